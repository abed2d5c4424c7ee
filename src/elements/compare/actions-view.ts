// What one does with a comparison: run it, or what is missing of it, cancel it, save what came of it; and how far it is.
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../../language/words.ts";
import { grouped } from "../common/amounts.ts";
import { COMPARE_WORDS } from "./compare-words.ts";
import type { Comparing } from "./comparing.ts";
import type { SavedAs } from "./exports.ts";

export interface ActionsState {
  readonly comparing: Comparing;
  readonly levels: number;
  readonly solvers: number;
  readonly canRun: boolean;
  readonly language: Language;
  readonly run: (which: "all" | "missing") => void;
  readonly cancel: () => void;
  readonly save: (as: SavedAs) => void;
}

export function actionsView(state: ActionsState): TemplateResult {
  const { comparing, canRun, language, save } = state;
  const words = COMPARE_WORDS[language];
  const { run, count, comparison } = comparing;
  const { documents } = comparison;
  const isPartial = documents.length > 0 && count.missing > 0 && run === undefined;
  const hasChart = documents.some(({ status }) => status === "solved" || status === "unsolvable");
  const saved = (name: string, as: SavedAs, isThere: boolean): TemplateResult =>
    html`<button type="button" ?disabled=${!isThere} @click=${() => save(as)}>${name}</button>`;
  return html`<div class="panel">
    <div class="actions">
      <button type="button" id="run" class=${isPartial ? "" : "main"} ?disabled=${run !== undefined || !canRun} @click=${() => state.run("all")}>${words.run}</button>
      ${isPartial ? html`<button type="button" id="missing" class="main" ?disabled=${!canRun} @click=${() => state.run("missing")}>${words.runMissing}</button>` : nothing}
      <button type="button" id="cancel" ?disabled=${run === undefined} @click=${state.cancel}>${words.cancel}</button>
      <span class="told">${toldOf(state)}</span>
      <span class="actions saves" role="group" aria-label=${words.exportAs}><span class="label" aria-hidden="true">${words.exportAs}</span>
        ${saved("CSV", "csv", documents.length > 0)} ${saved("JSON", "json", documents.length > 0)}
        ${saved("Markdown", "markdown", documents.length > 0)} ${saved("PNG", "png", hasChart)} ${saved("SVG", "svg", hasChart)}
      </span>
    </div>
    ${run === undefined ? nothing : html`<progress part="progress" aria-label=${words.progress} max=${run.all} .value=${run.done}></progress>`}
  </div>`;
}

function toldOf({ comparing: { run, count, comparison }, levels, solvers, language }: ActionsState): string {
  const words = COMPARE_WORDS[language];
  const number = (value: number): string => grouped(value, language);
  if (run !== undefined) return words.running(number(run.done), number(run.all));
  if (levels === 0) return words.noLevel;
  if (comparison.documents.length === 0) return words.ready(levels, solvers, count.all);
  return count.missing === 0 ? "" : words.missing(number(count.missing), number(count.all));
}
