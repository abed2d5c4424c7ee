// A worker: it takes batches from the queue until it is told to stop, does what they ask, and answers. That a worker is lost and
// its batches go to others is BullMQ's doing: whoever works renews its lock, and what nobody renews is failed, so that the
// command, which counts, sends it again.
//
// It looks every second whether the commands that it works for are still there, and stops what nobody waits for.
import type { Job as BullJob, Worker } from "bullmq";
import { sentError } from "../worker/sent-error.ts";
import { type CheckedBatch, checkBatch, checkJob, WrongData } from "./check-batch.ts";
import { type PlaceOptions, type Watched, WorkPlace } from "./do-job.ts";
import { type BatchAnswer, type JobAnswer, type JobProgress, MOST_ANSWERED, MOST_JOBS } from "./job.ts";
import { isFull, messageOf } from "./queue-trouble.ts";
import { lastingOptions, loadPackages, openRedis, PREFIX, QUEUE_NAME, type Redis } from "./redis.ts";
import type { RedisAddress } from "./redis-address.ts";
import { stateOf } from "./run-record.ts";
import { within } from "./within.ts";

export interface QueueWorkerOptions extends PlaceOptions {
  readonly address: RedisAddress;
  readonly version: string;
  /** For whoever lists the workers. */
  readonly name: string;
  /** How many jobs it does side by side. */
  readonly jobs: number;
  /** In milliseconds: a worker that is not heard of for so long is lost. */
  readonly lostAfter: number;
  /** Told when it is there, before it takes anything. */
  readonly onReady?: () => void;
  readonly onTrouble: (trouble: WorkerTrouble) => void;
}

export type WorkerTrouble =
  | { readonly kind: "lost"; readonly why: string }
  | { readonly kind: "back" }
  | { readonly kind: "full" }
  | { readonly kind: "version"; readonly version: string }
  | { readonly kind: "data"; readonly why: string }
  | { readonly kind: "other"; readonly why: string };

/** In milliseconds. */
const LOOK_EVERY = 1_000;
const TELL_EVERY = 250;
const ROOM_EVERY = 500;
/** How long what runs may go on when the worker is to stop, and how long the Redis is then waited for. */
const FINISH_WITHIN = 5_000;
const LEAVE_WITHIN = 3_000;
/** What is done is kept for the command to see, in seconds and in batches. */
const KEPT = { age: 3_600, count: 1_000 };

/** `tell`: the command wants to know what is known by now; `back`: others are to do it. */
type Ending = "tell" | "back";

class RunningBatch {
  readonly run: string;
  ending: Ending | undefined;
  readonly #stop = new AbortController();

  constructor(run: string) {
    this.run = run;
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  end(how: Ending): void {
    this.ending ??= how;
    this.#stop.abort();
  }
}

export class QueueWorker {
  /** Jobs that were done, and those that were not and were given back. */
  done = 0;
  givenBack = 0;
  readonly #options: QueueWorkerOptions;
  readonly #redis: Redis;
  readonly #places: WorkPlace[] = [];
  readonly #running = new Set<RunningBatch>();
  readonly #told = new Set<string>();
  #worker!: Worker;
  #look: ReturnType<typeof setInterval> | undefined;
  #isLost = false;

  /** Throws QueueTrouble where the queue cannot be used. */
  static async start(options: QueueWorkerOptions): Promise<QueueWorker> {
    const { redis } = await openRedis(options.address);
    const started = new QueueWorker(options, redis);
    await started.#begin();
    return started;
  }

  private constructor(options: QueueWorkerOptions, redis: Redis) {
    this.#options = options;
    this.#redis = redis;
  }

