import { expect, test } from "vitest";
import { DIRECTIONS } from "../direction.ts";
import { rollTheBlock } from "./index.ts";
import { describeMove, formatMove, parseMove, type RollMove } from "./notation.ts";

const switchAndRoll: RollMove = { switches: true, direction: "r" };

test.each(DIRECTIONS)("%s rolls", (direction) => {
  expect(parseMove(direction)).toEqual({ move: { switches: false, direction } });
  expect(formatMove({ switches: false, direction })).toBe(direction);
});

test("x makes the other half active", () => {
  expect(parseMove("x")).toEqual({ move: { switches: true } });
  expect(formatMove({ switches: true })).toBe("x");
});

test("making the other half active and rolling it is written as two words", () => {
  expect(formatMove(switchAndRoll)).toBe("x r");
});

test.each(["", "R", "X", "rr", "xr", "x r", "right", "A:r", "5,2:r", "constructor"])("%j is no move", (word) => {
  expect(parseMove(word).wrong).toEqual({
    en: `\`${word}\` is not a move: write u, d, l or r to roll, or x to make the other half active`,
    pt: `\`${word}\` não é uma jogada: escreva u, d, l ou r para rolar, ou x para ativar a outra metade`,
  });
});

test.each([
  [{ switches: false, direction: "r" }, "roll right", "rolar para a direita"],
  [{ switches: false, direction: "u" }, "roll up", "rolar para cima"],
  [{ switches: true }, "switch to the other half", "mudar para a outra metade"],
  [switchAndRoll, "switch to the other half and roll right", "mudar para a outra metade e rolar para a direita"],
] as const)("%j is said in words", (move, en, pt) => {
  expect(describeMove(move)).toEqual({ en, pt });
});

test.each([
  [0, "#"],
  [1, "."],
  [2, "T"],
  [3, "S"],
  [4, "T"],
  [5, undefined],
  [-1, undefined],
  [1.5, undefined],
])("in a number grid %d is %s", (n, character) => {
  expect(rollTheBlock.format.numbers?.(n)).toBe(character);
});
