// What a solve gives: what was asked, what was done, what was found, what is proven, and what it took.
import type { Counts, EngineName } from "../engines/session.ts";
import type { Words } from "../language/words.ts";
import type { CostModel } from "../puzzles/puzzle.ts";
import { EXHAUSTED, MEMORY_LIMIT, NODE_LIMIT, RUNNING, SOLVED, type Status, UNSOLVABLE } from "../search/run.ts";
import { branchingFactor } from "./branching.ts";
import type { AlgorithmName, Order } from "./options.ts";
import type { Plan } from "./plan.ts";
import type { Solution } from "./solution.ts";
import type { SearchTrace } from "./trace.ts";

/** What a search found, proved and counted. */
export interface SolveResult {
  /** The id of the puzzle. */
  readonly game: string;
  /** Which did it: `ts` also where `wasm` was asked for and a policy forbids WebAssembly. */
  readonly engine: EngineName;
  /** As it was asked for. */
  readonly algorithm: AlgorithmName;
  /** What guided the search; null for algorithms and methods that look at none. */
  readonly heuristic: string | null;
  /** What was done: the choice of `auto`; for the eight algorithms their own name. */
  readonly method: string;
  readonly costModel: CostModel;
  /** Of h, in astar; 1 elsewhere. */
  readonly weight: number;
  /** Whether moves that commute were made in any order or in one only; null where the puzzle has no such moves. */
  readonly order: Order | null;
  /** `unsolvable` is proven. `exhausted`: nothing is left to look at, but a limit on depth or a heuristic that is not proven
   *  had cut something off. `cancelled`: it was told to `stop`. */
  readonly status: "solved" | "unsolvable" | "exhausted" | "limit" | "cancelled";
  /** What it was that stopped the search, where `status` is `limit`. */
  readonly limit: "time" | "nodes" | "memory" | null;
  /** Of the solution; where the search was stopped, of the best so far. */
  readonly cost: number | null;
  /** The cost is proven to be the least. */
  readonly optimal: boolean;
  /** No solution can cost less. */
  readonly lowerBound: number;
  /** The solution; where the search was stopped, the best so far. */
  readonly moves: string | null;
  /** 0 to 3, of all moves from the start of the level; null where it has no budget. */
  readonly stars: number | null;
  /** States whose successors were made; what else a method takes for one is told in docs/methods/README.md. */
  readonly expanded: number;
  /** Legal successors made, duplicates and dead ones included. */
  readonly generated: number;
  /** Of those generated: expanded states that were taken up again, since they were reached at less cost. */
  readonly reopened: number;
  /** Of those generated: other states that were known already. */
  readonly duplicates: number;
  /** Of those generated: states that are proven to lead nowhere. */
  readonly dead: number;
  /** Distinct states kept; for iddfs and idastar the most table entries and path states at once. */
  readonly stored: number;
  /** The most states that were open at once. */
  readonly frontier: number;
  /** Expanded before the lower bound rose last, which no choice among equals changes; null for greedy, dfs and dls. */
  readonly expandedBeforeLast: number | null;
  /** h of the start, as a cost; null without a heuristic, and where the start is known to have no solution. */
  readonly hStart: number | null;
  /** The effective branching factor b: generated = b + b^2 + ... + b^depth. Null without a solution. */
  readonly branching: number | null;
  /** Moves of the solution; without one, of the deepest state that was expanded. */
  readonly depth: number;
  /** From the level to the answer; loading the solver and replaying are not counted. */
  readonly timeMs: number;
  /** The part of it that went into tables. */
  readonly prepareMs: number;
  /** What the search held when it ended. */
  readonly memoryBytes: number;
  /** Why there is no solution, where it can be said in a sentence. */
  readonly why: Words | null;
  /** The expanded states in their order, in 32 bits, equal in both engines; null for methods that keep none. */
  readonly fingerprint: number | null;
  /** The first expansions, as many as were asked for; null where none were. */
  readonly trace: SearchTrace | null;
}

/** What was done for a plan. */
export interface Done extends Pick<SolveResult, "engine" | "status" | "limit" | "lowerBound" | "timeMs" | "prepareMs"> {
  /** Undefined where nothing was begun. */
  readonly method?: string;
  readonly heuristic: string | null;
  readonly order: Order | null;
  readonly best: Solution | undefined;
  readonly counts: Counts;
  /** The depth of the deepest state that was expanded. */
  readonly deepest: number;
  readonly trace: SearchTrace | null;
}

export const NOTHING_COUNTED: Counts = {
  expanded: 0,
  generated: 0,
  reopened: 0,
  duplicates: 0,
  dead: 0,
  stored: 0,
  frontier: 0,
  lowerBound: 0,
  expandedBeforeLast: null,
  hStart: null,
  fingerprint: null,
  memoryBytes: 0,
};

/** Of a search that was told to stop before it began. */
export const NOTHING_DONE: Omit<Done, "engine"> = {
  heuristic: null,
  order: null,
  status: "cancelled",
  limit: null,
  best: undefined,
  lowerBound: 0,
  counts: NOTHING_COUNTED,
  deepest: 0,
  timeMs: 0,
  prepareMs: 0,
  trace: null,
};

type Ending = Pick<SolveResult, "status" | "limit">;

const ENDINGS: Readonly<Record<Exclude<Status, typeof RUNNING>, Ending>> = {
  [SOLVED]: { status: "solved", limit: null },
  [UNSOLVABLE]: { status: "unsolvable", limit: null },
  [EXHAUSTED]: { status: "exhausted", limit: null },
  [NODE_LIMIT]: { status: "limit", limit: "nodes" },
  [MEMORY_LIMIT]: { status: "limit", limit: "memory" },
};

/** What is still running was told to stop, or stopped by the limit on time. */
export function endingOf(status: Status, { asked }: Plan): Ending {
  if (status !== RUNNING) return ENDINGS[status];
  return asked.stop?.aborted === true ? { status: "cancelled", limit: null } : { status: "limit", limit: "time" };
}

export function resultOf(plan: Plan, done: Done): SolveResult {
  const { puzzle, level } = plan.playable;
  const { engine, method = plan.search.algorithm, heuristic, status, limit, best, lowerBound } = done;
  const { expanded, generated, reopened, duplicates, dead, stored, frontier } = done.counts;
  const { expandedBeforeLast, hStart, fingerprint, memoryBytes } = done.counts;
  return {
    game: puzzle.format.id,
    engine,
    algorithm: plan.algorithm,
    heuristic,
    method,
    costModel: plan.costModel,
    weight: plan.search.weight,
    order: done.order,
    status,
    limit,
    cost: best?.cost ?? null,
    optimal: best !== undefined && best.cost <= lowerBound,
    lowerBound,
    moves: best?.moves ?? null,
    stars: best === undefined ? null : puzzle.stars(level, plan.start.cost + best.cost),
    expanded,
    generated,
    reopened,
    duplicates,
    dead,
    stored,
    frontier,
    expandedBeforeLast,
    hStart,
    branching: branchingFactor(generated, best?.length),
    depth: best?.length ?? done.deepest,
    timeMs: done.timeMs,
    prepareMs: done.prepareMs,
    memoryBytes,
    why: status === "unsolvable" ? puzzle.whyUnsolvable(level, plan.start.state) : null,
    fingerprint,
    trace: done.trace,
  };
}
