// A move to the side on the open state, before it is made: what it takes over a boundary, and the two columns after it.
import { BreakTheIce } from "../../../puzzles/break-the-ice";
import { Column } from "../../../puzzles/break-the-ice/column";

/** Bytes of scratch. */
export const SIDEWAYS_BYTES: u32 = 16 * 16;

export class Sideways {
  /** For each column which of its rows are no walls: sixteen bytes of 255 or 0. */
  static open: usize = 0;
  /** What goes over the boundary to the right and to the left; 0 is no block. */
  static left: u64 = 0;
  static right: u64 = 0;
  /** The stretch that a block leaves, where the other cell is empty: what lies above it there falls. */
  static from: u64 = 0;
  /** The columns on both sides, after it. */
  static cells: u64 = 0;
  static next: u64 = 0;

  static begin(game: BreakTheIce, scratch: usize): void {
    Sideways.open = scratch;
    const stretches = game.table(game.stretches) + 128;
    for (let cell: usize = 0; cell < (<usize>game.columns) << 4; cell++) {
      store<u8>(scratch + cell, load<u64>(stretches + (cell << 3)) != 0 ? 255 : 0);
    }
  }

  /** The colours of a column row by row, a byte each. */
  @inline
  static rowsOf(cells: u64): v128 {
    const pairs = i64x2.splat(cells);
    const low = i8x16.splat(15);
    const even = v128.and(pairs, low);
    const odd = v128.and(i64x2.shr_u(pairs, 4), low);
    return v128.shuffle<u8>(even, odd, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  }

  /** In which rows something can be moved over the boundary on the right of a column, which has these colours on both sides: 255
   *  there, else 0. */
  @inline
  static movable(column: u32, left: v128, right: v128): v128 {
    const open = Sideways.open + ((<usize>column) << 4);
    return v128.andnot(v128.and(v128.load(open), v128.load(open, 16)), i8x16.eq(left, right));
  }

  /** Looks at what lies at `shift` on both sides of the boundary on the right of a column. */
  @inline
  static look(column: u32, shift: u64): void {
    const board = BreakTheIce.board + ((<usize>column) << 3);
    Sideways.left = (load<u64>(board) >> shift) & 15;
    Sideways.right = (load<u64>(board, 8) >> shift) & 15;
  }

  /** The same; false where no move is. */
  @inline
  static isMove(game: BreakTheIce, column: u32, shift: u64): bool {
    Sideways.look(column, shift);
    if (Sideways.left == Sideways.right) return false;
    const stretches = Sideways.stretches(game, column, shift);
    return load<u64>(stretches) != 0 && load<u64>(stretches, 128) != 0;
  }

  /** Finds the columns after the move that has been looked at. */
  @inline
  static make(game: BreakTheIce, column: u32, shift: u64): void {
    const board = BreakTheIce.board + ((<usize>column) << 3);
    const cells = load<u64>(board);
    const next = load<u64>(board, 8);
    const stretches = Sideways.stretches(game, column, shift);
    const stretch = load<u64>(stretches);
    const nextStretch = load<u64>(stretches, 128);
    if (Sideways.left == 0) {
      Sideways.from = nextStretch;
      Sideways.cells = Column.withBlock(cells, Sideways.right, stretch);
      Sideways.next = Column.without(next, shift, nextStretch);
    } else if (Sideways.right == 0) {
      Sideways.from = stretch;
      Sideways.cells = Column.without(cells, shift, stretch);
      Sideways.next = Column.withBlock(next, Sideways.left, nextStretch);
    } else {
      const change = (Sideways.left ^ Sideways.right) << shift;
      Sideways.from = stretch;
      Sideways.cells = cells ^ change;
      Sideways.next = next ^ change;
    }
  }

  @inline
  private static stretches(game: BreakTheIce, column: u32, shift: u64): usize {
    return game.table(game.stretches) + 128 + ((<usize>column) << 7) + <usize>(shift << 1);
  }
}
