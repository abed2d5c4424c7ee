// Bursts and gravity after a move that has made a run, until nothing changes. The board is 20 columns of 64 bits, with
// two empty ones on each side; marks for the cells that burst lie in another 20.
import { Column } from "./column";

const COLUMNS: u32 = 20;
export const BOARD_BYTES: u32 = 8 * COLUMNS;
/** The first column of a board. */
export const FIRST: usize = 16;

export class Settling {
  /** What the first burst took. */
  static firstBurst: i32 = 0;
  /** A board on which a burst leaves one or two blocks of a colour is given up at once, and not settled to the end. */
  static givesUp: bool = false;

  /** `stretches`: those of the first column; a column of them is 128 bytes. False where the board has been given up. */
  static settle(board: usize, marks: usize, columns: i32, connected: bool, stretches: usize): bool {
    Settling.firstBurst = 0;
    const end = (<usize>columns) << 3;
    while (Settling.markRuns(board, marks, end)) {
      if (connected) while (Settling.spread(board, marks, end)) {}
      if (Settling.firstBurst == 0) Settling.firstBurst = Settling.countMarks(marks, end);
      if (Settling.givesUp && Settling.leavesTooFew(board, marks, end)) return false;
      for (let c: usize = 0; c < end; c += 8) {
        const taken = load<u64>(marks + c);
        if (taken == 0) continue;
        store<u64>(board + c, Settling.clear(load<u64>(board + c), taken, stretches + (c << 4)));
      }
    }
    return true;
  }

  /** Whether one or two blocks stay of a colour that bursts. */
  @inline
  private static leavesTooFew(board: usize, marks: usize, end: usize): bool {
    let c: usize = 0;
    while (load<u64>(marks + c) == 0) c += 8;
    const colour = Column.everywhere((load<u64>(board + c) >> ctz(load<u64>(marks + c))) & 15);
    let left: u64 = 0;
    for (c = 0; c < end; c += 8) left += popcnt(Column.alike(colour, load<u64>(board + c)) & ~load<u64>(marks + c));
    return left == 1 || left == 2;
  }

  static markRuns(board: usize, marks: usize, end: usize): bool {
    let any: u64 = 0;
    // Runs in the row that begin two columns and one column before this one, and those pairs that may begin one.
    let before: u64 = 0;
    let last: u64 = 0;
    let alike: u64 = Column.alike(load<u64>(board), load<u64>(board, 8));
    for (let c: usize = 0; c < end; c += 8) {
      const down = Column.runs(load<u64>(board + c));
      const nextAlike = Column.alike(load<u64>(board + c, 8), load<u64>(board + c, 16));
      const row = alike & nextAlike;
      const taken = down | (down << 4) | (down << 8) | row | last | before;
      store<u64>(marks + c, taken);
      any |= taken;
      before = last;
      last = row;
      alike = nextAlike;
    }
    return any != 0;
  }

  /** Marks the neighbours of marked cells that are of their colour; false if there were none. */
  static spread(board: usize, marks: usize, end: usize): bool {
    let added: u64 = 0;
    let left: u64 = 0;
    for (let c: usize = 0; c < end; c += 8) {
      const column = load<u64>(board + c);
      const before = load<u64>(marks + c);
      const upon = Column.alike(column, column >> 4);
      const beside = Column.alike(column, load<u64>(board + c, 8));
      let taken = before | left | (load<u64>(marks + c, 8) & beside);
      let reached = taken | ((taken & upon) << 4) | ((taken >> 4) & upon);
      while (reached != taken) {
        taken = reached;
        reached = taken | ((taken & upon) << 4) | ((taken >> 4) & upon);
      }
      store<u64>(marks + c, taken);
      added |= taken ^ before;
      left = taken & beside;
    }
    return added != 0;
  }

  static countMarks(marks: usize, end: usize): i32 {
    let count: u64 = 0;
    for (let c: usize = 0; c < end; c += 8) count += popcnt(load<u64>(marks + c));
    return i32(count);
  }

  /** Takes cells out of a column from the top down, so that none that is still to go has moved. */
  static clear(column: u64, taken: u64, stretches: usize): u64 {
    while (taken != 0) {
      const shift = 63 - clz(taken);
      column = Column.without(column, shift, load<u64>(stretches + <usize>(shift << 1)));
      taken ^= (<u64>1) << shift;
    }
    return column;
  }
}
