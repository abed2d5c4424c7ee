// What goes first on large boards: the same optimum as uniform cost search, and whoever goes on goes on with its counts.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formulaLevel } from "../../../bench/hard-roll-formulas.js";
import { walledRoll } from "../../../bench/hard-roll-large.js";
import { anyPositionOf } from "../../../tests/support/any-position.ts";
import { arbitraryRollLevel } from "../../../tests/support/arbitrary-roll-the-block.ts";
import { runs } from "../../../tests/support/breadth.ts";
import { rollLevel } from "../../../tests/support/roll-level.ts";
import { comparable } from "../../../tests/support/search-variants.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import { loadedLevel } from "../../playing/loaded-level.ts";
import { type RollLevel, rollTheBlock } from "../../puzzles/roll-the-block/index.ts";
import type { SolveOptions } from "../../solving/options.ts";
import type { SolveResult } from "../../solving/result.ts";
import { solve } from "../../solving/solve.ts";

const ENGINES = ["wasm", "ts"] as const;
const MODELS = ["moves", "weighted"] as const;

const solved = (level: RollLevel, options: SolveOptions): Promise<SolveResult> =>
  solve(loadedLevel(rollTheBlock, level), options);

const levels = fc.oneof(
  arbitraryRollLevel({ maxRows: 18, maxColumns: 24, bridges: 4, switches: 5, splits: 0 }),
  arbitraryRollLevel({ maxRows: 18, maxColumns: 24, bridges: 2, switches: 2, splits: 2 }),
);

/** The floor around what these rows have, so that the board is large. */
function onLargeBoard(rows: readonly string[], legend: Record<string, string>): RollLevel {
  const columns = Math.max(...rows.map((row) => row.length));
  return rollLevel([...rows, "#", ...Array.from({ length: 60 }, () => ".".repeat(columns))], legend);
}

/** A formula that A* does not get through before others go on. */
const [hard] = loadLevels(formulaLevel({ seed: 1, quantifiers: "EAEAEAEAEAE", clauses: 80 }));
/** It has many bridges. */
const A_STAR = 2 * (hard.playable?.level.rows ?? 0) * (hard.playable?.level.columns ?? 0);

/** With halves, on 20 rows of 20 cells. */
const BLIND = 16 * 400;

