// What a step shows of the heuristic, in sentences: it falls too fast, a state is reopened.
import type { Exploration } from "../../exploring/explore.ts";
import { fallAt } from "../../exploring/fall.ts";
import type { Language } from "../../language/words.ts";
import { rounded } from "../common/amounts.ts";

interface FallWords {
  readonly fFalls: (move: string, from: string, to: string) => string;
  readonly hFalls: (move: string, from: string, to: string, cost: string) => string;
  readonly reopened: string;
}

const EN: FallWords = {
  fFalls: (move, from, to) => `By ${move}, f falls from ${from} to ${to}: h is not consistent.`,
  hFalls: (move, from, to, cost) =>
    `By ${move}, which costs ${cost}, h falls from ${from} to ${to}: it is not consistent.`,
  reopened: "With a consistent h none is.",
};

const PT: FallWords = {
  fFalls: (move, from, to) => `Por ${move}, f desce de ${from} para ${to}: h não é consistente.`,
  hFalls: (move, from, to, cost) => `Por ${move}, que custa ${cost}, h desce de ${from} para ${to}: não é consistente.`,
  reopened: "Com uma h consistente nenhum o é.",
};

export const FALL_WORDS: Readonly<Record<Language, FallWords>> = { en: EN, pt: PT };

/** That h falls too fast along the move to a node; empty where it does not. Where f is what the search looks at, it is f that falls. */
export function fallInWords(exploration: Exploration, node: number, language: Language): string {
  const fall = fallAt(exploration, node);
  if (fall === undefined) return "";
  const { g, from, to, cost } = fall;
  const { algorithm, weight } = exploration;
  const words = FALL_WORDS[language];
  const move = exploration.move(node) ?? "";
  const short = (value: number): string => rounded(value, language);
  const looksAtF = algorithm === "idastar" || (algorithm === "astar" && weight === 1);
  if (looksAtF) return words.fFalls(move, short(g + from), short(g + cost + to));
  return words.hFalls(move, short(from), short(to), short(cost));
}
