// Prints levels as JSON, the twin of canonical text: the same fields in the same order. The text is made by hand because
// objects would put keys that look like numbers first, and to give every row of a grid a line of its own.
import type { GameFormat, LevelDocument } from "./document.ts";
import { canonicalHeader } from "./header-keys.ts";

/** One level as an object, several as an array. */
export function writeLevelJson(documents: readonly LevelDocument[], games: readonly GameFormat[]): string {
  const [first, ...others] = documents.map((document) => levelJson(document, games));
  if (first !== undefined && others.length === 0) return `${first}\n`;
  return first === undefined ? "[]\n" : `[\n${[first, ...others].join(",\n")}\n]\n`;
}

function levelJson(document: LevelDocument, games: readonly GameFormat[]): string {
  const header = canonicalHeader(document, games).map(({ key, value }) => `${quoted(key)}: ${quoted(value)}`);
  const legend = document.legend.map(({ key, value }) => `[${quoted(key)}, ${quoted(value)}]`);
  const parts = [`"game": ${quoted(document.game)}`, `"header": {${listed(header)}}`];
  if (legend.length > 0) parts.push(`"legend": [${listed(legend)}]`);
  parts.push(`"grid": [${listed(document.grid.paddedRows().map(quoted))}]`);
  if (document.goals !== undefined) parts.push(`"goals": [${listed(document.goals.paddedRows().map(quoted))}]`);
  return `{\n${parts.map((part) => `  ${part}`).join(",\n")}\n}`;
}

function listed(items: readonly string[]): string {
  return items.length === 0 ? "" : `\n${items.map((item) => `    ${item}`).join(",\n")}\n  `;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
