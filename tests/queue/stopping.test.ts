// Ctrl-C tells what is known and takes back what has not begun: the queue is left empty, and the workers free.
import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "../../tools/build.js";
import { fourfold } from "../support/command-line.ts";
import { slowLevel, smallLevels } from "../support/queue-levels.ts";
import { type StartedWorker, startWorker } from "../support/queue-worker.ts";
import { runBinary } from "../support/real-binary.ts";
import { type RedisServer, startRedis } from "../support/redis-server.ts";

let redis: RedisServer;
let worker: StartedWorker;

beforeAll(async () => {
  await build("solver", "library");
  redis = await startRedis();
  worker = await startWorker(redis.url, ["--jobs", "2"]);
});

afterAll(async () => {
  await worker?.end();
  await redis?.stop();
});

interface QueueNow {
  readonly waiting: number;
  readonly active: number;
  readonly commands: readonly unknown[];
}

async function queueNow(): Promise<QueueNow> {
  const { stdout } = await fourfold(`queue --queue ${redis.url} --json`);
  return JSON.parse(stdout) as QueueNow;
}

/** Nothing waits and nothing runs. */
async function whenIdle(): Promise<void> {
  for (;;) {
    const { waiting, active, commands } = await queueNow();
    if (waiting + active === 0) return expect(commands).toEqual([]);
  }
}

/** By all threads of the worker, as Linux tells it: in hundredths of a second. */
function secondsUsed(): number {
  const [, fields = ""] = readFileSync(`/proc/${worker.child.pid}/stat`, "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(11);
  return (Number(user) + Number(system)) / 100;
}

test.each([["solve - --algorithm iddfs"], ["compare - --solvers iddfs --max-time 1000"]])("%s", async (line) => {
  let command: ChildProcess | undefined;
  const slow = Array.from({ length: 200 }, (_, i) => slowLevel(`Slow ${i}`));
  const running = runBinary([...line.split(" "), "--json", "--queue", redis.url], {
    stdin: [smallLevels(1), ...slow].join("---\n"),
    onOutput: (_, child) => {
      command = child;
    },
  });
  await expect.poll(async () => command !== undefined && (await queueNow()).active).toBe(2);
  // After so much work the slow ones are well under way, on a busy machine too.
  const before = secondsUsed();
  await expect.poll(() => secondsUsed() - before).toBeGreaterThan(2);
  command?.kill("SIGINT");
  const { code, stdout } = await running;
  const statuses = [...stdout.matchAll(/"status":"(\w+)"/g)].map(([, status]) => status);
  const begun = [...stdout.matchAll(/"status":"cancelled".*?"expanded":[1-9]/g)];
  expect(statuses[0]).toBe("solved");
  expect(new Set(statuses.slice(1))).toEqual(new Set(["cancelled"]));
  // Those that ran are told with what was known of them.
  expect(begun.length).toBeGreaterThan(0);
  expect(begun.length).toBeLessThanOrEqual(2);
  expect(code).toBe(130);
  await whenIdle();
});

test.each([["--count 100000"], ["--rows 4 --cols 4 --hardest 100000"]])("generate %s", async (what) => {
  let isInterrupted = false;
  const { code } = await runBinary(
    ["generate", "match-the-tiles", ...what.split(" "), "--seed", "1", "--queue", redis.url],
    {
      onOutput: (_, child) => {
        if (!isInterrupted) isInterrupted = child.kill("SIGINT");
      },
    },
  );
  expect(code).toBe(130);
  await whenIdle();
});

test("a worker may be told to end as soon as it says that it is there", async () => {
  for (let i = 0; i < 5; i++) {
    const alone = await startWorker(redis.url);
    expect(await alone.end("SIGTERM")).toBe(0);
  }
});

test("a worker ends when it is told to, also where the Redis is away", async () => {
  const own = await startRedis();
  const alone = await startWorker(own.url);
  await own.kill();
  expect(await alone.end("SIGTERM")).toBe(0);
  expect(alone.said()).toMatch(/stopped: 0 jobs done\n$/);
  await own.stop();
});

test("a command that is killed is not worked for any longer", async () => {
  let isKilled = false;
  await runBinary(["solve", "-", "--algorithm", "iddfs", "--json", "--queue", redis.url], {
    stdin: [smallLevels(1), slowLevel("Slow")].join("---\n"),
    onOutput: (_, child) => {
      if (!isKilled) isKilled = child.kill("SIGKILL");
    },
  });
  // Nobody renews what it said of itself; here nobody waits for it to go by itself.
  await import("ioredis").then(async ({ Redis }) => {
    const raw = new Redis(redis.url);
    const keys = await raw.keys("fourfold:run:*");
    expect(keys).toHaveLength(1);
    expect(await raw.pttl(keys[0] ?? "")).toBeGreaterThan(0);
    await raw.del(keys);
    raw.disconnect();
  });
  await whenIdle();
  expect((await fourfold(`generate match-the-tiles --seed 2 --queue ${redis.url}`)).code).toBe(0);
});
