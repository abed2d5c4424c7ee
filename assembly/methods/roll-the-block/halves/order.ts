// One order for what the two halves do independently of each other: the first one's turn comes before the second one's.
//
// If the second half, in reading order, went last, the first one need not go now where it could as well have gone before: to where
// it would still have been the first, not side by side with the second, and with the same bridges in the end. For then the
// same state is reached at the same cost from the one in which the first half alone has gone, where nothing keeps the
// second one from going. That state costs less than this one will, so every state is still reached at its least cost: by
// induction over these costs.
import { HalfRolls, NONE, Rolls } from "./rolls";

export class Order {
  /** Where the second half was before it went last, and where it went; NONE where it was not the second that did. */
  static from: u32 = NONE;
  static to: u32 = NONE;
  /** The bridges before, below a pose. */
  static before: u64 = 0;

  /** Looks at how a state of two halves was reached from the one before. */
  @inline
  static look(before: u64, first: u32, second: u32, shift: u64): void {
    Order.from = NONE;
    const pose = before >> shift;
    if (pose < Rolls.pairFlag || first == second) return;
    const pair = u32(pose ^ Rolls.pairFlag);
    const a = Rolls.firstOf(pair);
    const b = Rolls.secondOf(pair);
    if ((a == first) == (b == first)) return;
    const from = a == first ? b : a;
    if (from == second) return;
    Order.from = from;
    Order.to = second;
    Order.before = before;
  }

  /** Whether the first half need not go to a cell from a state that it may go from, because it could have gone there before. */
  @inline
  static wasBefore(state: u64, cell: u32, areGhosts: bool): bool {
    const from = Order.from;
    // NONE is more than any cell.
    if (from == NONE || cell >= from) return false;
    if (!areGhosts && Rolls.poseOf(cell, from) < Rolls.pairFlag) return false;
    if (!HalfRolls.isCarried(Order.before, cell)) return false;
    const between = HalfRolls.changed(Order.before, cell);
    if (!HalfRolls.isCarried(between, Order.to)) return false;
    return HalfRolls.changed(between, Order.to) == HalfRolls.changed(state, cell);
  }
}
