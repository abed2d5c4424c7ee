// A long computation never keeps others from their turn. Turns are counted, never measured.
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Steps } from "../puzzles/steps.ts";
import { inSlices, inSteps, turnIfDue } from "./slices.ts";

/** Another task, which counts its turns until it is stopped. */
function otherTask(): { turns: number; stop(): void } {
  const task = { turns: 0, stop: () => clearImmediate(waiting) };
  const turn = (): void => {
    task.turns++;
    waiting = setImmediate(turn);
  };
  let waiting = setImmediate(turn);
  return task;
}

/** No time goes by. */
function stopClock(): void {
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a computation in slices", () => {
  test("that is over at once lets nobody in, and is told to take few steps at first", async () => {
    const asked: number[] = [];
    await inSlices(
      (steps) => asked.push(steps) === 1,
      () => {
        throw new Error("nobody should be let in");
      },
    );
    expect(asked).toEqual([64]);
  });

  test("lets others in again and again: it would never end if it did not", async () => {
    const other = otherTask();
    let between = 0;
    await inSlices(
      () => other.turns >= 5,
      () => between++,
    );
    other.stop();
    expect(other.turns).toBeGreaterThanOrEqual(5);
    expect(between).toBeGreaterThan(0);
  });

  test("takes no more steps at a time after slices that did something else", async () => {
    stopClock();
    const asked: number[] = [];
    await inSlices(
      (steps) => asked.push(steps) === 12,
      () => {},
      () => asked.length > 3,
    );
    expect(asked).toEqual([64, 128, 256, ...Array.from({ length: 9 }, () => 512)]);
  });

  test("is one of many: also a row of short ones lets others in", async () => {
    const other = otherTask();
    while (other.turns < 5) {
      await turnIfDue();
      await inSlices(
        () => true,
        () => {},
      );
    }
    other.stop();
    expect(other.turns).toBeGreaterThanOrEqual(5);
  });

  test("takes more steps at a time while they take no time, and never less than one", async () => {
    stopClock();
    const asked: number[] = [];
    await inSlices(
      (steps) => asked.push(steps) === 4,
      () => {},
    );
    expect(asked).toEqual([64, 128, 256, 512]);
    // It stays in the past: nobody waits afterwards until this time has come.
    let now = performance.now() - 1_000_000;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 1000));
    asked.length = 0;
    await inSlices(
      (steps) => asked.push(steps) === 3,
      () => {},
    );
    expect(asked).toEqual([64, 1, 1]);
  });

  test("takes no more steps at a time where it says that a slice did something else", async () => {
    stopClock();
    const asked: number[] = [];
    await inSlices(
      (steps) => asked.push(steps) === 12,
      () => {},
      () => true,
    );
    expect(new Set(asked)).toEqual(new Set([64]));
  });

  test("ends with what is thrown between two slices", async () => {
    const reason = new Error("enough");
    let slices = 0;
    const endless = inSlices(
      () => ++slices < 0,
      () => {
        throw reason;
      },
    );
    await expect(endless).rejects.toBe(reason);
    const done = slices;
    await new Promise((resolve) => setImmediate(resolve));
    expect(slices).toBe(done);
  });

  test("ends with what the work throws", async () => {
    const reason = new Error("broken");
    const broken = inSlices(
      () => {
        throw reason;
      },
      () => {},
    );
    await expect(broken).rejects.toBe(reason);
  });
});

describe("a computation in steps", () => {
  function* counting(to: number): Steps<number> {
    for (let i = 0; i < to; i++) yield;
    return to;
  }

  test("answers what it has computed", async () => {
    expect(await inSteps(counting(1000), () => false)).toBe(1000);
  });

  test("lets others in between two steps, and ends where that is wished", async () => {
    const other = otherTask();
    expect(await inSteps(counting(Number.POSITIVE_INFINITY), () => other.turns >= 5)).toBeUndefined();
    other.stop();
    expect(other.turns).toBeGreaterThanOrEqual(5);
  });

  test("ends with what is thrown between two steps", async () => {
    const reason = new Error("enough");
    const endless = inSteps(counting(Number.POSITIVE_INFINITY), () => {
      throw reason;
    });
    await expect(endless).rejects.toBe(reason);
  });
});
