// What keys, taps and drags mean in Break the Ice, where the contract of surfaces leaves it to the puzzle.
import { expect, test } from "vitest";
import { iceLevel } from "../../../tests/support/playable-ice.ts";
import type { Hand } from "../surface.ts";
import { breakTheIce } from "./index.ts";
import { input } from "./input.ts";

const level = iceLevel(["..A", "#.B", "B.A"]);
const state = breakTheIce.initialState(level);
const press = (hand: Hand, key: string) => input.press(level, state, hand, key);
const tap = (hand: Hand, row: number, column: number) => input.tap(level, state, hand, { row, column });
const at = (row: number, column: number): Hand => ({ cursor: { row, column } });
const holding = (row: number, column: number): Hand => ({ ...at(row, column), chosen: `${row},${column}` });

test("the cursor begins at the first block in reading order", () => {
  expect(input.hand(level, state)).toEqual(at(0, 2));
});

test("the cursor visits every cell, walls and air too, and stops at the edges", () => {
  let hand: Hand = at(0, 0);
  const seen = new Set([JSON.stringify(hand)]);
  for (const key of ["Down", "Down", "Down", "Right", "Up", "Up", "Up", "Right", "Right", "Down", "Down"]) {
    hand = press(hand, `Arrow${key}`)?.hand ?? {};
    seen.add(JSON.stringify(hand));
  }
  expect([hand, seen.size]).toEqual([at(2, 2), 9]);
});

test.each([" ", "Enter"])("%j takes the block at the cursor, and only a block", (key) => {
  expect(press(at(1, 2), key)).toEqual({ hand: holding(1, 2) });
  expect(press(at(0, 0), key)).toEqual({ hand: at(0, 0) });
  expect(press(at(1, 0), key)).toEqual({ hand: at(1, 0) });
});

test("an arrow moves the block that is taken, lets it go, and the cursor goes with it to where it lands", () => {
  expect(press(holding(0, 2), "ArrowLeft")).toEqual({ hand: at(2, 1), move: { row: 0, column: 2, direction: "l" } });
  expect(press(holding(1, 2), "ArrowUp")).toEqual({ hand: at(0, 2), move: { row: 1, column: 2, direction: "u" } });
});

test("Escape lets go, and so does Space; with nothing taken Escape is left to the page", () => {
  expect(press(holding(0, 2), "Escape")).toEqual({ hand: at(0, 2) });
  expect(press(holding(0, 2), " ")).toEqual({ hand: at(0, 2) });
  expect(press(at(0, 2), "Escape")).toBeUndefined();
  expect(press(at(0, 2), "x")).toBeUndefined();
});

test("a tap takes a block, another one, or lets go", () => {
  expect(tap(at(0, 0), 2, 0)).toEqual({ hand: holding(2, 0) });
  expect(tap(holding(2, 0), 2, 2)).toEqual({ hand: holding(2, 2) });
  expect(tap(holding(2, 0), 2, 0)).toEqual({ hand: at(2, 0) });
  expect(tap(holding(2, 0), 0, 1)).toEqual({ hand: at(2, 0) });
  expect(tap(at(0, 0), 0, 1)).toBeUndefined();
});

test("a tap beside the block that is taken moves it, on a neighbour of another colour it swaps", () => {
  expect(tap(holding(2, 0), 2, 1)?.move).toEqual({ row: 2, column: 0, direction: "r" });
  expect(tap(holding(1, 2), 0, 2)?.move).toEqual({ row: 1, column: 2, direction: "u" });
  expect(input.targets(level, state, holding(2, 2)).map(({ move }) => move.direction)).toEqual(["u", "l"]);
});

test("a drag may name what is refused; there is nothing to drag where there is no block", () => {
  const drag = (row: number, column: number) => input.drag(level, state, { from: { row, column }, direction: "u" });
  expect([drag(0, 0), drag(1, 0)]).toEqual([undefined, undefined]);
  expect(drag(2, 0)).toEqual({ row: 2, column: 0, direction: "u" });
  const outline = input.outline(level, state, { row: 2, column: 0, direction: "u" });
  expect(outline.blocked).toEqual([{ row: 1, column: 0 }]);
});

test("what was taken is let go when the position changes otherwise, and the cursor stays", () => {
  expect(input.hand(level, state, holding(2, 0))).toEqual(at(2, 0));
});
