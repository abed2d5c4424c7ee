// A heuristic that never overestimates, but falls by more than a move costs, leads A* to a state by a dear way first. It
// is optimal only if it takes such a state up again. Weighted A* may cost more than the optimum, by the weight at most.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LoadedLevel, playableOf } from "../src/playing/loaded-level.ts";
import type { OwnHeuristic } from "../src/solving/options.ts";
import { solve } from "../src/solving/solve.ts";
import { leastCost } from "./reference/least-cost.ts";
import { isLong, runs } from "./support/breadth.ts";
import { type Arrow, type GraphLevel, graphLevel, graphPuzzle } from "./support/graph-puzzle.ts";

function heuristicOf(values: Readonly<Record<string, number>>, admissible = true): OwnHeuristic {
  return { name: "by hand", admissible, estimate: (state) => values[state as string] ?? 0 };
}

describe("a state that is reached dear first", () => {
  //      4        1        6
  //  s ----> c ------> d ------> g      by a and b to c it costs 1 + 1 + 1 = 3
  const arrows: Arrow[] = [
    ["s", "c", 4],
    ["s", "a", 1],
    ["a", "b", 1],
    ["b", "c", 1],
    ["c", "d", 1],
    ["d", "g", 6],
  ];
  const level = graphLevel(arrows, "s", ["g"]);
  // h(b) is 8, its true value, and h(c) is 0: it falls by 8 over a move of 1. So c is expanded at 4, and again at 3.
  const heuristic = heuristicOf({ a: 8, b: 8 });

  test("is expanded again by astar, which stays optimal", async () => {
    const result = await solve(level, { engine: "ts", costModel: "weighted", heuristic, trace: 100 });
    expect(result).toMatchObject({ cost: 10, optimal: true, moves: "s-a-1 a-b-1 b-c-1 c-d-1 d-g-6" });
    const again = result.trace?.events.filter(({ type }) => type === "updating");
    expect(again?.map(({ move, g }) => [move, g])).toEqual([
      ["b-c-1", 3],
      ["c-d-1", 4],
      ["d-g-6", 10],
    ]);
    const order = result.trace?.events.filter(({ type }) => type === "expanding").map(({ g, f }) => [g, f]);
    expect(order).toEqual([
      [0, 0],
      [4, 4],
      [5, 5],
      [1, 9],
      [2, 10],
      [3, 3],
      [4, 4],
    ]);
    // g waited at 11 when it was reached at 10: it is known, but was not expanded.
    expect(result).toMatchObject({ expanded: 7, stored: 6, depth: 5, reopened: 2, duplicates: 1 });
  });

  test("is the same to idastar and ucs, and the first way is kept by greedy", async () => {
    const options = { engine: "ts", costModel: "weighted", heuristic } as const;
    expect(await solve(level, { ...options, algorithm: "idastar" })).toMatchObject({ cost: 10, optimal: true });
    expect(await solve(level, { ...options, algorithm: "ucs" })).toMatchObject({ cost: 10, optimal: true });
    expect(await solve(level, { ...options, algorithm: "greedy" })).toMatchObject({ cost: 11, optimal: false });
  });

  test("is as deep as its cheaper way, in a search that finds no goal", async () => {
    const dry = graphLevel(arrows, "s", ["z"]);
    const options = { engine: "ts", costModel: "weighted" } as const;
    const found = await solve(dry, { ...options, algorithm: "ucs" });
    expect(found).toMatchObject({ status: "unsolvable", depth: 5, reopened: 0 });
    const guided = await solve(dry, { ...options, algorithm: "astar", heuristic });
    expect(guided).toMatchObject({ status: "unsolvable", depth: 5, reopened: 2 });
  });

  test("may stay dear under a weight, within the weight", async () => {
    const result = await solve(level, { engine: "ts", costModel: "weighted", heuristic, weight: 2 });
    expect(result).toMatchObject({ status: "solved", optimal: false });
    expect(result.cost).toBeLessThanOrEqual(20);
    expect(result.lowerBound).toBeLessThanOrEqual(10);
  });
});

interface RandomGraph {
  readonly level: LoadedLevel;
  readonly graph: GraphLevel;
  /** The least cost from each place to a goal. */
  readonly costs: ReadonlyMap<string, number>;
  /** Between 0 and the true cost, and as inconsistent as chance makes it. */
  readonly heuristic: OwnHeuristic;
}

const PLACES = 9;
const placeName = (number: number): string => `p${number}`;

const randomGraph: fc.Arbitrary<RandomGraph> = fc
  .record({
    arrows: fc.array(fc.tuple(fc.nat(PLACES - 1), fc.nat(PLACES - 1), fc.integer({ min: 1, max: 20 })), {
      minLength: 9,
      maxLength: 40,
      size: "max",
    }),
    goals: fc.array(fc.nat(PLACES - 1), { maxLength: 2 }),
    // Nothing or all of the true cost more often than some of it: the next place is then often worth much less.
    shares: fc.array(fc.constantFrom(0, 0, 8, 8, 3), { minLength: PLACES, maxLength: PLACES }),
  })
  .map(({ arrows, goals, shares }) => {
    const named = arrows.map(([from, to, cost]): Arrow => [placeName(from), placeName(to), cost]);
    const level = graphLevel(named, placeName(0), goals.map(placeName));
    const graph = playableOf(level).level;
    const costFrom = (start: string) =>
      leastCost(graphPuzzle, { ...graph, start }, "weighted").cost ?? Number.POSITIVE_INFINITY;
    const costs = new Map(shares.map((_, i) => [placeName(i), costFrom(placeName(i))]));
    const values = shares.map((share, i) => [
      placeName(i),
      share === 0 ? 0 : (costs.get(placeName(i)) as number) * (share / 8),
    ]);
    return { level, graph, costs, heuristic: heuristicOf(Object.fromEntries(values)) };
  });

