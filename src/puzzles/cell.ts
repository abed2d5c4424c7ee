// A cell of a board, counted from 0 at the top left.

/** A place on a board, by row and column. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A cell as messages and moves in words name it. */
export function cellText({ row, column }: Cell): string {
  return `(${row},${column})`;
}

/** One number for each place, as the key of a map; also for those beside the board. */
export function placeKey(row: number, column: number): number {
  return row * 2 ** 26 + column;
}
