// Lines on a logarithmic scale, one a series, each with its name at its end, so that nobody has to look for a legend. Series
// differ in colour and in the shape of their points. Where a series has no number its line has a gap.
import { type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { type LogScale, logScale, tickText } from "../../comparing/log-scale.ts";
import { pointShape } from "../../comparing/point-shapes.ts";
import { settledLabels } from "./labels.ts";

export interface LineSeries {
  readonly name: string;
  /** Its class, which has its colour. */
  readonly colour: string;
  /** Which shape its points have, from 1. */
  readonly shape: number;
  /** One for each place. */
  readonly values: readonly (number | null)[];
}

export interface LineChart {
  /** What is measured, and in which unit. */
  readonly title: string;
  /** What the places are. */
  readonly axis: string;
  /** `at` from 0 to 1. */
  readonly places: readonly { readonly label: string; readonly at: number }[];
  readonly series: readonly LineSeries[];
  readonly width: number;
  /** A number as it is written. */
  readonly text: (value: number) => string;
  /** A number of the axis, of which the English is given. */
  readonly tick: (written: string) => string;
}

const [LEFT, TOP, BOTTOM] = [48, 12, 48];
const LABEL_LINE = 16;
/** Of the letters of labels, about. */
const LETTER = 7.4;
const LONGEST_LABEL = 22;
/** Between the last place and the names. */
const GAP = 14;

interface Layout {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly height: number;
  x(place: number): number;
  y(value: number): number;
}

export function lineChart(chart: LineChart): TemplateResult {
  const { title, axis, series, width, places } = chart;
  const values = series.flatMap((each) => each.values).filter((value): value is number => value !== null);
  const scale = logScale(values);
  const layout = layoutOf(chart, scale);
  const { left, right, bottom, height } = layout;
  return svg`<svg class="chart lines" part="chart" role="img" aria-label=${`${title}. ${axis}.`} viewBox="0 0 ${width} ${height}" width=${width} height=${height}>
    ${scale.ticks.map((tick) => {
      const y = layout.y(tick);
      return svg`<line class="rule" x1=${left} x2=${right} y1=${y} y2=${y}></line><text class="tick" x=${left - 8} y=${y + 4} text-anchor="end">${chart.tick(tickText(tick))}</text>`;
    })}
    ${places.map(({ label }, place) => placeLabel(label, place, chart, layout))}
    <text class="tick" x=${(left + right) / 2} y=${height - 6} text-anchor="middle">${axis}</text>
    ${series.map((each) => line(each, chart, layout))}
    ${labels(series, bottom, layout, width)}
  </svg>` as unknown as TemplateResult;
}

function layoutOf({ places, series, width }: LineChart, scale: LogScale): Layout {
  const longest = Math.max(...series.map(({ name }) => shortened(name, width).length), 0);
  const left = LEFT;
  const right = width - Math.ceil(longest * LETTER) - GAP - 18;
  const height = Math.max(width < 480 ? 260 : 320, series.length * LABEL_LINE + TOP + BOTTOM);
  const bottom = height - BOTTOM;
  const inset = 12;
  return {
    left,
    right,
    bottom,
    height,
    x: (place) => left + inset + (places[place]?.at ?? 0) * (right - left - 2 * inset),
    y: (value) => TOP + (1 - scale.at(value)) * (bottom - TOP),
  };
}

/** On a phone the lines need the room. */
function shortened(name: string, width: number): string {
  const most = width < 480 ? 14 : LONGEST_LABEL;
  return name.length <= most ? name : `${name.slice(0, most - 1)}…`;
}

function placeLabel(
  label: string,
  place: number,
  { places }: LineChart,
  { x, left, right, bottom }: Layout,
): SVGTemplateResult {
  const most = Math.max(2, Math.floor((right - left) / 34));
  const every = Math.ceil(places.length / most);
  const isNear = places.slice(0, place).some((_, before) => before % every === 0 && x(place) - x(before) < 22);
  if (place % every !== 0 || isNear) return svg``;
  return svg`<text class="tick" x=${x(place)} y=${bottom + 20} text-anchor="middle">${label}</text>`;
}

function line(series: LineSeries, { places, text }: LineChart, { x, y }: Layout): SVGTemplateResult {
  const { name, colour, values } = series;
  const points = values.flatMap((value, place) => (value === null ? [] : [{ value, place }]));
  const path = points
    .map(({ value, place }, i) => `${i > 0 && points[i - 1]?.place === place - 1 ? "L" : "M"}${x(place)} ${y(value)}`)
    .join("");
  return svg`<g class=${colour}>
    <path class="line" d=${path}></path>
    ${points.map(
      ({ value, place }) =>
        svg`<path class="dot" d=${pointShape(series.shape - 1)} transform="translate(${x(place)} ${y(value)})"><title>${`${name}, ${places[place]?.label ?? ""}: ${text(value)}`}</title></path>`,
    )}
  </g>`;
}

/** Each as near to the end of its line as the others leave room for, and led there. */
function labels(
  series: readonly LineSeries[],
  bottom: number,
  { x, y, right }: Layout,
  width: number,
): SVGTemplateResult[] {
  const ends = series.flatMap((each) => {
    const place = each.values.findLastIndex((value) => value !== null);
    const value = each.values[place];
    return value == null ? [] : [{ each, x: x(place), y: y(value) }];
  });
  const heights = settledLabels(
    ends.map((end) => end.y),
    LABEL_LINE,
    { from: TOP + 4, to: bottom - 2 },
  );
  return ends.map(({ each, ...end }, i) => {
    const at = heights[i] ?? end.y;
    return svg`<g class=${each.colour}><path class="lead" d=${`M${end.x + 6} ${end.y}L${right} ${end.y}L${right + GAP - 4} ${at}`}></path>
      <path class="dot" d=${pointShape(each.shape - 1)} transform="translate(${right + GAP + 3} ${at})"></path>
      <text class="name" x=${right + GAP + 12} y=${at + 4}>${shortened(each.name, width)}</text></g>`;
  });
}
