// The 15-puzzle: numbered tiles in a frame with one gap. A tile beside the gap slides into it; solved when the tiles stand
// in order and the gap is last. Boards have up to 4 x 4 cells. This file is the whole readable puzzle: levels, rules,
// notation and drawing; what the engines search is packed.ts.
import type { Words } from "../../src/language/words.ts";
import { shorten, showCharacter } from "../../src/levels/characters.ts";
import type { LevelDocument } from "../../src/levels/document.ts";
import { positionDocument } from "../../src/levels/position-document.ts";
import type { ProblemList } from "../../src/levels/problem.ts";
import { rowsOf } from "../../src/puzzles/board-rows.ts";
import { definePuzzle } from "../../src/puzzles/define-puzzle.ts";
import { DIRECTION_WORDS, DIRECTIONS, type Direction, STEP } from "../../src/puzzles/direction.ts";
import type { Drawing, Glyph, Role } from "../../src/puzzles/drawing.ts";
import type { Level, Outcome, ReadMove } from "../../src/puzzles/puzzle.ts";

export const GAP = ".";
/** The tiles in order; a board of n cells has the first n - 1 of them. */
export const TILES = "123456789ABCDEF";
const MOST_SIDE = 4;

/** The board, row after row: a tile or the gap. */
export type FifteenState = string;
/** Where a tile slides. Only one can slide in each direction, so it need not be named. */
export type FifteenMove = Direction;

export interface FifteenLevel extends Level {
  readonly board: FifteenState;
  /** What the board shall become. */
  readonly goal: FifteenState;
}

// --- Levels

function readLevel(document: LevelDocument, problems: ProblemList): FifteenLevel | undefined {
  const { grid } = document;
  const { rows, columns } = grid;
  if (rows > MOST_SIDE || columns > MOST_SIDE) {
    const most = `at most ${MOST_SIDE} x ${MOST_SIDE}`;
    problems.error(grid.position(0, 0), "The board is too large.", `${rows} x ${columns}`, most);
    return undefined;
  }
  const goal = TILES.slice(0, rows * columns - 1) + GAP;
  const expected = `each of ${[...goal].join(" ")} once`;
  let board = "";
  let isRight = true;
  grid.forEachCell((codePoint, row, column) => {
    const character = String.fromCodePoint(codePoint);
    const isKnown = goal.includes(character);
    if (!isKnown || board.includes(character)) {
      const what = `The cell at (${row}, ${column}) has ${showCharacter(codePoint)}`;
      const why = isKnown ? "which another cell has already" : `which a board of ${rows} x ${columns} does not have`;
      problems.error(grid.position(row, column), `${what}, ${why}.`, shorten(character), expected);
      isRight = false;
    }
    board += character;
  });
  return isRight ? { document, rows, columns, board, goal } : undefined;
}

// --- Rules

function listMoves(level: FifteenLevel, state: FifteenState): FifteenMove[] {
  return DIRECTIONS.filter((direction) => slidingCell(level, state, direction) !== undefined);
}

/** The cell of the tile that can slide in this direction. */
function slidingCell({ rows, columns }: FifteenLevel, state: FifteenState, direction: Direction): number | undefined {
  const gap = state.indexOf(GAP);
  const [down, right] = STEP[direction];
  const row = Math.floor(gap / columns) - down;
  const column = (gap % columns) - right;
  return row < 0 || row >= rows || column < 0 || column >= columns ? undefined : row * columns + column;
}

function applyMove(level: FifteenLevel, state: FifteenState, move: FifteenMove): Outcome<FifteenState> {
  const from = slidingCell(level, state, move);
  if (from === undefined) return { refused: NO_TILE[move] };
  const cells = [...state];
  cells[state.indexOf(GAP)] = state.charAt(from);
  cells[from] = GAP;
  return { state: cells.join("") };
}

