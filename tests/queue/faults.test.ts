// What goes wrong between machines loses nothing and tells nothing twice: workers that are killed, a Redis that is, connections
// that are cut. The output is that of a run on this machine.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "../../tools/build.js";
import { fourfold, type Result } from "../support/command-line.ts";
import { startProxy } from "../support/cut-proxy.ts";
import { settled, slowLevel, smallLevels } from "../support/queue-levels.ts";
import { type StartedWorker, startWorker } from "../support/queue-worker.ts";
import { runBinary } from "../support/real-binary.ts";
import { startRedis } from "../support/redis-server.ts";

let folder: string;
let file: string;
let here: Result;
const SEARCH = "--algorithm iddfs --max-nodes 400000 --json";

beforeAll(async () => {
  await build("solver", "library");
  folder = await mkdtemp(join(tmpdir(), "fourfold-faults-"));
  file = join(folder, "levels.txt");
  const slow = Array.from({ length: 6 }, (_, i) => slowLevel(`Slow ${i}`));
  await writeFile(file, [...slow, smallLevels(30), ...slow].join("---\n"));
  here = await fourfold(`solve ${file} ${SEARCH}`);
  expect(here.code).toBe(22);
});

afterAll(() => rm(folder, { recursive: true }));

function expectTheSame(there: Result): void {
  expect(settled(there.stdout)).toBe(settled(here.stdout));
  expect(there.code).toBe(here.code);
}

/** A worker that is soon missed. */
function startMortal(url: string, parameters: readonly string[]): Promise<StartedWorker> {
  return startWorker(url, ["--lost-after", "1", ...parameters]);
}

