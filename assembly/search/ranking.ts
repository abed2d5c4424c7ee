// How best-first search and idastar rank a state: the whole number that its g and h make. Only they are given a ranking;
// a method ranks its states by itself. The twin is src/search/ranking.ts.
import { Game } from "./game";
import { Run, UNLIMITED } from "./run";

export class Ranking {
  /** key = g * gFactor + h * hFactor. hFactor is 0 where no heuristic is asked for. */
  static gFactor: u32 = 1;
  static hFactor: u32 = 0;
  /** h is in units of 1 / hUnit; 0 where there is no heuristic, which then says nothing that could be admissible. */
  static hUnit: u32 = 1;
  /** The heuristic never overestimates: with it maxCost also cuts what cannot end within it. */
  static admissible: bool = false;

  /** UNLIMITED where 32 bits do not hold the key: no entry can have it. */
  @inline
  static key(g: u32, h: u32): u32 {
    const key = u64(g) * u64(Ranking.gFactor) + u64(h) * u64(Ranking.hFactor);
    return key > u64(UNLIMITED) ? UNLIMITED : u32(key);
  }

  /** The h that has made this key with this g. */
  @inline
  static estimateIn(key: u32, g: u32): u32 {
    return (key - g * Ranking.gFactor) / Ranking.hFactor;
  }

  /** What is estimated of the root, which Run remembers; 0 where it is solved or there is no heuristic. */
  static start<G extends Game>(game: G, root: usize): u32 {
    if (Ranking.hUnit == 0) return 0;
    Run.hStart = game.isSolved(root) ? 0 : game.estimate(root, -1);
    return Ranking.hFactor == 0 ? 0 : Run.hStart;
  }

  /** Whether a state with this cost and estimate is beyond maxCost. */
  @inline
  static isBeyond(g: u32, h: u32): bool {
    return g > Run.maxCost || (Ranking.admissible && (h + Ranking.hUnit - 1) / Ranking.hUnit > Run.maxCost - g);
  }

  /** Whether the least key of all proves that every solution is beyond maxCost, as it may where maxCost was lowered since
   *  the states were kept (provenAt in src/solving/ranking.ts says why). */
  @inline
  static provesBeyond(key: u32): bool {
    const most = max<u64>(u64(Ranking.gFactor), u64(Ranking.hFactor) * u64(Ranking.hUnit));
    return Ranking.admissible && u64(key) > u64(Run.maxCost) * most;
  }
}
