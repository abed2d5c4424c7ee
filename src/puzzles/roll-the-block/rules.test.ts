// How the block rolls, what may be played, when a level is solved and what it costs.
// States are drawn as text: S the block or the active half, : the other half.
import { describe, expect, test } from "vitest";
import { drawnAfter, rollLevel, stateAfter } from "../../../tests/support/roll-level.ts";
import { rollTheBlock } from "./index.ts";

const openFloor = [".......", ".......", "...S...", ".......", "......T"];

/** Legal moves of the state after some moves, as text. */
function movesAfter(rows: readonly string[], legend: Readonly<Record<string, string>>, moves: string): string[] {
  const level = rollLevel(rows, legend);
  return rollTheBlock.listMoves(level, stateAfter(level, moves)).map(rollTheBlock.formatMove);
}

/** Whether the level is solved after the moves. */
function isSolvedAfter(rows: readonly string[], legend: Readonly<Record<string, string>>, moves: string): boolean {
  const level = rollLevel(rows, legend);
  return rollTheBlock.isSolved(level, stateAfter(level, moves));
}

describe("rolling", () => {
  test("an upright block covers one cell, a lying block two", () => {
    expect(drawnAfter(rollLevel(["S.T"]), "")).toEqual(["S.T"]);
    expect(drawnAfter(rollLevel(["SST"]), "")).toEqual(["SST"]);
  });

  test.each([
    ["up", "u", ["..S..", "..S..", ".....", ".....", "....T"]],
    ["down", "d", [".....", ".....", ".....", "..S..", "..S.T"]],
    ["left", "l", [".....", ".....", "SS...", ".....", "....T"]],
    ["right", "r", [".....", ".....", "...SS", ".....", "....T"]],
  ])("an upright block lies down over the next two cells: %s", (_, move, after) => {
    expect(drawnAfter(rollLevel([".....", ".....", "..S..", ".....", "....T"]), move)).toEqual(after);
  });

  test.each([
    ["up", [".T", "..", "S.", "S."], "u", [".T", "S.", "..", ".."]],
    ["down", ["S.", "S.", "..", ".T"], "d", ["..", "..", "S.", ".T"]],
    ["left", [".SS.", "...T"], "l", ["S...", "...T"]],
    ["right", [".SS.", "...T"], "r", ["...S", "...T"]],
  ])("a lying block that rolls along its length stands up beyond its leading end: %s", (_, rows, move, after) => {
    expect(drawnAfter(rollLevel(rows), move)).toEqual(after);
  });

  test.each([
    ["up", ["....", ".SS.", "...T"], "u", [".SS.", "....", "...T"]],
    ["down", [".SS.", "....", "...T"], "d", ["....", ".SS.", "...T"]],
    ["left", [".S.", ".S.", "..T"], "l", ["S..", "S..", "..T"]],
    ["right", [".S.", ".S.", "..T"], "r", ["..S", "..S", "..T"]],
  ])("a lying block that rolls sideways moves both cells by one: %s", (_, rows, move, after) => {
    expect(drawnAfter(rollLevel(rows), move)).toEqual(after);
  });
});

describe("the moves that are listed", () => {
  test("are u d l r for a whole block", () => {
    expect(movesAfter(openFloor, {}, "")).toEqual(["u", "d", "l", "r"]);
  });

  test("leave out what is refused", () => {
    expect(movesAfter(["S..T"], {}, "")).toEqual(["r"]);
  });

  const rows = ["SSPT.", ".....", ".....", ".....", "....."];

  test("are those of the half that comes first in reading order, then of the other", () => {
    const first = { P: "split 2,1 3,3" };
    expect(movesAfter(rows, first, "r")).toEqual(["u", "d", "l", "r", "x u", "x d", "x l", "x r"]);
    expect(movesAfter(rows, first, "r x")).toEqual(["x u", "x d", "x l", "x r", "u", "d", "l", "r"]);
  });

  test("go by the cells, not by which half was active first", () => {
    expect(movesAfter(rows, { P: "split 3,3 2,1" }, "r")).toEqual(["x u", "x d", "x l", "x r", "u", "d", "l", "r"]);
    expect(movesAfter(rows, { P: "split 2,3 2,1" }, "r")[0]).toBe("x u");
  });

  test("leave out a roll of either half into the other", () => {
    expect(movesAfter(rows, { P: "split 2,1 2,2" }, "r")).toEqual(["u", "d", "l", "x u", "x d", "x r"]);
  });
});

