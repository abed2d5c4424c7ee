// What Folding Blocks levels are charted by.
import type { Measure } from "../puzzle.ts";
import { EMPTY, type FoldingLevel, HOLE } from "./level.ts";

export const measures: readonly Measure<FoldingLevel>[] = [
  { name: "groups", words: { en: "groups", pt: "grupos" }, of: ({ groups }) => groups.length },
  { name: "holes", words: { en: "holes", pt: "buracos" }, of: ({ board }) => count(board, HOLE) },
  { name: "empty", words: { en: "empty cells", pt: "casas vazias" }, of: ({ board }) => count(board, EMPTY) },
];

function count(board: string, character: string): number {
  return board.split(character).length - 1;
}
