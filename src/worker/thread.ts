// The contract of a thread: what a pool sees of a Web Worker, of a thread of Node, or of the page itself. What is said is of
// the pool's own kind; where nothing else is named, it is about searches. A thread first says `{ kind: "ready" }`.
import type { FromWorker, ToWorker } from "./protocol.ts";

export interface Thread<To = ToWorker> {
  post(message: To): void;
  /** Ends it at once, whatever it does. Nothing is heard of it afterwards. */
  terminate(): Promise<void>;
  /** A process does not end while it has a thread that is busy. */
  setBusy(isBusy: boolean): void;
}

/** That it is ready is heard by whoever starts it. */
export type ThreadMessage = Exclude<FromWorker, { kind: "ready" }>;

/** Who hears of a thread. */
export interface ThreadListener<Message = ThreadMessage> {
  onMessage(message: Message): void;
  /** It ended by itself, or by an error that nothing caught. */
  onDeath(reason: Error): void;
}

/** Gives a thread that is ready; rejects where it cannot be started. */
export type StartThread<To = ToWorker, Message = ThreadMessage> = (
  listener: ThreadListener<Message>,
) => Promise<Thread<To>>;

/** It was started, and never said that it is ready: another way to start the same script will be no better. */
export class SilentThread extends Error {}

export const READY = { kind: "ready" } as const;

/** That it is ready is all that a thread says of this kind. */
export function isReady(message: unknown): message is typeof READY {
  return (message as { readonly kind?: unknown }).kind === READY.kind;
}
