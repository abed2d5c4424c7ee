// What is wrong with a level file, said well: where, what was found, and what would be right.
// Readers never throw for bad input and never stop at the first problem; they report to a ProblemList.

import { harmless } from "./characters.ts";

/** A place in a file; both count from 1, columns in code points. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** What is wrong in a level file, and where. */
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

/** More than anybody reads: a board of sixteen million wrong cells must not become sixteen million problems. */
const MOST_KEPT = 1000;

/** Collects the problems of one level, in words that are safe to print. Beyond the first thousand they are only counted. */
export class ProblemList {
  readonly #kept: Problem[] = [];
  #errors = 0;
  #firstDropped: Problem | undefined;
  #dropped = 0;

  error(at: Position, message: string, found: string, expected: string): void {
    this.#errors++;
    this.#add({ severity: "error", line: at.line, column: at.column, message, found, expected });
  }

  warning(at: Position, message: string, found: string, expected: string): void {
    this.#add({ severity: "warning", line: at.line, column: at.column, message, found, expected });
  }

  get hasErrors(): boolean {
    return this.#errors > 0;
  }

  /** All problems in the order of the file; where there are more than were kept, the last one says how many more. */
  sorted(): readonly Problem[] {
    const sorted = [...this.#kept].sort((a, b) => a.line - b.line || a.column - b.column);
    if (this.#firstDropped !== undefined) {
      const message = `There are ${this.#dropped} more problems in this level.`;
      const severity = this.hasErrors ? "error" : "warning";
      sorted.push({
        ...this.#firstDropped,
        severity,
        message,
        found: "",
        expected: "the problems above put right first",
      });
    }
    return sorted;
  }

  #add(problem: Problem): void {
    if (this.#kept.length < MOST_KEPT) {
      const { message, found, expected } = problem;
      this.#kept.push({
        ...problem,
        message: harmless(message),
        found: harmless(found),
        expected: harmless(expected),
      });
    } else {
      this.#firstDropped ??= problem;
      this.#dropped++;
    }
  }
}
