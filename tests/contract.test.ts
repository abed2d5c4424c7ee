// Every registered puzzle keeps the contract: what is asked is told in support/puzzle-contract.ts and
// support/packed-contract.ts.
import { describe } from "vitest";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import { samplesOf } from "./support/level-samples.ts";
import { describePackedPuzzle } from "./support/packed-contract.ts";
import { describePuzzle } from "./support/puzzle-contract.ts";

describe.each(PACKED_PUZZLES.map((packed) => ({ packed, game: packed.puzzle.format.id })))("$game", (each) => {
  const samples = samplesOf(each.game);
  describePuzzle(each.packed.puzzle, samples);
  describePackedPuzzle(each.packed, samples);
});
