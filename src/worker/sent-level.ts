// How a level goes to a worker: the text of a level file, of which the first level is meant, or the document of a level
// that was loaded before. A document is data but for its grids, which go as their rows. The worker reads it again: what
// the puzzle made of it would be larger, and need not be data.
import type { LevelDocument } from "../levels/document.ts";

export interface SentDocument extends Omit<LevelDocument, "grid" | "goals"> {
  readonly grid: readonly string[];
  readonly goals: readonly string[] | undefined;
}

export type SentLevel = string | SentDocument;

export function sentDocument({ game, header, legend, grid, goals, at }: LevelDocument): SentDocument {
  return { game, header, legend, grid: grid.paddedRows(), goals: goals?.paddedRows(), at };
}
