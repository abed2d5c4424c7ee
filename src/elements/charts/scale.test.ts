import fc from "fast-check";
import { expect, test } from "vitest";
import { scaleFor } from "./scale.ts";

test("numbers that are alike stand on equal steps from zero", () => {
  const { isLog, ticks, place } = scaleFor([130, 410]);
  expect([isLog, ticks]).toEqual([false, [0, 200, 400, 600]]);
  expect([place(0), place(300), place(600)]).toEqual([0, 0.5, 1]);
});

test("numbers that span decades stand on powers of ten", () => {
  const { isLog, ticks, place } = scaleFor([12, 34_000]);
  expect([isLog, ticks]).toEqual([true, [10, 100, 1000, 10_000, 100_000]]);
  expect([place(10), place(1000), place(100_000)]).toEqual([0, 0.5, 1]);
});

test("where there is nothing, everything stands at the start", () => {
  expect(scaleFor([]).place(7)).toBe(0);
  expect(scaleFor([0]).ticks).toEqual([0]);
});

test("larger numbers never stand before smaller ones, all stand on the axis, and its ends are written where they are round", () => {
  const numbers = fc.array(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(numbers, (some) => {
      const { place, ticks } = scaleFor(some);
      const places = [...some].sort((a, b) => a - b).map(place);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...places)).toBeLessThanOrEqual(1);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }),
  );
});
