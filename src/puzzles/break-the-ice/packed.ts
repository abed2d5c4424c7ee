// Break the Ice as the engines know it.
import { directionOf } from "../direction.ts";
import type { LevelImage, PackedPuzzle } from "../packed.ts";
import { IceGame } from "./game.ts";
import { HEURISTICS } from "./heuristics.ts";
import { breakTheIce, type IceLevel, type IceMove, type IceState } from "./index.ts";
import { type IceTables, prepare, readBoard, writeBoard } from "./tables.ts";

export const packedBreakTheIce: PackedPuzzle<IceLevel, IceState, IceMove, IceTables> = {
  puzzle: breakTheIce,
  registryNumber: 3,
  heuristics: HEURISTICS,
  strongest: "columns",
  prepare,
  image,
  game: (tables) => new IceGame(tables),
  pack: (_level, tables, state, into, at) => writeBoard(tables, state, into, at),
  unpack: (level, tables, states, at) => readBoard(tables, level.board, states, at),

  move({ columns }, _state, number) {
    const cell = number >> 2;
    const row = Math.floor(cell / columns);
    return { row, column: cell - row * columns, direction: directionOf(number) };
  },
};

/** For assembly/puzzles/break-the-ice/level.ts. */
function image(tables: IceTables): LevelImage {
  const { rows, columns, wordsPerColumn, root, blocks, budget, heuristic, automaton, colors, flags } = tables;
  return {
    fields: {
      wordCount: root.length,
      maxSuccessors: 3 * blocks,
      rows,
      columns,
      heuristic,
      budget,
      blocksAtStart: blocks,
      isWide: wordsPerColumn === 2 ? 1 : 0,
      isConnected: tables.connected ? 1 : 0,
      startsWithRuns: tables.startsWithRuns ? 1 : 0,
      automatonBytes: automaton.length,
    },
    tables: { root, stretches: stretchesOf(tables), colors, automaton, flags },
  };
}

/** For each cell, 64 bits: every cell, with its four bits, of the stretch of its column between two walls that it is in;
 *  0 for a wall. Columns lie one after the other from the bottom, 16 cells each, and there is one of walls on each side. */
function stretchesOf({ rows, columns, walls }: IceTables): Uint32Array {
  const stretches = new Uint32Array((columns + 2) * 32);
  const cellAt = (column: number, height: number): number => 32 * (column + 1) + 2 * height;
  for (let column = 0; column < columns; column++) {
    for (let bottom = 0; bottom < rows; bottom++) {
      let [low, high, top] = [0, 0, bottom];
      for (; top < rows && walls[(rows - 1 - top) * columns + column] === 0; top++) {
        if (top < 8) low |= 15 << (4 * top);
        else high |= 15 << (4 * (top - 8));
      }
      for (; bottom < top; bottom++) stretches.set([low, high], cellAt(column, bottom));
    }
  }
  return stretches;
}
