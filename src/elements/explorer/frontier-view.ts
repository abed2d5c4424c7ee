// The frontier as small boards in the order in which they will be taken; while a person predicts, a question in its place.
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { frontierAt } from "../../exploring/frontier.ts";
import type { Verdict } from "../../exploring/question.ts";
import type { Tour } from "../../exploring/tour.ts";
import { grouped } from "../common/amounts.ts";
import type { ExplorerWords } from "./explorer-words.ts";
import type { Predicting } from "./predicting.ts";
import type { Sight } from "./sight.ts";
import { smallBoard } from "./state-view.ts";
import { verdictInWords } from "./step-words.ts";

/** More boards than these say nothing more. */
const MOST_BOARDS = 18;

export function frontierView(sight: Sight): TemplateResult {
  const { tour, language, words } = sight;
  const { count, first } = frontierAt(tour.chronicle, tour.position, MOST_BOARDS);
  const left = count - first.length;
  return html`<div role="group" class="view" part="frontier" aria-labelledby="frontier-title">
    <p class="title"><span id="frontier-title">${words.frontier}</span>
      <small>${count === 0 ? words.frontierEmpty : words.frontierCount(grouped(count, language), orderName(tour, words))}</small></p>
    <ol class="boards strip">
      ${repeat(
        first,
        (node) => node,
        (node, i) =>
          html`<li>${smallBoard(sight, "frontier", { node, ...(i === 0 && !tour.isAtEnd ? { note: words.next, look: "next" } : {}) })}</li>`,
      )}
      ${left === 0 ? nothing : html`<li class="told left">${words.moreWait(grouped(left, language))}</li>`}
    </ol>
  </div>`;
}

function orderName({ chronicle, exploration }: Tour, words: ExplorerWords): string {
  const { discipline } = chronicle;
  if (discipline.kind !== "ranked") return words.orders[discipline.kind];
  if (exploration.algorithm === "greedy") return words.orders.nearest;
  return discipline.hFactor === 0 ? words.orders.cheapest : words.orders.ranked;
}

/** Which comes next? What was said stays until one goes on. */
export function questionView(
  sight: Sight,
  { question, verdict, right, asked }: Predicting,
  answer: (node: number) => void,
): TemplateResult {
  const { tour, language, words } = sight;
  const score =
    asked === 0 ? nothing : html`<small>${words.score(grouped(right, language), grouped(asked, language))}</small>`;
  return html`<div role="group" class="view question" part="question" aria-labelledby="question-title">
    <p class="title"><span id="question-title">${question === undefined ? words.noQuestion : words.ask}</span> ${score}</p>
    ${
      question === undefined
        ? nothing
        : html`<ul class="boards" aria-label=${words.candidates}>
          ${repeat(
            question.candidates,
            (node) => node,
            (node) =>
              html`<li>${smallBoard(sight, "question", { node, ...lookOf(node, verdict), isDisabled: verdict !== undefined }, answer)}</li>`,
          )}
        </ul>`
    }
    <p class="verdict ${verdict === undefined ? "" : verdict.isRight ? "right" : "wrong"}" role="status">${
      verdict === undefined ? nothing : verdictInWords(tour, verdict, language)
    }</p>
  </div>`;
}

function lookOf(node: number, verdict: Verdict | undefined): { note?: string; look?: string } {
  if (verdict === undefined) return {};
  if (node === verdict.answer) return { note: "✓", look: "answer" };
  return node === verdict.chosen ? { note: "✗", look: "mistake" } : {};
}
