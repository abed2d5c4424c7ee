// Match the Tiles from both ends: A* from the start, and a ball of states around the endings that grows beside it.
//
// ONE AXIS IS ENOUGH. Of two slides along one axis in a row the second leaves every tile where it would alone: each keeps
// its run, its order in it and the number of tiles ahead. So a shortest solution alternates. Let a state S be reached with
// d slides, the last of them along rows from a state P. Whatever a slide along rows makes of S it makes of P as well, so
// it is known with d slides at the most, and S has to be slid along columns only. That S may be reached along columns too,
// with as many slides or more, changes nothing: a solution that goes on from there along rows is no shorter than one by P.
// If S is reached with fewer slides later, it is taken up again across that way. Backwards it is the same: let S lead
// to an ending with d slides, the first of them along rows to Q. What leads to S along rows leads to Q along rows.
//
// THE BOUND of a state beyond the ball is more than the ball's radius, and not less than what bound.ts says. A state in the
// ball is not slid at all: the way from it is known. The ball grows layer by layer while that is little work beside
// the search from the start. The radius grows while states wait, so a state that comes to its turn is looked at again.
//
// An expansion is a state whose slides, or whose origins, are made; Run.generated counts the states that these are.
import { Hash } from "../../../memory/hash";
import { Region, Regions } from "../../../memory/regions";
import { Goals } from "../../../puzzles/match-the-tiles/goals";
import { Lanes } from "../../../puzzles/match-the-tiles/lanes";
import { BucketQueue } from "../../../search/bucket-queue";
import { Nodes, sameState } from "../../../search/node-table";
import { Run, Status, UNLIMITED } from "../../../search/run";
import { Method } from "../../method";
import { Ball } from "./ball";
import { Batch } from "./batch";
import { Board } from "./board";
import { Bound } from "./bound";
import { Note } from "./note";
import { Origins } from "./origins";
import { Slides } from "./slides";

const BOTH_AXES: u32 = 3;
const MOST_TILES: u32 = 64;
/** States that are slid together. */
const MOST_PARENTS: u32 = 32;
/** How many tried places are as much work as one state that is looked up. */
const STEPS_A_LOOKUP: u32 = 4;
/** What is tried for the ball before it is looked whether that still pays. */
const STEPS_A_TURN: u32 = 512;
/** The ball gets this share of the work, in percent of that of the search from the start, and so much to begin with. */
const BALL_SHARE: u64 = 50;
const BALL_BEGINNING: u64 = 500;

@final
export class Bidirectional implements Method {
  words: u32;
  tiles: u32;
  colours: u32;
  bits: u32;
  perWord: u32;
  cells: u32;
  alternates: u32;
  hasEndings: u32;
  endings: u32;
  layers: u32;
  layersRepeat: u32;
  matchedColours: u32;
  /** Offsets of the tables. */
  root: u32;
  endingStates: u32;
  records: u32;
  cellsByPlace: u32;
  placesByCell: u32;
  supports: u32;
  tileColours: u32;
  firstTiles: u32;
  goalColours: u32;
  lanes: u32;
  matched: u32;

  /** The key of the states that are slid, and their number of slides. */
  static key: u32 = 0;
  static depth: u32 = 0;
  static waiting: u64 = 0;
  /** What has been made from the start. */
  static work: u64 = 0;
  /** The best solution leads through this state. */
  static meeting: u32 = 0;

