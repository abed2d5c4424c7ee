// A Redis of the tests' own: on a free port of this machine, in a folder of its own, ended by whoever started it. REDIS_URL
// names another one for the tests that need no more than that there is one.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { redisPath } from "../../tools/redis.js";

export interface RedisServer {
  readonly url: string;
  readonly port: number;
  /** Ends it as a machine that loses its power. */
  kill(): Promise<void>;
  /** Again, with what its folder has. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** `settings` as they stand in a redis.conf: `["appendonly", "yes"]`. */
export async function startRedis(...settings: readonly (readonly [string, string])[]): Promise<RedisServer> {
  for (let tries = 1; ; tries++) {
    try {
      return await startOnce(settings);
    } catch (error) {
      // Somebody else may have been given the port between asking for it and using it.
      if (tries === MOST_TRIES) throw error;
    }
  }
}

const MOST_TRIES = 3;

async function startOnce(settings: readonly (readonly [string, string])[]): Promise<RedisServer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "fourfold-redis-"));
  const url = `redis://127.0.0.1:${port}`;
  const usual = { bind: "127.0.0.1", port: String(port), dir: folder, save: "", appendonly: "no" };
  const options = Object.entries({ ...usual, ...Object.fromEntries(settings) });
  let child: ChildProcess | undefined;
  const server = {
    url,
    port,
    async start() {
      const parameters = options.flatMap(([name, value]) => [`--${name}`, value]);
      child = endedWithUs(spawn(redisPath() ?? "redis-server", parameters, { stdio: "ignore" }));
      const password = settings.find(([name]) => name === "requirepass")?.[1];
      const redis = new Redis(url, {
        maxRetriesPerRequest: null,
        retryStrategy: () => 20,
        ...(password && { password }),
      });
      redis.on("error", () => {});
      const failed = new Promise<never>((_, reject) => {
        child?.once("exit", (code) => reject(new Error(`the Redis at ${url} ended with ${code}`)));
      });
      try {
        await Promise.race([redis.ping(), failed]);
      } finally {
        redis.disconnect();
      }
    },
    kill: () => ended(child, "SIGKILL"),
    async stop() {
      await ended(child, "SIGKILL");
      await rm(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

/** One that nothing is done to. */
export async function anyRedis(): Promise<Pick<RedisServer, "url" | "stop">> {
  const url = process.env.REDIS_URL;
  return url === undefined ? startRedis() : { url, stop: async () => undefined };
}

/** Below those that the system gives to connections: whoever tries to reach a Redis that is away might else be given its port. */
const PORTS = { first: 20_000, count: 12_000 };

export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + Math.trunc(PORTS.count * Math.random());
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** A test that fails may not come to end what it has started. */
export function endedWithUs<Child extends ChildProcess>(child: Child): Child {
  const end = (): boolean => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  return child;
}

export function ended(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}
