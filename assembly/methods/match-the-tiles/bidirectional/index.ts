// Match the Tiles by bidirectional search: A* forward from the start, and a perimeter around the goal states that grows beside
// it backward, breadth-first (perimeter search: Dillenburg & Nelson 1994, "Perimeter search"; Manzini 1995, "BIDA*: an improved
// perimeter search algorithm"; with A* as the forward search: Kaindl & Kainz 1997, "Bidirectional heuristic search
// reconsidered"). The predecessors and the lower bound are our own.
//
// ONE AXIS IS ENOUGH: redundant move sequences are pruned (as in Taylor & Korf 1993, "Pruning duplicate nodes in depth-first
// search"). Of two slides along one axis in a row the second leaves every tile where it would alone: each keeps
// its run, its order in it and the number of tiles ahead. So a shortest solution alternates. Let a state S be reached with
// d slides, the last of them along rows from a state P. Whatever a slide along rows makes of S it makes of P as well, so
// it is known with d slides at the most, and S has to be slid along columns only. That S may be reached along columns too,
// with as many slides or more, changes nothing: a solution that goes on from there along rows is no shorter than one by P.
// If S is reached with fewer slides later, it is reopened across that path. Backward it is the same: let S lead to a goal
// state with d slides, the first of them along rows to Q. What leads to S along rows leads to Q along rows.
//
// THE BOUND of a state beyond the perimeter is more than the perimeter's depth, and not less than what lower-bound.ts says. A
// state inside is not slid at all: the path from it is known. The perimeter grows layer by layer while that is little work
// beside the forward search. Its depth grows while states are open, so the bound of a state that is popped is computed again.
// When all patterns are known (patterns.ts), another search takes over, which follows them: frontiers.ts.
//
// An expansion is a state whose slides, or whose predecessors, are made; generated are the states that these are. Duplicates
// are those that were known from the same end, dead those from which the lower bound sees no path to a goal state.
import { Hash } from "../../../memory/hash";
import { Region, Regions } from "../../../memory/regions";
import { Goals } from "../../../puzzles/match-the-tiles/goals";
import { BucketQueue } from "../../../search/bucket-queue";
import { Growth } from "../../../search/growth";
import { Nodes } from "../../../search/node-table";
import { Run, Status, UNLIMITED } from "../../../search/run";
import { Method } from "../../method";
import { Backward } from "./backward";
import { Batch } from "./batch";
import { Board } from "./board";
import { Coloured } from "./coloured";
import { Frontiers } from "./frontiers";
import { LaneLayers } from "./lane-layers";
import { LowerBound } from "./lower-bound";
import { NodeRecord } from "./node-record";
import { Patterns } from "./patterns";
import { Perimeter } from "./perimeter";
import { Predecessors } from "./predecessors";
import { Slides } from "./slides";
import { Solution } from "./solution";

const BOTH_AXES: u32 = 3;
const MOST_TILES: u32 = 64;
/** The node of the start. */
const START: u32 = 0;
/** So many bytes of a layer take as long to make as an expansion. */
const BYTES_A_STEP: u32 = 64;
/** States that are slid together. */
const MOST_PARENTS: u32 = 32;
/** The perimeter gets this share of the work, in percent of that of the forward search, and so much to begin with. */
const PERIMETER_SHARE: u64 = 50;
const PERIMETER_START: u64 = 500;
/** Patterns are looked for with as much work as the forward search; one of so many tiles is as much work as a state. Of more
 *  tiles there are more patterns too, and they are less likely to be all known in time. */
const TILES_A_STATE: u64 = 8;

@final
export class Bidirectional implements Method {
  words: u32;
  tiles: u32;
  colours: u32;
  bits: u32;
  perWord: u32;
  cells: u32;
  alternates: u32;
  usesPatterns: u32;
  hasGoalStates: u32;
  goalStateCount: u32;
  targets: u32;
  /** Offsets of the tables. */
  root: u32;
  goalStates: u32;
  records: u32;
  cellsByPlace: u32;
  placesByCell: u32;
  supports: u32;
  tileColours: u32;
  firstTiles: u32;
  goalColours: u32;
  colourTargets: u32;
  firstGoals: u32;
  goalCells: u32;

