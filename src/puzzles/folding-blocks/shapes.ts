// Every shape that a group can ever have, found once for a level.
//
// Folding continues the group's first pattern over the board in mirrored copies, like wallpaper: copy (i, j) lies i
// boxes down and j boxes right of the start. Row folds make the rows of copies an interval of 2^n with the start in it,
// column folds likewise, and each interval is reached by one sequence of folds only, by its halves that hold the start.
// Whatever is part of a free product of two intervals is free as well, so a group alone on the board gets to exactly the
// products whose copies are all free at the start; and as groups only grow, no group ever gets to more than alone.
import { EMPTY, type FoldingLevel } from "./level.ts";

export interface Shapes {
  /** The cells that are empty at the start, in reading order, as indices into the level's board. */
  readonly empty: Uint16Array;
  /** A set of cells has a bit for each of them, in this many 32-bit words; always an even number. */
  readonly words: number;
  /** For each group of the level, in that order. */
  readonly groups: readonly GroupShapes[];
}

/** The shapes of one group; shape 0 is the start. */
export interface GroupShapes {
  /** Cells at the start; every fold doubles them. */
  readonly size: number;
  readonly count: number;
  /** How many folds lead to each shape. */
  readonly folds: Uint8Array;
  /** For each shape and direction (u d l r) the shape after that fold, or -1. */
  readonly next: Int16Array;
  /** For each shape the set of the cells that it has filled. */
  readonly filled: Uint32Array;
}

/** The interval of 2^n copies, from the copy `from` on. */
interface Interval {
  readonly folds: number;
  readonly from: number;
  readonly length: number;
  /** The intervals after a fold to the lower and to the higher side, by their numbers in the list, or -1. */
  readonly lower: number;
  readonly higher: number;
}

/** How a group's box is copied along one axis of the board. Copies are numbered from 0, the one nearest the edge. */
interface Axis {
  /** For each copy and each line of the box, the row or column on the board. */
  readonly lines: Uint8Array;
  readonly box: number;
  readonly copies: number;
  readonly intervals: readonly Interval[];
}

/** The cells of a group at the start, relative to its box. */
interface Pattern {
  readonly rows: number[];
  readonly columns: number[];
}

export function findShapes(level: FoldingLevel): Shapes {
  const { board, groups } = level;
  const empty: number[] = [];
  /** For each cell of the board its number among the empty cells, or -1. */
  const numbers = new Int16Array(board.length).fill(-1);
  const patterns = new Map<string, Pattern>(groups.map((letter) => [letter, { rows: [], columns: [] }]));
  for (let at = 0; at < board.length; at++) {
    const found = board.charAt(at);
    if (found === EMPTY) {
      numbers[at] = empty.length;
      empty.push(at);
    } else {
      const pattern = patterns.get(found);
      pattern?.rows.push(Math.floor(at / level.columns));
      pattern?.columns.push(at % level.columns);
    }
  }
  const words = 2 * Math.max(1, Math.ceil(empty.length / 64));
  const shapes = [...patterns.values()].map((pattern) => shapesOf(level, pattern, numbers, words));
  return { empty: Uint16Array.from(empty), words, groups: shapes };
}

function shapesOf(level: FoldingLevel, pattern: Pattern, numbers: Int16Array, words: number): GroupShapes {
  const size = pattern.rows.length;
  const down = axisOf(pattern.rows, level.rows);
  const across = axisOf(pattern.columns, level.columns);
  const cells = copyCells(down, across, pattern, numbers, level.columns);
  const free = freeCopies(down, across, cells, size);

  const width = across.intervals.length;
  const shapeAt = new Int16Array(down.intervals.length * width).fill(-1);
  const pairs: number[] = [];
  down.intervals.forEach((rows, i) => {
    let strip = -1;
    for (let copy = rows.from; copy < rows.from + rows.length; copy++) strip &= free[copy] as number;
    across.intervals.forEach((columns, j) => {
      const wanted = bitsOf(columns);
      if ((strip & wanted) !== wanted) return;
      shapeAt[i * width + j] = pairs.length;
      pairs.push(i * width + j);
    });
  });

  const count = pairs.length;
  const folds = new Uint8Array(count);
  const next = new Int16Array(count * 4);
  const filled = new Uint32Array(count * words);
  const after = (i: number, j: number): number => (i < 0 || j < 0 ? -1 : (shapeAt[i * width + j] as number));
  pairs.forEach((pair, shape) => {
    const i = Math.floor(pair / width);
    const j = pair % width;
    const rows = down.intervals[i] as Interval;
    const columns = across.intervals[j] as Interval;
    folds[shape] = rows.folds + columns.folds;
    next[shape * 4] = after(rows.lower, j);
    next[shape * 4 + 1] = after(rows.higher, j);
    next[shape * 4 + 2] = after(i, columns.lower);
    next[shape * 4 + 3] = after(i, columns.higher);
    for (let row = rows.from; row < rows.from + rows.length; row++) {
      const first = (row * across.copies + columns.from) * size;
      for (let cell = first; cell < first + columns.length * size; cell++) {
        const number = cells[cell] as number;
        if (number < 0) continue;
        const word = shape * words + (number >> 5);
        filled[word] = (filled[word] as number) | (1 << (number & 31));
      }
    }
  });
  return { size, count, folds, next, filled };
}

