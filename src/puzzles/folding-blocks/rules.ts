// The rules of Folding Blocks: a group is all the cells that carry its letter. A fold mirrors every one of them over
// the edge of the group's bounding box on one side, and is legal only if every mirrored cell is on the board and
// empty; the group then has both halves. The level is solved when no cell is empty.

import type { Cell } from "../cell.ts";
import { DIRECTIONS, type Direction } from "../direction.ts";
import type { Outcome } from "../puzzle.ts";
import { EMPTY, type FoldingLevel } from "./level.ts";
import type { FoldingMove } from "./notation.ts";
import { cellInTheWay, noSuchGroup } from "./refusal.ts";

export interface FoldingState {
  /** As in FoldingLevel: row by row, one character a cell. */
  readonly board: string;
}

export function initialState(level: FoldingLevel): FoldingState {
  return { board: level.board };
}

export function listMoves(level: FoldingLevel, state: FoldingState): FoldingMove[] {
  const moves: FoldingMove[] = [];
  for (const group of level.groups) {
    const cells = cellsOf(level, state, group);
    for (const direction of DIRECTIONS) {
      if (mirror(cells, direction).every((cell) => characterAt(level, state, cell) === EMPTY)) {
        moves.push({ group, direction });
      }
    }
  }
  return moves;
}

export function applyMove(level: FoldingLevel, state: FoldingState, move: FoldingMove): Outcome<FoldingState> {
  if (!level.groups.includes(move.group)) return { refused: noSuchGroup(move.group) };

  const cells = cellsOf(level, state, move.group);
  const images = mirror(cells, move.direction);
  for (const [i, image] of images.entries()) {
    const found = characterAt(level, state, image);
    if (found !== EMPTY) return { refused: cellInTheWay(move, cells[i] as Cell, image, found) };
  }

  return { state: { board: filled(level, state, move.group, images) } };
}

/** The board with a group's letter at these cells too. Between them it is taken over in pieces: a solution is replayed fold by fold,
 *  and a large board has a thousand cells. */
function filled({ columns }: FoldingLevel, { board }: FoldingState, group: string, cells: readonly Cell[]): string {
  const places = cells.map(({ row, column }) => row * columns + column).sort((a, b) => a - b);
  let made = "";
  let from = 0;
  for (const at of places) {
    made += board.slice(from, at) + group;
    from = at + 1;
  }
  return made + board.slice(from);
}

export function isSolved(_level: FoldingLevel, state: FoldingState): boolean {
  return !state.board.includes(EMPTY);
}

/** The cells of a group in reading order, connected or not. */
export function cellsOf(level: FoldingLevel, state: FoldingState, group: string): Cell[] {
  const cells: Cell[] = [];
  for (let at = state.board.indexOf(group); at >= 0; at = state.board.indexOf(group, at + 1)) {
    cells.push({ row: Math.floor(at / level.columns), column: at % level.columns });
  }
  return cells;
}

/** Where each cell lands when all of them are folded over an edge of their common bounding box. */
export function mirror(cells: readonly Cell[], direction: Direction): Cell[] {
  const rows = cells.map((cell) => cell.row);
  const columns = cells.map((cell) => cell.column);
  switch (direction) {
    case "u": {
      const top = Math.min(...rows);
      return cells.map(({ row, column }) => ({ row: 2 * top - row - 1, column }));
    }
    case "d": {
      const bottom = Math.max(...rows);
      return cells.map(({ row, column }) => ({ row: 2 * bottom - row + 1, column }));
    }
    case "l": {
      const left = Math.min(...columns);
      return cells.map(({ row, column }) => ({ row, column: 2 * left - column - 1 }));
    }
    case "r": {
      const right = Math.max(...columns);
      return cells.map(({ row, column }) => ({ row, column: 2 * right - column + 1 }));
    }
  }
}

/** What is at a cell: a hole, empty or a letter, or undefined off the board. */
export function characterAt(level: FoldingLevel, state: FoldingState, { row, column }: Cell): string | undefined {
  if (row < 0 || row >= level.rows || column < 0 || column >= level.columns) return undefined;
  return state.board[row * level.columns + column];
}
