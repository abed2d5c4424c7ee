// What a race shows: bars that grow while it goes on, and at the end a sentence, the same numbers as a table, and whether both
// engines counted the same.
import { html, nothing, type TemplateResult } from "lit";
import type { EngineName } from "../../engines/session.ts";
import type { Language } from "../../language/words.ts";
import { type Bar, barChart } from "../charts/bar-chart.ts";
import { scaleFor } from "../charts/scale.ts";
import { type Coloured, colourOfSeries, seriesOfSolver } from "../charts/solver-series.ts";
import { grouped, rounded } from "../common/amounts.ts";
import { median, type RaceProgress, type RaceResult } from "./race.ts";
import { COUNT_NAMES, RACE_WORDS } from "./race-words.ts";

const ENGINE_WORDS: Readonly<Record<EngineName, string>> = { wasm: "WebAssembly", ts: "TypeScript" };
const ENGINES = ["wasm", "ts"] as const;

/** What is raced. */
export type Raced = Omit<Coloured, "engine">;

interface Shown {
  readonly raced: Raced;
  readonly width: number;
  readonly language: Language;
}

/** The bars: of what is known by now, or of the result. */
export function raceChart(known: RaceProgress | RaceResult, { raced, width, language }: Shown): TemplateResult {
  const words = RACE_WORDS[language];
  const bars = ("warm" in known ? barsOfResult(known, language) : barsSoFar(known, language)).map(
    ({ engine, ...bar }): Bar => ({ ...bar, series: colourOfSeries(seriesOfSolver({ ...raced, engine })) }),
  );
  const numbers = bars.flatMap(({ value, points = [] }) => (value === undefined ? points : [value, ...points]));
  const { isLog } = scaleFor(numbers);
  const title = isLog ? words.chartLog : words.chart;
  return html`<div class="figure">
    <p class="chart-title" aria-hidden="true">${title}</p>
    ${barChart({ title, bars, width, tick: (value) => rounded(value, language) })}
    <p class="told">${isLog ? words.dotsLog : words.dots}</p>
  </div>`;
}

function barsOfResult({ cold, warm }: RaceResult, language: Language): EngineBar[] {
  const at = (values: Readonly<Record<EngineName, number>>, engine: EngineName) => values[engine];
  return barsOf(language, (engine, isCold) =>
    isCold ? { value: at(cold, engine) } : { value: at(warm, engine), points: warm.samples[engine] },
  );
}

function barsSoFar({ cold, samples, engine: running, round, part = 0 }: RaceProgress, language: Language): EngineBar[] {
  return barsOf(language, (engine, isCold) => {
    const isRunning = engine === running && isCold === (round === 0);
    const progress = isRunning ? { progress: part } : {};
    if (isCold) return { value: cold[engine], ...progress };
    const points = samples[engine];
    return { value: points.length === 0 ? undefined : median(points), points, ...progress };
  });
}

type EngineBar = Omit<Bar, "series"> & { readonly engine: EngineName };
type Measured = Pick<Bar, "value"> & Partial<Pick<Bar, "points" | "progress">>;

function barsOf(language: Language, measured: (engine: EngineName, isCold: boolean) => Measured): EngineBar[] {
  const words = RACE_WORDS[language];
  return [true, false].flatMap((isCold) => {
    return ENGINES.map((engine) => {
      const known = measured(engine, isCold);
      const name = (isCold ? words.cold : words.warm)(ENGINE_WORDS[engine]);
      const bar = { name, engine };
      // The clock did not move meanwhile: nothing was measured.
      if (known.value === 0) return { ...bar, ...known, shown: words.unclocked, value: undefined };
      const shown = known.value === undefined ? "" : words.perState(rounded(known.value, language));
      return { ...bar, ...known, shown };
    });
  });
}

export function raceRunning({ engine, round }: RaceProgress, rounds: number, language: Language): string {
  return RACE_WORDS[language].running(ENGINE_WORDS[engine], round, rounds);
}

