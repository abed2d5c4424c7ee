// Match the Tiles as the engines know it.
import { directionOf } from "../direction.ts";
import type { LevelImage, PackedPuzzle } from "../packed.ts";
import { AHEAD_BITS, type Floor } from "./floor.ts";
import { MatchGame } from "./game.ts";
import { HEURISTICS } from "./heuristics.ts";
import { type MatchLevel, type MatchMove, type MatchState, matchTheTiles } from "./index.ts";
import { FLOOR, isTile } from "./level.ts";
import { cellsOf, type MatchTables, packCells, prepare, unpackCells } from "./tables.ts";

export const packedMatchTheTiles: PackedPuzzle<MatchLevel, MatchState, MatchMove, MatchTables> = {
  puzzle: matchTheTiles,
  registryNumber: 1,
  heuristics: HEURISTICS,
  strongest: "slides",
  prepare,
  image,
  game: (tables) => new MatchGame(tables),

  pack(_level, { floor, tiles }, state, into, at) {
    packCells(tiles, cellsOf(floor, tiles, state), into, at);
  },

  unpack(level, { floor, tiles }, states, at) {
    const board = level.board.split("").map((character) => (isTile(character) ? FLOOR : character));
    unpackCells(tiles, states, at).forEach((cell, tile) => {
      board[floor.boardCells[cell] as number] = tiles.letters[tiles.colours[tile] as number] as string;
    });
    return board.join("");
  },

  move: (_level, _state, number) => directionOf(number),
};

/** For assembly/puzzles/match-the-tiles/index.ts. */
function image({ floor, tiles, goals, root, heuristic, estimates, laneTable }: MatchTables): LevelImage {
  const { rows, columns, slides, stops } = floor;
  return {
    fields: {
      wordCount: tiles.words,
      tiles: tiles.count,
      colours: tiles.letters.length,
      bits: tiles.bits,
      perWord: tiles.perWord,
      cells: floor.cells,
      goals: goals.cells.length,
      heuristic: HEURISTICS.findIndex(({ name }) => name === heuristic) + 1,
      layers: laneTable?.layers ?? 0,
      matchedColours: (laneTable?.matched.length ?? 0) / 4,
    },
    tables: {
      root,
      rows,
      columns,
      slides,
      stops,
      ...(floor.cells <= MASK_BITS ? masksOf(floor) : { columnPlaces: NONE, aheads: NONE }),
      tileColours: tiles.colours,
      firstTiles: tiles.first,
      goalColours: goals.colours,
      firstGoals: goals.first,
      byColour: estimates?.byColour ?? NONE,
      byGoal: estimates?.byGoal ?? NONE,
      lanes: laneTable?.lanes ?? NONE,
      matched: laneTable?.matched ?? NONE,
    },
  };
}

/** A floor of so many cells fits into one mask, in which a slide counts the tiles ahead of a tile at once. */
const MASK_BITS = 64;
const NONE = new Uint8Array(0);

/** The place of each cell in the order of columns, and for each direction and cell the mask of the cells ahead: numbered
 *  along rows for slides along rows, in the order of columns for the others. */
function masksOf({ cells, stops, slides }: Floor): { columnPlaces: Uint8Array; aheads: Uint32Array } {
  // Slides up have the runs of each column from the top, one column after the other.
  const columnPlaces = new Uint8Array(cells);
  for (let place = 0; place < cells; place++) columnPlaces[stops[place] as number] = place;
  const aheads = new Uint32Array(2 * stops.length);
  for (let place = 0; place < stops.length; place++) {
    const direction = Math.floor(place / cells);
    const slide = direction * cells + (stops[place] as number);
    for (let ahead = (slides[slide] as number) >>> AHEAD_BITS; ahead < place; ahead++) {
      const cell = stops[ahead] as number;
      const bit = direction < 2 ? (columnPlaces[cell] as number) : cell;
      aheads[2 * slide + (bit >> 5)] = (aheads[2 * slide + (bit >> 5)] as number) | (1 << (bit & 31));
    }
  }
  return { columnPlaces, aheads };
}
