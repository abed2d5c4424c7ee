// The eight ways to lay a rectangular board down: turned by quarters, mirrored or not. A puzzle whose rules know no
// direction is the same to a person in all of them; one with gravity only in its mirror image.
import type { Cell } from "./cell.ts";

export interface Symmetry {
  /** Rows become columns. */
  readonly swapsAxes: boolean;
  readonly flipsRows: boolean;
  readonly flipsColumns: boolean;
}

/** All eight, the board as it is first. */
export const SYMMETRIES: readonly Symmetry[] = [false, true].flatMap((swapsAxes) =>
  [false, true].flatMap((flipsRows) =>
    [false, true].map((flipsColumns): Symmetry => ({ swapsAxes, flipsRows, flipsColumns })),
  ),
);

export const IDENTITY = SYMMETRIES[0] as Symmetry;

/** The board seen in a mirror that stands beside it. */
export const MIRRORED: Symmetry = { swapsAxes: false, flipsRows: false, flipsColumns: true };

/** Where a cell of a board of this size comes to lie. */
export function movedCell({ row, column }: Cell, rows: number, columns: number, symmetry: Symmetry): Cell {
  const flippedRow = symmetry.flipsRows ? rows - 1 - row : row;
  const flippedColumn = symmetry.flipsColumns ? columns - 1 - column : column;
  return symmetry.swapsAxes ? { row: flippedColumn, column: flippedRow } : { row: flippedRow, column: flippedColumn };
}

/** The cells of a board, row by row, laid down anew. */
export function movedGrid<T>(grid: readonly (readonly T[])[], symmetry: Symmetry): T[][] {
  const rows = grid.length;
  const columns = grid[0]?.length ?? 0;
  const moved: T[][] = Array.from({ length: symmetry.swapsAxes ? columns : rows }, () => []);
  grid.forEach((line, row) => {
    line.forEach((content, column) => {
      const to = movedCell({ row, column }, rows, columns, symmetry);
      (moved[to.row] as T[])[to.column] = content;
    });
  });
  return moved;
}
