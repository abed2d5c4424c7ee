// The search from both ends against breadth-first search and the golden optima, with and without each ingredient; its
// limits; and the fact that its alternation rests on.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryMatchLevel } from "../../../../tests/support/arbitrary-match-the-tiles.ts";
import { runs } from "../../../../tests/support/breadth.ts";
import { goldenOf } from "../../../../tests/support/golden-levels.ts";
import { matchLevel } from "../../../../tests/support/match-level.ts";
import { crowdedLevel, matchLevels, played, slides } from "../../../../tests/support/match-states.ts";
import type { Session } from "../../../engines/session.ts";
import { wasmEngine } from "../../../engines/wasm-engine.ts";
import { type LoadedLevel, loadedLevel } from "../../../playing/loaded-level.ts";
import { DIRECTIONS } from "../../../puzzles/direction.ts";
import { type MatchLevel, type MatchState, matchTheTiles } from "../../../puzzles/match-the-tiles/index.ts";
import { EXHAUSTED, RUNNING, SOLVED, UNLIMITED, UNSOLVABLE } from "../../../search/run.ts";
import type { SolveOptions } from "../../../solving/options.ts";
import { prepareSearch } from "../../../solving/prepared-search.ts";
import { planSolve, solve } from "../../../solving/solve.ts";
import { bidirectional } from "./index.ts";

const GOLDEN = goldenOf("match-the-tiles");
const engine = wasmEngine();

function target(level: MatchLevel): LoadedLevel {
  return loadedLevel(matchTheTiles, level);
}

/** What must be said of a level by every proof. */
async function resultOf(level: MatchLevel, options: SolveOptions = {}) {
  const { status, cost, optimal } = await solve(target(level), options);
  return { status, cost, optimal };
}

/** The search itself, without the scouts of `solve`. */
async function open(level: MatchLevel, maxCost: number): Promise<Session> {
  const search = prepareSearch(planSolve(target(level)), "wasm");
  return engine.open(search, { maxExpanded: Number.MAX_SAFE_INTEGER, maxCost, maxMemoryBytes: 2 ** 30 });
}

function toTheEnd(session: Session): Session {
  while (session.advance(7) === RUNNING);
  return session;
}

test.each(GOLDEN)("$name", async (level) => {
  const result = await solve(level);
  expect(result.method).toBe(bidirectional.name);
  const { optimal } = level.facts;
  if (optimal === "unsolvable") expect(result.status).toBe("unsolvable");
  else expect(result).toMatchObject({ status: "solved", cost: optimal, optimal: true, lowerBound: optimal });
});

describe("random levels have the result of breadth-first search", () => {
  const levels = fc.oneof(
    arbitraryMatchLevel(),
    arbitraryMatchLevel({ maxRows: 6, maxColumns: 6, maxColours: 2, maxTiles: 6 }),
    arbitraryMatchLevel({ maxRows: 3, maxColumns: 16, maxColours: 4, maxTiles: 6 }),
  );

  test.each([[], ...bidirectional.ingredients.map((name) => [name]), ["perimeter", "bound"]])(
    "without %s %s",
    async (...without: string[]) => {
      await fc.assert(
        fc.asyncProperty(levels, async (level) => {
          expect(await resultOf(level, { without })).toEqual(await resultOf(level, { algorithm: "bfs" }));
        }),
        { numRuns: runs(250) },
      );
    },
  );
});

test.each([64, 65, 150, 255, 256])("64 tiles of one colour and %i goals", async (goals) => {
  const limits = { nodes: 300 };
  const found = await solve(target(crowdedLevel(goals)), { limits });
  const shared = await solve(target(crowdedLevel(goals)), { algorithm: "bfs", limits });
  expect(found.lowerBound).toBeLessThanOrEqual(shared.cost ?? UNLIMITED - 1);
  expect(found.cost ?? UNLIMITED).toBeGreaterThanOrEqual(shared.lowerBound);
  if (shared.status === "solved" && found.status === "solved") expect(found.cost).toBe(shared.cost);
});

test("of two slides along one axis the second leaves every tile where it would alone", () => {
  const axes = [DIRECTIONS.slice(0, 2), DIRECTIONS.slice(2)];
  const slid = (level: MatchLevel, state: MatchState, move: (typeof DIRECTIONS)[number]): MatchState =>
    matchTheTiles.applyMove(level, state, move).state ?? state;
  fc.assert(
    fc.property(matchLevels, slides, (level, moves) => {
      const state = played(level, moves).at(-1) as MatchState;
      for (const axis of axes) {
        for (const first of axis) {
          for (const second of axis) {
            expect(slid(level, slid(level, state, first), second)).toBe(slid(level, state, second));
          }
        }
      }
    }),
    { numRuns: runs(100) },
  );
});

