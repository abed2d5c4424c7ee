// A fold: a group and the side that it is folded to. As text it is `A:r`.
import type { Words } from "../../language/words.ts";
import { DIRECTION_WORDS, type Direction } from "../direction.ts";
import type { ReadMove } from "../puzzle.ts";

export interface FoldingMove {
  /** The letter of the group. */
  readonly group: string;
  readonly direction: Direction;
}

const MOVE = /^([A-Za-z]):([udlr])$/;

/** The direction as it follows "fold group A". */
export const TOWARDS: Readonly<Record<Direction, Words>> = {
  u: DIRECTION_WORDS.u,
  d: DIRECTION_WORDS.d,
  l: { en: `to the ${DIRECTION_WORDS.l.en}`, pt: DIRECTION_WORDS.l.pt },
  r: { en: `to the ${DIRECTION_WORDS.r.en}`, pt: DIRECTION_WORDS.r.pt },
};

export function formatMove({ group, direction }: FoldingMove): string {
  return `${group}:${direction}`;
}

export function parseMove(word: string): ReadMove<FoldingMove> {
  const [, group, direction] = MOVE.exec(word) ?? [];
  if (group === undefined || direction === undefined) {
    return {
      wrong: {
        en: "a fold is the letter of a group, a colon, and one of u d l r: A:r folds group A to the right",
        pt: "uma dobra é a letra de um grupo, dois pontos e uma de u d l r: A:r dobra o grupo A para a direita",
      },
    };
  }
  return { move: { group, direction: direction as Direction } };
}

export function describeMove({ group, direction }: FoldingMove): Words {
  return {
    en: `fold group ${group} ${TOWARDS[direction].en}`,
    pt: `dobrar o grupo ${group} ${TOWARDS[direction].pt}`,
  };
}
