import { describe, expect, test } from "vitest";
import { sideBySide } from "./side-by-side.ts";

/** Every item is done when it is told to be. */
function worker() {
  const ends = new Map<number, () => void>();
  const begun: number[] = [];
  const work = (item: number): Promise<number> => {
    begun.push(item);
    return new Promise((resolve) => ends.set(item, () => resolve(item * 10)));
  };
  return { begun, work, end: (item: number) => ends.get(item)?.() };
}

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("side by side", () => {
  test("so many at once, told in their order", async () => {
    const { begun, work, end } = worker();
    const told: number[] = [];
    const all = (async () => {
      for await (const result of sideBySide([1, 2, 3, 4], 2, work)) told.push(result);
    })();
    await soon();
    expect(begun).toEqual([1, 2]);
    end(2);
    await soon();
    expect([begun, told]).toEqual([[1, 2, 3], []]);
    end(1);
    await soon();
    expect([begun, told]).toEqual([
      [1, 2, 3, 4],
      [10, 20],
    ]);
    end(4);
    end(3);
    await all;
    expect(told).toEqual([10, 20, 30, 40]);
  });

  test("one at a time, nothing before it is asked for", async () => {
    const { begun, work, end } = worker();
    const results = sideBySide([1, 2], 1, work);
    const first = results.next();
    await soon();
    end(1);
    expect(await first).toEqual({ done: false, value: 10 });
    await soon();
    expect(begun).toEqual([1]);
  });

  test("what fails is told when its turn comes, and not before", async () => {
    const results = sideBySide([1, 2], 2, async (item) => {
      if (item === 2) throw new Error("two");
      await soon();
      return item;
    });
    expect((await results.next()).value).toBe(1);
    await expect(results.next()).rejects.toThrow("two");
  });
});
