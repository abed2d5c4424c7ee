// Match the Tiles from both ends: breadth-first from the start by slides, and from the endings by slides taken back, in
// layers, until a state is known to both sides. Levels without a list of endings are searched from the start alone.
//
// ONE AXIS IS ENOUGH. Of two slides along one axis in a row the second leaves every tile where it would alone: each keeps
// its run, its order and the number of tiles ahead of it. So a shortest solution alternates. Let a state S be reached
// first, with d slides, the last of them along rows from a state P. Whatever a slide along rows makes of S it makes of P
// as well, so it is known with at most d slides already, and S is expanded along columns only. That S may be reached
// along columns too, with as many slides or more, changes nothing. Backwards it is the same: let S lead to an ending with
// d slides, the first along rows to Q. A state that leads to S along rows leads to Q along rows and is known already.
//
// THE PROOF. All states within f slides of the start and all results of slides within b slides of an ending are known, and
// no state is known to both sides: no solution has f + b slides or fewer. So the first state that a whole next layer
// shares with a whole layer of the other side ends a shortest solution. The backward layer may be left in the middle and
// be gone on with later; what is met in its unfinished part is a solution of one slide more, which is kept as the best.
//
// An expansion is a state whose slides, or whose origins, are made. Run.generated counts the states that are made.

import { Hash } from "../../memory/hash";
import { Region, Regions } from "../../memory/regions";
import { Nodes, sameState } from "../../search/node-table";
import { Run, Status } from "../../search/run";
import { Method } from "../method";
import { Batch } from "./batch";
import { Board } from "./board";
import { Link } from "./link";
import { Origins } from "./origins";
import { Side } from "./side";
import { Slides } from "./slides";

