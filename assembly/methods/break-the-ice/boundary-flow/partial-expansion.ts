// Partial expansion: only the successors of a state whose bound is within a limit are made. Most moves are judged before they
// are made (move-bounds.ts), what bursts nothing is not made a second time, and of two orders of moves only one is followed
// (last-move.ts). A swap that nothing could follow is put off (followers.ts). Where there is no limit, a move is judged only when
// its successor turns out to be new.
import { BreakTheIce } from "../../../puzzles/break-the-ice";
import { Column } from "../../../puzzles/break-the-ice/column";
import { Successors } from "../../../search/successors";
import { Flow, NEVER } from "./flow";
import { Followers } from "./followers";
import { LastMove } from "./last-move";
import { MoveBounds, NEVER_KEPT, UNKNOWN } from "./move-bounds";
import { Sideways } from "./sideways";
import { Targets } from "./targets";

const DOWN: i32 = 1;
const LEFT: i32 = 2;
const RIGHT: i32 = 3;

/** A limit that lets all successors pass. */
export const NO_LIMIT: u32 = 0x7ff0;

/** Noted in the place of a bound: that something burst, or which move has not been judged, with its column and two colours. */
const BURST: u32 = 0xffff;
const UNJUDGED: u32 = 0x8000;

export class PartialExpansion {
  /** Successors are made up to this bound, and quiet ones (nothing bursts) only from `expandedTo` on: the others are made. */
  static limit: u32 = 0;
  static expandedTo: u32 = 0;
  /** The least bound of a successor that was not made. */
  static leastDeferred: u32 = 0;
  /** Moves are judged before they are made. */
  static judges: bool = true;
  /** The bounds of the moves have been opened: where none is judged before, it may turn out that nobody asks. */
  static isOpen: bool = true;
  /** An entry of a table of bounds that is greater is beyond the limit; and the least of those of moves that were, for each row. */
  static mostKept: i8 = 0;
  static deferred: usize = memory.data(16);
  /** A swap may be put off. */
  static mayPutOff: bool = false;
  /** Swaps that nothing could follow are put off. */
  static putsOff: bool = true;
  /** For each successor what is noted of its bound, 16 bits each. */
  static bounds: usize = 0;
  static nextBound: usize = 0;

  static begin(scratch: usize): void {
    PartialExpansion.bounds = scratch;
  }

  @inline
  static bytesFor(game: BreakTheIce): u32 {
    return (u32(game.mostSuccessors()) * 2 + 15) & ~15;
  }

  /** Makes the successors of the open state into their buffer. */
  static expand(game: BreakTheIce, state: usize, limit: u32, expandedTo: u32): void {
    PartialExpansion.limit = limit;
    PartialExpansion.expandedTo = expandedTo;
    PartialExpansion.judges = limit != NO_LIMIT || expandedTo != 0;
    PartialExpansion.leastDeferred = NEVER;
    PartialExpansion.nextBound = PartialExpansion.bounds;
    BreakTheIce.to = Successors.at(0);
    BreakTheIce.step = <usize>Successors.stride;
    PartialExpansion.isOpen = PartialExpansion.judges;
    const own = PartialExpansion.judges ? MoveBounds.openMoves(game, state, limit, LastMove.before) : 0;
    PartialExpansion.mayPutOff = PartialExpansion.putsOff && own != 0 && own == limit;
    const columns = game.columns;
    Followers.forget();
    PartialExpansion.mostKept = <i8>min(limit + 1, NEVER_KEPT - 1);
    v128.store(PartialExpansion.deferred, i8x16.splat(-1));
    for (let column: u32 = 0; column + 1 < columns; column++) PartialExpansion.makeSideways(game, state, column);
    PartialExpansion.takeDeferred();
    if (PartialExpansion.isWithinLimit(own)) {
      const isDue = PartialExpansion.isSwapDue(own);
      for (let column: u32 = 0; column < columns; column++)
        PartialExpansion.makeVertical(game, state, column, own, isDue);
    }
    Successors.count = i32(u32(BreakTheIce.to - Successors.at(0)) / Successors.stride);
  }

  /** Whether successors with this bound are made now; if not, `leastDeferred` takes it into account. */
  @inline
  static isWithinLimit(bound: u32): bool {
    if (bound <= PartialExpansion.limit) return true;
    if (bound < PartialExpansion.leastDeferred) PartialExpansion.leastDeferred = bound;
    return false;
  }

  /** The same for moves of which so much is kept, row by row: what is left of them. A byte of 255 is a move, or not a bound. */
  @inline
  private static withinLimit(moves: v128, kept: v128): v128 {
    const beyond = v128.and(moves, i8x16.gt_u(kept, i8x16.splat(PartialExpansion.mostKept)));
    const deferred = v128.load(PartialExpansion.deferred);
    v128.store(PartialExpansion.deferred, i8x16.min_u(deferred, v128.or(kept, v128.not(beyond))));
    return v128.andnot(moves, beyond);
  }

  /** The same for quiet successors: they need one more move at least, and are not made twice, unless the bound may have been
   *  higher the first time, so that they were not made. */
  @inline
  private static isQuietDue(bound: u32): bool {
    const atLeast = max(1, bound);
    return !PartialExpansion.isMade(atLeast) && PartialExpansion.isWithinLimit(atLeast);
  }

  /** The same for quiet swaps in a column: when the limit was the bound, some of them were put off. */
  @inline
  private static isSwapDue(bound: u32): bool {
    const atLeast = max(1, bound);
    const isMade = PartialExpansion.isMade(PartialExpansion.putsOff ? atLeast + 1 : atLeast);
    return !isMade && PartialExpansion.isWithinLimit(atLeast);
  }

