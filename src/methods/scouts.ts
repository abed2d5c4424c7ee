// Scouts: quick searches for any solution beside a search that proves, so that there is a solution before the proof. A
// method brings its own, or none where it finds incumbents itself; A* in a method's place has those of its puzzle.
import type { Algorithm } from "../search/search.ts";

/** Each one is to find a better solution than those before. */
export interface Scout {
  readonly algorithm: Algorithm;
  readonly heuristic: string;
  readonly weight?: number;
}

export interface Scouting {
  readonly scouts: readonly Scout[];
  /** After so many expansions without a proof the first scout is sent out. */
  readonly after: number;
  /** For so many expansions of a later turn of the proof they get one. */
  readonly share: number;
}

export const NO_SCOUTING: Scouting = { scouts: [], after: 0, share: 1 };
