// A level of the 15-puzzle prepared for both engines. A state is four bits a cell, the number of its tile or 0 for the gap,
// eight cells a word. All else that a search looks up is in tables; the heuristics differ in nothing but their tables.
import { DIRECTIONS, STEP } from "../../src/puzzles/direction.ts";
import type { Choice } from "../../src/puzzles/packed.ts";
import { canBeSolved, type FifteenLevel, type FifteenState, TILES } from "./index.ts";

export interface FifteenTables {
  readonly words: number;
  readonly rows: number;
  readonly columns: number;
  /** No state of the level can be solved: what is true of one is true of all that slides lead to. */
  readonly isHopeless: boolean;
  readonly hasConflicts: boolean;
  readonly root: Uint32Array;
  readonly goal: Uint32Array;
  /** For each cell of the gap and each direction the cell of the tile that slides so, or NO_CELL. */
  readonly sliding: Uint8Array;
  /** For each tile and cell what the heuristic counts for it; the same for its row and its column, as a digit of the
   *  number that stands for what is in that line. */
  readonly values: Uint8Array;
  readonly rowDigits: Uint16Array;
  readonly columnDigits: Uint16Array;
  /** For the number of a line, how many moves its tiles need beside their distances. */
  readonly conflicts: Uint8Array;
}

export const NO_CELL = 0xff;
const CELLS_A_WORD = 8;

/** Writes a board as a state. */
export function packBoard(board: string, into: Uint32Array, at: number): void {
  into.fill(0, at, at + Math.ceil(board.length / CELLS_A_WORD));
  [...board].forEach((text, cell) => {
    const word = at + (cell >> 3);
    into[word] = ((into[word] as number) | ((TILES.indexOf(text) + 1) << ((cell & 7) << 2))) >>> 0;
  });
}

/** The number of the tile at a cell, 0 for the gap. */
export function tileAt(states: Uint32Array, at: number, cell: number): number {
  return ((states[at + (cell >> 3)] as number) >>> ((cell & 7) << 2)) & 15;
}

export function prepare(level: FifteenLevel, { heuristic, start = level.board }: Choice<FifteenState>): FifteenTables {
  const { rows, columns, goal } = level;
  const words = Math.ceil(goal.length / CELLS_A_WORD);
  const [root, goalWords] = [new Uint32Array(words), new Uint32Array(words)];
  packBoard(start, root, 0);
  packBoard(goal, goalWords, 0);
  const isHopeless = !canBeSolved(level, start);
  const hasConflicts = heuristic === "linear-conflict";
  const sliding = slidingCells(rows, columns);
  const tables = lineTables(rows, columns, heuristic);
  return { words, rows, columns, isHopeless, hasConflicts, root, goal: goalWords, sliding, ...tables };
}

function slidingCells(rows: number, columns: number): Uint8Array {
  const sliding = new Uint8Array(4 * rows * columns).fill(NO_CELL);
  for (let gap = 0; gap < rows * columns; gap++) {
    DIRECTIONS.forEach((direction, i) => {
      const [down, right] = STEP[direction];
      const row = Math.floor(gap / columns) - down;
      const column = (gap % columns) - right;
      if (row < 0 || row >= rows || column < 0 || column >= columns) return;
      sliding[4 * gap + i] = row * columns + column;
    });
  }
  return sliding;
}

/** A line has up to four cells. What one holds is 0, or 1 to 4: a tile of that line, by its place in it. */
const LINE_BASE = 5;
const MOST_IN_LINE = 4;

type LineTables = Pick<FifteenTables, "values" | "rowDigits" | "columnDigits" | "conflicts">;

function lineTables(rows: number, columns: number, heuristic: string | undefined): LineTables {
  const cells = rows * columns;
  const values = new Uint8Array(cells * cells);
  const rowDigits = new Uint16Array(cells * cells);
  const columnDigits = new Uint16Array(cells * cells);
  for (let tile = 1; tile < cells; tile++) {
    const [goalRow, goalColumn] = [Math.floor((tile - 1) / columns), (tile - 1) % columns];
    for (let cell = 0; cell < cells; cell++) {
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      const distance = Math.abs(row - goalRow) + Math.abs(column - goalColumn);
      const at = tile * cells + cell;
      values[at] = heuristic === "misplaced" ? Math.min(distance, 1) : distance;
      if (row === goalRow) rowDigits[at] = (goalColumn + 1) * LINE_BASE ** column;
      if (column === goalColumn) columnDigits[at] = (goalRow + 1) * LINE_BASE ** row;
    }
  }
  const conflicts = Uint8Array.from(
    { length: LINE_BASE ** MOST_IN_LINE },
    (_, line) => 2 * tilesToLeave(digitsOf(line)),
  );
  return { values, rowDigits, columnDigits, conflicts };
}

function digitsOf(line: number): number[] {
  const digits = Array.from({ length: MOST_IN_LINE }, (_, i) => Math.floor(line / LINE_BASE ** i) % LINE_BASE);
  return digits.filter((digit) => digit > 0);
}

/** How many tiles must leave a line so that the others stand in order: all but the longest rising run among them. */
function tilesToLeave(places: readonly number[]): number {
  const longest: number[] = [];
  places.forEach((place, i) => {
    const before = longest.filter((_, j) => (places[j] as number) < place);
    longest[i] = 1 + Math.max(0, ...before);
  });
  return places.length - Math.max(0, ...longest);
}
