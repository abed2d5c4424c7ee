// The block in two halves: how it is split, how halves roll and join, and which one is active.
// States are drawn as text: S the block or the active half, : the other half.
import { describe, expect, test } from "vitest";
import { drawnAfter, refusalOfLast, rollLevel, stateAfter } from "../../../tests/support/roll-level.ts";
import { rollTheBlock } from "./index.ts";

describe("a split", () => {
  test("replaces an upright block by two halves, the first listed active", () => {
    expect(drawnAfter(rollLevel(["SSPT", "...."], { P: "split 1,3 1,0" }), "r")).toEqual(["..PT", ":..S"]);
  });

  test("does nothing under a lying block", () => {
    expect(drawnAfter(rollLevel(["SP.T", "...."], { P: "split 1,3 1,0" }), "r")).toEqual([".SST", "...."]);
  });

  test("does nothing under a half", () => {
    expect(drawnAfter(rollLevel(["SSPT", "...."], { P: "split 1,2 1,0" }), "r u")).toEqual(["..ST", ":..."]);
  });

  test("may send a half to its own cell, where nothing splits again", () => {
    expect(drawnAfter(rollLevel(["SSPT", "...."], { P: "split 0,2 1,0" }), "r")).toEqual(["..ST", ":..."]);
  });

  test("fires nothing where the halves arrive", () => {
    const legend = { a: "bridge closed", q: "soft open a", P: "split 1,0 1,3" };
    expect(stateAfter(rollLevel(["SSPT", "q..q"], legend), "r").open).toEqual([false]);
  });

  test("does not check that anything carries the halves where they arrive", () => {
    expect(drawnAfter(rollLevel(["SSPT", "a..."], { a: "bridge closed", P: "split 1,0 1,3" }), "r")).toEqual([
      "..PT",
      "S..:",
    ]);
  });

  test("joins nothing, not even halves that arrive side by side", () => {
    const rows = ["SSPT", "....", "...."];
    const legend = { P: "split 1,0 1,1" };
    expect(drawnAfter(rollLevel(rows, legend), "r")).toEqual(["..PT", "S:..", "...."]);
    expect(drawnAfter(rollLevel(rows, legend), "r d")).toEqual(["..PT", ".:..", "S..."]);
  });
});

describe("halves", () => {
  const rows = ["SSPT.", ".....", ".....", "....."];
  const legend = { P: "split 1,0 3,3" };

  test.each([
    ["u", ["S.PT.", ".....", ".....", "...:."]],
    ["d", ["..PT.", ".....", "S....", "...:."]],
    ["r", ["..PT.", ".S...", ".....", "...:."]],
  ])("roll one cell: %s", (move, after) => {
    expect(drawnAfter(rollLevel(rows, legend), `r ${move}`)).toEqual(after);
  });

  test.each([
    ["void", ["SSPT", "#..."], "r d", "the half would fall into the void at (1,0)"],
    ["off the board", ["SSPT", "...."], "r u", "the half would fall off the board at (-1,0)"],
    ["a closed bridge", ["SSPT", "a..."], "r d", "the bridge `a` is closed at (1,0)"],
  ])("fall as the block does: %s", (_, level, moves, reason) => {
    const closed = { a: "bridge closed", P: "split 0,0 1,3" };
    expect(refusalOfLast(rollLevel(level, closed), moves)?.en).toBe(reason);
  });

  test("may not enter the cell of the other half", () => {
    const refused = refusalOfLast(rollLevel(["SSPT"], { P: "split 0,0 0,1" }), "r r");
    expect(refused?.en).toBe("the other half is in the way at (0,1)");
    expect(refused?.pt).toBe("a outra metade está no caminho em (0,1)");
  });

  test("do not join corner to corner", () => {
    const level = rollLevel(["SSPT", "....", "...."], { P: "split 1,0 2,2" });
    expect(stateAfter(level, "r r").block.shape).toBe("halves");
  });

  test.each([
    ["in a row, from the left", "1,0 1,2", "r"],
    ["in a row, from the right", "1,2 1,0", "l"],
    ["in a column, from above", "0,0 2,0", "d"],
    ["in a column, from below", "2,0 0,0", "u"],
  ])("join at once into a lying block when they come to stand side by side: %s", (_, cells, move) => {
    const level = rollLevel(["SSPT", "....", "...."], { P: `split ${cells}` });
    const { block } = stateAfter(level, `r ${move}`);
    expect(block).toMatchObject({ shape: "lying" });
    expect(refusalOfLast(level, `r ${move} x`)).toBeDefined();
  });

  test("that have joined roll as a lying block", () => {
    const level = rollLevel(["SSPT", "....", "...."], { P: "split 1,0 1,2" });
    expect(drawnAfter(level, "r r r")).toEqual(["..PT", "...S", "...."]);
    expect(drawnAfter(level, "r r d")).toEqual(["..PT", "....", ".SS."]);
  });

  test("that join: only the cell of the half that moved is looked at for switches", () => {
    // q is under the half that rests: it fired when that half landed, and not again.
    const level = rollLevel(["SSPT", "q...", "...."], { a: "bridge closed", q: "soft toggle a", P: "split 0,0 2,1" });
    expect(stateAfter(level, "r d").open).toEqual([true]);
    const joined = stateAfter(level, "r d x u");
    expect(joined.block.shape).toBe("lying");
    expect(joined.open).toEqual([true]);
  });

  test("that join over a split stay whole", () => {
    const level = rollLevel(["SSPT"], { P: "split 0,0 0,3" });
    expect(stateAfter(level, "r r x l").block).toMatchObject({ shape: "lying" });
    expect(drawnAfter(level, "r r x l")).toEqual([".SST"]);
  });

  test("the one that rolls stays or becomes the active one", () => {
    const level = rollLevel(rows, legend);
    expect(drawnAfter(level, "r d")[2]).toBe("S....");
    expect(drawnAfter(level, "r x u")).toEqual(["..PT.", ":....", "...S.", "....."]);
  });
});

describe("x", () => {
  const rows = ["SSPT.", ".....", "....."];
  const legend = { P: "split 1,0 2,3" };

  test("makes the other half active and moves nothing", () => {
    expect(drawnAfter(rollLevel(rows, legend), "r x")).toEqual(["..PT.", ":....", "...S."]);
  });

  test("is refused while the block is whole", () => {
    const refused = refusalOfLast(rollLevel(rows, legend), "x");
    expect(refused?.en).toBe("there are no halves to switch between: the block is whole");
    expect(refused?.pt).toBe("não há metades entre as quais trocar: o bloco está inteiro");
  });

  test("with a roll is refused while the block is whole", () => {
    const level = rollLevel(rows, legend);
    const outcome = rollTheBlock.applyMove(level, rollTheBlock.initialState(level), { switches: true, direction: "r" });
    expect(outcome.refused).toBeDefined();
  });

  test("with a roll is what both do one after the other", () => {
    const level = rollLevel(rows, legend);
    const outcome = rollTheBlock.applyMove(level, stateAfter(level, "r"), { switches: true, direction: "l" });
    expect(outcome).toEqual({ state: stateAfter(level, "r x l") });
  });
});
