// The rules of Break the Ice: a block goes into an empty cell beside it or changes places with a neighbour of another
// colour; then gravity and bursts settle the board (settle.ts). Solved when no block is left.
//
// That a move must change the board needs no test of its own. A state has nothing that floats, so a swap moves no
// other block, and gravity keeps every block in its column, so one that goes aside is missing from its own column.
// Neither can leave the board as it was, and a burst after it leaves fewer blocks.
import { DIRECTIONS } from "../direction.ts";
import type { Outcome } from "../puzzle.ts";
import { type Board, contentOf, countColours, forEachBlock, withContents } from "./board.ts";
import type { IceLevel } from "./level.ts";
import { type IceMove, meaningOf, neighbourOf } from "./move.ts";
import { refusal } from "./refusal.ts";
import { settle } from "./settle.ts";

/** The board, with nothing that floats. Blocks of one colour are alike. */
export type IceState = Board;

/** A run that is there already stays until the first move. */
export function initialState(level: IceLevel): IceState {
  return level.board;
}

/** Block by block in reading order. A swap is listed once, from the block that comes first. */
export function listMoves(_level: IceLevel, state: IceState): IceMove[] {
  const moves: IceMove[] = [];
  forEachBlock(state, (block) => {
    for (const direction of DIRECTIONS) {
      const move = { ...block, direction };
      const meaning = meaningOf(state, move);
      const comesFirst = direction === "d" || direction === "r";
      if (meaning === "go" || (meaning === "swap" && comesFirst)) moves.push(move);
    }
  });
  return moves;
}

export function applyMove(level: IceLevel, state: IceState, move: IceMove): Outcome<IceState> {
  const meaning = meaningOf(state, move);
  if (meaning !== "go" && meaning !== "swap") return { refused: refusal(state, move, meaning) };
  return { state: settle(moved(state, move), level.burst) };
}

/** The board right after a legal move, before anything falls. An empty cell and a block change places just as two blocks
 *  do. */
export function moved(state: IceState, move: IceMove): Board {
  const neighbour = neighbourOf(move);
  return withContents(state, [
    [move, contentOf(state, neighbour) as string],
    [neighbour, contentOf(state, move) as string],
  ]);
}

export function isSolved(_level: IceLevel, state: IceState): boolean {
  return countColours(state).size === 0;
}

/** A colour with one or two blocks left can never make a run. */
export function isDead(_level: IceLevel, state: IceState): boolean {
  return [...countColours(state).values()].some((count) => count < 3);
}
