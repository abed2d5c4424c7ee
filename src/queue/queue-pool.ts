// A command's side of the queue: jobs are asked for one by one, as of a pool on this machine, and their answers come when they
// are there. Only a few batches wait in the Redis at a time, so that it never holds much, that commands take turns, and that
// little is to be taken back. Every job is told once: an answer that comes twice is the second time of a batch that is not known.
//
// Answers are heard of by events. What was missed, because the connection or the Redis was away, is found by looking.
import type { Queue, QueueEvents } from "bullmq";
import type { Words } from "../language/words.ts";
import type { Progress, SolutionFound } from "../solving/options.ts";
import { receivedError } from "../worker/sent-error.ts";
import { BatchSize } from "./batch-size.ts";
import { checkAnswer } from "./check-answer.ts";
import type { Batch, Job, JobAnswer, JobProgress } from "./job.ts";
import { LONGEST_LEVEL, MOST_SENT } from "./job.ts";
import { fullAt, isFull, isLasting, messageOf, troubleAt } from "./queue-trouble.ts";
import { lastingOptions, loadPackages, openRedis, PREFIX, QUEUE_NAME, type Redis } from "./redis.ts";
import type { RedisAddress } from "./redis-address.ts";
import { RENEWAL, removeRun, writeRun } from "./run-record.ts";

export interface QueuePoolOptions {
  readonly address: RedisAddress;
  readonly version: string;
  /** For whoever looks at the queue. */
  readonly command: string;
  /** Whether somebody sees how far jobs have come. */
  readonly watch: boolean;
  /** Ends all: what has not begun is taken back, and what runs is told as far as it is known. */
  readonly stop: AbortSignal;
  /** Told of what a person should know, and that does not end anything. */
  readonly onTrouble: (trouble: Words) => void;
}

export interface JobHooks {
  readonly onBegin?: () => void;
  readonly onProgress?: (progress: Progress) => void;
  readonly onSolution?: (found: SolutionFound) => void;
}

/** A job killed so many workers, or was not answered: it is not tried again. */
export class JobGivenUp extends Error {
  override readonly name = "JobGivenUp";
}

/** Batches that wait for a worker. */
const AHEAD = 64;
const MOST_DEATHS = 3;
/** In milliseconds. */
const LOOK_EVERY = 3_000;
const LONELY_AFTER = 5_000;
const LEAVE_WITHIN = 3_000;
const AGAIN_AFTER = 1_000;
const FULL_FOR = 10_000;
/** The stream of events is not to fill the Redis: what is missed is looked for. */
const EVENTS_KEPT = 1_000;

interface Ticket extends JobHooks {
  readonly job: Job;
  /** In characters. */
  readonly size: number;
  /** Workers that were lost while they had it. */
  deaths: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: Error) => void;
}

interface SentBatch {
  readonly id: string;
  readonly tickets: readonly Ticket[];
  isBegun: boolean;
  heardAt: number;
}

export class QueuePool {
  readonly #options: QueuePoolOptions;
  readonly #redis: Redis;
  readonly #run: string;
  readonly #since = Date.now();
  readonly #size = new BatchSize();
  /** Jobs that were not sent, or came back. */
  #backlog: Ticket[] = [];
  /** Those that a worker was lost with. They go alone, one after the other: so it is certain whose fault the next loss is, however
   *  many jobs a worker does side by side. */
  #suspects: Ticket[] = [];
  readonly #sent = new Map<string, SentBatch>();
  /** Of these, the ones of which it is not known that the Redis has them: they are sent again as they are. */
  #unsent: readonly SentBatch[] = [];
  readonly #told = new Set<string>();
  #queue!: Queue;
  #events!: QueueEvents;
  #timers: ReturnType<typeof setInterval>[] = [];
  #batches = 0;
  #counts = { jobs: 0, done: 0, failed: 0 };
  #isPlanned = false;
  #isAdding = false;
  #isHeardOf = false;
  #isLost = false;
  #fullSince: number | undefined;
  #stopping: Promise<void> | undefined;

