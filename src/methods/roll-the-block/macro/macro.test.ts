// Macro search against the slow referee: the same optimum, in both engines to the node, whatever is left out.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formulaLevel } from "../../../../bench/hard-roll-formulas.js";
import { leastCost } from "../../../../tests/reference/least-cost.ts";
import { anyPositionOf } from "../../../../tests/support/any-position.ts";
import { arbitraryGatedRoll } from "../../../../tests/support/arbitrary-gated-roll.ts";
import { arbitraryLanesOfRoll } from "../../../../tests/support/arbitrary-lanes-of-roll.ts";
import { arbitraryRollLevel } from "../../../../tests/support/arbitrary-roll-the-block.ts";
import { runs } from "../../../../tests/support/breadth.ts";
import { goldenOf } from "../../../../tests/support/golden-levels.ts";
import { rollLevel } from "../../../../tests/support/roll-level.ts";
import { endOfMethod } from "../../../../tests/support/search-from.ts";
import type { Engine, EngineName, Session } from "../../../engines/session.ts";
import { tsEngine } from "../../../engines/ts-engine.ts";
import { wasmEngine } from "../../../engines/wasm-engine.ts";
import { optimumOf } from "../../../levels/facts.ts";
import { loadLevels } from "../../../playing/load-levels.ts";
import { loadedLevel } from "../../../playing/loaded-level.ts";
import { replay } from "../../../playing/replay.ts";
import { DIRECTIONS } from "../../../puzzles/direction.ts";
import type { CostModel } from "../../../puzzles/puzzle.ts";
import { type RollLevel, rollTheBlock } from "../../../puzzles/roll-the-block/index.ts";
import { tileAt } from "../../../puzzles/roll-the-block/level.ts";
import { packedRollTheBlock } from "../../../puzzles/roll-the-block/packed.ts";
import { startingAt } from "../../../puzzles/roll-the-block/rules.ts";
import { coveredCells } from "../../../puzzles/roll-the-block/state.ts";
import { EXHAUSTED, MEMORY_LIMIT, NODE_LIMIT, RUNNING, SOLVED, UNLIMITED, UNSOLVABLE } from "../../../search/run.ts";
import { prepareMethod } from "../../../solving/prepared-search.ts";
import { macro } from "./index.ts";
import type { MacroTables } from "./tables.ts";

const engines: Readonly<Record<EngineName, Engine>> = { wasm: wasmEngine(), ts: tsEngine };
const ENGINES: readonly EngineName[] = ["wasm", "ts"];
const MODELS: readonly CostModel[] = ["moves", "weighted"];

interface Asked {
  readonly costModel?: CostModel;
  readonly without?: readonly string[];
  readonly maxCost?: number;
  readonly maxExpanded?: number;
  readonly maxMemoryBytes?: number;
  /** In the place of its own. */
  readonly trust?: number;
  readonly patience?: number;
}

/** A session of the method alone, without scouts; undefined for levels that it does not take. */
async function opened(level: RollLevel, engine: EngineName, asked: Asked = {}): Promise<Session | undefined> {
  const { costModel = "moves", without = [], maxCost = UNLIMITED, maxExpanded = Number.MAX_SAFE_INTEGER } = asked;
  const tables = macro.prepare(level, { costModel, without: new Set(without) });
  if (tables === undefined) return undefined;
  const { trust = (tables as MacroTables).trust, patience = (tables as MacroTables).patience } = asked;
  const allowed = { ...(tables as MacroTables), trust, patience };
  const limits = { maxExpanded, maxCost, maxMemoryBytes: asked.maxMemoryBytes ?? 2 ** 30 };
  return engines[engine].open(prepareMethod(macro, allowed), limits);
}

interface Found {
  readonly status: number;
  readonly cost: number | undefined;
  readonly lowerBound: number;
  readonly counts: readonly number[];
}

async function search(level: RollLevel, engine: EngineName, asked: Asked = {}): Promise<Found | undefined> {
  const session = await opened(level, engine, asked);
  if (session === undefined) return undefined;
  while (session.status === RUNNING) session.advance(7);
  const { expanded, generated, stored, frontier, lowerBound, duplicates, dead } = session.counts();
  const { status } = session;
  const deepest = status === SOLVED ? 0 : session.deepest();
  const counts = [status, expanded, generated, stored, frontier, lowerBound, deepest, duplicates, dead];
  const cost = status === SOLVED ? costOf(level, session, asked.costModel) : undefined;
  session.close();
  return { status, cost, lowerBound, counts };
}