describe("solved", () => {
  test("when the whole block stands upright on the target", () => {
    expect(isSolvedAfter(["SST"], {}, "r")).toBe(true);
  });

  test.each([
    ["lying across it", ["S.T."], {}, "r"],
    ["standing elsewhere", ["S.T."], {}, ""],
    ["a half on it", ["SSPT"], { P: "split 0,2 0,0" }, "r r"],
    ["both halves lying joined across it", ["SSPT"], { P: "split 0,3 0,1" }, "r l"],
    ["a half that a split puts there", ["SSPT"], { P: "split 0,3 0,0" }, "r"],
  ])("but not by %s", (_, rows, legend, moves) => {
    expect(isSolvedAfter(rows, legend as Record<string, string>, moves)).toBe(false);
  });

  test("the target is plain floor for a lying block and for halves", () => {
    expect(drawnAfter(rollLevel(["S.T."]), "r r")).toEqual(["..TS"]);
    expect(drawnAfter(rollLevel(["SSPT.", "....."], { P: "split 0,2 1,0" }), "r r r")).toEqual(["..PTS", ":...."]);
  });
});

describe("cost", () => {
  const rows = ["SSPT.", ".....", "....."];
  const legend = { P: "split 1,0 2,3" };
  const level = rollLevel(rows, legend);
  const [lying, halves] = [stateAfter(level, ""), stateAfter(level, "r")];
  const upright = stateAfter(rollLevel(openFloor), "");
  const right = { switches: false, direction: "r" } as const;

  test.each([
    ["an upright block", upright, 1, 5],
    ["a lying block", lying, 1, 10],
    ["a half", halves, 1, 10],
  ])("of a roll of %s", (_, state, moves, weighted) => {
    expect(rollTheBlock.moveCost(level, state, right, "moves")).toBe(moves);
    expect(rollTheBlock.moveCost(level, state, right, "weighted")).toBe(weighted);
  });

  test("of making the other half active is nothing, alone or before a roll", () => {
    expect(rollTheBlock.moveCost(level, halves, { switches: true }, "moves")).toBe(0);
    expect(rollTheBlock.moveCost(level, halves, { switches: true }, "weighted")).toBe(0);
    expect(rollTheBlock.moveCost(level, halves, { switches: true, direction: "r" }, "moves")).toBe(1);
    expect(rollTheBlock.moveCost(level, halves, { switches: true, direction: "r" }, "weighted")).toBe(10);
  });

  test("models are both known, and there are no stars and no dead states", () => {
    expect(rollTheBlock.costModels).toEqual(["moves", "weighted"]);
    expect(rollTheBlock.stars(level, 1)).toBeNull();
    expect(rollTheBlock.isDead(level, halves)).toBe(false);
  });
});

describe("the key of a state", () => {
  const rows = ["SSPT.", ".....", "....q"];
  const legend = { a: "bridge closed", q: "soft toggle a", P: "split 1,0 2,3" };
  const level = rollLevel(rows, legend);
  const keyAfter = (moves: string, of = level) => rollTheBlock.stateKey(of, stateAfter(of, moves));

  test("ignores which half is active", () => {
    expect(keyAfter("r x")).toBe(keyAfter("r"));
  });

  test("ignores which half is which", () => {
    expect(keyAfter("r", rollLevel(rows, { ...legend, P: "split 2,3 1,0" }))).toBe(keyAfter("r"));
  });

  test("tells states apart that differ in the bridges only", () => {
    expect(keyAfter("r x r l")).not.toBe(keyAfter("r"));
  });

  test("tells a lying block from two halves that a split put side by side", () => {
    const level = rollLevel(["SSPT", "...."], { P: "split 0,0 0,1" });
    expect(keyAfter("r", level)).not.toBe(keyAfter("", level));
  });
});
