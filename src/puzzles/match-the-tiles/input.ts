// How Match the Tiles is played: arrows and swipes push everything, and so does a click beside a tile.
import { directionOfKey } from "../arrow-keys.ts";
import type { Cell } from "../cell.ts";
import { DIRECTIONS, type Direction } from "../direction.ts";
import type { Answer, Gesture, Hand, Input, Outline, Target } from "../surface.ts";
import { FLOOR, isTile, type MatchLevel, OBSTACLE } from "./level.ts";
import { eachStop, listMoves, type MatchMove, type MatchState } from "./rules.ts";
import { at, beside, cellAt, indexOf, tileCells } from "./tiles.ts";

export const input: Input<MatchLevel, MatchState, MatchMove> = {
  help: [{ keys: "Arrows", means: { en: "push all tiles", pt: "empurrar todas as peças" } }],
  usesLetters: false,
  hand: (): Hand => ({}),
  chosenCells: () => [],

  press(_level, _state, hand, key): Answer<MatchMove> | undefined {
    const move = directionOfKey(key);
    return move === undefined ? undefined : { hand, move };
  },

  drag: (_level, _state, { direction }): MatchMove => direction,

  /** From the first tile that moves, or from the first of all. */
  gestureOf(level, state, direction): Gesture | undefined {
    const from = movingTiles(level, state, direction)[0]?.from ?? tileCells(level, state)[0];
    return from === undefined ? undefined : { from, direction };
  },

  tap(level, state, hand, cell): Answer<MatchMove> | undefined {
    const move = tapDirections(level, state).get(indexOf(level, cell));
    return move === undefined ? undefined : { hand, move };
  },

  targets(level, state): readonly Target<MatchMove>[] {
    const directions = [...tapDirections(level, state)];
    return listMoves(level, state).map((move) => ({
      move,
      cells: directions.filter(([, direction]) => direction === move).map(([index]) => cellAt(level, index)),
    }));
  },

  /** Where tiles come to rest; where none moves, whatever each of them stands against. */
  outline(level, state, direction): Outline {
    const moving = movingTiles(level, state, direction);
    if (moving.length > 0) return { cells: moving.map(({ to }) => to), blocked: [] };
    const against = tileCells(level, state).map((cell) => beside(cell, direction));
    return { cells: [], blocked: against.filter((cell) => at(level, state, cell) === OBSTACLE) };
  },
};

function movingTiles(
  level: MatchLevel,
  state: MatchState,
  direction: Direction,
): readonly { readonly from: Cell; readonly to: Cell }[] {
  const moving: { readonly from: Cell; readonly to: Cell }[] = [];
  eachStop(level, state, direction, (from, to) => {
    if (from !== to) moving.push({ from: cellAt(level, from), to: cellAt(level, to) });
  });
  return moving;
}

/**
 * What a tap means, by cell: on a free cell the way to there from the nearest tile that has it in view; where several are
 * as near, the direction that has the fewest cells so far. A tap on a tile that can go one way only means that way, so that
 * there is a cell for every move.
 */
function tapDirections(level: MatchLevel, state: MatchState): ReadonlyMap<number, Direction> {
  const directions = new Map<number, Direction>();
  const counts = new Map(DIRECTIONS.map((direction) => [direction, 0]));
  const give = (index: number, direction: Direction): void => {
    directions.set(index, direction);
    counts.set(direction, (counts.get(direction) as number) + 1);
  };
  const fewest = (ways: readonly Direction[]): Direction =>
    ways.reduce((best, way) => ((counts.get(way) as number) < (counts.get(best) as number) ? way : best));

  const contested: (readonly [index: number, ways: readonly Direction[]])[] = [];
  for (let index = 0; index < state.length; index++) {
    if (state.charAt(index) !== FLOOR) continue;
    const ways = waysFromNearest(level, state, cellAt(level, index));
    if (ways.length === 1) give(index, ways[0] as Direction);
    else if (ways.length > 1) contested.push([index, ways]);
  }
  for (const [index, ways] of contested) give(index, fewest(ways));
  const tiles = tileCells(level, state).map((cell) => [
    indexOf(level, cell),
    DIRECTIONS.filter((direction) => at(level, state, beside(cell, direction)) === FLOOR),
  ]) as (readonly [number, readonly Direction[]])[];
  for (const [index, ways] of tiles) if (ways.length === 1) give(index, ways[0] as Direction);
  for (const [index, ways] of tiles) if (ways.length > 1 && counts.get(fewest(ways)) === 0) give(index, fewest(ways));
  return directions;
}

/** The directions in which a free cell lies from the tiles that are nearest to it, with nothing between. */
function waysFromNearest(level: MatchLevel, state: MatchState, cell: Cell): readonly Direction[] {
  let nearest = Number.POSITIVE_INFINITY;
  let ways: Direction[] = [];
  for (const direction of DIRECTIONS) {
    const away = tileBehind(level, state, cell, direction);
    if (away < nearest) ways = [];
    if (away <= nearest && Number.isFinite(away)) ways.push(direction);
    nearest = Math.min(nearest, away);
  }
  return ways;
}

/** How far away the tile is that would come to this cell when it goes in this direction. */
function tileBehind(level: MatchLevel, state: MatchState, cell: Cell, direction: Direction): number {
  const back = BACK[direction];
  let away = 1;
  let seen = beside(cell, back);
  while (at(level, state, seen) === FLOOR) {
    seen = beside(seen, back);
    away++;
  }
  return isTile(at(level, state, seen)) ? away : Number.POSITIVE_INFINITY;
}

const BACK: Readonly<Record<Direction, Direction>> = { u: "d", d: "u", l: "r", r: "l" };
