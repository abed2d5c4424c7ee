// What cancelling does to a search, to its worker and to what waits, with threads that do only what a test tells them.
import { describe, expect, test, vi } from "vitest";
import {
  BEGUN,
  FakeThread,
  FOUND,
  NOTHING,
  PROGRESS,
  queueOf,
  searchIn,
  settle,
  thread,
  threads,
} from "../../tests/support/fake-threads.ts";
import type { SolveResult } from "../solving/result.ts";
import { SearchQueue } from "./search-queue.ts";

/** A search that is aborted, and rejected for that, once all that goes on by itself has happened. */
function abortable(queue: SearchQueue) {
  const controller = new AbortController();
  const { result, number } = searchIn(queue, { signal: controller.signal });
  const abort = async (): Promise<void> => {
    const rejected = expect(result).rejects.toThrow();
    await settle();
    controller.abort();
    await rejected;
  };
  return { number, abort };
}

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
    const { number, abort } = abortable(queue);
    const waiting = searchIn(queue);
    await abort();
    const error = { name: "AbortError", message: "", stack: undefined, details: {} };
    thread(0).listener.onMessage({ kind: "error", search: number, error });
    expect(thread(0).given).toEqual([number, waiting.number]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(thread(0).isTerminated).toBe(false);
  });

  test("lets what waits have another worker soon, and the first one is ended when both are there", async () => {
    const queue = queueOf(1);
    const { number, abort } = abortable(queue);
    const waiting = searchIn(queue);
    await abort();
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
    const { number, abort } = abortable(queue);
    const waiting = searchIn(queue);
    await abort();
    await vi.advanceTimersByTimeAsync(30);
    thread(0).solves(NOTHING);
    expect(thread(0).given).toEqual([number, waiting.number]);
    start();
    await settle();
    expect([thread(0).isTerminated, thread(1).isTerminated]).toEqual([false, true]);
  });

  test("keeps its worker where that answers late and nothing waits", async () => {
    const queue = queueOf(1);
    await abortable(queue).abort();
    await vi.advanceTimersByTimeAsync(30);
    thread(0).solves(NOTHING);
    const next = searchIn(queue);
    await vi.advanceTimersByTimeAsync(1000);
    expect([threads.length, thread(0).isTerminated, thread(0).search]).toEqual([1, false, next.number]);
  });

  test("never begins where it waits", async () => {
    const queue = queueOf(1);
    searchIn(queue);
    const { abort } = abortable(queue);
    const waiting = searchIn(queue);
    await abort();
    thread(0).solves();
    expect(thread(0).search).toBe(waiting.number);
  });
});
