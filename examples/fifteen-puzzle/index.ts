// The 15-puzzle, joined to the contract of a puzzle: how its levels are read, its moves written and its cells named. Boards
// have up to 4 x 4 cells. The rules are in rules.ts; what the engines search is packed.ts.
import type { Words } from "../../src/language/words.ts";
import { shorten, showCharacter } from "../../src/levels/characters.ts";
import type { LevelDocument } from "../../src/levels/document.ts";
import { positionDocument } from "../../src/levels/position-document.ts";
import type { ProblemList } from "../../src/levels/problem.ts";
import { rowsOf } from "../../src/puzzles/board-rows.ts";
import { definePuzzle } from "../../src/puzzles/define-puzzle.ts";
import { DIRECTION_WORDS, DIRECTIONS } from "../../src/puzzles/direction.ts";
import type { Role } from "../../src/puzzles/drawing.ts";
import type { ReadMove } from "../../src/puzzles/puzzle.ts";
import {
  applyMove,
  canBeSolved,
  drawState,
  type FifteenLevel,
  type FifteenMove,
  type FifteenState,
  GAP,
  listMoves,
  slidingCell,
  TILES,
} from "./rules.ts";

export { canBeSolved, type FifteenLevel, type FifteenMove, type FifteenState, GAP, TILES } from "./rules.ts";

// --- Levels

const MOST_SIDE = 4;

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
      const what = `The cell at (${row},${column}) has ${showCharacter(codePoint).en}`;
      const why = isKnown ? "which another cell has already" : `which a board of ${rows} x ${columns} does not have`;
      problems.error(grid.position(row, column), `${what}, ${why}.`, shorten(character), expected);
      isRight = false;
    }
    board += character;
  });
  return isRight ? { document, rows, columns, board, goal } : undefined;
}

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

// --- Words

const ODD: Words = {
  en: "To put every tile in its place takes an odd number of swaps, and slides can only make an even one.",
  pt: "Pôr cada peça no seu lugar pede um número ímpar de trocas, e deslizar só faz um número par.",
};

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
  surface: async () => (await import("./surface.ts")).surface,
  measures: [{ name: "tiles", words: { en: "tiles", pt: "peças" }, of: ({ goal }) => goal.length - 1 }],
});
