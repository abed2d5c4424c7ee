import { expect, test } from "vitest";
import { detectForm } from "./detect-form.ts";

test.each([
  ["text", "game: plain-game\n\nA"],
  ["text", "\n\n  \n; 1 2 3\ngame: x"],
  ["text", "; a comment"],
  ["text", ""],
  ["text", " \n\t\n"],
  ["text", "1: soft\ngame: x\n\n1"],
  ["text", "{: bridge open\ngame: x\n\n{"],
  ["text", "[: bridge open\ngame: x\n\n["],
  ["text", "---\n1 2 3"],
  ["text", "A.B"],
  ["text", ", ,"],
  ["json", '{"game": "x"}'],
  ["json", '\n\t{ "game": "x" }'],
  ["json", "{}"],
  ["json", "{game: x}"],
  ["json", '[{"game": "x"}]'],
  ["json", '[\n  {"game": "x"}]'],
  ["json", "[]"],
  ["json", "["],
  ["rows", '["A.", ".."]'],
  ["rows", "[[0, 1], [1, 0]]"],
  ["rows", "[\n  [0, 1]]"],
  ["rows", "[-1, 0]"],
  ["numbers", "0,1,2\n3,4,5"],
  ["numbers", "0 1 2"],
  ["numbers", "\n-1\t0\r\n"],
  ["numbers", "7"],
  ["numbers", "1, 2,"],
])("%s: %j", (form, text) => {
  expect(detectForm(text)).toBe(form);
});
