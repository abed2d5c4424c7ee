// Threads that make levels side by side for `fourfold generate --jobs`. Each is given the request once and then one level after
// the other; what comes out is the same as without them. Run from the sources there is no script for threads, and the levels
// are made here.
import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { LevelMaker } from "../../generating/generate.ts";
import { type MadeLevel, makeLevel } from "../../generating/make-level.ts";
import type { CheckedRequest, GenerateRequest } from "../../generating/request.ts";

/** What a thread is started with. */
export interface ThreadStart {
  readonly game: string;
  readonly request: GenerateRequest;
  readonly maxMs: number;
}

export interface ToThread {
  readonly number: number;
  readonly attempt: number;
}

export type FromThread = { readonly level: MadeLevel | null } | { readonly failed: string };

export interface LevelMakers {
  readonly make: LevelMaker;
  close(): Promise<void>;
}

/** They give up when they are told to stop, and a level after so long. */
export function makersHere(request: CheckedRequest, maxMs: number, stop: AbortSignal): LevelMakers {
  return {
    make: (number, attempt) => {
      const end = performance.now() + maxMs;
      return makeLevel(request, number, attempt, () => stop.aborted || performance.now() > end);
    },
    close: async () => {},
  };
}

/** Undefined where no threads can be started. */
export function makersInThreads(start: ThreadStart, jobs: number, stop: AbortSignal): LevelMakers | undefined {
  const script = new URL("./generate-thread.js", import.meta.url);
  if (jobs < 2 || !existsSync(script)) return undefined;
  const threads = Array.from({ length: jobs }, () => new Worker(script, { workerData: start, execArgv: [] }));
  const idle = [...threads];
  const waiting: ((thread: Worker) => void)[] = [];
  const release = (thread: Worker): void => {
    const next = waiting.shift();
    if (next === undefined) idle.push(thread);
    else next(thread);
  };
  const close = async (): Promise<void> => {
    await Promise.all(threads.map((thread) => thread.terminate()));
  };
  return {
    make: async (number, attempt) => {
      const thread = idle.shift() ?? (await new Promise<Worker>((resolve) => waiting.push(resolve)));
      try {
        return await asked(thread, { number, attempt }, stop);
      } finally {
        release(thread);
      }
    },
    close,
  };
}

function asked(thread: Worker, message: ToThread, stop: AbortSignal): Promise<MadeLevel | undefined> {
  return new Promise((resolve, reject) => {
    const done = (): void => {
      thread.off("message", answered);
      thread.off("error", failed);
      stop.removeEventListener("abort", stopped);
    };
    const answered = (answer: FromThread): void => {
      done();
      if ("failed" in answer) reject(new Error(answer.failed));
      else resolve(answer.level ?? undefined);
    };
    const failed = (reason: Error): void => {
      done();
      reject(reason);
    };
    const stopped = (): void => {
      done();
      resolve(undefined);
    };
    if (stop.aborted) return resolve(undefined);
    thread.on("message", answered);
    thread.on("error", failed);
    stop.addEventListener("abort", stopped);
    thread.postMessage(message);
  });
}
