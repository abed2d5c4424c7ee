import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitRoll } from "../../../../bench/hard-roll-layers.js";
import { wingsRoll } from "../../../../bench/hard-roll-splits.js";
import { leastCost } from "../../../../tests/reference/least-cost.ts";
import { anyPositionOf } from "../../../../tests/support/any-position.ts";
import { arbitraryGatedRoll } from "../../../../tests/support/arbitrary-gated-roll.ts";
import { arbitraryRollLevel } from "../../../../tests/support/arbitrary-roll-the-block.ts";
import { runs } from "../../../../tests/support/breadth.ts";
import { endOf } from "../../../../tests/support/method-session.ts";
import { rollLevel } from "../../../../tests/support/roll-level.ts";
import { endOfMethod, endOfSearch } from "../../../../tests/support/search-from.ts";
import { loadLevels } from "../../../playing/load-levels.ts";
import { type LoadedLevel, loadedLevel } from "../../../playing/loaded-level.ts";
import { type RollLevel, rollTheBlock } from "../../../puzzles/roll-the-block/index.ts";
import { packedRollTheBlock } from "../../../puzzles/roll-the-block/packed.ts";
import { EXHAUSTED, NODE_LIMIT, SOLVED, UNSOLVABLE } from "../../../search/run.ts";
import type { SolveOptions } from "../../../solving/options.ts";
import type { SolveResult } from "../../../solving/result.ts";
import { solve } from "../../../solving/solve.ts";
import { essentialLevel, hasHalves } from "../essential-level.ts";
import { halves } from "./index.ts";

const MODELS = ["moves", "weighted"] as const;

const solved = (level: RollLevel, options: SolveOptions): Promise<SolveResult> =>
  solve(loadedLevel(rollTheBlock, level), options);

/** Those that the method takes. */
const levels = fc
  .oneof(
    arbitraryRollLevel({ splits: 3 }),
    arbitraryRollLevel({ splits: 3, holes: false, bridges: 5, switches: 6 }),
    arbitraryRollLevel({ splits: 4, maxRows: 9, maxColumns: 9, bridges: 4, switches: 5 }),
    // Halves are estimated one by one on boards of more than 512 cells.
    arbitraryRollLevel({ splits: 3, maxRows: 23, maxColumns: 24, bridges: 1, switches: 2 }),
    // Halves are often apart.
    arbitraryGatedRoll({ splits: true }),
  )
  .filter((level) => hasHalves(essentialLevel(level)));

describe.each(MODELS)("halves, cost %s", (costModel) => {
  test("ends as uniform cost search ends", async () => {
    await fc.assert(
      fc.asyncProperty(levels, async (level) => {
        const right = await solved(level, { algorithm: "ucs", costModel, limits: { nodes: 100_000 } });
        fc.pre(right.status !== "limit");
        const { status, cost } = right;
        const found = await solved(level, { costModel, without: ["first"] });
        expect(found).toMatchObject({ method: "halves", status, cost, optimal: status === "solved" });
      }),
      { numRuns: runs(250) },
    );
  });

  test("ends so from a position too, with halves at the start and without", async () => {
    const seen = { halves: 0, solved: 0 };
    await fc.assert(
      fc.asyncProperty(anyPositionOf(rollTheBlock, levels), async (position) => {
        const { level, state } = position;
        const packed = packedRollTheBlock;
        const right = await endOfSearch(packed, position, { algorithm: "ucs", costModel, engine: "wasm" }, 20_000);
        const options = { engine: "wasm", costModel, without: [] } as const;
        const found = await endOfMethod(packed, halves, position, options);
        if (found === undefined || right.status === NODE_LIMIT) return;
        expect([found.status, found.cost], JSON.stringify(level.document.grid.paddedRows())).toEqual([
          right.status,
          right.cost,
        ]);
        if (state.block.shape === "halves") seen.halves++;
        if (found.status === SOLVED) seen.solved++;
      }),
      { numRuns: runs(300), seed: 2 },
    );
    expect(seen.halves).toBeGreaterThan(runs(20, 6));
    expect(seen.solved).toBeGreaterThan(runs(200, 6));
  });

  test("ends as the slow referee says", async () => {
    await fc.assert(
      fc.asyncProperty(levels, async (level) => {
        fc.pre(level.rows * level.columns <= 36);
        const { cost } = leastCost(rollTheBlock, level, costModel);
        expect((await solved(level, { costModel })).cost).toBe(cost ?? null);
      }),
      { numRuns: 40 },
    );
  });

  test.each(halves.ingredients)("finds the same without %s", async (ingredient) => {
    await fc.assert(
      fc.asyncProperty(levels, async (level) => {
        const { status, cost } = await solved(level, { costModel });
        fc.pre(level.rows * level.columns <= 100);
        expect(await solved(level, { costModel, without: [ingredient] })).toMatchObject({ status, cost });
      }),
      { numRuns: runs(80) },
    );
  });

  test("looks for nothing beyond maxCost, and finds what is within it", async () => {
    await fc.assert(
      fc.asyncProperty(levels, async (level) => {
        const { cost } = await solved(level, { costModel });
        const within = (maxCost: number) => endOf(halves, level, { engine: "wasm", costModel, maxCost });
        if (cost === null) {
          expect([UNSOLVABLE, EXHAUSTED]).toContain((await within(30)).status);
          return;
        }
        expect((await within(cost)).status).toBe(SOLVED);
        const below = await within(cost - 1);
        expect(below.status).toBe(EXHAUSTED);
        expect(below.lowerBound).toBeLessThanOrEqual(cost);
      }),
      { numRuns: runs(60) },
    );
  });
});

