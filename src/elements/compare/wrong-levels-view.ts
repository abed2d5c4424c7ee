// What is wrong with levels that are compared on: of several, with which.
import { html, type TemplateResult } from "lit";
import type { Language } from "../../language/words.ts";
import type { NamedLevel } from "../../solving/document.ts";
import { problemItems, problemList } from "../board/problem-list.ts";
import { COMPARE_WORDS } from "./compare-words.ts";

export function wrongLevelsView(levels: readonly NamedLevel[], language: Language): TemplateResult {
  const [first, ...others] = levels;
  if (first !== undefined && others.length === 0) return problemList(first.loaded.problems, language);
  const wrong = levels.filter(({ loaded }) => loaded.playable === undefined);
  return html`<div part="problems" class="problems" role="alert">
    ${wrong.map((level) => html`<p>${COMPARE_WORDS[language].leftOut(nameOf(level, language))}</p>${problemItems(level.loaded.problems, language)}`)}
  </div>`;
}

/** `levels.txt#3`, or as which it was given; with its title. */
function nameOf({ file, loaded: { index, title } }: NamedLevel, language: Language): string {
  const name = file === "" ? `${COMPARE_WORDS[language].level} ${index}` : `${file}#${index}`;
  return title === undefined ? name : `${name}, ${title},`;
}
