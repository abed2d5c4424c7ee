// The packed 15-puzzle for the TypeScript engine. Its twin is assembly/index.ts.
import { edgeOf, type Game } from "../../src/search/game.ts";
import { type FifteenTables, NO_CELL, tileAt } from "./tables.ts";

export class FifteenGame implements Game {
  readonly words: number;
  readonly mostSuccessors = 4;
  readonly denseStates = 0;
  readonly #tables: FifteenTables;
  readonly #cells: number;

  constructor(tables: FifteenTables) {
    this.#tables = tables;
    this.words = tables.words;
    this.#cells = tables.rows * tables.columns;
  }

  writeRoot(states: Uint32Array, at: number): void {
    states.set(this.#tables.root, at);
  }

  isDead(): boolean {
    return this.#tables.isHopeless;
  }

  isSolved(states: Uint32Array, at: number): boolean {
    const { goal } = this.#tables;
    return states[at] === goal[0] && (this.words === 1 || states[at + 1] === goal[1]);
  }

  expand(states: Uint32Array, at: number, successors: Uint32Array, to: number): number {
    const { words } = this;
    const { sliding, isHopeless } = this.#tables;
    const gap = this.#gapOf(states, at);
    let end = to;
    for (let direction = 0; direction < 4; direction++) {
      const from = sliding[4 * gap + direction] as number;
      if (from === NO_CELL) continue;
      const tile = tileAt(states, at, from);
      for (let i = 0; i < words; i++) successors[end + i] = states[at + i] as number;
      successors[end + (gap >> 3)] = (successors[end + (gap >> 3)] as number) | (tile << ((gap & 7) << 2));
      successors[end + (from >> 3)] = (successors[end + (from >> 3)] as number) & ~(15 << ((from & 7) << 2));
      successors[end + words] = edgeOf(direction, 1, isHopeless);
      end += words + 1;
    }
    return (end - to) / (words + 1);
  }

  /** The lowest four bits that are all 0; cells that a small board does not have come after them. */
  #gapOf(states: Uint32Array, at: number): number {
    for (let word = 0; ; word++) {
      const bits = states[at + word] as number;
      const free = ~(bits | (bits >>> 1) | (bits >>> 2) | (bits >>> 3)) & 0x1111_1111;
      if (free !== 0) return 8 * word + (lowestBit(free) >> 2);
    }
  }

  estimate(states: Uint32Array, at: number): number {
    const { rows, columns, hasConflicts, values } = this.#tables;
    let sum = 0;
    for (let cell = 0; cell < this.#cells; cell++)
      sum += values[tileAt(states, at, cell) * this.#cells + cell] as number;
    if (!hasConflicts) return sum;
    for (let row = 0; row < rows; row++) sum += this.#conflicts(this.#rowNumber(states, at, row));
    for (let column = 0; column < columns; column++) sum += this.#conflicts(this.#columnNumber(states, at, column));
    return sum;
  }

  /** One tile has moved: what was counted for it is counted anew, and the conflicts of the two lines across its way. Along
   *  its way no tile has passed another. */
  estimateFrom(states: Uint32Array, at: number, move: number, parentEstimate: number): number {
    const { sliding, values, hasConflicts, rowDigits, columnDigits } = this.#tables;
    const from = this.#gapOf(states, at);
    const to = sliding[4 * from + (move ^ 1)] as number;
    const tile = tileAt(states, at, to);
    const [before, now] = [tile * this.#cells + from, tile * this.#cells + to];
    const estimate = parentEstimate - (values[before] as number) + (values[now] as number);
    if (!hasConflicts) return estimate;
    const isAcross = move < 2;
    const digits = isAcross ? rowDigits : columnDigits;
    const left = this.#lineNumber(states, at, from, isAcross);
    const entered = this.#lineNumber(states, at, to, isAcross);
    const left0 = this.#conflicts(left + (digits[before] as number));
    const entered0 = this.#conflicts(entered - (digits[now] as number));
    return estimate + this.#conflicts(left) - left0 + this.#conflicts(entered) - entered0;
  }

  /** The number of the row or the column of a cell. */
  #lineNumber(states: Uint32Array, at: number, cell: number, isRow: boolean): number {
    const { columns } = this.#tables;
    return isRow
      ? this.#rowNumber(states, at, Math.floor(cell / columns))
      : this.#columnNumber(states, at, cell % columns);
  }

  #conflicts(line: number): number {
    return this.#tables.conflicts[line] as number;
  }

  #rowNumber(states: Uint32Array, at: number, row: number): number {
    const { columns, rowDigits } = this.#tables;
    let line = 0;
    for (let cell = row * columns; cell < (row + 1) * columns; cell++) {
      line += rowDigits[tileAt(states, at, cell) * this.#cells + cell] as number;
    }
    return line;
  }

  #columnNumber(states: Uint32Array, at: number, column: number): number {
    const { columns, columnDigits } = this.#tables;
    let line = 0;
    for (let cell = column; cell < this.#cells; cell += columns) {
      line += columnDigits[tileAt(states, at, cell) * this.#cells + cell] as number;
    }
    return line;
  }
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
