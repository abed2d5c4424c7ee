// How Break the Ice looks: its characters are those of the level file, and a block's kind is its letter's place in
// the alphabet, so that a colour looks the same in every level.
import type { Words } from "../../language/words.ts";
import type { Drawing, Glyph, Role } from "../drawing.ts";
import { contentOf, EMPTY, WALL } from "./board.ts";
import type { IceLevel } from "./level.ts";
import type { IceState } from "./rules.ts";

export function drawState({ rows, columns }: IceLevel, state: IceState): Drawing {
  return { rows, columns, glyph: (row, column) => glyphOf(contentOf(state, { row, column }) ?? WALL) };
}

export function glyphOf(text: string): Glyph {
  if (text === WALL) return { text, role: "wall" };
  if (text === EMPTY) return { text, role: "empty" };
  return { text, role: "piece", kind: text.charCodeAt(0) - "A".charCodeAt(0) };
}

export function describeGlyph(_level: IceLevel, { role }: Glyph): Words | undefined {
  return ROLE_WORDS[role];
}

const ROLE_WORDS: Readonly<Partial<Record<Role, Words>>> = {
  piece: { en: "block", pt: "bloco" },
};
