// The cells of a level that is being made: characters that can be changed, and what generators ask of them.
import type { Cell } from "./cell.ts";
import { pickFrom, type Random } from "./generator.ts";

export type DraftCells = string[][];

export function filledCells(rows: number, columns: number, content: string): DraftCells {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => content));
}

export function cellsFrom(rows: readonly string[]): DraftCells {
  return rows.map((row) => [...row]);
}

export function rowsFrom(cells: DraftCells): string[] {
  return cells.map((row) => row.join(""));
}

export function contentAt(cells: DraftCells, { row, column }: Cell): string | undefined {
  return cells[row]?.[column];
}

export function put(cells: DraftCells, { row, column }: Cell, content: string): void {
  (cells[row] as string[])[column] = content;
}

/** The cells with such a content, in reading order. */
export function cellsWith(cells: DraftCells, fits: (content: string) => boolean): Cell[] {
  return cells.flatMap((line, row) => line.flatMap((content, column) => (fits(content) ? [{ row, column }] : [])));
}

export function drawCell(cells: DraftCells, fits: (content: string) => boolean, random: Random): Cell | undefined {
  return pickFrom(cellsWith(cells, fits), random);
}

/** The contents in the order in which they are met. */
export function contentsInOrder(cells: DraftCells, fits: (content: string) => boolean): string[] {
  return [...new Set(cells.flat().filter(fits))];
}

/** One row or column more or less, at a place that is drawn. */
export function resized(cells: DraftCells, content: string, random: Random): DraftCells {
  const columns = cells[0]?.length ?? 0;
  const grows = random.below(2) === 0;
  if (random.below(2) === 0) {
    const at = random.below(cells.length + (grows ? 1 : 0));
    const line = Array.from({ length: columns }, () => content);
    return grows ? cells.toSpliced(at, 0, line) : cells.toSpliced(at, 1);
  }
  const at = random.below(columns + (grows ? 1 : 0));
  return cells.map((line) => (grows ? line.toSpliced(at, 0, content) : line.toSpliced(at, 1)));
}

/** Without the first or the last row or column: all four, as far as something is left. */
export function* cropped(cells: DraftCells): Generator<DraftCells> {
  if (cells.length > 1) {
    yield cells.slice(1);
    yield cells.slice(0, -1);
  }
  if ((cells[0]?.length ?? 0) > 1) {
    yield cells.map((line) => line.slice(1));
    yield cells.map((line) => line.slice(0, -1));
  }
}
