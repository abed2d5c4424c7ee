// How far one search may go, what it has counted, and how it stands. The twin of assembly/search/run.ts.
import { follow } from "./fingerprint.ts";

export const RUNNING = 0;
export const SOLVED = 1;
/** Ran dry, and only what is proven dead was cut off: there is no solution. */
export const UNSOLVABLE = 2;
/** Ran dry, but a limit on depth or cost, or an unproven heuristic, had cut something off. */
export const EXHAUSTED = 3;
export const NODE_LIMIT = 4;
export const MEMORY_LIMIT = 5;

export type Status =
  | typeof RUNNING
  | typeof SOLVED
  | typeof UNSOLVABLE
  | typeof EXHAUSTED
  | typeof NODE_LIMIT
  | typeof MEMORY_LIMIT;

/** A limit that nothing reaches, and what the best solution costs while there is none. */
export const UNLIMITED = 0xffffffff;

/** How far a search may go. */
export interface SearchLimits {
  readonly maxExpanded: number;
  /** No state with more than this is expanded: moves for bfs, dfs, dls and iddfs, else cost.
   *  UNLIMITED where there is none. */
  readonly maxCost: number;
}

export class Run {
  maxExpanded: number;
  maxCost: number;
  expanded = 0;
  generated = 0;
  /** Of those that were generated: expanded states that are open again since they were reached at less cost, other states that
   *  were known already, and states that are proven to lead nowhere. */
  reopened = 0;
  duplicates = 0;
  dead = 0;
  stored = 0;
  frontier = 0;
  deepest = 0;
  /** Nothing that is still open can cost less (in the unit of keys for best-first search and idastar, a cost for methods). */
  lowerBound = 0;
  /** How many had been expanded when the lower bound rose last. */
  expandedBeforeLast = 0;
  /** The estimate of the start, in the heuristic's unit; UNLIMITED where nothing was estimated. */
  hStart = UNLIMITED;
  /** What the best solution costs that a method has found before its proof; UNLIMITED while there is none. */
  best = UNLIMITED;
  fingerprint = 0;
  /** A limit on depth or cost, or an unproven heuristic has cut something off. */
  cut = false;

  constructor({ maxExpanded, maxCost }: SearchLimits) {
    this.maxExpanded = maxExpanded;
    this.maxCost = maxCost;
  }

  /** Changes how far the search may go, between two slices. */
  allow({ maxExpanded, maxCost }: SearchLimits): void {
    this.maxExpanded = maxExpanded;
    this.maxCost = maxCost;
  }

  /** Nothing that is still open can cost less than this. */
  raise(bound: number): void {
    if (bound <= this.lowerBound) return;
    this.lowerBound = bound;
    this.expandedBeforeLast = this.expanded;
  }

  sawFrontier(open: number): void {
    if (open > this.frontier) this.frontier = open;
  }

  /** Counts the expansion of a state. */
  follow(states: Uint32Array, at: number, words: number): void {
    this.expanded++;
    this.fingerprint = follow(this.fingerprint, states, at, words);
  }

  /** How a search ends that has nothing left to look at. */
  ranDry(): Status {
    return this.cut ? EXHAUSTED : UNSOLVABLE;
  }
}

/** What every search of this folder can do. */
export interface Search {
  readonly run: Run;
  /** Goes on for about so many expansions, in the same steps wherever slices end; no step is begun when so many have been made. */
  advance(expansions: number): Status;
  /** When solved, or while `run.best` is set: the numbers of the moves, from the root. */
  moves(): number[];
}
