// How best-first search and idastar rank a state: the whole number that its g and h make. Only they are given a ranking;
// a method ranks its states by itself. The twin of assembly/search/ranking.ts.

export interface RankingFields {
  readonly gFactor: number;
  /** 0 where no heuristic is asked for. */
  readonly hFactor: number;
  readonly hShift: number;
  /** h is in units of 1 / hUnit. */
  readonly hUnit: number;
  /** The heuristic never overestimates: with it maxCost also cuts what cannot end within it. */
  readonly admissible: boolean;
}

export class Ranking implements RankingFields {
  readonly gFactor: number;
  readonly hFactor: number;
  readonly hShift: number;
  readonly hUnit: number;
  readonly admissible: boolean;

  constructor({ gFactor, hFactor, hShift, hUnit, admissible }: RankingFields) {
    this.gFactor = gFactor;
    this.hFactor = hFactor;
    this.hShift = hShift;
    this.hUnit = hUnit;
    this.admissible = admissible;
  }

  key(g: number, h: number): number {
    return g * this.gFactor + Math.floor((h * this.hFactor) / 2 ** this.hShift);
  }

  /** Whether a state with this cost and estimate is beyond maxCost. */
  isBeyond(g: number, h: number, maxCost: number): boolean {
    return g > maxCost || (this.admissible && Math.ceil(h / this.hUnit) > maxCost - g);
  }
}
