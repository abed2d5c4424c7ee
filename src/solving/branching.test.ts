import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { branchingFactor } from "./branching.ts";

describe("the effective branching factor", () => {
  test.each([
    // Russell and Norvig: 52 states below the root and a solution at depth 5 make 1.92.
    [52, 5, 1.92],
    [2 + 4 + 8 + 16, 4, 2],
    [3 + 9 + 27, 3, 3],
    [7, 1, 7],
    [40, 40, 1],
    [1_000_000, 1, 1_000_000],
  ])("of %d states and %d moves is %d", (generated, depth, b) => {
    expect(branchingFactor(generated, depth)).toBeCloseTo(b, 2);
  });

  test("makes as many states as there were, for any search", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 1, max: 5000 }), (generated, depth) => {
        const b = branchingFactor(generated, depth) as number;
        let [states, layer] = [0, 1];
        for (let i = 0; i < depth; i++) {
          layer *= b;
          states += layer;
        }
        expect(states / generated).toBeCloseTo(1, 4);
      }),
    );
  });

  test("is exactly 1 where there was nothing but the way to the solution", () => {
    for (const depth of [1, 2, 7, 40, 5000]) expect(branchingFactor(depth, depth)).toBe(1);
  });

  test("is below 1 where fewer states were made than the solution has moves", () => {
    expect(branchingFactor(10, 40)).toBeLessThan(1);
    expect(branchingFactor(0, 3)).toBe(0);
  });

  test("is null where there is no solution, or nothing to do", () => {
    expect(branchingFactor(100, undefined)).toBeNull();
    expect(branchingFactor(0, 0)).toBeNull();
  });
});
