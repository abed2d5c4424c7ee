// What is wrong with a level file, said well: where, what was found, and what would be right.
// Readers never throw for bad input and never stop at the first problem; they report to a ProblemList.

/** A place in a file; both count from 1, columns in code points. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Problem extends Position {
  /** A warning does not stop a solve. */
  readonly severity: "error" | "warning";
  /** One sentence that a student understands. Where it is about a board cell it names (row, column), counted from 0. */
  readonly message: string;
  /** What the file has at this place, shortened; empty where something is missing. */
  readonly found: string;
  /** What would be right. */
  readonly expected: string;
}

/** Collects the problems of one level (or of a file). */
export class ProblemList {
  readonly #problems: Problem[] = [];
  #errors = 0;

  error(at: Position, message: string, found: string, expected: string): void {
    this.#errors++;
    this.#problems.push({ severity: "error", line: at.line, column: at.column, message, found, expected });
  }

  warning(at: Position, message: string, found: string, expected: string): void {
    this.#problems.push({ severity: "warning", line: at.line, column: at.column, message, found, expected });
  }

  get hasErrors(): boolean {
    return this.#errors > 0;
  }

  /** All problems in the order of the file. */
  sorted(): readonly Problem[] {
    return [...this.#problems].sort((a, b) => a.line - b.line || a.column - b.column);
  }
}
