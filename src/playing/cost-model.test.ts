import { expect, test } from "vitest";
import { loadLevels } from "./load-levels.ts";
import type { LoadedLevel } from "./loaded-level.ts";
import { Play } from "./play.ts";
import { replay } from "./replay.ts";

const load = (text: string): LoadedLevel => loadLevels(text)[0];
const ROLL = load("game: roll-the-block\n\nS..T\n");
const MATCH = load("game: match-the-tiles\n\nA.a\n");

test.each([
  [ROLL, "weigthed", "roll-the-block has no cost model weigthed; it has moves, weighted."],
  [MATCH, "weighted", "match-the-tiles has no cost model weighted; it has moves."],
])("a cost model that the puzzle does not have is refused, not taken for another: %#", (level, model, says) => {
  expect(() => replay(level, "r", model)).toThrow(new RangeError(says));
  expect(() => new Play(level, model)).toThrow(new RangeError(says));
});
