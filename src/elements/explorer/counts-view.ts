// What the search has counted by now, beside what it counts in all; and for a deepening search its rounds side by side.
import { html, nothing, svg, type TemplateResult } from "lit";
import { type Round, roundsAt } from "../../exploring/rounds.ts";
import type { Tally } from "../../exploring/tallies.ts";
import { grouped, rounded } from "../common/amounts.ts";
import type { Sight } from "./sight.ts";

const COUNTS = [
  "expanded",
  "generated",
  "open",
  "frontier",
  "stored",
  "duplicates",
  "dead",
  "reopened",
  "deepest",
] as const satisfies readonly (keyof Tally)[];

/** What these are at the end says nothing beside what they are now. */
const ONLY_NOW: ReadonlySet<keyof Tally> = new Set(["open"]);

export function countsView({ tour, language, words }: Sight): TemplateResult {
  const { chronicle, position } = tour;
  const now = chronicle.tallyAt(position);
  const all = chronicle.tallyAt(chronicle.last);
  return html`<div role="group" class="view counted" part="counts" aria-labelledby="counts-title">
    <p class="title"><span id="counts-title">${words.counts}</span></p>
    <dl class="counts">
      ${COUNTS.map(
        (name) => html`<div>
          <dt>${words.countNames[name]}</dt>
          <dd>${grouped(now[name], language)}${ONLY_NOW.has(name) || all[name] === 0 ? nothing : html` <small>${words.ofAll(grouped(all[name], language))}</small>`}</dd>
        </div>`,
      )}
    </dl>
  </div>`;
}

const BAR = { width: 40, height: 72 };

export function roundsView(
  { tour, language, words }: Sight,
  goTo: (position: number) => void,
): TemplateResult | typeof nothing {
  const begun = roundsAt(tour.exploration, tour.position);
  if (begun.length === 0) return nothing;
  const most = Math.max(1, ...begun.map(({ expanded }) => expanded));
  const bar = ({ from, bound, expanded, beyond }: Round, i: number): TemplateResult => {
    const height = (expanded / most) * BAR.height;
    const shown = bound === null ? "?" : rounded(bound, language);
    const label = words.round(grouped(i + 1, language), shown, grouped(expanded, language), grouped(beyond, language));
    const isNow = i === begun.length - 1;
    return html`<li><button type="button" class="round" title=${label} aria-current=${isNow ? "step" : nothing} @click=${() => goTo(from)}>
      <svg viewBox="0 0 ${BAR.width} ${BAR.height}" width=${BAR.width} height=${BAR.height} aria-hidden="true">
        ${svg`<rect class="track" x="6" y="0" width="28" height=${BAR.height} rx="4" /><rect class="bar" x="6" y=${BAR.height - height} width="28" height=${height} rx=${Math.min(4, height / 2)} />`}
      </svg>
      <span class="unseen">${label}</span>
      <b aria-hidden="true">${grouped(expanded, language)}</b>
      <span aria-hidden="true">≤ ${shown}</span>
    </button></li>`;
  };
  return html`<div role="group" class="view" part="rounds" aria-labelledby="rounds-title">
    <p class="title"><span id="rounds-title">${words.rounds}</span> <small>${words.countNames.expanded.toLowerCase()}, ${words.bound}</small></p>
    <ol class="rounds">${begun.map(bar)}</ol>
  </div>`;
}
