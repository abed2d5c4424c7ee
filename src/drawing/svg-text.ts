// A picture at rest as the text of an SVG file, with its own colours and nothing from outside: for worksheets, docs and files.
import type { Tone } from "../puzzles/surface.ts";
import { lit } from "./palette.ts";
import type { Frame } from "./projection.ts";
import { type Drawn, isCarried, type Shape } from "./shapes.ts";

export interface SvgLook {
  readonly scheme: "light" | "dark";
  readonly title: string;
  /** Pixels a cell. */
  readonly cell: number;
}

export function svgText(shapes: readonly Drawn[], frame: Frame, { scheme, title, cell }: SvgLook): string {
  const { left, top, width, height } = frame;
  const box = [left, top, width, height].map((number) => Math.round(number * 1000) / 1000).join(" ");
  const size = `width="${Math.round(width * cell)}" height="${Math.round(height * cell)}"`;
  const all = shapes.flatMap((drawn) => (isCarried(drawn) ? drawn.parts : [drawn]));
  const body = all.map((shape) => shapeText(shape, scheme)).join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size} role="img">\n<title>${escaped(title)}</title>\n${body}\n</svg>\n`;
}

function shapeText(shape: Shape, scheme: SvgLook["scheme"]): string {
  const { path, letter, matrix, line, opacity } = shape;
  const colour = lit(colourOf(shape.tone, shape.isInk === true, scheme), shape.light);
  const transform = matrix === undefined ? "" : ` transform="matrix(${matrix.map(short).join(" ")})"`;
  const faded = opacity < 1 ? ` opacity="${short(opacity)}"` : "";
  if (path === undefined) {
    const font = `font-family="system-ui, sans-serif" font-weight="650" font-size=".46" text-anchor="middle"`;
    return `<text${transform}${faded} y=".16" ${font} fill="${colour}">${escaped(letter ?? "")}</text>`;
  }
  const paint =
    line === undefined
      ? `fill="${colour}"`
      : `fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path${transform}${faded} d="${path}" ${paint}/>`;
}

export function colourOf(tone: Tone, isInk: boolean, scheme: SvgLook["scheme"]): string {
  return isInk ? (tone.ink ?? tone)[scheme] : tone[scheme];
}

function short(number: number): string {
  return String(Math.round(number * 1000) / 1000);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
