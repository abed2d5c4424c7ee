import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf, dayWords, isDay, numberOf, today } from "./days.ts";

test("days are counted from a Monday", () => {
  expect(numberOf("2026-11-16")).toBe(0);
  expect(numberOf("2026-11-15")).toBe(-1);
  expect(numberOf("2027-11-16")).toBe(365);
  expect(dayWords(0, "en")).toBe("Monday, 16 November 2026");
  expect(dayWords(4, "pt")).toBe("Sexta-feira, 20 de novembro de 2026");
});

test("what is no day has no number", () => {
  for (const day of ["2026-02-30", "2026-13-01", "2026-1-5", "26-01-05", "today", "", "2026-01-05x", "2025-02-29"]) {
    expect(numberOf(day), day).toBeUndefined();
  }
  expect(numberOf("2028-02-29")).toBeDefined();
});

test("the first day that can be written is of the year 1, the last of the year 9999", () => {
  const [first, last] = [numberOf("0001-01-01"), numberOf("9999-12-31")];
  expect([first, last].map((day) => day !== undefined)).toEqual([true, true]);
  expect(numberOf("0000-12-31")).toBeUndefined();
  expect(isDay(first as number) && isDay(last as number)).toBe(true);
  expect(isDay((first as number) - 1) || isDay((last as number) + 1)).toBe(false);
});

test("each day comes after the one before it, through leap years and changes of clocks", () => {
  fc.assert(
    fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (number) => {
      expect(numberOf(dayOf(number))).toBe(number);
      expect(dayOf(number + 1) > dayOf(number)).toBe(true);
    }),
  );
});

test("today is the day on the wall, at any hour", () => {
  for (const hour of [0, 1, 12, 23]) expect(today(new Date(2026, 2, 29, hour, 30))).toBe("2026-03-29");
});
