// iddfs and idastar remember as many states as there is room for. However few these are, what they find is the optimum,
// they never call a level unsolvable that is not, and both engines do the same.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Engine, EngineName } from "../src/engines/session.ts";
import { tsEngine } from "../src/engines/ts-engine.ts";
import { wasmEngine } from "../src/engines/wasm-engine.ts";
import { loadedLevel } from "../src/playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import { bytesRemembered } from "../src/search/search.ts";
import type { SolveOptions } from "../src/solving/options.ts";
import { solve, solveWith } from "../src/solving/solve.ts";
import { isLong } from "./support/breadth.ts";
import { samplesOf } from "./support/level-samples.ts";
import { comparable } from "./support/search-variants.ts";

const LEVELS = isLong ? 400 : 40;
const NODES = 1500;

const own: Readonly<Record<EngineName, Engine>> = { wasm: wasmEngine(), ts: tsEngine };

/** The engines, whose searches remember so many states at the most. */
function remembering(rememberedStates: number): Readonly<Record<EngineName, Engine>> {
  const forgetful = (engine: Engine): Engine => ({
    ...engine,
    open(search, ...rest) {
      // Both engines are given the same settings, so they are changed where they lie.
      const rememberedBytes = rememberedStates * bytesRemembered(search.words());
      Object.assign(search.settings ?? {}, { rememberedBytes });
      return engine.open(search, ...rest);
    },
  });
  return { wasm: forgetful(own.wasm), ts: forgetful(own.ts) };
}

describe.each(PACKED_PUZZLES.map((packed) => ({ packed, game: packed.puzzle.format.id })))(
  "$game",
  ({ packed, game }) => {
    const { puzzle } = packed;
    const orders: readonly SolveOptions[] = packed.hasOrder === true ? [{}, { order: "canonical" }] : [{}];
    const cases = (["iddfs", "idastar"] as const).flatMap((algorithm) =>
      orders.map((order) => ({ algorithm, ...order })),
    );
    test.each(cases)("%o with little memory", async (asked) => {
      let found = 0;
      await fc.assert(
        fc.asyncProperty(samplesOf(game).small, fc.constantFrom(0, 1, 2, 5, 30), async (level, remembered) => {
          const right = await solve(loadedLevel(puzzle, level), { algorithm: "bfs" });
          const options = { ...asked, limits: { nodes: NODES } };
          const engines = remembering(remembered);
          const result = await solveWith(engines, loadedLevel(puzzle, level), options);
          const twin = await solveWith(engines, loadedLevel(puzzle, level), { ...options, engine: "ts" });
          expect(comparable(twin)).toEqual(comparable(result));
          if (result.status === "solved") {
            found++;
            expect(result).toMatchObject({ cost: right.cost, optimal: true });
          } else {
            expect([right.status, "limit"]).toContain(result.status);
            if (right.cost !== null) expect(result.lowerBound).toBeLessThanOrEqual(right.cost);
          }
        }),
        { numRuns: LEVELS, seed: 11 },
      );
      expect(found).toBeGreaterThan(3);
    });
  },
);
