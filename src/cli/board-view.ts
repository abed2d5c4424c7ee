// A drawing as lines for the terminal: painted where there is colour, else characters, with marks where these alone do not
// tell enough. Rows and columns are numbered where there is colour, and wherever moves or meanings name cells by them. Of a
// board that is too large a part is shown, and it says which.
import type { Say } from "../language/words.ts";
import type { PlayableLevel } from "../playing/loaded-level.ts";
import type { Cell } from "../puzzles/cell.ts";
import type { Drawing, Glyph } from "../puzzles/drawing.ts";
import { COLORED, MARKED, NEED_MARKS, type Painter, PLAIN } from "./painter.ts";
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

/** The part of a board that is shown. */
export interface Part extends Size {
  readonly top: number;
  readonly left: number;
  /** It follows what happens; else it is the top left. */
  readonly moves?: boolean;
}

/** How a level is drawn in this terminal, the same before and after every move. */
export interface BoardLook {
  readonly painter: Painter;
  readonly isNumbered: boolean;
  /** Of numbers and notes beside the board. */
  readonly dim: (text: string) => string;
  readonly say: Say;
}

/** Cells that are set off: where the cursor is, what is chosen. */
export type Highlight = (cell: Cell, painted: string) => string;

/** Terminals scroll, so only boards higher than this are cut where they do not fit. */
const ROWS_ALWAYS_SHOWN = 40;

export function lookOf(playable: PlayableLevel, { colors, quiet, say }: Terminal): BoardLook {
  const { dim } = colors;
  if (colors.isColorSupported) return { painter: COLORED, isNumbered: true, dim, say };
  // Quiet boards are those of the level file, for whoever reads them further.
  if (quiet) return { painter: PLAIN, isNumbered: false, dim, say };
  const glyphs = glyphsOf(playable);
  const painter = glyphs.some(({ role }) => NEED_MARKS.includes(role)) ? MARKED : PLAIN;
  return { painter, isNumbered: namesCells(playable, glyphs), dim, say };
}

/** The same with room for a mark beside every cell. */
export function roomyLookOf(playable: PlayableLevel, terminal: Terminal): BoardLook {
  const look = lookOf(playable, terminal);
  return look.painter === PLAIN ? { ...look, painter: MARKED } : look;
}

function glyphsOf({ puzzle, level }: PlayableLevel): Glyph[] {
  const drawing = puzzle.drawState(level, puzzle.initialState(level));
  const glyphs = new Map<string, Glyph>();
  for (let row = 0; row < drawing.rows; row++) {
    for (let column = 0; column < drawing.columns; column++) {
      const glyph = drawing.glyph(row, column);
      glyphs.set(`${glyph.role} ${glyph.text}`, glyph);
    }
  }
  return [...glyphs.values()];
}

/** Whether a person reads numbers of rows and columns anywhere. */
function namesCells({ puzzle, level }: PlayableLevel, glyphs: readonly Glyph[]): boolean {
  const [move] = puzzle.listMoves(level, puzzle.initialState(level));
  if (move !== undefined && /\d,\d/.test(puzzle.formatMove(move))) return true;
  return glyphs.some((glyph) => /\(\d+, \d+\)/.test(puzzle.describeGlyph(level, glyph).en));
}

/** How much of a board is shown from its top left corner; all of it where standard output is no terminal. */
export function shownPart({ rows, columns }: Size, look: BoardLook, { size }: Terminal): Part {
  if (size === undefined) return { top: 0, left: 0, rows, columns };
  const across = columnsIn(size.columns, rows, look);
  const high = Math.max(size.rows, ROWS_ALWAYS_SHOWN);
  return { top: 0, left: 0, rows: Math.min(rows, high), columns: Math.min(columns, across) };
}

/** How many columns of a board fit into so many characters. */
export function columnsIn(characters: number, rows: number, { painter, isNumbered }: BoardLook): number {
  const room = characters - (isNumbered ? margin(rows) : 0);
  return Math.max(Math.floor(room / (painter.cellWidth ?? 1)), 1);
}

/** How many lines stand above the first row. */
export function headLines({ columns }: Size, { isNumbered }: BoardLook): number {
  if (!isNumbered) return 0;
  return columns > 10 ? 2 : 1;
}

export function viewBoard(drawing: Drawing, part: Part, look: BoardLook, highlight?: Highlight): BoardView {
  const { painter, isNumbered, dim, say } = look;
  const glyphs = new Map<string, Glyph>();
  const lines = isNumbered ? columnNumbers(drawing, part, painter.cellWidth ?? 1).map(dim) : [];
  for (let row = part.top; row < part.top + part.rows; row++) {
    let line = isNumbered ? dim(`${String(row).padStart(margin(drawing.rows) - 1)} `) : "";
    for (let column = part.left; column < part.left + part.columns; column++) {
      const glyph = drawing.glyph(row, column);
      glyphs.set(`${glyph.role} ${glyph.text}`, glyph);
      const painted = painter.paint(glyph);
      line += highlight === undefined ? painted : highlight({ row, column }, painted);
    }
    lines.push(painter.cellWidth === undefined || highlight !== undefined ? line : line.trimEnd());
  }
  if (part.rows < drawing.rows || part.columns < drawing.columns)
    lines.push(dim(`(${partInWords(drawing, part, say)})`));
  return { lines, glyphs: [...glyphs.values()] };
}

function partInWords(drawing: Drawing, { top, left, rows, columns, moves }: Part, say: Say): string {
  if (moves !== true) {
    return say({
      en: `the top left part: ${rows} of ${drawing.rows} rows and ${columns} of ${drawing.columns} columns`,
      pt: `a parte superior esquerda: ${rows} de ${drawing.rows} linhas e ${columns} de ${drawing.columns} colunas`,
    });
  }
  return say({
    en: `rows ${top}-${top + rows - 1} of ${drawing.rows}, columns ${left}-${left + columns - 1} of ${drawing.columns}`,
    pt: `linhas ${top}-${top + rows - 1} de ${drawing.rows}, colunas ${left}-${left + columns - 1} de ${drawing.columns}`,
  });
}

function margin(rows: number): number {
  return String(rows - 1).length + 1;
}

/** The last digit of every column, and above every tenth what stands before it. */
function columnNumbers({ rows, columns: all }: Size, { left, columns }: Part, cellWidth: number): string[] {
  let tens = " ".repeat(margin(rows));
  let units = tens;
  for (let column = left; column < left + columns; column++) {
    const place = margin(rows) + (column - left) * cellWidth;
    if (column >= 10 && (column % 10 === 0 || column === left)) {
      tens = tens.padEnd(place) + String(Math.trunc(column / 10));
    }
    units = units.padEnd(place) + String(column % 10);
  }
  return all > 10 ? [tens, units] : [units];
}
