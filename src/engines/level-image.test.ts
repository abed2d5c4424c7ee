import { describe, expect, test } from "vitest";
import { atOnce } from "../puzzles/steps.ts";
import type { Layout } from "./layouts.ts";
import { layOut } from "./level-image.ts";

const layout: Layout = {
  class: "Example",
  kind: "puzzle",
  bytes: 16,
  fields: { width: 0, least: 4, cells: 8, words: 12 },
};

describe("an image", () => {
  test("has its fields where the layout says, then its tables at multiples of 16", () => {
    const cells = Uint8Array.of(1, 2, 3);
    const words = Uint32Array.of(9, 0xfffffffe, 9).subarray(1, 2);
    const image = layOut({ fields: { least: -5, width: 2 ** 32 - 1 }, tables: { words, cells } }, layout);
    expect(image.bytes).toBe(35);
    const memory = new ArrayBuffer(80);
    atOnce(image.writing(memory, 16));
    expect([...new Int32Array(memory, 16, 8)]).toEqual([-1, -5, 32, 16, -2, 0, 0, 0]);
    expect([...new Uint8Array(memory, 48, 4)]).toEqual([1, 2, 3, 0]);
    expect(new Uint8Array(memory, 0, 16).every((byte) => byte === 0)).toBe(true);
  });

  test("is written in steps where it is large", () => {
    const cells = Uint8Array.from({ length: 9 * 2 ** 20 }, (_, i) => i % 251);
    const image = layOut({ fields: { least: 1, width: 2 }, tables: { words: new Uint32Array(1), cells } }, layout);
    const memory = new ArrayBuffer(image.bytes);
    expect([...image.writing(memory, 0)]).toHaveLength(2);
    expect(Buffer.compare(new Uint8Array(memory, image.bytes - cells.length), cells)).toBe(0);
  });

  test.each([Number.NaN, 0.5, 2 ** 32, -(2 ** 31) - 1, Number.POSITIVE_INFINITY])(
    "has no field that is %s",
    (width) => {
      const tables = { cells: new Uint8Array(1), words: new Uint32Array(1) };
      expect(() => layOut({ fields: { width, least: 0 }, tables }, layout)).toThrow(
        `The image is not that of the class Example: width is ${width}, which is not a whole number of 32 bits.`,
      );
    },
  );

  test("says all that is wrong with its names", () => {
    const tables = { words: new Uint32Array(1), cell: new Uint8Array(1), width: new Uint8Array(1) };
    expect(() => layOut({ fields: { width: 1 }, tables }, layout)).toThrow(
      "Example: least is missing; cells is missing; cell is not one of its fields; width is both a field and a table.",
    );
  });
});
