// A grid as it is written: its rows, where they stand in the file, and its size after padding.
// Rows stay strings, so that a grid of sixteen million cells costs no object a cell.
import { lengthInCodePoints } from "./characters.ts";
import type { Position } from "./problem.ts";

/** Where the cells of a grid stand: the line of each row, its cells from column 1 on, or a rule of its own. */
export type CellPlaces = readonly number[] | ((row: number, column: number) => Position);

export class GridText {
  readonly rows: number;
  /** The length of the longest row, in code points. */
  readonly columns: number;
  readonly #texts: readonly string[];
  readonly #places: CellPlaces;
  /** The character that fills up ragged rows. */
  readonly #padding: string;

  constructor(texts: readonly string[], places: CellPlaces, padding = "#") {
    this.#texts = texts;
    this.#places = places;
    this.#padding = padding;
    this.rows = texts.length;
    let columns = 0;
    for (const text of texts) columns = Math.max(columns, lengthInCodePoints(text));
    this.columns = columns;
  }

  /** Calls `visit` for every cell in reading order, missing cells of ragged rows as padding. */
  forEachCell(visit: (codePoint: number, row: number, column: number) => void): void {
    const codePoints = new Uint32Array(this.columns);
    for (let row = 0; row < this.rows; row++) {
      this.readRow(row, codePoints);
      for (let column = 0; column < this.columns; column++) visit(codePoints[column] as number, row, column);
    }
  }

  /** Writes the cells of a row as code points, missing cells as padding. */
  readRow(row: number, into: Uint32Array): void {
    const text = this.#texts[row] as string;
    let column = 0;
    for (let i = 0; i < text.length; column++) {
      const codePoint = text.codePointAt(i) as number;
      i += codePoint > 0xffff ? 2 : 1;
      into[column] = codePoint;
    }
    into.fill(this.#padding.codePointAt(0) as number, column);
  }

  /** Where a cell stands in the file. */
  position(row: number, column: number): Position {
    const places = this.#places;
    return typeof places === "function" ? places(row, column) : { line: places[row] ?? 1, column: column + 1 };
  }

  /** The rows, all of one length. */
  paddedRows(): string[] {
    return this.#texts.map((text) => text + this.#padding.repeat(this.columns - lengthInCodePoints(text)));
  }
}
