// Slides as text: one letter in a solution (`r`), a short sentence for people.
import type { Words } from "../../language/words.ts";
import { DIRECTION_WORDS, DIRECTIONS } from "../direction.ts";
import type { ReadMove } from "../puzzle.ts";
import type { MatchMove } from "./rules.ts";

export function formatMove(move: MatchMove): string {
  return move;
}

export function parseMove(word: string): ReadMove<MatchMove> {
  const move = DIRECTIONS.find((direction) => direction === word);
  if (move !== undefined) return { move };
  return {
    wrong: {
      en: "a slide is one small letter: u, d, l or r",
      pt: "um deslize é uma letra minúscula: u, d, l ou r",
    },
  };
}

export function describeMove(move: MatchMove): Words {
  const { en, pt } = DIRECTION_WORDS[move];
  return { en: `slide everything ${en}`, pt: `deslizar tudo ${pt}` };
}
