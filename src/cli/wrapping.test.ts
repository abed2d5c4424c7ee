import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cut, widthOf, wrap, wrapItems } from "./wrapping.ts";

describe("wrapping", () => {
  test("breaks at spaces, and indents what follows", () => {
    expect(wrap("one two three four", 9, 2)).toEqual(["one two", "  three", "  four"]);
  });

  test("keeps the indent of the line, and words that are longer than it", () => {
    expect(wrap("  a bcdefghijkl m", 6)).toEqual(["  a", "  bcdefghijkl", "  m"]);
  });

  test("keeps the spaces inside a line, and lines that are there", () => {
    expect(wrap("a  b\nc", 10)).toEqual(["a  b", "c"]);
  });

  test("does not count colours", () => {
    const painted = "\u001b[31mred\u001b[39m and";
    expect(widthOf(painted)).toBe(7);
    expect(wrap(painted, 7)).toEqual([painted]);
    expect(cut(painted, 4)).toBe("\u001b[31mred\u001b[39m ");
  });

  test("loses no word and makes no line too long that could be shorter", () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(words, fc.integer({ min: 12, max: 40 }), (typed, width) => {
        const lines = wrap(typed.join(" "), width);
        expect(lines.join(" ")).toBe(typed.join(" "));
        expect(lines.filter((line) => line.length > width)).toEqual([]);
        expect(wrapItems(typed, width).join("  ")).toBe(typed.join("  "));
      }),
    );
  });
});
