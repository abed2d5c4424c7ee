// Every search can begin from a position, in both engines: what is found, proven and counted is right from there.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { strengthOf } from "../src/methods/index.ts";
import { loadedLevel } from "../src/playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import type { PackedPuzzle } from "../src/puzzles/packed.ts";
import type { CostModel, Level } from "../src/puzzles/puzzle.ts";
import { SOLVED, UNSOLVABLE } from "../src/search/run.ts";
import { solve } from "../src/solving/solve.ts";
import { refereed } from "./reference/least-cost.ts";
import { anyPositionOf, type Position } from "./support/any-position.ts";
import { isLong } from "./support/breadth.ts";
import { samplesOf } from "./support/level-samples.ts";
import { endOfMethod, endOfSearch } from "./support/search-from.ts";

const RUNS = isLong ? 3000 : 120;
/** What the referee may look at. */
const MOST_STATES = 1500;

const games = PACKED_PUZZLES.flatMap((packed) =>
  packed.puzzle.costModels.map((costModel) => ({ packed, game: packed.puzzle.format.id, costModel })),
);

/** Runs a check on positions that the referee has judged, and says how many were solved, unsolvable and on the way. */
async function onPositions(
  packed: PackedPuzzle,
  costModel: CostModel,
  check: (position: Position, wanted: number | "unsolvable") => Promise<void>,
): Promise<void> {
  const { puzzle } = packed;
  const positions = anyPositionOf<Level, unknown, unknown>(puzzle, samplesOf(puzzle.format.id).small);
  const seen = { solvable: 0, unsolvable: 0, moved: 0 };
  await fc.assert(
    fc.asyncProperty(positions, async (position) => {
      const wanted = refereed(puzzle, position.level, costModel, MOST_STATES, position.state);
      if (wanted === undefined) return;
      await check(position, wanted);
      seen[wanted === "unsolvable" ? "unsolvable" : "solvable"]++;
      if (position.moves.length > 0) seen.moved++;
    }),
    // Some methods take few of them.
    { numRuns: RUNS, seed: 5 },
  );
  expect(Math.min(seen.solvable, seen.unsolvable, seen.moved)).toBeGreaterThan(RUNS / 20);
}

describe.each(games)("$game, cost $costModel", ({ packed, costModel }) => {
  const { methods } = strengthOf(packed);
  const orders = packed.hasOrder === true ? (["canonical", "any"] as const) : [undefined];

  test.each(methods.map((method) => ({ method, name: method.name })))(
    "$name finds the least cost from there, whatever is left out",
    async ({ method }) => {
      let taken = 0;
      await onPositions(packed, costModel, async (position, wanted) => {
        for (const engine of ["wasm", "ts"] as const) {
          for (const without of [[], ...method.ingredients.map((ingredient) => [ingredient])]) {
            const found = await endOfMethod(packed, method, position, { engine, costModel, without });
            if (found === undefined) continue;
            taken++;
            const [status, cost] = wanted === "unsolvable" ? [UNSOLVABLE, undefined] : [SOLVED, wanted];
            expect(found, `${engine} ${without}`).toMatchObject({ status, cost });
          }
        }
      });
      expect(taken).toBeGreaterThan(RUNS / 20);
    },
  );

  test("auto, in both engines, is right from there, and says so of the way from there", async () => {
    await onPositions(packed, costModel, async ({ level, moves }, wanted) => {
      for (const engine of ["wasm", "ts"] as const) {
        const loaded = loadedLevel(packed.puzzle, level);
        const result = await solve(loaded, { engine, costModel, from: moves.join(" ") });
        if (wanted === "unsolvable") expect(result).toMatchObject({ status: "unsolvable", cost: null });
        else
          expect(result).toMatchObject({
            status: "solved",
            cost: wanted,
            lowerBound: wanted,
            optimal: true,
            why: null,
          });
      }
    });
  });

  test("A* finds the same in both engines, to the node, with every heuristic", async () => {
    await onPositions(packed, costModel, async (position, wanted) => {
      for (const { name, admissible } of packed.heuristics) {
        for (const order of orders) {
          const options = { algorithm: "astar", heuristic: name, costModel, ...(order && { order }) } as const;
          const wasm = await endOfSearch(packed, position, { ...options, engine: "wasm" }, MOST_STATES);
          const ts = await endOfSearch(packed, position, { ...options, engine: "ts" }, MOST_STATES);
          expect(ts, `${name} ${order}`).toEqual(wasm);
          if (wasm.status === SOLVED && admissible) expect(wasm.cost, name).toBe(wanted);
          if (wasm.status === UNSOLVABLE) expect(wanted, name).toBe("unsolvable");
        }
      }
    });
  });
});
