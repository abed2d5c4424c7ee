import fc from "fast-check";
import { expect, test } from "vitest";
import { foldingLevel } from "../../../tests/support/folding-level.ts";
import { DIRECTIONS } from "../direction.ts";
import { type FoldingMove, foldingBlocks } from "./index.ts";
import { GROUP_LETTERS } from "./level.ts";

test("A:r means fold group A to the right", () => {
  expect(foldingBlocks.parseMove("A:r")).toEqual({ move: { group: "A", direction: "r" } });
  expect(foldingBlocks.formatMove({ group: "A", direction: "r" })).toBe("A:r");
});

test("every fold reads back from its notation", () => {
  const anyMove = fc.record({
    group: fc.constantFrom(...GROUP_LETTERS),
    direction: fc.constantFrom(...DIRECTIONS),
  });
  fc.assert(
    fc.property(anyMove, (move) => {
      expect(foldingBlocks.parseMove(foldingBlocks.formatMove(move))).toEqual({ move });
    }),
  );
});

test.each(["", "A", "A:", ":r", "r", "Ar", "A:x", "A:R", "A:rr", "AB:r", "1:r", "Á:r", " A:r", "A:r\n", "5,2:r"])(
  "%j is not a fold, and both languages say what one looks like",
  (word) => {
    const { wrong } = foldingBlocks.parseMove(word);
    expect(wrong?.en).toContain("A:r folds group A to the right");
    expect(wrong?.pt).toContain("A:r dobra o grupo A para a direita");
  },
);

test.each<[FoldingMove, string, string]>([
  [{ group: "A", direction: "u" }, "fold group A up", "dobrar o grupo A para cima"],
  [{ group: "A", direction: "d" }, "fold group A down", "dobrar o grupo A para baixo"],
  [{ group: "b", direction: "l" }, "fold group b to the left", "dobrar o grupo b para a esquerda"],
  [{ group: "b", direction: "r" }, "fold group b to the right", "dobrar o grupo b para a direita"],
])("%o in words", (move, en, pt) => {
  const level = foldingLevel("A.b");
  expect(foldingBlocks.describeMove(level, foldingBlocks.initialState(level), move)).toEqual({ en, pt });
});
