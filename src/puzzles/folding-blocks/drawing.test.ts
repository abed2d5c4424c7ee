import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryFoldingLevel } from "../../../tests/support/arbitrary-folding-blocks.ts";
import { foldingLevel } from "../../../tests/support/folding-level.ts";
import { drawingAsText } from "../drawing.ts";
import { foldingBlocks } from "./index.ts";

test("holes, empty cells and groups have their characters, roles and kinds", () => {
  const level = foldingLevel(".#AB", "Zaz.");
  const drawing = foldingBlocks.drawState(level, foldingBlocks.initialState(level));
  const glyphs = [0, 1].map((row) => [0, 1, 2, 3].map((column) => drawing.glyph(row, column)));
  expect(glyphs).toEqual([
    [
      { text: ".", role: "empty" },
      { text: "#", role: "void" },
      { text: "A", role: "piece", kind: 0 },
      { text: "B", role: "piece", kind: 1 },
    ],
    [
      { text: "Z", role: "piece", kind: 25 },
      { text: "a", role: "piece", kind: 26 },
      { text: "z", role: "piece", kind: 51 },
      { text: ".", role: "empty" },
    ],
  ]);
});

test("a state is drawn as it is after the folds, not as the level began", () => {
  const level = foldingLevel("A..", "#.B");
  expect(drawingAsText(foldingBlocks.drawState(level, { board: "AA.#BB" }))).toBe("AA.\n#BB");
});

test("the drawing of the first state is the grid as it was written", () => {
  fc.assert(
    fc.property(arbitraryFoldingLevel(), (level) => {
      const drawing = foldingBlocks.drawState(level, foldingBlocks.initialState(level));
      expect(drawingAsText(drawing).split("\n")).toEqual(level.document.grid.paddedRows());
    }),
  );
});
