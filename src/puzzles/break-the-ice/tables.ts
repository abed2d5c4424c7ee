// A level of Break the Ice, prepared once for both engines.
//
// A state has 4 bits a cell: 0 for an empty cell or a wall, else the colour, 1 to 15 in the order of letters. A column
// is one word where there are at most eight rows, else two, and its lowest bits are its lowest cell.
import type { Choice } from "../packed.ts";
import { type Board, contentOf, countColours, EMPTY, isBlock, WALL } from "./board.ts";
import { CLOSED, COLUMN_AUTOMATA, type ColumnAutomaton, TALL } from "./grouping.ts";
import type { IceLevel } from "./level.ts";
import { type IceState, initialState } from "./rules.ts";
import { findRuns } from "./settle.ts";

/** The numbers of the heuristics in both engines. */
export const HEURISTIC = { blocks: 1, colors: 2, chains: 3, columns: 4 } as const;

export interface IceTables {
  readonly rows: number;
  readonly columns: number;
  readonly wordsPerColumn: 1 | 2;
  /** Letter i has the number i + 1. */
  readonly letters: readonly string[];
  readonly root: Uint32Array;
  /** One byte a cell, row by row: whether it is a wall. */
  readonly walls: Uint8Array;
  readonly blocks: number;
  readonly connected: boolean;
  readonly startsWithRuns: boolean;
  /** A HEURISTIC, or 0 where none was chosen. */
  readonly heuristic: number;
  readonly budget: number;
  /** For `colors`: its value for every number of colours and of blocks: at colours * (blocks at the start + 1) + blocks. */
  readonly colors: Uint32Array;
  /** For `columns`: what is possible, and the flags of each column. */
  readonly automaton: ColumnAutomaton;
  readonly flags: Uint8Array;
}

/** The letters, and what `colors` and the budget compare with, are those of the level's own start, wherever play begins. */
export function prepare(level: IceLevel, { heuristic, start = initialState(level) }: Choice<IceState>): IceTables {
  const { rows, columns, board } = level;
  const counts = countColours(board);
  const blocks = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const letters = [...counts.keys()].sort();
  const wordsPerColumn = rows <= 8 ? 1 : 2;
  const root = new Uint32Array(columns * wordsPerColumn);
  writeBoard({ rows, wordsPerColumn, letters }, start, root, 0);
  const budget = level.budget ?? blocks;
  return {
    rows,
    columns,
    wordsPerColumn,
    letters,
    root,
    walls: Uint8Array.from([...board.join("")], (content) => (content === WALL ? 1 : 0)),
    blocks,
    connected: level.burst === "connected",
    startsWithRuns: findRuns(start).length > 0,
    heuristic: HEURISTIC[heuristic as keyof typeof HEURISTIC] ?? 0,
    budget,
    colors: heuristic === "colors" ? colorsTable(letters.length, blocks, budget) : new Uint32Array(0),
    automaton: COLUMN_AUTOMATA[level.burst],
    flags: Uint8Array.from({ length: heuristic === "columns" ? columns : 0 }, (_, column) => flagsOf(board, column)),
  };
}

export type Layout = Pick<IceTables, "rows" | "wordsPerColumn" | "letters">;

export function writeBoard(layout: Layout, board: Board, states: Uint32Array, at: number): void {
  const { rows, wordsPerColumn, letters } = layout;
  states.fill(0, at, at + (board[0] as string).length * wordsPerColumn);
  board.forEach((contents, row) => {
    const height = rows - 1 - row;
    [...contents].forEach((content, column) => {
      if (!isBlock(content)) return;
      const word = at + column * wordsPerColumn + (height >> 3);
      states[word] = (states[word] as number) | ((letters.indexOf(content) + 1) << (4 * (height & 7)));
    });
  });
}

/** The board of a state; `start` says where the walls are. */
export function readBoard(layout: Layout, start: Board, states: Uint32Array, at: number): Board {
  const { rows, wordsPerColumn, letters } = layout;
  return start.map((contents, row) => {
    const height = rows - 1 - row;
    const read = (content: string, column: number): string => {
      const word = states[at + column * wordsPerColumn + (height >> 3)] as number;
      const colour = (word >>> (4 * (height & 7))) & 15;
      return content === WALL ? WALL : (letters[colour - 1] ?? EMPTY);
    };
    return [...contents].map(read).join("");
  });
}

/** In units of 1 / 1024. Every product is below 2^42, so exact. */
function colorsTable(colours: number, blocks: number, budget: number): Uint32Array {
  const divisor = colours * blocks;
  return Uint32Array.from({ length: (colours + 1) * (blocks + 1) }, (_, i) => {
    const coloursLeft = Math.floor(i / (blocks + 1));
    const product = 1024 * coloursLeft * (i % (blocks + 1)) * budget;
    return (product - (product % divisor)) / divisor;
  });
}

function flagsOf(board: Board, column: number): number {
  let height = 0;
  let tallest = 0;
  let open = false;
  board.forEach((_, row) => {
    height = isFree(board, row, column) ? height + 1 : 0;
    tallest = Math.max(tallest, height);
    open ||= height > 0 && isFree(board, row, column + 1);
  });
  return (open ? 0 : CLOSED) | (tallest >= 3 ? TALL : 0);
}

function isFree(board: Board, row: number, column: number): boolean {
  return (contentOf(board, { row, column }) ?? WALL) !== WALL;
}
