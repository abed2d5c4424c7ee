// Bars that lie, one a line, each with its name above it and its number at its end; where single measurements are known, a
// dot for each. On an axis of powers of ten a length means nothing, so there a mark stands where the number is.
import { type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { type Scale, scaleFor } from "./scale.ts";

export interface Bar {
  readonly name: string;
  /** Whose it is: the same has the same colour in every chart, from 1. */
  readonly series: number;
  /** Undefined where it is not known yet. */
  readonly value: number | undefined;
  /** The number as it is written. */
  readonly shown: string;
  /** The measurements that it is the middle of. */
  readonly points?: readonly number[];
  /** From 0 to 1: how far it is being measured. */
  readonly progress?: number;
}

export interface BarChart {
  /** What it shows: what is measured, its unit, and which end is better. */
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly width: number;
  readonly tick: (value: number) => string;
}

const BAR = 18;
const AXIS = 26;
/** Room for a number behind the longest bar. */
const NUMBERS = 92;
/** From here on names stand beside their bars, else above them. */
const WIDE = 480;
const NAMES = 172;
/** A digit at the axis. */
const DIGIT = 8;

/** Where things stand, by how much room there is. */
interface Layout {
  readonly left: number;
  readonly plot: number;
  readonly line: number;
  /** From the top of a line. */
  readonly barTop: number;
  readonly nameAt: number;
}

function layoutFor(width: number): Layout {
  const isWide = width >= WIDE;
  const left = isWide ? NAMES : 0;
  const plot = Math.max(width - NUMBERS - left, 60);
  return isWide ? { left, plot, line: 34, barTop: 8, nameAt: 22 } : { left, plot, line: 50, barTop: 24, nameAt: 18 };
}

export function barChart(chart: BarChart): TemplateResult {
  const { title, bars, width } = chart;
  const scale = scaleFor(
    bars.flatMap(({ value, points = [] }) => [...points, ...(value === undefined ? [] : [value])]),
  );
  const layout = layoutFor(width);
  const height = bars.length * layout.line + AXIS;
  const said = bars.filter(({ shown }) => shown !== "").map(({ name, shown }) => `${name}: ${shown}`);
  return svg`<svg class="chart" part="chart" role="img" aria-label=${[title, ...said].join(". ")} viewBox="0 0 ${width} ${height}" width=${width} height=${height}>
    ${bars.map((_, i) => track(layout, i * layout.line))}
    ${axis(chart, scale, layout)}
    ${bars.map((bar, i) => line(bar, scale, layout, i * layout.line))}
  </svg>` as unknown as TemplateResult;
}

function track({ left, plot, barTop }: Layout, top: number): SVGTemplateResult {
  return svg`<rect class="track" x=${left} y=${top + barTop} width=${plot} height=${BAR} rx="4"></rect>`;
}

function axis({ tick, bars }: BarChart, scale: Scale, { left, plot, line }: Layout): SVGTemplateResult[] {
  const bottom = bars.length * line;
  const written = scale.ticks.map(tick);
  const room = plot / Math.max(written.length - 1, 1);
  // The first begins at its line, the others stand about theirs, so that it is nearer to the next than they are to each other.
  const every = Math.ceil((1.5 * DIGIT * Math.max(...written.map(({ length }) => length))) / room);
  return scale.ticks.map((value, i) => {
    const x = left + scale.place(value) * plot;
    const anchor = i === 0 ? "start" : "middle";
    return svg`<line class="grid" x1=${x} x2=${x} y1=${bottom} y2=${bottom + 4}></line>
      ${i % every === 0 ? svg`<text class="tick" x=${x} y=${bottom + 18} text-anchor=${anchor}>${written[i]}</text>` : ""}`;
  });
}

function line(bar: Bar, scale: Scale, { left, plot, barTop, nameAt }: Layout, top: number): SVGTemplateResult {
  const { name, series, value, shown, points = [], progress = 0 } = bar;
  const at = (number: number): number => left + scale.place(number) * plot;
  const y = top + barTop;
  const middle = y + BAR / 2;
  const end = Math.max(value === undefined ? left : at(value), ...points.map(at));
  return svg`<g class="series-${series}">
    <text class="name" x="0" y=${top + nameAt}>${name}</text>
    ${progress > 0 ? svg`<rect class="running" x=${left} y=${y} width=${Math.min(progress, 1) * plot} height=${BAR} rx="4"></rect>` : ""}
    ${value !== undefined && !scale.isLog ? svg`<rect class="bar" x=${left} y=${y} width=${Math.max(at(value) - left, 2)} height=${BAR} rx="4"></rect>` : ""}
    ${points.map((point) => svg`<circle class="point" cx=${at(point)} cy=${middle} r="3.5"></circle>`)}
    ${value !== undefined && scale.isLog ? svg`<circle class="mark" cx=${at(value)} cy=${middle} r="7"></circle>` : ""}
    <text class="number" x=${end + 12} y=${middle + 5}>${shown}</text>
  </g>`;
}
