// Whatever is said of why a level has no solution must be certain.

import fc from "fast-check";
import { expect, test } from "vitest";
import { leastCost } from "../../../tests/reference/least-cost.ts";
import { arbitraryFoldingLevel } from "../../../tests/support/arbitrary-folding-blocks.ts";
import { foldingLevel } from "../../../tests/support/folding-level.ts";
import { loadedLevel } from "../../playing/loaded-level.ts";
import { solve } from "../../solving/solve.ts";
import { type FoldingLevel, foldingBlocks } from "./index.ts";
import { whyUnsolvable } from "./why.ts";

const whyAtStart = (level: FoldingLevel) => whyUnsolvable(level, foldingBlocks.initialState(level));

test("a cell that no group can reach", () => {
  expect(whyAtStart(foldingLevel("A.#.", "..#."))?.en).toBe("No fold of any group can ever fill cell (0,3).");
});

test("two cells that one group would have to fill, and cannot both", () => {
  expect(whyAtStart(foldingLevel("A.", ".#"))?.en).toBe(
    "Cells (0,1) and (1,0) can only be filled by group A, which cannot fill both.",
  );
});

test("sizes that cannot add up", () => {
  expect(whyAtStart(foldingLevel("A.....B"))?.en).toBe(
    "The board has 7 cells to fill, and however often the groups double, their sizes never add up to that.",
  );
});

test("after moves, of the board that they have left", () => {
  const level = foldingLevel("A..B.");
  expect(whyAtStart(level)).toBeNull();
  expect(whyUnsolvable(level, { board: "AA.BB" })?.en).toBe("No fold of any group can ever fill cell (0,2).");
});

test("a level that can be solved has no reason", () => {
  expect(whyAtStart(foldingLevel("A."))).toBeNull();
});

test("a reason is said only where there is no solution, and exact cover needs no expansion there", async () => {
  let said = 0;
  await fc.assert(
    fc.asyncProperty(arbitraryFoldingLevel(), async (level) => {
      if (whyAtStart(level) === null) return;
      said++;
      expect(leastCost(foldingBlocks, level).cost).toBeUndefined();
      const { status, expanded } = await solve(loadedLevel(foldingBlocks, level));
      expect({ status, expanded }).toEqual({ status: "unsolvable", expanded: 0 });
    }),
    { numRuns: 400 },
  );
  expect(said).toBeGreaterThan(50);
});
