// What solve answers: for levels that are solved or dead at the start, within a budget, at every limit's lower bound; and
// that it believes no solution that the rules do not.
import { describe, expect, test, vi } from "vitest";
import { foldingLevel } from "../../tests/support/folding-level.ts";
import { goldenOf } from "../../tests/support/golden-levels.ts";
import { matchLevel } from "../../tests/support/match-level.ts";
import { iceLevel } from "../../tests/support/playable-ice.ts";
import { rollLevel } from "../../tests/support/roll-level.ts";
import { comparable, variantsOf } from "../../tests/support/search-variants.ts";
import type { Engine, EngineName } from "../engines/session.ts";
import { tsEngine } from "../engines/ts-engine.ts";
import { wasmEngine } from "../engines/wasm-engine.ts";
import { type LoadedLevel, loadedLevel } from "../playing/loaded-level.ts";
import { breakTheIce } from "../puzzles/break-the-ice/index.ts";
import { foldingBlocks } from "../puzzles/folding-blocks/index.ts";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import { matchTheTiles } from "../puzzles/match-the-tiles/index.ts";
import type { Level, Puzzle } from "../puzzles/puzzle.ts";
import { rollTheBlock } from "../puzzles/roll-the-block/index.ts";
import { RUNNING, SOLVED } from "../search/run.ts";
import type { Progress, SolveOptions } from "./options.ts";
import { solve, solveWith } from "./solve.ts";
import { WrongOption } from "./wrong-option.ts";

const ENGINES: readonly EngineName[] = ["wasm", "ts"];

function solvable(puzzle: unknown, level: Level): LoadedLevel {
  return loadedLevel(puzzle as Puzzle, level);
}

/** A level of each puzzle that is solved before anything is done; a block cannot start on its target, nor a board empty. */
const SOLVED_AT_THE_START: readonly LoadedLevel[] = [
  solvable(foldingBlocks, foldingLevel("AA", "#b")),
  solvable(matchTheTiles, matchLevel(["A.", "#B"], ["a.", "#b"])),
];
/** Levels that no move solves, with nothing cut off. */
const UNSOLVABLE: readonly LoadedLevel[] = [
  solvable(foldingBlocks, foldingLevel("A.....", "......", ".....#")),
  solvable(matchTheTiles, matchLevel(["A..", "...", ".a."])),
  solvable(rollTheBlock, rollLevel(["S....#T"])),
];
const DEAD_AT_THE_START = solvable(breakTheIce, iceLevel(["A..", "ABB"]));

const roll = solvable(rollTheBlock, rollLevel(["S.....", "..#...", "....~.", ".#...T", "......"]));

function* everyWay(level: LoadedLevel): Generator<SolveOptions> {
  const packed = PACKED_PUZZLES.find(({ puzzle }) => puzzle.format.id === level.game);
  if (packed === undefined) throw new Error(`no engine knows ${level.game}`);
  for (const costModel of packed.puzzle.costModels) {
    for (const { options } of variantsOf(packed, costModel)) {
      for (const engine of ENGINES) yield { ...options, engine };
    }
  }
}

describe("a level that is solved at the start", () => {
  test.each(SOLVED_AT_THE_START)("costs nothing: $game", async (level) => {
    const none = {
      status: "solved",
      cost: 0,
      moves: "",
      depth: 0,
      optimal: true,
      lowerBound: 0,
      expanded: 0,
      limit: null,
    };
    let ways = 0;
    for (const options of everyWay(level)) {
      expect(await solve(level, options), JSON.stringify(options)).toMatchObject(none);
      expect(await solve(level, { ...options, limits: { nodes: 0 } })).toMatchObject(none);
      ways++;
    }
    expect(ways).toBeGreaterThan(20);
  });
});

describe("a level that cannot be solved", () => {
  test.each(UNSOLVABLE)("is proven so: $game", async (level) => {
    for (const options of everyWay(level)) {
      const result = await solve(level, options);
      const { status, cost, moves, optimal, stars, limit } = result;
      expect({ cost, moves, optimal, stars, limit }).toEqual({
        cost: null,
        moves: null,
        optimal: false,
        stars: null,
        limit: null,
      });
      // What a depth, or an unproven heuristic, cuts off is no proof.
      expect(["unsolvable", "exhausted"], JSON.stringify(options)).toContain(status);
      if (!["dfs", "dls", "greedy", "astar", "idastar"].includes(result.algorithm)) expect(status).toBe("unsolvable");
    }
    expect(await solve(level)).toMatchObject({ status: "unsolvable" });
  });

  test("because it is dead at the start, nothing is expanded", async () => {
    for (const options of everyWay(DEAD_AT_THE_START)) {
      const result = await solve(DEAD_AT_THE_START, options);
      expect(result).toMatchObject({
        status: "unsolvable",
        expanded: 0,
        generated: 0,
        stored: 0,
        frontier: 0,
        depth: 0,
      });
    }
  });
});

