// How best-first search and idastar rank a state: the whole number that its g and h make. Only they are given a ranking;
// a method ranks its states by itself. The twin of assembly/search/ranking.ts.
import type { Game } from "./game.ts";
import { type Run, UNLIMITED } from "./run.ts";

export interface RankingFields {
  /** key = g * gFactor + h * hFactor. hFactor is 0 where no heuristic is asked for. */
  readonly gFactor: number;
  readonly hFactor: number;
  /** h is in units of 1 / hUnit; 0 where there is no heuristic, which then says nothing that could be admissible. */
  readonly hUnit: number;
  /** The heuristic never overestimates: with it maxCost also cuts what cannot end within it. */
  readonly admissible: boolean;
}

export class Ranking implements RankingFields {
  readonly gFactor: number;
  readonly hFactor: number;
  readonly hUnit: number;
  readonly admissible: boolean;

  constructor({ gFactor, hFactor, hUnit, admissible }: RankingFields) {
    this.gFactor = gFactor;
    this.hFactor = hFactor;
    this.hUnit = hUnit;
    this.admissible = admissible;
  }

  /** UNLIMITED where 32 bits do not hold the key: no entry can have it. */
  key(g: number, h: number): number {
    const key = g * this.gFactor + h * this.hFactor;
    return key < UNLIMITED ? key : UNLIMITED;
  }

  /** The h that has made this key with this g. */
  estimateIn(key: number, g: number): number {
    return (key - g * this.gFactor) / this.hFactor;
  }

  /** What is estimated of the root, which the run remembers; 0 where it is solved or there is no heuristic. */
  start(game: Game, root: Uint32Array, run: Run): number {
    if (this.hUnit === 0) return 0;
    run.hStart = game.isSolved(root, 0) ? 0 : game.estimate(root, 0, -1);
    return this.hFactor === 0 ? 0 : run.hStart;
  }

  /** Whether a state with this cost and estimate is beyond maxCost. */
  isBeyond(g: number, h: number, maxCost: number): boolean {
    return g > maxCost || (this.admissible && Math.ceil(h / this.hUnit) > maxCost - g);
  }

  /** Whether the least key of all proves that every solution is beyond maxCost, as it may where maxCost was lowered since
   *  the states were kept (provenAt in src/solving/ranking.ts says why). */
  provesBeyond(key: number, maxCost: number): boolean {
    return this.admissible && key > maxCost * Math.max(this.gFactor, this.hFactor * this.hUnit);
  }
}
