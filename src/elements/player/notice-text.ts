// What a notice of the tutor says, in words.
import type { Language } from "../../language/words.ts";
import type { Comparison } from "./comparison.ts";
import { PLAYER_WORDS, type PlayerWords } from "./player-words.ts";
import type { Notice } from "./tutor.ts";

export interface Speech {
  readonly language: Language;
  /** One is one move. */
  readonly countsMoves: boolean;
}

export function noticeText(notice: Notice, speech: Speech): string {
  const words = PLAYER_WORDS[speech.language];
  switch (notice.kind) {
    case "thinking":
      return notice.states > 0
        ? `${words.thinking[notice.about]} ${words.states(notice.states)}`
        : words.thinking[notice.about];
    case "hint":
      return (notice.isProven ? words.hinted : words.hintedPerhaps)(notice.words[speech.language]);
    case "check":
      return checkText(notice, words, speech);
    case "solving":
      return solvingText(notice, words, speech);
    case "already-solved":
      return words.alreadySolved;
    case "none-found":
      return words.noneFound;
    case "failed":
      return words.failed;
  }
}

type Of<Kind extends Notice["kind"]> = Extract<Notice, { readonly kind: Kind }>;

function checkText({ advice }: Of<"check">, words: PlayerWords, { language, countsMoves }: Speech): string {
  if (advice.outcome === "lost")
    return advice.why === null ? words.lost : `${words.lost} ${inQuotes(advice.why[language], language)}`;
  if (advice.isProven) return (countsMoves ? words.solvable : words.solvableAtCost)(advice.lowerBound);
  return (countsMoves ? words.solvableAtLeast : words.solvableAtLeastAtCost)(advice.lowerBound);
}

function solvingText({ cost, isProven }: Of<"solving">, words: PlayerWords, { countsMoves }: Speech): string {
  if (isProven) return (countsMoves ? words.solving : words.solvingAtCost)(cost);
  return (countsMoves ? words.solvingPerhaps : words.solvingPerhapsAtCost)(cost);
}

/** Of a level that is solved, with the optimum where it is known by now. */
export function solvedText(
  cost: number,
  { optimum }: Partial<Pick<Comparison, "optimum">>,
  { language, countsMoves }: Speech,
): string {
  const words = PLAYER_WORDS[language];
  const solved = (countsMoves ? words.solved : words.solvedAtCost)(cost);
  if (optimum === undefined) return solved;
  return `${solved} ${cost <= optimum ? words.asGoodAsItGets : words.canBeDoneFor(optimum)}`;
}

const QUOTES: Readonly<Record<Language, string>> = { en: "“$1”", pt: "«$1»" };

/** What is written in backticks elsewhere, as a sentence quotes it. */
function inQuotes(text: string, language: Language): string {
  return text.replaceAll(/`([^`]+)`/gu, QUOTES[language]);
}
