// A comparison as one page that needs nothing else: tables, charts, and the solutions of each level side by side. It can be
// opened from a disk, printed and sent.
import type { Language, Words } from "../language/words.ts";
import { playableOf } from "../playing/loaded-level.ts";
import { drawingAsText } from "../puzzles/drawing.ts";
import type { NamedLevel } from "../solving/document.ts";
import { type CellDocument, identityKey, keyOfLevel } from "./cell-document.ts";
import { type ChartData, chartOf, escaped, markOf } from "./chart.ts";
import type { Axis } from "./chart-axis.ts";
import { placesOf, seriesOf } from "./chart-places.ts";
import type { Comparison } from "./compare.ts";
import { METRICS, type Metric } from "./metrics.ts";
import { PAGE_STYLES } from "./page-styles.ts";
import { type PuzzleTables, type Table, tablesOf } from "./table.ts";
import type { TableCell } from "./table-cell.ts";

/** What a page of a comparison shows. */
export interface PageOptions {
  readonly metrics: readonly Metric[];
  /** Undefined for one level after the other. */
  readonly by: Axis | undefined;
  readonly language?: Language;
  /** How the cells were run: a sentence. */
  readonly circumstances?: string;
}

const CHARTED: readonly string[] = ["time", "expanded", "memory", "moves"];

const WORDS = {
  title: { en: "Solvers compared", pt: "Resolvedores comparados" },
  charts: { en: "Charts", pt: "Gráficos" },
  solutions: { en: "Solutions", pt: "Soluções" },
  none: { en: "no solution", pt: "sem solução" },
  level: { en: "level", pt: "nível" },
  scale: {
    en: "Logarithmic scales. A missing point is a level that the solver did not settle.",
    pt: "Escalas logarítmicas. Um ponto em falta é um nível que o resolvedor não resolveu.",
  },
  averages: { en: "Levels that share a value are averaged.", pt: "Níveis com o mesmo valor entram com a média." },
  legend: {
    en: "Bold: the best of its row. Gold, silver, bronze: the proven optimum, one and two moves more. ND: not determined, stopped by that limit.",
    pt: "A negrito: o melhor da linha. Ouro, prata, bronze: o ótimo provado, mais uma e duas jogadas. ND: não determinado, parado por esse limite.",
  },
} as const satisfies Readonly<Record<string, Words>>;

/** A comparison as a page: tables, charts and solutions in one HTML text. */
export function comparisonPage(comparison: Comparison, options: PageOptions): string {
  const { metrics, language = "en", circumstances = "" } = options;
  const puzzles = tablesOf(comparison, metrics, language);
  const title = WORDS.title[language];
  return [
    "<!doctype html>",
    `<html lang="${language}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${PAGE_STYLES}</style></head>`,
    `<body><h1>${title}</h1>`,
    `<p>${escaped(`${WORDS.legend[language]} ${circumstances}`)}</p>`,
    ...puzzles.map((puzzle) => sectionOf(puzzle, comparison, options)),
    "</body></html>",
    "",
  ].join("\n");
}

function sectionOf(puzzle: PuzzleTables, comparison: Comparison, options: PageOptions): string {
  const { language = "en" } = options;
  const { name, tables, summary, documents, game } = puzzle;
  const levels = levelsOf(comparison, game);
  const notes = puzzle.notes.map((note) => `<li>${escaped(note)}</li>`);
  return [
    `<section><h2>${escaped(name[language])}</h2>`,
    ...[summary, ...tables].map(tableOf),
    notes.length === 0 ? "" : `<ul>${notes.join("")}</ul>`,
    chartsOf(puzzle, levels, options),
    `<h3>${WORDS.solutions[language]}</h3>`,
    ...levels.map((level, i) => solutionsOf(level, i + 1, documents, language)),
    "</section>",
  ].join("\n");
}

function levelsOf({ cells }: Comparison, game: string): NamedLevel[] {
  return [...new Set(cells.map(({ level }) => level))].filter(({ loaded }) => loaded.game === game);
}

function tableOf({ caption, heading, columns, rows }: Table): string {
  const head = [heading, ...columns].map((text) => `<th scope="col">${escaped(text)}</th>`);
  const cell = ({ text, isBest, medal, isMissing }: TableCell): string => {
    const classes = [isBest ? "best" : "", isMissing ? "missing" : "", medal ?? ""].filter((each) => each !== "");
    const mark = medal === null ? "" : ` <span class="medal">${medal}</span>`;
    return `<td${classes.length === 0 ? "" : ` class="${classes.join(" ")}"`}>${escaped(text)}${mark}</td>`;
  };
  const lines = rows.map(
    ({ label, cells }) => `<tr><th scope="row">${escaped(label)}</th>${cells.map(cell).join("")}</tr>`,
  );
  return `<div class="wide"><table><caption>${escaped(caption)}</caption><thead><tr>${head.join("")}</tr></thead><tbody>${lines.join("\n")}</tbody></table></div>`;
}

function chartsOf(puzzle: PuzzleTables, levels: readonly NamedLevel[], { by, language = "en" }: PageOptions): string {
  const { documents } = puzzle;
  const solvers = [...new Set(documents.map(({ solver }) => solver))];
  const places = placesOf(levels, documents, by, language);
  const charts = METRICS.filter(({ name }) => CHARTED.includes(name)).flatMap((metric) => {
    const title = metric.title[language];
    const axis = by?.title[language] ?? WORDS.level[language];
    const series = seriesOf(solvers, places, metric);
    const svg = chartOf({ title, axis, places, series, text: metric.text, language } satisfies ChartData);
    return svg === undefined ? [] : [`<figure><figcaption>${escaped(title)}</figcaption>${svg}</figure>`];
  });
  if (charts.length === 0) return "";
  const legend = solvers.map(
    (solver, i) => `<li><svg class="key" viewBox="-6 -6 12 12">${markOf(i)}</svg> ${escaped(solver)}</li>`,
  );
  const averages = by === undefined ? "" : ` ${WORDS.averages[language]}`;
  return `<h3>${WORDS.charts[language]}</h3><p>${WORDS.scale[language]}${averages}</p><ul class="legend">${legend.join("")}</ul><div class="charts">${charts.join("\n")}</div>`;
}

function solutionsOf(
  level: NamedLevel,
  number: number,
  documents: readonly CellDocument[],
  language: Language,
): string {
  const { puzzle, level: typed } = playableOf(level.loaded);
  const mine = documents.filter((document) => identityKey(document) === keyOfLevel(level));
  const isSmall = typed.rows * typed.columns <= 2500;
  const board = isSmall
    ? `<pre class="board">${escaped(drawingAsText(puzzle.drawState(typed, puzzle.initialState(typed))))}</pre>`
    : "";
  const bySolution = new Map<string, CellDocument[]>();
  for (const document of mine) {
    const key = document.moves ?? document.status;
    bySolution.set(key, [...(bySolution.get(key) ?? []), document]);
  }
  const each = [...bySolution.values()].map((same) => {
    const [{ moves, cost, medal } = { moves: null, cost: null, medal: null }] = same;
    const price = cost === null ? WORDS.none[language] : `${cost}${medal === null ? "" : ` ${medal}`}`;
    const names = same.map(({ solver }) => solver).join(", ");
    return `<div><h4>${escaped(names)}</h4><p>${escaped(price)}</p><p class="moves">${escaped(moves ?? "")}</p></div>`;
  });
  const name = level.loaded.title ?? keyOfLevel(level);
  return `<details><summary>${number}. ${escaped(name)}</summary><div class="solutions">${board}${each.join("")}</div></details>`;
}
