import fc from "fast-check";
import { arbitraryRollLevel } from "../../../../tests/support/arbitrary-roll-the-block.ts";
import type { LevelSamples } from "../../../../tests/support/level-samples.ts";
import { hugeLevel, widened } from "../../../../tests/support/roll-states.ts";
import type { RollLevel } from "../index.ts";

/** From here on halves are judged one by one. */
const WIDE = 100;
/** Without holes nearly every level is solvable, and its halves roll about. */
const withSplits = fc.oneof(
  arbitraryRollLevel({ bridges: 1, switches: 2, splits: 3 }),
  arbitraryRollLevel({ bridges: 1, switches: 2, splits: 3, holes: false, maxRows: 5, maxColumns: 5 }),
);

export const samples: LevelSamples<RollLevel> = {
  small: fc.oneof(
    { weight: 4, arbitrary: arbitraryRollLevel() },
    { weight: 1, arbitrary: arbitraryRollLevel({ splits: 0, switches: 4 }) },
    { weight: 1, arbitrary: arbitraryRollLevel({ bridges: 0, switches: 0, splits: 0 }) },
    { weight: 1, arbitrary: withSplits },
    { weight: 1, arbitrary: withSplits.map((level) => widened(level, WIDE)) },
  ),
  all: {
    "small levels": arbitraryRollLevel(),
    "nothing but floor and splits": arbitraryRollLevel({ maxRows: 8, maxColumns: 8, bridges: 0, switches: 0 }),
    "many bridges": arbitraryRollLevel({ maxRows: 12, maxColumns: 12, bridges: 20, switches: 9, splits: 0 }),
    "64 bridges": arbitraryRollLevel({ maxRows: 16, maxColumns: 16, bridges: 64, switches: 30, splits: 5 }),
    "boards where halves are judged one by one": arbitraryRollLevel().map((level) => widened(level, 2 * WIDE)),
  },
  single: {
    "60 x 50 without bridges": () => hugeLevel(60, 50, 0),
    "300 x 300 with 20 bridges": () => hugeLevel(300, 300, 20),
    "300 x 260 with 40 bridges": () => hugeLevel(300, 260, 40),
    "300 x 300 with 64 bridges": () => hugeLevel(300, 300, 64),
    "600 x 600 with 3 bridges": () => hugeLevel(600, 600, 3),
  },
};
