// Every shape of every group of a level, as src/puzzles/folding-blocks/shapes.ts explains: the products of an interval of
// rows and an interval of columns of copies, each of 2^n copies with the start among them, all of whose cells are free.

import { Arena } from "./arena";
import { GROUP_BYTES, Group, Problem, SHAPE_BYTES, Shape } from "./problem";

/** On the board that the host writes: a hole, an empty cell, or above these the number of a group. */
const EMPTY: u32 = 1;
const FIRST_GROUP: u32 = 2;

/** The bounding box of the group whose shapes are made. */
let top: i32 = 0;
let left: i32 = 0;
let height: i32 = 0;
let width: i32 = 0;

export class Shapes {
  /** For each place on the board the number of its cell among the empty ones; for others the number of no cell. */
  static numbers: usize = 0;
  /** For each row of copies the set of those that are free. */
  static free: usize = 0;

  /** Makes the problem that the level is. False where there is no memory. */
  static make(board: usize, rows: i32, columns: i32, groups: i32): bool {
    Problem.lineBytes = (<usize>((columns + 7) & ~7)) << 2;
    Problem.placeBytes = Problem.lineBytes * <usize>((rows + 1) & ~1);
    Shapes.numbers = Arena.allocate(Problem.placeBytes >> 1);
    Shapes.free = Arena.allocate((<usize>groups) << 7);
    Problem.groups = Arena.allocate(<usize>groups * GROUP_BYTES);
    if (Shapes.numbers == 0 || Shapes.free == 0 || Problem.groups == 0) return false;
    Problem.groupCount = groups;
    Problem.places = Arena.allocate((<usize>(rows * columns)) << 1);
    if (Problem.places == 0) return false;
    Shapes.numberCells(board, rows, columns);
    let count = 0;
    for (let g = 0; g < groups; g++) {
      if (!Shapes.placeCopies(board, rows, columns, g)) return false;
      const group = Problem.group(g);
      group.first = u32(count);
      count += Shapes.list(group, g, Shapes.free + ((<usize>g) << 7), changetype<Shape>(0));
      group.count = u32(count) - group.first;
    }
    Problem.shapeCount = count;
    Problem.shapes = Arena.allocate(<usize>count * SHAPE_BYTES);
    const setBytes = (<usize>(count * Problem.words)) << 3;
    Problem.sets = Arena.allocate(setBytes);
    if (Problem.shapes == 0 || Problem.sets == 0) return false;
    for (let g = 0; g < groups; g++) {
      const group = Problem.group(g);
      Shapes.list(group, g, Shapes.free + ((<usize>g) << 7), Problem.shape(i32(group.first)));
    }
    memory.fill(Problem.sets, 0, setBytes);
    for (let s = 0; s < count; s++) Shapes.fillSet(Problem.shape(s), Problem.set(s));
    return true;
  }

