// Why a fold is refused, in words that name the cell in the way.
import type { Words } from "../../language/words.ts";
import { type Cell, cellText } from "../cell.ts";
import { HOLE } from "./level.ts";
import { type FoldingMove, TOWARDS } from "./notation.ts";

export function noSuchGroup(group: string): Words {
  return {
    en: `there is no group ${group} on this board`,
    pt: `não há grupo ${group} neste tabuleiro`,
  };
}

/** `from` would land on `to`, where `found` is: a hole, a group's letter, or undefined off the board. */
export function cellInTheWay(move: FoldingMove, from: Cell, to: Cell, found: string | undefined): Words {
  const { group, direction } = move;
  const obstacle = describeObstacle(found);
  return {
    en: `group ${group} cannot be folded ${TOWARDS[direction].en}: cell ${cellText(from)} would land on ${cellText(to)}, ${obstacle.en}`,
    pt: `o grupo ${group} não se pode dobrar ${TOWARDS[direction].pt}: a célula ${cellText(from)} cairia em ${cellText(to)}, ${obstacle.pt}`,
  };
}

function describeObstacle(found: string | undefined): Words {
  if (found === undefined) return { en: "which is off the board", pt: "que está fora do tabuleiro" };
  if (found === HOLE) return { en: "which is a hole", pt: "que é um buraco" };
  return { en: `which is filled by group ${found}`, pt: `que está ocupada pelo grupo ${found}` };
}
