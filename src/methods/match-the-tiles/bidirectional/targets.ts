// What the tiles of each colour are to come to, for assembly/methods/match-the-tiles/bidirectional/lane-layers.ts: a target is
// all goals of a colour, or one goal of a colour whose tiles are matched with different ones.
import { MOST_MATCHED_GOALS, MOST_MATCHED_TILES } from "../../../puzzles/match-the-tiles/lane-table.ts";
import type { Goals, Tiles } from "../../../puzzles/match-the-tiles/tables.ts";

export interface Targets {
  readonly count: number;
  /** Four words a colour: its first tile, how many it has, its first target, how many it has. */
  readonly colours: Uint32Array;
  /** For each target the number of its first goal, and at the end how many goals there are. */
  readonly firstGoals: Uint32Array;
}

export function targetsOf(tiles: Tiles, goals: Goals): Targets {
  const colours: number[] = [];
  const firstGoals: number[] = [];
  tiles.letters.forEach((_, colour) => {
    const [first, end] = [goals.first[colour] as number, goals.first[colour + 1] as number];
    const firstTile = tiles.first[colour] as number;
    const tileCount = (tiles.first[colour + 1] as number) - firstTile;
    const isMatched = tileCount > 1 && tileCount <= MOST_MATCHED_TILES && end - first <= MOST_MATCHED_GOALS;
    const count = isMatched ? end - first : 1;
    colours.push(firstTile, tileCount, firstGoals.length, count);
    for (let target = 0; target < count; target++) firstGoals.push(first + target);
  });
  return {
    count: firstGoals.length,
    colours: Uint32Array.from(colours),
    firstGoals: Uint32Array.from([...firstGoals, goals.cells.length]),
  };
}
