// Every limit ends every search cleanly, in both engines: the counts are there, the lower bound holds, and the next search
// in the same engine is the one it would have been. No clock is looked at: what takes turns is counted.
import { describe, expect, onTestFinished, test } from "vitest";
import type { Engine, EngineName, Session } from "../src/engines/session.ts";
import { tsEngine } from "../src/engines/ts-engine.ts";
import { wasmEngine } from "../src/engines/wasm-engine.ts";
import { loadLevels } from "../src/playing/load-levels.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import type { PackedPuzzle } from "../src/puzzles/packed.ts";
import { RUNNING } from "../src/search/run.ts";
import type { SolveOptions } from "../src/solving/options.ts";
import type { SolveResult } from "../src/solving/result.ts";
import { solveWith } from "../src/solving/solve.ts";
import { isLong, runs, share } from "./support/breadth.ts";
import { type GoldenLevel, goldenOf } from "./support/golden-levels.ts";
import { comparable, usualVariantsOf, type Variant, variantsOf } from "./support/search-variants.ts";

const KIB = 1024;
const MIB = 1024 * KIB;

/** One engine for all tests of this file, so that every search is somebody's next search. */
const engines: Readonly<Record<EngineName, Engine>> = { wasm: wasmEngine(), ts: tsEngine };
const ENGINES: readonly EngineName[] = ["wasm", "ts"];

const solve = (level: GoldenLevel, options: SolveOptions) => solveWith(engines, level, options);

/** The first golden level that takes breadth-first search so many expansions. */
async function levelOfAtLeast(packed: PackedPuzzle, nodes: number): Promise<GoldenLevel> {
  const game = packed.puzzle.format.id;
  for (const level of goldenOf(game)) {
    const { limit } = await solve(level, { algorithm: "bfs", limits: { nodes } });
    if (limit === "nodes" && typeof level.facts.optimal === "number") return level;
  }
  throw new Error(`no golden level of ${game} takes ${nodes} expansions`);
}

function expectBounds(result: SolveResult, level: GoldenLevel): void {
  expect(result.lowerBound).toBeLessThanOrEqual(level.facts.optimal as number);
  expect(result.optimal).toBe(result.cost !== null && result.cost === result.lowerBound);
  for (const count of [result.expanded, result.generated, result.stored, result.frontier, result.depth]) {
    expect(Number.isInteger(count) && count >= 0).toBe(true);
  }
  if (result.status !== "limit") return;
  expect(result).toMatchObject({ cost: null, moves: null, stars: null, optimal: false });
}

/** A search that runs out of memory has done what it would have done with more, up to its last expansion. */
async function expectCountsOf(level: GoldenLevel, options: SolveOptions, ended: SolveResult): Promise<void> {
  // With less memory these remember less, and visit more often.
  if (ended.expanded === 0 || ended.algorithm === "iddfs" || ended.algorithm === "idastar") return;
  const within = (nodes: number) => solve(level, { ...options, limits: { nodes } });
  const before = await within(ended.expanded - 1);
  const ample = await within(ended.expanded);
  expect(ended.fingerprint).toBe(ample.fingerprint);
  for (const count of ["generated", "stored", "frontier"] as const) {
    expect(ended[count], count).toBeGreaterThanOrEqual(before[count]);
    expect(ended[count], count).toBeLessThanOrEqual(ample[count]);
  }
}

const puzzles = PACKED_PUZZLES.map((packed) => ({ packed, game: packed.puzzle.format.id }));

