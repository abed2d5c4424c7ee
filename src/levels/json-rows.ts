// The rows of a grid in JSON text, and where each cell stands there: behind escapes in a string, or as a value of its own.
import { typedLength } from "./json-tokens.ts";
import type { Position } from "./problem.ts";
import type { TypedRows } from "./written-level.ts";

export class JsonRows implements TypedRows {
  readonly texts: string[] = [];
  readonly #places: ((column: number) => Position)[] = [];

  readonly places = (row: number, column: number): Position =>
    this.#places[row]?.(column) ?? this.#places[0]?.(0) ?? { line: 1, column: 1 };

  /** A row that is one string; `typed` is the string as the file has it, and `at` its first cell. */
  addString(text: string, typed: string, { line, column: first }: Position): void {
    this.texts.push(text);
    this.#places.push(
      typed.includes("\\")
        ? (column) => ({ line, column: first + typedLength(typed, column) })
        : (column) => ({ line, column: first + column }),
    );
  }

  /** A row of which every cell is a value: cell i is at line `lines[i]`, column `columns[i]`. */
  addCells(text: string, lines: readonly number[], columns: readonly number[]): void {
    this.texts.push(text);
    this.#places.push((column) => {
      const i = Math.min(column, lines.length - 1);
      return { line: lines[i] ?? 1, column: columns[i] ?? 1 };
    });
  }
}
