// What a pool owes, the same in Node and in a browser: each has a test file that calls this with its workers.
import { afterEach, describe, expect, test } from "vitest";
import { loadLevels } from "../../src/playing/load-levels.ts";
import { type LoadedLevel, WrongLevel } from "../../src/playing/loaded-level.ts";
import type { SolutionFound, SolveOptions } from "../../src/solving/options.ts";
import type { SolveResult } from "../../src/solving/result.ts";
import { solve } from "../../src/solving/solve.ts";
import { WrongOption } from "../../src/solving/wrong-option.ts";
import { SolverPool, type SolverPoolOptions } from "../../src/worker/solver-pool.ts";
import { graphLevel } from "./graph-puzzle.ts";

export const SMALL = "game: roll-the-block\nmoves: 6\n\nS......\n.......\n......T\n.......\n";
/** No search without a heuristic comes to the end of it in the time of a test. */
const ENDLESS = "game: break-the-ice\n\nABCDEF\nBCDAFE\nCDABEF\nDABCFE\nEFEFAB\nFEFEBA\nABCDEF\nCDFABE\n";
const BLIND: SolveOptions = { algorithm: "ucs" };

function titled(title: string): string {
  return SMALL.replace("moves:", `title: ${title}\nmoves:`);
}

function firstOf(text: string): LoadedLevel {
  return loadLevels(text)[0];
}

/** All that does not depend on the clock. */
function timeless({ timeMs: _, prepareMs: __, ...result }: SolveResult) {
  return result;
}

export interface Workers {
  /** For a pool of sound workers. */
  readonly sound: SolverPoolOptions;
  /** For one of workers as weaknesses.js makes them. */
  readonly odd: SolverPoolOptions;
  /** Levels to solve, of all puzzles. */
  readonly levels: readonly LoadedLevel[];
}

