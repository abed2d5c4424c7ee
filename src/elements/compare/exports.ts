// A comparison as files: as `fourfold compare` writes it, line by line, and its charts as a picture.

import type { CellDocument } from "../../comparing/cell-document.ts";
import { CSV_HEADER, csvLine } from "../../comparing/csv.ts";

export function asCsv(documents: readonly CellDocument[]): string {
  return [CSV_HEADER, ...documents.map(csvLine), ""].join("\n");
}

/** A document a line, so that `fourfold compare --resume` can go on from it. */
export function asJsonLines(documents: readonly CellDocument[]): string {
  return documents.map((document) => `${JSON.stringify(document)}\n`).join("");
}

/** What a comparison can be saved as. */
export type SavedAs = "csv" | "json" | "markdown" | "png" | "svg";

interface Saved {
  toCsv(): string;
  toJson(): string;
  toMarkdown(): string;
  toPng(): Promise<Blob | undefined>;
  toSvg(): Promise<string | undefined>;
}

/** Gives it to the person as a file. JSON is a document a line, and its file says so. */
export async function saveAs(as: SavedAs, comparison: Saved): Promise<void> {
  if (as === "csv") save(comparison.toCsv(), "comparison.csv", "text/csv");
  if (as === "json") save(comparison.toJson(), "comparison.jsonl", "application/jsonl");
  if (as === "markdown") save(comparison.toMarkdown(), "comparison.md", "text/markdown");
  const svg = as === "svg" ? await comparison.toSvg() : undefined;
  if (svg !== undefined) save(svg, "comparison.svg", "image/svg+xml");
  const png = as === "png" ? await comparison.toPng() : undefined;
  if (png !== undefined) save(png, "comparison.png", "image/png");
}

function save(content: string | Blob, name: string, type: string): void {
  const url = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type }) : content);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
