// The ground of a large board on a canvas: only what is in view is looked at, and nothing is drawn anew that is there as it is.
// Far away every pixel is one cell of many; nearer every cell is a square; nearest it has its pattern and its letter.
import { LETTER_LINE, letterLines } from "../../drawing/letters.ts";
import { PATTERNS } from "../../drawing/patterns.ts";
import { plainSolids } from "../../drawing/plain-look.ts";
import type { Frame } from "../../drawing/projection.ts";
import { type Drawing, type Glyph, isSameGlyph } from "../../puzzles/drawing.ts";
import type { Solid } from "../../puzzles/surface.ts";
import { MapSquares } from "./map-squares.ts";
import type { PageColours } from "./page-colours.ts";

/** From so many pixels a cell on, cells are drawn with what is on them. */
const DETAILED_PX = 10;
const LETTERS_PX = 18;

export class MapGround {
  readonly canvas = document.createElement("canvas");
  readonly #colours: PageColours;
  /** What is in view from far away. */
  #squares: MapSquares | undefined;
  /** What is in view from near. */
  #glyphs: readonly Glyph[] = [];
  #seen = "";

  constructor(colours: PageColours) {
    this.#colours = colours;
  }

  /** The drawing is another. */
  changed(): void {
    this.#squares?.changed();
  }

  /** The colours are others, or the canvas is. */
  forget(): void {
    this.#seen = "";
  }

  /** Shows the part of a drawing that lies in `box`; false where that gets finer when it is asked again. */
  show(drawing: Drawing, box: Frame): boolean {
    const { canvas } = this;
    const context = canvas.getContext("2d");
    if (context === null || canvas.width === 0 || canvas.height === 0) return true;
    const scale = canvas.width / box.width;
    const seen = `${box.left} ${box.top} ${box.width} ${canvas.width} ${canvas.height}`;
    const isNew = seen !== this.#seen;
    this.#seen = seen;
    if (scale >= DETAILED_PX) {
      this.#squares = undefined;
      this.#showCells(context, partOf(drawing, box), { box, scale, isNew });
      return true;
    }
    const known = isNew ? undefined : this.#squares;
    const squares = known ?? new MapSquares(drawing, box, scale);
    this.#squares = squares;
    if (known === undefined) squares.sketch(drawing, this.#colours);
    const isFine = known === undefined ? false : squares.goOn(drawing, this.#colours);
    clear(context);
    squares.show(context, box, scale);
    return isFine;
  }

  #showCells(
    context: CanvasRenderingContext2D,
    { left, top, ...part }: Part,
    { box, scale, isNew }: { readonly box: Frame; readonly scale: number; readonly isNew: boolean },
  ): void {
    const glyphs = glyphsOf(part);
    const isSame = !isNew && glyphs.every((glyph, i) => isSameGlyph(glyph, this.#glyphs[i]));
    this.#glyphs = glyphs;
    if (isSame) return;
    clear(context);
    const corner = { x: (left - box.left) * scale, y: (top - box.top) * scale };
    for (const solid of plainSolids(part)) {
      const { css } = this.#colours.of(solid.glyph);
      if (css === undefined) continue;
      const [x, y] = [corner.x + solid.at.x * scale, corner.y + solid.at.y * scale];
      const [width, height] = [solid.size.x * scale, solid.size.y * scale];
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.fillStyle = css;
      context.beginPath();
      context.roundRect(x, y, width, height, 0.1 * Math.min(width, height));
      context.fill();
      context.setTransform(scale, 0, 0, scale, x + width / 2, y + height / 2);
      drawMarks(context, solid, scale, this.#colours);
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
  }
}

type Part = Drawing & { readonly left: number; readonly top: number };

/** The cells in view. */
function partOf(drawing: Drawing, box: Frame): Part {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  return {
    left,
    top,
    rows: Math.max(0, Math.min(drawing.rows, Math.ceil(box.top + box.height)) - top),
    columns: Math.max(0, Math.min(drawing.columns, Math.ceil(box.left + box.width)) - left),
    glyph: (row, column) => groundGlyph(drawing.glyph(row + top, column + left)),
  };
}

function glyphsOf({ rows, columns, glyph }: Drawing): Glyph[] {
  return Array.from({ length: rows * columns }, (_, i) => glyph(Math.floor(i / columns), i % columns));
}

/** What moves is drawn over the ground, so that the ground has floor there; from far away it is a spot of its colour. */
function groundGlyph(glyph: Glyph): Glyph {
  return glyph.role === "block" || glyph.role === "block-active" ? FLOOR : glyph;
}

const FLOOR: Glyph = { text: ".", role: "floor" };

function clear(context: CanvasRenderingContext2D): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
}

function drawMarks(context: CanvasRenderingContext2D, solid: Solid, scale: number, colours: PageColours): void {
  const { pattern, glyph, sign } = solid;
  const shown = sign ?? glyph;
  const ink = colours.inkOf(glyph).css ?? "#000";
  context.lineCap = context.lineJoin = "round";
  if (pattern !== undefined) {
    const { path, line } = PATTERNS[pattern];
    const own = sign && colours.of(sign).css;
    context.strokeStyle = own ?? ink;
    context.lineWidth = line;
    context.globalAlpha = own === undefined ? 0.55 : 1;
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
