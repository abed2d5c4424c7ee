// The keys that a search makes of g and h, and what they prove.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Heuristic } from "../puzzles/packed.ts";
import { Ranking } from "../search/ranking.ts";
import { UNLIMITED } from "../search/run.ts";
import type { Algorithm } from "./options.ts";
import { exactWeight, provenAt, rankingOf } from "./ranking.ts";

function heuristicOf(unit: number, admissible = true): Heuristic {
  const about = { name: "some", counts: { en: "something", pt: "algo" }, consistent: true, source: "a test" };
  return { ...about, admissible, unit: unit as Heuristic["unit"] };
}

describe("the key of a state", () => {
  const rankingFor = (options: { weight?: number; unit?: number; algorithm?: Algorithm }): Ranking => {
    const { weight = 1, unit = 1, algorithm = "astar" } = options;
    const heuristic = algorithm === "ucs" ? undefined : heuristicOf(unit);
    return rankingOf({ algorithm, heuristic, weight: exactWeight(weight, unit) });
  };

  test.each([0, 0.5, 1, 1.5, 2, 3, 2.25, 1.4, 0.7, 7 / 3, 1.0001, 999.9, 1000])(
    "is g + %d h, to the last digit",
    (weight) => {
      const ranking = rankingFor({ weight });
      for (let g = 0; g < 40; g += 3) {
        for (let h = 0; h < 40; h++) expect(ranking.key(g, h) / ranking.gFactor).toBeCloseTo(g + weight * h, 8);
      }
      expect(exactWeight(weight, 1)).toBe(weight);
      expect(ranking.hFactor / ranking.gFactor).toBe(weight);
    },
  );

  test("is a whole number that is as small as can be", () => {
    expect(rankingFor({ weight: 1 })).toMatchObject({ gFactor: 1, hFactor: 1, hUnit: 1 });
    expect(rankingFor({ weight: 2 })).toMatchObject({ gFactor: 1, hFactor: 2 });
    expect(rankingFor({ weight: 1.5 })).toMatchObject({ gFactor: 2, hFactor: 3 });
    expect(rankingFor({ weight: 1.1 })).toMatchObject({ gFactor: 10, hFactor: 11 });
    expect(rankingFor({ weight: 7 / 3 })).toMatchObject({ gFactor: 3, hFactor: 7 });
    expect(rankingFor({ weight: 1 + 1 / 1024 })).toMatchObject({ gFactor: 1024, hFactor: 1025 });
    expect(rankingFor({ weight: 1.5, unit: 1024 })).toMatchObject({ gFactor: 2048, hFactor: 3, hUnit: 1024 });
    expect(rankingFor({ weight: 0 })).toMatchObject({ gFactor: 1, hFactor: 0 });
  });

  test("is h alone for greedy, and g alone where there is no heuristic", () => {
    expect(rankingFor({ algorithm: "greedy" })).toMatchObject({ gFactor: 0, hFactor: 1 });
    expect(rankingFor({ algorithm: "ucs" })).toMatchObject({ gFactor: 1, hFactor: 0 });
  });

  test("is UNLIMITED where 32 bits do not hold it, which is so for no cost below 4096", () => {
    const largest = rankingFor({ weight: 1000, unit: 1024 });
    expect(largest.key(0, 4095 * 1024)).toBeLessThan(UNLIMITED);
    expect(largest.key(0, 5000 * 1024)).toBe(UNLIMITED);
  });

  test("what a weight is rounded to is not above it, near it, and stays as it is", () => {
    const weights = fc.tuple(fc.double({ min: 0, max: 1000, noNaN: true }), fc.constantFrom(1, 1024));
    fc.assert(
      fc.property(weights, ([weight, unit]) => {
        const exact = exactWeight(weight, unit);
        expect(exact).toBeLessThanOrEqual(weight);
        expect(exact).toBeGreaterThan(weight - (unit === 1 ? 1 / 512 : Math.max(1, weight) / 512));
        expect(exactWeight(exact, unit)).toBe(exact);
        const { gFactor, hFactor } = rankingFor({ weight, unit });
        expect(Math.max(gFactor, hFactor * unit)).toBeLessThanOrEqual(2 ** 20);
      }),
    );
  });
});

describe("what a key proves", () => {
  const search = { algorithm: "astar", heuristic: heuristicOf(1), weight: 1 } as const;
  const ranking = (gFactor: number, hFactor: number, hUnit = 1) =>
    new Ranking({ gFactor, hFactor, hUnit, admissible: true });

  test("is the least whole cost of which the key can be", () => {
    for (const [gFactor, hFactor, hUnit, m] of [
      [1, 0, 1, 1],
      [1, 1, 1, 1],
      [5, 7, 1, 7],
      [10, 3, 1, 10],
      [2048, 3, 1024, 3072],
    ] as const) {
      for (const key of [0, 1, m - 1, m, m + 1, 15 * m, 15 * m + 1, 0xffffffff]) {
        const least = (BigInt(key) + BigInt(m) - 1n) / BigInt(m);
        expect(provenAt(key, search, ranking(gFactor, hFactor, hUnit))).toBe(Number(least));
      }
    }
  });

  test("is nothing for greedy, for searches in depth, and with a heuristic that may overestimate", () => {
    expect(provenAt(7, search, ranking(0, 1))).toBe(0);
    for (const algorithm of ["dfs", "dls"] as const)
      expect(provenAt(7, { ...search, algorithm }, ranking(1, 0))).toBe(0);
    expect(provenAt(7, { ...search, heuristic: heuristicOf(1, false) }, ranking(1, 1))).toBe(0);
  });
});
