// Web Workers. The usual address is written as bundlers know it; where it is of another origin than the page, a worker of
// the page's own origin is started that imports it.
import type { FromWorker, ToWorker } from "./protocol.ts";
import type { StartThread, Thread, ThreadListener } from "./thread.ts";

export function startUsual(listener: ThreadListener): Promise<Thread> {
  return whenReady(new Worker(new URL("./worker.js", import.meta.url), { type: "module" }), listener);
}

export function startAt(address: URL): StartThread {
  return async (listener) => whenReady(new Worker(address, { type: "module" }), listener);
}

export function startByImporting(address: URL): StartThread {
  return async (listener) => {
    const source = new Blob([`import ${JSON.stringify(address.href)};`], { type: "text/javascript" });
    const importing = URL.createObjectURL(source);
    try {
      return await whenReady(new Worker(importing, { type: "module" }), listener);
    } finally {
      URL.revokeObjectURL(importing);
    }
  };
}

function whenReady(worker: Worker, listener: ThreadListener): Promise<Thread> {
  return new Promise((resolve, reject) => {
    let isReady = false;
    const fail = (reason: Error): void => {
      if (isReady) {
        listener.onDeath(reason);
      } else {
        worker.terminate();
        reject(reason);
      }
    };
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "ready") {
        isReady = true;
        resolve(threadOf(worker));
      } else {
        listener.onMessage(data);
      }
    };
    worker.onmessageerror = () => fail(new Error("A message of the worker cannot be read."));
    worker.onerror = (event) => {
      event.preventDefault();
      fail(asError(event));
    };
  });
}

/** A script that does not load is told without a message. */
function asError({ message, error }: Partial<ErrorEvent>): Error {
  if (error instanceof Error) return error;
  const [, name, rest] = /^(?:Uncaught )?(\w*Error): (.*)/s.exec(message ?? "") ?? [];
  const told = new Error(rest ?? (message || "its script does not load"));
  if (name !== undefined) told.name = name;
  return told;
}

function threadOf(worker: Worker): Thread {
  return {
    post: (message: ToWorker) => worker.postMessage(message),
    async terminate() {
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    },
    setBusy() {},
  };
}
