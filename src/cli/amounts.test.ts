import { expect, test } from "vitest";
import { duration, grouped, memorySize } from "./amounts.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1234567, "1,234,567"],
])("%d is written %s", (count, words) => expect(grouped(count)).toBe(words));

test.each([
  [0.314, "0.31 ms"],
  [12.34, "12.3 ms"],
  [345.6, "346 ms"],
  [1234, "1.23 s"],
  [12_345, "12.3 s"],
  [125_400, "2 min 5 s"],
])("%d milliseconds are written %s", (ms, words) => expect(duration(ms)).toBe(words));

test.each([
  [0, "0 bytes"],
  [65_536, "64 KiB"],
  [1_600_000, "1.5 MiB"],
  [2 ** 32, "4 GiB"],
  [2 ** 42, "4096 GiB"],
])("%d bytes are written %s", (bytes, words) => expect(memorySize(bytes)).toBe(words));
