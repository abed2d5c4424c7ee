// Only the branch that led to the goal: a board for each state of it, from the start on.
import { html, nothing, type TemplateResult } from "lit";
import { grouped } from "../common/amounts.ts";
import type { Sight } from "./sight.ts";
import { smallBoard } from "./state-view.ts";

const MOST_BOARDS = 60;

/** What is chosen there lies at a later position, perhaps: `goTo` is called for it then. */
export function solutionView(sight: Sight, goTo: (position: number) => void): TemplateResult {
  const { tour, language, words } = sight;
  const { chronicle } = tour;
  const path = chronicle.pathTo(chronicle.nodeOf(chronicle.last));
  const choose = (node: number): void => {
    if (chronicle.bornAt(node) > tour.position) goTo(chronicle.bornAt(node));
    sight.choose(node);
  };
  const shown = path.slice(0, MOST_BOARDS);
  return html`<div role="group" class="view" part="solution" aria-labelledby="solution-title">
    <p class="title"><span id="solution-title">${words.solutionOnly}</span></p>
    <ol class="boards">
      ${shown.map((node) => {
        const move = tour.exploration.move(node);
        return html`<li>${smallBoard(sight, "solution", { node, note: move ?? words.start }, choose)}</li>`;
      })}
    </ol>
    ${path.length > shown.length ? html`<p class="told">${words.moreWait(grouped(path.length - shown.length, language))}</p>` : nothing}
  </div>`;
}
