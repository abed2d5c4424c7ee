// How states are packed. That they are the readable ones, and that both engines expand them by the rules, is asked of every
// puzzle alike (tests/contract.test.ts).
import { describe, expect, test } from "vitest";
import { matchLevel } from "../../../tests/support/match-level.ts";
import { crowdedLevel } from "../../../tests/support/match-states.ts";
import type { MatchLevel } from "./index.ts";
import { packedMatchTheTiles as packed } from "./packed.ts";

function preparedFor(level: MatchLevel) {
  return packed.prepare(level, { heuristic: undefined, costModel: "moves" });
}

describe("a state takes", () => {
  const row = (tiles: number, floor: number) => [".".repeat(floor - tiles) + "A".repeat(tiles)];
  const words = (level: MatchLevel) => packed.game(preparedFor(level)).words;

  test("one word for what fits into 32 bits", () => {
    expect(words(matchLevel(row(1, 2), [".a"]))).toBe(1);
    expect(words(matchLevel(row(8, 16), [`........${"a".repeat(8)}`]))).toBe(1);
  });

  test("two words from there on", () => {
    expect(words(matchLevel(row(9, 16), [`.......${"a".repeat(9)}`]))).toBe(2);
  });

  test("16 words for 64 tiles on the largest board", () => {
    expect(words(crowdedLevel(64))).toBe(16);
  });

  test("one word on a floor of one cell", () => {
    expect(words(matchLevel(["A#"], ["a#"]))).toBe(1);
  });
});
