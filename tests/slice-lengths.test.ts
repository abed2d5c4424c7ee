// A search goes on in slices whose lengths the clock decides, and that is all the clock decides: what is found, proven and
// counted follows from the level, the options and the limit on nodes, on a fast machine and on a busy one.
import { afterEach, describe, expect, test, vi } from "vitest";
import { hardMatch } from "../bench/hard-match.js";
import type { Engine, EngineName } from "../src/engines/session.ts";
import { tsEngine } from "../src/engines/ts-engine.ts";
import { wasmEngine } from "../src/engines/wasm-engine.ts";
import { loadLevels } from "../src/playing/load-levels.ts";
import type { LoadedLevel } from "../src/playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import { AnytimeSearch } from "../src/solving/anytime-search.ts";
import type { SolveOptions } from "../src/solving/options.ts";
import { prepareSearch } from "../src/solving/prepared-search.ts";
import { planSolve, solve } from "../src/solving/solve.ts";
import { share } from "./support/breadth.ts";
import { goldenOf } from "./support/golden-levels.ts";
import { comparable, variantsOf } from "./support/search-variants.ts";

const ENGINES: Readonly<Record<EngineName, Engine>> = { wasm: wasmEngine(), ts: tsEngine };
const LENGTHS: Readonly<Record<string, readonly number[]>> = {
  "of one expansion": [1],
  "of seven": [7],
  "of all sizes": [64, 1, 100, 3, 17, 1000, 2, 33],
};
const ALL_AT_ONCE = [2 ** 30];

interface Ask {
  readonly engine: EngineName;
  readonly options: SolveOptions;
  /** Scouts are sent out after so many expansions, where there are any. */
  readonly after: number;
}

/** How a search ends that goes on in slices of these lengths, again and again. */
async function endingOf(level: LoadedLevel, { engine, options, after }: Ask, lengths: readonly number[]) {
  const plan = planSolve(level, { ...options, engine });
  const prepared = prepareSearch(plan, engine);
  const scouts = { ...prepared.scouts, after };
  const search = await AnytimeSearch.begin(ENGINES[engine], plan, { ...prepared, scouts });
  for (let i = 0; !search.isOver; i++) await search.advance(lengths[i % lengths.length] as number);
  const { status, best, lowerBound } = search;
  const { memoryBytes: _, ...counts } = search.counts();
  search.close();
  return { ...counts, status, cost: best?.cost, moves: best?.moves, lowerBound };
}

describe.each(["wasm", "ts"] as const)("%s", (engine) => {
  describe.each(PACKED_PUZZLES.map((packed) => [packed.puzzle.format.id, packed] as const))("%s", (game, packed) => {
    test.each(Object.entries(LENGTHS))("auto ends as it does in one go, in slices %s", async (_name, lengths) => {
      for (const level of share(goldenOf(game), 4, 2)) {
        for (const limits of [{ nodes: 5000 }, { nodes: 150 }]) {
          const ask = { engine, options: { limits }, after: 20 };
          expect(await endingOf(level, ask, lengths), level.name).toEqual(await endingOf(level, ask, ALL_AT_ONCE));
        }
      }
    });

    test.each(variantsOf(packed))("$name too", async ({ options }) => {
      for (const level of goldenOf(game).slice(0, 6)) {
        const ask = { engine, options: { ...options, limits: { nodes: 500 } }, after: 0 };
        const sliced = await endingOf(level, ask, LENGTHS["of all sizes"] ?? []);
        expect(sliced, level.name).toEqual(await endingOf(level, ask, ALL_AT_ONCE));
      }
    });
  });
});

describe("whatever the clock says, and although scouts are out", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** How many milliseconds go by whenever the time is asked for: on a machine that is fast, and on busy ones. */
  const clocks = [() => 0.01, (asked: number) => (asked * 7919) % 13, (asked: number) => (asked % 3 === 0 ? 30 : 1)];

  test("auto ends the same", async () => {
    const text = hardMatch().find(({ id }) => id.includes("16x16, 8 tiles"))?.text ?? "";
    const [level] = loadLevels(text);
    const results = [];
    for (const ticks of clocks) {
      let [asked, now] = [0, 0];
      vi.spyOn(performance, "now").mockImplementation(() => (now += ticks(asked++)));
      // With patterns or bounds the level is solved before there are scouts.
      const without = ["patterns", "perimeter", "bound"];
      results.push(comparable(await solve(level, { without, limits: { nodes: 3_150_000 } })));
    }
    expect(results[0]).toMatchObject({ status: "limit", expanded: 3_150_000, cost: expect.any(Number) });
    for (const result of results) expect(result).toEqual(results[0]);
  });
});
