// What a search counts adds up, and means what docs/search.md says; checked against an explicit graph of all states.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadedLevel } from "../src/playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import type { Level } from "../src/puzzles/puzzle.ts";
import { type Game, NEVER } from "../src/search/game.ts";
import type { SolveOptions } from "../src/solving/options.ts";
import type { SolveResult } from "../src/solving/result.ts";
import { solve } from "../src/solving/solve.ts";
import { isLong, runs } from "./support/breadth.ts";
import { graphLevel } from "./support/graph-puzzle.ts";
import { samplesOf } from "./support/level-samples.ts";
import { type PackedSpace, packedSpace } from "./support/packed-space.ts";
import { variantsOf } from "./support/search-variants.ts";

const numRuns = isLong ? 1000 : runs(40);
const MOST_STATES = 4000;

function worth(game: Game, state: Uint32Array): number {
  return game.isSolved(state, 0) ? 0 : game.estimate(state, 0, -1);
}

/** Costs from the start. */
function costsFromRoot({ count, edges }: PackedSpace): number[] {
  const costs = Array.from({ length: count }, (_, i) => (i === 0 ? 0 : Number.POSITIVE_INFINITY));
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const { from, to, cost } of edges) {
      if ((costs[from] as number) + cost >= (costs[to] as number)) continue;
      costs[to] = (costs[from] as number) + cost;
      hasChanged = true;
    }
  }
  return costs;
}

