// How far a search has come: its numbers as they grow, and between what is proven and what was found the gap that is left.
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../../language/words.ts";
import type { Progress } from "../../solving/options.ts";
import { duration, grouped, memorySize } from "../common/amounts.ts";
import { SOLVER_WORDS } from "./solver-words.ts";

/** `isOwn`: its bound is as good as the word of a heuristic that a person wrote. */
export function progressView(progress: Progress | undefined, language: Language, isOwn = false): TemplateResult {
  const words = SOLVER_WORDS[language];
  const { expanded = 0, frontier = 0, lowerBound = 0, best = null, memoryBytes = 0, timeMs = 0 } = progress ?? {};
  const number = (value: number): string => grouped(value, language);
  const numbers: readonly (readonly [string, string])[] = [
    [words.expanded, number(expanded)],
    [words.rate, number(rateOf(progress))],
    [words.frontier, number(frontier)],
    [isOwn ? words.saidBound : words.lowerBound, number(lowerBound)],
    [words.best, best === null ? words.noneYet : number(best)],
    [words.memory, memorySize(memoryBytes, language)],
    [words.time, duration(timeMs, language)],
  ];
  return html`<div class="progress" part="progress" role="group" aria-label=${words.progress}>
    <div class="running" aria-hidden="true"></div>
    <dl>${numbers.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
    ${progress !== undefined && progress.prepareMs === timeMs ? html`<p class="gap">${words.preparing}</p>` : nothing}
    ${best === null || best === 0 || isOwn ? nothing : gap(lowerBound, best, language)}
  </div>`;
}

/** States a second, of the time that was not spent on tables. */
function rateOf({ expanded, timeMs, prepareMs }: Partial<Progress> = {}): number {
  const ms = (timeMs ?? 0) - (prepareMs ?? 0);
  return ms <= 0 ? 0 : ((expanded ?? 0) * 1000) / ms;
}

function gap(lowerBound: number, best: number, language: Language): TemplateResult {
  const said = SOLVER_WORDS[language].gap(grouped(lowerBound, language), grouped(best, language));
  return html`<p class="gap"><meter min="0" max=${best} .value=${Math.min(lowerBound, best)} aria-label=${said}></meter><span>${said}</span></p>`;
}
