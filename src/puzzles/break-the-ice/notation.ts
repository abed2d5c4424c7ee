// Moves as text (`5,2:r`) and in words.
import type { Words } from "../../language/words.ts";
import { cellText } from "../cell.ts";
import { DIRECTION_WORDS, type Direction } from "../direction.ts";
import type { ReadMove } from "../puzzle.ts";
import type { Board } from "./board.ts";
import { hasBlock, type IceMove, neighbourOf } from "./move.ts";

// So few digits that every number is exact; a cell off the board is for the rules to refuse.
const MOVE = /^([0-9]{1,9}),([0-9]{1,9}):([udlr])$/;

/** The direction as it follows "move the block". */
export const TOWARDS: Readonly<Record<Direction, Words>> = {
  u: DIRECTION_WORDS.u,
  d: DIRECTION_WORDS.d,
  l: { en: `to the ${DIRECTION_WORDS.l.en}`, pt: DIRECTION_WORDS.l.pt },
  r: { en: `to the ${DIRECTION_WORDS.r.en}`, pt: DIRECTION_WORDS.r.pt },
};

/** The neighbour as it follows "the block". */
const NEIGHBOUR: Readonly<Record<Direction, Words>> = {
  u: { en: "above it", pt: "por cima" },
  d: { en: "below it", pt: "por baixo" },
  l: { en: "on its left", pt: "à sua esquerda" },
  r: { en: "on its right", pt: "à sua direita" },
};

export function formatMove({ row, column, direction }: IceMove): string {
  return `${row},${column}:${direction}`;
}

export function parseMove(word: string): ReadMove<IceMove> {
  const [, row, column, direction] = MOVE.exec(word) ?? [];
  if (direction === undefined) {
    return {
      wrong: {
        en: "a move is the row and column of a block, a colon, and one of u d l r: 5,2:r moves the block at (5,2) to the right",
        pt: "uma jogada é a linha e a coluna de um bloco, dois pontos e uma de u d l r: 5,2:r move o bloco em (5,2) para a direita",
      },
    };
  }
  return { move: { row: Number(row), column: Number(column), direction: direction as Direction } };
}

export function describeMove(board: Board, move: IceMove): Words {
  const { direction } = move;
  if (hasBlock(board, neighbourOf(move))) {
    return {
      en: `swap ${cellText(move)} with the block ${NEIGHBOUR[direction].en}`,
      pt: `trocar ${cellText(move)} com o bloco ${NEIGHBOUR[direction].pt}`,
    };
  }
  return {
    en: `move ${cellText(move)} ${TOWARDS[direction].en}`,
    pt: `mover ${cellText(move)} ${TOWARDS[direction].pt}`,
  };
}