describe.each(puzzles)("$game", ({ packed, game }) => {
  const hard = levelOfAtLeast(packed, 3000);
  const variants = share(usualVariantsOf(packed), 3);

  describe.each(ENGINES)("%s", (engine) => {
    /** What every algorithm finds of an easy level, to be found again after anything else. */
    async function nextSearch({ options }: Variant): Promise<Partial<SolveResult>> {
      const [easy] = goldenOf(game);
      return comparable(await solve(easy as GoldenLevel, { ...options, engine, limits: { nodes: 300 } }));
    }

    test.each(variants)("$name: a limit on nodes is exactly on what is expanded", async (variant) => {
      const level = await hard;
      const before = await nextSearch(variant);
      for (const nodes of [0, 1, 2, 15, 16, 17, 100, 1000]) {
        const result = await solve(level, { ...variant.options, engine, limits: { nodes } });
        expectBounds(result, level);
        if (result.limit === "nodes") expect(result.expanded).toBe(nodes);
        else expect(result.expanded).toBeLessThanOrEqual(nodes);
        if (variant.options.algorithm === "bfs")
          expect(result).toMatchObject({ status: "limit", limit: "nodes", expanded: nodes });
      }
      expect(await nextSearch(variant)).toEqual(before);
    });

    test.each(variants)("$name: a limit on memory is kept, down to none at all", async (variant) => {
      const level = await hard;
      const before = await nextSearch(variant);
      // Not even an empty search has room below this: it is what the module itself takes.
      const least = (await solve(level, { ...variant.options, engine, limits: { memoryBytes: 0 } })).memoryBytes;
      for (const memoryBytes of [0, 1, 4 * KIB, 32 * KIB, 100_000, MIB]) {
        const result = await solve(level, { ...variant.options, engine, limits: { memoryBytes, nodes: 4000 } });
        expectBounds(result, level);
        expect(result.memoryBytes).toBeLessThanOrEqual(Math.max(memoryBytes, least));
        if (memoryBytes < 4 * KIB) expect(result).toMatchObject({ status: "limit", limit: "memory", expanded: 0 });
        if (memoryBytes === 32 * KIB && ["bfs", "ucs"].includes(variant.options.algorithm))
          expect(result.limit).toBe("memory");
        if (result.limit === "memory") await expectCountsOf(level, { ...variant.options, engine }, result);
      }
      expect(await nextSearch(variant)).toEqual(before);
    });

    test.each(variants)("$name: no time at all ends after the first slice", async (variant) => {
      const level = await hard;
      const before = await nextSearch(variant);
      const result = await solve(level, { ...variant.options, engine, limits: { timeMs: 0 } });
      expectBounds(result, level);
      expect(result.expanded).toBeLessThan(1000);
      if (result.status === "limit") expect(result).toMatchObject({ limit: "time" });
      if (variant.options.algorithm === "bfs") expect(result.limit).toBe("time");
      expect(await nextSearch(variant)).toEqual(before);
    });

    test.each(variants)("$name: an abort rejects with its reason, before and during the search", async (variant) => {
      const level = await hard;
      const before = await nextSearch(variant);
      const reason = new Error("enough");
      const given = { ...variant.options, engine };
      await expect(solve(level, { ...given, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);

      const whileOpening = new AbortController();
      const promise = solve(level, { ...given, signal: whileOpening.signal });
      whileOpening.abort(reason);
      await expect(promise).rejects.toBe(reason);

      const during = new AbortController();
      const { engines: stuck, reports } = stuckAfter(3, engine, () => during.abort(reason));
      const options = { ...given, signal: during.signal, onProgress: reports.push.bind(reports) };
      await expect(solveWith(stuck, level, options)).rejects.toBe(reason);
      expect(reports.length).toBeGreaterThan(0);
      expect(await nextSearch(variant)).toEqual(before);
    });
  });

  test("64 MiB end or suffice", async () => {
    const level = await hard;
    const limits = { memoryBytes: 64 * MIB, nodes: isLong ? 10 ** 7 : 10 ** 4 };
    for (const { options } of variants) {
      if (!isLong && (!["bfs", "dfs", "ucs"].includes(options.algorithm) || options.depth !== undefined)) continue;
      for (const engine of ENGINES) {
        const result = await solve(level, { ...options, engine, limits });
        expectBounds(result, level);
        expect(result.memoryBytes).toBeLessThanOrEqual(64 * MIB);
      }
    }
  });
});

/** The engines, with one whose searches go on for a few slices, call `then`, and never end. */
function stuckAfter(slices: number, engine: EngineName, then: () => void) {
  const open = async (...task: Parameters<Engine["open"]>): Promise<Session> => {
    const session = await engines[engine].open(...task);
    let left = slices;
    const advance = (): typeof RUNNING => {
      if (left > 0) session.advance(1);
      if (--left === 0) then();
      return RUNNING;
    };
    return { ...session, status: RUNNING, advance };
  };
  const reports: unknown[] = [];
  return { engines: { ...engines, [engine]: { ...engines[engine], open } }, reports };
}

/** The instances that the running test makes. */
function watchInstances(): readonly WebAssembly.Instance[] {
  const { Instance } = WebAssembly;
  const made: WebAssembly.Instance[] = [];
  WebAssembly.Instance = class extends Instance {
    constructor(module: WebAssembly.Module, imports?: WebAssembly.Imports) {
      super(module, imports);
      made.push(this);
    }
  };
  onTestFinished(() => {
    WebAssembly.Instance = Instance;
  });
  return made;
}

describe("one instance of the solver", () => {
  test("is used for hundreds of searches, and its memory ends as it was after each of them once", async () => {
    const instances = watchInstances();
    const own = { wasm: wasmEngine(), ts: tsEngine };
    const searches = puzzles.flatMap(({ packed, game }) => {
      const levels = goldenOf(game);
      return variantsOf(packed).map(({ options }, i) => ({ level: levels[i % levels.length] as GoldenLevel, options }));
    });
    const memory = () => {
      const [instance] = instances as [WebAssembly.Instance];
      return (instance.exports.memory as WebAssembly.Memory).buffer.byteLength;
    };
    const run = async ({ level, options }: (typeof searches)[number]) =>
      comparable(await solveWith(own, level, { ...options, trace: 2, limits: { nodes: 200 } }));

    const first = [];
    for (const search of searches) first.push(await run(search));
    const bytes = memory();
    for (let i = 0; i < runs(1000); i++) {
      const which = (i * 7) % searches.length;
      const again = await run(searches[which] as (typeof searches)[number]);
      if (again.fingerprint !== first[which]?.fingerprint) expect(again).toEqual(first[which]);
    }
    expect(memory()).toBe(bytes);
    expect(instances).toHaveLength(1);
  });

  test("is not shared by searches that go on at the same time", async () => {
    const instances = watchInstances();
    const own = { wasm: wasmEngine(), ts: tsEngine };
    const levels = puzzles.flatMap(({ game }) => goldenOf(game).slice(0, 2));
    const options = { limits: { nodes: 500 } };
    const together = await Promise.all(levels.map((level) => solveWith(own, level, options)));
    expect(instances).toHaveLength(levels.length);
    for (const [i, level] of levels.entries()) {
      expect(comparable(await solveWith(own, level, options))).toEqual(comparable(together[i] as SolveResult));
    }
    expect(instances).toHaveLength(levels.length);
  });
});

test("a long search reports how far it is, and lets others have their turn", async () => {
  for (const { packed } of puzzles) {
    const level = await levelOfAtLeast(packed, 3000);
    for (const engine of ENGINES) {
      const controller = new AbortController();
      const reason = new Error("seen enough");
      let turns = 0;
      const turn = (): void => {
        // The search never ends by itself: it has to let this one in.
        if (++turns === 3) controller.abort(reason);
        else setImmediate(turn);
      };
      setImmediate(turn);
      const { engines: stuck } = stuckAfter(50, engine, () => {});
      const expanded: number[] = [];
      const onProgress = ({ expanded: count }: { readonly expanded: number }) => expanded.push(count);
      const options: SolveOptions = { algorithm: "bfs", engine, signal: controller.signal, onProgress };
      await expect(solveWith(stuck, level, options)).rejects.toBe(reason);
      expect(expanded.length).toBeGreaterThan(0);
      expect(expanded).toEqual([...expanded].sort((a, b) => a - b));
    }
  }
});

test("a trace that fills the memory ends, and so does its search", async () => {
  for (const { packed } of puzzles) {
    const level = await levelOfAtLeast(packed, 3000);
    const limits = { memoryBytes: 100_000 };
    const { trace, limit } = await solve(level, { algorithm: "bfs", trace: 10 ** 6, limits });
    expect(limit).toBe("memory");
    const all = await solve(level, { algorithm: "bfs", engine: "ts", trace: 1000, limits: { nodes: 1000 } });
    const recorded = trace?.events ?? [];
    expect(recorded.length).toBeGreaterThan(100);
    const both = Math.min(recorded.length, all.trace?.events.length ?? 0);
    expect(recorded.slice(0, both)).toEqual(all.trace?.events.slice(0, both));
  }
});

test("a key that no memory has room for ends with the limit on memory, and never wraps round", async () => {
  const [long] = loadLevels(`game: roll-the-block\n\nS${".".repeat(4000)}T\n`);
  for (const engine of ENGINES) {
    const asked: SolveOptions = { engine, heuristic: "distance", costModel: "weighted", limits: { nodes: 10 } };
    const { lowerBound } = await solveWith(engines, long, asked);
    // With an odd number of 1024ths keys are counted in 1024ths: the first is just above what 32 bits hold.
    const weight = (Math.ceil(2 ** 32 / lowerBound) | 1) / 1024;
    expect(weight).toBeLessThan(1000);
    expect(await solveWith(engines, long, { ...asked, weight })).toMatchObject({
      limit: "memory",
      expanded: 0,
    });
    expect(await solveWith(engines, long, { ...asked, weight: 20 })).toMatchObject({ limit: "nodes" });
  }
});
