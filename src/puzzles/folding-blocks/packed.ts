// Folding Blocks for the engines: what it owes them, joined together.

import { directionOf } from "../direction.ts";
import type { LevelImage, PackedPuzzle } from "../packed.ts";
import { FoldingGame } from "./game.ts";
import { heuristics } from "./heuristics.ts";
import { type FoldingLevel, type FoldingMove, type FoldingState, foldingBlocks } from "./index.ts";
import { type FoldingTables, MASK, prepareTables, RECORD, SHIFT, WORD } from "./tables.ts";

export const packedFoldingBlocks: PackedPuzzle<FoldingLevel, FoldingState, FoldingMove, FoldingTables> = {
  puzzle: foldingBlocks,
  registryNumber: 0,
  heuristics,
  strongest: "partition",
  glance: "filled",
  hasOrder: true,
  prepare: prepareTables,
  image,
  game: (tables) => new FoldingGame(tables),
  pack,
  unpack,
  move: (level, _state, number) => ({
    group: level.groups[number >> 2] as string,
    direction: directionOf(number),
  }),
};

/** For assembly/puzzles/folding-blocks/index.ts. */
function image(tables: FoldingTables): LevelImage {
  const { moving, shapeRecords, foldRecords, cells, overdue, shapes, heuristic } = tables;
  return {
    fields: {
      wordCount: tables.words,
      maxSuccessors: tables.mostSuccessors,
      denseCount: tables.denseStates,
      groupCount: moving.length / RECORD,
      shapeCount: shapeRecords.length / RECORD,
      emptyCells: shapes.empty.length,
      capacity: tables.capacity,
      fixedCells: tables.fixedCells,
      heuristic: heuristic.kind,
      isOrdered: Number(tables.isOrdered),
    },
    tables: {
      groups: moving,
      shapes: shapeRecords,
      folds: foldRecords,
      cells,
      overdue,
      values: heuristic.values,
      reachable: heuristic.reachable,
      reachableStarts: heuristic.reachableStarts,
    },
  };
}

/** The state must be one that play can lead to from where the search begins. */
function pack(level: FoldingLevel, tables: FoldingTables, state: FoldingState, into: Uint32Array, at: number): void {
  const { groups, empty, words } = tables.shapes;
  into.fill(0, at, at + tables.words);
  for (const [i, letter] of level.groups.entries()) {
    const record = (tables.movingNumbers[i] as number) * RECORD;
    if (record < 0) continue;
    const cells = new Uint32Array(words);
    for (const [number, cell] of empty.entries()) {
      if (state.board[cell] === letter) cells[number >> 5] = (cells[number >> 5] as number) | (1 << (number & 31));
    }
    const { count, filled } = groups[i] as (typeof groups)[number];
    let shape = 0;
    while (shape < count && !cells.every((set, w) => set === filled[shape * words + w])) shape++;
    const word = at + (tables.moving[record + WORD] as number);
    into[word] = (into[word] as number) | (shape << (tables.moving[record + SHIFT] as number));
  }
}

function unpack(level: FoldingLevel, tables: FoldingTables, states: Uint32Array, at: number): FoldingState {
  const { groups, empty, words } = tables.shapes;
  const board = [...tables.board];
  for (const [i, letter] of level.groups.entries()) {
    const record = (tables.movingNumbers[i] as number) * RECORD;
    if (record < 0) continue;
    const word = states[at + (tables.moving[record + WORD] as number)] as number;
    const shape = (word >>> (tables.moving[record + SHIFT] as number)) & (tables.moving[record + MASK] as number);
    const { filled } = groups[i] as (typeof groups)[number];
    for (const [number, cell] of empty.entries()) {
      if (((filled[shape * words + (number >> 5)] as number) >>> (number & 31)) & 1) board[cell] = letter;
    }
  }
  return { board: board.join("") };
}
