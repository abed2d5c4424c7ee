// A comparison as CSV: a header line and a line a cell, as RFC 4180 has it. Columns are only ever added at the end.
import type { CellDocument } from "./cell-document.ts";

const COLUMNS = [
  ...["file", "index", "title", "game", "solver", "algorithm", "heuristic", "engine", "costModel", "weight", "order"],
  ...["status", "limit", "cost", "optimal", "medal", "expanded", "generated", "stored", "reopened", "frontier"],
  ...["depth", "branching", "hStart", "timeMs", "prepareMs", "memoryBytes"],
] as const satisfies readonly (keyof CellDocument)[];

/** The first line of a CSV. */
export const CSV_HEADER = COLUMNS.join(",");

/** A cell as a line of a CSV. */
export function csvLine(document: CellDocument): string {
  return COLUMNS.map((name) => csvField(document[name])).join(",");
}

/** Null and undefined are nothing. */
export function csvField(value: unknown): string {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
