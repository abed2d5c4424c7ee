// A small random level of any puzzle.
import fc from "fast-check";
import type { Level } from "../../src/puzzles/puzzle.ts";
import { arbitraryIceLevel } from "./arbitrary-break-the-ice.ts";
import { arbitraryFoldingLevel } from "./arbitrary-folding-blocks.ts";
import { arbitraryMatchLevel } from "./arbitrary-match-the-tiles.ts";
import { arbitraryRollLevel } from "./arbitrary-roll-the-block.ts";

/** Of many colours hardly a level this small can be solved. */
const SMALL_ICE = { maxRows: 4, maxColumns: 4 };

const BY_GAME: Readonly<Record<string, fc.Arbitrary<Level>>> = {
  "folding-blocks": arbitraryFoldingLevel(),
  "match-the-tiles": arbitraryMatchLevel({ maxRows: 4, maxColumns: 5, maxTiles: 4 }),
  "roll-the-block": arbitraryRollLevel(),
  "break-the-ice": fc.oneof(
    { weight: 4, arbitrary: arbitraryIceLevel({ ...SMALL_ICE, maxColours: 1 }) },
    { weight: 3, arbitrary: arbitraryIceLevel({ ...SMALL_ICE, maxColours: 2 }) },
    { weight: 1, arbitrary: arbitraryIceLevel({ ...SMALL_ICE, maxColours: 3, startingRuns: true, deadColours: true }) },
  ),
};

export function anyLevelOf(game: string): fc.Arbitrary<Level> {
  const found = BY_GAME[game];
  if (found === undefined) throw new Error(`nothing makes random levels of ${game}: add it to any-level.ts`);
  return found;
}
