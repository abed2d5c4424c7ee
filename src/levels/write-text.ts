// Prints levels as canonical text: whatever level files look like, the same level is always printed the same, and what
// is printed reads as the same level.
import type { Field, GameFormat, LevelDocument } from "./document.ts";
import { canonicalHeader } from "./header-keys.ts";

/** The text of a level file with these levels. */
export function writeLevelText(documents: readonly LevelDocument[], games: readonly GameFormat[]): string {
  return documents.map((document) => levelText(document, games)).join("---\n");
}

function levelText(document: LevelDocument, games: readonly GameFormat[]): string {
  const header = [...canonicalHeader(document, games), ...document.legend].map(fieldLine);
  const goals = document.goals === undefined ? [] : ["", ...document.goals.paddedRows()];
  const lines = [`game: ${document.game}`, ...header, "", ...document.grid.paddedRows(), ...goals];
  return `${lines.join("\n")}\n`;
}

function fieldLine({ key, value }: Field): string {
  return value === "" ? `${key}:` : `${key}: ${value}`;
}
