import { expect, test } from "vitest";
import { csvField } from "./csv.ts";

test.each([
  ["plain", "plain"],
  [7.5, "7.5"],
  [false, "false"],
  [null, ""],
  [undefined, ""],
  ["a, b", '"a, b"'],
  ['so "called"', '"so ""called"""'],
  ["two\nlines", '"two\nlines"'],
  ["of an old\rmachine", '"of an old\rmachine"'],
])("%j is a field", (value, field) => expect(csvField(value)).toBe(field));
