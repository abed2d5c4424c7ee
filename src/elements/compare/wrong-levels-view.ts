// What is wrong with levels that are compared on: of several, with which.
import type { TemplateResult } from "lit";
import type { Language } from "../../language/words.ts";
import type { NamedLevel } from "../../solving/document.ts";
import { problemList } from "../board/problem-list.ts";
import { COMPARE_WORDS } from "./compare-words.ts";

export function wrongLevelsView(levels: readonly NamedLevel[], language: Language): TemplateResult[] {
  const wrong = levels.filter(({ loaded }) => loaded.playable === undefined);
  return wrong.map((level) => {
    const heading = levels.length === 1 ? undefined : COMPARE_WORDS[language].leftOut(nameOf(level, language));
    return problemList(level.loaded.problems, language, heading);
  });
}

/** `levels.txt#3`, or as which it was given; with its title. */
function nameOf({ file, loaded: { index, title } }: NamedLevel, language: Language): string {
  const name = file === "" ? `${COMPARE_WORDS[language].level} ${index}` : `${file}#${index}`;
  return title === undefined ? name : `${name}, ${title},`;
}
