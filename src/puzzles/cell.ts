// A cell of a board, counted from 0 at the top left.

export interface Cell {
  readonly row: number;
  readonly column: number;
}
