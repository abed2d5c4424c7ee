// The puzzles and methods of the solver, a line each: the number by which the host knows it, and its class.
//
// Whoever asks is an Asker, a class that says what it wants of any puzzle and of any method: the solver has levels
// searched (solver.ts), the probe of the tests looks at single states (probe/prober.ts). The compiler makes a copy of all
// that for each line, so that nothing in a hot loop is a virtual call. A number that has no line is nobody's.
import { BoundaryFlow } from "./methods/break-the-ice/boundary-flow";
import { ExactCover } from "./methods/folding-blocks/exact-cover";
import { Bidirectional } from "./methods/match-the-tiles/bidirectional";
import { Method } from "./methods/method";
import { Halves } from "./methods/roll-the-block/halves";
import { Layers } from "./methods/roll-the-block/layers";
import { Macro } from "./methods/roll-the-block/macro";
import { BreakTheIce } from "./puzzles/break-the-ice";
import { FoldingBlocks } from "./puzzles/folding-blocks";
import { MatchTheTiles } from "./puzzles/match-the-tiles";
import { RollTheBlock } from "./puzzles/roll-the-block";
import { Game } from "./search/game";

/** The answer where nobody has the number, or nothing is asked of such. */
export const UNKNOWN: i32 = -1;

/** What is asked is a number; so are its argument and the answer. An Asker has no fields. */
export class Asker {
  puzzle<_G extends Game>(_request: i32, _argument: i32): i32 {
    return UNKNOWN;
  }

  method<_M extends Method>(_request: i32, _argument: i32): i32 {
    return UNKNOWN;
  }
}

/** Asks the puzzle or method that has this number. */
export function registered<A extends Asker>(registryNumber: i32, request: i32, argument: i32): i32 {
  const asker = theAsker<A>();
  if (registryNumber == 0) return asker.puzzle<FoldingBlocks>(request, argument);
  if (registryNumber == 1) return asker.puzzle<MatchTheTiles>(request, argument);
  if (registryNumber == 2) return asker.puzzle<RollTheBlock>(request, argument);
  if (registryNumber == 3) return asker.puzzle<BreakTheIce>(request, argument);
  if (registryNumber == 16) return asker.method<ExactCover>(request, argument);
  if (registryNumber == 17) return asker.method<Layers>(request, argument);
  if (registryNumber == 18) return asker.method<Macro>(request, argument);
  if (registryNumber == 19) return asker.method<Bidirectional>(request, argument);
  if (registryNumber == 20) return asker.method<Halves>(request, argument);
  if (registryNumber == 21) return asker.method<BoundaryFlow>(request, argument);
  return UNKNOWN;
}

/** It has no fields, so it needs no place. */
export function theAsker<A extends Asker>(): A {
  return changetype<A>(0);
}