const NOTE_BYTES: i32 = 4;
const BOTH_AXES: u32 = 3;
const MOST_TILES: u32 = 64;
/** How many tried places are as much work as one look-up. */
const STEPS_A_LOOKUP: u32 = 4;
/** What is tried backwards before it is looked whether that still pays. */
const STEPS_A_TURN: u32 = 512;

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

  static isBackward: bool = false;
  /** The best solution: the last node of the forward side, and the node of the backward side that a slide leads to. */
  static forwardEnd: u32 = 0;
  static backwardEnd: u32 = 0;

  begin(): i32 {
    Run.begin();
    Bidirectional.isBackward = false;
    Bidirectional.forwardEnd = 0;
    Bidirectional.backwardEnd = Nodes.NONE;
    const scratchBytes = Slides.BYTES + Origins.BYTES + MOST_TILES;
    if (!Regions.resize(Region.SCRATCH, u64(scratchBytes))) return Status.MEMORY_LIMIT;
    this.open(Regions.start(Region.SCRATCH));
    if (!Batch.begin(this.words) || !Nodes.begin(this.words, NOTE_BYTES, 0, false)) return Status.MEMORY_LIMIT;
    const root = this.table(this.root);
    if (!this.keep(root, Nodes.hash(root), Link.of(Link.NONE, false, BOTH_AXES))) return Status.MEMORY_LIMIT;
    if (this.isSolved(root)) return Status.SOLVED;
    if (!this.keepEndings()) return Status.MEMORY_LIMIT;
    Side.forward().begin(Nodes.count, 1);
    Side.backward().begin(Nodes.count, this.endings);
    Run.sawWaiting(Nodes.count);
    if (this.hasEndings != 0 && this.endings == 0) return Status.UNSOLVABLE;
    Run.lowerBound = 1;
    return Status.RUNNING;
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
    Slides.scratch = scratch;
    Origins.scratch = scratch + <usize>Slides.BYTES;
    Origins.finish();
  }

  private keepEndings(): bool {
    const stride = (<usize>this.words + 1) << 2;
    let state = this.table(this.endingStates);
    for (let i: u32 = 0; i < this.endings; i++, state += stride) {
      const link = Link.of(Link.NONE, true, load<u32>(state + stride - 4));
      const hash = Nodes.hash(state);
      Nodes.find(state, hash);
      if (!this.keep(state, hash, link)) return false;
    }
    return true;
  }

  run(budget: i32): i32 {
    let left = budget;
    while (left > 0) {
      if (Run.lowerBound >= Run.best) return Status.SOLVED;
      if (Run.lowerBound > Run.bound) {
        Run.cut = true;
        return Run.ranDry();
      }
      const before = Run.expanded;
      Batch.count = 0;
      const side = Bidirectional.isBackward ? Side.backward() : Side.forward();
      const room = u32(min<u64>(Run.maxExpanded - Run.expanded, u64(left)));
      if (room == 0 && !(Bidirectional.isBackward && !Origins.done)) return Status.NODE_LIMIT;
      const work = Bidirectional.isBackward ? this.makeOrigins(side, room) : this.makeSlides(side, room);
      side.work += work;
      const status = this.takeInBatch(side);
      if (status != Status.RUNNING) return status;
      left -= max(i32(Run.expanded - before), i32(work >> 1));
      if (this.isLayerDone(side) && !this.turnLayer(side)) return Run.ranDry();
      this.chooseSide();
    }
    return Status.RUNNING;
  }

  @inline
  private isLayerDone(side: Side): bool {
    return side.waiting == 0 && (!Bidirectional.isBackward || Origins.done);
  }

  /** False where the next layer has nothing. */
  private turnLayer(side: Side): bool {
    side.turnLayer(Nodes.count);
    Run.lowerBound = Side.forward().depth + Side.backward().depth + 1;
    return side.waiting != 0 || Run.lowerBound >= Run.best;
  }

  /** A forward layer is always finished; a backward one is left when the next forward layer is less work. */
  private chooseSide(): void {
    if (this.hasEndings == 0) return;
    const forward = Side.forward();
    if (!Bidirectional.isBackward && (forward.depth == 0 || forward.expanded != 0)) return;
    Bidirectional.isBackward = Side.backward().workLeft <= forward.workLeft;
  }

  /** Makes the slides of the next states of the layer, at most `most`, and returns how much work that was. */
  private makeSlides(side: Side, most: u32): u32 {
    const words = this.words;
    let number = side.next;
    let parents: u32 = 0;
    for (; number < side.layerEnd && parents < most && Batch.hasRoom; number++) {
      const node = Nodes.at(number);
      const link = load<u32>(node + ((<usize>words) << 2));
      if (Link.isBackward(link)) continue;
      this.count(node);
      parents++;
      const axes = Link.axes(link);
      for (let axis: u32 = 0; axis < 2; axis++) {
        if (((axes >> axis) & 1) == 0) continue;
        const made = Slides.make(node, axis, Batch.nextState);
        const slid = Link.of(number, false, this.alternates != 0 ? 2 >> axis : BOTH_AXES);
        for (let i = 0; i < made; i++) Batch.add(slid);
      }
    }
    side.next = number;
    side.waiting -= parents;
    side.expanded += parents;
    if (parents != 0) Run.deepest = max(Run.deepest, side.depth);
    return u32(Batch.count);
  }

  /** Lists origins of the next states of the layer, at most `most`. */
  private makeOrigins(side: Side, most: u32): u32 {
    const steps = Origins.steps;
    let parents: u32 = 0;
    while (Batch.hasRoom && Origins.steps - steps < STEPS_A_TURN) {
      if (Origins.done) {
        if (side.waiting == 0 || parents == most) break;
        while (!Link.isBackward(load<u32>(Nodes.noteAt(side.next)))) side.next++;
        const node = Nodes.at(side.next);
        this.count(node);
        Origins.begin(node, side.next, Link.axes(load<u32>(Nodes.noteAt(side.next))));
        side.next++;
        side.waiting--;
        side.expanded++;
        parents++;
      }
      Origins.list(STEPS_A_TURN);
    }
    return u32(Batch.count) + (Origins.steps - steps) / STEPS_A_LOOKUP;
  }

  @inline
  private count(node: usize): void {
    Run.expanded++;
    Run.fingerprint = Hash.follow(Run.fingerprint, node, this.words);
  }

  private takeInBatch(side: Side): i32 {
    Batch.touch();
    const count = Batch.count;
    Run.generated += u64(count);
    for (let i = 0; i < count; i++) {
      const state = Batch.state(i);
      const hash = Batch.hash(i);
      const known = Nodes.find(state, hash);
      if (known == Nodes.NONE) {
        const link = Batch.link(i);
        const isEnding = this.hasEndings == 0 && this.isSolved(state);
        if (!this.keep(state, hash, isEnding ? Link.of(Link.NONE, true, 0) : link)) return Status.MEMORY_LIMIT;
        if (isEnding) return this.meet(Link.from(link), Nodes.count - 1);
        side.coming++;
        continue;
      }
      if (Link.isBackward(load<u32>(Nodes.noteAt(known))) == Bidirectional.isBackward) continue;
      const from = Link.from(Batch.link(i));
      const status = Bidirectional.isBackward ? this.meet(known, from) : this.meet(from, known);
      if (status != Status.RUNNING) return status;
    }
    Run.sawWaiting(u64(side.waiting) + u64(side.coming));
    return Status.RUNNING;
  }

  /** A slide leads from the one node to the other. Solved, unless the other belongs to an unfinished layer. */
  private meet(forward: u32, backward: u32): i32 {
    const isUnfinished = this.hasEndings != 0 && backward >= Side.backward().layerEnd;
    const cost = Side.forward().depth + Side.backward().depth + (isUnfinished ? 2 : 1);
    if (cost >= Run.best) return Status.RUNNING;
    Run.best = cost;
    Bidirectional.forwardEnd = forward;
    Bidirectional.backwardEnd = backward;
    return isUnfinished ? Status.RUNNING : Status.SOLVED;
  }

  private keep(state: usize, hash: u64, link: u32): bool {
    const number = Nodes.insert(state, hash);
    if (number == Nodes.NONE) return false;
    store<u32>(Nodes.noteAt(number), link);
    Run.stored++;
    return true;
  }

  private isSolved(state: usize): bool {
    const goalColours = this.table(this.goalColours);
    const tileColours = this.table(this.tileColours);
    const mask: u32 = (1 << this.bits) - 1;
    let tile: u32 = 0;
    for (let word = state; tile < this.tiles; word += 4) {
      const end = min(tile + this.perWord, this.tiles);
      for (let rest = load<u32>(word); tile < end; tile++, rest >>= this.bits) {
        if (load<u8>(goalColours + <usize>(rest & mask)) != load<u8>(tileColours + <usize>tile)) return false;
      }
    }
    return true;
  }

  @inline
  private table(offset: u32): usize {
    return changetype<usize>(this) + <usize>offset;
  }

  /** From the start to where the sides met, and on to the ending. */
  writeMoves(): i32 {
    let steps: u32 = 0;
    for (let n = Bidirectional.forwardEnd; this.fromOf(n) != Link.NONE; n = this.fromOf(n)) steps++;
    const forwardSteps = steps;
    for (let n = Bidirectional.backwardEnd; n != Nodes.NONE && n != Link.NONE; n = this.fromOf(n)) steps++;
    if (!Regions.ensure(Region.STACK, u64(steps) << 2)) return -1;
    const moves = Regions.start(Region.STACK);
    let to = Bidirectional.forwardEnd;
    for (let i = forwardSteps; i > 0; i--) {
      const from = this.fromOf(to);
      store<u32>(moves + ((<usize>(i - 1)) << 2), this.moveBetween(from, to));
      to = from;
    }
    let from = Bidirectional.forwardEnd;
    let next = Bidirectional.backwardEnd;
    for (let i = forwardSteps; i < steps; i++) {
      store<u32>(moves + ((<usize>i) << 2), this.moveBetween(from, next));
      from = next;
      next = this.fromOf(next);
    }
    return i32(steps);
  }

  @inline
  private fromOf(number: u32): u32 {
    return Link.from(load<u32>(Nodes.noteAt(number)));
  }

  /** The direction in which the state of one node slides to that of the other. */
  private moveBetween(from: u32, to: u32): u32 {
    const state = Nodes.at(from);
    for (let direction: u32 = 0; direction < 4; direction++) {
      if (sameState(Slides.one(state, direction, Batch.states), Nodes.at(to), this.words)) return direction;
    }
    return Nodes.NONE;
  }
}
