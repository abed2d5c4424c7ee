import fc from "fast-check";
import { expect, test } from "vitest";
import { countColours } from "../../src/puzzles/break-the-ice/board.ts";
import { fall, findRuns } from "../../src/puzzles/break-the-ice/settle.ts";
import { arbitraryIceLevel } from "./arbitrary-break-the-ice.ts";

const sizes = { maxRows: 16, maxColumns: 16, maxColours: 15 };

test("blocks have settled, no run is there and no colour is dead, unless it is asked for", () => {
  fc.assert(
    fc.property(arbitraryIceLevel(sizes), ({ board }) => {
      expect(fall(board)).toEqual(board);
      expect(findRuns(board)).toEqual([]);
      expect(Math.min(...countColours(board).values())).toBeGreaterThanOrEqual(3);
    }),
  );
});

test("what is asked for comes up, the largest sides and all colours too", () => {
  const levels = fc.sample(arbitraryIceLevel({ ...sizes, startingRuns: true, deadColours: true }), {
    numRuns: 300,
    seed: 1,
  });
  const colours = levels.map(({ board }) => countColours(board));
  expect(levels.some(({ board }) => findRuns(board).length > 0)).toBe(true);
  expect(levels.some(({ burst }) => burst === "lines")).toBe(true);
  expect(levels.some(({ budget }) => budget !== null)).toBe(true);
  expect(levels.some(({ rows }) => rows === 16)).toBe(true);
  expect(levels.some(({ columns }) => columns === 16)).toBe(true);
  expect(colours.some((counts) => counts.size === 15)).toBe(true);
  expect(colours.some((counts) => Math.min(...counts.values()) < 3)).toBe(true);
});

test("there are no walls where none are wanted", () => {
  fc.assert(
    fc.property(arbitraryIceLevel({ walls: false }), ({ board }) => {
      expect(board.join("")).not.toContain("#");
    }),
  );
});
