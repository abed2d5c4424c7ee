// A drawing as lines for the terminal: in colour with numbered rows and columns (moves and legends name cells by
// them), else as plain characters. Of a board that is too large the top left part is shown, and it says so.
import type { Drawing, Glyph } from "../puzzles/drawing.ts";
import { COLORED, PLAIN } from "./painter.ts";
import type { Terminal } from "./terminal.ts";

export interface BoardView {
  readonly lines: readonly string[];
  /** The glyphs that can be seen, each once, in reading order. */
  readonly glyphs: readonly Glyph[];
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Terminals scroll, so only boards higher than this are cut where they do not fit. */
const ROWS_ALWAYS_SHOWN = 40;

/** How much of a board is shown; all of it where standard output is no terminal. */
export function shownPart({ rows, columns }: Size, { size, colors }: Terminal): Size {
  if (size === undefined) return { rows, columns };
  const across = colors.isColorSupported ? Math.floor((size.columns - margin(rows)) / 2) : size.columns;
  return {
    rows: Math.min(rows, Math.max(size.rows, ROWS_ALWAYS_SHOWN)),
    columns: Math.min(columns, Math.max(across, 1)),
  };
}

export function viewBoard(drawing: Drawing, part: Size, { colors }: Terminal): BoardView {
  const glyphs = new Map<string, Glyph>();
  const { paint } = colors.isColorSupported ? COLORED : PLAIN;
  const lines = colors.isColorSupported ? [colors.dim(columnNumbers(drawing, part))] : [];
  for (let row = 0; row < part.rows; row++) {
    let line = colors.isColorSupported ? colors.dim(`${String(row).padStart(margin(drawing.rows) - 1)} `) : "";
    for (let column = 0; column < part.columns; column++) {
      const glyph = drawing.glyph(row, column);
      glyphs.set(`${glyph.role} ${glyph.text}`, glyph);
      line += paint(glyph);
    }
    lines.push(line);
  }
  if (part.rows < drawing.rows || part.columns < drawing.columns) {
    const shown = `${part.rows} of ${drawing.rows} rows and ${part.columns} of ${drawing.columns} columns`;
    lines.push(colors.dim(`(the top left part: ${shown})`));
  }
  return { lines, glyphs: [...glyphs.values()] };
}

function margin(rows: number): number {
  return String(rows - 1).length + 1;
}

/** Two characters a column: numbers from a hundred on show their last two digits. */
function columnNumbers({ rows }: Size, { columns }: Size): string {
  let line = " ".repeat(margin(rows));
  for (let column = 0; column < columns; column++) line += String(column % 100).padEnd(2);
  return line.trimEnd();
}