describe.each(PACKED_PUZZLES.map((packed) => ({ packed, game: packed.puzzle.format.id })))(
  "$game",
  ({ packed, game }) => {
    const { puzzle, heuristics } = packed;
    const small = samplesOf(game).small;
    const inAnyOrder = packed.hasOrder === true ? ({ order: "any" } as const) : {};

    test("what is generated is stored, known or dead, or given up by a heuristic that is not proven", async () => {
      await fc.assert(
        fc.asyncProperty(small, fc.constantFrom(...puzzle.costModels), async (level, costModel) => {
          for (const { options } of variantsOf(packed, costModel)) {
            const result = await solve(loadedLevel(puzzle, level), { ...options, limits: { nodes: 300 } });
            const { algorithm, generated, reopened, duplicates, dead, stored, expanded, status } = result;
            const known = reopened + duplicates + dead;
            if (["bfs", "ucs", "greedy", "astar"].includes(algorithm)) {
              if (status === "exhausted") expect(stored + known - 1).toBeLessThanOrEqual(generated);
              else if (stored > 0) expect(stored + known - 1).toBe(generated);
              expect(expanded).toBeLessThanOrEqual(stored + reopened);
            } else {
              expect(known).toBeLessThanOrEqual(generated + 1);
            }
            if (algorithm === "bfs" || algorithm === "ucs" || algorithm === "dfs") expect(reopened).toBe(0);
          }
        }),
        { numRuns },
      );
    });

    const consistent = heuristics.filter((heuristic) => heuristic.consistent && heuristic.admissible);

    /** All states of a level, what they cost from the start, and the optimum; undefined where there is nothing to count. */
    const spaceOf = (level: Level, heuristic: string | undefined) => {
      const engineGame = packed.game(packed.prepare(level, { heuristic, costModel: "moves", ...inAnyOrder }));
      const space = packedSpace(engineGame, MOST_STATES);
      const best = space?.costs[0] ?? Number.POSITIVE_INFINITY;
      if (space === undefined || best === Number.POSITIVE_INFINITY || best === 0) return undefined;
      const stateOf = (i: number) => space.states.subarray(i * engineGame.words, (i + 1) * engineGame.words);
      return { costs: costsFromRoot(space), best, hOf: (i: number) => worth(engineGame, stateOf(i)) };
    };

    test.each(consistent)(
      "before the last rise, A* with $name expands what has an f below the optimum, and reopens nothing",
      async ({ name, unit }) => {
        await fc.assert(
          fc.asyncProperty(small, async (level) => {
            const options: SolveOptions = { algorithm: "astar", heuristic: name, ...inAnyOrder };
            const result = await solve(loadedLevel(puzzle, level), { ...options, limits: { nodes: MOST_STATES } });
            expect(result.reopened).toBe(0);
            const space = spaceOf(level, name);
            // Of few levels of chance it may be none that can be counted: others are asked for instead.
            if (space === undefined) return fc.pre(false);
            const { costs, best, hOf } = space;
            const below = costs.filter((g, i) => g * unit + hOf(i) < best * unit);
            expect(result).toMatchObject({ cost: best, expandedBeforeLast: below.length });
          }),
          { numRuns },
        );
      },
    );

    test("before the last rise, ucs expands what costs less than the optimum, and bfs all but its last layer", async () => {
      await fc.assert(
        fc.asyncProperty(small, async (level) => {
          const space = spaceOf(level, undefined);
          if (space === undefined) return;
          const { costs, best } = space;
          const uniform = await solve(loadedLevel(puzzle, level), { algorithm: "ucs", ...inAnyOrder });
          expect(uniform.expandedBeforeLast).toBe(costs.filter((g) => g < best).length);
          // It finds a goal when it generates it, so the last layer is the one before.
          const breadthFirst = await solve(loadedLevel(puzzle, level), { algorithm: "bfs", ...inAnyOrder });
          expect(breadthFirst.expandedBeforeLast).toBe(costs.filter((g) => g < best - 1).length);
        }),
        { numRuns },
      );
    });

    test("the last rise is after so many expansions, no sooner and no later", async () => {
      await fc.assert(
        fc.asyncProperty(
          small,
          fc.constantFrom("bfs", "iddfs", "ucs", "astar", "idastar" as const),
          async (level, algorithm) => {
            const target = loadedLevel(puzzle, level);
            const within = (nodes: number): Promise<SolveResult> => solve(target, { algorithm, limits: { nodes } });
            const whole = await within(20_000);
            const before = whole.expandedBeforeLast as number;
            if (whole.status !== "solved" || before === 0) return;
            expect((await within(before)).lowerBound).toBe(whole.cost);
            expect((await within(before - 1)).lowerBound).toBeLessThan(whole.cost as number);
          },
        ),
        { numRuns },
      );
    });

    test("hStart is the estimate of the start, where a search looks at a heuristic", async () => {
      await fc.assert(
        fc.asyncProperty(small, fc.constantFrom(...puzzle.costModels), async (level, costModel) => {
          for (const { options } of variantsOf(packed, costModel)) {
            const result = await solve(loadedLevel(puzzle, level), { ...options, limits: { nodes: 1 } });
            const used = heuristics.find(({ name }) => name === result.heuristic);
            const choice = { heuristic: used?.name, costModel, order: options.order };
            const engineGame = packed.game(packed.prepare(level, choice));
            const root = new Uint32Array(engineGame.words);
            engineGame.writeRoot(root, 0);
            const h = used === undefined || engineGame.isDead(root, 0) ? NEVER : worth(engineGame, root);
            expect(result.hStart).toBe(h === NEVER ? null : h / (used?.unit ?? 1));
          }
        }),
        { numRuns: Math.ceil(numRuns / 4) },
      );
    });
  },
);

test("searches without a bound have no last rise of it", async () => {
  const level = graphLevel([["a", "b", 1]], "a", ["b"]);
  for (const algorithm of ["greedy", "dfs"] as const) {
    expect((await solve(level, { engine: "ts", algorithm })).expandedBeforeLast).toBeNull();
  }
  expect((await solve(level, { engine: "ts", algorithm: "dls", depth: 3 })).expandedBeforeLast).toBeNull();
});

test("dead successors and ways back are told apart", async () => {
  const arrows = [["a", "b", 1] as const, ["a", "x", 1] as const, ["b", "a", 1] as const, ["b", "c", 1] as const];
  const level = graphLevel(arrows, "a", ["c"], ["x"]);
  for (const algorithm of ["bfs", "ucs", "astar", "greedy", "dfs", "idastar"] as const) {
    const { dead, duplicates } = await solve(level, { engine: "ts", algorithm });
    // Its rounds reach to costs of 0, 1 and 2.
    const rounds = algorithm === "idastar" ? 3 : 1;
    expect({ algorithm, dead, duplicates }).toEqual({ algorithm, dead: rounds, duplicates: 1 });
  }
});
