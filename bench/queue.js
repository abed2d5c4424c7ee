// `npm run bench:queue`: what a queue costs beside the pool of this machine, with a Redis and workers of its own. Jobs that are
// next to nothing; a thousand real levels with one worker and with two; and the memory of a worker over ten thousand jobs.
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execPath } from "node:process";
import { loadLevels } from "../dist/playing/load-levels.js";
import { writeLevels } from "../dist/playing/write-levels.js";
import { QueuePool } from "../dist/queue/queue-pool.js";
import { redisAddress } from "../dist/queue/redis-address.js";
import { solveWithin } from "../dist/worker/solve-within.js";
import { SolverPool } from "../dist/worker/solver-pool.js";
import { redisPath } from "../tools/redis.js";
import { median } from "./median.js";

/** @typedef {ReturnType<typeof loadLevels>[number]} Level */
/** @typedef {{ child: import("node:child_process").ChildProcess, end: () => Promise<void> }} Process */

const root = join(import.meta.dirname, "..");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const SMALL = 10_000;
const REAL = 1_000;
/** A hard level is given up: one of them would hide what all others cost. */
const LIMITS = { nodes: 30_000 };

/** @param {string} program @param {string[]} parameters @param {RegExp} ready @returns {Promise<Process>} */
function started(program, parameters, ready) {
  const child = spawn(program, parameters, { stdio: ["ignore", "pipe", "pipe"] });
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (/** @type {Buffer} */ text) => {
      said += text;
      if (ready.test(said)) resolve({ child, end });
    };
    const end = () =>
      new Promise((/** @type {(value: void) => void} */ go) => {
        child.once("exit", () => go());
        child.kill("SIGTERM");
      });
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => reject(new Error(`${program} ended: ${said}`)));
  });
}

/** @returns {Promise<number>} */
function freePort() {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** @param {number} count */
function smallLevels(count) {
  const text = Array.from({ length: count }, (_, i) => `game: roll-the-block\n\nS${".".repeat(2 + 3 * (i % 5))}T\n`);
  return loadLevels(text.join("---\n"));
}

/** The levels of levels/, over and over. @param {number} count */
function realLevels(count) {
  const files = readdirSync(join(root, "levels"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".txt"))
    .sort();
  const all = files.flatMap((name) => loadLevels(readFileSync(join(root, "levels", name))));
  const playable = all.filter(({ playable }) => playable !== undefined);
  return Array.from({ length: count }, (_, i) => /** @type {Level} */ (playable[i % playable.length]));
}

/** In milliseconds. @param {readonly Level[]} levels @param {number} jobs */
async function here(levels, jobs) {
  const pool = new SolverPool({ size: jobs });
  await pool.solve(/** @type {Level} */ (levels[0]), { limits: LIMITS });
  const begun = performance.now();
  await Promise.all(levels.map((level) => solveWithin(pool, level, { limits: LIMITS })));
  const ms = performance.now() - begun;
  await pool.close();
  return ms;
}

/** The same over the queue, with whoever works there. @param {readonly Level[]} levels @param {string} url */
async function there(levels, url) {
  const stop = new AbortController().signal;
  const address = redisAddress(url, {});
  const pool = await QueuePool.open({
    address,
    version,
    command: "bench",
    watch: false,
    stop,
    onTrouble: console.error,
  });
  const begun = performance.now();
  const jobs = levels.map((level) => {
    const text = writeLevels([level], "text");
    return pool.do({ kind: "solve", level: text, options: { limits: LIMITS, trace: 0 } });
  });
  await Promise.all(jobs);
  const ms = performance.now() - begun;
  await pool.close();
  return ms;
}

/** In MiB. @param {Process} worker */
function memoryOf({ child }) {
  const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1];
  return Number(kib) / 1024;
}

/** @param {string} what @param {readonly number[]} theirs @param {readonly number[]} ours @param {number} count */
function tell(what, theirs, ours, count) {
  const [local, queued] = [median(theirs), median(ours)];
  const ratio = median(ours.map((ms, i) => ms / Number(theirs[i])));
  const rate = (/** @type {number} */ ms) => `${Math.round((1000 * count) / ms)} jobs/s`;
  const each = ((queued - local) / count).toFixed(2);
  console.log(
    `${what}: pool ${rate(local)}, queue ${rate(queued)}, ratio of times ${ratio.toFixed(2)}, ${each} ms a job more`,
  );
}

/** @param {{ rounds: number }} wishes */
export async function run({ rounds }) {
  const folder = mkdtempSync(join(tmpdir(), "fourfold-bench-queue-"));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const settings = [
    "--port",
    String(port),
    "--bind",
    "127.0.0.1",
    "--dir",
    folder,
    "--save",
    "",
    "--appendonly",
    "yes",
  ];
  const redis = await started(redisPath() ?? "redis-server", settings, /Ready to accept connections/);
  const newWorker = () => {
    const main = join(root, "dist/cli/main.js");
    return started(execPath, [main, "worker", "--queue", url, "--jobs", "1"], /worker of Fourfold/);
  };
  try {
    const [small, real] = [smallLevels(SMALL), realLevels(REAL)];
    let worker = await newWorker();
    await there(real.slice(0, 50), url);
    const cases = [
      { what: `${SMALL} levels of next to nothing, 1 worker`, levels: small, jobs: 1 },
      { what: `${REAL} real levels, 1 worker`, levels: real, jobs: 1 },
      { what: `${REAL} real levels, 2 workers`, levels: real, jobs: 2 },
    ];
    for (const { what, levels, jobs } of cases) {
      const second = jobs === 2 ? await newWorker() : undefined;
      if (second !== undefined) await there(real.slice(0, 50), url);
      /** @type {[number[], number[]]} */
      const [theirs, ours] = [[], []];
      for (let round = 0; round < rounds; round++) {
        theirs.push(await here(levels, jobs));
        ours.push(await there(levels, url));
      }
      tell(what, theirs, ours, levels.length);
      await second?.end();
    }
    await worker.end();
    worker = await newWorker();
    const memory = [];
    for (let i = 0; i < 10; i++) {
      await there(smallLevels(SMALL / 10), url);
      memory.push(memoryOf(worker).toFixed(0));
    }
    console.log(`memory of a worker after each thousand of ${SMALL} jobs, in MiB: ${memory.join(" ")}`);
    await worker.end();
  } finally {
    await redis.end();
    rmSync(folder, { recursive: true });
  }
}
