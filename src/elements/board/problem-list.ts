// What is wrong with a level, shown in the place of its board.
import { html, nothing, type TemplateResult } from "lit";
import type { Language, Words } from "../../language/words.ts";
import { type Problem, wordsOfProblem } from "../../levels/problem.ts";
import { BOARD_WORDS } from "./board-words.ts";

export function problemList(problems: readonly Problem[], language: Language, heading?: string): TemplateResult {
  const words = BOARD_WORDS[language];
  return html`<div part="problems" class="problems" role="alert">
    <p>${heading ?? words.cannotBeShown}</p>
    <ul>
      ${problems.map((problem) => {
        const { message, expected } = wordsOfProblem(problem);
        const place = problem.line === 0 ? nothing : `${words.place(problem.line, problem.column)}: `;
        return html`<li>${place}${said(message, language)}<small>${words.expected}: ${said(expected, language)}</small></li>`;
      })}
    </ul>
  </div>`;
}

/** What is quoted is shown as it is typed; what has no other words is English, and said to be. */
export function said(words: Words, language: Language): TemplateResult {
  const parts = words[language].split(/`([^`]+)`/u);
  const isForeign = language !== "en" && words[language] === words.en;
  return html`<span lang=${isForeign ? "en" : language}>${parts.map((part, i) => (i % 2 === 0 ? part : html`<code>${part}</code>`))}</span>`;
}
