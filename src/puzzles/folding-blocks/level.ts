// A Folding Blocks level: which cells are holes, which are empty, and which belong to a group.
// readLevel makes it from a level document, or says everything that is wrong with the board. The size comes first:
// a board over the limit is refused before any of its cells is looked at, so a hostile one costs nothing.

import { showCharacter } from "../../levels/characters.ts";
import type { LevelDocument } from "../../levels/document.ts";
import type { ProblemList } from "../../levels/problem.ts";
import { cellText } from "../cell.ts";
import type { Level } from "../puzzle.ts";

export const HOLE = "#";
export const EMPTY = ".";

/** The names that groups may have, in the order in which groups are listed. */
export const GROUP_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

export const MOST_ROWS = 32;
export const MOST_COLUMNS = 32;

export interface FoldingLevel extends Level {
  /** The board at the start, row by row, one character a cell: a hole, empty, or the letter of its group. */
  readonly board: string;
  /** The letters that the board has, in the order of GROUP_LETTERS. */
  readonly groups: readonly string[];
}

export function readLevel(document: LevelDocument, problems: ProblemList): FoldingLevel | undefined {
  const { rows, columns } = document.grid;
  if (rows > MOST_ROWS || columns > MOST_COLUMNS) {
    problems.error(
      document.grid.position(0, 0),
      {
        en: "The board is too large for Folding Blocks.",
        pt: "O tabuleiro é demasiado grande para Dobrar os Blocos.",
      },
      `${rows} x ${columns}`,
      {
        en: `at most ${MOST_ROWS} x ${MOST_COLUMNS} cells (rows x columns)`,
        pt: `no máximo ${MOST_ROWS} x ${MOST_COLUMNS} células (linhas x colunas)`,
      },
    );
    return undefined;
  }

  const board = readBoard(document, problems);
  const groups = [...GROUP_LETTERS].filter((letter) => board.includes(letter));
  if (groups.length === 0) {
    problems.error(
      document.grid.position(0, 0),
      {
        en: "The board has nothing to play: it has no group.",
        pt: "O tabuleiro não tem nada para jogar: não tem grupos.",
      },
      { en: "no letter", pt: "nenhuma letra" },
      {
        en: "at least one cell with a letter, A-Z or a-z",
        pt: "pelo menos uma célula com uma letra, A-Z ou a-z",
      },
    );
  }
  const isWhole = board.length === rows * columns;
  return isWhole && groups.length > 0 ? { document, rows, columns, board, groups } : undefined;
}

/** What a cell of a plain number grid means: 0 is empty, -1 a hole, n the nth group. */
export function characterOfNumber(n: number): string | undefined {
  if (n === 0) return EMPTY;
  if (n === -1) return HOLE;
  return GROUP_LETTERS[n - 1];
}

/** The characters of the cells; those that mean nothing are reported and left out. */
function readBoard(document: LevelDocument, problems: ProblemList): string {
  let board = "";
  document.grid.forEachCell((codePoint, row, column) => {
    const character = String.fromCodePoint(codePoint);
    if (character === HOLE || character === EMPTY || GROUP_LETTERS.includes(character)) {
      board += character;
    } else {
      problems.error(
        document.grid.position(row, column),
        {
          en: `Cell ${cellText({ row, column })} has a character that Folding Blocks does not know.`,
          pt: `A célula ${cellText({ row, column })} tem um carácter que Dobrar os Blocos não conhece.`,
        },
        showCharacter(codePoint),
        {
          en: `"${EMPTY}" for an empty cell, "${HOLE}" for a hole, or a letter A-Z or a-z for a group`,
          pt: `"${EMPTY}" para uma célula vazia, "${HOLE}" para um buraco, ou uma letra A-Z ou a-z para um grupo`,
        },
      );
    }
  });
  return board;
}
