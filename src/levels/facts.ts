// What the header says of a level in every game: who made it, how hard it is, and its proven optimum.

export interface LevelFacts {
  readonly title?: string;
  readonly author?: string;
  readonly source?: string;
  readonly difficulty?: string;
  /** The proven least cost. */
  readonly optimal?: number | "unsolvable";
  readonly optimalWeighted?: number | "unsolvable";
  /** A move string that solves the level. */
  readonly solution?: string;
}
