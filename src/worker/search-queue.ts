// Searches wait here for a thread, first come first served, and each thread does one at a time. Threads are started when
// they are needed, and kept.
//
// A search that is cancelled is told so; a thread that does not answer soon is busy with something that cannot be
// interrupted: what waits gets another one, and a little later it is terminated. So it goes with a thread that dies. Those
// that wait go on.
import { solverAddress } from "../engines/addresses.ts";
import { warnOnce } from "../engines/warn-once.ts";
import type { PooledSearch } from "./pooled-search.ts";
import type { Cancellation } from "./protocol.ts";
import { isOutOfMemory } from "./sent-error.ts";
import type { StartThread, Thread, ThreadMessage } from "./thread.ts";

/** How long a thread has to end a search that is cancelled, in milliseconds. */
const PATIENCE = 50;
/** How long what waits waits for such a thread, before another is started. */
const HASTE = 20;
/** A thread that has used more keeps it, so it is ended after such a search. */
const MOST_KEPT = 2 ** 28;

/** A place for a thread: it is being started, waits, or works on a search. */
interface Place {
  thread?: Thread;
  /** Where its thread loads the solver module from. */
  solverUrl?: string;
  search?: PooledSearch;
  patience?: ReturnType<typeof setTimeout>;
  /** It counts no more: another may take its place. */
  isLeaving?: boolean;
}

export class SearchQueue {
  readonly #size: number;
  readonly #start: StartThread;
  readonly #places = new Set<Place>();
  #waiting: PooledSearch[] = [];
  #isClosed = false;

  constructor(size: number, start: StartThread) {
    this.#size = size;
    this.#start = start;
  }

  add(search: PooledSearch): void {
    search.onCancel = (how) => this.#cancel(search, how);
    this.#waiting.push(search);
    if (this.#isClosed) this.#failWaiting(poolClosed());
    this.#goOn();
  }

  /** Ends all threads, and rejects what still runs or waits. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#failWaiting(poolClosed());
    const ended = [...this.#places].map((place) => {
      place.search?.fail(poolClosed());
      return this.#drop(place);
    });
    await Promise.all(ended);
  }

  #failWaiting(reason: Error): void {
    for (const search of this.#waiting.splice(0)) search.fail(reason);
  }

  #goOn(): void {
    for (const place of this.#places) {
      const { thread } = place;
      if (thread === undefined || place.search !== undefined) continue;
      const search = this.#waiting.shift();
      if (search === undefined) return;
      this.#begin(place, thread, search);
    }
    const starting = [...this.#places].filter(({ thread }) => thread === undefined).length;
    for (let i = starting; i < this.#waiting.length && this.#count < this.#size; i++) void this.#open();
  }

  get #count(): number {
    return [...this.#places].filter(({ isLeaving }) => isLeaving !== true).length;
  }

  /** One that was told to leave may have answered after all: then there is one too many. */
  #endIdle(): void {
    for (const place of this.#places) {
      if (this.#count <= this.#size) return;
      if (place.thread !== undefined && place.search === undefined) void this.#drop(place);
    }
  }

  #begin(place: Place, thread: Thread, search: PooledSearch): void {
    place.search = search;
    thread.setBusy(true);
    try {
      const { number, sentLevel: level, sentOptions: options, heuristicModule } = search;
      thread.post({
        kind: "start",
        search: number,
        level,
        options,
        heuristicModule,
        solverUrl: place.solverUrl as string,
      });
    } catch (reason) {
      search.fail(reason as Error);
      this.#free(place);
    }
  }

  async #open(): Promise<void> {
    const place: Place = {};
    this.#places.add(place);
    try {
      const [thread, { href }] = await Promise.all([
        this.#start({
          onMessage: (message) => this.#hear(place, message),
          onDeath: (reason) => this.#lose(place, reason),
        }),
        solverAddress(),
      ]);
      place.thread = thread;
      place.solverUrl = href;
      if (this.#isClosed) void this.#drop(place);
      else thread.setBusy(false);
    } catch (reason) {
      this.#places.delete(place);
      this.#failWaiting(reason as Error);
    }
    this.#goOn();
    this.#endIdle();
  }

  #hear(place: Place, message: ThreadMessage): void {
    if (message.kind === "warning") {
      warnOnce(message.warning);
      return;
    }
    const { search } = place;
    if (search === undefined || search.number !== message.search) return;
    search.hear(message);
    if (message.kind !== "result" && message.kind !== "error") return;
    this.#free(place);
    const isSpent = message.kind === "error" && isOutOfMemory(message.error);
    if (isSpent || search.memoryBytes > MOST_KEPT) void this.#drop(place);
    else place.isLeaving = false;
    this.#goOn();
    this.#endIdle();
  }

  #free(place: Place): void {
    clearTimeout(place.patience);
    delete place.patience;
    delete place.search;
    place.thread?.setBusy(false);
  }

  #cancel(search: PooledSearch, how: Cancellation): void {
    const place = [...this.#places].find((each) => each.search === search);
    if (place === undefined) {
      this.#waiting = this.#waiting.filter((each) => each !== search);
      search.stopHere();
      return;
    }
    place.thread?.post({ kind: "cancel", search: search.number, how });
    place.patience ??= setTimeout(() => this.#leave(place, search), HASTE);
  }

  /** It may still say how far its search has come. */
  #leave(place: Place, search: PooledSearch): void {
    place.isLeaving = true;
    place.patience = setTimeout(() => {
      search.stopHere();
      void this.#drop(place);
      this.#goOn();
    }, PATIENCE - HASTE);
    this.#goOn();
  }

  #lose(place: Place, reason: Error): void {
    place.search?.fail(reason);
    void this.#drop(place);
    this.#goOn();
  }

  async #drop(place: Place): Promise<void> {
    this.#places.delete(place);
    clearTimeout(place.patience);
    await place.thread?.terminate();
  }
}

export function poolClosed(): Error {
  return new Error("The pool is closed.");
}
