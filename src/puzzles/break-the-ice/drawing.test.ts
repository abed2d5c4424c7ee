import { expect, test } from "vitest";
import { boardAfter, iceLevel } from "../../../tests/support/playable-ice.ts";
import { drawingAsText } from "../drawing.ts";
import { breakTheIce } from "./index.ts";

test("a drawing has the characters of the level file", () => {
  const level = iceLevel(["B..#", "AZ.A"]);
  expect(drawingAsText(breakTheIce.drawState(level, level.board))).toBe("B..#\nAZ.A");
  expect(drawingAsText(breakTheIce.drawState(level, boardAfter(level, "0,0:r 0,1:r")))).toBe("...#\nAZBA");
});

test("blocks are pieces whose kind is their letter's place in the alphabet", () => {
  const level = iceLevel([".#", "AZ"]);
  const drawing = breakTheIce.drawState(level, level.board);
  expect(drawing.glyph(0, 0)).toEqual({ text: ".", role: "empty" });
  expect(drawing.glyph(0, 1)).toEqual({ text: "#", role: "wall" });
  expect(drawing.glyph(1, 0)).toEqual({ text: "A", role: "piece", kind: 0 });
  expect(drawing.glyph(1, 1)).toEqual({ text: "Z", role: "piece", kind: 25 });
});