/** What the solution costs, replayed. */
function costOf(level: RollLevel, session: Session, model: CostModel = "moves"): number {
  const moves = (session.moves() ?? []).map((number) => DIRECTIONS[number]).join(" ");
  const { solved, cost } = replay(loadedLevel(rollTheBlock, level), moves, model);
  expect(solved).toBe(true);
  return cost as number;
}

const levels = fc.oneof(
  { weight: 4, arbitrary: arbitraryGatedRoll() },
  { weight: 2, arbitrary: arbitraryLanesOfRoll() },
  { weight: 1, arbitrary: arbitraryRollLevel({ bridges: 5, switches: 6, splits: 0, maxRows: 5, maxColumns: 8 }) },
);

/** Gates in a row, each open while a bit is not set; the switch of each bit is behind the gates of those before. */
const COUNTER = rollLevel(
  ["...#...#...####", "..2#.3.#.4.#T..", "aaa#bbb#ccc#ddd", "S...A...B...C..", "....A...B...C..", "..1.A...B...C.."],
  {
    ...{ a: "bridge closed", b: "bridge closed", c: "bridge closed", d: "bridge closed" },
    ...{ A: "bridge open", B: "bridge open", C: "bridge open" },
    ...{ 1: "soft toggle aA", 2: "heavy toggle bB", 3: "soft toggle cC", 4: "heavy toggle d" },
  },
);

/** An open floor full of switches, and a causeway of bridges. */
const OPEN = rollLevel(
  ["S...1...######", "..2...3.######", "4..5..6.######", "........######", "7..8..9.######", "........abcdeT"],
  {
    ...{ a: "bridge closed", b: "bridge closed", c: "bridge open", d: "bridge closed", e: "bridge open" },
    ...{ 1: "soft toggle ab", 2: "heavy toggle bc", 3: "soft toggle cd", 4: "soft toggle ace", 5: "soft toggle be" },
    ...{ 6: "heavy toggle ad", 7: "soft toggle cde", 8: "soft toggle bd", 9: "soft toggle ae" },
  },
);

