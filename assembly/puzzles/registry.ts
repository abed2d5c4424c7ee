// The puzzles by their numbers; src/puzzles/<puzzle>/packed.ts names the same number as `kernel`.
// Whoever adds a puzzle adds a line to `withPuzzle`, and the compiler makes a copy of every search for it.
import { beginSearch, runSearch, writeMoves } from "../search/search";
import { BreakTheIce } from "./break-the-ice";
import { FoldingBlocks } from "./folding-blocks";
import { MatchTheTiles } from "./match-the-tiles";
import { RollTheBlock } from "./roll-the-block";

/** What can be asked of a puzzle's search. */
export class Request {
  /** Begin; the argument is how many states a deepening search may remember. The answer is a Status. */
  static readonly BEGIN: i32 = 0;
  /** Go on for so many expansions. The answer is a Status. */
  static readonly RUN: i32 = 1;
  /** Write the moves of the solution. The answer is their number. */
  static readonly WRITE_MOVES: i32 = 2;
}

export function withPuzzle(puzzle: i32, request: i32, argument: i32): i32 {
  if (puzzle == 0) return answer<FoldingBlocks>(request, argument);
  if (puzzle == 1) return answer<MatchTheTiles>(request, argument);
  if (puzzle == 2) return answer<RollTheBlock>(request, argument);
  return answer<BreakTheIce>(request, argument);
}

function answer<G>(request: i32, argument: i32): i32 {
  if (request == Request.BEGIN) return beginSearch<G>(u32(argument));
  if (request == Request.RUN) return runSearch<G>(argument);
  return writeMoves<G>();
}