/** All bridges of a causeway must be open at once, so that a search has tens of thousands of states. */
function causeway(bridges: number): RollLevel {
  const names = "abcdefgh".slice(0, bridges);
  const rows = [".1..2...#", "..#..3..#", "...P....#", ".4...#5.#", "..6...7.#", "S...#..Q#", "......8.."];
  const width = 9 + bridges + 2;
  const texts = rows.map((row, i) => row + (i === 6 ? `${names}.T` : "#".repeat(bridges + 2)).padEnd(width - 9, "#"));
  const toggles = ["ab", "bcd", "ce", "adf", "eg", "fh", "gab", "hce"];
  return rollLevel(texts, {
    ...Object.fromEntries([...names].map((name, i) => [name, i % 3 === 0 ? "bridge open" : "bridge closed"])),
    ...Object.fromEntries(toggles.map((names, i) => [`${i + 1}`, `${i % 2 === 0 ? "soft" : "heavy"} toggle ${names}`])),
    P: "split 0,0 6,7",
    Q: "split 0,7 6,0",
  });
}

describe("ghosts", () => {
  const field = (side: number, bridges: number, seed: number): LoadedLevel =>
    (loadLevels(splitRoll(side, bridges, seed)) as [LoadedLevel])[0];

  test.each(
    MODELS.flatMap((costModel) => [
      { costModel, where: "in one field", text: splitRoll(8, 8, 6) },
      { costModel, where: "in rooms that bridges part", text: wingsRoll({ rooms: 3, side: 4, seed: 3 }) },
    ]),
  )("take few states where both halves are $where, cost $costModel", async ({ costModel, text }) => {
    const [level] = loadLevels(text);
    const { cost, expanded } = await solve(level, { costModel });
    const without = await solve(level, { costModel, without: ["ghosts"] });
    expect([cost, without.cost]).toEqual(Array(2).fill((await solve(level, { algorithm: "ucs", costModel })).cost));
    expect(cost).not.toBeNull();
    expect(expanded).toBeLessThan(without.expanded / 4);
  });

  test("are searched in vain where real halves cannot do as they do, and these are searched then", async () => {
    const level = field(7, 7, 15);
    const { cost, expanded, lowerBound } = await solve(level, {});
    const without = await solve(level, { without: ["ghosts"] });
    expect(expanded).toBeGreaterThan(without.expanded);
    expect({ cost, lowerBound }).toEqual({ cost: without.cost, lowerBound: without.cost });
    expect(cost).toBe((await solve(level, { algorithm: "ucs" })).cost);
  });

  test("prove that there is no solution", async () => {
    const level = field(7, 6, 7);
    const found = await solve(level, {});
    expect(found).toMatchObject({ method: "halves", status: "unsolvable" });
    expect(found.expanded).toBeLessThan((await solve(level, { without: ["ghosts"] })).expanded / 2);
  });
});

describe("a level with tens of thousands of states", () => {
  const level = causeway(8);

  test("is solved as breadth-first search solves it, or proven unsolvable", async () => {
    const { status, cost, expanded } = await solved(level, { algorithm: "bfs" });
    expect(expanded).toBeGreaterThan(50_000);
    expect(await solved(level, {})).toMatchObject({ method: "halves", status, cost });
  });

  test("keeps every limit on memory, and the next search is not harmed", async () => {
    const free = await solved(level, {});
    const tables = (await solved(level, { limits: { nodes: 0 } })).memoryBytes;
    for (const more of [0, 1000, 20_000, 60_000, 200_000, 500_000]) {
      const result = await solved(level, { limits: { memoryBytes: tables + more } });
      expect(result).toMatchObject({ status: "limit", limit: "memory", cost: null });
      expect(result.memoryBytes).toBeLessThanOrEqual(tables + more);
      if (free.cost !== null) expect(result.lowerBound).toBeLessThanOrEqual(free.cost);
    }
    const { expanded, cost } = free;
    expect(await solved(level, {})).toMatchObject({ expanded, cost });
    expect(await solved(level, { limits: { nodes: expanded } })).toMatchObject({ expanded, cost });
    expect(await solved(level, { limits: { nodes: expanded - 1 } })).toMatchObject({ limit: "nodes" });
  });
});
