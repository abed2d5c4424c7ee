// What the tests that use these levels rely on: that they vary, and that the solvable ones are.
import fc from "fast-check";
import { expect, test } from "vitest";
import { foldingBlocks } from "../../src/puzzles/folding-blocks/index.ts";
import { leastCost } from "../reference/least-cost.ts";
import { arbitraryFoldingLevel, solvableFoldingLevel } from "./arbitrary-folding-blocks.ts";

const LARGEST = { maxRows: 32, maxColumns: 32, maxGroups: 52 };

test("the folds of a solvable level solve it, at the largest size too", () => {
  fc.assert(
    fc.property(fc.oneof(solvableFoldingLevel(), solvableFoldingLevel(LARGEST)), ({ level, solution }) => {
      let state = foldingBlocks.initialState(level);
      for (const move of solution) {
        const outcome = foldingBlocks.applyMove(level, state, move);
        if (outcome.refused !== undefined) throw new Error(outcome.refused.en);
        state = outcome.state;
      }
      expect(foldingBlocks.isSolved(level, state)).toBe(true);
    }),
  );
});

test("small levels are of many costs, solvable and not", () => {
  const levels = fc.sample(arbitraryFoldingLevel(), { numRuns: 300, seed: 1 });
  const costs = new Set(levels.map((level) => leastCost(foldingBlocks, level).cost));
  for (const cost of [undefined, 0, 1, 2, 3, 4]) expect(costs).toContain(cost);
  expect(levels.some(({ board }) => board.includes("#"))).toBe(true);
  expect(levels.some(({ board }) => /A[^A]+A/.test(board))).toBe(true);
});

test("large levels come near every limit", () => {
  const levels = fc.sample(arbitraryFoldingLevel(LARGEST), { numRuns: 100, seed: 1 });
  expect(Math.max(...levels.map(({ rows }) => rows))).toBeGreaterThan(28);
  expect(Math.max(...levels.map(({ columns }) => columns))).toBeGreaterThan(28);
  expect(Math.max(...levels.map(({ groups }) => groups.length))).toBeGreaterThan(45);
});
