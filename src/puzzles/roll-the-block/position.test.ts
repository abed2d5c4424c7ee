import { expect, test } from "vitest";
import { rollLevel, stateAfter } from "../../../tests/support/roll-level.ts";
import { positionAsDocument } from "./position.ts";

const level = rollLevel(["S1.a~T", "......", "...P.."], {
  a: "bridge closed",
  1: "soft open a",
  P: "split 0,0 2,2",
});

const after = (moves: string) => positionAsDocument(level, stateAfter(level, moves));

test("the block is where it is by now, and bridges are open as they are by now", () => {
  const document = after("r l d");
  expect(document?.grid.paddedRows()).toEqual([".1.a~T", "S.....", "S..P.."]);
  expect(document?.legend.map(({ key, value }) => `${key}: ${value}`)).toEqual([
    "1: soft open a",
    "a: bridge open",
    "P: split 0,0 2,2",
  ]);
});

test("the level's own start is the level", () => {
  expect(after("")?.grid.paddedRows()).toEqual(level.document.grid.paddedRows());
});

test.each([
  ["a switch", "r"],
  ["the target", "r r r"],
  ["a bridge or fragile floor", "r r"],
  ["halves", "r d d r"],
])("a file cannot say what is under the block: %s", (_, moves) => {
  expect(after(moves)).toBeNull();
});
