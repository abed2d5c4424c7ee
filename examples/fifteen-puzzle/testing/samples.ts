import fc from "fast-check";
import { ProblemList } from "../../../src/levels/problem.ts";
import { rowsOf } from "../../../src/puzzles/board-rows.ts";
import type { LevelSamples } from "../../../tests/support/level-samples.ts";
import { writtenLevel } from "../../../tests/support/written-level.ts";
import { type FifteenLevel, fifteenPuzzle, GAP, TILES } from "../index.ts";

/** Any order of the tiles: half of them cannot be solved. */
function arbitraryLevel(maxRows: number, maxColumns: number): fc.Arbitrary<FifteenLevel> {
  return fc
    .record({ rows: fc.integer({ min: 1, max: maxRows }), columns: fc.integer({ min: 1, max: maxColumns }) })
    .chain(({ rows, columns }) => {
      const tiles = [...TILES.slice(0, rows * columns - 1), GAP];
      const order = fc.shuffledSubarray(tiles, { minLength: tiles.length, maxLength: tiles.length });
      return order.map((board) => fifteenLevel(rowsOf(board.join(""), columns)));
    });
}

export function fifteenLevel(rows: readonly string[]): FifteenLevel {
  const problems = new ProblemList();
  const level = fifteenPuzzle.readLevel(writtenLevel("fifteen-puzzle", rows), problems);
  if (level === undefined) throw new Error(problems.sorted()[0]?.message);
  return level;
}

export const samples: LevelSamples<FifteenLevel> = {
  small: fc.oneof(arbitraryLevel(2, 3), arbitraryLevel(3, 2), arbitraryLevel(1, 4)),
  all: { "boards of all sizes": arbitraryLevel(4, 4) },
  single: { "the largest board": () => fifteenLevel(["FEDC", "BA98", "7654", "321."]) },
};
