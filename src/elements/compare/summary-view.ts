// What each solver came to over all levels, as a table, and in a sentence what one should take from it.
import { html, type TemplateResult } from "lit";
import type { CellDocument } from "../../comparing/cell-document.ts";
import { type SolverSummary, summarize } from "../../comparing/summary.ts";
import type { Table } from "../../comparing/table.ts";
import { capitalized, type Language } from "../../language/words.ts";
import { duration, grouped } from "../common/amounts.ts";
import { COMPARE_WORDS } from "./compare-words.ts";
import { type ResultsState, solverHead } from "./results-view.ts";

export function summaryView({ caption, heading, columns, rows }: Table, state: ResultsState): TemplateResult {
  const words = COMPARE_WORDS[state.language];
  const told = capitalized(caption);
  const star = html`<span class="star" aria-hidden="true">★</span><span class="unseen">${words.best}</span>`;
  const isMarked = columns.map((_, i) => rows.some(({ cells }) => cells[i]?.isBest !== true));
  return html`<div class="beside" tabindex="0" role="group" aria-label=${words.scroll(words.summary)}>
    <table class="results" part="summary"><caption><span>${told}</span></caption>
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

/** Who settled most, who proved every optimum, and who of these did it with the fewest states and fastest; of one puzzle. */
export function inWords(solvers: readonly string[], documents: readonly CellDocument[], language: Language): string {
  const words = COMPARE_WORDS[language];
  const asked = solvers.filter((solver) => documents.some((document) => document.solver === solver));
  const { solvers: all, levels, common } = summarize(asked, documents);
  if (all.length === 0) return "";
  const most = Math.max(...all.map(({ solved }) => solved));
  const settlers = all.filter(({ solved }) => solved === most);
  const provers = all.filter(({ proven }) => proven === levels);
  const isEvery = settlers.length === all.length && most === levels;
  if (most === 0) return words.noneSolved(levels);
  const names = listed(settlers, language);
  const they = most === levels ? words.theySolved(names, levels) : words.mostSolved(names, most, levels);
  const said = [isEvery ? words.everySolved(levels) : they];
  if (provers.length > 0 && provers.length < all.length) said.push(words.proved(listed(provers, language), levels));
  if (common === 0 || all.length < 2) return said.join(" ");
  const ofProvers = provers.length > 1 && provers.length < all.length;
  const rivals = provers.length > 1 ? provers : all;
  const average = (text: string): string => (common === 1 ? text : words.average(text));
  const [fewest, fastest] = [least(rivals, "expanded"), least(rivals, "timeMs")];
  const states = fewest && words.fewest(fewest.solver, average(grouped(fewest.expanded ?? 0, language)));
  // Clocks of browsers are coarse: where nobody was faster than all others, none is called the fastest.
  const isFastest = rivals.filter(({ timeMs }) => timeMs === fastest?.timeMs).length === 1;
  const time = fastest && isFastest && words.fastest(fastest.solver, average(duration(fastest.timeMs ?? 0, language)));
  const best = [states, time].filter(Boolean).join("; ");
  if (best !== "") said.push(`${ofProvers ? words.ofThese : ""}${best}.`);
  return said.join(" ");
}

function least(solvers: readonly SolverSummary[], of: "expanded" | "timeMs"): SolverSummary | undefined {
  const known = solvers.filter((each) => each[of] !== null);
  return known.sort((a, b) => (a[of] ?? 0) - (b[of] ?? 0))[0];
}

function listed(solvers: readonly SolverSummary[], language: Language): string {
  const names = solvers.map(({ solver }) => solver);
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${COMPARE_WORDS[language].and} ${last}`;
}
