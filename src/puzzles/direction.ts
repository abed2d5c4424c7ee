// The four directions, in the order that every puzzle lists its moves in.
import type { Words } from "../language/words.ts";

export type Direction = "u" | "d" | "l" | "r";

export const DIRECTIONS: readonly [Direction, ...Direction[]] = ["u", "d", "l", "r"];

/** The one of this number, of which the lowest two bits count: the numbers of moves have others above them. */
export function directionOf(number: number): Direction {
  return DIRECTIONS[number & 3] as Direction;
}

/** How far one step goes, as (rows, columns). */
export const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  u: [-1, 0],
  d: [1, 0],
  l: [0, -1],
  r: [0, 1],
};

export const DIRECTION_WORDS: Readonly<Record<Direction, Words>> = {
  u: { en: "up", pt: "para cima" },
  d: { en: "down", pt: "para baixo" },
  l: { en: "left", pt: "para a esquerda" },
  r: { en: "right", pt: "para a direita" },
};

export const AXIS: Readonly<Record<Direction, "column" | "row">> = { u: "column", d: "column", l: "row", r: "row" };
export const OPPOSITE: Readonly<Record<Direction, Direction>> = { u: "d", d: "u", l: "r", r: "l" };