describe.each(MODELS)("large boards, cost %s", (costModel) => {
  test("end as by uniform cost search, from the start and from a position", async () => {
    const seen = { layers: 0, astar: 0, blind: 0, unsolvable: 0 };
    await fc.assert(
      fc.asyncProperty(anyPositionOf(rollTheBlock, levels), async ({ level, moves }) => {
        const from = moves.join(" ");
        const limits = { nodes: 100_000 };
        const right = await solved(level, { algorithm: "ucs", costModel, from, limits });
        fc.pre(right.status !== "limit");
        const { status, cost } = right;
        const found = await solved(level, { costModel, from });
        expect(found).toMatchObject({ status, cost, optimal: status === "solved" });
        if (found.method === "layers") seen.layers++;
        if (found.method === "astar") seen.astar++;
        if (found.method === (costModel === "moves" ? "bfs" : "ucs")) seen.blind++;
        if (status === "unsolvable") seen.unsolvable++;
      }),
      { numRuns: runs(300), seed: 5 },
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
  });

  test("both engines make the same search", async () => {
    const withoutSplits = arbitraryRollLevel({ maxRows: 18, maxColumns: 24, bridges: 4, switches: 5, splits: 0 });
    await fc.assert(
      fc.asyncProperty(withoutSplits, async (level) => {
        const [wasm, ts] = await Promise.all(ENGINES.map((engine) => solved(level, { costModel, engine })));
        expect(comparable(ts as SolveResult)).toEqual(comparable(wasm as SolveResult));
      }),
      { numRuns: runs(100) },
    );
  });
});

/** In the midst of nothing, so that the board is very large. */
const inTheMidst = arbitraryRollLevel({ maxRows: 8, maxColumns: 8, bridges: 2, switches: 2, splits: 0 }).map(
  (level) => {
    const rows = level.document.grid.paddedRows();
    const left = "#".repeat(60);
    return {
      ...level,
      ...rollLevel(
        [
          ...Array.from({ length: 100 }, () => "#".repeat(120)),
          ...rows.map((row) => (left + row).padEnd(120, "#")),
          ...Array.from({ length: 60 }, () => "#".repeat(120)),
        ],
        Object.fromEntries(level.document.legend.map(({ key, value }) => [key, value])),
      ),
    };
  },
);

describe.each(MODELS)("very large boards, cost %s", (costModel) => {
  test("end as by uniform cost search where the block is shut in", async () => {
    const seen = { layers: 0, macro: 0, solved: 0, unsolvable: 0 };
    await fc.assert(
      fc.asyncProperty(anyPositionOf(rollTheBlock, inTheMidst), async ({ level, moves }) => {
        const from = moves.join(" ");
        const { status, cost } = await solved(level, { algorithm: "ucs", costModel, from });
        const found = await solved(level, { costModel, from });
        expect(found).toMatchObject({ status, cost, optimal: status === "solved" });
        if (found.method === "layers") seen.layers++;
        if (found.method === "macro") seen.macro++;
        if (status === "solved") seen.solved++;
        if (status === "unsolvable") seen.unsolvable++;
      }),
      { numRuns: runs(100), seed: 3 },
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
  });

  test("a target that is near is found in its surroundings", async () => {
    const rows = ["S.......", "~..~..T.", "#.~.~...", "........"].map((row) => row + ".".repeat(400));
    const level = rollLevel([...rows, ...Array.from({ length: 400 }, () => ".".repeat(408))]);
    const { cost } = await solved(level, { algorithm: "ucs", costModel });
    const found = await solved(level, { costModel });
    expect(found).toMatchObject({ method: "layers", status: "solved", cost, optimal: true });
    expect(found.expanded).toBeLessThan(1500);
    expect(found.memoryBytes).toBeLessThan(level.rows * level.columns);
  });
});

describe("who goes first", () => {
  const legend = { a: "bridge closed", 1: "soft open a" };

  test("a way on which nothing happens is taken at once, whatever lies beside it", async () => {
    const level = onLargeBoard(["S..2.b..T", "....1...a", "...P....."], {
      ...legend,
      b: "bridge open",
      2: "heavy close b",
      P: "split 2,0 2,1",
    });
    const found = await solved(level, {});
    const { cost } = await solved(level, { algorithm: "ucs" });
    expect(found).toMatchObject({ method: "layers", cost, optimal: true });
    expect(found.expanded).toBeLessThan(20);
  });

  test("none is taken that a bridge or a switch is in the way of", async () => {
    const level = onLargeBoard(["S.1.aaT", "######."], legend);
    expect(await solved(level, {})).toMatchObject({ method: "astar", optimal: true });
    expect(await solved(level, { without: ["first"] })).toMatchObject({ method: "macro", optimal: true });
  });

  test("where even open bridges lead nowhere, nothing is searched", async () => {
    const level = onLargeBoard(["S..a..#T", ".1......"], legend);
    expect(await solved(level, {})).toMatchObject({ method: "layers", status: "unsolvable", expanded: 1 });
  });

  test("nobody does with many bridges on a board that is not large", async () => {
    const [level] = loadLevels(formulaLevel({ seed: 3, quantifiers: "AEA", clauses: 2 }));
    const alone = await solve(level, { without: ["first"] });
    const { method, expanded, cost } = await solve(level, {});
    expect([method, expanded, cost]).toEqual(["macro", alone.expanded, alone.cost]);
  });

  test("A* is given up for macro edges after so many expansions, and what it did is counted", async () => {
    const alone = await solve(hard, { without: ["first"] });
    const found = await solve(hard, {});
    expect(found).toMatchObject({ method: "macro", status: "unsolvable" });
    expect(found.expanded).toBe(A_STAR + alone.expanded);
  });

  test("where each of many bridges has one switch, A* goes on for longer", async () => {
    const [level] = loadLevels(walledRoll({ rows: 64, columns: 200, walls: 9, seed: 5 }));
    const { method, cost, expanded } = await solve(level, {});
    expect([method, cost]).toEqual(["astar", 327]);
    expect(expanded).toBeGreaterThan(2 * 64 * 200);
  });

  test("a limit that ends where others go on is enough if they need not expand anything", async () => {
    // The halves of P never meet, and no block from the start comes to stand on Q.
    const level = rollLevel(
      [
        "S..P....Q...........",
        "#".repeat(20),
        "T...................",
        ...Array.from({ length: 17 }, () => ".".repeat(20)),
      ],
      { P: "split 0,19 5,5", Q: "split 5,5 5,8" },
    );
    const free = await solved(level, {});
    expect(free).toMatchObject({ method: "halves", status: "unsolvable", expanded: BLIND });
    expect(comparable(await solved(level, { limits: { nodes: BLIND } }))).toEqual(comparable(free));
    const less = await solved(level, { limits: { nodes: BLIND - 1 } });
    expect(less).toMatchObject({ method: "bfs", status: "limit", limit: "nodes", expanded: BLIND - 1 });
  });

  test("A* goes on where it was where no method takes a board with splits", async () => {
    const room = Array.from({ length: 130 }, () => ".".repeat(130));
    // The switch for the bridge lies behind it.
    const level = rollLevel(
      [`S..P${"#".repeat(126)}`, "#".repeat(130), ...room, `${"#".repeat(129)}b`, "1....T".padStart(130, "#")],
      {
        P: "split 2,0 50,90",
        b: "bridge closed",
        1: "soft open b",
      },
    );
    const cells = level.rows * level.columns;
    const around = Math.trunc(cells / 8);
    const [nodes, aStar] = [around + 4 * cells + 3000, 4 * cells + 3000];
    const found = await solved(level, { limits: { nodes } });
    expect(found).toMatchObject({ method: "astar", limit: "nodes", expanded: nodes });
    const alone = await solved(level, { algorithm: "astar", limits: { nodes: aStar } });
    const before = await solved(level, { algorithm: "bfs", limits: { nodes: around } });
    expect(found.generated).toBe(alone.generated + before.generated);
    expect(found.lowerBound).toBe(alone.lowerBound);
  });

  test.each(ENGINES)("a limit on nodes is one on all together, and the bound never falls: %s", async (engine) => {
    let bound = 0;
    for (const nodes of [1, A_STAR - 1, A_STAR, A_STAR + 1, A_STAR + 100]) {
      const found = await solve(hard, { engine, limits: { nodes } });
      expect(found).toMatchObject({ status: "limit", limit: "nodes", expanded: nodes });
      expect(found.lowerBound).toBeGreaterThanOrEqual(bound);
      bound = found.lowerBound;
    }
  });
});
