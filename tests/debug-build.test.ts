// The debug build checks every index, and finds the same as the release build: nothing that the release build leaves
// unchecked goes wrong. Its tables grow in pieces as soon as they grow, which those of the release build do when they are large.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tsEngine } from "../src/engines/ts-engine.ts";
import { wasmEngine } from "../src/engines/wasm-engine.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import { RUNNING, UNLIMITED } from "../src/search/run.ts";
import { prepareSearch } from "../src/solving/prepared-search.ts";
import { planSolve, solve, solveWith } from "../src/solving/solve.ts";
import { build } from "../tools/build.js";
import { isLong } from "./support/breadth.ts";
import { goldenOf } from "./support/golden-levels.ts";
import { comparable, variantsOf } from "./support/search-variants.ts";

const NODES = isLong ? 20_000 : 1000;
/** Levels a puzzle. */
const SAMPLE = 6;

await build("debug");
const debug = { wasm: wasmEngine("debug"), ts: tsEngine };

function sampleOf(game: string) {
  const all = goldenOf(game);
  if (isLong) return all;
  return (
    fc.sample(fc.shuffledSubarray([...all], { minLength: SAMPLE, maxLength: SAMPLE }), { numRuns: 1, seed: 3 })[0] ?? []
  );
}

for (const packed of PACKED_PUZZLES) {
  const game = packed.puzzle.format.id;
  for (const costModel of packed.puzzle.costModels) {
    describe(`${game}, cost ${costModel}`, () => {
      test.each(variantsOf(packed, costModel))("$name", async ({ options }) => {
        const levels = sampleOf(game);
        expect(levels.length).toBeGreaterThanOrEqual(SAMPLE);
        for (const level of levels) {
          const asked = { ...options, limits: { nodes: NODES }, trace: 3 };
          expect(comparable(await solveWith(debug, level, asked))).toEqual(comparable(await solve(level, asked)));
        }
      });
    });
  }
}

test("a turn of no expansions does not wait for a table that grows", async () => {
  const [level] = goldenOf("roll-the-block").filter(({ playable }) => playable?.facts.optimal === "unsolvable");
  if (level === undefined) throw new Error("no golden level is unsolvable");
  const search = prepareSearch(planSolve(level, { algorithm: "ucs", costModel: "weighted" }), "wasm");
  const allowance = { maxExpanded: UNLIMITED, maxCost: UNLIMITED, maxMemoryBytes: 2 ** 30 };
  const session = await debug.wasm.open(search, allowance);
  let grew = 0;
  for (let turns = 0; session.status === RUNNING; turns = session.isGrowing ? turns + 1 : 0) {
    session.advance(50);
    // It has begun to.
    if (turns !== 1) continue;
    grew++;
    session.advance(0);
    expect(session.isGrowing).toBe(true);
  }
  expect(grew).toBeGreaterThan(0);
  const { expanded } = await solve(level, { algorithm: "ucs", costModel: "weighted" });
  expect(session.counts().expanded).toBe(expanded);
  session.close();
});
