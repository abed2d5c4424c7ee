// A command's side of the queue: jobs are asked for one by one, as of a pool on this machine, and their answers come when they
// are there. Only a few batches wait in the Redis at a time, so that it never holds much, that commands take turns, and that
// little is to be taken back.
//
// Answers are heard of by events. What was missed, because the connection or the Redis was away, is found by looking.
import type { Queue, QueueEvents } from "bullmq";
import type { Words } from "../language/words.ts";
import type { Progress, SolutionFound } from "../solving/options.ts";
import { receivedError } from "../worker/sent-error.ts";
import { checkAnswer, progressIn } from "./check-answer.ts";
import type { Batch, Job, JobAnswer } from "./job.ts";
import { LONGEST_LEVEL } from "./job.ts";
import { Outbox, type SentBatch, type Ticket } from "./outbox.ts";
import { fullAt, isFull, isLasting, messageOf, troubleAt } from "./queue-trouble.ts";
import { lastingOptions, loadPackages, openRedis, PREFIX, QUEUE_NAME, type Redis } from "./redis.ts";
import type { RedisAddress } from "./redis-address.ts";
import { RENEWAL, removeRun, writeRun } from "./run-record.ts";
import { within } from "./within.ts";

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

/** It was tried as often as it may be, or cannot be sent. */
export class JobGivenUp extends Error {
  override readonly name = "JobGivenUp";
  readonly words: Words;

  constructor(words: Words) {
    super(words.en);
    this.words = words;
  }
}

const MOST_DEATHS = 3;
/** In milliseconds. */
const LOOK_EVERY = 3_000;
const LONELY_AFTER = 5_000;
const LEAVE_WITHIN = 3_000;
/** What is known of what runs, when all is to stop: workers look every second. */
const TELL_WITHIN = 5_000;
const AGAIN_AFTER = 1_000;
const FULL_FOR = 10_000;
/** The stream of events is not to fill the Redis: what is missed is looked for. */
const EVENTS_KEPT = 1_000;

