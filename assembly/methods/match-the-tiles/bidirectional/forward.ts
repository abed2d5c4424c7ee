// The step forward: A* from the start. States of one key are slid together, and what that makes is looked up together.
//
// THE BOUND of a state beyond the perimeter is more than the perimeter's depth, and not less than what lower-bound.ts says. A
// state inside is not slid at all: the path from it is known. The perimeter's depth grows while states are open, so the
// bound of a state that is popped is computed again.
import { Hash } from "../../../memory/hash";
import { Goals } from "../../../puzzles/match-the-tiles/goals";
import { BucketQueue } from "../../../search/bucket-queue";
import { Nodes } from "../../../search/node-table";
import { Run, Status, UNLIMITED } from "../../../search/run";
import { Batch } from "./batch";
import { Board } from "./board";
import { LowerBound } from "./lower-bound";
import { Meeting } from "./meeting";
import { NodeRecord } from "./node-record";
import { Perimeter } from "./perimeter";
import { Slides } from "./slides";

const BOTH_AXES: u32 = 3;
/** The node of the start. */
const START: u32 = 0;
/** States that are slid together. */
const MOST_PARENTS: u32 = 32;

export class Forward {
  /** A state is slid across the axis that it was reached along, and no other. */
  static alternates: bool = true;
  static goalColours: usize = 0;
  static tileColours: usize = 0;
  /** The key of the states that are slid, and their number of slides. */
  static key: u32 = 0;
  static depth: u32 = 0;
  static frontier: u64 = 0;
  /** The states that have been made. */
  static work: u64 = 0;
  /** How many slides the start needs at the least, as far as that is known; 0 when the search has set out from there. */
  static startBound: u32 = 0;

  /** Keeps the start: where it is solved, the solution ends there. False where there is no memory. */
  static begin(root: usize): bool {
    Meeting.node = START;
    Forward.frontier = 0;
    Forward.work = 0;
    Forward.startBound = 1;
    BucketQueue.begin();
    const start = Meeting.keep(root, Nodes.hash(root));
    if (start == Nodes.NONE) return false;
    NodeRecord.setForward(Nodes.fieldsAt(start), NodeRecord.link(NodeRecord.NONE, BOTH_AXES), 0);
    return true;
  }

  @inline
  static get start(): usize {
    return Nodes.at(START);
  }

  static isSolved(state: usize): bool {
    return Goals.allReached(state, Forward.goalColours, Forward.tileColours, Board.tiles, Board.bits, Board.perWord);
  }

  /** Sees whether the start needs more slides than it is known to. Each time a layer may have to be made for it. */
  static boundStart(): i32 {
    const h = Forward.startBound;
    if (LowerBound.excludes(h, Forward.start, BOTH_AXES)) {
      Forward.startBound = h + 1;
      return LowerBound.isHopeless(h + 1, 1) ? Run.ranDry() : Status.RUNNING;
    }
    Forward.startBound = 0;
    Run.raise(h);
    return Forward.push(h, 0, START) ? Status.RUNNING : Status.MEMORY_LIMIT;
  }

  /** Slides the next states, at most so many, all of one key. */
  static step(most: u32): i32 {
    Batch.count = 0;
    let status = Forward.makeSlides(min(most, MOST_PARENTS));
    if (status == Status.RUNNING) status = Forward.storeSlides();
    Forward.work += u64(Batch.count);
    return status;
  }

  private static makeSlides(most: u32): i32 {
    let parents: u32 = 0;
    while (parents < MOST_PARENTS && Batch.hasRoom) {
      if (BucketQueue.count == 0) {
        if (parents != 0) break;
        return Run.best != UNLIMITED ? Status.SOLVED : Run.ranDry();
      }
      const number = BucketQueue.pop();
      const key = BucketQueue.key;
      const slides = BucketQueue.cost;
      const record = Nodes.fieldsAt(number);
      // Reached with fewer slides since, or inside the perimeter: the path from it is known, and was counted when it was met.
      if (
        NodeRecord.forwardCost(record) != slides ||
        NodeRecord.isExpanded(record) ||
        NodeRecord.backwardCost(record) != NodeRecord.UNREACHED
      ) {
        Forward.frontier--;
        continue;
      }
      if (parents == 0) {
        Run.raise(Forward.proven(key));
        if (key >= Run.best || key > Run.maxCost) return Forward.pushBack(key, slides, number);
        Forward.key = key;
        Forward.depth = slides;
      }
      // The batch ends where others begin: they stay open.
      if (key != Forward.key || slides != Forward.depth) return Forward.pushBack(key, slides, number);
      if (Perimeter.isComplete) {
        Forward.frontier--;
        continue;
      }
      if (key - slides <= Perimeter.depth && Perimeter.exists) {
        const h = LowerBound.from(Perimeter.depth + 1, Nodes.at(number), NodeRecord.axes(record));
        Forward.frontier--;
        if (h != LowerBound.NEVER && !Forward.push(slides + h, slides, number)) return Status.MEMORY_LIMIT;
        continue;
      }
      // Not before it is certain that it would be expanded.
      if (parents == most) return parents == 0 ? Status.NODE_LIMIT : Forward.pushBack(key, slides, number);
      Forward.slide(number, record);
      parents++;
    }
    if (parents != 0) Run.deepest = max(Run.deepest, Forward.depth);
    return Status.RUNNING;
  }

