// What is wrong with a level file, said well: where, what was found, and what would be right.
// Readers never throw for bad input and never stop at the first problem; they report to a ProblemList.

import { inBoth, type Words } from "../language/words.ts";
import { harmless } from "./characters.ts";

/** A place in a file; both count from 1, columns in code points, and both are 0 where there is no file or no such level. */
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

/** The same in each language. A problem itself is English, for files and programs; what a person reads is asked for here. */
export interface ProblemWords {
  readonly message: Words;
  readonly found: Words;
  readonly expected: Words;
}

const told = new WeakMap<Problem, ProblemWords>();

/** A problem in each language; in English alone where it is no problem that was read here, or its puzzle has no others. */
export function wordsOfProblem(problem: Problem): ProblemWords {
  const { message, found, expected } = problem;
  return told.get(problem) ?? { message: inBoth(message), found: inBoth(found), expected: inBoth(expected) };
}

/** More than anybody reads: a board of sixteen million wrong cells must not become sixteen million problems. */
const MOST_KEPT = 1000;

/** Collects the problems of one level, in words that are safe to print. Beyond the first thousand they are only counted. */
export class ProblemList {
  readonly #kept: Problem[] = [];
  #errors = 0;
  #firstDropped: Position | undefined;
  #dropped = 0;

  error(at: Position, message: Words | string, found: Words | string, expected: Words | string): void {
    this.#errors++;
    this.#add("error", at, { message: inBoth(message), found: inBoth(found), expected: inBoth(expected) });
  }

  warning(at: Position, message: Words | string, found: Words | string, expected: Words | string): void {
    this.#add("warning", at, { message: inBoth(message), found: inBoth(found), expected: inBoth(expected) });
  }

  get hasErrors(): boolean {
    return this.#errors > 0;
  }

  /** All problems in the order of the file; where there are more than were kept, the last one says how many more. */
  sorted(): readonly Problem[] {
    const sorted = [...this.#kept].sort((a, b) => a.line - b.line || a.column - b.column);
    if (this.#firstDropped !== undefined) {
      const words = {
        message: {
          en: `There are ${this.#dropped} more problems in this level.`,
          pt: `Há mais ${this.#dropped} problemas neste nível.`,
        },
        found: inBoth(""),
        expected: { en: "the problems above put right first", pt: "os problemas acima corrigidos primeiro" },
      };
      sorted.push(problemOf(this.hasErrors ? "error" : "warning", this.#firstDropped, words));
    }
    return sorted;
  }

  #add(severity: Problem["severity"], at: Position, { message, found, expected }: ProblemWords): void {
    if (this.#kept.length < MOST_KEPT) {
      const words = { message: safe(message), found: safe(found), expected: safe(expected) };
      this.#kept.push(problemOf(severity, at, words));
    } else {
      this.#firstDropped ??= { line: at.line, column: at.column };
      this.#dropped++;
    }
  }
}

function problemOf(severity: Problem["severity"], { line, column }: Position, words: ProblemWords): Problem {
  const { message, found, expected } = words;
  const problem = { severity, line, column, message: message.en, found: found.en, expected: expected.en };
  told.set(problem, words);
  return problem;
}

function safe({ en, pt }: Words): Words {
  return { en: harmless(en), pt: harmless(pt) };
}