  /** Throws QueueTrouble where the queue cannot be used. */
  static async open(options: QueuePoolOptions): Promise<QueuePool> {
    const { redis, now } = await openRedis(options.address);
    const pool = new QueuePool(options, redis);
    await pool.#begin(now);
    return pool;
  }

  private constructor(options: QueuePoolOptions, redis: Redis) {
    this.#options = options;
    this.#redis = redis;
    this.#run = crypto.randomUUID();
  }

  async #begin(now: number): Promise<void> {
    const { bullmq } = await loadPackages();
    const { address, stop } = this.#options;
    const connection = lastingOptions(address);
    const common = { connection, prefix: PREFIX };
    this.#queue = new bullmq.Queue(QUEUE_NAME, { ...common, streams: { events: { maxLen: EVENTS_KEPT } } });
    this.#events = new bullmq.QueueEvents(QUEUE_NAME, { ...common, lastEventId: `${now}-0` });
    this.#queue.on("error", (error) => this.#lose(error));
    this.#events.on("error", (error) => this.#lose(error));
    this.#redis.on("close", () => this.#lose(undefined));
    this.#redis.on("ready", () => this.#find());
    this.#events.on("active", ({ jobId }) => this.#hearBegin(jobId));
    this.#events.on("progress", ({ jobId, data }) => this.#hearProgress(jobId, data));
    this.#events.on("completed", ({ jobId, returnvalue }) => this.#hearAnswer(jobId, returnvalue));
    this.#events.on("failed", ({ jobId, failedReason }) => this.#hearDeath(jobId, failedReason));
    try {
      await this.#renew();
    } catch (error) {
      await this.#disconnect();
      throw troubleAt(address.name, error);
    }
    this.#timers = [
      setInterval(() => void this.#renew().catch(() => undefined), RENEWAL),
      setInterval(() => void this.#lookForMissed().catch(() => undefined), LOOK_EVERY),
    ];
    const end = (): void => {
      this.#stopping ??= this.#stopAll();
    };
    stop.addEventListener("abort", end, { once: true });
    if (stop.aborted) end();
  }

