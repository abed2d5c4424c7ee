// The packed 15-puzzle, as a struct over the level's image. The image is made by packed.ts, and the twin is game.ts there.
import { Edge, Game } from "../../../assembly/search/game";

const NO_CELL: u32 = 0xff;

@final
export class FifteenPuzzle implements Game {
  wordCount: u32;
  rows: u32;
  columns: u32;
  isHopeless: u32;
  hasConflicts: u32;
  /** Offsets of the tables. */
  root: u32;
  goal: u32;
  sliding: u32;
  values: u32;
  rowDigits: u32;
  columnDigits: u32;
  conflicts: u32;

  @inline
  words(): i32 {
    return i32(this.wordCount);
  }

  @inline
  mostSuccessors(): i32 {
    return 4;
  }

  @inline
  denseStates(): u32 {
    return 0;
  }

  scratchBytes(): u32 {
    return 0;
  }

  begin(_scratch: usize): void {}

  writeRoot(state: usize): void {
    memory.copy(state, this.table(this.root), (<usize>this.wordCount) << 2);
  }

  isDead(_state: usize): bool {
    return this.isHopeless != 0;
  }

  @inline
  isSolved(state: usize): bool {
    return this.board(state) == this.board(this.table(this.goal));
  }

  expand(state: usize, out: usize): i32 {
    const board = this.board(state);
    const gap = this.gap(board);
    const stride = <usize>((this.wordCount << 2) + 4);
    let at = out;
    for (let direction = 0; direction < 4; direction++) {
      const from = u32(load<u8>(this.table(this.sliding) + ((<usize>gap) << 2) + <usize>direction));
      if (from == NO_CELL) continue;
      const tile = (board >> u64(from << 2)) & 15;
      this.write(at, (board | (tile << u64(gap << 2))) & ~(u64(15) << u64(from << 2)));
      store<u32>(at + stride - 4, Edge.of(direction, 1, this.isHopeless != 0));
      at += stride;
    }
    return i32(u32(at - out) / u32(stride));
  }

  estimate(state: usize, _move: i32): u32 {
    const cells = this.rows * this.columns;
    const values = this.table(this.values);
    let sum: u32 = 0;
    let board = this.board(state);
    for (let cell: u32 = 0; cell < cells; cell++, board >>= 4) {
      sum += load<u8>(values + <usize>((u32(board) & 15) * cells + cell));
    }
    if (this.hasConflicts == 0) return sum;
    for (let row: u32 = 0; row < this.rows; row++) sum += this.conflictsOf(this.rowNumber(state, row));
    for (let column: u32 = 0; column < this.columns; column++)
      sum += this.conflictsOf(this.columnNumber(state, column));
    return sum;
  }

  /** One tile has moved: what was counted for it is counted anew, and the conflicts of the two lines across its way. Along
   *  its way no tile has passed another. */
  estimateFrom(state: usize, move: i32, parentEstimate: u32): u32 {
    const cells = this.rows * this.columns;
    const board = this.board(state);
    const from = this.gap(board);
    const to = u32(load<u8>(this.table(this.sliding) + ((<usize>from) << 2) + <usize>(move ^ 1)));
    const tile = u32(board >> u64(to << 2)) & 15;
    const values = this.table(this.values) + <usize>(tile * cells);
    const estimate = parentEstimate - load<u8>(values + <usize>from) + load<u8>(values + <usize>to);
    if (this.hasConflicts == 0) return estimate;
    const isAcross = move < 2;
    const digits = this.table(isAcross ? this.rowDigits : this.columnDigits) + ((<usize>(tile * cells)) << 1);
    const left = this.lineOf(state, from, isAcross);
    const entered = this.lineOf(state, to, isAcross);
    const left0 = this.conflictsOf(left + load<u16>(digits + ((<usize>from) << 1)));
    const entered0 = this.conflictsOf(entered - load<u16>(digits + ((<usize>to) << 1)));
    return estimate + this.conflictsOf(left) - left0 + this.conflictsOf(entered) - entered0;
  }

  /** The number of the row or the column of a cell. */
  @inline
  private lineOf(state: usize, cell: u32, isRow: bool): u32 {
    return isRow ? this.rowNumber(state, cell / this.columns) : this.columnNumber(state, cell % this.columns);
  }

  @inline
  private conflictsOf(line: u32): u32 {
    return load<u8>(this.table(this.conflicts) + <usize>line);
  }

  @inline
  private rowNumber(state: usize, row: u32): u32 {
    const first = row * this.columns;
    return this.lineNumber(state, this.table(this.rowDigits), first, first + this.columns, 1);
  }

  @inline
  private columnNumber(state: usize, column: u32): u32 {
    return this.lineNumber(state, this.table(this.columnDigits), column, this.rows * this.columns, this.columns);
  }

  @inline
  private lineNumber(state: usize, digits: usize, first: u32, end: u32, step: u32): u32 {
    const board = this.board(state);
    const cells = this.rows * this.columns;
    let line: u32 = 0;
    for (let cell = first; cell < end; cell += step) {
      const tile = u32(board >> u64(cell << 2)) & 15;
      line += load<u16>(digits + ((<usize>(tile * cells + cell)) << 1));
    }
    return line;
  }

  /** Both words of a state as one. */
  @inline
  private board(state: usize): u64 {
    return this.wordCount == 1 ? u64(load<u32>(state)) : load<u64>(state);
  }

  /** The lowest four bits that are all 0; cells that a small board does not have come after them. */
  @inline
  private gap(board: u64): u32 {
    const some = board | (board >> 1) | (board >> 2) | (board >> 3);
    return u32(ctz(~some & 0x1111_1111_1111_1111)) >> 2;
  }

  @inline
  private write(state: usize, board: u64): void {
    if (this.wordCount == 1) store<u32>(state, u32(board));
    else store<u64>(state, board);
  }

  @inline
  private table(offset: u32): usize {
    return changetype<usize>(this) + <usize>offset;
  }
}
