import { describe, expect, test } from "vitest";
import { matchLevel } from "../../../tests/support/match-level.ts";
import { drawingAsText } from "../drawing.ts";
import { matchTheTiles } from "./index.ts";

describe("the drawing", () => {
  const level = matchLevel(["AZ#.", "B..a"], ["az.b", "a..."]);
  const drawing = matchTheTiles.drawState(level, matchTheTiles.initialState(level));

  test("has the size of the board", () => {
    expect([drawing.rows, drawing.columns]).toEqual([2, 4]);
  });

  test.each([
    ["an obstacle", 0, 2, { text: "#", role: "wall" }],
    ["floor", 1, 1, { text: ".", role: "floor" }],
    ["a goal", 0, 3, { text: "b", role: "goal", kind: 1 }],
    ["a tile on a goal of its own colour", 0, 0, { text: "A", role: "piece-at-goal", kind: 0 }],
    ["the last of the colours", 0, 1, { text: "Z", role: "piece-at-goal", kind: 25 }],
    ["a tile on a goal of another colour", 1, 0, { text: "B", role: "piece", kind: 1 }],
  ])("shows %s", (_, row, column, glyph) => {
    expect(drawing.glyph(row, column)).toEqual(glyph);
  });

  test("shows a tile on floor, and the goals that tiles have left", () => {
    const outcome = matchTheTiles.applyMove(level, level.board, "d");
    if (outcome.refused !== undefined) throw new Error(outcome.refused.en);
    const after = matchTheTiles.drawState(level, outcome.state);
    expect(after.glyph(1, 1)).toEqual({ text: "Z", role: "piece", kind: 25 });
    expect(after.glyph(0, 1)).toEqual({ text: "z", role: "goal", kind: 25 });
    expect(drawingAsText(after)).toBe("Az#b\nBZ.a");
  });

  test("is stable text", () => {
    expect(drawingAsText(drawing)).toBe("AZ#b\nB..a");
    expect(drawingAsText(matchTheTiles.drawState(level, level.board))).toBe("AZ#b\nB..a");
  });
});