  /** What is proven when the next key is this one: nothing was kept of what is no better than the best, or beyond the bound. */
  private static proven(key: u32): u32 {
    const least = min(key, Run.best);
    return least > Run.maxCost ? Run.maxCost + 1 : least;
  }

  private static pushBack(key: u32, slides: u32, number: u32): i32 {
    return BucketQueue.push(key, slides, number) ? Status.RUNNING : Status.MEMORY_LIMIT;
  }

  @inline
  private static slide(number: u32, record: usize): void {
    const node = Nodes.at(number);
    Forward.frontier--;
    NodeRecord.setExpanded(record);
    Run.expanded++;
    Run.fingerprint = Hash.follow(Run.fingerprint, node, Board.words);
    const axes = NodeRecord.axes(record);
    for (let axis: u32 = 0; axis < 2; axis++) {
      if (((axes >> axis) & 1) == 0) continue;
      const made = Slides.make(node, axis, Batch.nextState);
      const link = NodeRecord.link(number, Forward.alternates ? 2 >> axis : BOTH_AXES);
      for (let i = 0; i < made; i++) Batch.add(link);
    }
  }

  /** Looks up the states in the batch, which are the slides of states of one key. */
  private static storeSlides(): i32 {
    Batch.prefetch();
    const count = Batch.count;
    Run.generated += u64(count);
    const slides = Forward.depth + 1;
    if (slides >= NodeRecord.UNREACHED) return Status.MEMORY_LIMIT;
    for (let i = 0; i < count; i++) {
      const state = Batch.state(i);
      const hash = Batch.hash(i);
      const known = Nodes.find(state, hash);
      if (known == Nodes.NONE) {
        if (!Forward.storeNew(state, hash, Batch.link(i), slides)) return Status.MEMORY_LIMIT;
      } else {
        const record = Nodes.fieldsAt(known);
        const had = NodeRecord.forwardCost(record);
        if (NodeRecord.isExpanded(record) && slides < had) Run.reopened++;
        else if (had != NodeRecord.UNREACHED) Run.duplicates++;
        if (slides >= had) continue;
        NodeRecord.setForward(record, Batch.link(i), slides);
        if (NodeRecord.backwardCost(record) != NodeRecord.UNREACHED) Meeting.lookAt(known);
        else if (!Forward.reopen(known, slides, Nodes.at(known))) return Status.MEMORY_LIMIT;
      }
    }
    Run.sawFrontier(Forward.frontier);
    return Status.RUNNING;
  }

  /** Keeps a new state, unless it cannot be part of a solution, or of one that is wanted. */
  @inline
  private static storeNew(state: usize, hash: u64, link: u32, slides: u32): bool {
    const isGoal = !Perimeter.exists && Forward.isSolved(state);
    const h = isGoal ? 0 : Forward.lowerBoundOf(state, link, slides);
    if (!Forward.isWanted(slides, h)) return true;
    const number = Meeting.keep(state, hash);
    if (number == Nodes.NONE) return false;
    NodeRecord.setForward(Nodes.fieldsAt(number), link, slides);
    if (!isGoal) return Forward.push(slides + h, slides, number);
    NodeRecord.setBackward(Nodes.fieldsAt(number), 0, 0);
    Meeting.lookAt(number);
    return true;
  }

  /** A known state that has been reached with fewer slides than before is open again. */
  private static reopen(number: u32, slides: u32, state: usize): bool {
    const h = Forward.lowerBoundOf(state, load<u32>(Nodes.fieldsAt(number)), slides);
    return !Forward.isWanted(slides, h) || Forward.push(slides + h, slides, number);
  }

  /** The bound of a state beyond the perimeter: it is less than its parent's by 1 at the most. */
  @inline
  private static lowerBoundOf(state: usize, link: u32, slides: u32): u32 {
    if (Perimeter.isComplete) return LowerBound.NEVER;
    const parents = Forward.key - slides;
    return LowerBound.from(max(parents, Perimeter.exists ? Perimeter.depth + 1 : 1), state, (link >> 28) & 3);
  }

  @inline
  private static isWanted(slides: u32, h: u32): bool {
    if (h == LowerBound.NEVER) {
      Run.dead++;
      return false;
    }
    if (h >= Run.best - slides) return false;
    if (h <= Run.maxCost - slides) return true;
    Run.cut = true;
    return false;
  }

  private static push(key: u32, slides: u32, number: u32): bool {
    Forward.frontier++;
    return BucketQueue.push(key, slides, number);
  }
}
