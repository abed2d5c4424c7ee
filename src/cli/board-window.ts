// The part of a board that a screen shows: all of it where it fits, else a window that follows what happens.
import type { Cell } from "../puzzles/cell.ts";
import type { Drawing } from "../puzzles/drawing.ts";
import { type BoardLook, columnsIn, headLines, type Part, type Size } from "./board-view.ts";

/** So many cells beyond what happens are kept in sight. */
const BEYOND = 3;

/** As much as fits into so many lines and characters, moved as little as can be from where it was. */
export function windowOn(board: Size, room: Size, focus: readonly Cell[], look: BoardLook, before?: Part): Part {
  const columns = Math.min(board.columns, columnsIn(room.columns, board.rows, look));
  const high = Math.max(room.rows - headLines(board, look), 1);
  const isWhole = columns === board.columns && high >= board.rows;
  // The line that says which part is seen needs room too.
  const rows = isWhole ? board.rows : Math.min(board.rows, Math.max(high - 1, 1));
  const [top, bottom] = extentOf(focus.map(({ row }) => row));
  const [left, right] = extentOf(focus.map(({ column }) => column));
  return {
    moves: true,
    rows,
    columns,
    top: moved(before?.top ?? 0, rows, board.rows, top, bottom),
    left: moved(before?.left ?? 0, columns, board.columns, left, right),
  };
}

function extentOf(places: readonly number[]): readonly [least: number, most: number] {
  return places.length === 0 ? [0, 0] : [Math.min(...places), Math.max(...places)];
}

/** The beginning of a window of this length that has the places from `least` to `most` in it, as far as it can. */
function moved(start: number, length: number, whole: number, least: number, most: number): number {
  const beyond = Math.min(BEYOND, Math.max(0, Math.floor((length - (most - least + 1)) / 2)));
  const inSight = Math.max(Math.min(start, least - beyond), most + beyond - length + 1);
  // Where not all of it fits, its beginning does.
  const begun = most - least + 1 > length ? least : inSight;
  return Math.max(0, Math.min(begun, whole - length));
}

/** The cells in which two drawings differ. */
export function changedCells(before: Drawing, after: Drawing): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row < after.rows; row++) {
    for (let column = 0; column < after.columns; column++) {
      const [a, b] = [before.glyph(row, column), after.glyph(row, column)];
      if (a.text !== b.text || a.role !== b.role || a.kind !== b.kind) cells.push({ row, column });
    }
  }
  return cells;
}

/** Where the block of a puzzle that has one stands: what is looked for at the start. */
export function blockCells(drawing: Drawing): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row < drawing.rows; row++) {
    for (let column = 0; column < drawing.columns; column++) {
      const { role } = drawing.glyph(row, column);
      if (role === "block" || role === "block-active") cells.push({ row, column });
    }
  }
  return cells;
}
