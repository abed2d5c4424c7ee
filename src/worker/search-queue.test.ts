// The queue with threads that do only what a test tells them.
import { describe, expect, test, vi } from "vitest";
import {
  BEGUN,
  FOUND,
  NOTHING,
  PROGRESS,
  queueOf,
  SOLVED,
  searchIn,
  settle,
  thread,
  threads,
} from "../../tests/support/fake-threads.ts";
import type { Progress, SolutionFound } from "../solving/options.ts";
import { SearchQueue } from "./search-queue.ts";

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