describe("macro", () => {
  test.each(MODELS)("finds what the referee finds, in both engines to the node (%s)", async (costModel) => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(levels, async (level) => {
        const wasm = await search(level, "wasm", { costModel });
        if (wasm === undefined) return;
        taken++;
        const { cost } = leastCost(rollTheBlock, level, costModel);
        expect(wasm).toMatchObject({ status: cost === undefined ? UNSOLVABLE : SOLVED, cost });
        if (cost !== undefined) expect(wasm.lowerBound).toBe(cost);
        expect((await search(level, "ts", { costModel }))?.counts).toEqual(wasm.counts);
      }),
      { numRuns: runs(250) },
    );
    expect(taken).toBeGreaterThan(runs(50, 6));
  });

  test.each(MODELS)("does so from every position, whatever the block stands on (%s)", async (costModel) => {
    const seen = { taken: 0, special: 0 };
    await fc.assert(
      fc.asyncProperty(anyPositionOf(rollTheBlock, levels), async (position) => {
        const { level, state } = position;
        const wasm = await endOfMethod(packedRollTheBlock, macro, position, { engine: "wasm", costModel, without: [] });
        if (wasm === undefined) return;
        seen.taken++;
        if (coveredCells(state.block).some((cell) => tileAt(level, cell).kind !== "floor")) seen.special++;
        const { cost } = leastCost(rollTheBlock, startingAt(level, state), costModel);
        expect(wasm).toMatchObject({ status: cost === undefined ? UNSOLVABLE : SOLVED, cost });
        const ts = await endOfMethod(packedRollTheBlock, macro, position, { engine: "ts", costModel, without: [] });
        expect(ts).toEqual(wasm);
      }),
      // On few positions of chance the block stands on anything but floor: these are the same every time.
      { numRuns: runs(250), seed: 1 },
    );
    expect(Math.min(seen.taken, 2 * seen.special)).toBeGreaterThan(runs(40, 6));
  });

  test.each(macro.ingredients)("finds the same without %s", async (ingredient) => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(levels, fc.constantFrom(...MODELS), async (level, costModel) => {
        const whole = await search(level, "wasm", { costModel });
        const asked = { costModel, without: [ingredient] };
        const found = await search(level, "wasm", asked);
        if (whole === undefined || found === undefined) return;
        taken++;
        expect(found.cost).toBe(whole.cost);
        expect((await search(level, "ts", asked))?.counts).toEqual(found.counts);
      }),
      { numRuns: runs(100) },
    );
    expect(taken).toBeGreaterThan(runs(20, 6));
  });

  test("keeps edges that another search would find again", async () => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(levels, fc.constantFrom(...MODELS), async (level, costModel) => {
        const kept = await search(level, "wasm", { costModel, without: ["dense"] });
        if (kept === undefined) return;
        taken++;
        expect((await search(level, "wasm", { costModel, without: ["dense", "memo"] }))?.counts).toEqual(kept.counts);
      }),
      { numRuns: runs(150) },
    );
    expect(taken).toBeGreaterThan(runs(30, 6));
  });

  test.each([1, 5, 20])("finds the same with little trust in edges (%i)", async (trust) => {
    let isOther = 0;
    await fc.assert(
      fc.asyncProperty(levels, fc.constantFrom(...MODELS), async (level, costModel) => {
        const whole = await search(level, "wasm", { costModel });
        if (whole === undefined) return;
        const found = await search(level, "wasm", { costModel, trust });
        expect(found?.cost).toBe(whole.cost);
        expect((await search(level, "ts", { costModel, trust }))?.counts).toEqual(found?.counts);
        if (found?.counts.join() !== whole.counts.join()) isOther++;
      }),
      // On few levels of chance little trust makes another search: these are the same every time.
      { numRuns: runs(150), seed: 4 },
    );
    expect(isOther).toBeGreaterThan(runs(5, 3));
  });

  test.each([
    { patience: 0, least: 30 },
    { patience: 1, least: 15 },
  ])("finds the same with barriers as soon as can be (patience $patience)", async ({ patience, least }) => {
    let isOther = 0;
    await fc.assert(
      fc.asyncProperty(levels, fc.constantFrom(...MODELS), fc.boolean(), async (level, costModel, isDense) => {
        const whole = await search(level, "wasm", { costModel, without: ["barriers"] });
        if (whole === undefined) return;
        const asked = { costModel, patience, without: isDense ? [] : ["dense"] };
        const found = await search(level, "wasm", asked);
        expect(found).toMatchObject({ status: whole.status, cost: whole.cost });
        if (whole.cost !== undefined) expect(found?.lowerBound).toBe(whole.cost);
        expect((await search(level, "ts", asked))?.counts).toEqual(found?.counts);
        if (found?.counts.join() !== whole.counts.join()) isOther++;
      }),
      { numRuns: runs(200), seed: 7 },
    );
    expect(isOther).toBeGreaterThan(runs(least, 6));
  });

  test("with barriers an open floor has fewer states, and what nothing can open any more is dead", async () => {
    const plain = await search(OPEN, "wasm", { without: ["barriers"] });
    const spared = await search(OPEN, "wasm", { patience: 0 });
    expect(spared?.cost).toBe(plain?.cost);
    expect(spared?.counts[1]).toBeLessThan(0.7 * (plain?.counts[1] as number));
    // Who goes over the first bridge comes back no more, and what has not been opened before stays closed.
    const level = rollLevel(["S....d2....a...T", "..1..###########", ".....###########"], {
      ...{ a: "bridge closed", d: "bridge open", 1: "heavy open a", 2: "soft close d" },
    });
    const found = await search(level, "wasm", { patience: 0 });
    expect(found?.cost).toBe(leastCost(rollTheBlock, level).cost);
    expect(found?.counts.at(-1)).toBeGreaterThan(0);
    expect((await search(level, "ts", { patience: 0 }))?.counts).toEqual(found?.counts);
  });

  test.each(["live", "dominance"])("a formula has fewer states than without %s", async (ingredient) => {
    const [{ playable } = expect.fail("one level")] = loadLevels(
      formulaLevel({ seed: 3, quantifiers: "EEEEEEAA", clauses: 5 }),
    );
    const level = playable?.level as RollLevel;
    const [whole, more] = [await search(level, "wasm"), await search(level, "wasm", { without: [ingredient] })];
    expect(more?.cost).toBe(whole?.cost);
    expect(more?.counts[1]).toBeGreaterThan(1.3 * (whole?.counts[1] as number));
    expect((await search(level, "ts"))?.counts).toEqual(whole?.counts);
    expect((await search(level, "ts", { without: [ingredient] }))?.counts).toEqual(more?.counts);
  });

  test.each(MODELS)(
    "every pose is soon a node where edges lead to more states than rolls do (%s)",
    async (costModel) => {
      const rolled = await search(OPEN, "wasm", { costModel, trust: 1e9, without: ["barriers"] });
      const [, expanded = 0, generated = 0] = rolled?.counts ?? [];
      expect(expanded).toBeGreaterThan(200);
      expect(generated).toBeLessThan(5 * expanded);
      expect(rolled?.cost).toBe(leastCost(rollTheBlock, OPEN, costModel).cost);
      expect((await search(OPEN, "ts", { costModel, trust: 1e9, without: ["barriers"] }))?.counts).toEqual(
        rolled?.counts,
      );
      const followed = await search(OPEN, "wasm", { costModel, without: ["dense", "barriers"] });
      expect(followed?.cost).toBe(rolled?.cost);
      expect(followed?.counts[2]).toBeGreaterThan(10 * (followed?.counts[1] as number));
    },
  );

  test.each(ENGINES)("%s: golden levels", async (engine) => {
    let taken = 0;
    for (const { level, facts } of goldenOf("roll-the-block")) {
      for (const costModel of MODELS) {
        const found = await search(level as RollLevel, engine, { costModel });
        if (found === undefined) continue;
        taken++;
        const optimum = optimumOf(facts, costModel);
        expect(found.cost).toBe(facts.optimal === "unsolvable" ? undefined : optimum);
      }
    }
    expect(taken).toBeGreaterThan(5);
  });

  test("a switch that only asks for a edge around is not in the edge", async () => {
    // Rolling off the switch and on again closes what the first landing opened.
    const level = rollLevel(["S1.a.T", "....##"], { a: "bridge closed", 1: "soft toggle a" });
    expect((await search(level, "wasm"))?.cost).toBe(leastCost(rollTheBlock, level).cost);
  });

  test("64 bridges, all of them in the edge, and of seven switches four to be pressed", async () => {
    const bridge = (i: number) => String.fromCodePoint(0x100 + i);
    const isOdd = (bits: number) => Array.from(bits.toString(2)).filter((bit) => bit === "1").length % 2 === 1;
    const all = Array.from({ length: 64 }, (_, i) => i);
    const legend = Object.fromEntries([
      ...all.map((i) => [bridge(i), `bridge ${isOdd((i + 1) & 0b1010101) ? "closed" : "open"}`]),
      ...Array.from({ length: 7 }, (_, k) => {
        const toggled = all.filter((i) => ((i + 1) >> k) & 1).map(bridge);
        return [`${k}`, `${k % 2 === 0 ? "heavy" : "soft"} toggle ${toggled.join("")}`];
      }),
    ]);
    const corridor = all.map(bridge).join("");
    const level = rollLevel([`S.0.1.2${corridor}...`, `...3..4${corridor}.T.`, `5..6...${corridor}...`], legend);
    for (const costModel of MODELS) {
      const { cost } = leastCost(rollTheBlock, level, costModel);
      const found = await search(level, "wasm", { costModel });
      expect(found).toMatchObject({ status: SOLVED, cost });
      expect((await search(level, "ts", { costModel }))?.counts).toEqual(found?.counts);
    }
  });

  test("levels with a split that can be used, or without a bridge that matters, are for others", async () => {
    const split = rollLevel(["S....a...", "..P..a.1.", "1....a..T"], {
      a: "bridge closed",
      1: "soft toggle a",
      P: "split 0,0 1,4",
    });
    expect(await opened(split, "wasm")).toBeUndefined();
    expect(await opened(rollLevel(["S..a..T"], { a: "bridge open" }), "wasm")).toBeUndefined();
  });
});

