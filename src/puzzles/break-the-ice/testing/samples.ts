import fc from "fast-check";
import { arbitraryIceLevel } from "../../../../tests/support/arbitrary-break-the-ice.ts";
import type { LevelSamples } from "../../../../tests/support/level-samples.ts";
import type { IceLevel } from "../index.ts";

/** Of many colours hardly a level this small can be solved. */
const SMALL = { maxRows: 4, maxColumns: 4 };
const LARGEST = { maxRows: 16, maxColumns: 16, startingRuns: true };

export const samples: LevelSamples<IceLevel> = {
  small: fc.oneof(
    { weight: 4, arbitrary: arbitraryIceLevel({ ...SMALL, maxColours: 1 }) },
    { weight: 3, arbitrary: arbitraryIceLevel({ ...SMALL, maxColours: 2 }) },
    { weight: 1, arbitrary: arbitraryIceLevel({ ...SMALL, maxColours: 3, startingRuns: true, deadColours: true }) },
  ),
  all: {
    "small boards": arbitraryIceLevel({ maxRows: 5, maxColumns: 6, maxColours: 3, startingRuns: true }),
    "small boards with colours that are dead": arbitraryIceLevel({
      maxRows: 6,
      maxColumns: 6,
      maxColours: 5,
      startingRuns: true,
      deadColours: true,
    }),
    "boards of eight rows": arbitraryIceLevel({ maxRows: 8, maxColumns: 16, maxColours: 4, startingRuns: true }),
    "boards of few colours, where much bursts": arbitraryIceLevel({ ...LARGEST, maxColours: 2, walls: false }),
    "the largest boards": arbitraryIceLevel({ ...LARGEST, maxColours: 15, deadColours: true }),
  },
};
