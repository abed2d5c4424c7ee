// What a command says of itself while it has work in the queue: that it is still there, and how far it has come. The record
// goes by itself when nobody renews it, so that workers stop what nobody waits for any more, whatever became of the command.
import { isFull } from "./queue-trouble.ts";
import type { Redis } from "./redis.ts";
import { PREFIX } from "./redis.ts";

export interface RunRecord {
  /** `stop`: what is being done is to be told as far as it is known. */
  readonly state: "on" | "stop";
  readonly command: string;
  readonly version: string;
  /** By the clock of the command's machine, in milliseconds. */
  readonly since: number;
  /** Jobs that were asked for, are done, and failed among these. */
  readonly jobs: number;
  readonly done: number;
  readonly failed: number;
  /** Jobs in batches that a worker has. */
  readonly running: number;
}

/** In milliseconds: a command that was not heard of for so long is gone. */
export const LEASE = 30_000;
export const RENEWAL = 2_000;

const KEY = `${PREFIX}:run:`;

/** Where there is no room for what is new, what is there stays. */
export async function writeRun(redis: Redis, run: string, record: RunRecord): Promise<void> {
  try {
    await redis.set(`${KEY}${run}`, JSON.stringify(record), "PX", LEASE);
  } catch (error) {
    if (!isFull(error) || (await redis.pexpire(`${KEY}${run}`, LEASE)) === 0) throw error;
  }
}

export async function removeRun(redis: Redis, run: string): Promise<void> {
  await redis.del(`${KEY}${run}`);
}

/** `gone` where there is no such command. */
export async function stateOf(redis: Redis, run: string): Promise<RunRecord["state"] | "gone"> {
  const text = await redis.get(`${KEY}${run}`);
  return text === null ? "gone" : (recordIn(text)?.state ?? "gone");
}

/** Of all commands that are there. */
export async function allRuns(redis: Redis): Promise<RunRecord[]> {
  const records: RunRecord[] = [];
  for (let cursor = "0"; ; ) {
    const [next, keys] = await redis.scan(cursor, "MATCH", `${KEY}*`, "COUNT", 1000);
    const texts = keys.length === 0 ? [] : await redis.mget(keys);
    for (const text of texts) {
      const record = text === null ? undefined : recordIn(text);
      if (record !== undefined) records.push(record);
    }
    if (next === "0") return records.sort((a, b) => a.since - b.since);
    cursor = next;
  }
}

/** Undefined where it is none: the Redis is not ours alone. */
function recordIn(text: string): RunRecord | undefined {
  try {
    const { state, command, version, since, jobs, done, failed, running } = JSON.parse(text) as Partial<RunRecord>;
    if (state !== "on" && state !== "stop") return undefined;
    const counts = [since, jobs, done, failed, running].map((count) => Number(count) || 0);
    const [at = 0, all = 0, ended = 0, wrong = 0, now = 0] = counts;
    const told = { state, command: String(command).slice(0, 40), version: String(version).slice(0, 40) };
    return { ...told, since: at, jobs: all, done: ended, failed: wrong, running: now };
  } catch {
    return undefined;
  }
}
