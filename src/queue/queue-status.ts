// What a queue looks like from outside: who works, which commands wait for what, and what waits between them.
import { lastingOptions, loadPackages, openRedis, PREFIX, QUEUE_NAME } from "./redis.ts";
import type { RedisAddress } from "./redis-address.ts";
import { allRuns, type RunRecord } from "./run-record.ts";

export interface WorkerStatus {
  readonly name: string;
  readonly jobs: number;
  readonly version: string;
}

export interface QueueStatus {
  readonly workers: readonly WorkerStatus[];
  readonly commands: readonly RunRecord[];
  /** Batches of jobs: those that wait, and those that a worker has. */
  readonly waiting: number;
  readonly active: number;
}

/** Throws QueueTrouble. */
export async function queueStatus(address: RedisAddress): Promise<QueueStatus> {
  const { bullmq } = await loadPackages();
  const { redis } = await openRedis(address);
  const queue = new bullmq.Queue(QUEUE_NAME, {
    connection: lastingOptions(address),
    prefix: PREFIX,
    skipMetasUpdate: true,
  });
  queue.on("error", () => {});
  try {
    const [{ waiting = 0, active = 0 }, workers, commands] = await Promise.all([
      queue.getJobCounts("waiting", "active"),
      queue.getWorkers(),
      allRuns(redis),
    ]);
    return { waiting, active, commands, workers: workers.map(({ rawname }) => workerNamed(rawname)) };
  } finally {
    redis.disconnect();
    await queue.close();
  }
}

/** Its connection is called `prefix:queue:w:host-process/jobs/version`. */
function workerNamed(connection = ""): WorkerStatus {
  const [name = "", jobs, version = ""] = connection.replace(/^.*?:w:/, "").split("/");
  return { name, jobs: Number(jobs) || 0, version };
}