describe.each(ENGINES)("limits, %s", (engine) => {
  test("expansions are limited exactly", async () => {
    const whole = await search(COUNTER, engine);
    const needed = whole?.counts[1] as number;
    expect(needed).toBeGreaterThan(50);
    for (const maxExpanded of [0, 1, 6, 7, 8, 15, 16, 17, 40, needed - 1, needed]) {
      const session = (await opened(COUNTER, engine, { maxExpanded })) as Session;
      while (session.status === RUNNING) session.advance(maxExpanded % 2 === 0 ? 1000 : 5);
      const { expanded, lowerBound } = session.counts();
      // States of the least cost are as good as each other, and a limit changes which of them are taken together.
      if (maxExpanded < needed - 20) expect(session.status).toBe(NODE_LIMIT);
      if (maxExpanded === needed) expect(session.status).toBe(SOLVED);
      if (session.status === NODE_LIMIT) expect(expanded).toBe(maxExpanded);
      expect(expanded).toBeLessThanOrEqual(maxExpanded);
      expect(lowerBound).toBeLessThanOrEqual(whole?.cost as number);
      session.close();
    }
    expect(await search(COUNTER, engine)).toEqual(whole);
  });

  test("what is dominated takes nothing of the limit", async () => {
    // Nothing leads to the target, and the states that wait last are all known with one bridge more.
    const level = rollLevel(["....1c2...2c1...a....", "....###...###..###..T", "SS..1b2...2a1...a...."], {
      ...{ a: "bridge open", b: "bridge open", c: "bridge open", 1: "soft close a", 2: "heavy close c, open b" },
    });
    const whole = await search(level, engine);
    const needed = whole?.counts[1] as number;
    expect(await search(level, engine, { maxExpanded: needed })).toEqual(whole);
    expect(await search(level, engine, { maxExpanded: needed - 1 })).toMatchObject({ status: NODE_LIMIT });
    expect((await search(level, engine, { without: ["dominance"] }))?.counts[1]).toBeGreaterThan(needed);
    // Here some are taken from the queue between the last that is expanded and the target.
    const formula = loadLevels(formulaLevel({ seed: 612, quantifiers: "EEEEEE", clauses: 7 }))[0]?.playable?.level;
    const solved = await search(formula as RollLevel, engine);
    expect(solved?.status).toBe(SOLVED);
    expect(await search(formula as RollLevel, engine, { maxExpanded: solved?.counts[1] as number })).toEqual(solved);
  });

  test("what costs more than maxCost is not looked for, and that is said", async () => {
    for (const costModel of MODELS) {
      const cost = (await search(COUNTER, engine, { costModel }))?.cost as number;
      expect(await search(COUNTER, engine, { costModel, maxCost: cost })).toMatchObject({ status: SOLVED, cost });
      for (const maxCost of [0, 10, cost - 1]) {
        expect(await search(COUNTER, engine, { costModel, maxCost })).toMatchObject({ status: EXHAUSTED });
      }
    }
  });

  test("maxCost may be lowered while it searches", async () => {
    const session = (await opened(COUNTER, engine)) as Session;
    session.advance(20);
    session.allow({ maxExpanded: 1e9, maxCost: 5, maxMemoryBytes: 2 ** 30 });
    session.advance(20);
    expect(session.status).toBe(EXHAUSTED);
    session.close();
  });

  test("memory is limited, and the next search is what it was", async () => {
    const whole = await search(COUNTER, engine);
    for (const maxMemoryBytes of [0, 1000, 40_000, 100_000]) {
      const session = (await opened(COUNTER, engine, { maxMemoryBytes })) as Session;
      while (session.status === RUNNING) session.advance(100);
      expect([SOLVED, MEMORY_LIMIT]).toContain(session.status);
      if (maxMemoryBytes <= 1000) expect(session.status).toBe(MEMORY_LIMIT);
      session.close();
    }
    expect(await search(COUNTER, engine)).toEqual(whole);
  });
});
