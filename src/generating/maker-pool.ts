// Levels made side by side, in workers of a page or threads of Node, so that a page stays free; where none can be started they
// are made on the page. What comes out is the same wherever it is made.
import { absolute, isLeftBehind, solverAddress } from "../engines/addresses.ts";
import { nodeThreads, startNodeThread } from "../worker/node-thread.ts";
import { receivedError } from "../worker/sent-error.ts";
import { firstThatStarts } from "../worker/start-thread.ts";
import type { StartThread, Thread, ThreadListener } from "../worker/thread.ts";
import { startAt, startByImporting, whenReady } from "../worker/web-thread.ts";
import type { ClimbDoer } from "./climbs.ts";
import type { LevelMaker } from "./generate.ts";
import { inlinedMaker } from "./inlined-maker.ts";
import { makerAddress } from "./maker-address.ts";
import type { GenerateRequest } from "./request.ts";
import { answerTo, type MadeMessage, type MakeMessage } from "./serve-making.ts";

/** How large a pool is, what it gives up, and where its workers are. */
export interface MakerPoolOptions {
  /** The most levels that are made at the same time. Default 2. */
  readonly size?: number;
  /** A level is given up after so many milliseconds; what is made then depends on the machine. */
  readonly maxMs?: number;
  /** The address of the script of its workers, dist/generating/maker-worker.js, where the usual one cannot be used. */
  readonly url?: string | URL;
}

/** A thread, and what is done with what it answers. */
interface Maker {
  readonly thread: Thread<MakeMessage>;
  hear(answer: MadeMessage | Error | "closed"): void;
}

/** Workers that make levels, so that the page stays free. */
export class MakerPool {
  readonly #game: string;
  readonly #request: GenerateRequest;
  readonly #maxMs: number;
  readonly #start: StartThread<MakeMessage, MadeMessage>;
  readonly #makers = new Set<Maker>();
  readonly #idle: Maker[] = [];
  readonly #waiting: ((maker: Maker | undefined) => void)[] = [];
  #left: number;
  #isClosed = false;

  /** Threads are started when they are needed. */
  constructor(game: string, request: GenerateRequest, { size = 2, maxMs, url }: MakerPoolOptions = {}) {
    this.#game = game;
    this.#request = request;
    this.#maxMs = maxMs ?? Number.MAX_SAFE_INTEGER;
    this.#left = size;
    this.#start = firstThatStarts(() => waysToStart(url), startOnPage, "levels are made on the page itself");
  }

  /** For `generate`, with as many jobs as the pool is large. A pool that is closed makes nothing more. */
  readonly make: LevelMaker = async (number, attempt) => {
    const answer = await this.#do({ make: { number, attempt, maxMs: this.#maxMs } });
    return answer !== undefined && "made" in answer ? answer.made : undefined;
  };

  /** For `hardestByClimbs`. */
  readonly climb: ClimbDoer = async (order, onBegin) => {
    const answer = await this.#do({ climb: order }, onBegin);
    return answer !== undefined && "climbed" in answer ? answer.climbed : undefined;
  };

  /** Ends the threads; what is being made is not made. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const waiting of this.#waiting.splice(0)) waiting(undefined);
    const makers = [...this.#makers];
    this.#makers.clear();
    for (const maker of makers) maker.hear("closed");
    await Promise.all(makers.map(({ thread }) => thread.terminate()));
  }

  /** Undefined where the pool was closed before. */
  async #do(order: MakeMessage["order"], onBegin?: () => void): Promise<MadeMessage | undefined> {
    const maker = await this.#free();
    if (maker === undefined) return undefined;
    try {
      const { href } = await solverAddress();
      if (this.#isClosed) return undefined;
      onBegin?.();
      return await this.#answered(maker, { game: this.#game, request: this.#request, order, solverUrl: href });
    } finally {
      this.#release(maker);
    }
  }

  #answered(maker: Maker, message: MakeMessage): Promise<MadeMessage | undefined> {
    return new Promise((resolve, reject) => {
      maker.hear = (answer) => {
        if (answer === "closed") resolve(undefined);
        else if (answer instanceof Error) reject(answer);
        else if ("failed" in answer) reject(receivedError(answer.failed));
        else resolve(answer);
      };
      maker.thread.setBusy(true);
      maker.thread.post(message);
    });
  }

  async #free(): Promise<Maker | undefined> {
    if (this.#isClosed) return undefined;
    const idle = this.#idle.pop();
    if (idle !== undefined) return idle;
    if (this.#left === 0) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#left--;
    const maker = await this.#started();
    if (!this.#isClosed) return maker;
    await maker.thread.terminate();
    return undefined;
  }

  async #started(): Promise<Maker> {
    let maker: Maker | undefined;
    const listener: ThreadListener<MadeMessage> = {
      onMessage: (answer) => maker?.hear(answer),
      onDeath: (reason) => {
        if (maker === undefined) return;
        this.#makers.delete(maker);
        maker.hear(reason);
      },
    };
    maker = { thread: await this.#start(listener), hear: () => {} };
    this.#makers.add(maker);
    return maker;
  }

  #release(maker: Maker): void {
    const next = this.#waiting.shift();
    if (this.#makers.has(maker)) {
      maker.thread.setBusy(false);
      if (next === undefined) this.#idle.push(maker);
      else next(maker);
      return;
    }
    // It has ended by itself: whoever waits is given another one.
    this.#left++;
    if (next !== undefined) void this.#free().then(next);
  }
}

/** From the best to the worst. */
async function waysToStart(url: string | URL | undefined): Promise<StartThread<MakeMessage, MadeMessage>[]> {
  const chosen = url ?? (isLeftBehind() ? await inlinedMaker() : undefined);
  const given = chosen === undefined ? undefined : absolute(chosen);
  const threads = nodeThreads();
  if (threads !== undefined) return [startNodeThread(threads, given ?? makerAddress())];
  if (typeof Worker === "undefined") return [];
  return [given === undefined ? startUsual : startAt(given), startByImporting(given ?? makerAddress())];
}

/** Bundlers look for this very expression. */
const startUsual: StartThread<MakeMessage, MadeMessage> = (listener) =>
  whenReady(new Worker(new URL("./maker-worker.js", import.meta.url), { type: "module" }), listener);

const startOnPage: StartThread<MakeMessage, MadeMessage> = async (listener) => ({
  post: async (message) => listener.onMessage(await answerTo(message)),
  terminate: async () => {},
  setBusy() {},
});
