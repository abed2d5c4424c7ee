// A module for tests only: it opens up what the solver keeps to itself. A puzzle can be asked for a state's successors
// and estimates one at a time, and the node table and the bucket queue can be driven without a search.
import { Region, Regions } from "./memory/regions";
import { BreakTheIce } from "./puzzles/break-the-ice";
import { FoldingBlocks } from "./puzzles/folding-blocks";
import { MatchTheTiles } from "./puzzles/match-the-tiles";
import { RollTheBlock } from "./puzzles/roll-the-block/index";
import { BucketQueue } from "./search/bucket-queue";
import { Nodes } from "./search/node-table";
import { opened } from "./search/search";

let puzzle: i32 = 0;

/** Makes room for a level's image and returns its address. */
export function openLevel(puzzleNumber: i32, bytes: u32, memoryLimit: f64): usize {
  puzzle = puzzleNumber;
  Regions.clearFrom(Region.LEVEL, u64(memoryLimit));
  return Regions.resize(Region.LEVEL, u64(bytes)) ? Regions.start(Region.LEVEL) : 0;
}

/** What can be asked of a game about the state at `stateAddress`. */
class Question {
  static readonly BEGIN: i32 = 0;
  static readonly WRITE_ROOT: i32 = 1;
  static readonly IS_SOLVED: i32 = 2;
  static readonly IS_DEAD: i32 = 3;
  /** Writes the successors at `successorsAddress`; the answer is their number. */
  static readonly EXPAND: i32 = 4;
  /** The argument is the move that led to the state, or -1. */
  static readonly ESTIMATE: i32 = 5;
}

export function ask(question: i32, argument: i32): i32 {
  if (puzzle == 0) return answer<FoldingBlocks>(question, argument);
  if (puzzle == 1) return answer<MatchTheTiles>(question, argument);
  if (puzzle == 2) return answer<RollTheBlock>(question, argument);
  return answer<BreakTheIce>(question, argument);
}

/** The state that questions are about; the host may write others there. */
export function stateAddress(): usize {
  return Regions.start(Region.STACK);
}

export function successorsAddress(): usize {
  return Regions.start(Region.SUCCESSORS);
}

function answer<G>(question: i32, argument: i32): i32 {
  const game = opened<G>();
  switch (question) {
    case Question.BEGIN: {
      const stateBytes = u64(game.words()) * 4;
      const successorBytes = (stateBytes + 4) * u64(game.mostSuccessors());
      if (!Regions.resize(Region.SCRATCH, u64(game.scratchBytes()))) return -1;
      if (!Regions.resize(Region.SUCCESSORS, successorBytes) || !Regions.resize(Region.STACK, stateBytes)) return -1;
      game.begin(Regions.start(Region.SCRATCH));
      return game.words();
    }
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

/** Empties all regions. */
export function clearRegions(memoryLimit: f64): void {
  Regions.clearFrom(Region.LEVEL, u64(memoryLimit));
}

export function ensureRegion(region: i32, bytes: f64): bool {
  return Regions.ensure(region, u64(bytes));
}

export function resizeRegion(region: i32, bytes: f64): bool {
  return Regions.resize(region, u64(bytes));
}

export function regionAddress(region: i32): usize {
  return Regions.start(region);
}

export function regionSize(region: i32): f64 {
  return f64(Regions.size(region));
}

/** Empties all regions and begins a node table. `marksSuffice`: nobody will ask for the number of a known state. */
export function beginNodes(words: i32, fieldBytes: i32, denseStates: u32, marksSuffice: bool, memoryLimit: f64): bool {
  Regions.clearFrom(Region.LEVEL, u64(memoryLimit));
  if (!Regions.resize(Region.STACK, u64(words) * 4)) return false;
  return Nodes.begin(words, fieldBytes, denseStates, marksSuffice);
}

/** Looks the state at `stateAddress` up and inserts it if it is new: its number, with -1 - number where it was known,
 *  or i32.MIN_VALUE where there is no memory. */
export function keepState(): i32 {
  const hash = Nodes.hash(stateAddress());
  const known = Nodes.find(stateAddress(), hash);
  if (known != Nodes.NONE) return -1 - i32(known);
  const number = Nodes.insert(stateAddress(), hash);
  return number == Nodes.NONE ? i32.MIN_VALUE : i32(number);
}

export function nodeAddress(number: u32): usize {
  return Nodes.at(number);
}

export function nodeCount(): u32 {
  return Nodes.count;
}

/** Empties all regions and begins a bucket queue. */
export function beginQueue(memoryLimit: f64): void {
  Regions.clearFrom(Region.LEVEL, u64(memoryLimit));
  BucketQueue.begin();
}

export function push(key: u32, cost: u32, node: u32): bool {
  return BucketQueue.push(key, cost, node);
}

export function pop(): u32 {
  return BucketQueue.pop();
}

export function poppedKey(): u32 {
  return BucketQueue.key;
}

export function poppedCost(): u32 {
  return BucketQueue.cost;
}

export function queued(): f64 {
  return f64(BucketQueue.count);
}

export function memoryUsed(): f64 {
  return f64(Regions.end());
}