/** A slide can end on the goals, but not a slide across it just before. */
const CUT_OFF = matchLevel(
  ["..C...#.", "#.DD.A..", "DC#.....", "#.#..#.B", ".A..#...", "D..B....", "..B..B.A", "A.C....C"],
  ["......#.", "#cdda...", "b.#ba...", "#c#a.#..", "dc..#...", "ba......", "dc......", "b......."],
);

test("from the goal states it is seen at once that nothing leads there", async () => {
  const limits = { nodes: 5000 };
  expect((await solve(target(CUT_OFF), { limits, without: ["perimeter"] })).status).toBe("limit");
  const { status, expanded } = await solve(target(CUT_OFF), { limits });
  expect(status).toBe("unsolvable");
  expect(expanded).toBeLessThan(10);
});

/** Twelve tiles of six colours among 25 obstacles. A* with the bound alone expands 44 million states. */
const AMONG_WALLS = matchLevel(
  [
    ".#..........",
    "#...#.F#...#",
    "....#D....A#",
    "##.......#..",
    "#CC..B......",
    "....#..#....",
    "..A...#.B#..",
    "...FE.###...",
    "#...#.......",
    "...D.....##.",
    ".....#....#.",
    ".......E#...",
  ],
  [
    ".#fcaf....d.",
    "#...#..#...#",
    "....#......#",
    "##.......#..",
    "#e..........",
    "cb..#..#....",
    "......#d.#..",
    "......###...",
    "#...#.e.....",
    "a........##.",
    "b....#....#.",
    "........#...",
  ],
);

describe("patterns", () => {
  test("decide what the bound does not", async () => {
    const { status, cost, optimal, expanded } = await solve(target(AMONG_WALLS));
    expect({ status, cost, optimal }).toEqual({ status: "solved", cost: 33, optimal: true });
    expect(expanded).toBeLessThan(400_000);
  });

  test.each([300_000, 1_000_000, 3_000_000])("within %i bytes", async (memoryBytes) => {
    const result = await solve(target(AMONG_WALLS), { limits: { memoryBytes } });
    expect(result).toMatchObject({ status: "limit", limit: "memory", cost: null });
    expect(result.memoryBytes).toBeLessThanOrEqual(memoryBytes);
    expect(result.lowerBound).toBeLessThanOrEqual(33);
  });

  test("of larger random levels change no result", async () => {
    const levels = arbitraryMatchLevel({ maxRows: 8, maxColumns: 8, maxColours: 4, maxTiles: 8 });
    await fc.assert(
      fc.asyncProperty(levels, async (level) => {
        expect(await resultOf(level)).toEqual(await resultOf(level, { without: ["patterns"] }));
      }),
      { numRuns: runs(200) },
    );
  });

  test("of seventeen colours lead to the optimum", async () => {
    const rows = ["..EB", ".CPA", "I.Q.", "...N", "..#L", ".D.H", ".JMO", "FG.K"];
    const goals = ["npib", "aeod", "gqfl", "kj.h", "cm#.", "....", "....", "...."];
    expect(await resultOf(matchLevel(rows, goals))).toEqual({ status: "solved", cost: 20, optimal: true });
  });

  test("of more tiles or colours than sixteen, on boards that they nearly fill, change no result", async () => {
    const size = { maxRows: 5, maxColumns: 6, maxTiles: 24 };
    const levels = fc.oneof(
      arbitraryMatchLevel({ ...size, maxColours: 5 }),
      arbitraryMatchLevel({ ...size, maxColours: 26 }),
    );
    await fc.assert(
      fc.asyncProperty(levels, async (level) => {
        expect(await resultOf(level)).toEqual(await resultOf(level, { without: ["patterns"] }));
      }),
      { numRuns: runs(200) },
    );
  });
});

