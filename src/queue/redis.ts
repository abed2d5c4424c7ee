// The packages that a queue needs and that Fourfold does not bring: loaded when one is used, and not before. And the
// connections to a Redis: the first is tried at once and told where it fails, later ones come back by themselves.
import type { Redis } from "ioredis";
import { QueueTrouble, troubleAt } from "./queue-trouble.ts";
import type { RedisAddress, RedisOptions } from "./redis-address.ts";

export type { Redis } from "ioredis";

/** How long the first answer is waited for, in milliseconds. */
const PATIENCE = 10_000;
const SHORTEST_WAIT = 100;
const LONGEST_WAIT = 2_000;
/** All keys begin so: other things may live in the same Redis. */
export const PREFIX = "fourfold";
/** The queue of all batches, whichever command they are of. */
export const QUEUE_NAME = "work";

interface Packages {
  readonly bullmq: Pick<typeof import("bullmq"), "Queue" | "QueueEvents" | "Worker">;
  readonly ioredis: Pick<typeof import("ioredis"), "Redis">;
}

/** Throws QueueTrouble. */
export async function loadPackages(): Promise<Packages> {
  try {
    const [bullmq, ioredis] = await Promise.all([import("bullmq"), import("ioredis")]);
    return { bullmq, ioredis };
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new QueueTrouble({
      en: "--queue needs two packages that are not installed: npm install bullmq@6 ioredis",
      pt: "--queue precisa de dois pacotes que não estão instalados: npm install bullmq@6 ioredis",
    });
  }
}

/** Of connections that wait for a Redis that is away, as long as it takes. */
export function lastingOptions({ options }: RedisAddress) {
  return {
    ...options,
    maxRetriesPerRequest: null,
    retryStrategy: (times: number) => Math.min(SHORTEST_WAIT * 2 ** Math.min(times, 10), LONGEST_WAIT),
    // After a failover the one that was connected takes no more writes.
    reconnectOnError: (error: Error) => error.message.startsWith("READONLY"),
  };
}

export interface OpenRedis {
  readonly redis: Redis;
  /** The time that the server has, in milliseconds. */
  readonly now: number;
}

/** A connection that has answered. Throws QueueTrouble. */
export async function openRedis(address: RedisAddress): Promise<OpenRedis> {
  const { ioredis } = await loadPackages();
  const now = await firstAnswer(new ioredis.Redis(impatient(address.options)), address);
  const redis = new ioredis.Redis(lastingOptions(address));
  // Whoever wants to know listens too; without a listener it would be printed.
  redis.on("error", () => {});
  return { redis, now };
}

function impatient(options: RedisOptions) {
  return {
    ...options,
    lazyConnect: true,
    connectTimeout: PATIENCE,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: () => null,
  };
}

async function firstAnswer(redis: Redis, address: RedisAddress): Promise<number> {
  let seen: unknown;
  redis.on("error", (error) => {
    seen ??= error;
  });
  try {
    await redis.connect();
    const [seconds] = await redis.time();
    return 1000 * Number(seconds);
  } catch (error) {
    throw troubleAt(address.name, seen ?? error);
  } finally {
    redis.disconnect();
  }
}
