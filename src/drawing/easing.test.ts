import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { slid, slideTime, smooth, tumbling } from "./easing.ts";

const part = fc.double({ min: 0, max: 1, noNaN: true });
const cells = fc.integer({ min: 1, max: 40 });

describe.each([
  ["smooth", smooth],
  ["tumbling", tumbling],
  ["a slide of seven cells", (time: number) => slid(7, time * slideTime(7)) / 7],
])("%s", (_name, ease) => {
  test("begins at 0, ends at 1 and never leaves between", () => {
    expect([ease(0), ease(1)]).toEqual([0, expect.closeTo(1, 9)]);
    fc.assert(
      fc.property(part, (time) => {
        expect(ease(time)).toBeGreaterThanOrEqual(0);
        expect(ease(time)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test("a slide never goes back, and no jump is in it", () => {
  fc.assert(
    fc.property(cells, part, (far, at) => {
      const time = at * slideTime(far);
      const step = slid(far, time + 0.01) - slid(far, time);
      expect(step).toBeGreaterThanOrEqual(0);
      expect(step).toBeLessThan(0.011);
    }),
  );
});

test("what slides behind another keeps its distance, however far each goes", () => {
  fc.assert(
    fc.property(cells, fc.nat(20), part, (first, more, at) => {
      const second = first + more;
      const time = at * slideTime(second);
      expect(first - slid(first, time)).toBeLessThanOrEqual(second - slid(second, time) + 1e-9);
    }),
  );
});
