// Rounds of the depth-first walk. dfs and dls make one; iddfs deepens by one move a round, idastar to the least key that
// was above the threshold of the round before.
//
// When may a search that makes rounds say "unsolvable"? When nothing was above the threshold. Or when the round was
// closed: it visited no state that the table did not know from earlier rounds, everything it cut off is in the table
// too, and the table has never had to forget anything; then what is known is all that can be reached, and no goal is
// among it. (A longer path to a known state may be above the threshold in every round, so waiting for the first is not
// enough.)

import { beginDepthFirst, DepthFirst, pushRoot, walk } from "./depth-first";
import { Estimate, Game } from "./game";
import { Ranking } from "./ranking";
import { Round } from "./round";
import { Run, Status, UNLIMITED } from "./run";

/** dfs (`revisits` false) and dls, within Run.maxCost moves. */
export function beginWalk<G extends Game>(game: G, root: usize, revisits: bool): i32 {
  Round.inRounds = false;
  Round.byCost = false;
  Round.forgot = false;
  Round.threshold = Run.maxCost;
  Round.nextThreshold = UNLIMITED;
  if (!beginDepthFirst<G>(game, revisits, UNLIMITED) || !pushRoot(root)) return Status.MEMORY_LIMIT;
  Run.sawFrontier(1);
  return Status.RUNNING;
}

export function runWalk<G extends Game>(game: G, budget: i32): i32 {
  const status = walk<G>(game, budget);
  if (status == Status.RUNNING) return status;
  if (status != Status.UNSOLVABLE) return status;
  if (DepthFirst.cutOff != 0) Run.cut = true;
  return Run.ranDry();
}

/** iddfs and, by cost, idastar, with a table of at most so many states. */
export function beginDeepening<G extends Game>(game: G, root: usize, byCost: bool, rememberedStates: u32): i32 {
  Round.inRounds = true;
  Round.byCost = byCost;
  Round.forgot = false;
  if (!beginDepthFirst<G>(game, true, rememberedStates)) return Status.MEMORY_LIMIT;
  let threshold: u32 = 0;
  if (byCost) {
    const h = Ranking.start<G>(game, root);
    if (h == Estimate.NEVER || Ranking.isBeyond(0, h)) {
      Run.cut = h != Estimate.NEVER || !Ranking.admissible;
      return Run.ranDry();
    }
    threshold = Ranking.key(0, h);
  }
  return beginRound(root, threshold);
}

function beginRound(root: usize, threshold: u32): i32 {
  if (!Round.byCost && threshold > Run.maxCost) {
    Run.cut = true;
    return Run.ranDry();
  }
  Round.threshold = threshold;
  Round.nextThreshold = UNLIMITED;
  Round.closed = true;
  Run.raise(threshold);
  if (!pushRoot(root)) return Status.MEMORY_LIMIT;
  Run.sawFrontier(1);
  return Status.RUNNING;
}

export function runDeepening<G extends Game>(game: G, root: usize, budget: i32): i32 {
  const status = walk<G>(game, budget);
  if (status == Status.RUNNING) return status;
  if (status != Status.UNSOLVABLE) return status;
  if (Round.nextThreshold == UNLIMITED || (Round.closed && !Round.forgot)) return Run.ranDry();
  DepthFirst.round++;
  return beginRound(root, Round.nextThreshold);
}
