// What the header of a level says is its least cost, against what was found and proven.
import type { Words } from "../language/words.ts";
import { type Optimum, optimumOf } from "../levels/facts.ts";
import { isModule } from "./own-heuristic.ts";
import type { Plan } from "./plan.ts";
import type { SolveResult } from "./result.ts";

export interface ExpectedOptimum {
  readonly optimal: Optimum;
  /** Null where nothing was proven. */
  readonly holds: boolean | null;
}

/** What was found and proven, as a result or a document tells it. */
export type Outcome = Pick<SolveResult, "cost" | "optimal" | "lowerBound"> & { readonly status: string };

/** Undefined where the header says nothing under the cost model of the plan. */
export function expectedOf({ playable, costModel, start }: Plan, result: SolveResult): ExpectedOptimum | undefined {
  const optimal = optimumOf(playable.facts, costModel);
  if (optimal === undefined) return undefined;
  // The header tells of the start of the level, and of nowhere else.
  return { optimal, holds: start.moves === "" ? holds(optimal, result) : null };
}

/** The same beside other solvers: there the word of a heuristic of one's own disproves no header, and only what was found counts. */
export function expectedBeside(plan: Plan, result: SolveResult): ExpectedOptimum | undefined {
  if (!isModule(result.heuristic ?? undefined)) return expectedOf(plan, result);
  const status = result.status === "unsolvable" ? "exhausted" : result.status;
  return expectedOf(plan, { ...result, status, optimal: false, lowerBound: 0 });
}

function holds(said: Optimum, { status, cost, optimal, lowerBound }: Outcome): boolean | null {
  if (status === "unsolvable") return said === "unsolvable";
  if (said === "unsolvable") return cost === null ? null : false;
  if (optimal) return cost === said;
  const isDisproved = (cost !== null && cost < said) || lowerBound > said;
  return isDisproved ? false : null;
}

/** Why the header is wrong. */
export function contradiction({ optimal: said }: ExpectedOptimum, found: Outcome): Words {
  const { en, pt } = truth(found);
  const saidInPortuguese = said === "unsolvable" ? "que não tem solução" : said;
  return { en: `the level says ${said}, ${en}`, pt: `o nível diz ${saidInPortuguese}, ${pt}` };
}

function truth({ status, cost, optimal, lowerBound }: Outcome): Words {
  if (status === "unsolvable") {
    return { en: "and it is proven unsolvable", pt: "e está provado que não tem solução" };
  }
  if (cost === null) {
    return {
      en: `and no solution costs less than ${lowerBound}`,
      pt: `e nenhuma solução custa menos de ${lowerBound}`,
    };
  }
  if (optimal) return { en: `the proven optimum is ${cost}`, pt: `e o ótimo provado é ${cost}` };
  return { en: `and a solution costs ${cost}`, pt: `e uma solução custa ${cost}` };
}
