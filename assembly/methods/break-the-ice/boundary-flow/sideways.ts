// A move to the side on the open state, before it is made: what it takes over a boundary, and the two columns after it.
import { BreakTheIce } from "../../../puzzles/break-the-ice";
import { Column } from "../../../puzzles/break-the-ice/column";

export class Sideways {
  /** What goes over the boundary to the right and to the left; 0 is no block. */
  static left: u64 = 0;
  static right: u64 = 0;
  /** The stretch that a block leaves, where the other cell is empty: what lies above it there falls. */
  static from: u64 = 0;
  /** The columns on both sides, after it. */
  static cells: u64 = 0;
  static next: u64 = 0;

  /** Looks at what lies at `shift` on both sides of the boundary on the right of a column; false where no move is. */
  @inline
  static isMove(game: BreakTheIce, column: u32, shift: u64): bool {
    const board = BreakTheIce.board + ((<usize>column) << 3);
    const left = (load<u64>(board) >> shift) & 15;
    const right = (load<u64>(board, 8) >> shift) & 15;
    Sideways.left = left;
    Sideways.right = right;
    if (left == right) return false;
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
