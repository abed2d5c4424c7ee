// Where tiles are, as cells of the board: what input and pieces both ask of a state.
import type { Cell } from "../cell.ts";
import { type Direction, STEP } from "../direction.ts";
import { isTile, type MatchLevel, OBSTACLE } from "./level.ts";
import type { MatchState } from "./rules.ts";

export function cellAt({ columns }: MatchLevel, index: number): Cell {
  return { row: Math.floor(index / columns), column: index % columns };
}

export function indexOf({ columns }: MatchLevel, { row, column }: Cell): number {
  return row * columns + column;
}

/** The cells that have a tile, in reading order. */
export function tileCells(level: MatchLevel, state: MatchState): Cell[] {
  const cells: Cell[] = [];
  for (let i = 0; i < state.length; i++) if (isTile(state.charAt(i))) cells.push(cellAt(level, i));
  return cells;
}

export function beside({ row, column }: Cell, direction: Direction): Cell {
  const [down, right] = STEP[direction];
  return { row: row + down, column: column + right };
}

export function isOnBoard({ rows, columns }: MatchLevel, { row, column }: Cell): boolean {
  return row >= 0 && column >= 0 && row < rows && column < columns;
}

/** What a tile meets there; what is no cell of the board stops it like an obstacle. */
export function at(level: MatchLevel, state: MatchState, cell: Cell): string {
  return isOnBoard(level, cell) ? state.charAt(indexOf(level, cell)) : OBSTACLE;
}
