// The levels of a pack as cards: a true picture, the title, how hard it is, the optimum, and what the person has done.
import { html, nothing, type TemplateResult } from "lit";
import type { Language, Words } from "../language/words.ts";
import { levelKey } from "../playing/level-key.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { icon } from "./icons.ts";
import "./level-thumbnail.ts";
import { progress } from "./progress.ts";

const WORDS = {
  en: {
    level: "Level",
    optimum: (moves: number) => `best possible: ${moves}`,
    none: "has no solution",
    best: (moves: number) => `yours: ${moves}`,
    stars: (stars: number) => `${stars} of 3 stars`,
    going: "begun",
    wrong: (mistakes: number, line: number) =>
      mistakes === 1 ? `A mistake in line ${line}` : `${mistakes} mistakes, the first in line ${line}`,
  },
  pt: {
    level: "Nível",
    optimum: (moves: number) => `melhor possível: ${moves}`,
    none: "não tem solução",
    best: (moves: number) => `o seu: ${moves}`,
    stars: (stars: number) => `${stars} de 3 estrelas`,
    going: "começado",
    wrong: (mistakes: number, line: number) =>
      mistakes === 1 ? `Um erro na linha ${line}` : `${mistakes} erros, o primeiro na linha ${line}`,
  },
} satisfies Record<Language, object>;

/** The words that level files use; what is another word is shown as it is. */
const DIFFICULTIES: Readonly<Record<string, Words>> = {
  trivial: { en: "trivial", pt: "trivial" },
  easy: { en: "easy", pt: "fácil" },
  medium: { en: "medium", pt: "médio" },
  hard: { en: "hard", pt: "difícil" },
  extreme: { en: "extreme", pt: "extremo" },
};

export function difficultyWord(difficulty: string, language: Language): string {
  return DIFFICULTIES[difficulty]?.[language] ?? difficulty;
}

/** Where it stands alone. */
export function difficultyOfLevel(difficulty: string, language: Language): string {
  const word = DIFFICULTIES[difficulty]?.[language];
  if (word === undefined) return difficulty;
  return language === "pt" ? `nível ${word}` : `${word} level`;
}

export function titleOf({ title, index }: LoadedLevel, language: Language): string {
  return title ?? `${WORDS[language].level} ${index}`;
}

/** How cards look: a style of their list, and what stands before a title, its number where nothing else is said. */
interface CardLooks {
  readonly style?: string;
  readonly sign?: (level: LoadedLevel) => string;
}

export function levelCards(
  levels: readonly LoadedLevel[],
  hrefOfLevel: (level: LoadedLevel) => string,
  language: Language,
  { style = "", sign = ({ index }) => String(index) }: CardLooks = {},
): TemplateResult {
  return html`<ol class="levels ${style}">
    ${levels.map((loaded) => html`<li>${card(loaded, hrefOfLevel(loaded), sign(loaded), language)}</li>`)}
  </ol>`;
}

function card(loaded: LoadedLevel, href: string, sign: string, language: Language): TemplateResult {
  const { playable } = loaded;
  const kept = playable && progress.of(levelKey(playable));
  const isSolved = kept?.best !== undefined;
  return html`<a class="level ${isSolved ? "solved" : ""}" href=${href}>
    <level-thumbnail .loaded=${loaded}></level-thumbnail>
    <span class="title"><small>${sign}</small> ${titleOf(loaded, language)}${isSolved ? icon("done") : nothing}</span>
    <span class="facts">${playable === undefined ? wrong(loaded, language) : facts(loaded, language)}</span>
  </a>`;
}

function wrong({ problems }: LoadedLevel, language: Language): TemplateResult {
  const mistakes = problems.filter(({ severity }) => severity === "error");
  return html`<span class="wrong">${WORDS[language].wrong(mistakes.length, mistakes[0]?.line ?? 1)}</span>`;
}

function facts({ playable }: LoadedLevel, language: Language): TemplateResult | typeof nothing {
  if (playable === undefined) return nothing;
  const words = WORDS[language];
  const { facts: told, puzzle, level } = playable;
  const { best, going } = progress.of(levelKey(playable)) ?? {};
  const { optimal, difficulty } = told;
  const stars = best === undefined ? null : puzzle.stars(level, best);
  return html`${difficulty === undefined ? nothing : html`<span class="difficulty">${difficultyWord(difficulty, language)}</span>`}
    ${optimal === undefined ? nothing : html`<span>${optimal === "unsolvable" ? words.none : words.optimum(optimal)}</span>`}
    ${best === undefined ? nothing : html`<span class=${best === optimal ? "best" : ""}>${words.best(best)}</span>`}
    ${stars === null ? nothing : html`<span class="stars" role="img" aria-label=${words.stars(stars)}>${"★".repeat(stars)}${"☆".repeat(3 - stars)}</span>`}
    ${going === undefined ? nothing : html`<span class="going">${words.going}</span>`}`;
}
