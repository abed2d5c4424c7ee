// How far one search may go, what it has counted, and how it stands. There is one search at a time in an instance.

export class Status {
  static readonly RUNNING: i32 = 0;
  static readonly SOLVED: i32 = 1;
  /** Ran dry, and only what is proven dead was cut off: there is no solution. */
  static readonly UNSOLVABLE: i32 = 2;
  /** Ran dry, but a limit on depth or cost, or an unproven heuristic, had cut something off. */
  static readonly EXHAUSTED: i32 = 3;
  static readonly NODE_LIMIT: i32 = 4;
  static readonly MEMORY_LIMIT: i32 = 5;
}

/** A limit that nothing reaches, and what the best solution costs while there is none. */
export const UNLIMITED: u32 = 0xffffffff;

export class Run {
  static maxExpanded: u64 = 0;
  /** No state with more than this is expanded: moves for bfs, dfs, dls and iddfs, else cost. */
  static maxCost: u32 = 0;

  static expanded: u64 = 0;
  static generated: u64 = 0;
  /** Of those that were generated: expanded states that are open again since they were reached at less cost, other states that
   *  were known already, and states that are proven to lead nowhere. */
  static reopened: u64 = 0;
  static duplicates: u64 = 0;
  static dead: u64 = 0;
  static stored: u64 = 0;
  static frontier: u64 = 0;
  static deepest: u32 = 0;
  /** Nothing that is still open can cost less (in the unit of keys for best-first search and deepening). */
  static lowerBound: u32 = 0;
  /** How many had been expanded when the lower bound rose last. */
  static expandedBeforeLast: u64 = 0;
  /** The estimate of the start, in the heuristic's unit; UNLIMITED where nothing was estimated. */
  static hStart: u32 = UNLIMITED;
  static fingerprint: u32 = 0;
  /** A limit on depth or cost, or an unproven heuristic has cut something off. */
  static cut: bool = false;
  /** What the best solution costs that a method has found before its proof; UNLIMITED while there is none. */
  static best: u32 = UNLIMITED;
  /** The node, or the stack entry, that solves the level. */
  static goal: u32 = 0;

  static begin(): void {
    Run.expanded = 0;
    Run.generated = 0;
    Run.reopened = 0;
    Run.duplicates = 0;
    Run.dead = 0;
    Run.stored = 0;
    Run.frontier = 0;
    Run.deepest = 0;
    Run.lowerBound = 0;
    Run.expandedBeforeLast = 0;
    Run.hStart = UNLIMITED;
    Run.fingerprint = 0;
    Run.cut = false;
    Run.best = UNLIMITED;
    Run.goal = 0;
  }

  /** Nothing that is still open can cost less than this. */
  @inline
  static raise(bound: u32): void {
    if (bound <= Run.lowerBound) return;
    Run.lowerBound = bound;
    Run.expandedBeforeLast = Run.expanded;
  }

  @inline
  static sawFrontier(open: u64): void {
    if (open > Run.frontier) Run.frontier = open;
  }

  /** The end of a search that has nothing left to look at. */
  static ranDry(): i32 {
    return Run.cut ? Status.EXHAUSTED : Status.UNSOLVABLE;
  }
}
