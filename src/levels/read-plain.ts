// Reads the plain forms that course projects keep boards in: a grid of numbers, separated by commas or spaces, or a JSON
// array of rows, which are strings or arrays of cells. Neither says which game it is for, so the game is given; what a
// number stands for is the game's own business (GameFormat.numbers).
import type { Words } from "../language/words.ts";
import { isOneCodePoint, lengthInCodePoints, shorten } from "./characters.ts";
import type { GameFormat } from "./document.ts";
import { JsonRows } from "./json-rows.ts";
import { JsonTokens } from "./json-tokens.ts";
import { type Position, ProblemList } from "./problem.ts";
import { reportFlaws, type Source, SourceText } from "./source-text.ts";
import { A_ROW, makeGrid, ONE_GRID, type TypedRows, type WrittenLevel } from "./written-level.ts";

export type PlainForm = "numbers" | "rows";

/** The one level of a plain file, right or wrong. */
export function readPlainLevel(source: Source, form: PlainForm, game: GameFormat): WrittenLevel {
  const { text, flaws } = SourceText.of(source);
  const at = { line: 1, column: 1 };
  const problems = new ProblemList();
  const level = { index: 1, at, game: game.id, problems };
  reportFlaws(flaws, [level]);
  const cells = new CellReader(game, problems);
  const rows = form === "numbers" ? readNumbers(text, cells, problems) : readRows(text, cells, problems);
  if (rows === undefined || cells.refused) return level;
  if (rows.texts.every((row) => row === "")) {
    if (!problems.hasErrors) problems.error(at, NO_CELLS, "", A_ROW);
    return level;
  }
  return { ...level, document: { game: game.id, header: [], legend: [], grid: makeGrid(rows, game), at } };
}

const NO_CELLS: Words = { en: "The file has no cells.", pt: "O ficheiro não tem células." };

/** Turns what is typed for a cell into its character, and reports what is not one; padding stands in its place then. */
class CellReader {
  /** The game has no number grids: the file means nothing to it. */
  refused = false;
  readonly #game: GameFormat;
  readonly #problems: ProblemList;
  #known: Words | undefined;

  constructor(game: GameFormat, problems: ProblemList) {
    this.#game = game;
    this.#problems = problems;
  }

  /** `typed` should be a whole number. */
  readNumber(typed: string, at: Position): string {
    const { id, numbers } = this.#game;
    if (numbers === undefined) {
      if (!this.refused) {
        const message = { en: `Numbers mean nothing to ${id}.`, pt: `Os números nada dizem a ${id}.` };
        this.#problems.error(at, message, shorten(typed), ROWS_OF_CHARACTERS);
      }
      this.refused = true;
      return this.#game.padding;
    }
    const character = /^-?\d+$/.test(typed) ? numbers(Number(typed)) : undefined;
    if (character !== undefined) return character;
    this.#known ??= {
      en: `one of ${numbersOf(numbers, "to").join(", ")}`,
      pt: `um de ${numbersOf(numbers, "a").join(", ")}`,
    };
    const shown = shorten(typed);
    const noCell = { en: `\`${shown}\` is not a cell of ${id}.`, pt: `\`${shown}\` não é uma célula de ${id}.` };
    const message = typed === "" ? MISSING : noCell;
    this.#problems.error(at, message, shown, this.#known);
    return this.#game.padding;
  }

  readCharacter(typed: string, at: Position): string {
    if (isOneCodePoint(typed)) return typed;
    this.#problems.error(at, NOT_ONE, shorten(typed), ONE_EACH);
    return this.#game.padding;
  }
}

const ROWS_OF_CHARACTERS: Words = {
  en: "rows of characters, as in level files",
  pt: "linhas de caracteres, como nos ficheiros de níveis",
};
const MISSING: Words = { en: "A number is missing.", pt: "Falta um número." };
const NOT_ONE: Words = { en: "A cell is not a single character.", pt: "Uma célula não é um só carácter." };
const ONE_EACH: Words = { en: "one character a cell", pt: "um carácter por célula" };

