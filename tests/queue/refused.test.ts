// What is refused, and how that is said: addresses and passwords that are wrong, a Redis that is full, packages that are not
// there, workers of another version, code of others, and data that no command would send.
import { spawnSync } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { QueueWorker, type WorkerTrouble } from "../../src/queue/queue-worker.ts";
import { redisAddress } from "../../src/queue/redis-address.ts";
import { build } from "../../tools/build.js";
import { fourfold } from "../support/command-line.ts";
import { smallLevels } from "../support/queue-levels.ts";
import { type StartedWorker, startWorker } from "../support/queue-worker.ts";
import { type RedisServer, startRedis } from "../support/redis-server.ts";

const LEVEL = "tests/cli/fixtures/right.txt#3";
const PASSWORD = "never-to-be-seen-93";

let redis: RedisServer;
let raw: Redis;
let worker: StartedWorker;

beforeAll(async () => {
  await build("solver", "library");
  redis = await startRedis(["requirepass", PASSWORD]);
  raw = new Redis(redis.url, { password: PASSWORD });
  worker = await startWorker(redis.url, ["--jobs", "1"], { FOURFOLD_QUEUE_PASSWORD: PASSWORD });
});

afterAll(async () => {
  await worker?.end();
  raw?.disconnect();
  await redis?.stop();
});

const env = { FOURFOLD_QUEUE_PASSWORD: PASSWORD };

describe("an address", () => {
  test.each([
    ["redis://127.0.0.1:1", "cannot use the queue at redis://127.0.0.1:1: nothing listens there"],
    [
      "redis://no-such-host.invalid",
      "cannot use the queue at redis://no-such-host.invalid:6379: there is no such host",
    ],
  ])("%s cannot be used", async (address, says) => {
    const { code, stdout, stderr } = await fourfold(`solve ${LEVEL} --queue ${address}`);
    expect(stderr).toContain(`error: ${says}`);
    expect([code, stdout]).toEqual([30, ""]);
  });

  test.each([
    ["http://localhost", "the queue is the address of a Redis, for example redis://localhost:6379"],
    [`redis://me:${PASSWORD}@`, "the queue is the address of a Redis"],
    ["redis://localhost/two", "the database of a Redis is a number, and not two"],
  ])("%s is none: wrong usage, before a level is read", async (address, says) => {
    for (const command of ["solve none.txt", "worker", "queue"]) {
      const { code, stdout, stderr } = await fourfold(`${command} --queue ${address}`);
      expect(stderr).toContain(`error: ${says}`);
      expect(stderr).toContain(`more: fourfold ${command.split(" ")[0]} --help`);
      expect(stderr).not.toContain(PASSWORD);
      expect([code, stdout]).toEqual([31, ""]);
    }
  });

  test("is read with its user, its password and its database, and told without them", () => {
    const { name, options } = redisAddress("rediss://me:se%40cret@[::1]:7000/3", {});
    expect(name).toBe("rediss://[::1]:7000/3");
    expect(options).toEqual({
      ...{ host: "::1", port: 7000, username: "me", password: "se@cret", db: 3 },
      tls: {},
    });
    expect(redisAddress("redis://h", env).options).toEqual({ host: "h", port: 6379, password: PASSWORD });
  });
});

describe("a password", () => {
  test.each([
    ["that is wrong", `redis://:wrong-one@127.0.0.1`, "the user or the password is wrong"],
    ["that is missing", "redis://127.0.0.1", "it asks for a password"],
  ])("%s", async (_, address, says) => {
    const { code, stderr } = await fourfold(`solve ${LEVEL} --queue ${address}:${redis.port}`);
    expect(stderr).toBe(`error: cannot use the queue at redis://127.0.0.1:${redis.port}: ${says}\n`);
    expect(code).toBe(30);
    const inPortuguese = await fourfold(`queue --queue ${address}:${redis.port} --lang pt`);
    expect(inPortuguese.stderr).toMatch(/^erro: não é possível usar a fila em /);
  });

  test("is not told, and not stored", async () => {
    const { code, stdout, stderr } = await fourfold(`solve ${LEVEL} --json --queue ${redis.url}`, { env });
    const { stdout: status } = await fourfold(`queue --queue redis://:${PASSWORD}@127.0.0.1:${redis.port}`);
    expect([code, stderr]).toEqual([0, ""]);
    const stored = await Promise.all((await raw.keys("*")).map(async (key) => (await raw.dumpBuffer(key))?.toString()));
    for (const text of [stdout, status, worker.said(), ...stored]) expect(text).not.toContain(PASSWORD);
  });
});