/** Makes `lines` relative to the box that they span and copies that box as often as the board has room for it. */
function axisOf(lines: number[], boardLines: number): Axis {
  const first = Math.min(...lines);
  const box = Math.max(...lines) - first + 1;
  for (let i = 0; i < lines.length; i++) lines[i] = (lines[i] as number) - first;
  const start = Math.floor(first / box);
  const copies = start + Math.floor((boardLines - first) / box);
  const copiedLines = new Uint8Array(copies * box);
  for (let copy = 0; copy < copies; copy++) {
    const edge = first + (copy - start) * box;
    const isMirrored = ((copy - start) & 1) !== 0;
    for (let k = 0; k < box; k++) copiedLines[copy * box + k] = edge + (isMirrored ? box - 1 - k : k);
  }
  return { lines: copiedLines, box, copies, intervals: intervalsOf(copies, start) };
}

/** The intervals of 2^n out of `copies` copies with the copy `start` in them, by length and then by where they begin. */
function intervalsOf(copies: number, start: number): Interval[] {
  const intervals: Interval[] = [];
  let base = 0;
  for (let folds = 0, length = 1; length <= copies; folds++, length *= 2) {
    const least = Math.max(0, start - length + 1);
    const most = Math.min(start, copies - length);
    const nextLeast = Math.max(0, start - 2 * length + 1);
    const nextMost = Math.min(start, copies - 2 * length);
    const nextBase = base + Math.max(0, most - least + 1);
    const numberFrom = (from: number): number =>
      from < nextLeast || from > nextMost ? -1 : nextBase + from - nextLeast;
    for (let from = least; from <= most; from++) {
      intervals.push({ folds, from, length, lower: numberFrom(from - length), higher: numberFrom(from) });
    }
    base = nextBase;
  }
  return intervals;
}

/** An interval as a set of copies; there are at most 32 along an axis. */
function bitsOf({ from, length }: Interval): number {
  return length === 32 ? -1 : ((1 << length) - 1) << from;
}

/** For each copy, row by row, where the pattern's cells come to lie: numbers of empty cells, -1 for all others. */
function copyCells(down: Axis, across: Axis, pattern: Pattern, numbers: Int16Array, boardColumns: number): Int16Array {
  const size = pattern.rows.length;
  const cells = new Int16Array(down.copies * across.copies * size);
  let at = 0;
  for (let i = 0; i < down.copies; i++) {
    for (let j = 0; j < across.copies; j++) {
      for (let k = 0; k < size; k++) {
        const row = down.lines[i * down.box + (pattern.rows[k] as number)] as number;
        const column = across.lines[j * across.box + (pattern.columns[k] as number)] as number;
        cells[at++] = numbers[row * boardColumns + column] as number;
      }
    }
  }
  return cells;
}

/** For each row of copies the set of those that are free at the start; the start itself counts as free. */
function freeCopies(down: Axis, across: Axis, cells: Int16Array, size: number): Int32Array {
  const free = new Int32Array(down.copies);
  const [rows, columns] = [down.intervals[0] as Interval, across.intervals[0] as Interval];
  free[rows.from] = 1 << columns.from;
  for (let i = 0; i < down.copies; i++) {
    for (let j = 0; j < across.copies; j++) {
      const first = (i * across.copies + j) * size;
      let isFree = true;
      for (let k = first; k < first + size && isFree; k++) isFree = (cells[k] as number) >= 0;
      if (isFree) free[i] = (free[i] as number) | (1 << j);
    }
  }
  return free;
}
