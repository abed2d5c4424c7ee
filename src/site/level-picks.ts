// A level to be chosen, on a page of its own about one level: the puzzle, the pack, the level. One that is of no pack stands there too,
// with where it is from.
import { html, type TemplateResult } from "lit";
import type { Language, Words } from "../language/words.ts";
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
  /** Where it is from, where it is of no pack. */
  readonly from?: Words;
  /** Of the pack, or of where it is from. */
  readonly levels: readonly LoadedLevel[];
  /** From 1. */
  readonly number: number;
}

/** `choose` is told the pack, and the level where one was chosen; another puzzle begins with its first pack. No pack is where the level
 *  is from. */
export function levelPicks(
  { pack, from, levels, number }: PickedLevel,
  choose: (pack: Pack | undefined, number?: number) => unknown,
  language: Language,
): TemplateResult {
  const words = WORDS[language];
  const puzzle = pack?.puzzle ?? levels[number - 1]?.game ?? "";
  const puzzles = PUZZLES.map(({ format, name }) => [format.id, name[language]] as const);
  const packs = packsOf(puzzle).map(({ name }) => [name, packName(name)[language]] as const);
  if (pack === undefined && from !== undefined) packs.unshift(["", from[language]]);
  const titles = levels.map((level, i) => {
    const title = titleOf(level, language);
    return [String(i + 1), levels.length === 1 ? title : `${i + 1}. ${title}`] as const;
  });
  return html`${pick(words.puzzle, puzzles, puzzle, (id) => choose(packsOf(id)[0]))}
    ${pick(words.pack, packs, pack?.name ?? "", (name) => choose(packOf(puzzle, name)))}
    ${pick(words.level, titles, String(number), (chosen) => choose(pack, Number(chosen)))}`;
}
