// The pool in Node, with the threads of the built library.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { describe, expect, test, vi } from "vitest";
import { build } from "../tools/build.js";
import { runs } from "./support/breadth.ts";
import { GOLDEN_LEVELS } from "./support/golden-levels.ts";
import { describePool, poolOf, SMALL } from "./support/pool-behaviour.ts";

await build("library");

const BUILT = new URL("../dist/worker/worker.js", import.meta.url);
const POOL = new URL("../dist/worker/solver-pool.js", import.meta.url).href;
const ODD = new URL("./support/odd-worker-of-node.js", import.meta.url);

describePool({
  sound: { url: BUILT },
  odd: { url: ODD },
  levels: GOLDEN_LEVELS.filter((_, i) => i % 40 === 0),
});

/** Runs a program of its own, which must end by itself. */
async function run(program: string, ...options: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const parameters = [...options, "--input-type=module", "--eval", program];
  const child = spawn(process.execPath, parameters, { stdio: ["ignore", "pipe", "pipe"] });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code, stdout, stderr };
}

describe("a program with a pool", () => {
  test("imports it without any effect", async () => {
    const globals = "Reflect.ownKeys(globalThis).map(String).join()";
    const program = `const before = ${globals}; await import("${POOL}"); console.log(before === ${globals})`;
    expect(await run(program)).toEqual({ code: 0, stdout: "true\n", stderr: "" });
  });

  test("ends when it has nothing left to do, though the pool is not closed", async () => {
    const level = JSON.stringify(SMALL);
    const program = `import { SolverPool } from "${POOL}";
      const pool = new SolverPool();
      const results = await Promise.all([pool.solve(${level}), pool.solve(${level})]);
      console.log(results.map(({ cost }) => cost).join());`;
    expect(await run(program)).toEqual({ code: 0, stdout: "6,6\n", stderr: "" });
  });

  test("ends when the pool is closed, with what it still did", async () => {
    const program = `import { SolverPool } from "${POOL}";
      const pool = new SolverPool({ url: "${ODD.href}" });
      const hanging = pool.solve(${JSON.stringify(SMALL.replace("moves:", "title: hang\nmoves:"))});
      setTimeout(() => pool.close(), 300);
      await hanging.catch(({ message }) => console.log(message));`;
    expect(await run(program)).toEqual({ code: 0, stdout: "The pool is closed.\n", stderr: "" });
  });

  test("is told that memory was the limit where a worker dies of it", async () => {
    const program = `import { SolverPool } from "${POOL}";
      const pool = new SolverPool({ size: 1, url: "${ODD.href}" });
      const hoarding = pool.solve(${JSON.stringify(SMALL.replace("moves:", "title: hoard\nmoves:"))});
      const waiting = pool.solve(${JSON.stringify(SMALL)});
      const { status, limit, game, cost } = await hoarding;
      console.log(status, limit, game, cost, (await waiting).cost);`;
    const { code, stdout } = await run(program, "--max-old-space-size=64");
    expect([code, stdout]).toEqual([0, "limit memory roll-the-block null 6\n"]);
  });
});

test("searches by the thousand leave the memory where it was", async () => {
  const pool = poolOf({ url: BUILT, size: 1 });
  const levels = GOLDEN_LEVELS.filter((_, i) => i % 40 === 0);
  const controller = new AbortController();
  const solveSome = async (searches: number): Promise<number> => {
    for (let i = 0; i < searches; i++) {
      await pool.solve(levels[i % levels.length] as (typeof levels)[0], { signal: controller.signal });
    }
    globalThis.gc?.();
    return process.memoryUsage().rss;
  };
  const before = await solveSome(runs(500));
  const after = await solveSome(runs(1000));
  // A page of each search would be 64 MB, its messages alone more than 10.
  expect((after - before) / 2 ** 20).toBeLessThan(48);
});

test("a worker that exits is told with its code", async () => {
  const pool = poolOf({ url: ODD });
  const leaving = pool.solve(SMALL.replace("moves:", "title: leave\nmoves:"));
  await expect(leaving).rejects.toThrow("The worker ended with code 3.");
});

test("where no worker can be started, the search is done without, and one warning says so", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const pool = poolOf({ url: new URL("./nowhere.js", import.meta.url) });
  const results = await Promise.all([pool.solve(SMALL), pool.solve(SMALL), pool.solve(SMALL)]);
  for (const { cost } of results) expect(cost).toBe(6);
  expect(warn.mock.calls.map(([said]) => said)).toEqual([expect.stringContaining("nowhere.js")]);
  const stop = new AbortController();
  const onProgress = (): void => stop.abort();
  const endless = "game: break-the-ice\n\nABCDEF\nBCDAFE\nCDABEF\nDABCFE\nEFEFAB\nFEFEBA\nABCDEF\nCDFABE\n";
  const stopped = await pool.solve(endless, { algorithm: "ucs", stop: stop.signal, onProgress });
  expect(stopped.status).toBe("cancelled");
  warn.mockRestore();
});
