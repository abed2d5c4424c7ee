import { describe, expect, test } from "vitest";
import { drawnAfter, rollLevel, stateAfter } from "../../../tests/support/roll-level.ts";
import { drawState } from "./drawing.ts";

const rows = ["SS1a#", "b~PTq", "....."];
const legend = { a: "bridge closed", b: "bridge open", 1: "soft open a, close b", q: "heavy", P: "split 2,0 2,4" };
const level = rollLevel(rows, legend);

function glyphAfter(moves: string, row: number, column: number, of = level) {
  return drawState(of, stateAfter(of, moves)).glyph(row, column);
}

test("the start is drawn as in the level file", () => {
  expect(drawnAfter(level, "")).toEqual(rows);
});

test("a block covers what is under it", () => {
  expect(drawnAfter(level, "r")).toEqual(["..Sa#", "b~PTq", "....."]);
});

test("of two halves the active one is S and the other :", () => {
  const halves = rollLevel(["SSPT", "...."], { P: "split 1,3 1,0" });
  expect(drawnAfter(halves, "r")).toEqual(["..PT", ":..S"]);
  expect(drawnAfter(halves, "r x")).toEqual(["..PT", "S..:"]);
  expect(glyphAfter("r", 1, 3, halves).role).toBe("block-active");
  expect(glyphAfter("r", 1, 0, halves).role).toBe("block");
});

describe("every cell has its role", () => {
  test.each([
    [0, 0, { text: "S", role: "block" }],
    [0, 1, { text: "S", role: "block" }],
    [0, 2, { text: "1", role: "switch" }],
    [0, 3, { text: "a", role: "bridge-closed", kind: 0 }],
    [0, 4, { text: "#", role: "void" }],
    [1, 0, { text: "b", role: "bridge-open", kind: 1 }],
    [1, 1, { text: "~", role: "fragile" }],
    [1, 2, { text: "P", role: "split" }],
    [1, 3, { text: "T", role: "target" }],
    [1, 4, { text: "q", role: "switch" }],
    [2, 0, { text: ".", role: "floor" }],
  ])("(%i, %i)", (row, column, glyph) => {
    expect(glyphAfter("", row, column)).toEqual(glyph);
  });
});

test("a bridge shows whether it is open now", () => {
  expect(glyphAfter("r", 0, 3).role).toBe("bridge-open");
  expect(glyphAfter("r", 1, 0).role).toBe("bridge-closed");
});
