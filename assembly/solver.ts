// What the solver asks of a puzzle or a method: to search the level that the host has written.
import { Method } from "./methods/method";
import { Asker } from "./registry";
import { Game } from "./search/game";
import { finishGrowth, growOn } from "./search/growing";
import { GrowingTable, Growth } from "./search/growth";
import { GrowingNodes } from "./search/node-table";
import { Status } from "./search/run";
import { beginSearch, opened, runSearch, writeMoves } from "./search/search";

/** The numbers that the host asks by; src/engines/wasm-module.ts has the same. */
export class Request {
  /** The id of its class, by which the layouts in the module know it: see asc-layouts.js. */
  static readonly LAYOUT: i32 = 0;
  /** Begin. The answer is a Status. */
  static readonly BEGIN: i32 = 1;
  /** Go on for about so many expansions. The answer is a Status. */
  static readonly RUN: i32 = 2;
  /** Write the moves of the solution as u32. The answer is how many; -1 where there is no memory for them. */
  static readonly WRITE_MOVES: i32 = 3;
}

@final
export class Solver extends Asker {
  puzzle<G extends Game>(request: i32, argument: i32): i32 {
    if (request == Request.LAYOUT) return i32(idof<G>());
    if (isForGrowth<GrowingNodes>(changetype<GrowingNodes>(0), request, argument)) return Status.RUNNING;
    if (request == Request.BEGIN) return beginSearch<G>();
    if (request == Request.RUN) return runSearch<G>(argument);
    return writeMoves<G>();
  }

  method<M extends Method>(request: i32, argument: i32): i32 {
    if (request == Request.LAYOUT) return i32(idof<M>());
    const method = opened<M>();
    if (isForGrowth<M>(method, request, argument)) return Status.RUNNING;
    if (request == Request.BEGIN) return method.begin();
    if (request == Request.RUN) return method.run(argument);
    return method.writeMoves();
  }
}

/** A search that is to go on while something is to grow lets it grow, for a turn; of one that is to tell its moves nothing is
 *  left half grown. One that has come to its limit on time is not kept from its end by that. */
function isForGrowth<T extends GrowingTable>(table: T, request: i32, argument: i32): bool {
  if (request == Request.BEGIN) Growth.begin();
  else if (request == Request.WRITE_MOVES) finishGrowth<T>(table);
  else if (argument > 0 && Growth.isWanted) {
    growOn<T>(table);
    return true;
  }
  return false;
}
