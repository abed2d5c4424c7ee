import { describe, expect, test } from "vitest";
import { iceLevel, iceMove } from "../../../tests/support/playable-ice.ts";
import { breakTheIce } from "./index.ts";

describe("a move as text", () => {
  test("is row, column and direction", () => {
    expect(breakTheIce.formatMove({ row: 5, column: 2, direction: "r" })).toBe("5,2:r");
    expect(breakTheIce.parseMove("5,2:r")).toEqual({ move: { row: 5, column: 2, direction: "r" } });
    expect(breakTheIce.parseMove("10,15:u")).toEqual({ move: { row: 10, column: 15, direction: "u" } });
  });

  test.each(["", "r", "5,2", "5,2:", "5,2:x", "5,2:R", "5;2:r", "-1,2:r", "5,2:rr", " 5,2:r", "A:r", "1234567890,0:r"])(
    "%o is none, and it says what a move is",
    (word) => {
      expect(breakTheIce.parseMove(word)).toEqual({
        wrong: {
          en: "a move is the row and column of a block, a colon, and one of u d l r: 5,2:r moves the block at (5,2) to the right",
          pt: "uma jogada é a linha e a coluna de um bloco, dois pontos e uma de u d l r: 5,2:r move o bloco em (5,2) para a direita",
        },
      });
    },
  );
});

describe("a move in words", () => {
  const rows = [".B.", "ACA"];

  test.each([
    ["0,1:r", "move (0,1) to the right", "mover (0,1) para a direita"],
    ["0,1:l", "move (0,1) to the left", "mover (0,1) para a esquerda"],
    ["1,0:r", "swap (1,0) with the block on its right", "trocar (1,0) com o bloco à sua direita"],
    ["1,1:l", "swap (1,1) with the block on its left", "trocar (1,1) com o bloco à sua esquerda"],
    ["1,1:u", "swap (1,1) with the block above it", "trocar (1,1) com o bloco por cima"],
    ["0,1:d", "swap (0,1) with the block below it", "trocar (0,1) com o bloco por baixo"],
  ])("%s", (word, en, pt) => {
    const level = iceLevel(rows);
    const state = breakTheIce.initialState(level);
    expect(breakTheIce.describeMove(level, state, iceMove(word))).toEqual({ en, pt });
  });

  test("can be said of an illegal move too", () => {
    const level = iceLevel(rows);
    const state = breakTheIce.initialState(level);
    expect(breakTheIce.describeMove(level, state, iceMove("1,0:u")).en).toBe("move (1,0) up");
    expect(breakTheIce.describeMove(level, state, iceMove("9,9:d")).pt).toBe("mover (9,9) para baixo");
  });
});