test("a Redis that has no room", async () => {
  const full = await startRedis(["maxmemory", "1100kb"], ["maxmemory-policy", "noeviction"]);
  const filler = new Redis(full.url);
  for (let i = 0; i < 2000; i++) {
    const stop = await filler.set(`fill-${i}`, "x".repeat(4096)).then(
      () => false,
      () => true,
    );
    if (stop) break;
  }
  const { code, stderr } = await fourfold(`solve ${LEVEL} --queue ${full.url}`);
  expect(stderr).toMatch(/^error: cannot use the queue .* is full|^error: the Redis at \S+ is full \(its maxmemory/);
  expect(code).toBe(30);
  filler.disconnect();
  await full.stop();
});

test("without the packages, what to install", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fourfold-alone-"));
  await cp("dist/cli", join(folder, "dist/cli"), { recursive: true });
  await cp("package.json", join(folder, "package.json"));
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(folder, "dist/cli/main.js"), "solve", "levels/roll-the-block/first.txt", "--queue", redis.url],
    { encoding: "utf8", env: { ...process.env, COLUMNS: "1000" } },
  );
  expect(stderr).toBe("error: --queue needs two packages that are not installed: npm install bullmq@6 ioredis\n");
  expect(status).toBe(30);
  await rm(folder, { recursive: true });
});

