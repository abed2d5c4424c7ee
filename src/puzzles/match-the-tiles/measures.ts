// What Match the Tiles levels are charted by.
import type { Measure } from "../puzzle.ts";
import { isTile, type MatchLevel, OBSTACLE } from "./level.ts";

export const measures: readonly Measure<MatchLevel>[] = [
  { name: "tiles", words: { en: "tiles", pt: "peças" }, of: (level) => tilesOf(level).length },
  { name: "colours", words: { en: "colours", pt: "cores" }, of: (level) => new Set(tilesOf(level)).size },
  { name: "walls", words: { en: "obstacles", pt: "obstáculos" }, of: ({ board }) => board.split(OBSTACLE).length - 1 },
];

function tilesOf({ board }: MatchLevel): string[] {
  return [...board].filter(isTile);
}
