// What weighted A* says is true, whatever the weight: no lower bound is above the optimum, "optimal" is said of nothing
// dearer, and no solution costs more than the weight times the optimum. Nor does a weight take more memory than the
// states do.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadedLevel } from "../src/playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import { rollTheBlock } from "../src/puzzles/roll-the-block/index.ts";
import { solve } from "../src/solving/solve.ts";
import { leastCost } from "./reference/least-cost.ts";
import { isLong, runs } from "./support/breadth.ts";
import { samplesOf } from "./support/level-samples.ts";
import { rollLevel } from "./support/roll-level.ts";

/** The product in floating point may be a last digit too small. */
const ROUNDING = 2 ** -50;

const weight = fc.oneof(
  fc.constantFrom(1.4, 1.0001, 7 / 3, 999.9, 1.1, 1 / 3, 0.7, Math.PI, 1 + 2 ** -30, 2.5, 3, 1000),
  fc.double({ min: 1, max: 4, noNaN: true }),
  fc.double({ min: 0, max: 1000, noNaN: true }),
  fc.record({ p: fc.nat(9999), q: fc.integer({ min: 10, max: 9999 }) }).map(({ p, q }) => p / q),
);

test("a queue takes memory for the keys that occur, whatever the weight makes of them", async () => {
  const corridor = loadedLevel(rollTheBlock, rollLevel([`S${".".repeat(14)}T`]));
  for (const engine of ["wasm", "ts"] as const) {
    const memoryWith = async (w: number): Promise<number> =>
      (await solve(corridor, { engine, algorithm: "astar", heuristic: "distance", weight: w })).memoryBytes;
    const plain = await memoryWith(1);
    for (const w of [1.4, 7 / 3, 1.0001, 999.9, 1000, 1000 / 1024, Math.PI]) expect(await memoryWith(w)).toBe(plain);
  }
});

test("a weight that is no fraction of small numbers is rounded down, and the result says to what", async () => {
  const corridor = loadedLevel(rollTheBlock, rollLevel(["S..T"]));
  const weightOf = async (w: number): Promise<number> =>
    (await solve(corridor, { algorithm: "astar", weight: w })).weight;
  expect(await weightOf(1.4)).toBe(1.4);
  expect(await weightOf(7 / 3)).toBe(7 / 3);
  expect(await weightOf(Math.PI)).toBe(Math.floor(Math.PI * 1024) / 1024);
});

describe.each(PACKED_PUZZLES.map((packed) => ({ packed, game: packed.puzzle.format.id })))(
  "$game",
  ({ packed, game }) => {
    const { puzzle, heuristics } = packed;
    const admissible = heuristics.filter((heuristic) => heuristic.admissible).map(({ name }) => name);
    const options = fc.record({
      heuristic: fc.constantFrom(...admissible),
      costModel: fc.constantFrom(...puzzle.costModels),
      weight,
      limits: fc.oneof(fc.constant({}), fc.record({ nodes: fc.nat(30) })),
    });

    test("proves only what is true", async () => {
      await fc.assert(
        fc.asyncProperty(samplesOf(game).small, options, async (level, asked) => {
          const best = leastCost(puzzle, level, asked.costModel).cost ?? Number.POSITIVE_INFINITY;
          const result = await solve(loadedLevel(puzzle, level), { ...asked, algorithm: "astar" });
          expect(result.lowerBound).toBeLessThanOrEqual(best);
          if (result.status === "unsolvable") expect(best).toBe(Number.POSITIVE_INFINITY);
          if (result.cost === null) return;
          expect(result.cost).toBeLessThanOrEqual(Math.max(1, asked.weight) * best * (1 + ROUNDING));
          expect(result.cost).toBeGreaterThanOrEqual(best);
          if (result.optimal) expect(result.cost).toBe(best);
          if (asked.weight <= 1) expect(result.optimal).toBe(true);
        }),
        { numRuns: isLong ? 20_000 : runs(300) },
      );
    });
  },
);
