// What can be asked of a solve, and what it tells while it goes on.
import type { EngineName } from "../engines/session.ts";
import type { PaperAlgorithm } from "../papers/index.ts";
import type { Order } from "../puzzles/packed.ts";
import type { CostModel, Level } from "../puzzles/puzzle.ts";
import type { Algorithm } from "../search/search.ts";

export type { Order } from "../puzzles/packed.ts";
export type { Algorithm } from "../search/search.ts";

/** `auto` picks the strongest that the puzzle has. Those of the course papers are for comparing and need the engine `ts`. */
export type AlgorithmName = Algorithm | PaperAlgorithm | "auto";

/** A heuristic of one's own, for the TypeScript engine: a function of the readable state, and of the level. */
export interface OwnHeuristic<State = unknown> {
  readonly name: string;
  /** Estimates the cost that is left: 0 or more; Infinity where the state cannot be solved. */
  estimate(state: State, level: Level): number;
  /** Whether it never overestimates. It is believed: a false "true" gives false proofs. */
  readonly admissible?: boolean;
}

/** Where a search gives up, with what it knows. */
export interface Limits {
  readonly timeMs?: number;
  /** The most states that may be expanded. */
  readonly nodes?: number;
  readonly memoryBytes?: number;
}

/** What can be asked of `solve`. */
export interface SolveOptions {
  /** Default `auto`. */
  readonly algorithm?: AlgorithmName;
  /** For greedy, astar and idastar; others look at none, and results say so. Default: the strongest of the puzzle that never
   *  overestimates. */
  readonly heuristic?: string | OwnHeuristic;
  /** Default `wasm`. A heuristic or a puzzle of one's own needs `ts`. */
  readonly engine?: EngineName;
  /** Default `moves`. */
  readonly costModel?: CostModel;
  /** For astar: g + weight * h; others have none, and results say 1. Default 1. A weight that is no fraction of small numbers
   *  is rounded down, and results say to what. */
  readonly weight?: number;
  /** For puzzles whose moves commute (PackedPuzzle.hasOrder). Default `any`: every move that the rules allow. `canonical`
   *  makes such moves in one order only, which loses no solution; see docs/search.md. `auto` does as it likes. */
  readonly order?: Order;
  /** For `auto` where it takes a method: ingredients of methods to leave out, to measure what each buys. */
  readonly without?: readonly string[];
  /** A number of moves for dfs and dls; "budget" takes the level's own budget and bounds any algorithm. */
  readonly depth?: number | "budget";
  /** Moves to play first: the search begins where they lead. Its cost, bound, depth and counts are from there; stars count
   *  from the start. */
  readonly from?: string;
  readonly limits?: Limits;
  /** How many expansions to record. Default 0. */
  readonly trace?: number;
  /** Ends the search like a limit when it is aborted: the result is `cancelled`, with what is known by then. */
  readonly stop?: AbortSignal;
  /** Ends the search when it is aborted; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called now and then while the search goes on. */
  readonly onProgress?: (progress: Progress) => void;
  /** Called with the first solution that is found and with each better one. */
  readonly onSolution?: (found: SolutionFound) => void;
}

/** How far a search has come. */
export interface Progress {
  /** What is done: the choice of `auto`; for the eight algorithms their own name. */
  readonly method: string;
  readonly expanded: number;
  readonly generated: number;
  readonly stored: number;
  readonly frontier: number;
  /** No solution can cost less. */
  readonly lowerBound: number;
  /** What the best solution so far costs; null while there is none. */
  readonly best: number | null;
  readonly memoryBytes: number;
  readonly timeMs: number;
  /** The part of it that went into tables: all of it while they are made. */
  readonly prepareMs: number;
}

/** A solution that is better than those before, told as soon as it is found. */
export interface SolutionFound {
  readonly moves: string;
  readonly cost: number;
  /** No solution can cost less, as far as is proven by now. */
  readonly lowerBound: number;
  readonly optimal: boolean;
  /** How many moves it has. */
  readonly depth: number;
  /** By the budget of the level; null where it has none. */
  readonly stars: number | null;
  readonly timeMs: number;
}
