// The contract of a thread that searches: what a pool sees of a Web Worker, of a thread of Node, or of the page itself.
import type { FromWorker, ToWorker } from "./protocol.ts";

export interface Thread {
  post(message: ToWorker): void;
  /** Ends it at once, whatever it does. Nothing is heard of it afterwards. */
  terminate(): Promise<void>;
  /** A process does not end while it has a thread that is busy. */
  setBusy(isBusy: boolean): void;
}

/** That it is ready is heard by whoever starts it. */
export type ThreadMessage = Exclude<FromWorker, { kind: "ready" }>;

/** Who hears of a thread. */
export interface ThreadListener {
  onMessage(message: ThreadMessage): void;
  /** It ended by itself, or by an error that nothing caught. */
  onDeath(reason: Error): void;
}

/** Gives a thread that is ready; rejects where it cannot be started. */
export type StartThread = (listener: ThreadListener) => Promise<Thread>;
