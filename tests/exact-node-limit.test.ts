// A search that may expand just as many states as it would without a limit ends as it would without: it never asked for more. With
// one less it ends at the limit.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ingredientsOf } from "../src/methods/index.ts";
import { type LoadedLevel, loadedLevel } from "../src/playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import type { SolveOptions } from "../src/solving/options.ts";
import type { SolveResult } from "../src/solving/result.ts";
import { solve } from "../src/solving/solve.ts";
import { runs } from "./support/breadth.ts";
import { samplesOf } from "./support/level-samples.ts";
import { comparable, variantsOf } from "./support/search-variants.ts";

/** What a search may expand: levels that need more are left out. */
const NODES = 2000;

/** `layers` rolls a batch whole, and counts what all of it reached: how long the last batch is depends on the limit. */
function compared(result: SolveResult): Partial<SolveResult> {
  const all = comparable(result);
  if (result.method !== "layers") return all;
  const { generated: _generated, stored: _stored, branching: _branching, ...rest } = all;
  return rest;
}

/** What it needs without a limit; undefined where that is too much. */
async function expectTheSameWithin(level: LoadedLevel, options: SolveOptions): Promise<number | undefined> {
  const free = await solve(level, { ...options, limits: { nodes: NODES } });
  if (free.limit !== null) return undefined;
  const within = await solve(level, { ...options, limits: { nodes: free.expanded } });
  expect(compared(within), JSON.stringify(options)).toEqual(compared(free));
  return free.expanded;
}

const games = PACKED_PUZZLES.flatMap((packed) =>
  packed.puzzle.costModels.map((costModel) => ({ packed, game: packed.puzzle.format.id, costModel })),
);

describe.each(games)("$game, cost $costModel", ({ packed, game, costModel }) => {
  const loaded = samplesOf(game).small.map((level) => loadedLevel(packed.puzzle, level));

  test.each(["wasm", "ts"] as const)("%s: every algorithm", async (engine) => {
    const variants = variantsOf(packed, costModel);
    await fc.assert(
      fc.asyncProperty(loaded, async (level) => {
        for (const { options } of variants) {
          const needed = (await expectTheSameWithin(level, { ...options, engine })) ?? 0;
          if (needed === 0) continue;
          const short = await solve(level, { ...options, engine, limits: { nodes: needed - 1 } });
          expect(short, JSON.stringify(options)).toMatchObject({ limit: "nodes", expanded: needed - 1 });
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test.each(["wasm", "ts"] as const)("%s: auto, without each of its ingredients too", async (engine) => {
    const choices = [[], ...ingredientsOf(packed.puzzle).map((name) => [name])];
    await fc.assert(
      fc.asyncProperty(loaded, async (level) => {
        for (const without of choices) await expectTheSameWithin(level, { costModel, engine, without });
      }),
      { numRuns: runs(240) },
    );
  });
});