/** The numbers that mean something, as ranges. */
function numbersOf(numbers: (n: number) => string | undefined, to: string): string[] {
  const ranges: string[] = [];
  for (let n = -99, first = n; n <= 999; first = ++n) {
    if (numbers(n) === undefined) continue;
    while (n < 999 && numbers(n + 1) !== undefined) n++;
    ranges.push(first === n ? `${n}` : `${first} ${to} ${n}`);
  }
  return ranges;
}

/** A comma may also stand after the last number of a line, as many programs print it. */
function readNumbers(text: string, cells: CellReader, problems: ProblemList): TypedRows {
  const texts: string[] = [];
  const lines: { readonly text: string; readonly line: number }[] = [];
  let gridEnded = false;
  text.split("\n").forEach((content, i) => {
    const line = i + 1;
    if (!/\S/.test(content)) {
      gridEnded ||= lines.length > 0;
      return;
    }
    if (gridEnded) {
      problems.error({ line, column: 1 }, BLANK_LINE, "", ONE_GRID);
    }
    gridEnded = false;
    let row = "";
    forEachEntry(content, (entry, column) => {
      row += cells.readNumber(entry, { line, column });
    });
    texts.push(row);
    lines.push({ text: content, line });
  });
  return { texts, places: (row, column) => placeOfEntry(lines[row] ?? { text: "", line: 1 }, column) };
}

const BLANK_LINE: Words = {
  en: "A blank line stands inside the grid.",
  pt: "Há uma linha em branco dentro da grelha.",
};

function placeOfEntry({ text, line }: { readonly text: string; readonly line: number }, cell: number): Position {
  let entries = 0;
  let place = { line, column: 1 };
  forEachEntry(text, (_, column) => {
    if (entries++ <= cell) place = { line, column };
  });
  return place;
}

/** Visits what stands between commas or white space; between two commas that is nothing. */
function forEachEntry(text: string, visit: (entry: string, column: number) => void): void {
  let entryIsDue = true;
  let counted = 0;
  let column = 1;
  for (const { 0: entry, index } of text.matchAll(/[^\s,]+|,/g)) {
    column += lengthInCodePoints(text.slice(counted, index));
    counted = index;
    if (entry !== ",") visit(entry, column);
    else if (entryIsDue) visit("", column);
    entryIsDue = entry === ",";
  }
}

function readRows(text: string, cells: CellReader, problems: ProblemList): TypedRows | undefined {
  const tokens = new JsonTokens(text);
  const rows = new JsonRows();
  if (tokens.kind === "array") {
    tokens.readArray(() => {
      if (tokens.kind === "string") {
        rows.addString(tokens.value, tokens.typed, tokens.position());
        tokens.skipValue();
      } else if (tokens.kind === "array") {
        readRowOfCells(tokens, cells, rows);
      } else {
        tokens.break(ARRAY_OF_ROWS, { en: "This is not a row.", pt: "Isto não é uma linha." });
      }
    });
    tokens.readEnd();
  } else {
    tokens.break(ARRAY_OF_ROWS, { en: "This is not a grid.", pt: "Isto não é uma grelha." });
  }
  const { broken } = tokens;
  if (broken === undefined) return rows;
  problems.error(broken.at, broken.message, broken.found, broken.expected);
  return undefined;
}

const ARRAY_OF_ROWS: Words = {
  en: "an array of rows, which are strings or arrays of cells",
  pt: "uma lista de linhas, que são textos ou listas de células",
};
const A_CELL: Words = {
  en: "a number or a string of one character",
  pt: "um número ou um texto de um só carácter",
};

function readRowOfCells(tokens: JsonTokens, cells: CellReader, rows: JsonRows): void {
  const lines: number[] = [];
  const columns: number[] = [];
  let row = "";
  tokens.readArray(() => {
    const at = tokens.position();
    lines.push(at.line);
    columns.push(at.column);
    if (tokens.kind === "number") row += cells.readNumber(tokens.value, at);
    else if (tokens.kind === "string") row += cells.readCharacter(tokens.value, at);
    else tokens.break(A_CELL, { en: "This is not a cell.", pt: "Isto não é uma célula." });
    tokens.skipValue();
  });
  rows.addCells(row, lines, columns);
}
