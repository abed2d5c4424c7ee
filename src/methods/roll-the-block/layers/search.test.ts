import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryRollLevel } from "../../../../tests/support/arbitrary-roll-the-block.ts";
import { runs } from "../../../../tests/support/breadth.ts";
import { endOf } from "../../../../tests/support/method-session.ts";
import { rollLevel } from "../../../../tests/support/roll-level.ts";
import { comparable } from "../../../../tests/support/search-variants.ts";
import { loadedLevel } from "../../../playing/loaded-level.ts";
import { type RollLevel, rollTheBlock } from "../../../puzzles/roll-the-block/index.ts";
import { EXHAUSTED, SOLVED, UNSOLVABLE } from "../../../search/run.ts";
import type { SolveOptions } from "../../../solving/options.ts";
import type { SolveResult } from "../../../solving/result.ts";
import { solve } from "../../../solving/solve.ts";
import { layers } from "./index.ts";

const ENGINES = ["wasm", "ts"] as const;
const MODELS = ["moves", "weighted"] as const;

const solved = (level: RollLevel, options: SolveOptions): Promise<SolveResult> =>
  solve(loadedLevel(rollTheBlock, level), options);

/** Boards with many holes, some of them wide enough for several strips. */
const plainLevels = fc.oneof(
  arbitraryRollLevel({ bridges: 0, switches: 2, splits: 0, maxRows: 9, maxColumns: 9 }),
  arbitraryRollLevel({ bridges: 0, switches: 0, splits: 0, maxRows: 5, maxColumns: 40 }),
  arbitraryRollLevel({ bridges: 0, switches: 0, splits: 0, maxRows: 40, maxColumns: 30 }),
);

/** Floor alone, from one corner to near the other. */
function openLevel(rows: number, columns: number): RollLevel {
  const texts = Array.from({ length: rows }, () => ".".repeat(columns));
  texts[0] = `S${".".repeat(columns - 1)}`;
  texts[rows - 2] = `${".".repeat(columns - 3)}T..`;
  return rollLevel(texts);
}

describe.each(MODELS)("layers, cost %s", (costModel) => {
  test.each(ENGINES)("%s ends as uniform cost search ends", async (engine) => {
    await fc.assert(
      fc.asyncProperty(plainLevels, async (level) => {
        const { status, cost } = await solved(level, { algorithm: "ucs", costModel });
        const found = await solved(level, { costModel, engine });
        expect(found).toMatchObject({ method: "layers", status, cost, optimal: status === "solved" });
        if (cost !== null) expect(found.lowerBound).toBe(cost);
      }),
      { numRuns: runs(200) },
    );
  });

  test("both engines make the same search: the same moves and the same counts", async () => {
    const large = openLevel(200, 300);
    await fc.assert(
      fc.asyncProperty(plainLevels, async (level) => {
        for (const nodes of [undefined, 3, 50]) {
          const limits = nodes === undefined ? {} : { nodes };
          const [wasm, ts] = await Promise.all(ENGINES.map((engine) => solved(level, { costModel, engine, limits })));
          expect(comparable(ts as SolveResult)).toEqual(comparable(wasm as SolveResult));
        }
      }),
      { numRuns: runs(150), examples: [[large]] },
    );
  });

  test.each(ENGINES)("%s looks for nothing beyond maxCost, and finds what is within it", async (engine) => {
    await fc.assert(
      fc.asyncProperty(plainLevels, async (level) => {
        const { cost, depth } = await solved(level, { costModel, engine });
        const within = (maxCost: number) => endOf(layers, level, { engine, costModel, maxCost });
        if (cost === null) {
          expect([UNSOLVABLE, EXHAUSTED]).toContain((await within(40)).status);
          return;
        }
        expect(await within(cost)).toMatchObject({ status: SOLVED, moves: depth });
        const below = await within(cost - 1);
        expect(below.status).toBe(EXHAUSTED);
        expect(below.lowerBound).toBeLessThanOrEqual(cost);
      }),
      { numRuns: runs(60) },
    );
  });

  test.each(ENGINES)("%s ends where memory does not suffice for the poses that wait", async (engine) => {
    const level = openLevel(400, 500);
    const free = await solved(level, { costModel, engine });
    expect(free.status).toBe("solved");
    const halfway = Math.floor(free.expanded / 2);
    const half = await solved(level, { costModel, engine, limits: { nodes: halfway } });
    expect(half).toMatchObject({ status: "limit", limit: "nodes", expanded: halfway });
    expect(half.lowerBound).toBeLessThanOrEqual(free.cost as number);
    for (const memoryBytes of [1000, 230_000, 260_000, 280_000]) {
      const result = await solved(level, { costModel, engine, limits: { memoryBytes } });
      if (result.status === "limit") expect(result).toMatchObject({ limit: "memory", cost: null });
      else expect(result.cost).toBe(free.cost);
    }
    expect(await solved(level, { costModel, engine })).toMatchObject({ cost: free.cost, expanded: free.expanded });
  });
});

test("a level whose bridges and splits do not matter is plain", async () => {
  const level = rollLevel(["S..a.1T", "....b.P"], {
    a: "bridge open",
    b: "bridge closed",
    1: "soft open a",
    P: "split 0,0 1,3",
  });
  expect(await solved(level, {})).toMatchObject({ method: "layers", cost: 4 });
});

test("a level whose bridge matters is not", async () => {
  const level = rollLevel(["S..a..T", "1..#..."], { a: "bridge closed", 1: "soft open a" });
  expect((await solved(level, {})).method).not.toBe("layers");
});
