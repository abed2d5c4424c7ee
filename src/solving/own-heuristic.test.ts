// A heuristic of one's own is a function of the readable state; it is believed, and asked for nothing but numbers.
import { describe, expect, test } from "vitest";
import { leastCost } from "../../tests/reference/least-cost.ts";
import { foldingLevel } from "../../tests/support/folding-level.ts";
import { rollLevel } from "../../tests/support/roll-level.ts";
import { loadedLevel } from "../playing/loaded-level.ts";
import { foldingBlocks } from "../puzzles/folding-blocks/index.ts";
import type { Puzzle } from "../puzzles/puzzle.ts";
import { type RollState, rollTheBlock } from "../puzzles/roll-the-block/index.ts";
import type { OwnHeuristic, SolveOptions } from "./options.ts";
import { overestimating } from "./own-heuristic.ts";
import { solve } from "./solve.ts";
import { WrongOption } from "./wrong-option.ts";

const board = rollLevel(["S.....", "..#...", "....~.", ".#...T", "......"]);
const level = loadedLevel(rollTheBlock, board);
const optimum = leastCost(rollTheBlock, board).cost as number;

/** The true cost that is left: what no heuristic can do better. */
function left(state: RollState): number {
  const from: Puzzle<typeof board, RollState, unknown> = { ...rollTheBlock, initialState: () => state } as never;
  return leastCost(from, board).cost ?? Number.POSITIVE_INFINITY;
}

function solveWithOwn(estimate: (state: RollState) => number, more: SolveOptions & { admissible?: boolean } = {}) {
  const { admissible = true, ...options } = more;
  const heuristic: OwnHeuristic = { name: "mine", estimate: (state) => estimate(state as RollState), admissible };
  return solve(level, { engine: "ts", ...options, heuristic });
}

describe("a heuristic of one's own", () => {
  test("guides a search in the order that is asked for", async () => {
    const heuristic: OwnHeuristic = { name: "blind", estimate: () => 0, admissible: true };
    const apart = loadedLevel(foldingBlocks, foldingLevel("A..", "B..", "C.."));
    for (const order of ["canonical", "any"] as const) {
      const blind = await solve(apart, { algorithm: "ucs", order });
      const { expanded, status } = await solve(apart, { engine: "ts", heuristic, order });
      expect({ expanded, status }).toEqual({ expanded: blind.expanded, status: blind.status });
    }
    const counts = (["canonical", "any"] as const).map(
      async (order) => (await solve(apart, { heuristic, engine: "ts", order })).expanded,
    );
    expect(await counts[0]).toBeLessThan((await counts[1]) as number);
  });

  test.each(["astar", "idastar"] as const)("that is perfect leads %s straight to the goal", async (algorithm) => {
    const result = await solveWithOwn(left, { algorithm });
    expect(result).toMatchObject({ cost: optimum, optimal: true, lowerBound: optimum, heuristic: "mine" });
    const blind = await solve(level, { algorithm: "ucs" });
    expect(result.expanded).toBeLessThan(blind.expanded);
  });

  test("that never overestimates proves the optimum, a fraction too", async () => {
    for (const part of [0, 0.1, 1 / 3, 0.5, 0.999]) {
      for (const algorithm of ["astar", "idastar"] as const) {
        const result = await solveWithOwn((state) => left(state) * part, { algorithm });
        expect(result).toMatchObject({ cost: optimum, optimal: true });
      }
    }
  });

  test("bounds what is left, rounded up to a whole cost", async () => {
    const limits = { nodes: 0 };
    const result = await solveWithOwn((state) => left(state) - 0.5, { limits });
    expect(result).toMatchObject({ status: "limit", limit: "nodes", lowerBound: optimum });
  });

  test("that does not say that it never overestimates proves nothing", async () => {
    const result = await solveWithOwn(left, { admissible: false });
    expect(result).toMatchObject({ status: "solved", cost: optimum, optimal: false, lowerBound: 0 });
  });

  test("is given states as the rules have them", async () => {
    const keys = new Set<string>();
    await solveWithOwn((state) => {
      keys.add(rollTheBlock.stateKey(board, state));
      return 0;
    });
    expect(keys).toContain(rollTheBlock.stateKey(board, rollTheBlock.initialState(board)));
    expect(keys.size).toBeGreaterThan(10);
  });

  test("of Infinity gives a state up: for good if it is believed, else the search is only exhausted", async () => {
    for (const algorithm of ["astar", "idastar", "greedy"] as const) {
      const never = () => Number.POSITIVE_INFINITY;
      expect(await solveWithOwn(never, { algorithm })).toMatchObject({ status: "unsolvable", expanded: 0 });
      expect(await solveWithOwn(never, { algorithm, admissible: false })).toMatchObject({ status: "exhausted" });
      const root = rollTheBlock.stateKey(board, rollTheBlock.initialState(board));
      const afterwards = (state: RollState) =>
        rollTheBlock.stateKey(board, state) === root ? 1 : Number.POSITIVE_INFINITY;
      expect(await solveWithOwn(afterwards, { algorithm })).toMatchObject({ status: "unsolvable", expanded: 1 });
      expect(await solveWithOwn(afterwards, { algorithm, admissible: false })).toMatchObject({ status: "exhausted" });
    }
  });

  test.each([Number.NaN, -1, Number.NEGATIVE_INFINITY])("of %d is refused, at the start and later", async (wrong) => {
    const message = `The heuristic mine answered ${wrong}; it must be 0 or more.`;
    for (const algorithm of ["astar", "idastar", "greedy"] as const) {
      let asked = 0;
      for (const estimate of [() => wrong, () => (++asked > 5 ? wrong : 1)]) {
        const refused = solveWithOwn(estimate, { algorithm });
        await expect(refused).rejects.toThrow(message);
        await expect(refused).rejects.toBeInstanceOf(WrongOption);
      }
    }
    expect(await solve(level, { engine: "ts" })).toMatchObject({ cost: optimum });
  });

  test("that throws ends the search with what it throws", async () => {
    const reason = new Error("I do not know");
    const broken = solveWithOwn(() => {
      throw reason;
    });
    await expect(broken).rejects.toBe(reason);
  });

  test("is not asked by searches that look at none", async () => {
    const fail = () => {
      throw new Error("nobody should ask");
    };
    for (const algorithm of ["bfs", "ucs", "iddfs"] as const) {
      expect(await solveWithOwn(fail, { algorithm })).toMatchObject({ cost: optimum, heuristic: null });
    }
  });
});

test("an overestimate is told in numbers that one can read, and still says that it is more", () => {
  const said = (estimate: number): string => overestimating({ after: 2, estimate, remaining: 5 }).en;
  expect(said(20 / 3)).toContain("after 2 moves of the solution it says 6.67, and 5 is enough");
  expect(said(5.1)).toContain("it says 5.1, and");
  expect(said(5.0000001)).toContain("it says a little more than 5, and 5 is enough");
  expect(said(Number.POSITIVE_INFINITY)).toContain("it says Infinity, and");
  expect(overestimating({ after: 0, estimate: 20 / 3, remaining: 5 }).pt).toContain("no início diz 6,67, e 5 chega");
});
