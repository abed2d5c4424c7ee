// Where the tables of a Folding Blocks level lie in memory, and what their records hold.
//
// What the tables mean is told in src/puzzles/folding-blocks/tables.ts, which lays them out. The addresses stand in
// globals: a loop that reads several tables then adds no offsets.

/** Bytes of a record of any kind. */
export const RECORD: usize = 16;

/** In a group's record: the word of the state that it is in, the shift and the mask of its bits there, and the number of
 *  its first shape. */
const WORD: usize = 0;
const SHIFT: usize = 4;
const MASK: usize = 8;
const FIRST_SHAPE: usize = 12;

/** In a shape's record: its folds (the number of the first * 8 + how many), its cells, and how many folds led to it. A
 *  shape's and a fold's record begin with a set of cells: the set, or in wide levels where that begins among the cells. */
const FOLDS: usize = 8;
const SIZE: usize = 12;
const MADE: usize = 14;

/** In a fold's record: what changes in the group's word of the state, and the successor's edge. */
export const CHANGE: usize = 8;
export const EDGE: usize = 12;

export class Tables {
  static groups: usize = 0;
  static groupsEnd: usize = 0;
  static shapes: usize = 0;
  static folds: usize = 0;
  static cells: usize = 0;
  /** For each fold the set of the cells that must have been filled before it. */
  static overdue: usize = 0;
  static values: usize = 0;
  static reachable: usize = 0;
  static reachableStarts: usize = 0;
  /** 32-bit words of a state. */
  static words: i32 = 0;
  /** Bytes of a set of cells, a multiple of 8. */
  static cellBytes: usize = 0;
  /** How many cells are empty at the start. */
  static emptyCells: i32 = 0;
  /** Cells of groups that can fold, and cells for them to fill. */
  static toFill: i32 = 0;

  /** Has a bit in common with the number of every shape but a group's first where the order matters; else 0. */
  static ordered: u32 = 0;

  /** Scratch: the address of each group's shape, and the set of the filled cells of a wide level. */
  static current: usize = 0;
  static filled: usize = 0;
  /** Where in `current` the first group stands that may fold. */
  static first: usize = 0;

  /** The offset of a group's word in a state. */
  @inline
  static wordOf(group: usize): usize {
    return (<usize>load<u32>(group, WORD)) << 2;
  }

  /** The number of a group's shape among its own. */
  @inline
  static numberOf(state: usize, group: usize): u32 {
    return (load<u32>(state + Tables.wordOf(group)) >> load<u32>(group, SHIFT)) & load<u32>(group, MASK);
  }

  @inline
  static shapeAt(group: usize, number: u32): usize {
    return Tables.shapes + ((<usize>(load<u32>(group, FIRST_SHAPE) + number)) << 4);
  }

  /** Writes the address of each group's shape to `current`, and finds the first group that may fold: the last that is
   *  folded, or in any order the first of all. */
  @inline
  static readShapes(state: usize): void {
    const ordered = Tables.ordered;
    let at = Tables.current;
    let first = at;
    for (let group = Tables.groups; group < Tables.groupsEnd; group += RECORD, at += 4) {
      const number = Tables.numberOf(state, group);
      store<u32>(at, <u32>Tables.shapeAt(group, number));
      first = select<usize>(at, first, (number & ordered) != 0);
    }
    Tables.first = first;
  }

  @inline
  static currentEnd(): usize {
    return Tables.current + ((Tables.groupsEnd - Tables.groups) >> 2);
  }

  /** The group's record for its entry in `current`. */
  @inline
  static groupAt(current: usize): usize {
    return Tables.groups + ((current - Tables.current) << 2);
  }

  /** The set of cells of a shape or fold of a wide level. */
  @inline
  static cellsOf(record: usize): usize {
    return Tables.cells + ((<usize>load<u32>(record)) << 2);
  }

  /** The set of cells that a fold makes overdue. */
  @inline
  static overdueAt(fold: usize, cellBytes: usize): usize {
    return Tables.overdue + ((fold - Tables.folds) >> 4) * cellBytes;
  }

  @inline
  static firstFold(shape: usize): usize {
    return Tables.folds + ((<usize>(load<u32>(shape, FOLDS) >> 3)) << 4);
  }

  @inline
  static foldBytes(shape: usize): usize {
    return (<usize>(load<u32>(shape, FOLDS) & 7)) << 4;
  }

  @inline
  static sizeOf(shape: usize): i32 {
    return i32(load<u16>(shape, SIZE));
  }

  @inline
  static foldsMade(shape: usize): i32 {
    return i32(load<u16>(shape, MADE));
  }
}
