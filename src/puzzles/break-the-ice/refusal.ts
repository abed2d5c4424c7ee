// Why a move is refused, in words that name the cells.
import type { Words } from "../../language/words.ts";
import { cellText } from "../cell.ts";
import { type Board, contentOf } from "./board.ts";
import { type IceMove, type Meaning, neighbourOf } from "./move.ts";
import { TOWARDS } from "./notation.ts";

export function refusal(board: Board, move: IceMove, meaning: Exclude<Meaning, "go" | "swap">): Words {
  const from = cellText(move);
  const to = cellText(neighbourOf(move));
  const cannot = (en: string, pt: string): Words => ({
    en: `the block at ${from} cannot move ${TOWARDS[move.direction].en}: ${en}`,
    pt: `o bloco em ${from} não se pode mover ${TOWARDS[move.direction].pt}: ${pt}`,
  });
  switch (meaning) {
    case "from-outside":
      return { en: `${from} is off the board`, pt: `${from} está fora do tabuleiro` };
    case "from-wall":
      return { en: `there is no block at ${from}, but a wall`, pt: `em ${from} não há um bloco, mas uma parede` };
    case "from-empty":
      return {
        en: `there is no block at ${from}: the cell is empty`,
        pt: `não há bloco em ${from}: a célula está vazia`,
      };
    case "into-edge":
      return cannot(`${to} is off the board`, `${to} está fora do tabuleiro`);
    case "into-wall":
      return cannot(`${to} is a wall`, `${to} é uma parede`);
    case "into-air":
      return cannot(
        `${to} is empty, and into an empty cell blocks move only to the left or right`,
        `${to} está vazia, e para uma célula vazia os blocos só se movem para a esquerda ou para a direita`,
      );
    case "into-own-colour": {
      const colour = contentOf(board, move);
      return cannot(
        `the block at ${to} has the same colour, ${colour}, so that changing places would change nothing`,
        `o bloco em ${to} tem a mesma cor, ${colour}, e a troca não mudaria nada`,
      );
    }
  }
}