  begin(): i32 {
    Run.begin();
    BucketQueue.begin();
    Bidirectional.waiting = 0;
    Bidirectional.work = 0;
    Bidirectional.meeting = 0;
    const scratchBytes = Slides.BYTES + Origins.BYTES + MOST_TILES + Bound.BYTES;
    if (!Regions.resize(Region.SCRATCH, u64(scratchBytes))) return Status.MEMORY_LIMIT;
    this.open(Regions.start(Region.SCRATCH));
    if (!Batch.begin(this.words) || !Nodes.begin(this.words, Note.BYTES, 0, false)) return Status.MEMORY_LIMIT;
    Ball.begin(this.hasEndings != 0);
    const root = this.keep(this.table(this.root), Nodes.hash(this.table(this.root)));
    if (root == Nodes.NONE) return Status.MEMORY_LIMIT;
    Note.reach(Nodes.fieldsAt(root), Note.link(Note.NONE, BOTH_AXES), 0);
    if (this.isSolved(Nodes.at(root))) return Status.SOLVED;
    if (!this.keepEndings()) return Status.MEMORY_LIMIT;
    if (this.hasEndings != 0 && this.endings == 0) return Run.ranDry();
    const h = Bound.from(1, Nodes.at(root), BOTH_AXES);
    if (h == Bound.NEVER) return Run.ranDry();
    Run.lowerBound = h;
    return this.push(h, 0, root) ? Status.RUNNING : Status.MEMORY_LIMIT;
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
    Bound.layers = this.layers;
    Bound.repeats = this.layersRepeat != 0;
    Bound.tileColours = this.table(this.tileColours);
    Bound.matched = this.table(this.matched);
    Bound.matchedColours = this.matchedColours;
    Slides.scratch = scratch;
    Origins.scratch = scratch + <usize>Slides.BYTES;
    Bound.scratch = Origins.scratch + <usize>(Origins.BYTES + MOST_TILES);
    Lanes.begin(Bound.scratch + <usize>MOST_TILES, this.table(this.lanes), this.cells, this.layers);
    Origins.finish();
  }

  private keepEndings(): bool {
    const stride = (<usize>this.words + 1) << 2;
    let state = this.table(this.endingStates);
    for (let i: u32 = 0; i < this.endings; i++, state += stride) {
      const hash = Nodes.hash(state);
      Nodes.find(state, hash);
      const number = this.keep(state, hash);
      if (number == Nodes.NONE) return false;
      Ball.add(number, 0, load<u32>(state + stride - 4));
    }
    Ball.turnLayer();
    Ball.radius = 0;
    return true;
  }

  run(budget: i32): i32 {
    let left = budget;
    while (left > 0) {
      if (Run.lowerBound >= Run.best) return Status.SOLVED;
      if (Run.lowerBound > Run.maxCost) {
        Run.cut = true;
        return Run.ranDry();
      }
      const room = u32(min<u64>(Run.maxExpanded - Run.expanded, u64(MOST_PARENTS)));
      Batch.count = 0;
      let status = Status.RUNNING;
      if (this.isBallsTurn()) {
        if (room == 0 && Origins.done) return Status.NODE_LIMIT;
        const work = this.makeOrigins(room);
        Ball.worked(work);
        status = this.growBall();
        left -= max(1, i32(work >> 1));
      } else {
        const before = Run.expanded;
        status = this.makeSlides(room);
        if (status == Status.RUNNING) status = this.takeSlides();
        Bidirectional.work += u64(Batch.count);
        left -= max(1, i32(Run.expanded - before));
      }
      if (status != Status.RUNNING) return status;
    }
    return Status.RUNNING;
  }

  @inline
  private isBallsTurn(): bool {
    // The start need not be the result of a slide, so the ball says nothing of it: it goes first.
    if (!Ball.exists || Ball.isWhole || Run.expanded == 0) return false;
    return Ball.work + Ball.workLeft <= (Bidirectional.work * BALL_SHARE) / 100 + BALL_BEGINNING;
  }

  /** Lists origins of the outermost layer of the ball, for at most so many more of its states. */
  private makeOrigins(most: u32): u32 {
    const steps = Origins.steps;
    let parents: u32 = 0;
    while (Batch.hasRoom && Origins.steps - steps < STEPS_A_TURN) {
      if (Origins.done) {
        if (Ball.waiting == 0 || parents == most) break;
        const number = Ball.take();
        this.count(Nodes.at(number));
        Origins.begin(Nodes.at(number), Note.endingAxes(Nodes.fieldsAt(number)));
        parents++;
      }
      Origins.list(STEPS_A_TURN);
    }
    return u32(Batch.count) + (Origins.steps - steps) / STEPS_A_LOOKUP + parents;
  }