  async #begin(): Promise<void> {
    const { bullmq } = await loadPackages();
    const { address, name, jobs, lostAfter } = this.#options;
    this.#worker = new bullmq.Worker(QUEUE_NAME, (job) => this.#answer(job), {
      ...{ connection: lastingOptions(address), prefix: PREFIX, name, concurrency: jobs },
      ...{ lockDuration: lostAfter, stalledInterval: lostAfter, maxStalledCount: 0 },
      ...{ removeOnComplete: KEPT, removeOnFail: KEPT, runRetryDelay: LOOK_EVERY, autorun: false },
    });
    this.#worker.on("error", (error) => this.#hearError(error));
    this.#redis.on("close", () => this.#lose("the connection was closed"));
    this.#redis.on("ready", () => {
      if (this.#isLost) this.#options.onTrouble({ kind: "back" });
      this.#isLost = false;
    });
    this.#look = setInterval(() => void this.#lookAround(), LOOK_EVERY);
    await this.#worker.waitUntilReady();
    this.#options.onReady?.();
    this.#worker.run().catch((error) => this.#hearError(error));
  }

  /** Takes nothing more, finishes what is soon done, and gives back the rest. */
  async stop(): Promise<void> {
    const ended = this.#worker.close().catch(() => undefined);
    await within(FINISH_WITHIN, ended);
    for (const batch of this.#running) batch.end("back");
    await within(LEAVE_WITHIN, ended);
    clearInterval(this.#look);
    void this.#worker.close(true).catch(() => undefined);
    await within(LEAVE_WITHIN, this.#worker.disconnect());
    this.#redis.disconnect();
    await Promise.all(this.#places.map((place) => place.close()));
  }

  /** Never throws but for what is no batch: the command is told of everything else in the answer. */
  async #answer(job: BullJob): Promise<BatchAnswer> {
    const begun = performance.now();
    const { version } = this.#options;
    const other = otherVersion(job.data, version);
    if (other !== undefined) {
      this.#tellOnce(`version ${other.version}`, { kind: "version", version: other.version });
      return { version, refused: true, answers: other.nothing, timeMs: 0 };
    }
    const batch = this.#checked(job.data);
    const nothing = batch.jobs.map(() => null);
    if ((await stateOf(this.#redis, batch.run)) !== "on") return { version, answers: nothing, timeMs: 0 };
    const running = new RunningBatch(batch.run);
    const place = this.#places.pop() ?? new WorkPlace(this.#options);
    this.#running.add(running);
    try {
      const answers = await this.#doAll(batch, running, place, job);
      await this.#waitForRoom();
      return { version, answers, timeMs: performance.now() - begun };
    } finally {
      this.#running.delete(running);
      this.#places.push(place);
    }
  }

  #checked(data: unknown): CheckedBatch {
    try {
      return checkBatch(data);
    } catch (error) {
      this.#options.onTrouble({ kind: "data", why: messageOf(error) });
      throw error;
    }
  }

  async #doAll(
    batch: CheckedBatch,
    running: RunningBatch,
    place: WorkPlace,
    job: BullJob,
  ): Promise<(JobAnswer | null)[]> {
    const answers: (JobAnswer | null)[] = [];
    for (const [i, data] of batch.jobs.entries()) {
      const answer = running.ending === undefined ? await this.#do(data, running, place, watcher(batch, i, job)) : null;
      if (answer === null) this.givenBack++;
      else this.done++;
      answers.push(answer);
    }
    return answers;
  }

  async #do(
    data: unknown,
    running: RunningBatch,
    place: WorkPlace,
    watched: Omit<Watched, "stop">,
  ): Promise<JobAnswer | null> {
    try {
      const value = await place.do(checkJob(data), { ...watched, stop: running.signal });
      if (running.ending === "back" || value === undefined) return null;
      if (JSON.stringify(value).length > MOST_ANSWERED) {
        throw new WrongData(`what became of it is longer than ${MOST_ANSWERED} characters`);
      }
      return { value };
    } catch (error) {
      if (running.ending !== undefined) return null;
      if (error instanceof WrongData) this.#options.onTrouble({ kind: "data", why: error.message });
      const { name, message, details } = sentError(error);
      return { failed: { name, message, details } };
    }
  }

  /** Where there is no room for the answer, the work would be lost with it. */
  async #waitForRoom(): Promise<void> {
    for (;;) {
      try {
        await this.#redis.set(`${PREFIX}:room`, "1", "PX", ROOM_EVERY);
        this.#told.delete("full");
        return;
      } catch (error) {
        if (!isFull(error)) return;
        this.#tellOnce("full", { kind: "full" });
        await new Promise((resolve) => setTimeout(resolve, ROOM_EVERY));
      }
    }
  }

  async #lookAround(): Promise<void> {
    const runs = new Set([...this.#running].map(({ run }) => run));
    for (const run of runs) {
      // While the Redis is away nobody knows, and the work goes on.
      const state = await stateOf(this.#redis, run).catch(() => "on");
      if (state === "on") continue;
      for (const batch of this.#running) if (batch.run === run) batch.end(state === "stop" ? "tell" : "back");
    }
  }

  #hearError(error: Error): void {
    const { code } = error as { readonly code?: string };
    if (code !== undefined || /^Connection is closed/.test(error.message)) this.#lose(code ?? error.message);
    else if (isFull(error)) this.#tellOnce("full", { kind: "full" });
    else this.#tellOnce(error.message, { kind: "other", why: error.message });
  }

  #lose(why: string): void {
    if (this.#isLost || this.#worker.closing !== undefined) return;
    this.#isLost = true;
    this.#options.onTrouble({ kind: "lost", why });
  }

  #tellOnce(key: string, trouble: WorkerTrouble): void {
    if (this.#told.has(key)) return;
    this.#told.add(key);
    this.#options.onTrouble(trouble);
  }
}

/** What another version sends may look otherwise, so this is seen first. */
function otherVersion(data: unknown, version: string) {
  const { version: theirs, jobs } = (data ?? {}) as { readonly version?: unknown; readonly jobs?: unknown };
  if (typeof theirs !== "string" || theirs === version || !Array.isArray(jobs) || jobs.length > MOST_JOBS)
    return undefined;
  return { version: theirs.slice(0, 40), nothing: jobs.map(() => null) };
}

/** Tells how far a job has come, where somebody wants to see it. */
function watcher({ watch }: CheckedBatch, at: number, job: BullJob): Omit<Watched, "stop"> {
  if (!watch) return { onProgress: undefined, onSolution: undefined };
  let told = 0;
  const tell = (what: Omit<JobProgress, "job">): void => {
    job.updateProgress({ job: at, ...what }).catch(() => undefined);
  };
  return {
    onProgress(progress) {
      if (performance.now() - told < TELL_EVERY) return;
      told = performance.now();
      tell({ progress });
    },
    onSolution: (found) => tell({ found }),
  };
}
