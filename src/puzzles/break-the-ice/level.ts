// From a written level to a board that can be played: what the characters are, what the header chooses, and that
// nothing floats. Every problem is reported, each with the place it stands at; the size is looked at before any cell.
import { shorten, showCharacter } from "../../levels/characters.ts";
import type { Field, LevelDocument } from "../../levels/document.ts";
import type { GridText } from "../../levels/grid-text.ts";
import type { ProblemList } from "../../levels/problem.ts";
import { cellText } from "../cell.ts";
import type { Level } from "../puzzle.ts";
import { type Board, type Cell, contentOf, EMPTY, forEachBlock, isBlock, WALL } from "./board.ts";
import { type BurstRule, findRuns } from "./settle.ts";

export interface IceLevel extends Level {
  readonly board: Board;
  readonly burst: BurstRule;
  /** The most moves that earn three stars, or null where the level does not say. */
  readonly budget: number | null;
}

export const LARGEST_SIDE = 16;
export const MOST_COLOURS = 15;
export const LARGEST_BUDGET = 999_999;

export function readLevel(document: LevelDocument, problems: ProblemList): IceLevel | undefined {
  const budget = readBudget(fieldOf(document, "moves"), problems);
  const burst = readBurstRule(fieldOf(document, "burst"), problems);
  const board = readBoard(document, problems);
  if (budget === undefined || burst === undefined || board === undefined) return undefined;
  return { document, rows: document.grid.rows, columns: document.grid.columns, board, burst, budget };
}

function fieldOf(document: LevelDocument, key: string): Field | undefined {
  return document.header.find((field) => field.key === key);
}

/** At least 1: a level has a block, so no solution costs nothing. */
function readBudget(field: Field | undefined, problems: ProblemList): number | null | undefined {
  if (field === undefined) return null;
  const budget = /^[0-9]+$/.test(field.value) ? Number(field.value) : 0;
  if (budget >= 1 && budget <= LARGEST_BUDGET) return budget;
  problems.error(
    field.valueAt,
    { en: "The budget of moves cannot be read.", pt: "O número de jogadas previsto não se consegue ler." },
    shorten(field.value),
    { en: `a whole number from 1 to ${LARGEST_BUDGET}`, pt: `um número inteiro de 1 a ${LARGEST_BUDGET}` },
  );
  return undefined;
}

function readBurstRule(field: Field | undefined, problems: ProblemList): BurstRule | undefined {
  if (field === undefined) return "connected";
  if (field.value === "connected" || field.value === "lines") return field.value;
  problems.error(
    field.valueAt,
    { en: "This does not say what bursts.", pt: "Isto não diz o que rebenta." },
    shorten(field.value),
    {
      en: "`connected` (a run takes every block of its colour that hangs together with it) or `lines` (runs alone burst)",
      pt: "`connected` (uma sequência leva todos os blocos da sua cor que lhe estejam ligados) ou `lines` (só rebentam as sequências)",
    },
  );
  return undefined;
}

function readBoard(document: LevelDocument, problems: ProblemList): Board | undefined {
  const { grid } = document;
  if (grid.rows > LARGEST_SIDE || grid.columns > LARGEST_SIDE) {
    problems.error(
      grid.position(0, 0),
      { en: "The board is too large for Break the Ice.", pt: "O tabuleiro é demasiado grande para Quebrar o Gelo." },
      { en: `${grid.rows} rows, ${grid.columns} columns`, pt: `${grid.rows} linhas, ${grid.columns} colunas` },
      {
        en: `at most ${LARGEST_SIDE} rows and ${LARGEST_SIDE} columns`,
        pt: `no máximo ${LARGEST_SIDE} linhas e ${LARGEST_SIDE} colunas`,
      },
    );
    return undefined;
  }
  const { board, everyCellKnown } = readCells(grid, problems);
  const coloursAreRight = checkColours(board, document, problems);
  const nothingFloats = checkNothingFloats(board, grid, problems);
  if (!everyCellKnown || !coloursAreRight || !nothingFloats) return undefined;
  warnOfRuns(board, grid, problems);
  return board;
}

