// The results of one puzzle as a table: a level a row (or, with several numbers of each cell, a group of rows) and a solver a
// column; of a single level a solver a row and a number a column, since that is how one reads few of them.
import { html, type TemplateResult } from "lit";
import type { Cell } from "../../comparing/cell.ts";
import { cellKey } from "../../comparing/cell-document.ts";
import type { Metric } from "../../comparing/metrics.ts";
import type { Part } from "../../comparing/part.ts";
import { cellsIn, EMPTY, type TableCell } from "../../comparing/table-cell.ts";
import type { Language } from "../../language/words.ts";
import { isWhole, numberCell, type SeenCell, wholeCell } from "./cell-view.ts";
import type { SolverColours } from "./colours.ts";
import { COMPARE_WORDS } from "./compare-words.ts";
import type { Running } from "./comparing.ts";

/** With more levels a table scrolls within itself, so that its heads stay in sight. */
const MANY = 8;

/** What the tables are made of. */
export interface ResultsState {
  readonly cells: readonly Cell[];
  readonly metrics: readonly Metric[];
  readonly running: Running | undefined;
  readonly isRunning: boolean;
  readonly colours: SolverColours;
  readonly language: Language;
}

export function resultsTable(part: Part, state: ResultsState): TemplateResult {
  const { language } = state;
  const words = COMPARE_WORDS[language];
  const { levels, name } = part;
  const [first] = levels;
  const caption =
    levels.length === 1
      ? words.tableOne(name[language], first?.label ?? "")
      : words.tableOf(name[language], levels.length);
  const seen = seenIn(part, state);
  const body = levels.length === 1 ? ofOneLevel(part, seen, state) : ofLevels(part, seen, state);
  return html`<div class=${levels.length > MANY ? "beside long" : "beside"} tabindex="0" role="group" aria-label=${words.scroll(caption)}>
    <table class="results" part="table"><caption><span>${caption}</span></caption>${body}</table>
  </div>`;
}

type Seen = (level: string, solver: string) => SeenCell;

function seenIn({ document }: Part, { cells, running, isRunning }: ResultsState): Seen {
  const byKey = new Map(cells.map((cell) => [keyOfCell(cell), cell] as const));
  const atWork = running && keyOfCell(running.cell);
  return (level, solver) => {
    const key = `${level} ${solver}`;
    return {
      cell: byKey.get(key),
      document: document(level, solver),
      running: key === atWork ? running : undefined,
      isAwaited: isRunning,
    };
  };
}

function keyOfCell({ level: { file, loaded }, solver }: Cell): string {
  return cellKey({ file, index: loaded.index, title: null, game: null, solver: solver.name });
}

export function solverHead(name: string, { colours }: Pick<ResultsState, "colours">): TemplateResult {
  return html`<span class="head"><span class="swatch ${colours.seriesOf(name)}" aria-hidden="true"></span><code>${name}</code></span>`;
}

function ofLevels({ levels, solvers, documents }: Part, seen: Seen, state: ResultsState): TemplateResult {
  const { language } = state;
  // Before anything is known a row a level is enough.
  const isFresh = !state.isRunning && documents.length === 0;
  const metrics = isFresh ? state.metrics.slice(0, 1) : state.metrics;
  const isOne = metrics.length === 1;
  return html`<thead><tr><th scope="col">${COMPARE_WORDS[language].level}${isOne && !isFresh ? html`<small>${metrics[0]?.column[language]}</small>` : ""}</th>${solvers.map((solver) => html`<th scope="col" class="number">${solverHead(solver, state)}</th>`)}</tr></thead>
    ${levels.map(({ key, label }, level) => {
      const title = html`<span><span class="ordinal">${level + 1}</span>${label}</span>`;
      const row = solvers.map((solver) => seen(key, solver));
      const numbers = metrics.map((metric) => marked(row, metric, language));
      const cells = (metric: Metric, i: number): (TemplateResult | "")[] =>
        row.map((each, column) => {
          if (isWhole(each)) return i === 0 ? wholeCell(each, metrics.length, 1, language) : "";
          return numberCell(numbers[i]?.[column] ?? EMPTY, each, metric, language);
        });
      if (isOne) {
        return html`<tbody>${metrics.map((metric, i) => html`<tr><th scope="row">${title}</th>${cells(metric, i)}</tr>`)}</tbody>`;
      }
      return html`<tbody class="group">
        <tr><th scope="rowgroup" colspan=${solvers.length + 1} class="title">${title}</th></tr>
        ${metrics.map((metric, i) => html`<tr><th scope="row">${rowName(metric, language)}</th>${cells(metric, i)}</tr>`)}
      </tbody>`;
    })}`;
}

function ofOneLevel({ levels, solvers }: Part, seen: Seen, state: ResultsState): TemplateResult {
  const { metrics, language } = state;
  const row = solvers.map((solver) => seen(levels[0]?.key ?? "", solver));
  const numbers = metrics.map((metric) => marked(row, metric, language));
  return html`<thead><tr><th scope="col">${COMPARE_WORDS[language].solver}</th>${metrics.map(({ column }) => html`<th scope="col" class="number">${column[language]}</th>`)}</tr></thead>
    <tbody>${solvers.map((solver, i) => {
      const each = row[i] as SeenCell;
      const cells = isWhole(each)
        ? wholeCell(each, 1, metrics.length, language)
        : metrics.map((metric, column) => numberCell(numbers[column]?.[i] ?? EMPTY, each, metric, language));
      return html`<tr><th scope="row">${solverHead(solver, state)}</th>${cells}</tr>`;
    })}</tbody>`;
}

/** Short, and still understood without a table around it. */
export function rowName({ name, title, column }: Metric, language: Language): string {
  return (name === "memory" ? title : column)[language];
}

/** The best is marked where all have ended, and not all are as good. */
function marked(row: readonly SeenCell[], metric: Metric, language: Language): readonly TableCell[] {
  const documents = row.map(({ document }) => document);
  const cells = cellsIn(documents, metric, language);
  const isOver = row.every(
    ({ cell, document }) => document !== undefined || cell?.kind === "blank" || cell === undefined,
  );
  const areAllBest = cells.every(({ isBest, isMissing, text }) => isBest || isMissing || text === "");
  // What a medal says need not be said twice.
  const isJudged = cells.some(({ medal }) => medal !== null);
  return isOver && !areAllBest && !isJudged ? cells : cells.map((cell) => ({ ...cell, isBest: false }));
}
