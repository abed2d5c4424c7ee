// The floor of a board, numbered for the engines: the cells without an obstacle, in reading order, and how tiles slide.
//
// In each direction the floor falls into runs that tiles slide along and never leave. A tile stops as many cells before
// the end of its run as there are tiles ahead of it, so a slide needs to know of a cell: which line it lies in, which
// cells of that line are ahead of it in its run (a mask), and where its run ends.
import { DIRECTIONS, type Direction } from "../direction.ts";
import { MAX_SIDE, type MatchLevel, OBSTACLE } from "./level.ts";

/** Row r is line r, column c is line FIRST_COLUMN + c. */
const FIRST_COLUMN = MAX_SIDE;
export const LINES = 2 * MAX_SIDE;
/** In `slides`, the mask of the cells ahead takes the lower bits, one a cell of the longest line. */
export const AHEAD_BITS = MAX_SIDE;

export interface Floor {
  /** How many cells it has. */
  readonly cells: number;
  /** For each cell of the floor its cell of the board, and back (0 for obstacles). */
  readonly boardCells: Uint8Array;
  readonly numbers: Uint8Array;
  /** The lines that each cell lies in. */
  readonly rows: Uint8Array;
  readonly columns: Uint8Array;
  /** For each direction, as DIRECTIONS orders them, all cells, run after run, each run from its end on. */
  readonly stops: Uint8Array;
  /** slides[direction * cells + cell]: the mask of the cells ahead (bit c is column c, or row c in a column), and above
   *  it the place in `stops` where the run begins. */
  readonly slides: Int32Array;
}

export function numberFloor({ board, rows, columns }: MatchLevel): Floor {
  const numbers = new Uint8Array(board.length);
  const boardCells: number[] = [];
  for (let cell = 0; cell < board.length; cell++) {
    if (board.charAt(cell) === OBSTACLE) continue;
    numbers[cell] = boardCells.length;
    boardCells.push(cell);
  }
  const cells = boardCells.length;
  const stops = new Uint8Array(DIRECTIONS.length * cells);
  const slides = new Int32Array(DIRECTIONS.length * cells);
  let place = 0;
  DIRECTIONS.forEach((direction, d) => {
    for (const line of linesTowards(direction, rows, columns)) {
      let runBegin = place;
      let ahead = 0;
      for (const { cell, bit } of line) {
        if (board.charAt(cell) === OBSTACLE) {
          runBegin = place;
          ahead = 0;
          continue;
        }
        const number = numbers[cell] as number;
        slides[d * cells + number] = ahead | (runBegin << AHEAD_BITS);
        stops[place++] = number;
        ahead |= bit;
      }
    }
  });
  return {
    cells,
    boardCells: Uint8Array.from(boardCells),
    numbers,
    rows: Uint8Array.from(boardCells, (cell) => Math.floor(cell / columns)),
    columns: Uint8Array.from(boardCells, (cell) => FIRST_COLUMN + (cell % columns)),
    stops,
    slides,
  };
}

/** The lines that tiles slide along, each from the edge that they slide to. */
function linesTowards(direction: Direction, rows: number, columns: number): { cell: number; bit: number }[][] {
  const vertical = direction === "u" || direction === "d";
  const [count, length] = vertical ? [columns, rows] : [rows, columns];
  return Array.from({ length: count }, (_, line) => {
    const cells = Array.from({ length }, (_, i) => ({
      cell: vertical ? i * columns + line : line * columns + i,
      bit: 1 << i,
    }));
    return direction === "u" || direction === "l" ? cells : cells.reverse();
  });
}
