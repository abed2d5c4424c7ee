// The outlines of random cells enclose as much as there are cells, and no more corners than it takes.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Point } from "./projection.ts";
import { outlinesOf } from "./regions.ts";

const cells = fc.uniqueArray(fc.record({ row: fc.nat(5), column: fc.nat(5) }), {
  minLength: 1,
  selector: ({ row, column }) => `${row} ${column}`,
});

/** What it encloses; below 0 for a hole. */
function areaOf(outline: readonly Point[]): number {
  return outline.reduce((sum, { x, y }, i) => {
    const next = outline[(i + 1) % outline.length] as Point;
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

test("they enclose as many cells as there are", () => {
  fc.assert(
    fc.property(cells, (some) => {
      expect(sum(outlinesOf(some, 0).map(areaOf))).toBeCloseTo(some.length, 9);
    }),
  );
});

test("they turn at every corner, also where cells touch at a corner only", () => {
  fc.assert(
    fc.property(cells, (some) => {
      for (const outline of outlinesOf(some, 0.1)) {
        outline.forEach((corner, i) => {
          const next = outline[(i + 1) % outline.length] as Point;
          const isAlongRow = Math.abs(corner.y - next.y) < 1e-9;
          expect(Math.abs(isAlongRow ? corner.x - next.x : corner.y - next.y)).toBeGreaterThan(0.5);
        });
      }
    }),
  );
  expect(
    outlinesOf(
      [
        { row: 0, column: 0 },
        { row: 1, column: 1 },
      ],
      0,
    ).length,
  ).toBe(2);
});

test("one that is drawn in lies within its cell", () => {
  expect(outlinesOf([{ row: 2, column: 3 }], 0.25)).toEqual([
    [
      { x: 3.25, y: 2.25 },
      { x: 3.75, y: 2.25 },
      { x: 3.75, y: 2.75 },
      { x: 3.25, y: 2.75 },
    ],
  ]);
});
