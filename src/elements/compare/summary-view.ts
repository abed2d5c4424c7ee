// What each solver came to over all levels, as a table, and in a sentence what one should take from it.
import { html, type TemplateResult } from "lit";
import type { CellDocument } from "../../comparing/cell-document.ts";
import { summarize } from "../../comparing/summary.ts";
import type { Table } from "../../comparing/table.ts";
import type { Language } from "../../language/words.ts";
import { duration, grouped } from "../common/amounts.ts";
import { COMPARE_WORDS } from "./compare-words.ts";
import { type ResultsState, solverHead } from "./results-view.ts";

export function summaryView({ caption, heading, columns, rows }: Table, state: ResultsState): TemplateResult {
  const words = COMPARE_WORDS[state.language];
  const told = `${caption.charAt(0).toUpperCase()}${caption.slice(1)}`;
  const star = html`<span class="star" aria-hidden="true">★</span><span class="unseen">${words.best}</span>`;
  const isMarked = columns.map((_, i) => rows.some(({ cells }) => cells[i]?.isBest !== true));
  return html`<div class="beside" tabindex="0" role="group" aria-label=${words.scroll(words.summary)}>
    <table class="results" part="summary"><caption>${told}</caption>
      <thead><tr><th scope="col">${heading}</th>${columns.map((column) => html`<th scope="col" class="number">${column}</th>`)}</tr></thead>
      <tbody>${rows.map(
        ({ label, cells }) =>
          html`<tr><th scope="row">${solverHead(label, state)}</th>${cells.map(({ text, isBest }, i) => {
            const isBestOf = isBest && isMarked[i] === true;
            return html`<td class="number ${isBestOf ? "best" : ""}">${text}${isBestOf ? star : ""}</td>`;
          })}</tr>`,
      )}</tbody>
    </table>
  </div>`;
}

/** Who settled most, with the fewest states, and fastest, of those that can be compared; of one puzzle. */
export function inWords(solvers: readonly string[], documents: readonly CellDocument[], language: Language): string {
  const words = COMPARE_WORDS[language];
  const asked = solvers.filter((solver) => documents.some((document) => document.solver === solver));
  const { solvers: all, levels, common } = summarize(asked, documents);
  const most = Math.max(...all.map(({ solved }) => solved));
  const best = all.filter(({ solved }) => solved === most);
  const isEvery = best.length === all.length && most === levels;
  const names = best.map(({ solver }) => solver);
  const said = [isEvery ? words.everySolved(levels) : words.mostSolved(listed(names, language), most, levels)];
  const least = (of: "expanded" | "timeMs") => {
    const known = all.filter((each) => each[of] !== null);
    return known.sort((a, b) => (a[of] ?? 0) - (b[of] ?? 0))[0];
  };
  if (common === 0 || all.length < 2) return said.join(" ");
  const [fewest, fastest] = [least("expanded"), least("timeMs")];
  const isOne = common === 1;
  if (fewest?.expanded != null) {
    const count = grouped(fewest.expanded, language);
    said.push((isOne ? words.fewestOne : words.fewest)(fewest.solver, count));
  }
  if (fastest?.timeMs != null) {
    const time = duration(fastest.timeMs, language);
    said.push((isOne ? words.fastestOne : words.fastest)(fastest.solver, time));
  }
  return said.join(" ");
}

function listed(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${COMPARE_WORDS[language].and} ${last}`;
}
