// What the header of a level says is its least cost, against what was found and proven.
import { type Optimum, optimumOf } from "../levels/facts.ts";
import type { Plan } from "./plan.ts";
import type { SolveResult } from "./result.ts";

export interface ExpectedOptimum {
  readonly optimal: Optimum;
  /** Null where nothing was proven. */
  readonly holds: boolean | null;
}

/** Undefined where the header says nothing under the cost model of the plan. */
export function expectedOf({ playable, costModel, start }: Plan, result: SolveResult): ExpectedOptimum | undefined {
  const optimal = optimumOf(playable.facts, costModel);
  if (optimal === undefined) return undefined;
  // The header tells of the start of the level, and of nowhere else.
  return { optimal, holds: start.moves === "" ? holds(optimal, result) : null };
}

function holds(said: Optimum, { status, cost, optimal, lowerBound }: SolveResult): boolean | null {
  if (status === "unsolvable") return said === "unsolvable";
  if (said === "unsolvable") return cost === null ? null : false;
  if (optimal) return cost === said;
  const isDisproved = (cost !== null && cost < said) || lowerBound > said;
  return isDisproved ? false : null;
}

/** Why the header is wrong. */
export function contradiction({ optimal: said }: ExpectedOptimum, result: SolveResult): string {
  return `the level says ${said}, ${truth(result)}`;
}

function truth({ status, cost, optimal, lowerBound }: SolveResult): string {
  if (status === "unsolvable") return "and it is proven unsolvable";
  if (cost === null) return `and no solution costs less than ${lowerBound}`;
  return optimal ? `the proven optimum is ${cost}` : `and a solution costs ${cost}`;
}
