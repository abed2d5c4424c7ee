// Of two quiet moves (nothing bursts) that do not touch, one order is enough: moves to the side before swaps in a column, and
// among moves of a kind those farther left first. So a move is left out if it comes before the last one in that order, and
// could have been made before it. The state after both is reached the other way, at the same cost: the proof is in
// docs/methods/boundary-flow.md, "One order is enough".
import { BreakTheIce } from "../../../puzzles/break-the-ice";
import { Column } from "../../../puzzles/break-the-ice/column";
import { Sideways } from "./sideways";

/** A run along a row has cells of so many columns: none has cells of two columns that are so far apart. */
export const APART: i32 = 3;

export class LastMove {
  /** Only one order of moves is followed. */
  static hasOrder: bool = true;
  /** The state before it; 0 where it burst something or there was none, so that nothing is left out. */
  static before: usize = 0;
  /** The first column that it changed. */
  static column: i32 = 0;
  /** It was a swap in that column, of the cell at `shift` and the one above it. */
  static isVertical: bool = false;
  static shift: u64 = 0;
  /** What it changed, as it was before: two columns, and which of their cells and of the column on their left are like their
   *  neighbours on the right. */
  static cells: u64 = 0;
  static next: u64 = 0;
  static besideLeft: u64 = 0;
  static beside: u64 = 0;
  static besideNext: u64 = 0;

  @inline
  static forget(): void {
    LastMove.before = 0;
  }

  /** Finds the move by which the open state was reached from another, which has no runs. */
  static find(game: BreakTheIce, before: usize): void {
    const board = BreakTheIce.board;
    let first: i32 = -1;
    let last: i32 = 0;
    let cells: u64 = 0;
    let next: u64 = 0;
    let burst: u64 = 0;
    for (let column: i32 = 0; column < i32(game.columns); column++) {
      const was = game.column(before, column);
      const now = load<u64>(board + LastMove.at(column));
      if (first >= 0 && column == first + 1) next = was;
      if (was == now) continue;
      burst += popcnt(Column.blocks(was)) - popcnt(Column.blocks(now));
      last = column;
      if (first >= 0) continue;
      first = column;
      cells = was;
    }
    LastMove.before = burst == 0 ? before : 0;
    const at = LastMove.at(first);
    LastMove.column = first;
    LastMove.isVertical = first == last;
    LastMove.shift = ctz(cells ^ load<u64>(board + at)) & ~3;
    LastMove.cells = cells;
    LastMove.next = next;
    LastMove.besideLeft = Column.alike(load<u64>(board + at - 8), cells);
    LastMove.beside = Column.alike(cells, next);
    LastMove.besideNext = Column.alike(next, load<u64>(board + at, 16));
  }

  @inline
  private static get leavesOut(): bool {
    return LastMove.before != 0 && LastMove.hasOrder;
  }

  /** Whether a quiet swap in a column, which becomes this, is left out. */
  @inline
  static swapComesAfter(game: BreakTheIce, column: i32, cells: u64): bool {
    if (!LastMove.leavesOut || !LastMove.isVertical || column >= LastMove.column) return false;
    if (column + APART <= LastMove.column) return true;
    const isBeside = column + 1 == LastMove.column;
    const next = isBeside ? LastMove.cells : load<u64>(BreakTheIce.board + LastMove.at(column + 1));
    return !LastMove.bursts(game, column, cells, next);
  }

  /** Whether the quiet move at `shift` between a column and the next is left out, which sideways.ts has found. */
  static comesAfter(game: BreakTheIce, column: i32, shift: u64): bool {
    if (!LastMove.leavesOut) return false;
    const distance = LastMove.column - column;
    if (!LastMove.isVertical && distance < 2) return false;
    if (distance > APART || distance < 1 - APART) return true;
    let cells = Sideways.cells;
    let next = Sideways.next;
    if (distance == 0 || distance == 1) {
      // It has a column in common with the swap, but must not take one of its two blocks.
      const taken = distance == 0 ? Sideways.left : Sideways.right;
      if (taken != 0 && (shift == LastMove.shift || shift == LastMove.shift + 4)) return false;
      const isGap = Sideways.left == 0 || Sideways.right == 0;
      const falls = isGap && taken != 0 && shift < LastMove.shift && ((Sideways.from >> LastMove.shift) & 15) != 0;
      const pair = falls ? LastMove.shift - 4 : LastMove.shift;
      if (distance == 0) cells = LastMove.swapped(cells, pair);
      else next = LastMove.swapped(next, pair);
    }
    return !LastMove.bursts(game, column, cells, next);
  }

  private static swapped(cells: u64, shift: u64): u64 {
    const change = ((cells >> shift) ^ (cells >> (shift + 4))) & 15;
    return cells ^ (change << shift) ^ (change << (shift + 4));
  }

  /** Whether something bursts when the state before has this in a column and the next. */
  private static bursts(game: BreakTheIce, column: i32, cells: u64, next: u64): bool {
    const board = BreakTheIce.board + LastMove.at(LastMove.column);
    const beside = BreakTheIce.beside + LastMove.at(LastMove.column);
    const cellsNow = load<u64>(board);
    const nextNow = load<u64>(board, 8);
    const besideLeftNow = load<u64>(beside - 8);
    const besideNow = load<u64>(beside);
    const besideNextNow = load<u64>(beside, 8);
    store<u64>(board, LastMove.cells);
    store<u64>(board, LastMove.next, 8);
    store<u64>(beside - 8, LastMove.besideLeft);
    store<u64>(beside, LastMove.beside);
    store<u64>(beside, LastMove.besideNext, 8);
    const bursts = game.burstsBeside(column, cells, next);
    store<u64>(board, cellsNow);
    store<u64>(board, nextNow, 8);
    store<u64>(beside - 8, besideLeftNow);
    store<u64>(beside, besideNow);
    store<u64>(beside, besideNextNow, 8);
    return bursts;
  }

  @inline
  private static at(column: i32): usize {
    return (<usize>column) << 3;
  }
}
