import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Seldom } from "./seldom.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [20, 150],
  [600, 600],
])("of %i cells that change all the time nothing is drawn more often than every %i ms", (cells, ms) => {
  const draw = vi.fn();
  const seldom = new Seldom(draw);
  for (let at = 0; at < 6000; at += 10) {
    seldom.soon(cells);
    vi.advanceTimersByTime(10);
  }
  expect(draw).toHaveBeenCalledTimes(6000 / ms);
});

test("what is to be seen at once is drawn once", () => {
  const draw = vi.fn();
  const seldom = new Seldom(draw);
  seldom.soon(600);
  seldom.now();
  vi.advanceTimersByTime(6000);
  expect(draw).toHaveBeenCalledTimes(1);
});