export class QueuePool {
  readonly #options: QueuePoolOptions;
  readonly #redis: Redis;
  readonly #run = crypto.randomUUID();
  readonly #since = Date.now();
  readonly #outbox = new Outbox(this.#run);
  readonly #told = new Set<string>();
  #queue!: Queue;
  #events!: QueueEvents;
  #timers: ReturnType<typeof setInterval>[] = [];
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
  }

  async #begin(now: number): Promise<void> {
    const { bullmq } = await loadPackages();
    const { address, stop } = this.#options;
    const common = { connection: lastingOptions(address), prefix: PREFIX };
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
  async do(job: Job, { onBegin, onProgress, onSolution }: JobHooks = {}): Promise<unknown> {
    if (this.#stopping !== undefined) return undefined;
    const size = JSON.stringify(job).length;
    if (size > LONGEST_LEVEL) throw new JobGivenUp(TOO_LARGE);
    this.#counts.jobs++;
    const answer = await new Promise<JobAnswer | undefined>((resolve, reject) => {
      const tell: Ticket["tell"] = ({ progress, found }) => {
        if (progress !== undefined) onProgress?.(progress);
        if (found !== undefined) onSolution?.(found);
      };
      this.#outbox.add({ job, size, deaths: 0, begun: () => onBegin?.(), tell, resolve, reject });
      this.#plan();
    });
    if (answer === undefined || "value" in answer) return answer?.value;
    throw receivedError({ ...answer.failed, stack: undefined });
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

  /** Sends when all that is asked for at once was. */
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
    const batches = this.#outbox.next();
    if (batches.length === 0) return;
    this.#isAdding = true;
    try {
      // Sent again after a cut, they are still the same: their names are known.
      await this.#queue.addBulk(
        batches.map(({ id, tickets }) => ({ name: "batch", data: this.#dataOf(tickets), opts: { jobId: id } })),
      );
      this.#fullSince = undefined;
      setTimeout(() => void this.#seeWhetherAlone().catch(() => undefined), LONELY_AFTER).unref?.();
    } catch (error) {
      this.#outbox.mayNotHaveArrived(batches);
      this.#hearRefusal(error);
    } finally {
      this.#isAdding = false;
    }
    this.#plan();
  }

  #dataOf(tickets: readonly Ticket[]): Batch {
    const { version, watch } = this.#options;
    return { version, run: this.#run, watch, jobs: tickets.map(({ job }) => job) };
  }

  /** Nothing could be sent. Most of what hinders goes by itself: a Redis starts again, and where there is no room there is some
   *  later, at least while something of ours is to go. */
  #hearRefusal(error: unknown): void {
    const { name } = this.#options.address;
    const isOfRoom = isFull(error);
    if (!isOfRoom || this.#fullSince === undefined || !this.#outbox.hasNothingThere)
      this.#fullSince = performance.now();
    if (isLasting(error) || performance.now() - this.#fullSince > FULL_FOR) {
      const reason = troubleAt(name, error);
      for (const { reject } of this.#outbox.takeAll("all")) reject(reason);
      return;
    }
    const { en, pt } = isOfRoom ? fullAt(name) : troubleAt(name, error).words;
    // That the connection is lost is told already.
    if (isOfRoom || !/connection|ECONN|LOADING/i.test(messageOf(error)))
      this.#tellOnce(isOfRoom ? "full" : en, { en: `${en}; trying again`, pt: `${pt}; a tentar de novo` });
    this.#plan(AGAIN_AFTER);
  }

  #hearBegin(id: string): void {
    const batch = this.#outbox.get(id);
    if (batch === undefined) return;
    this.#isHeardOf = true;
    if (this.#outbox.begin(batch)) this.#plan();
  }

  #hearProgress(id: string, data: unknown): void {
    const batch = this.#outbox.get(id);
    const progress = progressIn(data);
    if (batch === undefined || progress === undefined) return;
    batch.heardAt = performance.now();
    batch.tickets[progress.job]?.tell(progress);
  }

  #hearAnswer(id: string, returned: unknown): void {
    const tickets = this.#taken(id)?.tickets;
    if (tickets === undefined) return;
    try {
      const { refused, version, answers, timeMs } = checkAnswer(returned, tickets.length);
      if (refused === true) this.#hearOtherVersion(version);
      else this.#outbox.learn(answers.filter((answer) => answer !== null).length, timeMs);
      this.#doAgain(tickets.filter((ticket, i) => !this.#settle(ticket, answers[i] ?? null)));
    } catch (error) {
      this.#bury(tickets, messageOf(error));
    }
  }

  /** False where it was not done. */
  #settle({ resolve }: Ticket, answer: JobAnswer | null): boolean {
    if (answer === null) return false;
    this.#counts.done++;
    if ("failed" in answer) this.#counts.failed++;
    resolve(answer);
    return true;
  }

  #hearDeath(id: string, reason: string): void {
    const batch = this.#taken(id);
    if (batch !== undefined) this.#bury(batch.tickets, reason);
  }

  /** Their worker was lost, or did not answer as a worker does. */
  #bury(tickets: readonly Ticket[], reason: string): void {
    for (const ticket of tickets) ticket.deaths++;
    for (const { reject } of tickets.filter(({ deaths }) => deaths >= MOST_DEATHS)) {
      this.#counts.done++;
      this.#counts.failed++;
      reject(new JobGivenUp(whyGivenUp(reason)));
    }
    this.#doAgain(tickets.filter(({ deaths }) => deaths < MOST_DEATHS));
  }

  /** In a while: who gave them back may well be the next to ask. */
  #doAgain(tickets: readonly Ticket[]): void {
    this.#plan();
    if (tickets.length === 0) return;
    const send = (): void => {
      if (this.#stopping !== undefined) for (const { resolve } of tickets) resolve(undefined);
      else this.#outbox.addAgain(tickets);
      this.#plan();
    };
    if (this.#stopping === undefined) setTimeout(send, AGAIN_AFTER);
    else send();
  }

  /** It is settled here, and the Redis need not keep it. */
  #taken(id: string): SentBatch | undefined {
    const batch = this.#outbox.take(id);
    if (batch === undefined) return undefined;
    this.#isHeardOf = true;
    this.#queue.remove(id).catch(() => undefined);
    return batch;
  }

  /** What was sent and not heard of for a while: answered, lost with the Redis, or still there. */
  async #lookForMissed(): Promise<void> {
    if (this.#isAdding || this.#outbox.isUnsure) return;
    for (const batch of this.#outbox.sent) {
      if (performance.now() - batch.heardAt < LOOK_EVERY) continue;
      const job = await this.#queue.getJob(batch.id);
      batch.heardAt = performance.now();
      if (job?.finishedOn !== undefined) {
        if (job.failedReason !== undefined && job.returnvalue == null) this.#hearDeath(batch.id, job.failedReason);
        else this.#hearAnswer(batch.id, job.returnvalue);
      } else if (job === undefined || (await job.getState()) === "unknown") {
        this.#doAgain(this.#taken(batch.id)?.tickets ?? []);
      } else if (job.processedOn !== undefined) this.#hearBegin(batch.id);
    }
  }

  async #renew(state: "on" | "stop" = this.#stopping === undefined ? "on" : "stop"): Promise<void> {
    const { command, version } = this.#options;
    const { running } = this.#outbox;
    const record = { state, command, version, since: this.#since, ...this.#counts, running };
    await writeRun(this.#redis, this.#run, record);
  }

  async #stopAll(): Promise<void> {
    for (const { resolve } of this.#outbox.takeAll("waiting")) resolve(undefined);
    await within(LEAVE_WITHIN, this.#takeBack());
    const end = performance.now() + TELL_WITHIN;
    while (this.#outbox.sent.length > 0 && performance.now() < end) await new Promise((go) => setTimeout(go, 20));
    for (const { resolve } of this.#outbox.takeAll("all")) resolve(undefined);
  }

  /** Whoever works on a batch hears of it; the others go. */
  async #takeBack(): Promise<void> {
    await this.#renew("stop");
    const waiting = this.#outbox.sent.filter(({ isBegun }) => !isBegun);
    const taken = waiting.map(async ({ id }) => {
      if ((await this.#queue.remove(id)) !== 1) return;
      for (const { resolve } of this.#outbox.take(id)?.tickets ?? []) resolve(undefined);
    });
    await Promise.all(taken);
  }

  #lose(error: Error | undefined): void {
    if (this.#isLost || (error !== undefined && isFull(error))) return;
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

  #hearOtherVersion(version: string): void {
    const { version: ours } = this.#options;
    this.#tellOnce(`version ${version}`, {
      en: `a worker of Fourfold ${version} refuses the work of ${ours}: it waits for a worker of ${ours}`,
      pt: `um worker do Fourfold ${version} recusa o trabalho do ${ours}: fica à espera de um worker do ${ours}`,
    });
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

  #tellOnce(key: string, trouble: Words): void {
    if (this.#told.has(key)) return;
    this.#told.add(key);
    this.#options.onTrouble(trouble);
  }
}

const TOO_LARGE: Words = {
  en: "it is too large to be sent to a worker",
  pt: "é demasiado grande para ser enviado a um worker",
};
const ALL_LOST: Words = {
  en: `${MOST_DEATHS} workers were lost while they worked on it`,
  pt: `perderam-se ${MOST_DEATHS} workers enquanto trabalhavam nele`,
};

function whyGivenUp(reason: string): Words {
  if (/stalled/.test(reason)) return ALL_LOST;
  const said = reason.slice(0, 300);
  return {
    en: `given up after ${MOST_DEATHS} workers: ${said}`,
    pt: `abandonado depois de ${MOST_DEATHS} workers: ${said}`,
  };
}
