// How a state looks, said once for every medium: a character, what the cell is, and which of many it is.
// The terminal paints it with colours, a component with shapes; without colour the characters alone are enough.
import type { Words } from "../language/words.ts";

/** What a cell shows. A medium chooses looks by role, and by `kind` where a role has many (a colour, a group, a bridge). */
export type Role =
  | "void"
  | "wall"
  | "floor"
  | "empty"
  | "goal"
  | "piece"
  | "piece-at-goal"
  | "block"
  | "block-active"
  | "target"
  | "fragile"
  | "switch"
  | "bridge-open"
  | "bridge-closed"
  | "split";

/** What each role is where the puzzle has no words of its own for it: pieces first and the ground last. */
export const ROLE_WORDS: Readonly<Record<Role, Words>> = {
  block: { en: "block", pt: "bloco" },
  "block-active": { en: "active block", pt: "bloco ativo" },
  piece: { en: "piece", pt: "peça" },
  "piece-at-goal": { en: "piece on its goal", pt: "peça no seu objetivo" },
  goal: { en: "goal of that colour", pt: "objetivo dessa cor" },
  target: { en: "target", pt: "alvo" },
  switch: { en: "switch", pt: "interruptor" },
  "bridge-open": { en: "open bridge", pt: "ponte aberta" },
  "bridge-closed": { en: "closed bridge", pt: "ponte fechada" },
  split: { en: "split", pt: "divisor" },
  fragile: { en: "fragile", pt: "frágil" },
  floor: { en: "floor", pt: "chão" },
  empty: { en: "empty", pt: "vazio" },
  wall: { en: "wall", pt: "parede" },
  void: { en: "nothing", pt: "nada" },
};

/** In that order. */
export const ROLES = Object.keys(ROLE_WORDS) as Role[];

/** Those whose character is that of another role as well. */
export const UNTOLD_ROLES: readonly Role[] = ["piece-at-goal", "bridge-open"];

/** What a cell of a drawing shows. */
export interface Glyph {
  /** One character, as in a level file where there is one for it. */
  readonly text: string;
  readonly role: Role;
  /** Which colour, group or bridge, from 0. */
  readonly kind?: number;
}

export function isSameGlyph(a: Glyph | undefined, b: Glyph | undefined): boolean {
  return a === b || (a?.role === b?.role && a?.text === b?.text && a?.kind === b?.kind);
}

/** A board of characters, each with what it stands for. */
export interface Drawing {
  readonly rows: number;
  readonly columns: number;
  glyph(row: number, column: number): Glyph;
}

/** A drawing as plain text, one line a row. */
export function drawingAsText(drawing: Drawing): string {
  const lines: string[] = [];
  for (let row = 0; row < drawing.rows; row++) {
    let line = "";
    for (let column = 0; column < drawing.columns; column++) line += drawing.glyph(row, column).text;
    lines.push(line);
  }
  return lines.join("\n");
}
