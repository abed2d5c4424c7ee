// The ground of a large board on a canvas: only what is in view is looked at. Far away every pixel is one cell of many; nearer
// every cell is a square; nearest it has its pattern and its letter.
import { LETTER_LINE, letterLines } from "../../drawing/letters.ts";
import { PATTERNS } from "../../drawing/patterns.ts";
import { plainSolids } from "../../drawing/plain-look.ts";
import type { Frame } from "../../drawing/projection.ts";
import type { Drawing, Glyph } from "../../puzzles/drawing.ts";
import type { Solid, Surface } from "../../puzzles/surface.ts";
import { cssColour, cssToneOf } from "./css-colours.ts";

/** From so many pixels a cell on, cells are drawn with what is on them. */
const DETAILED_PX = 10;
const LETTERS_PX = 18;

type Rgb = readonly [number, number, number];

/** The colours of the page: custom properties, light and dark are as they are where the probe stands. */
export class PageColours {
  readonly probe = document.createElement("span");
  readonly #surface: Surface | undefined;
  readonly #known = new Map<string, Rgb | undefined>();
  #scheme = "";

  constructor(surface: Surface | undefined) {
    this.#surface = surface;
    this.probe.hidden = true;
  }

  /** Whether they are others than before. */
  refresh(): boolean {
    const scheme = this.css("light-dark(#000000, #ffffff)");
    if (scheme === this.#scheme) return false;
    this.#scheme = scheme;
    this.#known.clear();
    return true;
  }

  /** Undefined where nothing is drawn. */
  of(glyph: Glyph, isInk = false): Rgb | undefined {
    const key = `${glyph.role} ${glyph.kind ?? ""} ${isInk ? "ink" : ""}`;
    if (this.#known.has(key)) return this.#known.get(key);
    const tone = cssToneOf(glyph, this.#surface?.tone?.(glyph));
    const computed = tone === undefined ? undefined : this.css(cssColour({ tone, isInk, light: 0 }));
    const [red = 0, green = 0, blue = 0] = (computed?.match(/\d+(\.\d+)?/g) ?? []).map(Number);
    const colour: Rgb | undefined = computed === undefined ? undefined : [red, green, blue];
    this.#known.set(key, colour);
    return colour;
  }

  /** As it is computed there. */
  css(colour: string): string {
    this.probe.style.color = colour;
    return getComputedStyle(this.probe).color;
  }
}

/** What moves is drawn over the ground, so that the ground has floor there; from far away it is a spot of its colour. */
function groundGlyph(glyph: Glyph, isNear: boolean): Glyph {
  return isNear && (glyph.role === "block" || glyph.role === "block-active") ? FLOOR : glyph;
}

const FLOOR: Glyph = { text: ".", role: "floor" };

/** Draws the part of a drawing that lies in `box` over the whole canvas. */
export function drawGround(canvas: HTMLCanvasElement, drawing: Drawing, box: Frame, colours: PageColours): void {
  const context = canvas.getContext("2d");
  if (context === null || canvas.width === 0 || canvas.height === 0) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  const scale = canvas.width / box.width;
  if (scale >= DETAILED_PX) drawCells(context, drawing, box, { scale, colours });
  else drawSquares(context, drawing, box, { scale, colours });
}

interface Look {
  /** Pixels of the canvas a cell. */
  readonly scale: number;
  readonly colours: PageColours;
}

/** One pixel a cell, or a cell a pixel where there are more cells than pixels. */
function drawSquares(context: CanvasRenderingContext2D, drawing: Drawing, box: Frame, { scale, colours }: Look): void {
  const step = Math.max(1, 1 / scale);
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const right = Math.min(drawing.columns, Math.ceil(box.left + box.width));
  const bottom = Math.min(drawing.rows, Math.ceil(box.top + box.height));
  const [width, height] = [Math.ceil((right - left) / step), Math.ceil((bottom - top) / step)];
  if (width <= 0 || height <= 0) return;
  const image = new ImageData(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [row, column] = [Math.floor(top + y * step), Math.floor(left + x * step)];
      const colour = colours.of(drawing.glyph(Math.min(row, bottom - 1), Math.min(column, right - 1)));
      if (colour === undefined) continue;
      image.data.set([...colour, 255], 4 * (y * width + x));
    }
  }
  const whole = document.createElement("canvas");
  [whole.width, whole.height] = [width, height];
  whole.getContext("2d")?.putImageData(image, 0, 0);
  context.imageSmoothingEnabled = false;
  const at = [(left - box.left) * scale, (top - box.top) * scale] as const;
  context.drawImage(whole, ...at, width * step * scale, height * step * scale);
}

/** The cells in view, as solids seen from above. */
function drawCells(context: CanvasRenderingContext2D, drawing: Drawing, box: Frame, { scale, colours }: Look): void {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const part: Drawing = {
    rows: Math.max(0, Math.min(drawing.rows, Math.ceil(box.top + box.height)) - top),
    columns: Math.max(0, Math.min(drawing.columns, Math.ceil(box.left + box.width)) - left),
    glyph: (row, column) => groundGlyph(drawing.glyph(row + top, column + left), true),
  };
  const corner = { x: (left - box.left) * scale, y: (top - box.top) * scale };
  for (const solid of plainSolids(part)) {
    const colour = colours.of(solid.glyph);
    if (colour === undefined) continue;
    const [x, y] = [corner.x + solid.at.x * scale, corner.y + solid.at.y * scale];
    const [width, height] = [solid.size.x * scale, solid.size.y * scale];
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = css(colour);
    context.beginPath();
    context.roundRect(x, y, width, height, 0.1 * Math.min(width, height));
    context.fill();
    context.setTransform(scale, 0, 0, scale, x + width / 2, y + height / 2);
    drawMarks(context, solid, scale, colours);
  }
}

function drawMarks(context: CanvasRenderingContext2D, solid: Solid, scale: number, colours: PageColours): void {
  const { pattern, glyph } = solid;
  const shown = solid.sign ?? glyph;
  const ink = css(colours.of(glyph, true) ?? [0, 0, 0]);
  context.lineCap = context.lineJoin = "round";
  if (pattern !== undefined) {
    const { path, line } = PATTERNS[pattern];
    const sign = solid.sign && colours.of(solid.sign);
    context.strokeStyle = sign === undefined ? ink : css(sign);
    context.lineWidth = line;
    context.globalAlpha = sign === undefined ? 0.55 : 1;
    context.stroke(new Path2D(path));
    context.globalAlpha = 1;
  }
  if (scale < LETTERS_PX || !/[\p{L}\p{N}]/u.test(shown.text) || shown.role === "target") return;
  const lines = letterLines(shown.text);
  if (lines !== undefined) {
    context.strokeStyle = ink;
    context.lineWidth = LETTER_LINE;
    context.stroke(new Path2D(lines));
    return;
  }
  context.fillStyle = ink;
  context.font = "650 0.46px system-ui, sans-serif";
  context.textAlign = "center";
  context.fillText(shown.text, 0, 0.16);
}

function css([red, green, blue]: Rgb): string {
  return `rgb(${red} ${green} ${blue})`;
}
