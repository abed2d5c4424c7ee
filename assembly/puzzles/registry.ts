// The puzzles by their numbers; src/puzzles/<puzzle>/packed.ts names the same number as `registryNumber`.
// Whoever adds a puzzle adds a line to `withPuzzle`, and the compiler makes a copy of every search for it.
import { beginSearch, runSearch, writeMoves } from "../search/search";
import { BreakTheIce } from "./break-the-ice";
import { FoldingBlocks } from "./folding-blocks";
import { MatchTheTiles } from "./match-the-tiles";
import { Request } from "./request";
import { RollTheBlock } from "./roll-the-block/index";

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
