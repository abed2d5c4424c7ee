// Moves as level files write them (`r`, `x`, and `x r` for both at once), and in words.
import type { Words } from "../../language/words.ts";
import { shorten } from "../../levels/characters.ts";
import { DIRECTION_WORDS, DIRECTIONS, type Direction } from "../direction.ts";
import type { ReadMove } from "../puzzle.ts";

/** Makes the other half active, or rolls the block or the active half, or does the first and then the second. */
export type RollMove =
  | { readonly switches: boolean; readonly direction: Direction }
  | { readonly switches: true; readonly direction?: never };

export function formatMove({ switches, direction }: RollMove): string {
  if (direction === undefined) return "x";
  return switches ? `x ${direction}` : direction;
}

export function parseMove(word: string): ReadMove<RollMove> {
  if (word === "x") return { move: { switches: true } };
  const direction = DIRECTIONS.find((each) => each === word);
  if (direction !== undefined) return { move: { switches: false, direction } };
  const shown = shorten(word);
  return {
    wrong: {
      en: `\`${shown}\` is not a move: write u, d, l or r to roll, or x to make the other half active`,
      pt: `\`${shown}\` não é uma jogada: escreva u, d, l ou r para rolar, ou x para ativar a outra metade`,
    },
  };
}

const SWITCH: Words = { en: "switch to the other half", pt: "mudar para a outra metade" };

export function describeMove({ switches, direction }: RollMove): Words {
  if (direction === undefined) return SWITCH;
  const way = DIRECTION_WORDS[direction];
  const roll: Words = { en: `roll ${way.en}`, pt: `rolar ${way.pt}` };
  return switches ? { en: `${SWITCH.en} and ${roll.en}`, pt: `${SWITCH.pt} e ${roll.pt}` } : roll;
}