describe("a budget", () => {
  // "First cracks" of the level packs: two swaps are enough.
  const ice = (moves: number) => solvable(breakTheIce, iceLevel(["B....", "AB...", "AAB.."], { moves: String(moves) }));

  test("that a level does not have is refused", async () => {
    await expect(solve(roll, { depth: "budget" })).rejects.toThrow(WrongOption);
    await expect(solve(roll, { depth: "budget" })).rejects.toThrow(
      "The depth is budget, and this level has no budget (no line `moves:`).",
    );
  });

  test("bounds every algorithm, whose result is then optimal within it", async () => {
    const { cost } = await solve(ice(9), { algorithm: "bfs" });
    expect(cost).toBeGreaterThan(1);
    const optimum = cost as number;
    for (const options of everyWay(ice(9))) {
      const enough = await solve(ice(optimum), { ...options, depth: "budget" });
      expect(enough.cost ?? optimum, JSON.stringify(options)).toBe(optimum);
      const tooFew = await solve(ice(optimum - 1), { ...options, depth: "budget" });
      expect(tooFew, JSON.stringify(options)).toMatchObject({ status: "exhausted", cost: null, optimal: false });
    }
    for (const algorithm of ["bfs", "iddfs", "ucs", "astar", "idastar"] as const) {
      expect(await solve(ice(optimum), { algorithm, depth: "budget" })).toMatchObject({ cost: optimum, optimal: true });
    }
  });

  test("gives stars", async () => {
    const { cost } = await solve(ice(9));
    const optimum = cost as number;
    const stars = async (moves: number) => (await solve(ice(moves))).stars;
    expect(await stars(optimum)).toBe(3);
    expect(await stars(optimum - 1)).toBe(2);
    expect((await solve(roll)).stars).toBeNull();
  });
});

describe("the lower bound", () => {
  test("is the cost where that is proven, and what is excluded or estimated where it is not", async () => {
    const { cost } = await solve(roll, { algorithm: "bfs" });
    const optimum = cost as number;
    for (const options of everyWay(roll)) {
      if (options.costModel === "weighted") continue;
      for (let nodes = 0; nodes < 40; nodes += 3) {
        const { status, lowerBound, optimal, cost: found } = await solve(roll, { ...options, limits: { nodes } });
        expect(lowerBound).toBeLessThanOrEqual(optimum);
        expect(optimal).toBe(status === "solved" && found === lowerBound);
      }
    }
  });

  test("of a search that has done nothing is the estimate of the start", async () => {
    const limits = { nodes: 0 };
    const bound = async (options: SolveOptions) => (await solve(roll, { ...options, limits })).lowerBound;
    for (const engine of ENGINES) {
      expect(await bound({ engine, algorithm: "astar", heuristic: "distance" })).toBeGreaterThan(1);
      expect(await bound({ engine, algorithm: "greedy", heuristic: "distance" })).toBeGreaterThan(1);
      expect(await bound({ engine, algorithm: "bfs" })).toBe(1);
      expect(await bound({ engine, algorithm: "ucs" })).toBe(0);
      expect(await bound({ engine, algorithm: "dfs" })).toBe(0);
    }
  });

  test("proves a solution of greedy that meets it", async () => {
    const straight = solvable(rollTheBlock, rollLevel(["S..T"]));
    expect(await solve(straight, { algorithm: "greedy", heuristic: "distance" })).toMatchObject({
      cost: 2,
      optimal: true,
    });
  });
});

describe("numbers that are larger than any search", () => {
  test.each([Number.MAX_SAFE_INTEGER, 2 ** 32, 2 ** 64, 1e300])("%d is as good as none", async (number) => {
    const results = [];
    for (const engine of ENGINES) {
      const limits = { nodes: number, timeMs: number, memoryBytes: Math.max(number, 2 ** 32) };
      results.push(comparable(await solve(roll, { engine, limits, trace: number })));
      const deep = await solve(roll, { engine, algorithm: "dls", depth: number });
      expect(deep.status).toBe("solved");
    }
    expect(results[0]).toMatchObject({ status: "solved", optimal: true });
    expect(results[0]?.trace?.events.length).toBeGreaterThan(10);
    expect(results[1]).toEqual(results[0]);
  });
});

