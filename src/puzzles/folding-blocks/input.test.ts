// What keys, taps and drags mean in Folding Blocks, where the contract of surfaces leaves it to the puzzle.
import { expect, test } from "vitest";
import { foldingLevel } from "../../../tests/support/folding-level.ts";
import type { Hand } from "../surface.ts";
import { foldingBlocks } from "./index.ts";
import { input } from "./input.ts";

const level = foldingLevel("A.b.", "..B.", "....");
const state = foldingBlocks.initialState(level);
const press = (hand: Hand, key: string) => input.press(level, state, hand, key);
const tap = (hand: Hand, row: number, column: number) => input.tap(level, state, hand, { row, column });
const chosen = (group: string): Hand => ({ chosen: group });

test("a letter chooses the group of that letter, whatever its case, and again the next with it", () => {
  expect(press({}, "b")?.hand).toEqual(chosen("B"));
  expect(press(chosen("B"), "b")?.hand).toEqual(chosen("b"));
  expect(press(chosen("b"), "B")?.hand).toEqual(chosen("B"));
  expect(press(chosen("A"), "a")?.hand).toEqual(chosen("A"));
  expect(press(chosen("A"), "z")).toEqual({ hand: chosen("A") });
});

test("brackets choose the one before and the next, around the end", () => {
  const along = (key: string) =>
    [{}, chosen("A"), chosen("B"), chosen("b")].map((hand) => press(hand, key)?.hand.chosen);
  expect(along("]")).toEqual(["A", "B", "b", "A"]);
  expect(along("[")).toEqual(["b", "b", "A", "B"]);
});

test("an arrow folds what is chosen, and chooses the first group where nothing is", () => {
  expect(press(chosen("b"), "ArrowLeft")).toEqual({ hand: chosen("b"), move: { group: "b", direction: "l" } });
  expect(press({}, "ArrowLeft")).toEqual({ hand: chosen("A") });
});

test("where there is one group it is chosen, and stays so", () => {
  const single = foldingLevel("A.");
  expect(input.hand(single, foldingBlocks.initialState(single))).toEqual(chosen("A"));
  expect(input.hand(level, state)).toEqual({});
});

test("Escape lets go, and what means nothing is left to the page", () => {
  expect(press(chosen("A"), "Escape")).toEqual({ hand: {} });
  expect(["Escape", "Tab", "Enter", "1"].map((key) => press({}, key))).toEqual(Array(4).fill(undefined));
});

test("a tap chooses a group, changes to another, and lets go", () => {
  expect(tap({}, 0, 0)?.hand).toEqual(chosen("A"));
  expect(tap(chosen("A"), 1, 2)?.hand).toEqual(chosen("B"));
  expect(tap(chosen("A"), 0, 0)?.hand).toEqual({});
  expect(tap(chosen("A"), 2, 3)?.hand).toEqual({});
  expect(tap({}, 2, 3)).toBeUndefined();
});

test("a tap on the shadow of a fold makes it, and the group stays chosen", () => {
  expect(tap(chosen("A"), 1, 0)).toEqual({ hand: chosen("A"), move: { group: "A", direction: "d" } });
  expect(tap(chosen("A"), 0, 1)).toEqual({ hand: chosen("A"), move: { group: "A", direction: "r" } });
});

test("a drag may name a fold that is refused, and says what is in its way", () => {
  const move = input.drag(level, state, { from: { row: 0, column: 2 }, direction: "d" });
  expect(move).toEqual({ group: "b", direction: "d" });
  const outline = { cells: [{ row: 1, column: 2 }], blocked: [{ row: 1, column: 2 }] };
  expect(input.outline(level, state, { group: "b", direction: "d" })).toEqual(outline);
  expect(input.outline(level, state, { group: "A", direction: "u" }).blocked).toEqual([{ row: -1, column: 0 }]);
  expect(input.drag(level, state, { from: { row: 2, column: 0 }, direction: "u" })).toBeUndefined();
});
