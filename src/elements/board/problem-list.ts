// What is wrong with a level, shown in the place of its board.
import { html, type TemplateResult } from "lit";
import type { Language } from "../../language/words.ts";
import type { Problem } from "../../levels/problem.ts";
import { BOARD_WORDS } from "./board-words.ts";

export function problemList(problems: readonly Problem[], language: Language): TemplateResult {
  const words = BOARD_WORDS[language];
  return html`<div part="problems" class="problems" role="alert">
    <p>${words.cannotBeShown}</p>
    <ul>
      ${problems.map(
        ({ line, column, message, expected }) =>
          html`<li>${words.place(line, column)}: ${inEnglish(message)}<small>${words.expected}: ${inEnglish(expected)}</small></li>`,
      )}
    </ul>
  </div>`;
}

/** Problems of level files are told in English alone; what is quoted in them is shown as it is typed. */
function inEnglish(text: string): TemplateResult {
  const parts = text.split(/`([^`]+)`/u);
  return html`<span lang="en">${parts.map((part, i) => (i % 2 === 0 ? part : html`<code>${part}</code>`))}</span>`;
}