const open: SolverPool[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

export function poolOf(options: SolverPoolOptions): SolverPool {
  const pool = new SolverPool(options);
  open.push(pool);
  return pool;
}

export function describePool({ sound, odd, levels }: Workers): void {
  describe("a pool", () => {
    test.each(["wasm", "ts"] as const)("solves as the page does, with the engine %s", async (engine) => {
      const pool = poolOf(sound);
      for (const level of levels) {
        for (const algorithm of ["auto", "astar"] as const) {
          const options: SolveOptions = { engine, algorithm, trace: 3 };
          expect(timeless(await pool.solve(level, options))).toEqual(timeless(await solve(level, options)));
        }
      }
    });

    test("takes the text of a level too", async () => {
      expect(timeless(await poolOf(sound).solve(SMALL))).toEqual(timeless(await solve(firstOf(SMALL))));
    });

    test("does not mix what it does at the same time", async () => {
      const pool = poolOf({ ...sound, size: 2 });
      const asked = [...levels, ...levels].flatMap((level) => {
        return (["astar", "bfs", "greedy"] as const).map((algorithm) => ({ level, algorithm }));
      });
      const done = asked.map(async ({ level, algorithm }) => {
        const told: SolutionFound[] = [];
        const result = await pool.solve(level, { algorithm, onSolution: (found) => told.push(found) });
        expect(timeless(result)).toEqual(timeless(await solve(level, { algorithm })));
        expect(told.map(({ moves }) => moves).at(-1)).toBe(result.moves ?? undefined);
      });
      await Promise.all(done);
    });

    test("solves a thousand levels", async () => {
      const pool = poolOf({ ...sound, size: 2 });
      const results = await Promise.all(Array.from({ length: 1000 }, () => pool.solve(SMALL)));
      for (const { status, cost } of results) expect([status, cost]).toEqual(["solved", 6]);
    });

    test.each([0, -1, 1.5, Number.NaN])("cannot be of size %d", (size) => {
      expect(() => poolOf({ ...sound, size })).toThrow(WrongOption);
    });
  });

  describe("what is wrong is told as solve tells it", () => {
    test.each([
      ["an option", { heuristic: "stars" }],
      ["an option of no puzzle", { algorithm: "dls" }],
      ["moves to begin with", { from: "r u u u" }],
    ] as const)("%s", async (_, options) => {
      const here = await solve(firstOf(SMALL), options).catch((error) => error);
      const there = await poolOf(sound)
        .solve(SMALL, options)
        .catch((error) => error);
      expect(there).toBeInstanceOf(WrongOption);
      expect([there.name, there.message, { ...there }]).toEqual([here.name, here.message, { ...here }]);
    });

    test.each([
      ["a text", (text: string) => text],
      ["a level that is loaded", firstOf],
    ])("%s", async (_, levelOf) => {
      const text = "game: roll-the-block\n\nS..X\n";
      const here = await solve(firstOf(text)).catch((error) => error);
      const there = await poolOf(sound)
        .solve(levelOf(text))
        .catch((error) => error);
      expect(there).toBeInstanceOf(WrongLevel);
      expect([there.name, there.message, there.problems]).toEqual([here.name, here.message, here.problems]);
    });
  });

  describe("a search that is cancelled", () => {
    test("resolves with what is known where it is stopped", async () => {
      const pool = poolOf({ ...sound, size: 1 });
      const stop = new AbortController();
      const onProgress = ({ expanded }: { expanded: number }): void => {
        if (expanded > 0) stop.abort();
      };
      const result = await pool.solve(ENDLESS, { ...BLIND, stop: stop.signal, onProgress });
      expect(result).toMatchObject({ status: "cancelled", limit: null, algorithm: "ucs", cost: null, optimal: false });
      expect(result.expanded).toBeGreaterThan(0);
      expect(await pool.solve(SMALL)).toMatchObject({ status: "solved" });
    });

    test("rejects with the reason of the signal where it is aborted", async () => {
      const pool = poolOf({ ...sound, size: 1 });
      const controller = new AbortController();
      const reason = new Error("no longer wanted");
      const onProgress = (): void => controller.abort(reason);
      await expect(pool.solve(ENDLESS, { ...BLIND, signal: controller.signal, onProgress })).rejects.toBe(reason);
      expect(await pool.solve(SMALL)).toMatchObject({ status: "solved" });
    });

    test("is not begun where it is cancelled before", async () => {
      const pool = poolOf(sound);
      const signal = AbortSignal.abort(new Error("before"));
      await expect(pool.solve(ENDLESS, { ...BLIND, signal })).rejects.toBe(signal.reason);
      expect(await pool.solve(ENDLESS, { ...BLIND, stop: signal })).toMatchObject({ status: "cancelled", expanded: 0 });
    });

    test("frees its worker even where that makes tables and never listens", async () => {
      const pool = poolOf({ ...odd, size: 1 });
      const stop = new AbortController();
      const abort = new AbortController();
      const stopped = pool.solve(titled("hang"), { stop: stop.signal, weight: 2, algorithm: "astar" });
      const aborted = pool.solve(titled("hang"), { signal: abort.signal });
      const last = pool.solve(SMALL);
      stop.abort();
      expect(await stopped).toMatchObject({ status: "cancelled", game: "roll-the-block", weight: 2, cost: null });
      abort.abort();
      await expect(aborted).rejects.toBe(abort.signal.reason);
      expect(await last).toMatchObject({ status: "solved" });
    });

    test("frees its worker where it is begun and makes tables, too", async () => {
      const pool = poolOf({ ...odd, size: 1 });
      await pool.solve(SMALL);
      const stop = new AbortController();
      const stopped = pool.solve(titled("hang"), { stop: stop.signal });
      const waiting = pool.solve(SMALL);
      // The worker has its message by then, or has not: either way it never answers.
      await new Promise((resolve) => setTimeout(resolve, 20));
      stop.abort();
      expect(await stopped).toMatchObject({ status: "cancelled", game: "roll-the-block" });
      expect(await waiting).toMatchObject({ status: "solved" });
    });
  });

  describe("a worker that dies", () => {
    test("fails its search with what it died of, and those that wait go on", async () => {
      const pool = poolOf({ ...odd, size: 1 });
      const dying = pool.solve(titled("die"));
      const waiting = [SMALL, titled("die"), SMALL].map((level) => pool.solve(level).catch(({ message }) => message));
      await expect(dying).rejects.toThrow("struck by lightning");
      const [first, second, third] = await Promise.all(waiting);
      expect(first).toMatchObject({ status: "solved" });
      expect(second).toBe("struck by lightning");
      expect(third).toMatchObject({ status: "solved" });
    });
  });

  describe("functions of one's own run where they are", () => {
    test("a heuristic", async () => {
      let calls = 0;
      const estimate = (): number => {
        calls++;
        return 0;
      };
      const heuristic = { name: "blind", estimate, admissible: true };
      const result = await poolOf(sound).solve(SMALL, { engine: "ts", algorithm: "astar", heuristic });
      expect(result).toMatchObject({ status: "solved", cost: 6, optimal: true, heuristic: "blind" });
      expect(calls).toBeGreaterThan(0);
    });

    test("a puzzle", async () => {
      const result = await poolOf(sound).solve(graphLevel([["s", "g", 1]], "s", ["g"]), { engine: "ts" });
      expect(result).toMatchObject({ status: "solved", cost: 1, engine: "ts" });
    });

    test("and end with the pool", async () => {
      const pool = poolOf(sound);
      const heuristic = { name: "blind", estimate: () => 0 };
      const endless = pool.solve(ENDLESS, { engine: "ts", algorithm: "astar", heuristic });
      const rejected = expect(endless).rejects.toThrow("The pool is closed.");
      await pool.close();
      await rejected;
    });
  });

  test("a search begins after the moves that are given", async () => {
    const options: SolveOptions = { from: "r d" };
    expect(timeless(await poolOf(sound).solve(SMALL, options))).toEqual(timeless(await solve(firstOf(SMALL), options)));
  });

  test("a pool that is closed ends what runs and refuses what comes", async () => {
    const pool = poolOf(sound);
    const running = pool.solve(ENDLESS, BLIND);
    const rejected = expect(running).rejects.toThrow("The pool is closed.");
    await pool.close();
    await rejected;
    await expect(pool.solve(SMALL)).rejects.toThrow("The pool is closed.");
  });
}
