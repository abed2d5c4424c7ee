// The queue with threads that do only what a test tells them.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadLevels } from "../playing/load-levels.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import type { Progress, SolutionFound, SolveOptions } from "../solving/options.ts";
import type { SolveResult } from "../solving/result.ts";
import { nothingKnown } from "./nothing-known.ts";
import { PooledSearch } from "./pooled-search.ts";
import type { ToWorker } from "./protocol.ts";
import { SearchQueue } from "./search-queue.ts";
import type { Thread, ThreadListener } from "./thread.ts";

const LEVEL = loadLevels("game: roll-the-block\n\nS......\n.......\n......T\n.......\n")[0] as LoadedLevel;
const NOTHING = nothingKnown(LEVEL, {});
const BEGUN: SolveResult = { ...NOTHING, heuristic: "relaxed" };
const SOLVED: SolveResult = { ...NOTHING, status: "solved", cost: 6, moves: "r r", optimal: true };
const PROGRESS: Progress = {
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
const FOUND: SolutionFound = { moves: "d r", cost: 8, lowerBound: 3, optimal: false, depth: 8, stars: null, timeMs: 2 };

class FakeThread implements Thread {
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

let threads: FakeThread[];

beforeEach(() => {
  threads = [];
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function queueOf(size: number): SearchQueue {
  return new SearchQueue(size, async (listener) => {
    const thread = new FakeThread(listener);
    threads.push(thread);
    return thread;
  });
}

function searchIn(queue: SearchQueue, options: SolveOptions = {}): PooledSearch {
  const search = new PooledSearch(LEVEL, options);
  queue.add(search);
  return search;
}

/** Lets what was promised happen. */
function settle(): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(0);
}

function thread(i: number): FakeThread {
  return threads[i] as FakeThread;
}

describe("threads", () => {
  test("are started when they are needed, never more than the size, and kept", async () => {
    const queue = queueOf(2);
    expect(threads).toHaveLength(0);
    const searches = [1, 2, 3, 4].map(() => searchIn(queue));
    await settle();
    expect(threads).toHaveLength(2);
    expect(threads.flatMap(({ given }) => given)).toEqual(searches.slice(0, 2).map(({ number }) => number));
    for (const i of [1, 0, 1, 0]) {
      thread(i).solves();
      await settle();
    }
    expect(threads).toHaveLength(2);
    expect(thread(1).given).toEqual([searches[1]?.number, searches[2]?.number]);
    expect(thread(0).given).toEqual([searches[0]?.number, searches[3]?.number]);
    for (const { result } of searches) expect(await result).toBe(SOLVED);
  });

  test("hold a process only while they are busy", async () => {
    const queue = queueOf(1);
    searchIn(queue);
    await settle();
    expect(thread(0).isBusy).toBe(true);
    thread(0).solves();
    expect(thread(0).isBusy).toBe(false);
    searchIn(queue);
    await settle();
    expect(thread(0).isBusy).toBe(true);
  });

  test("that have grown large are not kept", async () => {
    const queue = queueOf(1);
    searchIn(queue);
    await settle();
    thread(0).solves({ ...SOLVED, memoryBytes: 2 ** 30 });
    expect(thread(0).isTerminated).toBe(true);
    searchIn(queue);
    await settle();
    expect(thread(1).given).toHaveLength(1);
  });

  test("that cannot be started fail what waits, and the next search tries again", async () => {
    const reason = new Error("nothing can be started");
    let tries = 0;
    const queue = new SearchQueue(1, async () => {
      tries++;
      throw reason;
    });
    for (const each of [1, 2]) {
      await expect(searchIn(queue).result).rejects.toBe(reason);
      expect(tries).toBe(each);
    }
  });
});

describe("a search", () => {
  test("hears of itself only, and of nothing after its end", async () => {
    const queue = queueOf(1);
    const told: unknown[] = [];
    const options = {
      onProgress: (progress: Progress) => told.push(progress),
      onSolution: (found: SolutionFound) => told.push(found),
    };
    const { result, number } = searchIn(queue, options);
    await settle();
    const { listener } = thread(0);
    listener.onMessage({ kind: "progress", search: number, progress: PROGRESS });
    listener.onMessage({ kind: "progress", search: number + 1, progress: { ...PROGRESS, expanded: 1 } });
    listener.onMessage({ kind: "solution", search: number, found: FOUND });
    listener.onMessage({ kind: "result", search: number - 1, result: NOTHING });
    thread(0).solves();
    listener.onMessage({ kind: "solution", search: number, found: { ...FOUND, cost: 7 } });
    expect(await result).toBe(SOLVED);
    expect(told).toEqual([PROGRESS, FOUND]);
  });

  test("ends with what a function of the page throws", async () => {
    const queue = queueOf(1);
    const reason = new Error("the page has enough");
    const { result, number } = searchIn(queue, {
      onProgress() {
        throw reason;
      },
    });
    const rejected = expect(result).rejects.toBe(reason);
    await settle();
    thread(0).listener.onMessage({ kind: "progress", search: number, progress: PROGRESS });
    await rejected;
    expect(thread(0).told.at(-1)).toEqual({ kind: "cancel", search: number, how: "abort" });
  });

  test("leaves nothing at a signal that lives on", async () => {
    const queue = queueOf(1);
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, "addEventListener");
    const removed = vi.spyOn(signal, "removeEventListener");
    for (let i = 0; i < 3; i++) {
      const { result } = searchIn(queue, { signal, stop: signal });
      await settle();
      thread(0).solves();
      await result;
    }
    expect(added).toHaveBeenCalledTimes(6);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });
});

describe("a search that is stopped", () => {
  test("resolves with what its worker answers", async () => {
    const queue = queueOf(1);
    const stop = new AbortController();
    const { result, number } = searchIn(queue, { stop: stop.signal });
    await settle();
    stop.abort();
    expect(thread(0).told.at(-1)).toEqual({ kind: "cancel", search: number, how: "stop" });
    const answer: SolveResult = { ...NOTHING, expanded: 5 };
    thread(0).solves(answer);
    expect(await result).toBe(answer);
    await vi.advanceTimersByTimeAsync(1000);
    expect(thread(0).isTerminated).toBe(false);
  });

  test("resolves with the last that was heard where its worker does not answer, which is replaced", async () => {
    const queue = queueOf(1);
    const stop = new AbortController();
    const { result, number } = searchIn(queue, { stop: stop.signal });
    const waiting = searchIn(queue);
    await settle();
    const { listener } = thread(0);
    listener.onMessage({ kind: "begun", search: number, result: BEGUN });
    listener.onMessage({ kind: "solution", search: number, found: FOUND });
    listener.onMessage({ kind: "progress", search: number, progress: PROGRESS });
    stop.abort();
    await vi.advanceTimersByTimeAsync(100);
    expect(thread(0).isTerminated).toBe(true);
    const { best: _, timeMs: _time, ...counts } = PROGRESS;
    const { moves, cost, depth, optimal } = FOUND;
    const known = { ...counts, moves, cost, depth, optimal, status: "cancelled", limit: null, heuristic: "relaxed" };
    expect(await result).toEqual({ ...NOTHING, ...known, timeMs: expect.any(Number) });
    expect(thread(1).given).toEqual([waiting.number]);
  });

  test.each(["waits", "is not begun by its worker"])("knows what was asked for where it %s", async (when) => {
    const queue = queueOf(1);
    const stop = new AbortController();
    if (when === "waits") searchIn(queue);
    const { result } = searchIn(queue, { stop: stop.signal, algorithm: "ucs", costModel: "weighted" });
    await settle();
    stop.abort();
    await vi.advanceTimersByTimeAsync(100);
    expect(await result).toMatchObject({
      ...{ status: "cancelled", game: "roll-the-block", algorithm: "ucs", costModel: "weighted" },
      ...{ expanded: 0, cost: null, moves: null, optimal: false },
    });
  });

  test("gives its worker its time again, where that answered in time before", async () => {
    const queue = queueOf(1);
    for (const answers of [true, false]) {
      const stop = new AbortController();
      const { result, number } = searchIn(queue, { stop: stop.signal });
      await settle();
      thread(0).listener.onMessage({ kind: "begun", search: number, result: BEGUN });
      stop.abort();
      if (answers) thread(0).solves(NOTHING);
      await vi.advanceTimersByTimeAsync(100);
      expect((await result).status).toBe("cancelled");
      expect(thread(0).isTerminated).toBe(!answers);
    }
  });
});

describe("a search that is aborted", () => {
  test("is rejected with the reason at once, and its worker is replaced where it does not answer", async () => {
    const queue = queueOf(1);
    const controller = new AbortController();
    const { result } = searchIn(queue, { signal: controller.signal });
    const waiting = searchIn(queue);
    await settle();
    const reason = new Error("no longer wanted");
    controller.abort(reason);
    await expect(result).rejects.toBe(reason);
    expect(thread(0).isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(thread(0).isTerminated).toBe(true);
    expect(thread(1).given).toEqual([waiting.number]);
  });

  test("frees its worker, which goes on where it answers", async () => {
    const queue = queueOf(1);
    const controller = new AbortController();
    const { result, number } = searchIn(queue, { signal: controller.signal });
    const waiting = searchIn(queue);
    const rejected = expect(result).rejects.toThrow();
    await settle();
    controller.abort();
    const error = { name: "AbortError", message: "", stack: undefined, details: {} };
    thread(0).listener.onMessage({ kind: "error", search: number, error });
    await rejected;
    expect(thread(0).given).toEqual([number, waiting.number]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(thread(0).isTerminated).toBe(false);
  });

  test("lets what waits have another worker soon, and the first one is ended when both are there", async () => {
    const queue = queueOf(1);
    const controller = new AbortController();
    const { result, number } = searchIn(queue, { signal: controller.signal });
    const waiting = searchIn(queue);
    const rejected = expect(result).rejects.toThrow();
    await settle();
    controller.abort();
    await rejected;
    await vi.advanceTimersByTimeAsync(30);
    expect([thread(0).isTerminated, thread(1).given]).toEqual([false, [waiting.number]]);
    thread(0).listener.onMessage({ kind: "result", search: number, result: NOTHING });
    expect([thread(0).isTerminated, thread(1).isTerminated]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(threads).toHaveLength(2);
  });

  test("goes on in its worker where that answers before the other one is there, which is ended", async () => {
    let start = (): void => {};
    const queue = new SearchQueue(1, async (listener) => {
      const made = new FakeThread(listener);
      threads.push(made);
      if (threads.length > 1) await new Promise<void>((resolve) => (start = resolve));
      return made;
    });
    const controller = new AbortController();
    const { result, number } = searchIn(queue, { signal: controller.signal });
    const waiting = searchIn(queue);
    const rejected = expect(result).rejects.toThrow();
    await settle();
    controller.abort();
    await rejected;
    await vi.advanceTimersByTimeAsync(30);
    thread(0).solves(NOTHING);
    expect(thread(0).given).toEqual([number, waiting.number]);
    start();
    await settle();
    expect([thread(0).isTerminated, thread(1).isTerminated]).toEqual([false, true]);
  });

  test("keeps its worker where that answers late and nothing waits", async () => {
    const queue = queueOf(1);
    const controller = new AbortController();
    const { result } = searchIn(queue, { signal: controller.signal });
    const rejected = expect(result).rejects.toThrow();
    await settle();
    controller.abort();
    await rejected;
    await vi.advanceTimersByTimeAsync(30);
    thread(0).solves(NOTHING);
    const next = searchIn(queue);
    await vi.advanceTimersByTimeAsync(1000);
    expect([threads.length, thread(0).isTerminated, thread(0).search]).toEqual([1, false, next.number]);
  });

  test("never begins where it waits", async () => {
    const queue = queueOf(1);
    const controller = new AbortController();
    searchIn(queue);
    const { result } = searchIn(queue, { signal: controller.signal });
    const last = searchIn(queue);
    const rejected = expect(result).rejects.toThrow();
    await settle();
    controller.abort();
    await rejected;
    thread(0).solves();
    expect(thread(0).search).toBe(last.number);
  });
});

describe("a worker that dies", () => {
  const outOfMemory = Object.assign(new Error("Worker terminated"), { code: "ERR_WORKER_OUT_OF_MEMORY" });

  test("of want of memory gives what is known as the limit that it is, and is replaced", async () => {
    const queue = queueOf(1);
    const { result, number } = searchIn(queue);
    const waiting = searchIn(queue);
    await settle();
    const { listener } = thread(0);
    listener.onMessage({ kind: "begun", search: number, result: BEGUN });
    listener.onMessage({ kind: "progress", search: number, progress: PROGRESS });
    listener.onDeath(outOfMemory);
    expect(await result).toMatchObject({ status: "limit", limit: "memory", expanded: 9, cost: null, lowerBound: 4 });
    await settle();
    expect(thread(1).given).toEqual([waiting.number]);
  });

  test("of anything else rejects its search, and is replaced", async () => {
    const queue = queueOf(1);
    const { result } = searchIn(queue);
    const waiting = searchIn(queue);
    const reason = new Error("The worker ended with code 1.");
    const rejected = expect(result).rejects.toBe(reason);
    await settle();
    thread(0).listener.onDeath(reason);
    await rejected;
    await settle();
    expect(thread(1).given).toEqual([waiting.number]);
  });

  test("while it has nothing to do harms nobody", async () => {
    const queue = queueOf(1);
    searchIn(queue);
    await settle();
    thread(0).solves();
    thread(0).listener.onDeath(new Error("by itself"));
    const next = searchIn(queue);
    await settle();
    thread(1).solves();
    expect(await next.result).toBe(SOLVED);
  });

  test("a search that says itself that memory did not suffice is that limit, and its worker is replaced", async () => {
    const queue = queueOf(1);
    const { result, number } = searchIn(queue);
    await settle();
    thread(0).listener.onMessage({ kind: "begun", search: number, result: BEGUN });
    const error = { name: "RangeError", message: "Array buffer allocation failed", stack: undefined, details: {} };
    thread(0).listener.onMessage({ kind: "error", search: number, error });
    expect(await result).toMatchObject({ status: "limit", limit: "memory" });
    expect(thread(0).isTerminated).toBe(true);
  });
});

describe("a pool that is closed", () => {
  test("ends its threads and rejects what runs, what waits and what comes", async () => {
    const queue = queueOf(1);
    const running = searchIn(queue);
    const waiting = searchIn(queue);
    await settle();
    const rejected = [running, waiting].map(({ result }) => expect(result).rejects.toThrow("The pool is closed."));
    await queue.close();
    await Promise.all(rejected);
    expect(thread(0).isTerminated).toBe(true);
    await expect(searchIn(queue).result).rejects.toThrow("The pool is closed.");
    expect(threads).toHaveLength(1);
  });

  test("ends also a thread that is being started", async () => {
    const queue = queueOf(1);
    const { result } = searchIn(queue);
    const rejected = expect(result).rejects.toThrow("The pool is closed.");
    await queue.close();
    await rejected;
    await settle();
    expect(thread(0).isTerminated).toBe(true);
  });
});
