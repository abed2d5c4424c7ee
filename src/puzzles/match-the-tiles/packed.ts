// Match the Tiles as the engines know it.
import { DIRECTIONS } from "../direction.ts";
import type { LevelImage, PackedPuzzle } from "../packed.ts";
import { MatchGame } from "./game.ts";
import { HEURISTICS } from "./heuristics.ts";
import { type MatchLevel, type MatchMove, type MatchState, matchTheTiles } from "./index.ts";
import { FLOOR, isTile } from "./level.ts";
import { cellsOf, type MatchTables, packCells, prepare, unpackCells } from "./tables.ts";

export const packedMatchTheTiles: PackedPuzzle<MatchLevel, MatchState, MatchMove, MatchTables> = {
  puzzle: matchTheTiles,
  kernel: 1,
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

  move: (_level, _state, number) => DIRECTIONS[number] as MatchMove,
};

/** The fields in the order of the struct in assembly/puzzles/match-the-tiles. */
function image({ floor, tiles, goals, root, heuristic, estimates, bound }: MatchTables): LevelImage {
  const none = new Uint8Array(0);
  return {
    fields: [
      ...[tiles.words, tiles.count, tiles.letters.length, tiles.bits, tiles.perWord, floor.cells],
      ...[HEURISTICS.findIndex(({ name }) => name === heuristic) + 1, goals.cells.length],
      ...[bound?.layers ?? 0, (bound?.matched.length ?? 0) / 4],
    ],
    tables: [
      ...[root, floor.rows, floor.columns, floor.slides, floor.stops],
      ...[tiles.colours, tiles.first, goals.colours, goals.first],
      ...[estimates?.byColour ?? none, estimates?.byGoal ?? none],
      ...[bound?.lanes ?? none, bound?.matched ?? none],
    ],
  };
}
