// What one search was asked for, what it has counted, and how it stands. There is one search at a time in an instance.

export class Status {
  static readonly RUNNING: i32 = 0;
  static readonly SOLVED: i32 = 1;
  /** Ran dry, and only what is proven dead was cut off: there is no solution. */
  static readonly UNSOLVABLE: i32 = 2;
  /** Ran dry, but a bound on depth or a heuristic had cut something off. */
  static readonly EXHAUSTED: i32 = 3;
  static readonly NODE_LIMIT: i32 = 4;
  static readonly MEMORY_LIMIT: i32 = 5;
}

export class Run {
  static algorithm: i32 = 0;
  static maxExpanded: u64 = 0;
  /** No state with more than this is expanded: moves for bfs, dfs, dls and iddfs, else cost. */
  static bound: u32 = 0;
  /** key = g * gFactor + (h * hFactor >> hShift). hFactor is 0 where no heuristic is asked for. */
  static gFactor: u32 = 1;
  static hFactor: u32 = 0;
  static hShift: u32 = 0;
  /** The heuristic never overestimates: with it a bound also cuts what cannot end within it. */
  static admissible: bool = false;
  /** h is in units of 1 / hUnit. */
  static hUnit: u32 = 1;

  static expanded: u64 = 0;
  static generated: u64 = 0;
  static stored: u64 = 0;
  static frontier: u64 = 0;
  static deepest: u32 = 0;
  /** Nothing that is still open can cost less (in the unit of keys for best-first search and deepening). */
  static lowerBound: u32 = 0;
  static fingerprint: u32 = 0;
  /** A bound on depth or an unproven heuristic has cut something off. */
  static cut: bool = false;
  /** What the best solution costs that a method has found before its proof; the largest u32 while there is none. */
  static best: u32 = 0xffffffff;
  /** The node, or the stack entry, that solves the level. */
  static goal: u32 = 0;

  static begin(): void {
    Run.expanded = 0;
    Run.generated = 0;
    Run.stored = 0;
    Run.frontier = 0;
    Run.deepest = 0;
    Run.lowerBound = 0;
    Run.fingerprint = 0;
    Run.cut = false;
    Run.best = 0xffffffff;
    Run.goal = 0;
  }

  /** A key that 32 bits do not hold becomes their largest, for which there is no memory. */
  @inline
  static key(g: u32, h: u32): u32 {
    const key = u64(g) * u64(Run.gFactor) + ((u64(h) * u64(Run.hFactor)) >> u64(Run.hShift));
    return key > 0xffffffff ? 0xffffffff : u32(key);
  }

  /** Whether a state with this cost and estimate is beyond the bound. */
  @inline
  static beyond(g: u32, h: u32): bool {
    return g > Run.bound || (Run.admissible && (h + Run.hUnit - 1) / Run.hUnit > Run.bound - g);
  }

  @inline
  static sawWaiting(waiting: u64): void {
    if (waiting > Run.frontier) Run.frontier = waiting;
  }

  /** The end of a search that has nothing left to look at. */
  static ranDry(): i32 {
    return Run.cut ? Status.EXHAUSTED : Status.UNSOLVABLE;
  }
}
