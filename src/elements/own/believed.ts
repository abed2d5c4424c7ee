// What is believed of a search with a heuristic that a person wrote: its moves, once they are replayed through the rules on this
// page; its cost, which is counted here; that it is optimal, or that there is no solution, where the heuristic says that it never
// says too much and was not seen to. The rest are counts, and stand as they were told.
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { replay, wordsOf } from "../../playing/replay.ts";
import type { SolveOptions } from "../../solving/options.ts";
import type { Plan } from "../../solving/plan.ts";
import { resultOf, type SolveResult } from "../../solving/result.ts";
import type { Solution } from "../../solving/solution.ts";
import { planSolve } from "../../solving/solve.ts";
import { WrongOption } from "../../solving/wrong-option.ts";
import type { PooledResult } from "../../worker/protocol.ts";
import { count, fieldsOf } from "./heard.ts";

const STATUSES: readonly SolveResult["status"][] = ["solved", "unsolvable", "exhausted", "limit", "cancelled"];
/** Most characters of moves: no solution is as long, and whoever says more would have the page replay for ever. */
const MOST_MOVES = 100_000;
const LIMITS: readonly SolveResult["limit"][] = ["time", "nodes", "memory"];

/** Throws WrongOption where it says that it is solved, and is not. */
export function believed(level: LoadedLevel, options: SolveOptions, name: string, told: PooledResult): PooledResult {
  const said = fieldsOf(told);
  const saysAdmissible = said.saysAdmissible === true;
  const heuristic = { name, admissible: saysAdmissible, estimate: () => 0 };
  const plan = planSolve(level, { ...options, engine: "ts", heuristic });
  const best = typeof said.moves === "string" ? solutionOf(plan, said.moves) : undefined;
  const ending = STATUSES.find((each) => each === said.status) ?? "cancelled";
  if (ending === "solved" && best === undefined) throw untrue(name);
  const overestimate = said.overestimate == null ? null : overestimateIn(fieldsOf(said.overestimate));
  const proves = saysAdmissible && overestimate === null;
  const isUnproven =
    ending === "unsolvable" &&
    !proves &&
    plan.playable.puzzle.whyUnsolvable(plan.playable.level, plan.start.state) === null;
  const status = isUnproven ? "exhausted" : ending;
  const isOfNothing = ending === "cancelled" || ending === "limit";
  const result = resultOf(plan, {
    engine: "ts",
    // It is null only where nothing was begun.
    heuristic: said.heuristic === null && isOfNothing && best === undefined ? null : name,
    order: plan.search.order,
    status,
    limit: status === "limit" ? (LIMITS.find((each) => each === said.limit) ?? "time") : null,
    best,
    lowerBound: proves ? Math.min(count(said.lowerBound, 0), best?.cost ?? Number.POSITIVE_INFINITY) : 0,
    counts: {
      expanded: count(said.expanded, 0),
      generated: count(said.generated, 0),
      reopened: count(said.reopened, 0),
      duplicates: count(said.duplicates, 0),
      dead: count(said.dead, 0),
      stored: count(said.stored, 0),
      frontier: count(said.frontier, 0),
      lowerBound: 0,
      expandedBeforeLast: count(said.expandedBeforeLast, null),
      hStart: count(said.hStart, null),
      fingerprint: count(said.fingerprint, null),
      memoryBytes: count(said.memoryBytes, 0),
    },
    deepest: count(said.depth, 0),
    timeMs: count(said.timeMs, 0),
    prepareMs: count(said.prepareMs, 0),
    trace: null,
  });
  return { ...result, saysAdmissible, ...(said.overestimate === undefined ? {} : { overestimate }) };
}

/** The same as the rules have it; undefined where the moves do not solve the level. */
export function solutionOf(
  { level, start, costModel }: Pick<Plan, "level" | "start" | "costModel">,
  moves: string,
): Solution | undefined {
  if (moves.length > MOST_MOVES) return undefined;
  const { solved, cost } = replay(level, `${start.moves} ${moves}`, costModel);
  if (!solved || cost === null) return undefined;
  const words = wordsOf(moves);
  return { moves: words.join(" "), cost: cost - start.cost, length: words.filter((word) => word !== "x").length };
}

function overestimateIn({
  after,
  estimate,
  remaining,
}: Readonly<Record<string, unknown>>): NonNullable<PooledResult["overestimate"]> {
  return {
    after: count(after, 0),
    estimate: count(estimate, Number.POSITIVE_INFINITY),
    remaining: count(remaining, 0),
  };
}

function untrue(name: string): WrongOption {
  return new WrongOption({
    en: `The search with ${name} says that it solved the level, and its moves do not: the module changes what is not its own.`,
    pt: `A procura com ${name} diz que resolveu o nível, e as suas jogadas não o resolvem: o módulo muda o que não é seu.`,
  });
}
