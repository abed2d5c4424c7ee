// A chart of one number by level, a line a solver, on a logarithmic scale: SVG as text, with no part of a page needed to make
// it. Solvers differ in colour and in the shape of their points, and each point says its value when it is pointed at.

import { numberIn } from "../language/numbers.ts";
import type { Language } from "../language/words.ts";
import { logScale, tickText } from "./log-scale.ts";
import { pointShape } from "./point-shapes.ts";

export interface Series {
  readonly name: string;
  /** A point a place of the axis; null where there is none. */
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  readonly title: string;
  readonly axis: string;
  /** What stands under each place, and where it is, from 0 to 1. */
  readonly places: readonly { readonly label: string; readonly at: number }[];
  readonly series: readonly Series[];
  /** In English; the chart writes it in its language. */
  text(value: number): string;
  readonly language: Language;
}

const [WIDTH, HEIGHT] = [760, 340];
const [LEFT, RIGHT, TOP, BOTTOM] = [64, 16, 12, 46];
/** As far from each other as twelve colours can be, on white and on black. */
const COLOURS: readonly string[] = [
  ...["#2f6fdb", "#d9480f", "#2b8a3e", "#9c36b5", "#c2255c", "#0c8599"],
  ...["#e67700", "#5f3dc4", "#5c940d", "#846358", "#1098ad", "#868e96"],
];

/** What a series is drawn with, wherever it stands in a chart or a legend. */
export function markOf(index: number): string {
  const colour = COLOURS[index % COLOURS.length];
  return `<path d="${pointShape(index)}" fill="${colour}" stroke="${colour}"/>`;
}

/** Undefined where no series has a point. */
export function chartOf({ title, axis, places, series, text, language }: ChartData): string | undefined {
  const values = series.flatMap((each) => each.values).filter((value): value is number => value !== null);
  if (values.length === 0) return undefined;
  const scale = logScale(values);
  const x = (place: number): number => round(LEFT + 18 + (places[place]?.at ?? 0) * (WIDTH - LEFT - RIGHT - 36));
  const y = (value: number): number => round(TOP + (1 - scale.at(value)) * (HEIGHT - TOP - BOTTOM));
  const written = (value: number): string => numberIn(text(value), language);
  const grid = scale.ticks.map(
    (tick) =>
      `<path class="grid" d="M${LEFT} ${y(tick)}H${WIDTH - RIGHT}"/><text class="tick" x="${LEFT - 8}" y="${y(tick) + 4}" text-anchor="end">${numberIn(tickText(tick), language)}</text>`,
  );
  const labels = places.flatMap(({ label }, place) => {
    const every = Math.ceil(places.length / 16);
    return place % every === 0
      ? [`<text class="tick" x="${x(place)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${escaped(label)}</text>`]
      : [];
  });
  const lines = series.map((each, index) => lineOf(each, index, { x, y, places, text: written }));
  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(title)}">`,
    ...[...grid, ...labels],
    `<text class="tick" x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 8}" text-anchor="middle">${escaped(axis)}</text>`,
    ...lines,
    "</svg>",
  ].join("\n");
}

interface Placing {
  x(place: number): number;
  y(value: number): number;
  readonly places: ChartData["places"];
  text(value: number): string;
}

function lineOf({ name, values }: Series, index: number, { x, y, places, text }: Placing): string {
  const points = values.flatMap((value, place) =>
    value === null ? [] : [{ place, value, at: `${x(place)} ${y(value)}` }],
  );
  const path = points
    .map(({ at, place }, i) => `${i > 0 && points[i - 1]?.place === place - 1 ? "L" : "M"}${at}`)
    .join("");
  const marks = points.map(({ at, place, value }) => {
    const says = escaped(`${name}, ${places[place]?.label ?? ""}: ${text(value)}`);
    return `<g transform="translate(${at})"><title>${says}</title>${markOf(index)}</g>`;
  });
  return `<path class="line" d="${path}" stroke="${COLOURS[index % COLOURS.length]}"/>${marks.join("")}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? "&quot;");
}
