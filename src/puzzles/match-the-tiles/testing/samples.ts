import fc from "fast-check";
import { arbitraryMatchLevel } from "../../../../tests/support/arbitrary-match-the-tiles.ts";
import type { LevelSamples } from "../../../../tests/support/level-samples.ts";
import { crowdedLevel } from "../../../../tests/support/match-states.ts";
import type { MatchLevel } from "../index.ts";

const LARGEST = { maxRows: 16, maxColumns: 16, maxTiles: 64 };

export const samples: LevelSamples<MatchLevel> = {
  small: fc.oneof(
    arbitraryMatchLevel({ maxRows: 4, maxColumns: 5, maxTiles: 4 }),
    arbitraryMatchLevel({ maxColours: 2, maxTiles: 6 }),
    arbitraryMatchLevel({ maxColours: 1, maxTiles: 7, maxRows: 4 }),
    arbitraryMatchLevel({ maxRows: 3, maxColumns: 12, maxTiles: 4 }),
  ),
  all: {
    "small boards": arbitraryMatchLevel(),
    "middling boards": arbitraryMatchLevel({ maxRows: 8, maxColumns: 8, maxTiles: 12 }),
    "the largest boards, of many colours": arbitraryMatchLevel({ ...LARGEST, maxColours: 26 }),
    "the largest boards, of few colours": arbitraryMatchLevel({ ...LARGEST, maxColours: 2 }),
    "64 tiles of one colour": fc.integer({ min: 64, max: 256 }).map(crowdedLevel),
  },
};