  /** Takes the origins in the batch into the ball. */
  private growBall(): i32 {
    Batch.touch();
    Run.generated += u64(Batch.count);
    const slides = Ball.radius + 1;
    for (let i = 0; i < Batch.count; i++) {
      const hash = Batch.hash(i);
      let number = Nodes.find(Batch.state(i), hash);
      if (number == Nodes.NONE) number = this.keep(Batch.state(i), hash);
      else if (Note.toEnding(Nodes.fieldsAt(number)) != Note.FAR) continue;
      if (number == Nodes.NONE) return Status.MEMORY_LIMIT;
      Ball.add(number, slides, Batch.link(i));
      this.meetAt(number);
    }
    if (Ball.waiting == 0 && Origins.done) Ball.turnLayer();
    return slides < Note.FAR ? Status.RUNNING : Status.MEMORY_LIMIT;
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
      const note = Nodes.fieldsAt(number);
      // Reached with fewer slides since, or in the ball: its way is known, and counted when it was met.
      if (Note.fromStart(note) != slides || Note.isExpanded(note) || Note.toEnding(note) != Note.FAR) {
        Bidirectional.waiting--;
        continue;
      }
      if (parents == 0) {
        Run.lowerBound = max(Run.lowerBound, Bidirectional.proven(key));
        if (key >= Run.best || key > Run.maxCost) return this.pushBack(key, slides, number);
        Bidirectional.key = key;
        Bidirectional.depth = slides;
      }
      // The batch ends where others begin: they wait on.
      if (parents == most) return parents == 0 ? Status.NODE_LIMIT : this.pushBack(key, slides, number);
      if (key != Bidirectional.key || slides != Bidirectional.depth) return this.pushBack(key, slides, number);
      if (Ball.isWhole) {
        Bidirectional.waiting--;
        continue;
      }
      if (key - slides <= Ball.radius && Ball.exists) {
        const h = Bound.from(Ball.radius + 1, Nodes.at(number), Note.axes(note));
        Bidirectional.waiting--;
        if (h != Bound.NEVER && !this.push(slides + h, slides, number)) return Status.MEMORY_LIMIT;
        continue;
      }
      this.slide(number, note);
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
  private slide(number: u32, note: usize): void {
    const node = Nodes.at(number);
    Bidirectional.waiting--;
    Note.setExpanded(note);
    this.count(node);
    const axes = Note.axes(note);
    for (let axis: u32 = 0; axis < 2; axis++) {
      if (((axes >> axis) & 1) == 0) continue;
      const made = Slides.make(node, axis, Batch.nextState);
      const link = Note.link(number, this.alternates != 0 ? 2 >> axis : BOTH_AXES);
      for (let i = 0; i < made; i++) Batch.add(link);
    }
  }

  /** Looks up the states in the batch, which are the slides of states of one key. */
  private takeSlides(): i32 {
    Batch.touch();
    const count = Batch.count;
    Run.generated += u64(count);
    const slides = Bidirectional.depth + 1;
    if (slides >= Note.FAR) return Status.MEMORY_LIMIT;
    for (let i = 0; i < count; i++) {
      const state = Batch.state(i);
      const hash = Batch.hash(i);
      const known = Nodes.find(state, hash);
      if (known == Nodes.NONE) {
        if (!this.takeNew(state, hash, Batch.link(i), slides)) return Status.MEMORY_LIMIT;
      } else {
        const note = Nodes.fieldsAt(known);
        if (slides >= Note.fromStart(note)) continue;
        Note.reach(note, Batch.link(i), slides);
        if (Note.toEnding(note) != Note.FAR) this.meetAt(known);
        else if (!this.wait(known, slides, Nodes.at(known))) return Status.MEMORY_LIMIT;
      }
    }
    Run.sawWaiting(Bidirectional.waiting);
    return Status.RUNNING;
  }

  /** Keeps a new state, unless it cannot be part of a solution, or of one that is wanted. */
  @inline
  private takeNew(state: usize, hash: u64, link: u32, slides: u32): bool {
    const isEnding = !Ball.exists && this.isSolved(state);
    const h = isEnding ? 0 : this.leastFrom(state, link, slides);
    if (!this.isWanted(slides, h)) return true;
    const number = this.keep(state, hash);
    if (number == Nodes.NONE) return false;
    Note.reach(Nodes.fieldsAt(number), link, slides);
    if (!isEnding) return this.push(slides + h, slides, number);
    Note.leadsHome(Nodes.fieldsAt(number), 0, 0);
    this.meetAt(number);
    return true;
  }

  /** A known state that has been reached with fewer slides than before waits again. */
  private wait(number: u32, slides: u32, state: usize): bool {
    const h = this.leastFrom(state, load<u32>(Nodes.fieldsAt(number)), slides);
    return !this.isWanted(slides, h) || this.push(slides + h, slides, number);
  }

  /** The bound of a state beyond the ball: it is less than its parent's by 1 at the most. */
  @inline
  private leastFrom(state: usize, link: u32, slides: u32): u32 {
    if (Ball.isWhole) return Bound.NEVER;
    const parents = Bidirectional.key - slides;
    return Bound.from(max(parents, Ball.exists ? Ball.radius + 1 : 1), state, (link >> 28) & 3);
  }

  @inline
  private isWanted(slides: u32, h: u32): bool {
    if (h == Bound.NEVER || h >= Run.best - slides) return false;
    if (h <= Run.maxCost - slides) return true;
    Run.cut = true;
    return false;
  }

  private push(key: u32, slides: u32, number: u32): bool {
    Bidirectional.waiting++;
    return BucketQueue.push(key, slides, number);
  }

  /** A state that is known from both ends: a solution leads through it. */
  private meetAt(number: u32): void {
    const note = Nodes.fieldsAt(number);
    if (Note.fromStart(note) == Note.FAR) return;
    const cost = Note.fromStart(note) + Note.toEnding(note);
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
    Note.begin(Nodes.fieldsAt(number));
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

  /** Back to the start from the state where the ends met, and from there from layer to layer of the ball. */
  writeMoves(): i32 {
    let steps: u32 = 0;
    for (let n = Bidirectional.meeting; Note.from(Nodes.fieldsAt(n)) != Note.NONE; n = Note.from(Nodes.fieldsAt(n)))
      steps++;
    const rest = Note.toEnding(Nodes.fieldsAt(Bidirectional.meeting));
    const home = rest == Note.FAR ? 0 : rest;
    if (!Regions.ensure(Region.STACK, u64(steps + home) << 2)) return -1;
    const moves = Regions.start(Region.STACK);
    let to = Bidirectional.meeting;
    for (let i = steps; i > 0; i--) {
      const from = Note.from(Nodes.fieldsAt(to));
      store<u32>(moves + ((<usize>(i - 1)) << 2), this.moveBetween(from, to));
      to = from;
    }
    let from = Bidirectional.meeting;
    for (let i = steps; i < steps + home; i++) {
      const move = this.moveHome(from);
      store<u32>(moves + ((<usize>i) << 2), move & 3);
      from = move >> 2;
    }
    return i32(steps + home);
  }

  /** The direction in which the state of one node slides to that of the other. */
  private moveBetween(from: u32, to: u32): u32 {
    for (let direction: u32 = 0; direction < 4; direction++) {
      const slid = Slides.one(Nodes.at(from), direction, Batch.states);
      if (sameState(slid, Nodes.at(to), this.words)) return direction;
    }
    return Nodes.NONE;
  }

  /** A direction that leads from a state of the ball to its next inner layer, and above two bits the node there. */
  private moveHome(from: u32): u32 {
    const slides = Note.toEnding(Nodes.fieldsAt(from)) - 1;
    for (let direction: u32 = 0; direction < 4; direction++) {
      const slid = Slides.one(Nodes.at(from), direction, Batch.states);
      const number = Nodes.find(slid, Nodes.hash(slid));
      if (number == Nodes.NONE || Note.toEnding(Nodes.fieldsAt(number)) != slides) continue;
      return direction | (number << 2);
    }
    return Nodes.NONE;
  }
}