test("where goal states are too many to list, the search goes on from the start alone", async () => {
  const rows = ["..#......", "....A...A", "..#..#..#", "####.....", ".#A.#....", "..#....B#", ".........", ".AA..A..."];
  const goals = rows.map((row) => row.replaceAll(/[^#]/g, "a"));
  goals[2] = "aa#aa#ba#";
  expect(await resultOf(matchLevel(rows, goals))).toEqual({ status: "solved", cost: 16, optimal: true });
});

test("a solution that is known when the patterns take over is still known then", async () => {
  const rows = ["...#A", ".....", "B#.C#", "#.#..", "...D."];
  const goals = ["...#.", "cb...", "d#a.#", "#.#..", "....."];
  const level = matchLevel(rows, goals);
  const search = prepareSearch(planSolve(target(level)), "wasm");
  for (let nodes = 95; nodes <= 160; nodes++) {
    const allowance = { maxExpanded: nodes, maxCost: UNLIMITED, maxMemoryBytes: 2 ** 30 };
    const whole = await engine.open(search, allowance);
    whole.advance(10 ** 9);
    const sliced = await engine.open(search, allowance);
    while (sliced.advance(1) === RUNNING);
    expect([sliced.best(), sliced.counts(), sliced.moves()]).toEqual([whole.best(), whole.counts(), whole.moves()]);
    if (nodes >= 105) {
      const moves = (whole.moves() ?? []).map((move) => DIRECTIONS[move] as (typeof DIRECTIONS)[number]);
      expect(moves).toHaveLength(11);
      expect(matchTheTiles.isSolved(level, played(level, moves).at(-1) as MatchState)).toBe(true);
    }
    whole.close();
    sliced.close();
  }
});

describe("limits", () => {
  const level = GOLDEN.map((one) => one.level as MatchLevel).at(10) as MatchLevel;

  test("nodes are counted exactly, and the bound that is reached is true", async () => {
    const { expanded, cost } = await solve(target(level));
    for (const nodes of [0, 1, 2, 3, 31, 32, 33, 100, expanded - 1]) {
      const result = await solve(target(level), { limits: { nodes } });
      expect(result).toMatchObject({ status: "limit", limit: "nodes", expanded: nodes });
      expect(result.lowerBound).toBeLessThanOrEqual(cost as number);
    }
    expect(await solve(target(level), { limits: { nodes: expanded } })).toMatchObject({ status: "solved", expanded });
  });

  test("memory is kept to, and the next search begins afresh", async () => {
    const free = await solve(target(level));
    const least = (await solve(target(level), { limits: { memoryBytes: 0 } })).memoryBytes;
    for (const memoryBytes of [0, 1, 4096, 20_000, 40_000, 60_000, 100_000, 200_000]) {
      const result = await solve(target(level), { limits: { memoryBytes } });
      expect(result.memoryBytes).toBeLessThanOrEqual(Math.max(memoryBytes, least));
      if (result.status === "limit") expect(result).toMatchObject({ limit: "memory", cost: null });
      expect(await solve(target(level))).toMatchObject({ cost: free.cost, expanded: free.expanded });
    }
  });

  test("a solution that costs more than maxCost is not looked for", async () => {
    for (const golden of GOLDEN.slice(0, 40)) {
      const { optimal } = golden.facts;
      if (typeof optimal !== "number" || optimal === 0) continue;
      const within = toTheEnd(await open(golden.level as MatchLevel, optimal));
      expect([within.status, within.moves()?.length]).toEqual([SOLVED, optimal]);
      within.close();
      const beyond = toTheEnd(await open(golden.level as MatchLevel, optimal - 1));
      expect([EXHAUSTED, UNSOLVABLE]).toContain(beyond.status);
      expect(beyond.counts().lowerBound).toBeLessThanOrEqual(optimal);
      expect(beyond.best()).toBe(UNLIMITED);
      beyond.close();
    }
  });

  test("what is proven while it runs is never more than the optimum", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryMatchLevel(), fc.nat(20), fc.option(fc.nat(8)), async (random, after, maxCost) => {
        const { cost } = await solve(target(random));
        if (cost === null) return;
        const session = await open(random, UNLIMITED);
        const allowance = { maxExpanded: Number.MAX_SAFE_INTEGER, maxMemoryBytes: 2 ** 30 };
        for (let turn = 0; session.status === RUNNING; turn++) {
          if (turn === after && maxCost !== null) session.allow({ ...allowance, maxCost });
          session.advance(1);
          expect(session.counts().lowerBound).toBeLessThanOrEqual(cost);
        }
        session.close();
      }),
      { numRuns: runs(500) },
    );
  });

  test("maxCost may be lowered while it runs", async () => {
    const { cost } = await solve(target(level));
    const session = await open(level, UNLIMITED);
    session.advance(5);
    const allowance = { maxExpanded: Number.MAX_SAFE_INTEGER, maxMemoryBytes: 2 ** 30 };
    session.allow({ ...allowance, maxCost: (cost as number) - 1 });
    expect(toTheEnd(session).status).toBe(EXHAUSTED);
    session.close();
  });

  test("slices of any size find the same", async () => {
    const whole = await open(level, UNLIMITED);
    whole.advance(10 ** 9);
    const sliced = toTheEnd(await open(level, UNLIMITED));
    expect(sliced.counts()).toEqual(whole.counts());
    expect(sliced.moves()).toEqual(whole.moves());
    whole.close();
    sliced.close();
  });
});
