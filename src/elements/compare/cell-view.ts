// A cell of the table of results: a number with its marks, or why there is none; and while it is waited for, how far it is.
import { html, nothing, type TemplateResult } from "lit";
import type { BlankCell, Cell } from "../../comparing/cell.ts";
import type { CellDocument } from "../../comparing/cell-document.ts";
import type { Metric } from "../../comparing/metrics.ts";
import { type TableCell, withoutAnswer } from "../../comparing/table-cell.ts";
import type { Language } from "../../language/words.ts";
import { duration, grouped } from "../common/amounts.ts";
import { OWN } from "../own/own-name.ts";
import { COMPARE_WORDS } from "./compare-words.ts";
import type { Running } from "./comparing.ts";

/** Everything that is known of a cell. */
export interface SeenCell {
  readonly cell: Cell | undefined;
  readonly document: CellDocument | undefined;
  readonly running: Running | undefined;
  /** A run is on its way to it. */
  readonly isAwaited: boolean;
}

/** Whether one thing is said of it in the place of its numbers. */
export function isWhole({ cell, document, running }: SeenCell): boolean {
  if (cell?.kind === "blank" || running !== undefined || document === undefined) return true;
  return document.status !== "solved" && document.status !== "unsolvable" && document.status !== "exhausted";
}

/** In the place of all its numbers. */
export function wholeCell(seen: SeenCell, rows: number, columns: number, language: Language): TemplateResult {
  const kind = seen.running !== undefined ? "at-work" : seen.cell?.kind === "blank" ? "blank" : "missing";
  return html`<td class=${kind} rowspan=${rows === 1 ? nothing : rows} colspan=${columns === 1 ? nothing : columns}>${whatStands(seen, language)}</td>`;
}

function whatStands({ cell, document, running, isAwaited }: SeenCell, language: Language): unknown {
  const words = COMPARE_WORDS[language];
  if (cell === undefined) return nothing;
  if (cell.kind === "blank") return blank(cell, language);
  if (running !== undefined) {
    const { expanded = 0, timeMs = 0 } = running.progress ?? {};
    const far = `${words.states(grouped(expanded, language))}, ${duration(timeMs, language)}`;
    return html`${words.atWork}<small>${running.progress === undefined ? nothing : far}</small>`;
  }
  if (document === undefined) return isAwaited ? html`<span class="awaited">${words.waiting}</span>` : "·";
  const { expanded, best, reason } = document;
  const more = [
    ...(expanded === null || expanded === 0 ? [] : [words.states(grouped(expanded, language))]),
    ...(best === null || best === undefined ? [] : [words.bestSoFar(grouped(best.cost, language))]),
  ];
  return html`<span title=${reason ?? nothing}>${withoutAnswer(document)?.[language] ?? "–"}</span><small>${more.join(", ")}</small>`;
}

function blank({ why }: BlankCell, language: Language): TemplateResult {
  return html`<span class="dash" aria-hidden="true">–</span><small>${why[language]}</small>`;
}

/** One of its numbers. */
export function numberCell(
  { text, isBest, medal, isMissing }: TableCell,
  { document }: SeenCell,
  metric: Metric,
  language: Language,
): TemplateResult {
  const words = COMPARE_WORDS[language];
  const isOptimal = metric.name === "cost" && document?.optimal === true;
  const isSaid = isOptimal && document.heuristic === OWN;
  const [proof, sign] = isSaid ? [words.saidOptimal, "(✓)"] : [words.proven, "✓"];
  const marks = html`${
    medal === null ? nothing : html`<span class="medal ${medal}">${words.medals[medal]}</span>`
  }${isOptimal ? html`<span class="proven" title=${proof}><span aria-hidden="true">${sign}</span><span class="unseen">${proof}</span></span>` : nothing}`;
  const star = html`<span class="star" aria-hidden="true">★</span><span class="unseen">${words.best}</span>`;
  // Of auto: states of another kind.
  const isOther = document !== undefined && metric.isComparable?.(document) === false;
  return html`<td class="number ${isBest ? "best" : ""} ${isMissing ? "missing" : ""} ${isOther ? "other" : ""}">${text}${isBest ? star : nothing}${marks}</td>`;
}
