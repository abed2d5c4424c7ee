// A large board as a picture of a few pixels a cell.
import { toneOf } from "../drawing/palette.ts";
import type { Drawing } from "../puzzles/drawing.ts";
import type { Surface, Tone } from "../puzzles/surface.ts";

const MOST_PIXELS = 480;

/** As an address of an image. */
export function mapOf(
  drawing: Drawing,
  surface: Surface | undefined,
  scheme: "light" | "dark",
  pieces?: readonly Tone[],
): string {
  const { rows, columns } = drawing;
  const scale = Math.max(1, Math.min(8, Math.floor(MOST_PIXELS / Math.max(rows, columns))));
  /** Of cells that share a pixel one is shown. */
  const every = Math.max(1, Math.ceil(Math.max(rows, columns) / MOST_PIXELS));
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(columns / every) * scale;
  canvas.height = Math.ceil(rows / every) * scale;
  const pen = canvas.getContext("2d");
  if (pen === null) return "";
  for (let row = 0; row < rows; row += every) {
    for (let column = 0; column < columns; column += every) {
      const glyph = drawing.glyph(row, column);
      const tone = surface?.tone?.(glyph) ?? toneOf(glyph, pieces);
      if (tone === undefined) continue;
      pen.fillStyle = tone[scheme];
      pen.fillRect((column / every) * scale, (row / every) * scale, scale, scale);
    }
  }
  return canvas.toDataURL();
}