  /** The key of the states that are slid, and their number of slides. */
  static key: u32 = 0;
  static depth: u32 = 0;
  static frontier: u64 = 0;
  /** What has been made from the start. */
  static work: u64 = 0;
  /** The search of frontiers.ts has taken over. */
  static follows: bool = false;
  /** The best solution leads through this state. */
  static meeting: u32 = 0;
  /** How many slides the start needs at the least, as far as that is known; 0 when the search has set out from there. */
  static startBound: u32 = 0;

  begin(): i32 {
    Run.begin();
    BucketQueue.begin();
    Bidirectional.frontier = 0;
    Bidirectional.work = 0;
    Bidirectional.meeting = 0;
    Bidirectional.follows = false;
    const scratchBytes =
      Slides.BYTES +
      Predecessors.BYTES +
      MOST_TILES +
      LowerBound.BYTES +
      LaneLayers.BYTES +
      Patterns.BYTES +
      Coloured.BYTES;
    if (!Regions.resize(Region.SCRATCH, u64(scratchBytes))) return Status.MEMORY_LIMIT;
    this.open(Regions.start(Region.SCRATCH));
    if (!Batch.begin(this.words) || !Nodes.begin(this.words, NodeRecord.BYTES, 0, false)) return Status.MEMORY_LIMIT;
    Perimeter.begin(this.hasGoalStates != 0);
    const root = this.keep(this.table(this.root), Nodes.hash(this.table(this.root)));
    if (root == Nodes.NONE) return Status.MEMORY_LIMIT;
    NodeRecord.setForward(Nodes.fieldsAt(root), NodeRecord.link(NodeRecord.NONE, BOTH_AXES), 0);
    if (this.isSolved(Nodes.at(root))) return Status.SOLVED;
    if (!this.keepGoalStates()) return Status.MEMORY_LIMIT;
    if (this.hasGoalStates != 0 && this.goalStateCount == 0) return Run.ranDry();
    Bidirectional.startBound = 1;
    return Status.RUNNING;
  }

  /** Sees whether the start needs more slides than it is known to. Each time a layer may have to be made for it. */
  private boundStart(): i32 {
    const h = Bidirectional.startBound;
    if (LowerBound.excludes(h, Nodes.at(START), BOTH_AXES)) {
      Bidirectional.startBound = h + 1;
      return LowerBound.isHopeless(h + 1, 1) ? Run.ranDry() : Status.RUNNING;
    }
    Bidirectional.startBound = 0;
    Run.raise(h);
    return this.push(h, 0, START) ? Status.RUNNING : Status.MEMORY_LIMIT;
  }

  private open(scratch: usize): void {
    Board.words = this.words;
    Board.tiles = this.tiles;
    Board.colours = this.colours;
    Board.bits = this.bits;
    Board.perWord = this.perWord;
    Board.cells = this.cells;
    Board.records = this.table(this.records);
    Board.cellsByPlace = this.table(this.cellsByPlace);
    Board.placesByCell = this.table(this.placesByCell);
    Board.supports = this.table(this.supports);
    Board.firstTiles = this.table(this.firstTiles);
    LaneLayers.targets = this.targets;
    LaneLayers.colours = this.table(this.colourTargets);
    LaneLayers.firstGoals = this.table(this.firstGoals);
    LaneLayers.goalCells = this.table(this.goalCells);
    Slides.scratch = scratch;
    Predecessors.scratch = scratch + <usize>Slides.BYTES;
    LowerBound.scratch = Predecessors.scratch + <usize>(Predecessors.BYTES + MOST_TILES);
    const lanes = LowerBound.scratch + <usize>LowerBound.BYTES;
    LaneLayers.begin(lanes);
    Patterns.scratch = lanes + <usize>LaneLayers.BYTES;
    Coloured.scratch = Patterns.scratch + <usize>Patterns.BYTES;
    Patterns.forget();
    Backward.begin();
  }

  private keepGoalStates(): bool {
    const stride = (<usize>this.words + 1) << 2;
    let state = this.table(this.goalStates);
    for (let i: u32 = 0; i < this.goalStateCount; i++, state += stride) {
      const hash = Nodes.hash(state);
      Nodes.find(state, hash);
      const number = this.keep(state, hash);
      if (number == Nodes.NONE) return false;
      Perimeter.add(number, 0, load<u32>(state + stride - 4));
    }
    Perimeter.closeLayer();
    Perimeter.depth = 0;
    return true;
  }

