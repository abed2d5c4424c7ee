// How a Folding Blocks state looks: its characters are those of the level file, and a group's kind is its place
// among the letters, so that a group keeps its colour in every level.
import type { Words } from "../../language/words.ts";
import type { Drawing, Glyph, Role } from "../drawing.ts";
import { EMPTY, type FoldingLevel, GROUP_LETTERS, HOLE } from "./level.ts";
import type { FoldingState } from "./rules.ts";

export function drawState(level: FoldingLevel, state: FoldingState): Drawing {
  const { rows, columns } = level;
  return {
    rows,
    columns,
    glyph: (row, column) => glyphOf(state.board.charAt(row * columns + column)),
  };
}

export function glyphOf(text: string): Glyph {
  if (text === HOLE) return { text, role: "void" };
  if (text === EMPTY) return { text, role: "empty" };
  return { text, role: "piece", kind: GROUP_LETTERS.indexOf(text) };
}

export function describeGlyph(_level: FoldingLevel, { role }: Glyph): Words | undefined {
  return ROLE_WORDS[role];
}

const ROLE_WORDS: Readonly<Partial<Record<Role, Words>>> = {
  piece: { en: "group", pt: "grupo" },
  empty: { en: "empty, to be filled", pt: "vazio, para encher" },
  void: { en: "hole", pt: "buraco" },
};
