// What a person does to a level with a brush and with fields: each edit makes another text of a draft, or undefined where
// there is nothing to do. None of them judges the level: it may be wrong before and after.
import type { Field } from "../levels/document.ts";
import { type Cell, placeKey } from "../puzzles/cell.ts";
import { contentAt } from "../puzzles/draft-cells.ts";
import { type Editing, lettersIn, type PaintedCells, paintFirst, type Side } from "../puzzles/editing.ts";
import { dropClaims, writeKey, writeLegend } from "./header-edits.ts";
import { LineEdits } from "./line-edits.ts";
import { copyOf, type PaintedDraft, sketchOf, writeCells } from "./sketch.ts";

/** Makes another text of a draft; undefined where nothing changes. */
export type Edit = (draft: PaintedDraft) => string | undefined;

function changed(draft: PaintedDraft, lines: LineEdits): string | undefined {
  const text = lines.toString();
  return text === draft.text ? undefined : text;
}

/** An edit of what is played. */
function ofLevel(write: (lines: LineEdits, draft: PaintedDraft) => void): Edit {
  return (draft) => {
    const lines = new LineEdits(draft.text);
    write(lines, draft);
    if (changed(draft, lines) === undefined) return undefined;
    dropClaims(lines, draft);
    return lines.toString();
  };
}

export function paint(editing: Editing, cells: readonly Cell[], character: string): Edit {
  return ofLevel((lines, draft) => {
    const now = copyOf(sketchOf(draft.document).cells);
    const put = editing.paint ?? paintFirst;
    for (const cell of cells) if (contentAt(now.first, cell) !== undefined) put(now, cell, character);
    writeCells(lines, draft, now);
  });
}

/** All cells that hang together with this one and hold the same; of a brush that there is one of, the cell alone. */
export function fill(editing: Editing, from: Cell, character: string): Edit {
  return (draft) => {
    const sketch = sketchOf(draft.document);
    const isSingle = editing.brush(sketch, character)?.isSingle === true;
    return paint(editing, isSingle ? [from] : regionOf(sketch.cells, from), character)(draft);
  };
}

function regionOf({ first, second = [] }: PaintedCells, from: Cell): Cell[] {
  const holds = (cell: Cell): string | undefined => {
    const content = contentAt(first, cell);
    return content && `${content} ${contentAt(second, cell) ?? ""}`;
  };
  const wanted = holds(from);
  if (wanted === undefined) return [];
  const found = new Set([placeKey(from.row, from.column)]);
  const cells = [from];
  for (const { row, column } of cells) {
    for (const [down, right] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      const next = { row: row + down, column: column + right };
      const key = placeKey(next.row, next.column);
      if (found.has(key) || holds(next) !== wanted) continue;
      found.add(key);
      cells.push(next);
    }
  }
  return cells;
}

/** The cells of a straight line, both ends included, so that a fast pointer leaves no gaps. */
export function lineBetween(from: Cell, to: Cell): Cell[] {
  const [down, right] = [to.row - from.row, to.column - from.column];
  const steps = Math.max(Math.abs(down), Math.abs(right), 1);
  const cells = Array.from({ length: steps + 1 }, (_, i) => {
    return { row: from.row + Math.round((down * i) / steps), column: from.column + Math.round((right * i) / steps) };
  });
  return down === 0 && right === 0 ? [from] : cells;
}

/** One row or column more or less on a side; undefined where there is no room, or only one is left. */
export function resize(editing: Editing, side: Side, by: 1 | -1): Edit {
  return (draft) => {
    const { first } = sketchOf(draft.document).cells;
    const isRow = side === "top" || side === "bottom";
    const count = isRow ? first.length : (first[0]?.length ?? 0);
    const most = isRow ? editing.most.rows : editing.most.columns;
    if (count + by < 1 || (by > 0 && count >= most)) return undefined;
    return resized(editing, side, by)(draft);
  };
}

