// What the tests ask of a puzzle: what it says of a single state.
import { Region, Regions } from "../memory/regions";
import { Asker } from "../registry";
import { Game } from "../search/game";
import { opened } from "../search/search";
import { stateAddress, successorsAddress } from "./interface";

/** What can be asked about the state at `stateAddress`; tests/support/probe.ts has the same numbers. */
class Question {
  /** As Request.LAYOUT of the solver. */
  static readonly LAYOUT: i32 = 0;
  static readonly BEGIN: i32 = 1;
  static readonly WRITE_ROOT: i32 = 2;
  static readonly IS_SOLVED: i32 = 3;
  static readonly IS_DEAD: i32 = 4;
  /** Writes the successors at `successorsAddress`; the answer is their number. */
  static readonly EXPAND: i32 = 5;
  /** The argument is the move that led to the state, or -1. */
  static readonly ESTIMATE: i32 = 6;
}

@final
export class Prober extends Asker {
  puzzle<G extends Game>(question: i32, argument: i32): i32 {
    const game = opened<G>();
    switch (question) {
      case Question.LAYOUT:
        return i32(idof<G>());
      case Question.BEGIN:
        return beginGame<G>(game);
      case Question.WRITE_ROOT:
        game.writeRoot(stateAddress());
        return 0;
      case Question.IS_SOLVED:
        return i32(game.isSolved(stateAddress()));
      case Question.IS_DEAD:
        return i32(game.isDead(stateAddress()));
      case Question.EXPAND:
        return game.expand(stateAddress(), successorsAddress());
      default:
        return i32(game.estimate(stateAddress(), argument));
    }
  }
}

/** The words of a state, or -1 where there is no memory. */
function beginGame<G extends Game>(game: G): i32 {
  const stateBytes = u64(game.words()) * 4;
  const successorBytes = (stateBytes + 4) * u64(game.mostSuccessors());
  if (!Regions.resize(Region.SCRATCH, u64(game.scratchBytes()))) return -1;
  if (!Regions.resize(Region.SUCCESSORS, successorBytes) || !Regions.resize(Region.STACK, stateBytes)) return -1;
  game.begin(Regions.start(Region.SCRATCH));
  return game.words();
}
