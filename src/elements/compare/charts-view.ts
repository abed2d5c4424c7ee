// Time and states of every solver, level by level or by what makes levels large: a line a solver, or of a single place a bar;
// and each chart as a table too.
import { html, nothing, type TemplateResult } from "lit";
import { type Axis, axisNamed, axisNames } from "../../comparing/chart-axis.ts";
import { type Place, placesOf, seriesOf } from "../../comparing/chart-places.ts";
import { METRICS, type Metric } from "../../comparing/metrics.ts";
import type { Part } from "../../comparing/part.ts";
import { numberIn } from "../../language/numbers.ts";
import type { Language } from "../../language/words.ts";
import { barChart } from "../charts/bar-chart.ts";
import { lineChart } from "../charts/line-chart.ts";
import { scaleFor } from "../charts/scale.ts";
import type { SolverColours } from "./colours.ts";
import { COMPARE_WORDS } from "./compare-words.ts";
import { solverHead } from "./results-view.ts";

const CHARTED: readonly Metric[] = METRICS.filter(({ name }) => name === "time" || name === "expanded");

export interface ChartsState {
  readonly by: string;
  readonly colours: SolverColours;
  readonly width: number;
  readonly language: Language;
}

/** What charts of these puzzles can go by. */
export function axesOf(parts: readonly Part[]): readonly Axis[] {
  const measures = new Set(
    parts
      .flatMap(({ levels }) => levels.flatMap(({ level }) => level.loaded.playable?.puzzle.measures ?? []))
      .map(({ name }) => name),
  );
  const shared = ["size", "optimum", "states", "difficulty"];
  return axisNames()
    .filter((name) => shared.includes(name) || measures.has(name))
    .map(axisNamed);
}

export function chartsOf(part: Part, { by, colours, width, language }: ChartsState): TemplateResult | typeof nothing {
  const words = COMPARE_WORDS[language];
  const { documents, levels, name } = part;
  const axis = by === "" ? undefined : axisNamed(by);
  const places = placesOf(
    levels.map(({ level }) => level),
    documents,
    axis,
    language,
  );
  const solvers = part.solvers.filter((solver) => !part.blank.has(solver));
  const isAutoLeftOut = documents.some((document) =>
    CHARTED.some((metric) => metric.isComparable?.(document) === false),
  );
  const figures = CHARTED.map((metric) => {
    const series = seriesOf(solvers, places, metric);
    const known = series.filter(({ values }) => values.some((value) => value !== null));
    if (known.length === 0) return nothing;
    const title = `${name[language]}: ${metric.title[language]}`;
    const written = (value: number): string => numberIn(metric.text(value), language);
    return html`<figure class="figure" data-metric=${metric.name}>
      <figcaption class="chart-title">${title}</figcaption>
      ${places.length === 1 ? bars() : lines()}
      ${metric.name === "expanded" && isAutoLeftOut ? html`<p class="told">${words.notComparable}</p>` : nothing}
      <details><summary>${words.asTable}</summary>${dataTable()}</details>
    </figure>`;

    function lines(): TemplateResult {
      return lineChart({
        title,
        axis: axis?.title[language] ?? words.level.toLowerCase(),
        places,
        series: known.map(({ name, values }) => ({
          ...{ name, values, colour: colours.seriesOf(name), shape: colours.of(name) },
        })),
        width,
        text: written,
        tick: (text) => numberIn(text, language),
      });
    }

    function bars(): TemplateResult {
      const numbers = known.flatMap(({ values }) => values.filter((value) => value !== null));
      const chart = barChart({
        title,
        bars: known.map(({ name, values: [value] }) => {
          return { name, series: colours.seriesNumber(name), value: value ?? undefined, shown: written(value ?? 0) };
        }),
        width,
        tick: written,
      });
      return html`${chart}${scaleFor(numbers).isLog ? html`<p class="told">${words.logBars}</p>` : nothing}`;
    }

    function dataTable(): TemplateResult {
      return html`<div class="beside" tabindex="0" role="group" aria-label=${words.scroll(title)}><table>
        <caption class="unseen">${title}</caption>
        <thead><tr><th scope="col">${axis?.title[language] ?? words.level}</th>${known.map(({ name }) => html`<th scope="col" class="number">${solverHead(name, { colours })}</th>`)}</tr></thead>
        <tbody>${places.map(
          (place, i) =>
            html`<tr><th scope="row">${labelOf(place, i)}</th>${known.map(({ values }) => html`<td class="number">${values[i] == null ? "–" : written(values[i])}</td>`)}</tr>`,
        )}</tbody>
      </table></div>`;
    }

    function labelOf({ label }: Place, i: number): string {
      return axis === undefined ? `${label}. ${levels[i]?.label ?? ""}` : label;
    }
  });
  if (figures.every((figure) => figure === nothing)) return nothing;
  return html`${figures}`;
}
