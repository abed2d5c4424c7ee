// How a cell looks in a terminal. What is there is filled with its colour; what is awaited or away (a goal, a closed
// bridge) is a coloured letter on black, or on white where the colour is dark. Pieces have the colours of the page. Every
// painted cell sets both its colours, so it reads the same on dark and on light terminals, and keeps its character, so colour
// is never the only sign.
import { contrast, PIECE_COLOURS, TERMINAL_COLOURS } from "../drawing/palette.ts";
import type { Glyph, Role } from "../puzzles/drawing.ts";

export interface Painter {
  /** How many characters wide a cell is; undefined where it is as wide as its own character. */
  readonly cellWidth: number | undefined;
  paint(glyph: Glyph): string;
}

/** Characters as in the level file. */
export const PLAIN: Painter = { cellWidth: undefined, paint: (glyph) => glyph.text };

/** Without colour, where characters alone do not tell all: what lies open or has arrived carries a mark beside it. */
export const MARKED: Painter = {
  cellWidth: 2,
  paint: ({ text, role }) => padded(text, MARKS[role] ?? " "),
};

const MARKS: Readonly<Partial<Record<Role, string>>> = { "piece-at-goal": "*", "bridge-open": "=" };

/** The roles that look alike without colour and without a mark. */
export const NEED_MARKS: readonly Role[] = ["goal", "piece-at-goal", "bridge-open", "bridge-closed"];

/** Two characters a cell, which makes it about square. */
export const COLORED: Painter = {
  cellWidth: 2,
  paint(glyph) {
    const style = styleOf(glyph);
    const text = padded(style.hidden ? " " : glyph.text, style.mark ?? " ");
    if (style.fill === undefined) return text;
    return `\u001b[${style.bold ? "1;" : ""}38;5;${style.ink};48;5;${style.fill}m${text}\u001b[0m`;
  },
};

const BLACK = 16;
const WHITE = 231;
const FLOOR = 250;

export interface Style {
  /** The colour of the character. */
  readonly ink: number;
  /** The colour of the cell; undefined lets the terminal shine through. */
  readonly fill: number | undefined;
  readonly bold?: boolean;
  readonly hidden?: boolean;
  /** What stands beside the character. */
  readonly mark?: string;
}

interface Color {
  readonly number: number;
  /** Whether it is legible on black, and black on it, rather than with white. */
  readonly isBright: boolean;
}

const KINDS = PIECE_COLOURS.map((colour, kind): Color => {
  const isBright = contrast(colour, "#000000") >= contrast(colour, "#ffffff");
  return { number: TERMINAL_COLOURS[kind] as number, isBright };
});

type Look = Style | ((color: Color) => Style);

const filled = (color: Color): Style => ({ ink: color.isBright ? BLACK : WHITE, fill: color.number, bold: true });
const outlined = (color: Color): Style => ({ ink: color.number, fill: color.isBright ? BLACK : WHITE });

const LOOKS: Readonly<Record<Role, Look>> = {
  void: { ink: WHITE, fill: undefined, hidden: true },
  wall: { ink: 246, fill: 239 },
  floor: { ink: 243, fill: FLOOR },
  empty: { ink: 243, fill: FLOOR },
  goal: outlined,
  piece: filled,
  "piece-at-goal": (color) => ({ ...filled(color), mark: "*" }),
  block: { ink: WHITE, fill: 61, bold: true },
  "block-active": { ink: WHITE, fill: 26, bold: true },
  target: { ink: WHITE, fill: 124, bold: true },
  fragile: { ink: BLACK, fill: 216 },
  switch: { ink: BLACK, fill: 228, bold: true },
  "bridge-open": filled,
  "bridge-closed": outlined,
  split: { ink: BLACK, fill: 219, bold: true },
};

export function styleOf({ role, kind = 0 }: Glyph): Style {
  const look = LOOKS[role];
  if (typeof look !== "function") return look;
  return look(KINDS[kind % KINDS.length] as Color);
}

// Characters that terminals draw two columns wide, and those that take no column of their own.
const WIDE =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u;
const NARROWLESS = /[\p{M}\p{Cf}]/u;

function padded(text: string, mark: string): string {
  if (WIDE.test(text)) return text;
  return NARROWLESS.test(text) ? ` ${text} ` : text + mark;
}
