// Whether anything could follow a quiet swap in a column. Where no other move may be wasted after it, all that follow must lower
// the bound, so they go to the side. Of these the ones that do not touch the swap have their turn before it (last-move.ts). If
// none is left, the swap would lead to a state of which no successor is made, and is put off until there is a move to spare.
import { BreakTheIce } from "../../../puzzles/break-the-ice";
import { APART } from "./last-move";
import { MoveBounds } from "./move-bounds";
import { Sideways } from "./sideways";

/** Bytes of a move: the column on the left of its boundary, and its shift. */
const MOVE: usize = 2;

export class Followers {
  /** The moves to the side of the open state that may lower the bound, and where they end. */
  static moves: usize = 0;
  static end: usize = 0;
  /** One of them bursts something. */
  static bursts: bool = false;

  @inline
  static bytesFor(game: BreakTheIce): u32 {
    return (game.columns * game.rows * u32(MOVE) + 15) & ~15;
  }

  static begin(scratch: usize): void {
    Followers.moves = scratch;
  }

  @inline
  static forget(): void {
    Followers.end = Followers.moves;
    Followers.bursts = false;
  }

  @inline
  static note(column: u32, shift: u64, bursts: bool): void {
    store<u8>(Followers.end, <u8>column);
    store<u8>(Followers.end, <u8>shift, 1);
    Followers.end += MOVE;
    if (bursts) Followers.bursts = true;
  }

  /** Whether a move to a bound within `limit` could follow the swap of the cell at `shift` with the one below, by which the column
   *  becomes `swapped`. */
  static canFollow(game: BreakTheIce, column: u32, shift: u64, swapped: u64, limit: u32): bool {
    if (Followers.bursts) return true;
    const board = BreakTheIce.board + ((<usize>column) << 3);
    const cells = load<u64>(board);
    const next = load<u64>(board, 8);
    game.put(column, swapped, next);
    const can = Followers.takesAway(game, column, shift, limit) || Followers.burstsNear(game, column, limit);
    game.put(column, cells, next);
    return can;
  }

  /** One of the two blocks. */
  @inline
  private static takesAway(game: BreakTheIce, column: u32, shift: u64, limit: u32): bool {
    for (let boundary = max(1, column) - 1; boundary <= column && boundary + 1 < game.columns; boundary++) {
      MoveBounds.openBoundary(boundary);
      for (let at = shift - 4; at <= shift; at += 4) {
        if (Sideways.isMove(game, boundary, at) && MoveBounds.of(Sideways.left, Sideways.right) <= limit) return true;
      }
    }
    return false;
  }

  /** Bursts something together with the swap. Moves that take one of its blocks have been asked for. */
  @inline
  private static burstsNear(game: BreakTheIce, column: u32, limit: u32): bool {
    for (let move = Followers.moves; move < Followers.end; move += MOVE) {
      const boundary: u32 = load<u8>(move);
      const at: u64 = load<u8>(move, 1);
      if (boundary + APART < column || boundary >= column + APART) continue;
      if (!Sideways.isMove(game, boundary, at)) continue;
      Sideways.make(game, boundary, at);
      if (!game.burstsBeside(boundary, Sideways.cells, Sideways.next)) continue;
      MoveBounds.openBoundary(boundary);
      if (MoveBounds.of(Sideways.left, Sideways.right) <= limit) return true;
    }
    return false;
  }
}
