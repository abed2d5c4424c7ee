import { describe, expect, test } from "vitest";
import { DIRECTIONS } from "../direction.ts";
import { describeMove, formatMove, parseMove } from "./notation.ts";

describe("the notation of a slide", () => {
  test.each(DIRECTIONS)("is one letter that reads as the same slide: %s", (move) => {
    expect(formatMove(move)).toBe(move);
    expect(parseMove(formatMove(move))).toEqual({ move });
  });

  test.each(["", "R", "x", "rr", "right", "A:r", "toString", "é"])("is nothing else: %j", (word) => {
    expect(parseMove(word)).toEqual({
      wrong: {
        en: "a slide is one small letter: u, d, l or r",
        pt: "um deslize é uma letra minúscula: u, d, l ou r",
      },
    });
  });

  test("is said in words, in English and Portuguese", () => {
    expect(DIRECTIONS.map((move) => describeMove(move).en)).toEqual([
      "slide everything up",
      "slide everything down",
      "slide everything left",
      "slide everything right",
    ]);
    expect(DIRECTIONS.map((move) => describeMove(move).pt)).toEqual([
      "deslizar tudo para cima",
      "deslizar tudo para baixo",
      "deslizar tudo para a esquerda",
      "deslizar tudo para a direita",
    ]);
  });
});