export function raceInWords({ cold, warm }: RaceResult, language: Language): string {
  const words = RACE_WORDS[language];
  const { ratio } = warm;
  if (ratio === null || ratio === 0) return words.tooQuick;
  const times = (value: number): string => rounded(Math.round(value * 100) / 100, language);
  const fasterOf = (value: number): EngineName => (value >= 1 ? "wasm" : "ts");
  const timesOf = (value: number): string => times(value >= 1 ? value : 1 / value);
  const first = fasterOf(ratio);
  const second = first === "wasm" ? "ts" : "wasm";
  const areAlike = (value: number): boolean => Math.abs(value - 1) < 0.02;
  const said = areAlike(ratio) ? words.alike : words.faster(ENGINE_WORDS[first], timesOf(ratio), ENGINE_WORDS[second]);
  if (cold.ratio === null || cold.ratio === 0) return `${said}.`;
  if (areAlike(cold.ratio)) return `${said}; ${areAlike(ratio) ? words.coldAlikeToo : words.coldAlike}.`;
  return `${said}; ${words.coldToo(ENGINE_WORDS[fasterOf(cold.ratio)], timesOf(cold.ratio))}.`;
}

/** Loud where it must be. */
export function countsView({ counts, equal, differences }: RaceResult, language: Language): TemplateResult {
  const words = RACE_WORDS[language];
  if (equal) return html`<p class="told same" part="counts">${words.equal(grouped(counts.expanded, language))}</p>`;
  const names = COUNT_NAMES[language];
  return html`<div class="problems" part="counts" role="alert">
    <p>${words.unequal}</p>
    <ul>${differences.map(({ what, wasm, ts }) => html`<li>${words.difference(names[what] ?? what, shown(wasm, language), shown(ts, language))}</li>`)}</ul>
  </div>`;
}

function shown(value: unknown, language: Language): string {
  return typeof value === "number" ? grouped(value, language) : String(value);
}

export function raceTable({ cold, warm, counts }: RaceResult, language: Language): TemplateResult {
  const words = RACE_WORDS[language];
  const number = (value: number): string => (value === 0 ? "–" : rounded(value, language));
  const ratio = (value: number | null): string =>
    value === null ? "–" : rounded(Math.round(value * 100) / 100, language);
  const spread = (values: readonly number[]): string => `${number(Math.min(...values))}–${number(Math.max(...values))}`;
  const cells = (wasm: string, ts: string, last: string): TemplateResult => {
    return html`<td class="number">${wasm}</td><td class="number">${ts}</td><td class="number">${last}</td>`;
  };
  const names = COUNT_NAMES[language];
  return html`<div class="beside" tabindex="0" role="group" aria-label=${words.table}><table part="table">
      <caption>${words.measured}</caption>
      <thead><tr><td></td><th scope="col" class="number">WebAssembly</th><th scope="col" class="number">TypeScript</th><th scope="col" class="number">${words.ratio}</th></tr></thead>
      <tbody>
        <tr><th scope="row">${words.coldRow}</th>${cells(number(cold.wasm), number(cold.ts), ratio(cold.ratio))}</tr>
        <tr><th scope="row">${words.warmRow(grouped(warm.rounds, language))}</th>${cells(number(warm.wasm), number(warm.ts), ratio(warm.ratio))}</tr>
        <tr><th scope="row">${words.spread}</th>${cells(spread(warm.samples.wasm), spread(warm.samples.ts), "")}</tr>
      </tbody>
    </table></div>
    <table part="table"><caption>${words.counts}</caption><tbody>
      ${Object.entries(counts).map(([name, count]) => html`<tr><th scope="row">${names[name] ?? name}</th><td class="number">${grouped(count, language)}</td></tr>`)}
    </tbody></table>`;
}

export function raceEnded(text: string, isLoud: boolean): TemplateResult {
  return html`<p class=${isLoud ? "sentence found" : "told"} role=${isLoud ? "alert" : nothing}>${text}</p>`;
}
