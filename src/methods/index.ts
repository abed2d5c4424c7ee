// What `auto` does: for each puzzle its methods, the first that takes a level first, and its scouts.
import type { PackedPuzzle } from "../puzzles/packed.ts";
import type { Algorithm } from "../search/search.ts";
import { boundaryFlow } from "./break-the-ice/boundary-flow/index.ts";
import { exactCover } from "./folding-blocks/exact-cover/index.ts";
import { bidirectional } from "./match-the-tiles/bidirectional/index.ts";
import type { Method } from "./method.ts";
import { halves } from "./roll-the-block/halves/index.ts";
import { layers } from "./roll-the-block/layers/index.ts";
import { macro } from "./roll-the-block/macro/index.ts";

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

/** For the TypeScript engine: `boundary-flow` looks for answers itself. The first finds some answer on nearly every level, the
 *  second a good one if it finds any. */
const ICE_SCOUTS: readonly Scout[] = [
  { algorithm: "greedy", heuristic: "columns" },
  { algorithm: "astar", heuristic: "blocks", weight: 2 },
];

const STRENGTHS: Readonly<Record<string, Strength>> = {
  "folding-blocks": { methods: [exactCover], scouts: [], scoutsAfter: 0 },
  "match-the-tiles": {
    methods: [bidirectional],
    // Greedy search finds solutions of a hundred thousand slides, which take longer to replay than the proof.
    scouts: [
      { algorithm: "astar", heuristic: "slides", weight: 12 },
      { algorithm: "astar", heuristic: "slides", weight: 5 },
    ],
    scoutsAfter: 300_000,
  },
  "roll-the-block": { methods: [layers, macro, halves], scouts: [], scoutsAfter: 0 },
  "break-the-ice": { methods: [boundaryFlow], scouts: ICE_SCOUTS, scoutsAfter: 40_000 },
};

/** A puzzle of one's own has none. */
export function strengthOf({ puzzle }: Pick<PackedPuzzle, "puzzle">): Strength {
  return STRENGTHS[puzzle.format.id] ?? NO_STRENGTH;
}

/** All of them. */
export const METHODS: readonly Method[] = Object.values(STRENGTHS).flatMap(({ methods }) => methods);
