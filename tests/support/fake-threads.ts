// A queue whose threads do only what a test tells them, by a clock that goes only when it is told. For files that have both to
// themselves (`alone` in vitest.config.ts).
import { afterEach, beforeEach, vi } from "vitest";
import { loadLevels } from "../../src/playing/load-levels.ts";
import type { Progress, SolutionFound, SolveOptions } from "../../src/solving/options.ts";
import type { SolveResult } from "../../src/solving/result.ts";
import { nothingKnown } from "../../src/worker/nothing-known.ts";
import { PooledSearch } from "../../src/worker/pooled-search.ts";
import type { ToWorker } from "../../src/worker/protocol.ts";
import { SearchQueue } from "../../src/worker/search-queue.ts";
import type { Thread, ThreadListener } from "../../src/worker/thread.ts";

const LEVEL = loadLevels("game: roll-the-block\n\nS......\n.......\n......T\n.......\n")[0];
export const NOTHING = nothingKnown(LEVEL, {});
export const BEGUN: SolveResult = { ...NOTHING, heuristic: "relaxed" };
export const SOLVED: SolveResult = { ...NOTHING, status: "solved", cost: 6, moves: "r r", optimal: true };
export const PROGRESS: Progress = {
  method: NOTHING.method,
  expanded: 9,
  generated: 20,
  stored: 15,
  frontier: 5,
  lowerBound: 4,
  best: 8,
  memoryBytes: 1000,
  timeMs: 3,
  prepareMs: 1,
};
export const FOUND: SolutionFound = {
  moves: "d r",
  cost: 8,
  lowerBound: 3,
  optimal: false,
  depth: 8,
  stars: null,
  timeMs: 2,
};

export class FakeThread implements Thread {
  readonly told: ToWorker[] = [];
  isTerminated = false;
  isBusy = true;
  readonly listener: ThreadListener;

  constructor(listener: ThreadListener) {
    this.listener = listener;
  }

  post(message: ToWorker): void {
    this.told.push(message);
  }

  async terminate(): Promise<void> {
    this.isTerminated = true;
  }

  setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }

  /** The numbers of the searches that it was given. */
  get given(): number[] {
    return this.told.flatMap((message) => (message.kind === "start" ? [message.search] : []));
  }

  get search(): number {
    return this.given.at(-1) as number;
  }

  solves(result: SolveResult = SOLVED): void {
    this.listener.onMessage({ kind: "result", search: this.search, result });
  }
}

/** Of the queues of this test, in the order in which they were started. */
export const threads: FakeThread[] = [];

beforeEach(() => {
  threads.length = 0;
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

export function queueOf(size: number): SearchQueue {
  return new SearchQueue(size, async (listener) => {
    const thread = new FakeThread(listener);
    threads.push(thread);
    return thread;
  });
}

export function searchIn(queue: SearchQueue, options: SolveOptions = {}): PooledSearch {
  const search = new PooledSearch(LEVEL, options);
  queue.add(search);
  return search;
}

/** Lets what was promised happen. */
export function settle(): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(0);
}

export function thread(i: number): FakeThread {
  return threads[i] as FakeThread;
}
