// The cells of a draft that can be painted, and a draft with other cells: its grids are written anew line by line.
import type { LevelDocument } from "../levels/document.ts";
import type { GridText } from "../levels/grid-text.ts";
import { rowsFrom } from "../puzzles/draft-cells.ts";
import type { PaintedCells, Sketch } from "../puzzles/editing.ts";
import type { Draft } from "./draft.ts";
import type { LineEdits } from "./line-edits.ts";

/** A draft that says which game it is and has a grid. */
export interface PaintedDraft extends Draft {
  readonly document: LevelDocument;
}

export function isPainted(draft: Draft): draft is PaintedDraft {
  return draft.document !== undefined;
}

const sketches = new WeakMap<LevelDocument, Sketch>();

/** Ragged rows are padded. It is not to be changed: `copyOf` is. */
export function sketchOf(document: LevelDocument): Sketch {
  const known = sketches.get(document);
  if (known !== undefined) return known;
  const { grid, goals } = document;
  const second = goals === undefined ? undefined : cellsOf(goals);
  const sketch = { document, cells: { first: cellsOf(grid), second } };
  sketches.set(document, sketch);
  return sketch;
}

function cellsOf(grid: GridText): string[][] {
  return grid.paddedRows().map((row) => [...row]);
}

export function copyOf({ first, second }: PaintedCells): PaintedCells {
  return { first: first.map((line) => [...line]), second: second?.map((line) => [...line]) };
}

/** Writes cells that differ from those of the draft. A second grid that is there by then is added, one that is not any more
 *  is taken away. */
export function writeCells(lines: LineEdits, { document }: PaintedDraft, cells: PaintedCells): void {
  const { grid, goals } = document;
  writeGrid(lines, grid, rowsFrom(cells.first));
  if (cells.second === undefined) {
    if (goals !== undefined) for (const line of gridLines(goals)) lines.remove(line);
  } else if (goals === undefined) {
    lines.insertAfter(gridLines(grid).at(-1) as number, "", ...rowsFrom(cells.second));
  } else {
    writeGrid(lines, goals, rowsFrom(cells.second));
  }
}

/** Rows that are added stand after the last one: which of them is which does not matter, since all are written. */
function writeGrid(lines: LineEdits, grid: GridText, rows: readonly string[]): void {
  const places = gridLines(grid);
  const before = grid.paddedRows();
  places.forEach((line, i) => {
    const row = rows[i];
    if (row === undefined) lines.remove(line);
    else if (row !== before[i]) lines.replace(line, row);
  });
  lines.insertAfter(places.at(-1) as number, ...rows.slice(places.length));
}

function gridLines(grid: GridText): readonly number[] {
  return Array.from({ length: grid.rows }, (_, row) => grid.position(row, 0).line);
}
