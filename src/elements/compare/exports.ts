// A comparison as files: as `fourfold compare` writes it, line by line, and its charts as a picture.

import type { CellDocument } from "../../comparing/cell-document.ts";
import { CSV_HEADER, csvLine } from "../../comparing/csv.ts";
import { download } from "../common/download.ts";

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
  if (as === "csv") download("comparison.csv", comparison.toCsv(), "text/csv");
  if (as === "json") download("comparison.jsonl", comparison.toJson(), "application/jsonl");
  if (as === "markdown") download("comparison.md", comparison.toMarkdown(), "text/markdown");
  const svg = as === "svg" ? await comparison.toSvg() : undefined;
  if (svg !== undefined) download("comparison.svg", svg, "image/svg+xml");
  const png = as === "png" ? await comparison.toPng() : undefined;
  if (png !== undefined) download("comparison.png", png);
}
