// A draft with another header: a key, an entry of the legend, and what was only true of the level before.
import type { Field } from "../levels/document.ts";
import { speaksOfStart } from "../levels/position-document.ts";
import type { LineEdits } from "./line-edits.ts";
import type { PaintedDraft } from "./sketch.ts";

/** Control characters would end the line. */
export function fieldText(key: string, value: string): string {
  const inALine = value.replaceAll(/\p{Cc}+/gu, " ").trim();
  return inALine === "" ? `${key}:` : `${key}: ${inALine}`;
}

/** Undefined takes the key away. */
export function writeKey(lines: LineEdits, { document }: PaintedDraft, key: string, value: string | undefined): void {
  const field = document.header.find((each) => each.key === key);
  if (field !== undefined && value === undefined) lines.remove(field.keyAt.line);
  else if (field !== undefined) lines.replace(field.keyAt.line, fieldText(key, value ?? ""));
  else if (value !== undefined) lines.insertAfter(firstLine(document), fieldText(key, value));
}

/** The first line of the header, whatever it is. */
function firstLine({ at }: PaintedDraft["document"]): number {
  return at.line;
}

/** Entries are found by their keys; those that are new come last, and those that are missing are taken away. */
export function writeLegend(lines: LineEdits, { document }: PaintedDraft, legend: readonly Field[]): void {
  const { legend: before, header, at } = document;
  for (const { key, value, keyAt } of before) {
    const now = legend.find((each) => each.key === key);
    if (now === undefined) lines.remove(keyAt.line);
    else if (now.value !== value) lines.replace(keyAt.line, fieldText(key, now.value));
  }
  const added = legend.filter(({ key }) => before.every((each) => each.key !== key));
  const last = Math.max(at.line, ...[...header, ...before].map(({ keyAt }) => keyAt.line));
  lines.insertAfter(last, ...added.map(({ key, value }) => fieldText(key, value)));
}

/** What the header says of the level's own solution goes where the level that it is of becomes another. While a level is
 *  wrong, it is being repaired, and what it says is believed. */
export function dropClaims(lines: LineEdits, { document, loaded }: PaintedDraft): void {
  if (loaded.playable === undefined) return;
  for (const { key, keyAt } of document.header) if (speaksOfStart(key)) lines.remove(keyAt.line);
}