const numRuns = isLong ? 3000 : runs(300);

describe("on random graphs, with a random heuristic that never overestimates", () => {
  test.each(["astar", "idastar", "ucs"] as const)(
    "%s finds the optimum or proves that there is none",
    async (algorithm) => {
      await fc.assert(
        fc.asyncProperty(randomGraph, async ({ level, costs, heuristic }) => {
          const best = costs.get("p0") as number;
          const result = await solve(level, { engine: "ts", costModel: "weighted", algorithm, heuristic });
          if (best === Number.POSITIVE_INFINITY) expect(result.status).toBe("unsolvable");
          else expect(result).toMatchObject({ status: "solved", cost: best, optimal: true, lowerBound: best });
        }),
        { numRuns, seed: 7 },
      );
    },
  );

  test.each(["bfs", "iddfs"] as const)(
    "%s finds the fewest moves or proves that there is no way",
    async (algorithm) => {
      await fc.assert(
        fc.asyncProperty(randomGraph, async ({ level, graph }) => {
          const best = leastCost(graphPuzzle, graph).cost;
          const result = await solve(level, { engine: "ts", algorithm });
          if (best === undefined) expect(result.status).toBe("unsolvable");
          else expect(result).toMatchObject({ status: "solved", cost: best, optimal: true });
        }),
        { numRuns, seed: 7 },
      );
    },
  );

  test("dfs, and dls within a depth that suffices, find a way or prove that there is none", async () => {
    await fc.assert(
      fc.asyncProperty(randomGraph, fc.nat(PLACES), async ({ level, graph }, depth) => {
        const fewest = leastCost(graphPuzzle, graph).cost;
        const free = await solve(level, { engine: "ts", algorithm: "dfs" });
        expect(free.status).toBe(fewest === undefined ? "unsolvable" : "solved");
        const limited = await solve(level, { engine: "ts", algorithm: "dls", depth });
        if (fewest !== undefined) expect(limited.status).toBe(fewest <= depth ? "solved" : "exhausted");
        else expect(["unsolvable", "exhausted"]).toContain(limited.status);
        if (limited.status === "solved") expect(limited.depth).toBeLessThanOrEqual(depth);
      }),
      { numRuns, seed: 7 },
    );
  });

  test("weighted astar costs at most the weight times the optimum, and its lower bound holds", async () => {
    const weights = fc.constantFrom(0, 0.5, 1, 1.1, 1.5, 2, 3, 10);
    await fc.assert(
      fc.asyncProperty(randomGraph, weights, async ({ level, costs, heuristic }, weight) => {
        const best = costs.get("p0") as number;
        const result = await solve(level, { engine: "ts", costModel: "weighted", heuristic, weight });
        if (best === Number.POSITIVE_INFINITY) {
          expect(result.status).toBe("unsolvable");
          return;
        }
        expect(result.cost).toBeLessThanOrEqual(Math.max(1, weight) * best);
        expect(result.lowerBound).toBeLessThanOrEqual(best);
        if (result.optimal) expect(result.cost).toBe(best);
        if (weight <= 1) expect(result.optimal).toBe(true);
      }),
      { numRuns, seed: 7 },
    );
  });

  test("a lower bound holds wherever a search is stopped", async () => {
    await fc.assert(
      fc.asyncProperty(randomGraph, fc.nat(12), async ({ level, costs, heuristic }, nodes) => {
        for (const algorithm of ["astar", "idastar", "ucs", "greedy", "dfs"] as const) {
          const options = { engine: "ts", costModel: "weighted", algorithm, heuristic, limits: { nodes } } as const;
          const result = await solve(level, options);
          expect(result.lowerBound).toBeLessThanOrEqual(costs.get("p0") as number);
          expect(result.expanded).toBeLessThanOrEqual(nodes);
          if (result.limit === "nodes") expect(result.expanded).toBe(nodes);
        }
      }),
      { numRuns: Math.ceil(numRuns / 3), seed: 7 },
    );
  });

  test("a heuristic that overestimates never makes a search say that there is no way where there is one", async () => {
    await fc.assert(
      fc.asyncProperty(
        randomGraph,
        fc.array(fc.nat(40), { minLength: PLACES, maxLength: PLACES }),
        async (random, h) => {
          const values = Object.fromEntries(
            h.map((value, i) => [placeName(i), value > 35 ? Number.POSITIVE_INFINITY : value]),
          );
          const isReachable = random.costs.get("p0") !== Number.POSITIVE_INFINITY;
          for (const algorithm of ["astar", "idastar", "greedy"] as const) {
            const heuristic = heuristicOf(values, false);
            const options = { engine: "ts", costModel: "weighted", algorithm, heuristic } as const;
            const { status, cost, optimal, lowerBound } = await solve(random.level, options);
            if (status === "unsolvable") expect(isReachable).toBe(false);
            expect({ optimal, lowerBound }).toEqual({ optimal: cost === 0, lowerBound: 0 });
          }
        },
      ),
      { numRuns, seed: 7 },
    );
  });
});
