// What is to be covered: cells, groups, and for each group the shapes of which it takes one.
//
// A set of cells is a run of 64-bit words, an even number of them. There are two problems at a time: the whole level, and the component of it that is
// being solved, whose cells are numbered anew so that its sets are as short as they can be.

export const SHAPE_BYTES: usize = 16;
export const GROUP_BYTES: usize = 40;

/** One group. Its first pattern is continued over the board in mirrored copies, like wallpaper. */
@final
export class Group {
  /** Its number among the groups of the level. */
  letter: u32;
  /** Cells of the pattern. */
  size: u32;
  /** Copies along both axes, and which of them is the start. */
  down: u32;
  across: u32;
  row: u32;
  column: u32;
  /** For each copy, row by row, the places of its cells, 16 bits each. */
  copies: u32;
  first: u32;
  count: u32;
}

/** One shape: a product of two intervals of copies. */
@final
export class Shape {
  /** Of the sums over all copies above and to the left of a corner, where those of its four corners stand, in bytes. */
  topLeft: u16;
  topRight: u16;
  bottomLeft: u16;
  bottomRight: u16;
  /** How many cells it covers. */
  cells: u16;
  group: u8;
  folds: u8;
  /** Its intervals: the first copy, and how many folds have made it. */
  top: u8;
  rowFolds: u8;
  left: u8;
  columnFolds: u8;
}

export class Problem {
  static groups: usize = 0;
  static groupCount: i32 = 0;
  static shapes: usize = 0;
  static shapeCount: i32 = 0;
  static cells: i32 = 0;
  static words: i32 = 0;
  /** What is added up over boxes in every round has the layout of the board, a word a cell, with lines of a multiple of eight
   *  cells and an even number of them. For each cell its place in such a table, in bytes, 16 bits each. */
  static places: usize = 0;
  static lineBytes: usize = 0;
  static placeBytes: usize = 0;
  /** For each shape the set of the cells that it covers. */
  static sets: usize = 0;

  @inline
  static place(cell: usize): usize {
    return <usize>load<u16>(Problem.places + (cell << 1));
  }

  /** Bytes of a line of a table of sums over copies, so many across: a line has three words before the first corner, so that
   *  what a copy comes to, its corner below on the right, stands at an even sixteen bytes. */
  @inline
  static cornerLine(across: u32): usize {
    return (<usize>((across + 7) & ~3)) << 2;
  }

  /** Where in such a table the corner above and to the left of a copy stands. */
  @inline
  static corner(across: u32, row: u32, column: u32): usize {
    return Problem.cornerLine(across) * <usize>row + ((<usize>(column + 3)) << 2);
  }

  @inline
  static group(number: i32): Group {
    return changetype<Group>(Problem.groups + <usize>number * GROUP_BYTES);
  }

  @inline
  static shape(number: i32): Shape {
    return changetype<Shape>(Problem.shapes + <usize>number * SHAPE_BYTES);
  }

  /** The words of a set of so many cells. */
  @inline
  static wordsFor(cells: i32): i32 {
    return max(1, (cells + 127) >> 7) << 1;
  }

  @inline
  static set(number: i32): usize {
    return Problem.sets + ((<usize>(number * Problem.words)) << 3);
  }
}
