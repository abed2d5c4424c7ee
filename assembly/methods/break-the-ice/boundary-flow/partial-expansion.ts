// Partial expansion: only the successors of a state whose bound is within a limit are made. Most moves are judged before they
// are made (move-bounds.ts), and what bursts nothing is not made a second time.
import { BreakTheIce } from "../../../puzzles/break-the-ice";
import { Column } from "../../../puzzles/break-the-ice/column";
import { Successors } from "../../../search/successors";
import { NEVER } from "./flow";
import { MoveBounds } from "./move-bounds";
import { Targets } from "./targets";

const DOWN: i32 = 1;
const LEFT: i32 = 2;
const RIGHT: i32 = 3;

export class PartialExpansion {
  /** Successors are made up to this bound, and quiet ones (nothing bursts) only from `expandedTo` on: the others are made. */
  static limit: u32 = 0;
  static expandedTo: u32 = 0;
  /** The least bound of a successor that was not made. */
  static leastDeferred: u32 = 0;
  /** For each successor its bound, 16 bits each; 0 where something burst, and it has to be found. */
  static bounds: usize = 0;
  static nextBound: usize = 0;

  static begin(scratch: usize): void {
    PartialExpansion.bounds = scratch;
  }

  @inline
  static bytesFor(game: BreakTheIce): u32 {
    return (u32(game.mostSuccessors()) * 2 + 15) & ~15;
  }

  /** Makes the successors of a state into their buffer. */
  static expand(game: BreakTheIce, state: usize, limit: u32, expandedTo: u32): void {
    PartialExpansion.limit = limit;
    PartialExpansion.expandedTo = expandedTo;
    PartialExpansion.leastDeferred = NEVER;
    PartialExpansion.nextBound = PartialExpansion.bounds;
    game.open(state);
    BreakTheIce.to = Successors.at(0);
    BreakTheIce.step = <usize>Successors.stride;
    const own = MoveBounds.openMoves(game, state, PartialExpansion.limit);
    const columns = game.columns;
    if (PartialExpansion.isWithinLimit(own)) {
      const isQuietDue = PartialExpansion.isQuietDue(own);
      for (let column: u32 = 0; column < columns; column++)
        PartialExpansion.makeVertical(game, state, column, own, isQuietDue);
    }
    for (let column: u32 = 0; column + 1 < columns; column++) PartialExpansion.makeSideways(game, state, column);
    Successors.count = i32(u32(BreakTheIce.to - Successors.at(0)) / Successors.stride);
  }

  /** Whether successors with this bound are made now; if not, `leastDeferred` takes it into account. */
  @inline
  static isWithinLimit(bound: u32): bool {
    if (bound <= PartialExpansion.limit) return true;
    if (bound < PartialExpansion.leastDeferred) PartialExpansion.leastDeferred = bound;
    return false;
  }

  /** The same for quiet successors: they need one more move at least, and are not made twice, unless the bound may have been
   *  higher the first time. */
  @inline
  private static isQuietDue(bound: u32): bool {
    const atLeast = max(1, bound);
    return (atLeast >= PartialExpansion.expandedTo || Targets.ranOut) && PartialExpansion.isWithinLimit(atLeast);
  }

  private static makeVertical(game: BreakTheIce, state: usize, column: u32, own: u32, isQuietDue: bool): void {
    const cells = load<u64>(BreakTheIce.board + ((<usize>column) << 3));
    let upper = Column.blocks(cells) & (Column.blocks(cells) << 4) & Column.blocks(cells ^ (cells << 4));
    for (; upper != 0; upper &= upper - 1) {
      const shift = ctz(upper);
      const change = ((cells >> shift) ^ (cells >> (shift - 4))) & 15;
      const swapped = cells ^ (change << shift) ^ (change << (shift - 4));
      const bursts = game.bursts(column, swapped);
      if (!bursts && !isQuietDue) continue;
      PartialExpansion.note(bursts ? 0 : own);
      game.make(state, column, swapped, PartialExpansion.numberOf(game, shift, column) | DOWN, bursts);
    }
  }

  /** Moves over the boundary on the right of a column. */
  private static makeSideways(game: BreakTheIce, state: usize, column: u32): void {
    const board = BreakTheIce.board + ((<usize>column) << 3);
    const cells = load<u64>(board);
    const next = load<u64>(board, 8);
    const stretches = game.table(game.stretches) + 128 + ((<usize>column) << 7);
    MoveBounds.openBoundary(column);
    let differing = Column.blocks(cells ^ next);
    for (; differing != 0; differing &= differing - 1) {
      const shift = ctz(differing);
      const left = (cells >> shift) & 15;
      const right = (next >> shift) & 15;
      const stretch = load<u64>(stretches + <usize>(shift << 1));
      const nextStretch = load<u64>(stretches + <usize>(shift << 1), 128);
      if (stretch == 0 || nextStretch == 0) continue;
      const bound = MoveBounds.of(left, right);
      if (bound == NEVER || !PartialExpansion.isWithinLimit(bound)) continue;
      let cellsAfter: u64 = 0;
      let nextAfter: u64 = 0;
      let number = PartialExpansion.numberOf(game, shift, column) | RIGHT;
      if (left == 0) {
        cellsAfter = Column.withBlock(cells, right, stretch);
        nextAfter = Column.without(next, shift, nextStretch);
        number = (number + 4 - RIGHT) | LEFT;
      } else if (right == 0) {
        cellsAfter = Column.without(cells, shift, stretch);
        nextAfter = Column.withBlock(next, left, nextStretch);
      } else {
        const change = (left ^ right) << shift;
        cellsAfter = cells ^ change;
        nextAfter = next ^ change;
      }
      const bursts = game.burstsBeside(column, cellsAfter, nextAfter);
      if (!bursts && !PartialExpansion.isQuietDue(bound)) continue;
      PartialExpansion.note(bursts ? 0 : bound);
      game.makeBeside(state, column, cellsAfter, nextAfter, number, bursts);
    }
  }

  @inline
  static boundOf(successor: i32): u32 {
    return load<u16>(PartialExpansion.bounds + ((<usize>successor) << 1));
  }

  /** Notes the bound of the successor that comes next; 0 where it has to be found, which is that of no other. */
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
