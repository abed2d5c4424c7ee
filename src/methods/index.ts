// What `auto` does: for each puzzle its methods, the first that takes a level first, and its scouts.
import type { PackedPuzzle } from "../puzzles/packed.ts";
import type { Algorithm } from "../search/search.ts";
import { exactCover } from "./exact-cover/index.ts";
import type { Method } from "./method.ts";

/** A quick search for any solution, to have an answer before the proof. Each one is to find a better one than those before. */
export interface Scout {
  readonly algorithm: Algorithm;
  readonly heuristic: string;
  readonly weight?: number;
}

export interface Strength {
  readonly methods: readonly Method[];
  readonly scouts: readonly Scout[];
  /** After so many expansions without a proof the first scout is sent out. */
  readonly scoutsAfter: number;
}

const NO_STRENGTH: Strength = { methods: [], scouts: [], scoutsAfter: 0 };

const STRENGTHS: Readonly<Record<string, Strength>> = {
  "folding-blocks": { methods: [exactCover as Method], scouts: [], scoutsAfter: 1000 },
  "match-the-tiles": { methods: [], scouts: [], scoutsAfter: 200_000 },
  "roll-the-block": { methods: [], scouts: [], scoutsAfter: 1_000_000 },
  "break-the-ice": { methods: [], scouts: [], scoutsAfter: 5000 },
};

/** A puzzle of one's own has none. */
export function strengthOf({ puzzle }: Pick<PackedPuzzle, "puzzle">): Strength {
  return STRENGTHS[puzzle.format.id] ?? NO_STRENGTH;
}
