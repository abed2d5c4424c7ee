import { describe, expect, test } from "vitest";
import { type ClimbDoer, type Climbed, type ClimbOrder, hardestByClimbs, PEAKS_KEPT } from "./climbs.ts";

const HOUR = 3_600_000;

function climbedTo(value: number, { number, above }: ClimbOrder): Climbed {
  const made = { text: `level ${number}`, common: "", optimal: value, difficulty: null };
  return { peak: `peak ${value}`, value, level: value > above ? made : null };
}

/** A hill whose climbs end at these heights; then nobody is free any more. */
function hill(...heights: readonly number[]) {
  const orders: ClimbOrder[] = [];
  const climb: ClimbDoer = async (order, onBegin) => {
    orders.push(order);
    const height = heights[order.number - 1];
    if (height === undefined) return new Promise(() => {});
    await undefined;
    onBegin();
    return climbedTo(height, order);
  };
  return { climb, orders };
}

async function heights(climb: ClimbDoer, most: number): Promise<unknown[]> {
  const found: unknown[] = [];
  const options = { by: "optimal", seconds: HOUR, end: performance.now() + HOUR } as const;
  for await (const { optimal } of hardestByClimbs(climb, { ...options, stop: new AbortController().signal })) {
    if (found.push(optimal) === most) break;
  }
  return found;
}

describe("climbs side by side", () => {
  test("tell what is harder than all before, and nothing else", async () => {
    expect(await heights(hill(3, 2, 5, 5, 4, 9).climb, 3)).toEqual([3, 5, 9]);
  });

  test("are given the hardest levels so far, and what is known already", async () => {
    const { climb, orders } = hill(3, 2, 5, 5, 4, 9, 1, 7, 10);
    await heights(climb, 4);
    const last = orders.at(-1);
    expect(last?.peaks).toHaveLength(PEAKS_KEPT);
    expect(new Set(orders.flatMap(({ peaks }) => peaks))).toContain("peak 9");
    expect(orders.map(({ number }) => number)).toEqual(orders.map((_, i) => i + 1));
    expect(orders.map(({ above }) => above)).toEqual(orders.map(({ above }) => above).toSorted((a, b) => a - b));
  });

  test("one always waits for whoever is free, and no more", async () => {
    const begun: (() => void)[] = [];
    const climb: ClimbDoer = (_, onBegin) => {
      begun.push(onBegin);
      return new Promise(() => {});
    };
    const stop = new AbortController();
    const options = { by: "optimal", seconds: HOUR, end: performance.now() + HOUR, stop: stop.signal } as const;
    const next = hardestByClimbs(climb, options).next();
    expect(begun).toHaveLength(1);
    begun[0]?.();
    begun[0]?.();
    expect(begun).toHaveLength(2);
    begun[1]?.();
    expect(begun).toHaveLength(3);
    stop.abort();
    expect(await next).toEqual({ done: true, value: undefined });
  });

  test("what one fails of is told, and nothing is begun after it", async () => {
    let asked = 0;
    const climb: ClimbDoer = async () => {
      asked++;
      throw new Error("the hill is closed");
    };
    await expect(heights(climb, 1)).rejects.toThrow("the hill is closed");
    expect(asked).toBe(1);
  });

  test("when the time is over, what runs is waited for, and what waits is not", async () => {
    const climb: ClimbDoer = (order, onBegin) => {
      if (order.number > 1) return new Promise(() => {});
      onBegin();
      return new Promise((resolve) => setTimeout(resolve, order.maxMs + 5, climbedTo(3, order)));
    };
    const options = { by: "optimal", seconds: 1, end: performance.now() + 20 } as const;
    const found: unknown[] = [];
    for await (const { optimal } of hardestByClimbs(climb, { ...options, stop: new AbortController().signal }))
      found.push(optimal);
    expect(found).toEqual([3]);
  });
});
