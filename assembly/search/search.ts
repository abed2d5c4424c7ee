// One search from beginning to end, for any puzzle: which algorithm begins, goes on, and tells the moves.
import { Region, Regions } from "../memory/regions";
import { beginBestFirst, runBestFirst } from "./best-first";
import { beginBreadthFirst, runBreadthFirst } from "./breadth-first";
import { pathLength, writePath } from "./depth-first";
import { Game } from "./game";
import { beginDeepening, beginWalk, runDeepening, runWalk } from "./iterative-deepening";
import { Nodes } from "./node-table";
import { Run, Status, UNLIMITED } from "./run";
import { Successors } from "./successors";

/** The numbers that the host calls them by. ucs, greedy and astar are one search with different keys. */
export class Algorithm {
  static readonly BFS: i32 = 0;
  static readonly DFS: i32 = 1;
  static readonly DLS: i32 = 2;
  static readonly IDDFS: i32 = 3;
  static readonly BEST_FIRST: i32 = 4;
  static readonly IDASTAR: i32 = 5;
}

/** What a remembered state takes beside its words, about. */
const REMEMBERED_OVERHEAD: u64 = 16;

/** Which search it is, and what it needs to know beside its limits and its ranking. */
export class SearchSettings {
  static algorithm: i32 = 0;
  static unitCosts: bool = true;
  /** How much memory iddfs and idastar may take for states that they remember. */
  static rememberedBytes: u64 = 0;

  /** How many states of so many words that is. */
  static rememberedStates(words: i32): u32 {
    return u32(min<u64>(SearchSettings.rememberedBytes / (u64(words) * 4 + REMEMBERED_OVERHEAD), u64(UNLIMITED)));
  }
}

/** The level as the host wrote it is the struct that the puzzle's class describes. */
export function opened<G>(): G {
  return changetype<G>(Regions.start(Region.LEVEL));
}

/** The root lies at the start of the scratch region. */
function root(): usize {
  return Regions.start(Region.SCRATCH);
}

export function beginSearch<G extends Game>(): i32 {
  Run.begin();
  const game = opened<G>();
  const rootBytes = (u64(game.words()) * 4 + 15) & ~15;
  if (!Regions.resize(Region.SCRATCH, rootBytes + u64(game.scratchBytes()))) return Status.MEMORY_LIMIT;
  game.begin(Regions.start(Region.SCRATCH) + usize(rootBytes));
  if (!Successors.begin<G>(game)) return Status.MEMORY_LIMIT;
  game.writeRoot(root());
  if (game.isDead(root())) return Status.UNSOLVABLE;
  switch (SearchSettings.algorithm) {
    case Algorithm.BFS:
      return beginBreadthFirst<G>(game, root());
    case Algorithm.DFS:
      return beginWalk<G>(game, root(), false);
    case Algorithm.DLS:
      return beginWalk<G>(game, root(), true);
    case Algorithm.IDDFS:
      return beginDeepening<G>(game, root(), false, SearchSettings.rememberedStates(game.words()));
    case Algorithm.IDASTAR:
      return beginDeepening<G>(game, root(), true, SearchSettings.rememberedStates(game.words()));
    default:
      return beginBestFirst<G>(game, root(), SearchSettings.unitCosts);
  }
}

export function runSearch<G extends Game>(budget: i32): i32 {
  const game = opened<G>();
  switch (SearchSettings.algorithm) {
    case Algorithm.BFS:
      return runBreadthFirst<G>(game, budget);
    case Algorithm.DFS:
    case Algorithm.DLS:
      return runWalk<G>(game, budget);
    case Algorithm.IDDFS:
    case Algorithm.IDASTAR:
      return runDeepening<G>(game, root(), budget);
    default:
      return runBestFirst<G>(game, budget);
  }
}

/** Writes the moves of the solution, one u32 each, at the start of the stack region; -1 where there is no memory. */
export function writeMoves<G extends Game>(): i32 {
  const inTree = SearchSettings.algorithm == Algorithm.BFS || SearchSettings.algorithm == Algorithm.BEST_FIRST;
  return inTree ? writeChain<G>() : writeStack();
}

function writeStack(): i32 {
  const count = pathLength();
  // The path is read from the bottom of the stack up, and a move is never longer than an entry.
  writePath(Regions.start(Region.STACK));
  return count;
}

/** Follows the parents from the goal to the root. */
function writeChain<G extends Game>(): i32 {
  let count = 0;
  for (let n = Run.goal; load<u32>(Nodes.fieldsAt(n)) != Nodes.NONE; n = load<u32>(Nodes.fieldsAt(n))) count++;
  if (!Regions.ensure(Region.STACK, u64(count) << 2)) return -1;
  const game = opened<G>();
  let n = Run.goal;
  for (let i = count - 1; i >= 0; i--) {
    const parent = load<u32>(Nodes.fieldsAt(n));
    const move = Successors.moveBetween<G>(game, Nodes.at(parent), Nodes.at(n));
    store<u32>(Regions.start(Region.STACK) + ((<usize>i) << 2), u32(move));
    n = parent;
  }
  return count;
}
