// The keys that a plan makes of g and h.
import { describe, expect, test } from "vitest";
import type { Algorithm } from "./options.ts";
import { rankingOf } from "./ranking.ts";

describe("the key of a state", () => {
  const heuristicOfUnit = (unit: number) => ({
    name: "some",
    counts: "something",
    admissible: true,
    consistent: true,
    unit: unit as 1 | 1024,
    source: "a test",
  });

  const keyOf = (options: { weight?: number; unit?: number; algorithm?: Algorithm }, g: number, h: number) => {
    const { weight = 1, unit = 1, algorithm = "astar" } = options;
    const heuristic = algorithm === "ucs" ? undefined : heuristicOfUnit(unit);
    const ranking = rankingOf({ algorithm, heuristic, weight });
    return {
      ...ranking,
      /** The key in units of a move. */
      key:
        (g * ranking.gFactor + Math.floor((h * ranking.hFactor) / 2 ** ranking.hShift)) / Math.max(1, ranking.gFactor),
    };
  };

  test.each([0, 0.5, 1, 1.5, 2, 3, 2.25, 1000])("is g + %d h, to the last digit, in either unit", (weight) => {
    for (const unit of [1, 1024]) {
      for (const [g, h] of [
        [0, 0],
        [7, 0],
        [0, 5],
        [7, 5],
        [123, 45],
      ] as const) {
        expect(keyOf({ weight, unit }, g, h * unit).key).toBe(g + weight * h);
      }
    }
  });

  test.each([11, 3, 27])("is w * h in 1024ths, rounded down, for a weight of %d tenths", (tenths) => {
    for (const unit of [1, 1024]) {
      for (let h = 0; h <= 300; h++) {
        const { key } = keyOf({ weight: tenths / 10, unit }, 0, h * unit);
        expect(key * 1024).toBe(Math.floor((1024 * tenths * h) / 10));
      }
    }
  });

  test.each([1.1, 0.3, 2.7])("is never above g + %d h, and near it", (weight) => {
    for (const unit of [1, 1024]) {
      for (let h = 0; h < 50; h++) {
        const { key } = keyOf({ weight, unit }, 4, h * unit);
        expect(key).toBeLessThanOrEqual(4 + weight * h);
        expect(key).toBeGreaterThan(4 + weight * h - (h + 1) / 1024);
      }
    }
  });

  test("is a whole number that is as small as can be", () => {
    expect(keyOf({ weight: 1 }, 0, 0)).toMatchObject({ gFactor: 1, hFactor: 1, hShift: 0, hUnit: 1 });
    expect(keyOf({ weight: 2 }, 0, 0)).toMatchObject({ gFactor: 1, hFactor: 2, hShift: 0 });
    expect(keyOf({ weight: 1.5 }, 0, 0)).toMatchObject({ gFactor: 2, hFactor: 3, hShift: 0 });
    expect(keyOf({ weight: 1.1 }, 0, 0)).toMatchObject({ gFactor: 1024, hShift: 13 });
    expect(keyOf({ weight: 1.5, unit: 1024 }, 0, 0)).toMatchObject({
      gFactor: 1024,
      hFactor: 3,
      hShift: 1,
      hUnit: 1024,
    });
    expect(keyOf({ weight: 0 }, 0, 0)).toMatchObject({ gFactor: 1, hFactor: 0 });
  });

  test("is h alone for greedy, and g alone where there is no heuristic", () => {
    expect(keyOf({ algorithm: "greedy" }, 0, 0)).toMatchObject({ gFactor: 0, hFactor: 1, hShift: 0 });
    expect(keyOf({ algorithm: "ucs" }, 0, 0)).toMatchObject({ gFactor: 1, hFactor: 0, hShift: 0 });
  });
});
