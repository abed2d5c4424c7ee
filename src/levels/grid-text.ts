// A grid as it is written: its rows, where they stand in the file, and its size after padding.
// Rows stay strings, so that a grid of sixteen million cells costs no object a cell.
import type { Position } from "./problem.ts";

/** The code point that fills up ragged rows. */
export const PADDING = 0x23; // "#"

export class GridText {
  readonly rows: number;
  /** The length of the longest row, in code points. */
  readonly columns: number;
  readonly #texts: readonly string[];
  readonly #lines: readonly number[];
  readonly #firstColumns: readonly number[] | undefined;

  /** `lines[i]` is the line of row i in the file; `firstColumns[i]` its first column there (1 in text files). */
  constructor(texts: readonly string[], lines: readonly number[], firstColumns?: readonly number[]) {
    this.#texts = texts;
    this.#lines = lines;
    this.#firstColumns = firstColumns;
    this.rows = texts.length;
    let columns = 0;
    for (const text of texts) columns = Math.max(columns, lengthInCodePoints(text));
    this.columns = columns;
  }

  /** Calls `visit` for every cell in reading order, missing cells of ragged rows as `#`. */
  forEachCell(visit: (codePoint: number, row: number, column: number) => void): void {
    for (let row = 0; row < this.rows; row++) {
      const text = this.#texts[row] as string;
      let column = 0;
      for (let i = 0; i < text.length; column++) {
        const codePoint = text.codePointAt(i) as number;
        i += codePoint > 0xffff ? 2 : 1;
        visit(codePoint, row, column);
      }
      for (; column < this.columns; column++) visit(PADDING, row, column);
    }
  }

  /** Where a cell stands in the file. */
  position(row: number, column: number): Position {
    return { line: this.#lines[row] ?? 1, column: (this.#firstColumns?.[row] ?? 1) + column };
  }

  /** The rows, all of one length. */
  paddedRows(): string[] {
    return this.#texts.map((text) => text + "#".repeat(this.columns - lengthInCodePoints(text)));
  }
}

function lengthInCodePoints(text: string): number {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      length--;
      i++;
    }
  }
  return length;
}