test("a worker of another version refuses, says so, and the work goes to one that is right", async () => {
  const own = await startRedis();
  const troubles: WorkerTrouble[] = [];
  const other = await QueueWorker.start({
    ...{ address: redisAddress(own.url, {}), version: "9.9.9", name: "other", jobs: 1, lostAfter: 1_000 },
    ...{ maxMemory: 2 ** 30, code: undefined, onTrouble: (trouble: WorkerTrouble) => void troubles.push(trouble) },
  });
  const running = fourfold(`solve ${LEVEL} --quiet --queue ${own.url}`);
  while (troubles.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const right = await startWorker(own.url);
  const { code, stdout } = await running;
  expect([code, stdout]).toEqual([0, (await fourfold(`solve ${LEVEL} --quiet`)).stdout]);
  expect(troubles).toEqual([{ kind: "version", version: expect.stringMatching(/^\d/) }]);
  await other.stop();
  await right.end();
  await own.stop();
});

describe("code of others", () => {
  test("is not run by a worker that does not allow it", async () => {
    const heuristic = "examples/own-heuristic/half-way.mjs";
    const file = "levels/roll-the-block/first.txt#1";
    const line = `compare ${file} --solvers "astar/./${heuristic},cmd:echo r,bfs" --json --queue ${redis.url}`;
    const { stdout } = await fourfold(line, { env });
    const told = stdout
      .split("\n")
      .slice(0, -1)
      .map((text) => JSON.parse(text) as Record<string, string>);
    const reason = "The worker runs no programs and heuristics of others: it was started without --allow-code.";
    expect(told.map((document) => [document.status, document.reason])).toEqual([
      ["failed", reason],
      ["failed", reason],
      ["solved", undefined],
    ]);
    const solve = await fourfold(`solve ${file} --algorithm astar --heuristic ./${heuristic} --queue ${redis.url}`, {
      env,
    });
    expect([solve.code, solve.stderr.includes(reason)]).toEqual([30, true]);
  });

  test("runs where it is allowed, and what it answers is what it answers here", async () => {
    const own = await startRedis();
    const allowing = await startWorker(own.url, ["--allow-code"]);
    const line =
      'compare levels/roll-the-block/first.txt#1 --solvers "astar/./examples/own-heuristic/half-way.mjs,cmd:echo r d d r r d r,cmd:echo r" --json';
    const told = async (more: string): Promise<unknown[]> => {
      const { stdout } = await fourfold(line + more);
      return stdout
        .split("\n")
        .slice(0, -1)
        .map((text) => {
          const { timeMs, prepareMs, memoryBytes, repeat, ...rest } = JSON.parse(text) as Record<string, unknown>;
          return rest;
        });
    };
    expect(await told(` --queue ${own.url}`)).toEqual(await told(""));
    await allowing.end();
    await own.stop();
  });
});

test("data that no command sends is refused, and the worker goes on", async () => {
  const queue = new Queue("work", {
    connection: { host: "127.0.0.1", port: redis.port, password: PASSWORD },
    prefix: "fourfold",
  });
  const version = (await fourfold("--version")).stdout.trim();
  const run = "aaaaaaaa-of-a-test";
  await raw.set(`fourfold:run:${run}`, JSON.stringify({ state: "on" }), "PX", 600_000);
  const batch = (...jobs: unknown[]) => ({ version, run, watch: false, jobs });
  const level = "game: roll-the-block\n\nS..T\n";
  const data: unknown[] = [
    ...[null, 7, "text", [], {}, { version }, { version, run: "../x", watch: true, jobs: [1] }],
    ...[
      batch(),
      batch(...Array(300).fill(null)),
      { ...batch(null), more: 1 },
      { ...batch(null), run: "x".repeat(100) },
    ],
    batch(null, 5, [], { kind: "none" }, { kind: "__proto__" }, { kind: "solve" }),
    batch(
      ...[{ level: 5 }, { level: "x".repeat(2 ** 20 + 1), options: {} }, { level: "no level", options: {} }].map(
        (job) => ({ kind: "solve", ...job }),
      ),
      ...[
        { heuristic: { name: "x", estimate: 1 } },
        { stop: {} },
        { signal: { aborted: false } },
        { limits: { nodes: -1 } },
        { trace: 1e9 },
        { depth: "deep" },
        { constructor: 1 },
      ].map((options) => ({ kind: "solve", level, options })),
      { kind: "solve", level, options: {}, heuristicModule: "data:text/javascript,process.exit(1).js" },
      { kind: "cell", level, solver: "cmd:kill $PPID", limits: {}, repeat: 1, warm: false },
      { kind: "cell", level, solver: "best", limits: {}, repeat: 1, warm: false },
      { kind: "make", game: "golf", request: { seed: "1" }, number: 1, attempt: 0, maxMs: null },
      { kind: "make", game: "roll-the-block", request: { seed: "1", work: 1e15 }, number: 1, attempt: 0, maxMs: 1 },
    ),
  ];
  const jobs = await Promise.all(data.map((each) => queue.add("batch", each)));
  // Not even JSON, as whoever writes into the Redis by hand may send.
  const broken = await queue.add("batch", {});
  await raw.hset(`fourfold:work:${broken.id}`, "data", "{not json");
  const { code, stdout } = await fourfold(`solve ${LEVEL} --quiet --queue ${redis.url}`, { env });
  expect([code, stdout.trim()]).toEqual([0, (await fourfold(`solve ${LEVEL} --quiet`)).stdout.trim()]);
  const answers = await Promise.all(jobs.map(async ({ id }) => (await queue.getJob(id ?? ""))?.returnvalue));
  for (const answer of answers) {
    for (const each of (answer as { answers?: object[] } | null)?.answers ?? [])
      expect(each).toHaveProperty("failed.message");
  }
  expect(worker.child.exitCode).toBeNull();
  expect(worker.said()).toContain("refused what is no job");
  await queue.close();
});

test("what is answered by somebody else is not believed", async () => {
  const own = await startRedis();
  const { Worker } = await import("bullmq");
  const lies = [
    (jobs: unknown[]) => ({ version: "1", timeMs: 1, answers: jobs.map(() => ({ value: { status: "solved" } })) }),
    () => ({ version: "1", timeMs: 1, answers: [] }),
    () => "hello",
    () => null,
  ];
  for (const lie of lies) {
    const liar = new Worker("work", async ({ data }) => lie((data as { jobs: unknown[] }).jobs), {
      ...{ connection: { host: "127.0.0.1", port: own.port, maxRetriesPerRequest: null }, prefix: "fourfold" },
    });
    const folder = await mkdtemp(join(tmpdir(), "fourfold-lies-"));
    await writeFile(join(folder, "one.txt"), smallLevels(1));
    const { code, stdout, stderr } = await fourfold(`solve ${join(folder, "one.txt")} --json --queue ${own.url}`);
    expect([code, (JSON.parse(stdout) as { status: string }).status]).toEqual([30, "failed"]);
    expect(stderr).toMatch(/an answer/);
    await rm(folder, { recursive: true });
    await liar.close();
  }
  await own.stop();
});
