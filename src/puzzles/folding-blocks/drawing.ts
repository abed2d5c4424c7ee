// How a Folding Blocks state looks: its characters are those of the level file, and a group's kind is its place
// among the letters, so that a group keeps its colour in every level.
import type { Drawing, Glyph } from "../drawing.ts";
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

function glyphOf(text: string): Glyph {
  if (text === HOLE) return { text, role: "void" };
  if (text === EMPTY) return { text, role: "empty" };
  return { text, role: "piece", kind: GROUP_LETTERS.indexOf(text) };
}
