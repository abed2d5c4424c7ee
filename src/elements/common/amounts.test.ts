import { expect, test } from "vitest";
import { duration, grouped, memorySize, rounded } from "./amounts.ts";

test("counts have marks between thousands, as the language writes them", () => {
  expect([grouped(999, "en"), grouped(4112, "en"), grouped(1234567.4, "en")]).toEqual(["999", "4,112", "1,234,567"]);
  expect(grouped(1234567, "pt")).toBe("1\u00a0234\u00a0567");
});

test("times are in the unit that fits", () => {
  const told = [0.254, 3, 99.4, 512, 4120, 61_000].map((ms) => duration(ms, "en"));
  expect(told).toEqual(["0.25 ms", "3 ms", "99.4 ms", "512 ms", "4.12 s", "1 min 1 s"]);
  expect([duration(0, "en"), duration(3.04, "en")]).toEqual(["0 ms", "3.0 ms"]);
  expect(duration(4120, "pt")).toBe("4,12 s");
});

test("so is memory", () => {
  expect([12, 1024, 1536, 5e6, 3 * 2 ** 30].map((bytes) => memorySize(bytes, "en"))).toEqual([
    "12 B",
    "1 KiB",
    "1.5 KiB",
    "4.8 MiB",
    "3 GiB",
  ]);
});

test("other numbers keep about three digits", () => {
  expect([0.5, 3.25, 31.46, 314.2].map((value) => rounded(value, "en"))).toEqual(["0.50", "3.25", "31.5", "314"]);
});