  run(budget: i32): i32 {
    let left = budget;
    while (left > 0 && !Growth.isWanted) {
      if (Bidirectional.startBound != 0) {
        const status = this.boundStart();
        if (status != Status.RUNNING) return status;
        left -= max(1, i32(LaneLayers.bytes / BYTES_A_STEP));
        continue;
      }
      if (Run.lowerBound >= Run.best) return Status.SOLVED;
      if (Run.lowerBound > Run.maxCost) {
        Run.cut = true;
        return Run.ranDry();
      }
      const before = Run.expanded;
      const allowed = Run.maxExpanded - before;
      const room = u32(min<u64>(allowed, u64(MOST_PARENTS)));
      if (Bidirectional.follows) {
        const status = Frontiers.step(u32(min<u64>(allowed, u64(Frontiers.MOST_PARENTS))));
        if (status != Status.RUNNING) return status;
        left -= max(1, i32(Run.expanded - before));
        continue;
      }
      if (this.isPatternsTurn()) {
        Batch.count = 0;
        left -= max(1, i32(Patterns.grow()));
        if (Patterns.areAllKnown) {
          const status = this.followPatterns();
          if (status != Status.RUNNING) return status;
        }
        continue;
      }
      Batch.count = 0;
      let status = Status.RUNNING;
      let work: u32 = 0;
      if (this.isPerimetersTurn()) {
        work = Backward.step(room);
        if (work == 0 && room == 0 && Perimeter.unexpanded != 0) return Status.NODE_LIMIT;
        Perimeter.worked(work);
        status = this.growPerimeter();
      } else {
        status = this.makeSlides(room);
        if (status == Status.RUNNING) status = this.storeSlides();
        Bidirectional.work += u64(Batch.count);
      }
      if (status != Status.RUNNING) return status;
      left -= max(1, max(i32(work >> 1), i32(Run.expanded - before)));
    }
    return Status.RUNNING;
  }

  @inline
  private isPerimetersTurn(): bool {
    // The start need not be the result of a slide, so the perimeter says nothing of it: it goes first.
    if (!Perimeter.exists || Perimeter.isComplete || Run.expanded == 0) return false;
    return Perimeter.work + Perimeter.workLeft <= (Bidirectional.work * PERIMETER_SHARE) / 100 + PERIMETER_START;
  }

  @inline
  private isPatternsTurn(): bool {
    if (this.usesPatterns == 0 || !Perimeter.exists || Perimeter.isComplete || Run.expanded == 0) return false;
    if (Patterns.count == 0) return Patterns.begin(Nodes.at(START));
    return Patterns.isGrowing && u64(Patterns.cursor) * u64(this.tiles) <= Bidirectional.work * TILES_A_STATE;
  }

  /** Lets the other search take over, which finds everything anew. The moves of the best solution are kept. */
  private followPatterns(): i32 {
    if (Run.best != UNLIMITED && !this.keepMoves()) return Status.MEMORY_LIMIT;
    Bidirectional.follows = true;
    Frontiers.bothAxes = this.alternates == 0;
    Run.cut = false;
    const stride = (<usize>this.words + 1) << 2;
    const start = this.table(this.root);
    if (!Frontiers.begin(start, this.table(this.goalStates), this.goalStateCount, stride)) return Status.MEMORY_LIMIT;
    return Frontiers.openLayer();
  }

  /** Keeps the moves of the best solution in the place of the layers of the bound, which nothing will ask for any more. Not above the
   *  states: they grow best where nothing is. */
  private keepMoves(): bool {
    const bytes = u64(Run.best) << 2;
    if (this.writeMoves() < 0 || !Regions.ensure(Region.TRACE, bytes)) return false;
    memory.copy(Regions.start(Region.TRACE), Regions.start(Region.STACK), <usize>bytes);
    return Regions.resize(Region.STACK, 0);
  }

