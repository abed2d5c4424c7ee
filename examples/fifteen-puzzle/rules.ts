// The 15-puzzle as people know it: states, slides and what a board shows. Numbered tiles stand in a frame with one gap; a tile
// beside the gap slides into it; solved when the tiles stand in order and the gap is last.
import type { Words } from "../../src/language/words.ts";
import { DIRECTIONS, type Direction, STEP } from "../../src/puzzles/direction.ts";
import type { Drawing, Glyph } from "../../src/puzzles/drawing.ts";
import type { Level, Outcome } from "../../src/puzzles/puzzle.ts";

export const GAP = ".";
/** The tiles in order; a board of n cells has the first n - 1 of them. */
export const TILES = "123456789ABCDEF";

/** The board, row after row: a tile or the gap. */
export type FifteenState = string;
/** Where a tile slides. Only one can slide in each direction, so it need not be named. */
export type FifteenMove = Direction;

export interface FifteenLevel extends Level {
  readonly board: FifteenState;
  /** What the board shall become. */
  readonly goal: FifteenState;
}

export function listMoves(level: FifteenLevel, state: FifteenState): FifteenMove[] {
  return DIRECTIONS.filter((direction) => slidingCell(level, state, direction) !== undefined);
}

/** The cell of the tile that can slide in this direction. */
export function slidingCell(
  { rows, columns }: FifteenLevel,
  state: FifteenState,
  direction: Direction,
): number | undefined {
  const gap = state.indexOf(GAP);
  const [down, right] = STEP[direction];
  const row = Math.floor(gap / columns) - down;
  const column = (gap % columns) - right;
  return row < 0 || row >= rows || column < 0 || column >= columns ? undefined : row * columns + column;
}

export function applyMove(level: FifteenLevel, state: FifteenState, move: FifteenMove): Outcome<FifteenState> {
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

export function drawState({ rows, columns, goal }: FifteenLevel, state: FifteenState): Drawing {
  const glyph = (row: number, column: number): Glyph => {
    const cell = row * columns + column;
    const text = state.charAt(cell);
    if (text === GAP) return { text, role: "empty" };
    return { text, role: text === goal.charAt(cell) ? "piece-at-goal" : "piece", kind: TILES.indexOf(text) };
  };
  return { rows, columns, glyph };
}