function resized(editing: Editing, side: Side, by: 1 | -1): Edit {
  return ofLevel((lines, draft) => {
    const { first, second } = sketchOf(draft.document).cells;
    const content = editing.added?.(side) ?? editing.blank;
    writeCells(lines, draft, {
      first: resizedGrid(first, side, by, content),
      second: second && resizedGrid(second, side, by, editing.blank),
    });
    const { legend } = editing;
    if (legend === undefined || side === "bottom" || side === "right") return;
    const [rows, columns] = side === "top" ? [by, 0] : [0, by];
    const moved = draft.document.legend.map((field) => ({ ...field, value: legend.moved(field.value, rows, columns) }));
    writeLegend(lines, draft, moved);
  });
}

function resizedGrid(grid: readonly (readonly string[])[], side: Side, by: 1 | -1, content: string): string[][] {
  const lines = grid.map((line) => [...line]);
  const line = Array.from({ length: lines[0]?.length ?? 0 }, () => content);
  const atStart = side === "top" || side === "left";
  const turned = <T>(list: T[], added: T): T[] =>
    by > 0 ? list.toSpliced(atStart ? 0 : list.length, 0, added) : list.toSpliced(atStart ? 0 : list.length - 1, 1);
  return side === "top" || side === "bottom" ? turned(lines, line) : lines.map((each) => turned(each, content));
}

/** A key of the header; undefined takes it away. What is a part of the level, not only told of it, makes another level. */
export function setKey(key: string, value: string | undefined): Edit {
  return (draft) => {
    const { header } = draft.document;
    if (header.find((each) => each.key === key)?.value === value) return undefined;
    const write = (lines: LineEdits): void => writeKey(lines, draft, key, value);
    const isPlayed = key !== "moves" && draft.puzzle?.format.headerKeys.includes(key) === true;
    if (isPlayed) return ofLevel(write)(draft);
    const lines = new LineEdits(draft.text);
    write(lines);
    return changed(draft, lines);
  };
}

/** Several keys that only tell of the level. */
export function setKeys(values: Readonly<Record<string, string | undefined>>): Edit {
  return (draft) => {
    const lines = new LineEdits(draft.text);
    for (const [key, value] of Object.entries(values)) writeKey(lines, draft, key, value);
    return changed(draft, lines);
  };
}

export function setEntry(key: string, value: string): Edit {
  return ofLevel((lines, draft) => {
    const { legend, at } = draft.document;
    const isKnown = legend.some((field) => field.key === key);
    const set = legend.map((field) => (field.key === key ? { ...field, value } : field));
    writeLegend(lines, draft, isKnown ? set : [...legend, { key, value, keyAt: at, valueAt: at }]);
  });
}

/** An entry with all that is named so; its cells are the ground then. */
export function removeEntry(editing: Editing, key: string): Edit {
  return ofLevel((lines, draft) => {
    const sketch = sketchOf(draft.document);
    const now = copyOf(sketch.cells);
    const ground = editing.palette(sketch)[0] ?? editing.blank;
    const first = now.first.map((line) => line.map((each) => (each === key ? ground : each)));
    writeCells(lines, draft, { ...now, first });
    const left: readonly Field[] = editing.legend?.without(draft.document.legend, key) ?? [];
    writeLegend(lines, draft, left);
  });
}

/** A name that nothing of the level has, for another entry; undefined where all are taken. */
export function freeName({ document }: PaintedDraft, names: string): string | undefined {
  const { first } = sketchOf(document).cells;
  const isTaken = (name: string): boolean =>
    document.legend.some(({ key }) => key === name) || first.some((line) => line.includes(name));
  return [...names].find((name) => !isTaken(name));
}

/** All of a letter becomes another one, or, where none is said, what erasing leaves. */
export function setLetter(editing: Editing, from: string, to: string | undefined): Edit {
  return ofLevel((lines, draft) => {
    const { letters } = editing;
    if (letters === undefined) return;
    const { cells } = sketchOf(draft.document);
    if (!lettersIn(cells, letters).has(from)) return;
    const renamed = (grid: readonly (readonly string[])[]): string[][] =>
      grid.map((line) =>
        line.map((each) => {
          if (letters.of(each) !== from) return each;
          return to === undefined ? editing.blank : letters.as(each, to);
        }),
      );
    writeCells(lines, draft, { first: renamed(cells.first), second: cells.second && renamed(cells.second) });
  });
}
