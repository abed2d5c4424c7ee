// What is wrong with the text, each with its place, which can be gone to: the cell of the board, or the line of the text.
import { html, nothing, type TemplateResult } from "lit";
import { type Problem, wordsOfProblem } from "../../levels/problem.ts";
import { said } from "../board/problem-list.ts";
import type { Desk } from "./desk.ts";

/** More are told of, and not shown. */
const MOST = 30;

export function problemsView(
  { words, language }: Desk,
  problems: readonly Problem[],
  goTo: (problem: Problem) => void,
): TemplateResult {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const summary = words.problems(errors, problems.length - errors);
  return html`<div id="problems" part="problems" class=${problems.length === 0 ? "fine" : errors > 0 ? "problems" : "problems warned"}>
    <p role="status">${problems.length === 0 ? words.noProblems : summary}</p>
    ${
      problems.length === 0
        ? nothing
        : html`<ul>${problems.slice(0, MOST).map((problem) => {
            const { line, column } = problem;
            const { message, expected } = wordsOfProblem(problem);
            const place = line === 0 ? words.whole : words.place(line, column);
            return html`<li class=${problem.severity}>
              <button type="button" class="place" @click=${() => goTo(problem)}>${place}</button>
              <div>${said(message, language)}<small>${words.expected}: ${said(expected, language)}</small></div>
            </li>`;
          })}</ul>`
    }
  </div>`;
}
