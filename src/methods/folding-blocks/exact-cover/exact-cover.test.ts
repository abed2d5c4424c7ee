// Exact cover against A* and the golden optima, with and without each ingredient.

import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryFoldingLevel } from "../../../../tests/support/arbitrary-folding-blocks.ts";
import { runs } from "../../../../tests/support/breadth.ts";
import { foldingLevel } from "../../../../tests/support/folding-level.ts";
import { goldenOf } from "../../../../tests/support/golden-levels.ts";
import { wasmEngine } from "../../../engines/wasm-engine.ts";
import { loadedLevel } from "../../../playing/loaded-level.ts";
import { type FoldingLevel, foldingBlocks } from "../../../puzzles/folding-blocks/index.ts";
import { GROUP_LETTERS } from "../../../puzzles/folding-blocks/level.ts";
import { EXHAUSTED, RUNNING, SOLVED } from "../../../search/run.ts";
import { prepareMethod } from "../../../solving/prepared-search.ts";
import { solve } from "../../../solving/solve.ts";
import { exactCover } from "./index.ts";

test.each(goldenOf("folding-blocks"))("$name", async (level) => {
  const { optimal } = level.facts;
  const result = await solve(level);
  expect(result.method).toBe("exact-cover");
  if (optimal === "unsolvable") expect(result.status).toBe("unsolvable");
  else expect(result).toMatchObject({ status: "solved", cost: optimal, optimal: true, lowerBound: optimal });
});

test.each(["nothing", ...exactCover.ingredients])("random levels have the optimum of A*, without %s", async (name) => {
  await fc.assert(
    fc.asyncProperty(arbitraryFoldingLevel({ maxRows: 7, maxColumns: 7, maxGroups: 6 }), async (level) => {
      const target = loadedLevel(foldingBlocks, level);
      const found = await solve(target, { without: name === "nothing" ? [] : [name] });
      const { cost } = await solve(target, { algorithm: "astar", heuristic: "partition" });
      expect(found.method).toBe("exact-cover");
      expect(found.status).toBe(cost === null ? "unsolvable" : "solved");
      expect(found.cost).toBe(cost);
      expect(found.optimal).toBe(cost !== null);
    }),
    { numRuns: runs(300) },
  );
});

test("no bound before a branch is above the optimum", async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryFoldingLevel({ maxRows: 7, maxColumns: 7, maxGroups: 6 }), async (level) => {
      const target = loadedLevel(foldingBlocks, level);
      const { cost } = await solve(target, { algorithm: "astar", heuristic: "partition" });
      const { status, lowerBound } = await solve(target, { limits: { nodes: 0 } });
      if (cost === null) expect(status).not.toBe("solved");
      else expect(lowerBound).toBeLessThanOrEqual(cost);
    }),
    { numRuns: runs(150) },
  );
});

interface Cut {
  readonly piece: number;
  readonly isAcross: boolean;
}

/** A full square halved again and again; a cell of each part is a group. */
function halvedBoard(side: number, cuts: readonly Cut[], seeds: Iterator<number>): string[][] {
  const pieces = [{ top: 0, left: 0, height: side, width: side }];
  for (const { piece, isAcross } of cuts) {
    const cut = pieces[piece % pieces.length] as (typeof pieces)[number];
    const length = isAcross ? "width" : "height";
    if (cut[length] === 1) continue;
    cut[length] /= 2;
    pieces.push(isAcross ? { ...cut, left: cut.left + cut.width } : { ...cut, top: cut.top + cut.height });
  }
  const board = Array.from({ length: side }, () => new Array<string>(side).fill("."));
  for (const [i, { top, left, height, width }] of pieces.entries()) {
    const seed = seeds.next().value as number;
    const row = board[top + (seed % height)] as string[];
    row[left + ((seed >> 4) % width)] = GROUP_LETTERS.charAt(i);
  }
  return board;
}

/** A full board: a square is cut in halves again and again, and each piece is unfolded to one of its cells. */
const fullBoard = fc
  .record({
    cuts: fc.array(fc.record({ piece: fc.nat(20), isAcross: fc.boolean() }), { minLength: 6, maxLength: 14 }),
    seeds: fc.infiniteStream(fc.nat(255)),
    hole: fc.option(fc.nat(255)),
  })
  .map(({ cuts, seeds, hole }) => {
    const board = halvedBoard(16, cuts, seeds);
    const row = board[(hole ?? 0) >> 4] as string[];
    if (hole !== null && row[hole & 15] === ".") row[hole & 15] = "#";
    return { level: foldingLevel(...board.map((cells) => cells.join(""))), isSolvable: hole === null };
  });