  /** What a worker answered; undefined where it was to stop before anything was known. Rejects with what the worker says that it
   *  failed of, with JobGivenUp, and with QueueTrouble. */
  do(job: Job, hooks: JobHooks = {}): Promise<unknown> {
    if (this.#stopping !== undefined) return Promise.resolve(undefined);
    const size = JSON.stringify(job).length;
    if (size > LONGEST_LEVEL) return Promise.reject(new JobGivenUp("it is too large to be sent to a worker"));
    this.#counts.jobs++;
    return new Promise((resolve, reject) => {
      this.#backlog.push({ ...hooks, job, size, deaths: 0, resolve, reject });
      this.#plan();
    });
  }

  /** Nothing is waited for any more. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#stopping;
    await within(LEAVE_WITHIN, removeRun(this.#redis, this.#run));
    await this.#disconnect();
  }

  async #disconnect(): Promise<void> {
    this.#isLost = true;
    this.#redis.disconnect();
    await within(LEAVE_WITHIN, Promise.allSettled([this.#events.close(), this.#queue.disconnect()]));
    await within(LEAVE_WITHIN, this.#queue.close());
  }

  /** When all that is asked for at once was. */
  #plan(ms = 0): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setTimeout(() => {
      this.#isPlanned = false;
      void this.#send();
    }, ms);
  }

  async #send(): Promise<void> {
    if (this.#isAdding || this.#stopping !== undefined) return;
    const batches = this.#nextBatches();
    if (batches.length === 0) return;
    this.#isAdding = true;
    const { version, watch } = this.#options;
    for (const batch of batches) this.#sent.set(batch.id, batch);
    try {
      const data = (tickets: readonly Ticket[]): Batch => {
        return { version, run: this.#run, watch, jobs: tickets.map(({ job }) => job) };
      };
      // Sent again after a cut, they are still the same: their names are known.
      await this.#queue.addBulk(
        batches.map(({ id, tickets }) => ({ name: "batch", data: data(tickets), opts: { jobId: id } })),
      );
      this.#fullSince = undefined;
      setTimeout(() => void this.#seeWhetherAlone().catch(() => undefined), LONELY_AFTER).unref?.();
    } catch (error) {
      this.#unsent = batches;
      this.#hearRefusal(error);
    } finally {
      this.#isAdding = false;
    }
    this.#plan();
  }

  #nextBatches(): SentBatch[] {
    const unsent = this.#unsent.filter(({ id }) => this.#sent.has(id));
    this.#unsent = [];
    if (unsent.length > 0) return unsent;
    const batches: SentBatch[] = [];
    const waiting = [...this.#sent.values()].filter(({ isBegun }) => !isBegun).length;
    let size = 0;
    const add = (tickets: readonly Ticket[]): void => {
      size += tickets.reduce((sum, ticket) => sum + ticket.size, 0);
      batches.push({ id: `${this.#run}-${++this.#batches}`, tickets, isBegun: false, heardAt: performance.now() });
    };
    const isSuspected = [...this.#sent.values()].some(
      ({ tickets: [first] }) => first !== undefined && first.deaths > 0,
    );
    const suspect = isSuspected ? undefined : this.#suspects.shift();
    if (suspect !== undefined) add([suspect]);
    while (this.#backlog.length > 0 && waiting + batches.length < AHEAD && size < MOST_SENT) add(this.#nextTickets());
    return batches;
  }

  #nextTickets(): Ticket[] {
    const most = this.#size.next(this.#backlog.length);
    let [count, size] = [0, 0];
    for (const ticket of this.#backlog) {
      size += ticket.size;
      if (count === most || (count > 0 && size > MOST_SENT / AHEAD)) break;
      count++;
    }
    return this.#backlog.splice(0, count);
  }

  #queueAgain(tickets: readonly Ticket[]): void {
    this.#suspects.unshift(...tickets.filter(({ deaths }) => deaths > 0));
    this.#backlog.unshift(...tickets.filter(({ deaths }) => deaths === 0));
  }

  /** Nothing could be sent. Most of what hinders goes by itself: a Redis starts again, and where there is no room there is some
   *  later, at least while something of ours is to go. */
  #hearRefusal(error: unknown): void {
    const { name } = this.#options.address;
    const isOfRoom = isFull(error);
    const isAlone = this.#sent.size === this.#unsent.length;
    if (!isOfRoom || this.#fullSince === undefined || !isAlone) this.#fullSince = performance.now();
    if (isLasting(error) || performance.now() - this.#fullSince > FULL_FOR) {
      this.#failAll(troubleAt(name, error));
      return;
    }
    const { en, pt } = isOfRoom ? fullAt(name) : troubleAt(name, error).words;
    // That the connection is lost is told already.
    if (isOfRoom || !/connection|ECONN|LOADING/i.test(messageOf(error)))
      this.#tellOnce(isOfRoom ? "full" : en, { en: `${en}; trying again`, pt: `${pt}; a tentar de novo` });
    this.#plan(AGAIN_AFTER);
  }

  #failAll(reason: Error): void {
    const tickets = [
      ...[...this.#sent.values()].flatMap((batch) => batch.tickets),
      ...this.#backlog,
      ...this.#suspects,
    ];
    this.#sent.clear();
    [this.#backlog, this.#suspects] = [[], []];
    for (const ticket of tickets) ticket.reject(reason);
  }

  #hearBegin(id: string): void {
    const batch = this.#sent.get(id);
    if (batch === undefined) return;
    batch.heardAt = performance.now();
    this.#isHeardOf = true;
    if (batch.isBegun) return;
    batch.isBegun = true;
    for (const { onBegin } of batch.tickets) onBegin?.();
    this.#size.see([...this.#sent.values()].filter(({ isBegun }) => isBegun).length);
    this.#plan();
  }

  #hearProgress(id: string, data: unknown): void {
    const batch = this.#sent.get(id);
    const { job = -1, progress, found } = (data ?? {}) as Partial<JobProgress>;
    const ticket = batch?.tickets[job];
    if (batch === undefined || ticket === undefined) return;
    batch.heardAt = performance.now();
    if (hasNumbers(progress, ["expanded", "frontier", "lowerBound", "memoryBytes", "timeMs"]))
      ticket.onProgress?.(progress);
    if (hasNumbers(found, ["cost", "lowerBound", "timeMs"])) ticket.onSolution?.(found);
  }

  #hearAnswer(id: string, returned: unknown): void {
    const batch = this.#taken(id);
    if (batch === undefined) return;
    const { tickets } = batch;
    try {
      const { refused, version, answers, timeMs } = checkAnswer(returned, tickets.length);
      if (refused === true) this.#hearOtherVersion(version);
      else this.#size.learn(answers.filter((answer) => answer !== null).length, timeMs);
      const back = tickets.filter((ticket, i) => !this.#settle(ticket, answers[i] ?? null));
      this.#doAgain(back);
    } catch (error) {
      this.#bury(tickets, messageOf(error));
    }
    this.#plan();
  }

  /** False where it is to be done again. */
  #settle({ resolve, reject }: Ticket, answer: JobAnswer | null): boolean {
    if (answer === null) {
      if (this.#stopping !== undefined) resolve(undefined);
      return this.#stopping !== undefined;
    }
    this.#counts.done++;
    if ("value" in answer) resolve(answer.value);
    else {
      this.#counts.failed++;
      reject(receivedError({ ...answer.failed, stack: undefined }));
    }
    return true;
  }

  #hearDeath(id: string, reason: string): void {
    const batch = this.#taken(id);
    if (batch !== undefined) this.#bury(batch.tickets, reason);
  }

  /** Its worker was lost, or did not answer as a worker does. */
  #bury(tickets: readonly Ticket[], reason: string): void {
    const again = tickets.filter((ticket) => {
      if (++ticket.deaths < MOST_DEATHS) return true;
      this.#counts.done++;
      this.#counts.failed++;
      ticket.reject(new JobGivenUp(whyGivenUp(reason)));
      return false;
    });
    this.#doAgain(again);
  }

  #doAgain(tickets: readonly Ticket[]): void {
    if (this.#stopping !== undefined) for (const { resolve } of tickets) resolve(undefined);
    else if (tickets.length > 0) {
      // Who gave them back may well be the next to ask.
      setTimeout(() => {
        if (this.#stopping !== undefined) for (const { resolve } of tickets) resolve(undefined);
        else this.#queueAgain(tickets);
        this.#plan();
      }, AGAIN_AFTER);
    }
    this.#plan();
  }

  /** It is settled here, and nobody needs to keep it. */
  #taken(id: string): SentBatch | undefined {
    const batch = this.#sent.get(id);
    if (batch === undefined) return undefined;
    this.#sent.delete(id);
    this.#isHeardOf = true;
    this.#queue.remove(id).catch(() => undefined);
    return batch;
  }

  #hearOtherVersion(version: string): void {
    const { version: ours } = this.#options;
    this.#tellOnce(`version ${version}`, {
      en: `a worker of Fourfold ${version} refuses the work of ${ours}: it waits for a worker of ${ours}`,
      pt: `um worker do Fourfold ${version} recusa o trabalho do ${ours}: fica à espera de um worker do ${ours}`,
    });
  }

  /** What was sent and not heard of for a while: answered, lost with the Redis, or still there. */
  async #lookForMissed(): Promise<void> {
    const quiet = [...this.#sent.values()].filter(({ heardAt }) => performance.now() - heardAt > LOOK_EVERY);
    if (this.#isAdding || this.#unsent.length > 0) return;
    for (const batch of quiet) {
      const job = await this.#queue.getJob(batch.id);
      if (!this.#sent.has(batch.id)) continue;
      batch.heardAt = performance.now();
      if (job?.finishedOn !== undefined) {
        if (job.failedReason !== undefined && job.returnvalue == null) this.#hearDeath(batch.id, job.failedReason);
        else this.#hearAnswer(batch.id, job.returnvalue);
      } else if (job === undefined || (await job.getState()) === "unknown") {
        this.#doAgain(this.#taken(batch.id)?.tickets ?? []);
      } else if (job.processedOn !== undefined) this.#hearBegin(batch.id);
    }
  }

  async #seeWhetherAlone(): Promise<void> {
    if (this.#isHeardOf || this.#stopping !== undefined || this.#isLost) return;
    if ((await this.#queue.getWorkersCount()) > 0) return;
    const { name } = this.#options.address;
    this.#tellOnce("alone", {
      en: `no worker is at ${name} yet; fourfold worker --queue ${name} starts one`,
      pt: `ainda não há nenhum worker em ${name}; fourfold worker --queue ${name} inicia um`,
    });
  }

  async #renew(state: "on" | "stop" = this.#stopping === undefined ? "on" : "stop"): Promise<void> {
    const { command, version } = this.#options;
    const running = [...this.#sent.values()].filter(({ isBegun }) => isBegun);
    await writeRun(this.#redis, this.#run, {
      ...{ state, command, version, since: this.#since, ...this.#counts },
      running: running.reduce((sum, { tickets }) => sum + tickets.length, 0),
    });
  }

  async #stopAll(): Promise<void> {
    for (const { resolve } of [...this.#backlog.splice(0), ...this.#suspects.splice(0)]) resolve(undefined);
    await within(LEAVE_WITHIN, this.#takeBack());
    const end = performance.now() + LEAVE_WITHIN;
    while (this.#sent.size > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const { tickets } of this.#sent.values()) for (const { resolve } of tickets) resolve(undefined);
    this.#sent.clear();
  }

  /** Whoever works on a batch hears of it; the others go. */
  async #takeBack(): Promise<void> {
    await this.#renew("stop");
    const waiting = [...this.#sent.values()].filter(({ isBegun }) => !isBegun);
    await Promise.all(
      waiting.map(async ({ id, tickets }) => {
        if ((await this.#queue.remove(id)) !== 1 || !this.#sent.delete(id)) return;
        for (const { resolve } of tickets) resolve(undefined);
      }),
    );
  }

  #lose(error: Error | undefined): void {
    if (error !== undefined && isFull(error)) return;
    if (this.#isLost) return;
    this.#isLost = true;
    const { name } = this.#options.address;
    this.#options.onTrouble({
      en: `the connection to ${name} is lost; trying again`,
      pt: `perdeu-se a ligação a ${name}; a tentar de novo`,
    });
  }

  #find(): void {
    if (!this.#isLost) return;
    this.#isLost = false;
    const { name } = this.#options.address;
    this.#options.onTrouble({ en: `${name} is there again`, pt: `${name} voltou` });
    void this.#lookForMissed().catch(() => undefined);
  }

  #tellOnce(key: string, trouble: Words): void {
    if (this.#told.has(key)) return;
    this.#told.add(key);
    this.#options.onTrouble(trouble);
  }
}

function whyGivenUp(reason: string): string {
  const isLost = /stalled/.test(reason);
  return isLost
    ? `${MOST_DEATHS} workers were lost while they worked on it`
    : `given up after ${MOST_DEATHS} workers: ${reason.slice(0, 300)}`;
}

function hasNumbers<T extends object>(value: T | undefined, names: readonly (keyof T)[]): value is T {
  return typeof value === "object" && value !== null && names.every((name) => typeof value[name] === "number");
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
}