const NO_TILE: Readonly<Record<Direction, Words>> = {
  u: { en: "there is no tile below the gap", pt: "não há peça por baixo do espaço" },
  d: { en: "there is no tile above the gap", pt: "não há peça por cima do espaço" },
  l: { en: "there is no tile on the right of the gap", pt: "não há peça à direita do espaço" },
  r: { en: "there is no tile on the left of the gap", pt: "não há peça à esquerda do espaço" },
};

/** Every slide swaps the gap with a tile and takes it one step, so the two parities of a solvable board are equal. */
export function canBeSolved({ columns, goal }: FifteenLevel, state: FifteenState): boolean {
  const places = [...state].map((tile) => goal.indexOf(tile));
  let swaps = 0;
  for (const [i, place] of places.entries()) swaps += places.slice(i + 1).filter((later) => later < place).length;
  const [from, to] = [state.indexOf(GAP), goal.indexOf(GAP)];
  const steps = Math.floor(to / columns) - Math.floor(from / columns) + (to % columns) - (from % columns);
  return (swaps + steps) % 2 === 0;
}

const ODD: Words = {
  en: "To put every tile in its place takes an odd number of swaps, and slides can only make an even one.",
  pt: "Pôr cada peça no seu lugar pede um número ímpar de trocas, e deslizar só faz um número par.",
};

// --- Notation

function parseMove(word: string): ReadMove<FifteenMove> {
  const move = DIRECTIONS.find((direction) => direction === word);
  if (move !== undefined) return { move };
  const shown = shorten(word);
  return { wrong: { en: `\`${shown}\` is none of u d l r`, pt: `\`${shown}\` não é nenhum de u d l r` } };
}

function describeMove(level: FifteenLevel, state: FifteenState, move: FifteenMove): Words {
  const cell = slidingCell(level, state, move);
  const tile = cell === undefined ? "" : state.charAt(cell);
  const { en, pt } = DIRECTION_WORDS[move];
  return { en: `slide ${tile} ${en}`, pt: `deslizar ${tile} ${pt}` };
}

// --- Drawing

function drawState({ rows, columns, goal }: FifteenLevel, state: FifteenState): Drawing {
  const glyph = (row: number, column: number): Glyph => {
    const cell = row * columns + column;
    const text = state.charAt(cell);
    if (text === GAP) return { text, role: "empty" };
    return { text, role: text === goal.charAt(cell) ? "piece-at-goal" : "piece", kind: TILES.indexOf(text) };
  };
  return { rows, columns, glyph };
}

const ROLE_WORDS: Readonly<Partial<Record<Role, Words>>> = {
  piece: { en: "tile", pt: "peça" },
  "piece-at-goal": { en: "tile in its place", pt: "peça no seu lugar" },
  empty: { en: "gap", pt: "espaço" },
};

export const fifteenPuzzle = definePuzzle<FifteenLevel, FifteenState, FifteenMove>({
  format: {
    id: "fifteen-puzzle",
    aliases: { "0": GAP },
    padding: GAP,
    numbers: (n) => (n === 0 ? GAP : TILES[n - 1]),
  },
  name: { en: "Fifteen Puzzle", pt: "Jogo do Quinze" },
  readLevel,
  initialState: ({ board }) => board,
  listMoves,
  applyMove,
  isSolved: ({ goal }, state) => state === goal,
  isDead: (level, state) => !canBeSolved(level, state),
  stateKey: (_level, state) => state,
  positionAsDocument: ({ document, columns }, state) => positionDocument(document, { rows: rowsOf(state, columns) }),
  whyUnsolvable: (level, state) => (canBeSolved(level, state) ? null : ODD),
  formatMove: (move) => move,
  parseMove,
  describeMove,
  drawState,
  describeGlyph: (_level, { role }) => ROLE_WORDS[role],
  measures: [{ name: "tiles", words: { en: "tiles", pt: "peças" }, of: ({ goal }) => goal.length - 1 }],
});
