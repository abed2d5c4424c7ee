// Both engines agree on random levels too, and with the slow referee wherever an optimum is promised.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadedLevel } from "../src/playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import type { SolveResult } from "../src/solving/result.ts";
import { solve } from "../src/solving/solve.ts";
import { refereed } from "./reference/least-cost.ts";
import { isLong, runs } from "./support/breadth.ts";
import { samplesOf } from "./support/level-samples.ts";
import { comparable, type Variant, variantsOf } from "./support/search-variants.ts";

const LEVELS = isLong ? 400 : runs(50);
/** What a search may expand: levels that need more are left to chance. */
const NODES = isLong ? 50_000 : 2000;
/** What the referee may look at; larger levels are left out. */
const REFEREE_STATES = isLong ? 20_000 : 1500;

/** What a result may say of a level with this optimum. */
function check(result: SolveResult, optimum: number | "unsolvable", { name, proves }: Variant): void {
  const { status, cost, optimal, lowerBound } = result;
  if (optimum === "unsolvable") {
    expect(["unsolvable", "exhausted", "limit"], name).toContain(status);
    return;
  }
  expect(status, name).not.toBe("unsolvable");
  if (proves) expect(status, name).not.toBe("exhausted");
  expect(lowerBound, name).toBeLessThanOrEqual(optimum);
  if (status === "solved") expect(cost, name).toBeGreaterThanOrEqual(optimum);
  if (status === "solved" && (proves || optimal)) expect(result, name).toMatchObject({ cost: optimum, optimal: true });
}

describe.each(PACKED_PUZZLES.map((packed) => ({ packed, game: packed.puzzle.format.id })))(
  "$game",
  ({ packed, game }) => {
    test.each(packed.puzzle.costModels)("random levels, cost %s", async (costModel) => {
      const { puzzle } = packed;
      const variants = variantsOf(packed, costModel);
      let judged = 0;
      await fc.assert(
        fc.asyncProperty(samplesOf(game).small, async (level) => {
          const optimum = refereed(puzzle, level, costModel, REFEREE_STATES);
          if (optimum !== undefined) judged++;
          for (const variant of variants) {
            const options = { ...variant.options, limits: { nodes: NODES } };
            const wasm = await solve(loadedLevel(puzzle, level), { ...options, engine: "wasm" });
            const ts = await solve(loadedLevel(puzzle, level), { ...options, engine: "ts" });
            expect(comparable(ts), variant.name).toEqual(comparable(wasm));
            if (optimum !== undefined) check(wasm, optimum, variant);
          }
        }),
        { numRuns: LEVELS, seed: 42 },
      );
      expect(judged).toBeGreaterThan(LEVELS / 2);
    });
  },
);
