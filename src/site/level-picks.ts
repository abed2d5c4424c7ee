// A level of a pack to be chosen, on a page of its own about one level: the puzzle, the pack, the level.
import { html, type TemplateResult } from "lit";
import type { Language } from "../language/words.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { PUZZLES } from "../puzzles/index.ts";
import { titleOf } from "./level-cards.ts";
import { type Pack, packName, packOf, packsOf } from "./packs.ts";
import { pick } from "./pick.ts";

const WORDS = {
  en: { puzzle: "Puzzle", pack: "Pack", level: "Level" },
  pt: { puzzle: "Puzzle", pack: "Conjunto", level: "Nível" },
} satisfies Record<Language, object>;

/** What is chosen now. */
interface PickedLevel {
  readonly pack: Pack | undefined;
  /** Of the pack. */
  readonly levels: readonly LoadedLevel[];
  /** From 1. */
  readonly number: number;
}

/** `choose` is told the pack, and the level where one was chosen; another puzzle begins with its first pack. */
export function levelPicks(
  { pack, levels, number }: PickedLevel,
  choose: (pack: Pack | undefined, number?: number) => unknown,
  language: Language,
): TemplateResult {
  const words = WORDS[language];
  const puzzle = pack?.puzzle ?? "";
  const puzzles = PUZZLES.map(({ format, name }) => [format.id, name[language]] as const);
  const packs = packsOf(puzzle).map(({ name }) => [name, packName(name)[language]] as const);
  const titles = levels.map((level) => [String(level.index), `${level.index}. ${titleOf(level, language)}`] as const);
  return html`${pick(words.puzzle, puzzles, pack?.puzzle, (id) => choose(packsOf(id)[0]))}
    ${pick(words.pack, packs, pack?.name, (name) => choose(packOf(puzzle, name)))}
    ${pick(words.level, titles, String(number), (chosen) => choose(pack, Number(chosen)))}`;
}