/** A character that is unknown counts as a wall in the board, so that nothing else is found wrong because of it. */
function readCells(grid: GridText, problems: ProblemList): { board: Board; everyCellKnown: boolean } {
  const board: string[] = Array.from({ length: grid.rows }, () => "");
  let everyCellKnown = true;
  grid.forEachCell((codePoint, row, column) => {
    const character = String.fromCodePoint(codePoint);
    const known = character === EMPTY || character === WALL || isBlock(character);
    board[row] += known ? character : WALL;
    if (known) return;
    everyCellKnown = false;
    problems.error(
      grid.position(row, column),
      {
        en: `The cell at ${cellText({ row, column })} has a character that Break the Ice does not know.`,
        pt: `A célula em ${cellText({ row, column })} tem um carácter que Quebrar o Gelo não conhece.`,
      },
      showCharacter(codePoint),
      { en: "`.` empty, `#` a wall, `A`-`Z` a block", pt: "`.` vazio, `#` uma parede, `A`-`Z` um bloco" },
    );
  });
  return { board, everyCellKnown };
}

function checkColours(board: Board, { grid, at }: LevelDocument, problems: ProblemList): boolean {
  const firstOfColours = firstBlocks(board);
  if (firstOfColours.length === 0) {
    problems.error(
      at,
      {
        en: "There is nothing to play: the board has no block.",
        pt: "Não há nada para jogar: o tabuleiro não tem blocos.",
      },
      "",
      { en: "a block, `A`-`Z`", pt: "um bloco, `A`-`Z`" },
    );
    return false;
  }
  const tooMany = firstOfColours[MOST_COLOURS];
  if (tooMany === undefined) return true;
  problems.error(
    grid.position(tooMany.row, tooMany.column),
    {
      en: `The block at ${cellText(tooMany)} is of one colour too many.`,
      pt: `O bloco em ${cellText(tooMany)} é de uma cor a mais.`,
    },
    { en: `${firstOfColours.length} colours`, pt: `${firstOfColours.length} cores` },
    { en: `at most ${MOST_COLOURS} colours`, pt: `no máximo ${MOST_COLOURS} cores` },
  );
  return false;
}

/** The first block of every colour, in reading order. */
function firstBlocks(board: Board): Cell[] {
  const first = new Map<string, Cell>();
  forEachBlock(board, (cell, colour) => {
    if (!first.has(colour)) first.set(colour, cell);
  });
  return [...first.values()];
}

/** Reports every block that gravity would move, those that lie on a floating block included. */
function checkNothingFloats(board: Board, grid: GridText, problems: ProblemList): boolean {
  let nothingFloats = true;
  forEachBlock(board, (block, colour) => {
    if (!hasEmptyBelow(board, block)) return;
    nothingFloats = false;
    problems.error(
      grid.position(block.row, block.column),
      { en: `The block at ${cellText(block)} floats.`, pt: `O bloco em ${cellText(block)} está no ar.` },
      colour,
      {
        en: "blocks that lie on the floor, on a wall or on blocks that do",
        pt: "blocos assentes no chão, numa parede ou em blocos que o estejam",
      },
    );
  });
  return nothingFloats;
}

function hasEmptyBelow(board: Board, { row, column }: Cell): boolean {
  const below = { row: row + 1, column };
  const content = contentOf(board, below);
  return content === EMPTY || (content !== undefined && isBlock(content) && hasEmptyBelow(board, below));
}

function warnOfRuns(board: Board, grid: GridText, problems: ProblemList): void {
  for (const run of findRuns(board)) {
    const first = run[0] as Cell;
    const last = run.at(-1) as Cell;
    problems.warning(
      grid.position(first.row, first.column),
      {
        en: `The blocks from ${cellText(first)} to ${cellText(last)} are a run already: it bursts at the first move.`,
        pt: `Os blocos de ${cellText(first)} a ${cellText(last)} já são uma sequência: rebenta na primeira jogada.`,
      },
      (contentOf(board, first) as string).repeat(run.length),
      { en: "a start without a run, unless it is meant", pt: "um início sem sequências, salvo se for de propósito" },
    );
  }
}