describe("stop", () => {
  const stopped = (): AbortSignal => AbortSignal.abort(new Error("nobody sees this"));
  /** Millions of states: even the fastest search of them takes many turns, and so tells its progress before its end. */
  const side = 1500;
  const floor = ".".repeat(side);
  const field = solvable(
    rollTheBlock,
    rollLevel([`S${floor.slice(1)}`, ...Array.from({ length: side - 2 }, () => floor), `${floor.slice(1)}T`]),
  );

  test.each(ENGINES)("before anything is begun gives a result without anything in it, in %s", async (engine) => {
    const result = await solve(roll, { engine, algorithm: "astar", stop: stopped(), trace: 3 });
    const nothing = { expanded: 0, generated: 0, stored: 0, frontier: 0, depth: 0, memoryBytes: 0, timeMs: 0 };
    const unknown = { limit: null, cost: null, moves: null, stars: null, optimal: false, lowerBound: 0, trace: null };
    expect(result).toMatchObject({ status: "cancelled", engine, algorithm: "astar", ...nothing, ...unknown });
  });

  test.each(ENGINES)("ends a search with what is known by then, in %s", async (engine) => {
    const controller = new AbortController();
    const result = await solve(field, {
      engine,
      algorithm: "bfs",
      stop: controller.signal,
      onProgress: ({ expanded }) => expanded > 0 && controller.abort(),
    });
    expect(result).toMatchObject({ status: "cancelled", limit: null, cost: null, moves: null, optimal: false });
    expect(result.expanded).toBeGreaterThan(0);
    expect(result.lowerBound).toBeGreaterThan(1);
    expect(result.depth).toBeGreaterThan(1);
  });

  describe("while a level is prepared", () => {
    /** Ends at the first progress, which is told before anything is expanded. */
    async function prepared(options: (controller: AbortController) => SolveOptions) {
      const controller = new AbortController();
      const onProgress = vi.fn(() => controller.abort(new Error("enough")));
      const ended = solve(field, { algorithm: "astar", heuristic: "relaxed", onProgress, ...options(controller) });
      const result = await ended.catch((reason: Error) => reason.message);
      expect(onProgress.mock.calls).toEqual([[expect.objectContaining({ expanded: 0, memoryBytes: 0 })]]);
      const [[{ timeMs, prepareMs }]] = onProgress.mock.calls as unknown as [[Progress]];
      expect(prepareMs).toBe(timeMs);
      return result;
    }

    test("stops it", async () => {
      const result = await prepared(({ signal }) => ({ stop: signal }));
      expect(result).toMatchObject({ status: "cancelled", limit: null, expanded: 0, cost: null, lowerBound: 0 });
    });

    test("rejects it, where it is a signal", async () => {
      expect(await prepared(({ signal }) => ({ signal }))).toBe("enough");
    });

    test("a limit on time does so too", async () => {
      const result = await prepared(() => ({ limits: { timeMs: 1 } }));
      expect(result).toMatchObject({ status: "limit", limit: "time", expanded: 0, cost: null, lowerBound: 0 });
    });
  });

  test("keeps the best solution so far", async () => {
    const [left, right] = [2, 3];
    const endless: Engine = {
      ...tsEngine,
      async open(...task) {
        const session = await tsEngine.open(...task);
        const moves = () => [right, left, right, right];
        return { ...session, status: RUNNING, advance: () => RUNNING, best: () => 4, moves };
      },
    };
    const controller = new AbortController();
    const straight = solvable(rollTheBlock, rollLevel(["S..T"]));
    const engines = { wasm: wasmEngine(), ts: endless };
    const stop = controller.signal;
    const result = await solveWith(engines, straight, { engine: "ts", stop, onSolution: () => controller.abort() });
    expect(result).toMatchObject({ status: "cancelled", cost: 4, moves: "r l r r", depth: 4, optimal: false });
  });

  test("changes nothing of a search that is over, and a signal that is aborted as well rejects", async () => {
    const controller = new AbortController();
    const straight = solvable(rollTheBlock, rollLevel(["S..T"]));
    const onSolution = () => controller.abort();
    expect(await solve(straight, { stop: controller.signal, onSolution })).toMatchObject({ status: "solved", cost: 2 });
    const reason = new Error("enough");
    await expect(solve(straight, { stop: stopped(), signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

describe("a row of short searches", () => {
  test("lets others have their turn: it would never end if it did not", async () => {
    let turns = 0;
    const turn = (): void => {
      if (++turns < 4) setImmediate(turn);
    };
    setImmediate(turn);
    while (turns < 4) await solve(solvable(rollTheBlock, rollLevel(["S..T"])), { engine: "ts" });
    expect(turns).toBe(4);
  });
});

describe("a result", () => {
  test("says what was done", async () => {
    const result = await solve(roll, { algorithm: "astar", heuristic: "distance", weight: 1, costModel: "weighted" });
    expect(result).toMatchObject({
      game: "roll-the-block",
      engine: "wasm",
      algorithm: "astar",
      heuristic: "distance",
      method: "astar",
      costModel: "weighted",
      weight: 1,
      order: null,
      status: "solved",
      limit: null,
      trace: null,
    });
    expect(result.moves?.split(" ")).toHaveLength(result.depth);
    expect(result.timeMs).toBeGreaterThanOrEqual(result.prepareMs);
    expect(result.memoryBytes).toBeGreaterThan(0);
  });

  test("has a fingerprint where there is one: methods that keep none say null", async () => {
    const fingerprintOf = async (game: string, options: SolveOptions = {}) => {
      return (await solve(goldenOf(game)[0] as LoadedLevel, options)).fingerprint;
    };
    for (const engine of ENGINES) {
      expect(await fingerprintOf("folding-blocks", { engine, algorithm: "bfs" })).toBeGreaterThan(0);
      expect((await solve(roll, { engine, algorithm: "idastar" })).fingerprint).toBeGreaterThan(0);
    }
    expect(await fingerprintOf("folding-blocks")).toBeNull();
    expect((await solve(roll)).fingerprint).toBeNull();
    expect(await fingerprintOf("match-the-tiles")).toBeGreaterThan(0);
    expect((await solve(roll, { stop: AbortSignal.abort() })).fingerprint).toBeNull();
  });

  test("is the same when it is asked for again, in the same engine, and at the same time", async () => {
    const levels = PACKED_PUZZLES.flatMap(({ puzzle }) => goldenOf(puzzle.format.id).slice(0, 3));
    const solveAll = () => Promise.all(levels.map((level) => solve(level, { limits: { nodes: 3000 } })));
    const first = (await solveAll()).map(comparable);
    expect((await solveAll()).map(comparable)).toEqual(first);
    for (const [i, level] of levels.entries()) {
      expect(comparable(await solve(level, { limits: { nodes: 3000 } }))).toEqual(first[i]);
    }
  });

  test("is not taken for the best when there was no memory to tell a better one", async () => {
    const [left, right] = [2, 3];
    let advances = 0;
    const forgetful: Engine = {
      ...tsEngine,
      async open(...task) {
        const session = await tsEngine.open(...task);
        return {
          ...session,
          get status() {
            return advances < 2 ? RUNNING : SOLVED;
          },
          advance: () => (++advances < 2 ? RUNNING : SOLVED),
          best: () => 4,
          moves: () => (advances < 2 ? [right, left, right, right] : undefined),
        };
      },
    };
    const straight = solvable(rollTheBlock, rollLevel(["S..T"]));
    const result = await solveWith({ wasm: wasmEngine(), ts: forgetful }, straight, { engine: "ts" });
    expect(result).toMatchObject({ status: "limit", limit: "memory", cost: 4, moves: "r l r r", optimal: false });
    expect(result.lowerBound).toBeLessThanOrEqual(2);
  });

  test("is never a solution that the rules refuse", async () => {
    const engines = { wasm: wasmEngine(), ts: tsEngine };
    const cheat = (moves: readonly number[]) => ({
      ...engines,
      ts: {
        ...tsEngine,
        open: async (...task: Parameters<typeof tsEngine.open>) => {
          const session = await tsEngine.open(...task);
          return { ...session, status: 1 as const, advance: () => 1 as const, moves: () => [...moves] };
        },
      },
    });
    const straight = solvable(rollTheBlock, rollLevel(["S..T"]));
    const right = await solve(straight, { engine: "ts" });
    expect(right.moves).toBe("r r");
    await expect(solveWith(cheat([0]), straight, { engine: "ts" })).rejects.toThrow("The solver made an illegal move");
    await expect(solveWith(cheat([]), straight, { engine: "ts" })).rejects.toThrow("do not solve the level");
  });
});
