// Threads of Node. They are asked for at run time, so that this file needs no twin for browsers.
import { isReady, type StartThread, type Thread, type ThreadListener } from "./thread.ts";

interface NodeWorker {
  on(event: "message", listener: (message: unknown) => void): this;
  on(event: "error", listener: (reason: Error) => void): this;
  on(event: "exit", listener: (code: number) => void): this;
  removeAllListeners(): this;
  postMessage(message: unknown): void;
  terminate(): Promise<number>;
  ref(): void;
  unref(): void;
}

interface WorkerThreads {
  /** `execArgv` is empty because what the program was started with, such as `--input-type`, need not suit the worker. */
  readonly Worker: new (
    address: URL,
    options: { readonly execArgv: readonly string[] },
  ) => NodeWorker;
}

interface NodeLike {
  readonly process?: { getBuiltinModule?(name: string): unknown };
}

/** Undefined where there is no Node. */
export function nodeThreads(): WorkerThreads | undefined {
  return (globalThis as NodeLike).process?.getBuiltinModule?.("node:worker_threads") as WorkerThreads | undefined;
}

export function startNodeThread<To, Message>({ Worker }: WorkerThreads, address: URL): StartThread<To, Message> {
  return async (listener) => whenReady(new Worker(address, { execArgv: [] }), listener);
}

function whenReady<To, Message>(worker: NodeWorker, listener: ThreadListener<Message>): Promise<Thread<To>> {
  return new Promise((resolve, reject) => {
    let end: (reason: Error) => void = reject;
    worker.on("message", (message) => {
      if (isReady(message)) {
        end = (reason) => listener.onDeath(reason);
        resolve(threadOf(worker));
      } else {
        listener.onMessage(message as Message);
      }
    });
    worker.on("error", (reason) => end(reason));
    worker.on("exit", (code) => end(endedWith(code)));
  });
}

function endedWith(code: number): Error {
  const words = { en: `The worker ended with code ${code}.`, pt: `O worker terminou com o código ${code}.` };
  return Object.assign(new Error(words.en), { words });
}

function threadOf<To>(worker: NodeWorker): Thread<To> {
  return {
    post: (message) => worker.postMessage(message),
    async terminate() {
      worker.removeAllListeners();
      // What fails while it ends matters to nobody.
      worker.on("error", () => {});
      await worker.terminate();
    },
    setBusy: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
  };
}
