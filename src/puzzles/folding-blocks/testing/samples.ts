import fc from "fast-check";
import { arbitraryFoldingLevel } from "../../../../tests/support/arbitrary-folding-blocks.ts";
import { foldingLevel } from "../../../../tests/support/folding-level.ts";
import type { LevelSamples } from "../../../../tests/support/level-samples.ts";
import type { FoldingLevel } from "../index.ts";

export const samples: LevelSamples<FoldingLevel> = {
  small: fc.oneof(
    { weight: 3, arbitrary: arbitraryFoldingLevel() },
    { weight: 1, arbitrary: arbitraryFoldingLevel({ maxRows: 14, maxColumns: 14, maxGroups: 4 }) },
  ),
  all: {
    "small boards": arbitraryFoldingLevel(),
    "middling boards": arbitraryFoldingLevel({ maxRows: 10, maxColumns: 10, maxGroups: 9 }),
    "the largest boards": arbitraryFoldingLevel({ maxRows: 32, maxColumns: 32, maxGroups: 52 }),
  },
  single: { "a wide open board": openBoard },
};

/** Two groups and room for shapes of every size. */
function openBoard(): FoldingLevel {
  const rows = Array.from({ length: 32 }, () => [...".".repeat(32)]);
  const put = (row: number, column: number, letter: string): void => {
    (rows[row] as string[])[column] = letter;
  };
  put(5, 7, "A");
  put(20, 20, "b");
  put(21, 23, "b");
  return foldingLevel(...rows.map((row) => row.join("")));
}