  static numberCells(board: usize, rows: i32, columns: i32): void {
    let cells = 0;
    for (let at = 0; at < rows * columns; at++) if (load<u8>(board + at) == EMPTY) cells++;
    Problem.cells = cells;
    Problem.words = Problem.wordsFor(cells);
    let next = 0;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const isEmpty = load<u8>(board + row * columns + column) == EMPTY;
        const place = Shapes.placeOf(row, column);
        store<u16>(Shapes.numbers + (place >> 1), isEmpty ? u16(next) : u16(cells));
        if (isEmpty) store<u16>(Problem.places + (usize(next++) << 1), u16(place));
      }
    }
  }

  @inline
  static placeOf(row: i32, column: i32): usize {
    return Problem.lineBytes * <usize>row + ((<usize>column) << 2);
  }

  /** Finds the group on the board and where its copies come to lie, and which of them are free. */
  static placeCopies(board: usize, rows: i32, columns: i32, number: i32): bool {
    const letter = FIRST_GROUP + number;
    const group = Problem.group(number);
    const size = Shapes.findBox(board, rows, columns, letter);
    const row = top / height;
    const column = left / width;
    const down = row + (rows - top) / height;
    const across = column + (columns - left) / width;
    group.letter = u32(number);
    group.size = u32(size);
    group.down = u32(down);
    group.across = u32(across);
    group.row = u32(row);
    group.column = u32(column);
    const copies = Arena.allocate((<usize>(down * across * size)) << 1);
    if (copies == 0) return false;
    group.copies = u32(copies);
    const free = Shapes.free + ((<usize>number) << 7);
    let at = copies;
    for (let i = 0; i < down; i++) {
      let freeHere: u32 = 0;
      for (let j = 0; j < across; j++) {
        if (Shapes.placeCopy(board, columns, letter, i - row, j - column, at)) freeHere |= 1 << j;
        at += (<usize>size) << 1;
      }
      if (i == row) freeHere |= 1 << column;
      store<u32>(free + ((<usize>i) << 2), freeHere);
    }
    return true;
  }

  /** Finds the box of the group, and how many cells it has. */
  static findBox(board: usize, rows: i32, columns: i32, letter: u32): i32 {
    let size = 0;
    let bottom = -1;
    let right = -1;
    top = rows;
    left = columns;
    for (let i = 0; i < rows; i++) {
      for (let j = 0; j < columns; j++) {
        if (load<u8>(board + i * columns + j) != letter) continue;
        size++;
        top = min(top, i);
        bottom = i;
        left = min(left, j);
        right = max(right, j);
      }
    }
    height = bottom - top + 1;
    width = right - left + 1;
    return size;
  }

  /** Writes the cells of the copy that lies so many boxes down and right of the start; true where all are empty. */
  static placeCopy(board: usize, columns: i32, letter: u32, down: i32, right: i32, into: usize): bool {
    let at = into;
    let isFree = true;
    for (let i = 0; i < height; i++) {
      const row = top + down * height + ((down & 1) != 0 ? height - 1 - i : i);
      for (let j = 0; j < width; j++) {
        if (load<u8>(board + (top + i) * columns + left + j) != letter) continue;
        const column = left + right * width + ((right & 1) != 0 ? width - 1 - j : j);
        const place = Shapes.placeOf(row, column);
        if (i32(load<u16>(Shapes.numbers + (place >> 1))) == Problem.cells) isFree = false;
        store<u16>(at, u16(place));
        at += 2;
      }
    }
    return isFree;
  }

  /** Counts the shapes of a group; where `into` is an address, writes their records there too. */
  static list(group: Group, number: i32, free: usize, into: Shape): i32 {
    const down = i32(group.down);
    const row = i32(group.row);
    let shape = into;
    let count = 0;
    for (let folds = 0; 1 << folds <= down; folds++) {
      const length = 1 << folds;
      const last = min(row, down - length);
      for (let from = max(0, row - length + 1); from <= last; from++) {
        let strip: u32 = 0xffffffff;
        for (let i = from; i < from + length; i++) strip &= load<u32>(free + ((<usize>i) << 2));
        if (strip == 0) continue;
        const here = Shapes.listStrip(group, number, strip, from, folds, shape);
        count += here;
        if (changetype<usize>(into) != 0)
          shape = changetype<Shape>(changetype<usize>(shape) + <usize>here * SHAPE_BYTES);
      }
    }
    return count;
  }

  /** As `list`, for the shapes over one interval of rows. */
  static listStrip(group: Group, number: i32, strip: u32, top: i32, rowFolds: i32, into: Shape): i32 {
    const across = i32(group.across);
    const column = i32(group.column);
    let shape = into;
    let count = 0;
    for (let folds = 0; 1 << folds <= across; folds++) {
      const length = 1 << folds;
      const last = min(column, across - length);
      for (let from = max(0, column - length + 1); from <= last; from++) {
        const wanted: u32 = (length == 32 ? 0xffffffff : (1 << length) - 1) << from;
        if ((strip & wanted) != wanted) continue;
        count++;
        if (changetype<usize>(into) == 0) continue;
        const bottom = top + (1 << rowFolds);
        shape.topLeft = u16(Problem.corner(across, top, from));
        shape.topRight = u16(Problem.corner(across, top, from + length));
        shape.bottomLeft = u16(Problem.corner(across, bottom, from));
        shape.bottomRight = u16(Problem.corner(across, bottom, from + length));
        shape.cells = u16((i32(group.size) << (rowFolds + folds)) - i32(group.size));
        shape.group = u8(number);
        shape.folds = u8(rowFolds + folds);
        shape.top = u8(top);
        shape.rowFolds = u8(rowFolds);
        shape.left = u8(from);
        shape.columnFolds = u8(folds);
        shape = changetype<Shape>(changetype<usize>(shape) + SHAPE_BYTES);
      }
    }
    return count;
  }

  /** Adds the cells of a shape to an empty set. */
  static fillSet(shape: Shape, set: usize): void {
    const group = Problem.group(shape.group);
    const size = group.size;
    const rowEnd = u32(shape.top) + (1 << u32(shape.rowFolds));
    const cells = size << u32(shape.columnFolds);
    const none = u32(Problem.cells);
    for (let i = u32(shape.top); i < rowEnd; i++) {
      let at = <usize>group.copies + ((<usize>((i * group.across + u32(shape.left)) * size)) << 1);
      const end = at + ((<usize>cells) << 1);
      for (; at < end; at += 2) {
        const cell = u32(load<u16>(Shapes.numbers + (<usize>load<u16>(at) >> 1)));
        if (cell == none) continue;
        const word = set + ((<usize>(cell >> 6)) << 3);
        store<u64>(word, load<u64>(word) | (1 << u64(cell & 63)));
      }
    }
  }
}