test("full boards, some with a cell too few, have the same optimum without each ingredient", async () => {
  await fc.assert(
    fc.asyncProperty(fullBoard, async ({ level, isSolvable }) => {
      const whole = await solve(loadedLevel(foldingBlocks, level));
      if (isSolvable) expect(whole.status).toBe("solved");
      for (const name of exactCover.ingredients) {
        const { status, cost, limit } = await solve(loadedLevel(foldingBlocks, level), {
          without: [name],
          limits: { nodes: 300 },
        });
        if (limit === null) expect({ status, cost }, name).toEqual({ status: whole.status, cost: whole.cost });
      }
    }),
    { numRuns: 30 },
  );
});

test.each([0, 1, 2, 3])("a full board of 4n + %i empty cells has a cover, and no bound is above it", async (more) => {
  await fc.assert(
    fc.asyncProperty(fullBoard, async ({ level, isSolvable }) => {
      fc.pre(isSolvable && [...level.board].filter((found) => found === ".").length % 4 === more);
      const { status, cost } = await solve(loadedLevel(foldingBlocks, level));
      const { lowerBound } = await solve(loadedLevel(foldingBlocks, level), { limits: { nodes: 0 } });
      expect(status).toBe("solved");
      expect(lowerBound).toBeLessThanOrEqual(cost as number);
    }),
    { numRuns: 20 },
  );
});

/** A board of 8 x 8, halved again and again, each piece unfolded to one cell; some have a hole too many. */
const singleCells = fc
  .record({
    cuts: fc.array(fc.record({ piece: fc.nat(20), isAcross: fc.boolean() }), { minLength: 6, maxLength: 13 }),
    seeds: fc.infiniteStream(fc.nat(255)),
    holes: fc.array(fc.nat(63), { maxLength: 2 }),
  })
  .map(({ cuts, seeds, holes }) => {
    const board = halvedBoard(8, cuts, seeds);
    for (const hole of holes) {
      const row = board[hole >> 3] as string[];
      if (row[hole & 7] === ".") row[hole & 7] = "#";
    }
    return foldingLevel(...board.map((cells) => cells.join("")));
  });

/** What is left out beside the multipliers, so that much is branched. */
const BRANCHING_MUCH = [[], ["transpositions"], ["sizes"], ["propagation"], ["components"], ["propagation", "sizes"]];

test("of covers that differ by exchanges one is found, however much is branched", async () => {
  await fc.assert(
    fc.asyncProperty(singleCells, async (level) => {
      const plain = ["multipliers", "transpositions", "exchanges"];
      const { status, cost } = await solve(loadedLevel(foldingBlocks, level), { without: plain });
      for (const more of BRANCHING_MUCH) {
        const found = await solve(loadedLevel(foldingBlocks, level), { without: ["multipliers", ...more] });
        expect({ status: found.status, cost: found.cost }, more.join()).toEqual({ status, cost });
      }
    }),
    { numRuns: runs(100) },
  );
});

/** A group of it is left one shape by an exchange, beside another that has just been decided. */
const EXCHANGED = loadedLevel(
  foldingBlocks,
  foldingLevel("...E..K.", "..D#.L..", "...GH...", ".MN.I...", "..F..J..", ".C....O.", ".......B", ".A......"),
);

test.each(BRANCHING_MUCH)(
  "a group that exchanges leave one shape is propagated before it is decided (%#)",
  async (...more) => {
    expect((await solve(EXCHANGED, { without: ["multipliers", ...more] })).cost).toBe(26);
  },
);

test("exchanges save branches", async () => {
  const { expanded } = await solve(EXCHANGED, { without: ["multipliers"] });
  expect(expanded).toBeLessThan((await solve(EXCHANGED, { without: ["multipliers", "exchanges"] })).expanded);
});

