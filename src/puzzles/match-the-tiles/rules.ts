// The rules of Match the Tiles: all tiles slide at once, as far as they can, over goals, until the edge, an obstacle
// or a tile that has stopped. Solved when every tile rests on a goal of its colour.
//
// A state is the board as a level file writes it, without goals and line breaks (see MatchLevel.board). A letter is
// all that tells one tile from another, so tiles of one colour are interchangeable without further ado.
import { DIRECTION_WORDS, DIRECTIONS, type Direction } from "../direction.ts";
import type { Outcome } from "../puzzle.ts";
import { FLOOR, goalOf, isTile, type MatchLevel, OBSTACLE } from "./level.ts";

export type MatchState = string;
/** Everything slides in this direction. */
export type MatchMove = Direction;

export function initialState(level: MatchLevel): MatchState {
  return level.board;
}

export function listMoves(level: MatchLevel, state: MatchState): MatchMove[] {
  return DIRECTIONS.filter((direction) => slide(level, state, direction) !== state);
}

export function applyMove(level: MatchLevel, state: MatchState, move: MatchMove): Outcome<MatchState> {
  const after = slide(level, state, move);
  if (after !== state) return { state: after };
  const { en, pt } = DIRECTION_WORDS[move];
  return { refused: { en: `nothing can slide ${en}`, pt: `nada pode deslizar ${pt}` } };
}

export function isSolved(level: MatchLevel, state: MatchState): boolean {
  for (let cell = 0; cell < state.length; cell++) {
    const tile = state.charAt(cell);
    if (isTile(tile) && level.goals.charAt(cell) !== goalOf(tile)) return false;
  }
  return true;
}

type Size = Pick<MatchLevel, "rows" | "columns">;

/** The state after the slide; the same state where nothing moves. */
export function slide(level: Size, state: MatchState, direction: Direction): MatchState {
  const cells = state.split("");
  eachStop(level, state, direction, (from, to) => {
    cells[from] = FLOOR;
    cells[to] = state.charAt(from);
  });
  return cells.join("");
}

/** Tells of every tile where it stops, those before others that stop behind them; most may stay where they are. */
export function eachStop(
  level: Size,
  state: MatchState,
  direction: Direction,
  tell: (from: number, to: number) => void,
): void {
  for (const line of linesTowards(direction, level)) {
    let stop = 0;
    for (const [i, cell] of line.entries()) {
      const character = state.charAt(cell);
      if (character === OBSTACLE) {
        stop = i + 1;
      } else if (isTile(character)) {
        tell(cell, line[stop] as number);
        stop++;
      }
    }
  }
}

/** The lines that tiles slide along, each as its cells from the edge that they slide to. */
function linesTowards(direction: Direction, { rows, columns }: Size): number[][] {
  const vertical = direction === "u" || direction === "d";
  const lineCount = vertical ? columns : rows;
  const lineLength = vertical ? rows : columns;
  return Array.from({ length: lineCount }, (_, line) => {
    const cells = Array.from({ length: lineLength }, (_, i) => (vertical ? i * columns + line : line * columns + i));
    return direction === "u" || direction === "l" ? cells : cells.reverse();
  });
}
