// The bound after a move, before the move is made: what enhanced partial expansion calls operator selection. A move that
// bursts nothing changes the bound only by the boundary that it crosses and by the colours that it takes across, and a burst
// never lowers it (grouping.ts proves that). So it is computed once for all moves of a state over one boundary with the same
// colours, and most moves need not be made at all.
import { BreakTheIce } from "../../../puzzles/break-the-ice";
import { MOST_GROUPED } from "../../../puzzles/break-the-ice/grouping";
import { Flow, NEVER } from "./flow";
import { Targets } from "./targets";

/** For one boundary and each pair of contents: 0 while it has not been asked for, else the bound + 1. */
const PAIRS_BYTES: usize = 256 * 4;

export const MOVE_BOUNDS_BYTES: u32 = <u32>PAIRS_BYTES + 16 * 8 + 16 * 4 + 16 * 4;

export class MoveBounds {
  static pairs: usize = 0;
  /** Of the state: for each colour its blocks in 4 bits a column, all of them, and its list. */
  static counts: usize = 0;
  static totals: usize = 0;
  static lists: usize = 0;
  /** One more than the last colour that the start has; 0 before the start is opened. */
  static span: u32 = 0;
  static boundary: u64 = 0;
  static limit: u32 = 0;

  static begin(scratch: usize): void {
    MoveBounds.pairs = scratch;
    MoveBounds.counts = scratch + PAIRS_BYTES;
    MoveBounds.totals = MoveBounds.counts + 128;
    MoveBounds.lists = MoveBounds.totals + 64;
    MoveBounds.span = 0;
  }

  /** Opens a state; bounds up to `limit` will be exact. Returns its own, NEVER where some colour can never burst. */
  static open(game: BreakTheIce, state: usize, limit: u32): u32 {
    memory.fill(MoveBounds.counts, 0, 128 + 64);
    for (let column: u32 = 0; column < game.columns; column++) {
      const one = (<u64>1) << ((<u64>column) << 2);
      for (let cells = game.column(state, column); cells != 0; cells >>= 4) {
        const colour = <usize>(cells & 15);
        store<u64>(MoveBounds.counts + (colour << 3), load<u64>(MoveBounds.counts + (colour << 3)) + one);
        store<u32>(MoveBounds.totals + (colour << 2), load<u32>(MoveBounds.totals + (colour << 2)) + 1);
      }
    }
    if (MoveBounds.span == 0) MoveBounds.span = MoveBounds.spanOfStart();
    MoveBounds.limit = limit;
    Flow.clear();
    for (let colour: usize = 1; colour < <usize>MoveBounds.span; colour++) {
      const total = load<u32>(MoveBounds.totals + (colour << 2));
      const list =
        total == 0 || total > MOST_GROUPED ? 0 : Targets.of(load<u64>(MoveBounds.counts + (colour << 3)), total);
      store<u32>(MoveBounds.lists + (colour << 2), list);
      if (!Flow.add(list)) return NEVER;
    }
    return Flow.cost(limit);
  }

  private static spanOfStart(): u32 {
    let span: u32 = 16;
    while (span > 1 && load<u32>(MoveBounds.totals + ((<usize>(span - 1)) << 2)) == 0) span--;
    return span;
  }

  /** Looks at the boundary on the right of a column. */
  @inline
  static openBoundary(column: u32): void {
    MoveBounds.boundary = (<u64>column) << 2;
    const end = MoveBounds.pairs + <usize>((MoveBounds.span * MoveBounds.span) << 2);
    for (let at = MoveBounds.pairs; at < end; at += 16) v128.store(at, i32x4.splat(0));
  }

  /** The bound after a move that takes `left` over the boundary to the right and `right` to the left; 0 is no block. */
  @inline
  static of(left: u64, right: u64): u32 {
    const at = MoveBounds.pairs + ((<usize>left * <usize>MoveBounds.span + <usize>right) << 2);
    const known = load<u32>(at);
    if (known != 0) return known - 1;
    const bound = MoveBounds.compute(<u32>left, <u32>right);
    store<u32>(at, bound + 1);
    return bound;
  }

  private static compute(left: u32, right: u32): u32 {
    Flow.clear();
    for (let colour: u32 = 1; colour < MoveBounds.span; colour++) {
      const at = (<usize>colour) << 2;
      let list = load<u32>(MoveBounds.lists + at);
      if (list == 0) continue;
      if (colour == left || colour == right) {
        const step = (<u64>15) << MoveBounds.boundary;
        const counts = load<u64>(MoveBounds.counts + (at << 1));
        list = Targets.of(colour == left ? counts + step : counts - step, load<u32>(MoveBounds.totals + at));
      }
      if (!Flow.add(list)) return NEVER;
    }
    return Flow.cost(MoveBounds.limit);
  }
}