/** Single cells on an open board: hard enough to be branched, and part of a full cover. */
const BRANCHED = foldingLevel(
  "...K..........S.",
  "..............T.",
  ".........H......",
  ".......L........",
  "..........F.....",
  "Q......R........",
  ".........G......",
  "...E............",
  "........M.......",
  "....C..D......N.",
  "...........O....",
  ".I...........P..",
  "...........A....",
  "................",
  ".J..............",
  ".........B......",
);
const target = loadedLevel(foldingBlocks, BRANCHED);

test("before anything is branched the bound is near the optimum", async () => {
  const { cost } = await solve(target);
  const { lowerBound } = await solve(target, { limits: { nodes: 0 } });
  expect(lowerBound).toBeGreaterThanOrEqual((cost as number) - 2);
});

test("a limit on nodes is kept exactly, with bounds that rise, and the next search is what it would have been", async () => {
  const free = await solve(target);
  expect(free.expanded).toBeGreaterThan(4);
  let lowerBound = 0;
  const last = free.expanded - 1;
  for (const nodes of [0, 1, 2, Math.floor(last / 3), Math.floor((2 * last) / 3), last - 1, last]) {
    const result = await solve(target, { limits: { nodes } });
    expect(result).toMatchObject({ limit: "nodes", expanded: nodes });
    expect(result.lowerBound).toBeGreaterThanOrEqual(lowerBound);
    lowerBound = result.lowerBound;
  }
  const { status, cost, expanded, generated } = await solve(target);
  expect({ status, cost, expanded, generated }).toEqual({
    status: free.status,
    cost: free.cost,
    expanded: free.expanded,
    generated: free.generated,
  });
});

test("what a search has left behind in the instance does not count, whatever is left out", async () => {
  const level = foldingLevel(
    "C..F....",
    "........",
    "..B...G.",
    "....A...",
    ".......E",
    "........",
    ".I....H.",
    "D.......",
  );
  const { cost } = await solve(loadedLevel(foldingBlocks, level));
  for (const name of exactCover.ingredients) {
    expect((await solve(loadedLevel(foldingBlocks, level), { without: [name] })).cost, name).toBe(cost);
  }
});

test("with too little memory it says so", async () => {
  for (const memoryBytes of [0, 1000, 70_000, 100_000, 140_000]) {
    expect(await solve(target, { limits: { memoryBytes } })).toMatchObject({ status: "limit", limit: "memory" });
  }
});

const engine = wasmEngine();

/** The end of a search for what costs at most `maxCost`. */
async function within(level: FoldingLevel, maxCost: number): Promise<{ status: number; moves: number[] | undefined }> {
  const tables = exactCover.prepare(level, { costModel: "moves", without: new Set() });
  if (tables === undefined) throw new Error("exact cover takes every level");
  const search = prepareMethod(exactCover, tables);
  const session = await engine.open(search, {
    maxExpanded: Number.MAX_SAFE_INTEGER,
    maxCost,
    maxMemoryBytes: 2 ** 30,
  });
  while (session.status === RUNNING) session.advance(100);
  const ended = { status: session.status, moves: session.status === SOLVED ? session.moves() : undefined };
  session.close();
  return ended;
}

test("maxCost below the optimum leaves nothing, at the optimum it leaves the optimum", async () => {
  for (const { level, facts } of goldenOf("folding-blocks")) {
    const { optimal } = facts;
    if (typeof optimal !== "number" || optimal === 0) continue;
    expect((await within(level as FoldingLevel, optimal - 1)).status).toBe(EXHAUSTED);
    expect((await within(level as FoldingLevel, optimal)).moves).toHaveLength(optimal);
  }
});

/** Its first limit fails soon, and the next one is passed over. */
const PASSED_OVER = foldingLevel(
  "............F...",
  "................",
  "................",
  ".HD......B......",
  "................",
  "...............E",
  "................",
  "....A...........",
  "................",
  "....C....OI.....",
  "................",
  ".P..............",
  "G..............K",
  "..L.........J...",
  "......M.N.......",
  "................",
);

test.each([BRANCHED, PASSED_OVER])("a limit that is passed over is not beyond maxCost (%#)", async (level) => {
  const cost = (await solve(loadedLevel(foldingBlocks, level))).cost as number;
  expect((await within(level, cost - 1)).status).toBe(EXHAUSTED);
  expect((await within(level, cost)).moves).toHaveLength(cost);
  expect((await within(level, cost + 1)).moves).toHaveLength(cost);
});
