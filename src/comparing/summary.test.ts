import { describe, expect, test } from "vitest";
import type { CellDocument } from "./cell-document.ts";
import { medalOf } from "./medal.ts";
import { geometricMean, summarize } from "./summary.ts";

const cell = (solver: string, index: number, more: Partial<CellDocument>): CellDocument =>
  ({
    ...{ file: "a.txt", index, solver, status: "solved", optimal: false, medal: null, method: "bfs", expanded: 1 },
    repeat: { n: 1, medianMs: 1, spreadMs: 0 },
    ...more,
  }) as CellDocument;
const took = (medianMs: number) => ({ repeat: { n: 1, medianMs, spreadMs: 0 } });

describe("medals", () => {
  test.each([
    [7, 7, "moves", "gold"],
    [8, 7, "moves", "silver"],
    [9, 7, "moves", "bronze"],
    [10, 7, "moves", null],
    [7, undefined, "moves", null],
    [null, 7, "moves", null],
    [30, 30, "weighted", "gold"],
    [31, 30, "weighted", null],
  ] as const)("cost %s against %s in %s: %s", (cost, optimum, model, medal) => {
    expect(medalOf(cost, optimum, model)).toBe(medal);
  });
});

describe("a summary", () => {
  test("takes means over the levels that all settled, and counts all", () => {
    const documents = [
      cell("a", 1, { ...took(2), expanded: 10, optimal: true, medal: "gold" }),
      cell("b", 1, { ...took(1), expanded: 1000, medal: "silver" }),
      cell("a", 2, { ...took(8), expanded: 1000, status: "unsolvable" }),
      cell("b", 2, { ...took(4), expanded: 10, status: "unsolvable" }),
      cell("a", 3, { ...took(500), expanded: 1, medal: "bronze" }),
      cell("b", 3, { ...took(9000), status: "limit" }),
    ];
    expect(summarize(["a", "b"], documents)).toEqual({
      levels: 3,
      common: 2,
      solvers: [
        {
          solver: "a",
          solved: 3,
          proven: 2,
          medals: { gold: 1, silver: 0, bronze: 1 },
          timeMs: expect.closeTo(4),
          expanded: expect.closeTo(100),
        },
        {
          solver: "b",
          solved: 2,
          proven: 1,
          medals: { gold: 0, silver: 1, bronze: 0 },
          timeMs: expect.closeTo(2),
          expanded: expect.closeTo(100),
        },
      ],
    });
  });

  test("has no mean where there is no common level, or a number means something else", () => {
    const documents = [
      cell("a", 1, {}),
      cell("auto", 1, { method: "layers" }),
      cell("cmd:x", 1, { method: null, expanded: null }),
    ];
    expect(summarize(["a", "auto", "cmd:x"], documents).solvers.map(({ expanded }) => expanded)).toEqual([
      1,
      null,
      null,
    ]);
    const failed = [cell("a", 1, {}), cell("b", 1, { status: "failed" })];
    expect(summarize(["a", "b"], failed).solvers.map(({ timeMs }) => timeMs)).toEqual([null, null]);
  });

  test("what was less than the clock tells counts as the least that it told, and as no more than a millisecond", () => {
    const means = (...times: readonly (readonly [number, number])[]) =>
      summarize(
        ["a", "b"],
        times.flatMap(([a, b], index) => [cell("a", index, took(a)), cell("b", index, took(b))]),
      ).solvers.map(({ timeMs }) => timeMs);
    expect(means([0, 2], [4, 2])).toEqual([expect.closeTo(2), expect.closeTo(2)]);
    expect(means([0, 0.1], [0.4, 0.1])).toEqual([expect.closeTo(0.2), expect.closeTo(0.1)]);
    expect(means([0, 900])).toEqual([expect.closeTo(1), expect.closeTo(900)]);
    expect(means([0, 0])).toEqual([expect.closeTo(1), expect.closeTo(1)]);
  });

  test("a geometric mean has room for zero", () => {
    expect(geometricMean([0, 100], 1)).toBeCloseTo(10);
    expect(geometricMean([], 1)).toBeNull();
  });
});