/** When a worker is in the middle of it. */
async function whenBusy(url: string): Promise<void> {
  for (let running = 0; running === 0; ) {
    const { stdout } = await fourfold(`queue --queue ${url} --json`);
    running = (JSON.parse(stdout) as { active: number }).active;
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test("a worker that is killed: its jobs go to another", async () => {
  const redis = await startRedis();
  const first = await startMortal(redis.url, ["--jobs", "2"]);
  const there = fourfold(`solve ${file} ${SEARCH} --queue ${redis.url}`);
  await whenBusy(redis.url);
  await first.end("SIGKILL");
  const second = await startMortal(redis.url, ["--jobs", "2"]);
  expectTheSame(await there);
  await second.end();
  await redis.stop();
});

test("a worker that is told to stop gives back what it does not finish", async () => {
  const redis = await startRedis();
  const first = await startWorker(redis.url, ["--jobs", "1"]);
  let command: ChildProcess | undefined;
  const running = runBinary(["solve", "-", "--algorithm", "iddfs", "--json", "--queue", redis.url], {
    stdin: [smallLevels(1), slowLevel("Long")].join("---\n"),
    onOutput: (_, child) => {
      command = child;
    },
  });
  while (command === undefined) await pause(20);
  await whenBusy(redis.url);
  expect(await first.end("SIGTERM")).toBe(0);
  expect(first.said()).toMatch(/stopped: 1 job done, 1 given back\n$/);
  const second = await startWorker(redis.url, ["--jobs", "1"]);
  await whenBusy(redis.url);
  command.kill("SIGINT");
  const { code, stdout } = await running;
  expect([code, [...stdout.matchAll(/"status":"(\w+)"/g)].map(([, status]) => status)]).toEqual([
    130,
    ["solved", "cancelled"],
  ]);
  await second.end();
  await redis.stop();
});

test("a Redis that is killed and comes back with its append-only file", async () => {
  const redis = await startRedis(["appendonly", "yes"], ["appendfsync", "always"]);
  const worker = await startMortal(redis.url, ["--jobs", "2"]);
  const running = fourfold(`solve ${file} ${SEARCH} --queue ${redis.url}`);
  await whenBusy(redis.url);
  await redis.kill();
  await pause(1_500);
  await redis.start();
  const there = await running;
  expectTheSame(there);
  expect(there.stderr).toMatch(/the connection to \S+ is lost; trying again\n\S+ is there again\n/);
  expect(worker.said()).toContain("trying again");
  await worker.end();
  await redis.stop();
});

test("a Redis that is killed and comes back empty", async () => {
  const redis = await startRedis();
  const worker = await startMortal(redis.url, ["--jobs", "2"]);
  const running = fourfold(`solve ${file} ${SEARCH} --queue ${redis.url}`);
  await whenBusy(redis.url);
  await redis.kill();
  await redis.start();
  expectTheSame(await running);
  await worker.end();
  await redis.stop();
});

test("connections that are cut, of the command and of the worker", async () => {
  const redis = await startRedis();
  const proxies = await Promise.all([startProxy(redis.port), startProxy(redis.port)]);
  const [ofCommand, ofWorker] = proxies;
  const worker = await startMortal(ofWorker.url, ["--jobs", "2"]);
  const running = fourfold(`solve ${file} ${SEARCH} --queue ${ofCommand.url}`);
  await whenBusy(redis.url);
  for (const proxy of [ofCommand, ofWorker, ofCommand]) {
    proxy.cut();
    await pause(700);
    proxy.mend();
    await pause(300);
  }
  expectTheSame(await running);
  await worker.end();
  for (const proxy of proxies) proxy.close();
  await redis.stop();
});

test("a job that kills every worker is given up after three, and holds up nothing", async () => {
  const redis = await startRedis();
  const killer = join(folder, "killer.mjs");
  await writeFile(
    killer,
    'export function estimate(_, { columns }) {\n  if (columns === 12) process.kill(process.pid, "SIGKILL");\n  return 0;\n}\n',
  );
  const levels = join(folder, "some.txt");
  const wide = `game: roll-the-block\ntitle: The one\n\nS${".".repeat(10)}T\n.${".".repeat(10)}.\n`;
  await writeFile(levels, [smallLevels(8), wide, smallLevels(8)].join("---\n"));
  let deaths = 0;
  let isOver = false;
  let worker: StartedWorker | undefined;
  const keepOneUp = async (): Promise<void> => {
    while (!isOver) {
      worker = await startMortal(redis.url, ["--jobs", "2", "--allow-code"]);
      const { child } = worker;
      // The command may be over by now.
      if (isOver) await worker.end();
      else if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      if (child.signalCode === "SIGKILL") deaths++;
    }
  };
  const up = keepOneUp();
  const line = `solve ${levels} --algorithm astar --heuristic ${killer} --json --queue ${redis.url}`;
  const { code, stdout, stderr } = await fourfold(line);
  isOver = true;
  await worker?.end();
  await up;
  const documents = stdout
    .split("\n")
    .slice(0, -1)
    .map((text) => JSON.parse(text) as Record<string, unknown>);
  const failed = documents.filter(({ status }) => status === "failed");
  expect(failed.map(({ title, reason }) => [title, reason])).toEqual([
    ["The one", "3 workers were lost while they worked on it"],
  ]);
  expect(documents.filter(({ status }) => status === "solved")).toHaveLength(16);
  expect(stderr).toContain("(The one): 3 workers were lost while they worked on it");
  expect([code, deaths]).toEqual([30, 3]);
  await redis.stop();
});

test("a Redis that is full for a while", async () => {
  const redis = await startRedis(["maxmemory-policy", "noeviction"]);
  const raw = new Redis(redis.url);
  const worker = await startMortal(redis.url, ["--jobs", "2"]);
  const running = fourfold(`solve ${file} ${SEARCH} --queue ${redis.url}`);
  await whenBusy(redis.url);
  await raw.config("SET", "maxmemory", "1mb");
  while (!worker.said().includes("is full; waiting for room")) await pause(50);
  await raw.config("SET", "maxmemory", "0");
  expectTheSame(await running);
  raw.disconnect();
  await worker.end();
  await redis.stop();
});

test("jobs that use up the memory: a search of the solver's, and a heuristic of others", async () => {
  const redis = await startRedis();
  const env = { NODE_OPTIONS: "--max-old-space-size=64" };
  const worker = await startWorker(redis.url, ["--jobs", "1", "--max-memory", "1", "--allow-code"], env);
  const large = `${folder}/large.txt`;
  await writeFile(large, [smallLevels(1), slowLevel("Large"), smallLevels(1)].join("---\n"));
  const greedy = join(folder, "greedy.mjs");
  await writeFile(
    greedy,
    "const kept = [];\nexport function estimate(_, { columns }) {\n  while (columns > 100) kept.push(new Array(100000).fill(kept.length));\n  return 0;\n}\n",
  );
  const ucs = `solve ${large} --algorithm ucs --json`;
  const [there, limited] = [await fourfold(`${ucs} --queue ${redis.url}`), await fourfold(`${ucs} --max-memory 1`)];
  expect(settled(there.stdout)).toBe(settled(limited.stdout));
  expect([there.code, limited.code]).toEqual([21, 21]);
  const { code, stdout } = await fourfold(`solve ${large} --heuristic ${greedy} --json --queue ${redis.url}`);
  expect([...stdout.matchAll(/"status":"(\w+)","limit":"?(\w+)/g)].map(([, ...ending]) => ending)).toEqual([
    ["solved", "null"],
    ["limit", "memory"],
    ["solved", "null"],
  ]);
  expect(code).toBe(21);
  await worker.end();
  await redis.stop();
});

test("10,000 small jobs: none is lost, none is told twice", async () => {
  const redis = await startRedis();
  const workers = await Promise.all([startWorker(redis.url, ["--jobs", "1"]), startWorker(redis.url, ["--jobs", "1"])]);
  const many = join(folder, "many.txt");
  await writeFile(many, smallLevels(10_000));
  const { code, stdout } = await fourfold(`solve ${many} --json --queue ${redis.url}`);
  const titles = [...stdout.matchAll(/"title":"Small (\d+)".*?"status":"solved"/g)].map(([, number]) => Number(number));
  expect(titles).toEqual(Array.from({ length: 10_000 }, (_, i) => i));
  expect(code).toBe(0);
  await Promise.all(workers.map((worker) => worker.end()));
  await redis.stop();
});

test("two commands at once do not mix", async () => {
  const redis = await startRedis();
  const worker = await startWorker(redis.url, ["--jobs", "2"]);
  const made = "generate roll-the-block --count 6 --seed 5 --json";
  const [there, levels] = await Promise.all([
    fourfold(`solve ${file} ${SEARCH} --queue ${redis.url}`),
    fourfold(`${made} --queue ${redis.url}`),
  ]);
  expectTheSame(there);
  expect(levels).toEqual(await fourfold(made));
  await worker.end();
  await redis.stop();
});
