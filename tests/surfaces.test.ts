// Every registered puzzle that brings a surface keeps its contract: what is asked is told in support/surface-contract.ts.
import { describe } from "vitest";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import { samplesOf } from "./support/level-samples.ts";
import { describeSurface } from "./support/surface-contract.ts";

const played = PACKED_PUZZLES.flatMap(({ puzzle }) => {
  const { surface } = puzzle;
  return surface === undefined ? [] : [{ puzzle, surface, game: puzzle.format.id }];
});

describe.each(played)("$game", ({ puzzle, surface, game }) => {
  describeSurface(puzzle, surface, samplesOf(game));
});
