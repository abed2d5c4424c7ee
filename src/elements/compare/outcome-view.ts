// What a comparison came to, from what one wants first to what one looks up: a sentence, the tables, the summary, the charts, and
// what has to be said beside them.
import { html, nothing, type TemplateResult } from "lit";
import { identityKey, outcomeOf } from "../../comparing/cell-document.ts";
import type { Comparison } from "../../comparing/compare.ts";
import { METRICS } from "../../comparing/metrics.ts";
import { type Part, partsOf } from "../../comparing/part.ts";
import { tablesOf } from "../../comparing/table.ts";
import { contradiction } from "../../solving/expected-optimum.ts";
import { axesOf, type ChartsState, chartsOf } from "./charts-view.ts";
import { COMPARE_WORDS } from "./compare-words.ts";
import { type ResultsState, resultsTable, rowName } from "./results-view.ts";
import { select } from "./solvers-view.ts";
import { summaryView } from "./summary-view.ts";
import { whyFewer } from "./why-fewer.ts";

export interface OutcomeState extends ResultsState, ChartsState {
  readonly comparison: Comparison;
  /** Of each puzzle; none while there is nothing to say. */
  readonly sentences: readonly string[];
  readonly circumstances: string;
  readonly commandLine: string | undefined;
  readonly toggle: (metric: string) => void;
  readonly goBy: (axis: string) => void;
}

/** From here on two charts stand beside each other, in pixels, as in compare.styles.ts. */
const WIDE = 960;

export function outcomeView(state: OutcomeState): TemplateResult {
  const { comparison, metrics, language, sentences } = state;
  const words = COMPARE_WORDS[language];
  const parts = partsOf(comparison);
  const tables = tablesOf(comparison, metrics, language);
  const hasResults = comparison.documents.length > 0;
  const isOne = parts.length === 1 && parts[0]?.levels.length === 1;
  const notes = tables.flatMap((table) => table.notes);
  const why = isOne && !state.isRunning ? whyFewer(comparison.documents, language) : undefined;
  notes.unshift(...(why === undefined ? [] : [why]));
  notes.unshift(...(isBlocked(state) ? [words.blocked] : []), ...falseOptima(state));
  return html`<section class="panel" part="result" aria-labelledby="results-title">
    <h2 id="results-title">${words.results}</h2>
    ${sentences.filter((sentence) => sentence !== "").map((sentence) => html`<p class="sentence" part="sentence">${sentence}</p>`)}
    ${shown(state)}
    ${parts.map((part) => resultsTable(part, state))}
    <p class="told">${words.legend} ${state.circumstances}</p>
    ${notes.length === 0 ? nothing : html`<ul class="notes">${notes.map((note) => html`<li>${note}</li>`)}</ul>`}
  </section>
  ${
    hasResults
      ? html`${
          isOne || state.isRunning
            ? nothing
            : html`<section class="panel" aria-labelledby="summary-title">
          <h2 id="summary-title">${words.summary}</h2>
          ${tables.map(({ summary, documents }, i) => (documents.length === 0 ? nothing : summaryView(captioned(summary, tables.length === 1 ? "" : (parts[i]?.name[language] ?? "")), state)))}
        </section>`
        }
        ${charts(parts, state)}`
      : nothing
  }
  ${state.commandLine === undefined ? nothing : html`<details><summary>${words.onCommandLine}</summary><pre tabindex="0"><code>${state.commandLine}</code></pre></details>`}`;
}

/** WebAssembly was asked for, and TypeScript answered. */
function isBlocked({ comparison: { documents }, cells }: OutcomeState): boolean {
  const fast = new Set(
    cells.flatMap(({ solver }) => (solver.kind === "search" && solver.engine === "wasm" ? [solver.name] : [])),
  );
  return documents.some(({ engine, solver, status }) => engine === "ts" && status !== "failed" && fast.has(solver));
}

/** What headers of levels say that was proven to be otherwise, a level once. */
function falseOptima({ comparison: { documents }, language }: OutcomeState): string[] {
  const told = documents.flatMap((document) => {
    const { expected, title, file, index } = document;
    if (expected?.holds !== false) return [];
    const said = contradiction(expected, outcomeOf(document));
    return [[identityKey(document), `${title ?? `${file}#${index}`}: ${said[language]}.`] as const];
  });
  return [...new Map(told).values()];
}

function captioned<T extends { readonly caption: string }>(table: T, name: string): T {
  return name === "" ? table : { ...table, caption: `${name}: ${table.caption}` };
}

/** Which numbers the tables show. */
function shown({ metrics, language, toggle }: OutcomeState): TemplateResult {
  const isOnly = metrics.length === 1;
  return html`<fieldset><legend>${COMPARE_WORDS[language].show}</legend>
    ${METRICS.map((metric) => {
      const isShown = metrics.includes(metric);
      return html`<label class="check" title=${metric.title[language]}><input type="checkbox" name="show" value=${metric.name} .checked=${isShown} ?disabled=${isShown && isOnly}
        @change=${() => toggle(metric.name)} />${rowName(metric, language)}</label>`;
    })}
  </fieldset>`;
}

function charts(parts: readonly Part[], state: OutcomeState): TemplateResult | typeof nothing {
  const { language, by, goBy, width } = state;
  const words = COMPARE_WORDS[language];
  const inner = (width >= WIDE ? (width - 24) / 2 : width) - 32;
  const figures = parts.map((part) => chartsOf(part, { ...state, width: Math.max(240, Math.floor(inner)) }));
  if (figures.every((figure) => figure === nothing)) return nothing;
  const axes = axesOf(parts).map(({ name, title }) => [name, title[language]] as const);
  const isSeveral = parts.some(({ levels }) => levels.length > 1);
  return html`<section class="panel" aria-labelledby="charts-title">
    <h2 id="charts-title">${words.charts}</h2>
    ${isSeveral ? html`<div class="field by"><label for="by">${words.by}</label>${select("by", by, [["", words.byLevel], ...axes], goBy)}</div>` : nothing}
    <div class="charts">${figures}</div>
    ${isSeveral ? html`<p class="told">${words.scale}${by === "" ? "" : ` ${words.averages}`}</p>` : nothing}
  </section>`;
}
