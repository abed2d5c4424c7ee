// The estimate of a successor: made from that of its parent where the puzzle can do so (see game.ts), else by itself. The
// compiler knows which, so a puzzle that has nothing of this pays nothing for it.
import { Game } from "./game";

export class Estimates {
  /** Of the state that is being expanded. Only set for puzzles that ask for it. */
  static parent: u32 = 0;

  @inline
  static of<G extends Game>(game: G, state: usize, move: i32): u32 {
    if (isDefined(game.estimateFrom)) return game.estimateFrom(state, move, Estimates.parent);
    return game.estimate(state, move);
  }
}
