import { describe, expect, test } from "vitest";
import { Ranking } from "./ranking.ts";
import { UNLIMITED } from "./run.ts";

const HALVES = { gFactor: 2, hFactor: 1, hUnit: 2, admissible: true };

describe("a state is beyond the most that a solution may cost", () => {
  test("where it cannot end within it: what is estimated is rounded up to whole costs", () => {
    const ranking = new Ranking(HALVES);
    expect([0, 1, 2, 3, 4].map((h) => ranking.isBeyond(3, h, 4))).toEqual([false, false, false, true, true]);
  });

  test("by its own cost alone where the heuristic proves nothing", () => {
    const ranking = new Ranking({ ...HALVES, admissible: false });
    expect([3, 4, 5].map((g) => ranking.isBeyond(g, 1000, 4))).toEqual([false, false, true]);
  });
});

test("a key that 32 bits do not hold is no key", () => {
  const ranking = new Ranking({ ...HALVES, gFactor: 2 ** 16 });
  expect(ranking.key(2 ** 16 - 1, 2 ** 16 - 2)).toBe(UNLIMITED - 1);
  expect(ranking.key(2 ** 16 - 1, 2 ** 16 - 1)).toBe(UNLIMITED);
  expect(ranking.key(2 ** 20, 0)).toBe(UNLIMITED);
});

test("the estimate is found again in a key", () => {
  const ranking = new Ranking({ gFactor: 5, hFactor: 7, hUnit: 1, admissible: true });
  expect(ranking.estimateIn(ranking.key(13, 42), 13)).toBe(42);
});
