// Where the search has been, on the board from above: how early each cell was reached, or how often.
import { html, nothing, svg, type TemplateResult } from "lit";
import type { Heat, Places } from "../../exploring/places.ts";
import { grouped } from "../common/amounts.ts";
import type { Sight } from "./sight.ts";

export const HEATS = ["depth", "visits"] as const;
export type HeatKind = (typeof HEATS)[number];

/** More would be too small to be read. */
const MOST_NUMBERS = 400;

export function heatView(
  { tour, language, words }: Sight,
  places: Places,
  kind: HeatKind,
  choose: (kind: HeatKind) => void,
): TemplateResult | typeof nothing {
  const heat = places.heatAt(tour.position);
  if (heat === undefined) return nothing;
  const reached = heat.depth.filter((depth) => depth !== null).length;
  const label = words.heatLabel(grouped(reached, language), words.heatTold[kind]);
  return html`<div role="group" class="view heat" part="heat" aria-labelledby="heat-title">
    <div class="title"><span id="heat-title">${words.heat}</span>
      <span class="pick"><select id="heat" aria-labelledby="heat-title" @change=${({ target }: Event) => choose((target as HTMLSelectElement).value as HeatKind)}>
        ${HEATS.map((each) => html`<option value=${each} .selected=${each === kind}>${words.heats[each]}</option>`)}
      </select></span>
    </div>
    <svg class="map" viewBox="0 0 ${heat.columns} ${heat.rows}" role="img" aria-label=${label}>${cells(heat, kind, tour.exploration)}</svg>
    <p class="told">${words.heatTold[kind]}</p>
  </div>`;
}

function cells(
  { rows, columns, depth, visits }: Heat,
  kind: HeatKind,
  { puzzle, level, state }: Sight["tour"]["exploration"],
): TemplateResult[] {
  const drawing = puzzle.drawState(level, state(0));
  const values = kind === "depth" ? depth : visits.map((count) => (count === 0 ? null : count));
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  return values.flatMap((value, cell) => {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    const { role } = drawing.glyph(row, column);
    if (role === "void" || role === "wall") return [];
    const share = value === null ? 0 : kind === "depth" ? 1 - value / (most + 1) : value / most;
    return [
      svg`<rect class="ground" x=${column + 0.04} y=${row + 0.04} width="0.92" height="0.92" rx="0.1" /><rect class="warm" x=${column + 0.04} y=${row + 0.04} width="0.92" height="0.92" rx="0.1" fill-opacity=${(0.6 * share).toFixed(2)} />${
        value === null || rows * columns > MOST_NUMBERS
          ? nothing
          : svg`<text x=${column + 0.5} y=${row + 0.52} aria-hidden="true">${value}</text>`
      }` as TemplateResult,
    ];
  });
}