  /** Takes the predecessors in the batch into the perimeter. */
  private growPerimeter(): i32 {
    Batch.prefetch();
    Run.generated += u64(Batch.count);
    const slides = Perimeter.depth + 1;
    for (let i = 0; i < Batch.count; i++) {
      const hash = Batch.hash(i);
      let number = Nodes.find(Batch.state(i), hash);
      if (number == Nodes.NONE) number = this.keep(Batch.state(i), hash);
      else if (NodeRecord.backwardCost(Nodes.fieldsAt(number)) != NodeRecord.UNREACHED) {
        Run.duplicates++;
        continue;
      }
      if (number == Nodes.NONE) return Status.MEMORY_LIMIT;
      Perimeter.add(number, slides, Batch.link(i));
      this.meetAt(number);
    }
    if (Perimeter.unexpanded == 0 && Backward.isBetweenStates) Perimeter.closeLayer();
    return slides < NodeRecord.UNREACHED ? Status.RUNNING : Status.MEMORY_LIMIT;
  }

  /** Makes the slides of the next states, at most so many, all of one key. */
  private makeSlides(most: u32): i32 {
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
        Bidirectional.frontier--;
        continue;
      }
      if (parents == 0) {
        Run.raise(Bidirectional.proven(key));
        if (key >= Run.best || key > Run.maxCost) return this.pushBack(key, slides, number);
        Bidirectional.key = key;
        Bidirectional.depth = slides;
      }
      // The batch ends where others begin: they stay open.
      if (key != Bidirectional.key || slides != Bidirectional.depth) return this.pushBack(key, slides, number);
      if (Perimeter.isComplete) {
        Bidirectional.frontier--;
        continue;
      }
      if (key - slides <= Perimeter.depth && Perimeter.exists) {
        const h = LowerBound.from(Perimeter.depth + 1, Nodes.at(number), NodeRecord.axes(record));
        Bidirectional.frontier--;
        if (h != LowerBound.NEVER && !this.push(slides + h, slides, number)) return Status.MEMORY_LIMIT;
        continue;
      }
      // Not before it is certain that it would be expanded.
      if (parents == most) return parents == 0 ? Status.NODE_LIMIT : this.pushBack(key, slides, number);
      this.slide(number, record);
      parents++;
    }
    if (parents != 0) Run.deepest = max(Run.deepest, Bidirectional.depth);
    return Status.RUNNING;
  }

  /** What is proven when the next key is this one: nothing was kept of what is no better than the best, or beyond the bound. */
  private static proven(key: u32): u32 {
    const least = min(key, Run.best);
    return least > Run.maxCost ? Run.maxCost + 1 : least;
  }

  private pushBack(key: u32, slides: u32, number: u32): i32 {
    return BucketQueue.push(key, slides, number) ? Status.RUNNING : Status.MEMORY_LIMIT;
  }

  @inline
  private slide(number: u32, record: usize): void {
    const node = Nodes.at(number);
    Bidirectional.frontier--;
    NodeRecord.setExpanded(record);
    this.count(node);
    const axes = NodeRecord.axes(record);
    for (let axis: u32 = 0; axis < 2; axis++) {
      if (((axes >> axis) & 1) == 0) continue;
      const made = Slides.make(node, axis, Batch.nextState);
      const link = NodeRecord.link(number, this.alternates != 0 ? 2 >> axis : BOTH_AXES);
      for (let i = 0; i < made; i++) Batch.add(link);
    }
  }

  /** Looks up the states in the batch, which are the slides of states of one key. */
  private storeSlides(): i32 {
    Batch.prefetch();
    const count = Batch.count;
    Run.generated += u64(count);
    const slides = Bidirectional.depth + 1;
    if (slides >= NodeRecord.UNREACHED) return Status.MEMORY_LIMIT;
    for (let i = 0; i < count; i++) {
      const state = Batch.state(i);
      const hash = Batch.hash(i);
      const known = Nodes.find(state, hash);
      if (known == Nodes.NONE) {
        if (!this.storeNew(state, hash, Batch.link(i), slides)) return Status.MEMORY_LIMIT;
      } else {
        const record = Nodes.fieldsAt(known);
        const had = NodeRecord.forwardCost(record);
        if (NodeRecord.isExpanded(record) && slides < had) Run.reopened++;
        else if (had != NodeRecord.UNREACHED) Run.duplicates++;
        if (slides >= had) continue;
        NodeRecord.setForward(record, Batch.link(i), slides);
        if (NodeRecord.backwardCost(record) != NodeRecord.UNREACHED) this.meetAt(known);
        else if (!this.reopen(known, slides, Nodes.at(known))) return Status.MEMORY_LIMIT;
      }
    }
    Run.sawFrontier(Bidirectional.frontier);
    return Status.RUNNING;
  }

  /** Keeps a new state, unless it cannot be part of a solution, or of one that is wanted. */
  @inline
  private storeNew(state: usize, hash: u64, link: u32, slides: u32): bool {
    const isGoal = !Perimeter.exists && this.isSolved(state);
    const h = isGoal ? 0 : this.lowerBoundOf(state, link, slides);
    if (!this.isWanted(slides, h)) return true;
    const number = this.keep(state, hash);
    if (number == Nodes.NONE) return false;
    NodeRecord.setForward(Nodes.fieldsAt(number), link, slides);
    if (!isGoal) return this.push(slides + h, slides, number);
    NodeRecord.setBackward(Nodes.fieldsAt(number), 0, 0);
    this.meetAt(number);
    return true;
  }

  /** A known state that has been reached with fewer slides than before is open again. */
  private reopen(number: u32, slides: u32, state: usize): bool {
    const h = this.lowerBoundOf(state, load<u32>(Nodes.fieldsAt(number)), slides);
    return !this.isWanted(slides, h) || this.push(slides + h, slides, number);
  }

  /** The bound of a state beyond the perimeter: it is less than its parent's by 1 at the most. */
  @inline
  private lowerBoundOf(state: usize, link: u32, slides: u32): u32 {
    if (Perimeter.isComplete) return LowerBound.NEVER;
    const parents = Bidirectional.key - slides;
    return LowerBound.from(max(parents, Perimeter.exists ? Perimeter.depth + 1 : 1), state, (link >> 28) & 3);
  }

  @inline
  private isWanted(slides: u32, h: u32): bool {
    if (h == LowerBound.NEVER) {
      Run.dead++;
      return false;
    }
    if (h >= Run.best - slides) return false;
    if (h <= Run.maxCost - slides) return true;
    Run.cut = true;
    return false;
  }

  private push(key: u32, slides: u32, number: u32): bool {
    Bidirectional.frontier++;
    return BucketQueue.push(key, slides, number);
  }

  /** A state that is known from both ends: a solution leads through it. */
  private meetAt(number: u32): void {
    const record = Nodes.fieldsAt(number);
    if (NodeRecord.forwardCost(record) == NodeRecord.UNREACHED) return;
    const cost = NodeRecord.forwardCost(record) + NodeRecord.backwardCost(record);
    if (cost > Run.maxCost) Run.cut = true;
    if (cost >= Run.best || cost > Run.maxCost) return;
    Run.best = cost;
    Bidirectional.meeting = number;
  }

  @inline
  private count(node: usize): void {
    Run.expanded++;
    Run.fingerprint = Hash.follow(Run.fingerprint, node, this.words);
  }

  private keep(state: usize, hash: u64): u32 {
    const number = Nodes.insert(state, hash);
    if (number == Nodes.NONE) return number;
    NodeRecord.begin(Nodes.fieldsAt(number));
    Run.stored++;
    return number;
  }

  private isSolved(state: usize): bool {
    const goalColours = this.table(this.goalColours);
    const tileColours = this.table(this.tileColours);
    return Goals.allReached(state, goalColours, tileColours, this.tiles, this.bits, this.perWord);
  }

  @inline
  private table(offset: u32): usize {
    return changetype<usize>(this) + <usize>offset;
  }

  beginTable(): bool {
    return Nodes.beginGrowth();
  }

  layTable(most: u32): bool {
    return Nodes.lay(most);
  }

  writeMoves(): i32 {
    const start = this.table(this.root);
    if (!Bidirectional.follows) return Solution.write(start, Bidirectional.meeting, Nodes.NONE);
    if (Frontiers.haveMet) return Solution.write(start, Frontiers.forwardNode, Frontiers.backwardNode);
    const bytes = u64(Run.best) << 2;
    if (!Regions.ensure(Region.STACK, bytes)) return -1;
    memory.copy(Regions.start(Region.STACK), Regions.start(Region.TRACE), <usize>bytes);
    return i32(Run.best);
  }
}
