// A cell of a board, counted from 0 at the top left.

/** A place on a board, by row and column. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}
