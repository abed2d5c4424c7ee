// Arithmetic on a column: 16 cells of 4 bits in 64, the lowest cell in the lowest bits, 0 for an empty cell or a wall.
// What is asked of each cell is answered by its lowest bit.

const LOWEST_BITS: u64 = 0x1111111111111111;

export class Column {
  /** The cells that have a block. */
  @inline
  static blocks(column: u64): u64 {
    const halves = column | (column >> 2);
    return (halves | (halves >> 1)) & LOWEST_BITS;
  }

  /** The cells of `a` whose blocks are of the colour of their neighbours in `b`. */
  @inline
  static alike(a: u64, b: u64): u64 {
    return Column.blocks(a) & ~Column.blocks(a ^ b);
  }

  /** A column full of a colour. */
  @inline
  static everywhere(colour: u64): u64 {
    return colour * LOWEST_BITS;
  }

  /** The lowest cells of every three of one colour upon each other. */
  @inline
  static runs(column: u64): u64 {
    const alike = Column.alike(column, column >> 4);
    return alike & (alike >> 4);
  }

  /** Takes one cell away; what lies above it in its stretch between walls moves down by one. */
  @inline
  static without(column: u64, shift: u64, stretch: u64): u64 {
    const moved = stretch & ((<u64>-1) << shift);
    return (column & ~moved) | (((column & moved) >> 4) & moved);
  }

  /** Puts a block upon all others of a stretch that has room. */
  @inline
  static withBlock(column: u64, block: u64, stretch: u64): u64 {
    const free = stretch & LOWEST_BITS & ~Column.blocks(column);
    return column | (block * (free & (0 - free)));
  }
}
