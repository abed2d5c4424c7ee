// Web Workers. The usual address is written as bundlers know it; where it is of another origin than the page, a worker of
// the page's own origin is started that imports it.
import { isReady, SilentThread, type StartThread, type Thread, type ThreadListener } from "./thread.ts";

export function startUsual<To, Message>(listener: ThreadListener<Message>): Promise<Thread<To>> {
  return whenReady(new Worker(new URL("./worker.js", import.meta.url), { type: "module" }), listener);
}

export function startAt<To, Message>(address: URL): StartThread<To, Message> {
  return async (listener) => whenReady(new Worker(address, { type: "module" }), listener);
}

export function startByImporting<To, Message>(address: URL): StartThread<To, Message> {
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

/** A script that has not said so for so long will not say it, in milliseconds: it may come over a slow network, and begin on a busy
 *  machine. */
const PATIENCE = 30_000;

/** Rejects where it does not come to say so. */
export function whenReady<To, Message>(
  worker: Worker,
  listener: ThreadListener<Message>,
  patience = PATIENCE,
): Promise<Thread<To>> {
  return new Promise((resolve, reject) => {
    let hasBegun = false;
    const waiting = setTimeout(() => fail(new SilentThread("Its script does not answer.")), patience);
    const fail = (reason: Error): void => {
      clearTimeout(waiting);
      if (hasBegun) {
        listener.onDeath(reason);
      } else {
        worker.terminate();
        reject(reason);
      }
    };
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isReady(data)) {
        hasBegun = true;
        clearTimeout(waiting);
        resolve(threadOf(worker));
      } else {
        listener.onMessage(data as Message);
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

function threadOf<To>(worker: Worker): Thread<To> {
  return {
    post: (message) => worker.postMessage(message),
    async terminate() {
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    },
    setBusy() {},
  };
}