  @inline
  private static isMade(bound: u32): bool {
    return bound < PartialExpansion.expandedTo && !Targets.ranOut && !Flow.hasGranted;
  }

  /** Takes into account the moves that were beyond the limit, row by row. */
  @inline
  private static takeDeferred(): void {
    let least = v128.load(PartialExpansion.deferred);
    least = i8x16.min_u(least, v128.shuffle<u64>(least, least, 1, 0));
    least = i8x16.min_u(least, i64x2.shr_u(least, 32));
    least = i8x16.min_u(least, i64x2.shr_u(least, 16));
    least = i8x16.min_u(least, i64x2.shr_u(least, 8));
    const kept: u32 = i8x16.extract_lane_u(least, 0);
    if (kept < NEVER_KEPT) PartialExpansion.leastDeferred = min(PartialExpansion.leastDeferred, kept - 1);
  }

  private static makeVertical(game: BreakTheIce, state: usize, column: u32, own: u32, isDue: bool): void {
    const cells = load<u64>(BreakTheIce.board + ((<usize>column) << 3));
    let upper = Column.blocks(cells) & (Column.blocks(cells) << 4) & Column.blocks(cells ^ (cells << 4));
    for (; upper != 0; upper &= upper - 1) {
      const shift = ctz(upper);
      const change = ((cells >> shift) ^ (cells >> (shift - 4))) & 15;
      const swapped = cells ^ (change << shift) ^ (change << (shift - 4));
      const bursts = game.bursts(column, swapped);
      if (!bursts) {
        if (!isDue || LastMove.swapComesAfter(game, column, swapped)) continue;
        if (PartialExpansion.mayPutOff && !Followers.canFollow(game, column, shift, swapped, own - 1)) {
          PartialExpansion.leastDeferred = min(PartialExpansion.leastDeferred, own + 1);
          continue;
        }
      }
      PartialExpansion.note(bursts ? BURST : PartialExpansion.judges ? own : UNJUDGED);
      game.make(state, column, swapped, PartialExpansion.numberOf(game, shift, column) | DOWN, bursts);
    }
  }

  /** Moves over the boundary on the right of a column. */
  private static makeSideways(game: BreakTheIce, state: usize, column: u32): void {
    const board = BreakTheIce.board + ((<usize>column) << 3);
    MoveBounds.openBoundary(column);
    const cells = Sideways.rowsOf(load<u64>(board));
    const next = Sideways.rowsOf(load<u64>(board, 8));
    let movable = Sideways.movable(column, cells, next);
    if (PartialExpansion.judges) movable = PartialExpansion.withinLimit(movable, MoveBounds.keptOf(cells, next));
    for (let rows = i8x16.bitmask(movable); rows != 0; rows &= rows - 1) {
      const shift: u64 = (<u64>ctz(rows)) << 2;
      Sideways.look(column, shift);
      const left = Sideways.left;
      const right = Sideways.right;
      let bound = PartialExpansion.judges ? MoveBounds.known(left, right) : UNKNOWN;
      Sideways.make(game, column, shift);
      const bursts = game.burstsBeside(column, Sideways.cells, Sideways.next);
      if (PartialExpansion.mayPutOff) Followers.note(column, shift, bursts);
      if (!bursts && LastMove.comesAfter(game, column, shift)) continue;
      if (!PartialExpansion.judges) {
        bound = UNJUDGED | (column << 8) | (u32(left) << 4) | u32(right);
      } else {
        if (bound == UNKNOWN) bound = MoveBounds.of(left, right);
        if (!PartialExpansion.isWithinLimit(bound) || (!bursts && !PartialExpansion.isQuietDue(bound))) continue;
      }
      PartialExpansion.note(bursts ? BURST : bound);
      const direction = left == 0 ? 4 + LEFT : RIGHT;
      const number = PartialExpansion.numberOf(game, shift, column) + direction;
      game.makeBeside(state, column, Sideways.cells, Sideways.next, number, bursts);
    }
  }

  /** Whether something burst when a successor was made. */
  @inline
  static hasBurst(index: i32): bool {
    return load<u16>(PartialExpansion.bounds + ((<usize>index) << 1)) == BURST;
  }

  /** The bound of a successor of a state, at least 1; NEVER where it cannot be solved. */
  static boundOf(game: BreakTheIce, state: usize, successor: usize, index: i32): u32 {
    const noted: u32 = load<u16>(PartialExpansion.bounds + ((<usize>index) << 1));
    if (noted < UNJUDGED) return max(1, noted);
    if (noted == BURST) return max(1, MoveBounds.openBeside(game, successor, PartialExpansion.limit));
    if (!PartialExpansion.isOpen) {
      MoveBounds.openMoves(game, state, PartialExpansion.limit, 0);
      PartialExpansion.isOpen = true;
    }
    MoveBounds.openBoundary((noted >> 8) & 15);
    return max(1, MoveBounds.of(u64((noted >> 4) & 15), u64(noted & 15)));
  }

  /** Notes what there is to say of the bound of the successor that comes next. */
  @inline
  private static note(bound: u32): void {
    store<u16>(PartialExpansion.nextBound, <u16>bound);
    PartialExpansion.nextBound += 2;
  }

  /** The number of the moves of a block; its direction is still to be put in. */
  @inline
  private static numberOf(game: BreakTheIce, shift: u64, column: u32): i32 {
    return i32((game.rows - 1 - u32(shift >> 2)) * game.columns + column) << 2;
  }
}
