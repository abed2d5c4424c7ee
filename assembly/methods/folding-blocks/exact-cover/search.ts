// The search of one problem: depth-first branch and bound, a step at a time. A frame is propagated and bounded, and if it is
// then still open, split into components or branched.
//
// Whatever is struck out of a frame is in no cover of it within its limit. So when a frame has failed, its open cells and
// groups are proven to cost more than what was left of the limit: the transposition table keeps that. A component of a frame
// has a limit of its own; what was struck out of the whole proves nothing of the component, which begins with all shapes.
import { Run, Status } from "../../../search/run";
import { Branching } from "./branching";
import { Components } from "./components";
import { Exchanges } from "./exchanges";
import { FrameSetup } from "./frame-setup";
import { Frame, Frames, NEVER, Stage } from "./frames";
import { FOLD, Lagrangian } from "./lagrangian";
import { Problem } from "./problem";
import { Propagation } from "./propagation";
import { Sizes } from "./sizes";
import { Smoothing } from "./smoothing";
import { TranspositionTable } from "./transposition-table";

/** The ingredients that are left out, one bit each. */
export class Without {
  static readonly MULTIPLIERS: u32 = 1;
  static readonly TRANSPOSITIONS: u32 = 2;
  static readonly PROPAGATION: u32 = 4;
  static readonly SIZES: u32 = 8;
  static readonly COMPONENTS: u32 = 16;
  static readonly EXCHANGES: u32 = 32;
}

const ROUNDS_A_STEP: i32 = 20;
/** Of a frame. From so many expansions of a limit on, or of the one before, a better bound saves more than its rounds cost. */
const ROUNDS: i32 = 80;
const MUCH_EFFORT: u64 = 192;
const ROUNDS_AT_MUCH_EFFORT: i32 = 400;
/** At the root of a search that may be long. */
const ROUNDS_OF_LONG_SEARCH: i32 = 200;
/** The temperature of the first round, in folds: where the multipliers begin at nothing, and where they are near their best. The
 *  last one. */
const HOT: f32 = 0.3;
const WARM: f32 = 0.2;
const LAST: f32 = 0.008;
/** By how much the temperature falls until a frame is branched, as a logarithm. */
const FALL: f32 = 3.1;
/** So many shapes struck out are worth a propagation before a frame is branched. */
const WORTH_PROPAGATION: i32 = 10;
/** When a frame has had its rounds, more struck out than one shape in so many is worth more of them. */
const SHAPES_WORTH_ROUNDS: i32 = 32;

export class Search {
  static without: u32 = 0;
  /** 1 where folds count, 0 where any cover will do. */
  static unit: i32 = 1;
  /** Where nothing is to be found but a bound, in so many rounds at the most: the first frame is not branched. Else 0. */
  static mostRounds: i32 = 0;
  /** Whether more rounds at the root are worth their time: where any cover is looked for, or limits have failed for a while. */
  static isLong: bool = false;
  /** How many expansions there were when the search began, and how many the last limit has taken. */
  static expandedBefore: u64 = 0;
  static lastEffort: u64 = 0;
  static depth: i32 = 0;
  static isOver: bool = false;
  /** Whether the best cover of the first frame has changed. */
  static improved: bool = false;
  /** Shapes that are still to be tried. */
  static frontier: u64 = 0;
  /** The numbers of first frames: 0 and 1 are those of the searches for any cover and for the best, then come components. */
  static roots: i32 = 1;

  static begin(): bool {
    Sizes.struck = false;
    Exchanges.isUsed = Search.has(Without.EXCHANGES);
    Search.roots = 1;
    Frames.layOut();
    const hasTables =
      Propagation.begin() &&
      Sizes.begin() &&
      Lagrangian.begin() &&
      Smoothing.makeRoom() &&
      Components.begin() &&
      Branching.begin();
    return hasTables && TranspositionTable.begin() && Frames.ensure(0);
  }

  @inline
  static has(ingredient: u32): bool {
    return (Search.without & ingredient) == 0;
  }

  /** Looks for the best cover of the problem that costs at most `limit`. */
  static start(limit: i32, unit: i32): void {
    Search.unit = unit;
    Search.mostRounds = 0;
    Search.isLong = unit == 0;
    Search.expandedBefore = Run.expanded;
    Search.lastEffort = 0;
    Search.depth = 0;
    Search.isOver = false;
    Search.improved = false;
    Search.frontier = 0;
    const frame = Frames.at(0);
    const cells = Frames.cells(frame);
    for (let w = 0; w < Problem.words; w++) {
      const left = Problem.cells - (w << 6);
      store<u64>(cells + ((<usize>w) << 3), left >= 64 ? ~u64(0) : left <= 0 ? 0 : (u64(1) << u64(left)) - 1);
    }
    FrameSetup.open(frame, limit, 0, unit);
    for (let g = 0; g < Problem.groupCount; g++) FrameSetup.addAllShapes(frame, g);
  }

  static raise(frame: Frame, bound: i32): void {
    frame.lowerBound = max(frame.lowerBound, frame.isLimited ? min(bound, frame.limit + 1) : bound);
  }

  /** Goes one step on; returns a Status. */
  static step(): i32 {
    const frame = Frames.at(Search.depth);
    switch (frame.stage) {
      case Stage.PROPAGATE:
        Search.propagate(frame);
        return Status.RUNNING;
      case Stage.BOUND:
        Search.improveBound(frame);
        return Status.RUNNING;
      case Stage.BRANCH:
        return Search.branch(frame);
      case Stage.TRY:
        return Search.tryNext(frame);
      default:
        return Search.nextComponent(frame);
    }
  }

  static propagate(frame: Frame): void {
    if (!Search.strikeOut(frame)) {
      if (Search.isGenerated()) Run.dead++;
      Search.leave(frame, false);
      return;
    }
    if (frame.open == 0) {
      frame.best = frame.spent;
      frame.lowerBound = frame.spent;
      Search.leave(frame, false);
      return;
    }
    if (Search.has(Without.TRANSPOSITIONS) && Search.isKnownToFail(frame)) {
      if (Search.isGenerated()) Run.duplicates++;
      Search.leave(frame, false);
      return;
    }
    if (Search.has(Without.COMPONENTS) && Search.mostRounds == 0) {
      const components = Components.find(frame);
      if (components > 1) {
        frame.branches = components;
        Search.boundComponents(frame);
        frame.stage = Stage.SPLIT;
        return;
      }
    }
    Lagrangian.open(frame, Search.unit);
    if (frame.isBounded) Search.endRounds(frame);
    else if (Search.has(Without.MULTIPLIERS)) Search.beginRounds(frame);
    else frame.stage = Stage.BRANCH;
  }

  /** Whether the frame is that of a shape, not of a whole problem or a component. */
  private static isGenerated(): bool {
    return Search.depth != 0 && Frames.at(Search.depth - 1).stage == Stage.TRY;
  }

  /** Whether the transposition table has it that the frame has no cover within its limit. */
  private static isKnownToFail(frame: Frame): bool {
    const known = TranspositionTable.bound(frame);
    if (Search.isBeyond(frame, known)) return true;
    if (Search.unit != 0) Search.raise(frame, frame.spent + known);
    if (!Search.isBeyond(frame, TranspositionTable.boundBeside(frame))) return false;
    frame.isRelative = 1;
    return true;
  }

  @inline
  private static isBeyond(frame: Frame, bound: i32): bool {
    return bound == NEVER || (Search.unit != 0 && frame.spent + bound > frame.limit);
  }

  /** Strikes out what propagation and sizes can; false where there is no cover within the limit. */
  static strikeOut(frame: Frame): bool {
    do {
      Sizes.struck = false;
      Exchanges.struck = false;
      if (Search.has(Without.PROPAGATION)) {
        if (!Propagation.run(frame)) return false;
        Search.decide(frame);
      } else if (!Propagation.look(frame)) return false;
      Search.raise(frame, frame.spent);
      if (Exchanges.struck) continue;
      // What sizes prove of a whole problem or component they seldom prove of its branches again.
      if (frame.open > 0 && frame.rounds == 0 && !Search.isGenerated() && Search.has(Without.SIZES)) {
        const folds = Sizes.run(frame, Frames.cellsLeft(frame), frame.limit - frame.spent, Search.unit);
        Search.raise(frame, frame.spent + folds);
        if (Sizes.struck) frame.isLimited = 1;
      }
      if (frame.lowerBound > frame.limit) return false;
      if (frame.open == 0) return Frames.cellsLeft(frame) == 0;
    } while (Sizes.struck || Exchanges.struck);
    return true;
  }

  /** Decides the groups that have one shape left. What would be exchanged with these goes when all are decided: another
   *  group may then have one shape left, which has to be propagated first. */
  static decide(frame: Frame): void {
    const decided = Frames.candidatesOf(frame);
    let count: usize = 0;
    const bytes = (<usize>Problem.words) << 3;
    const cells = Frames.cells(frame);
    for (let index = frame.open - 1; index >= 0; index--) {
      const start = Frames.start(frame, index);
      if (Frames.end(frame, index) - start != 2) continue;
      const shape = i32(load<u16>(start));
      const set = Problem.set(shape);
      for (let w: usize = 0; w < bytes; w += 8) store<u64>(cells + w, load<u64>(cells + w) & ~load<u64>(set + w));
      frame.spent += i32(Problem.shape(shape).folds) * Search.unit;
      Frames.setChoice(frame, Frames.id(frame, index), shape);
      Propagation.replace(index, frame.open - 1);
      Frames.remove(frame, index);
      frame.rank += Exchanges.rank(shape);
      store<u16>(decided + (count++ << 1), u16(shape));
    }
    for (let i: usize = 0; i < count; i++) Exchanges.strikeOut(frame, load<u16>(decided + (i << 1)));
  }

  /** How many rounds there are before a frame is branched. */
  private static rounds(): i32 {
    if (Search.mostRounds != 0) return Search.mostRounds;
    if (max(Search.lastEffort, Run.expanded - Search.expandedBefore) >= MUCH_EFFORT) return ROUNDS_AT_MUCH_EFFORT;
    return Search.depth == 0 && Search.isLong ? ROUNDS_OF_LONG_SEARCH : ROUNDS;
  }

  private static beginRounds(frame: Frame): void {
    frame.stage = Stage.BOUND;
    Smoothing.begin(frame);
    if (frame.rounds != 0) return;
    frame.mostRounds = Search.rounds();
    frame.temperature = Search.mostRounds != 0 || frame.mostRounds > ROUNDS_OF_LONG_SEARCH ? HOT : WARM;
    frame.cooling = 1 - FALL / f32(frame.mostRounds);
  }

  /** Some rounds that find the bound, strike out and move the multipliers. */
  static improveBound(frame: Frame): void {
    const unit = Search.unit;
    const limit = i64(frame.limit - frame.spent) * i64(FOLD) * i64(unit);
    let struck = 0;
    for (let i = 0; i < ROUNDS_A_STEP; i++) {
      Lagrangian.evaluate(frame);
      frame.rounds++;
      const bound = Lagrangian.bound;
      if (unit != 0) Search.raise(frame, frame.spent + Lagrangian.folds(bound));
      if (bound > limit) {
        Search.leave(frame, true);
        return;
      }
      struck += Lagrangian.fixByReducedCost(frame, limit);
      if (struck > 0) frame.isLimited = 1;
      frame.temperature = max(LAST, frame.temperature * frame.cooling);
      Smoothing.move(frame, frame.temperature);
    }
    // Where any cover will do, or only a bound is wanted, what is worth a propagation is worth more rounds.
    const isWithinLimit = unit != 0 && Search.mostRounds == 0;
    const few = isWithinLimit
      ? max(WORTH_PROPAGATION, Frames.shapesLeft(frame) / SHAPES_WORTH_ROUNDS)
      : WORTH_PROPAGATION;
    if (frame.rounds >= frame.mostRounds && struck <= few) frame.isBounded = 1;
    if (struck > WORTH_PROPAGATION) frame.stage = Stage.PROPAGATE;
    else if (frame.isBounded) Search.endRounds(frame);
  }

  private static endRounds(frame: Frame): void {
    frame.stage = Stage.BRANCH;
    Search.isOver = Search.mostRounds != 0;
  }

  static branch(frame: Frame): i32 {
    if (Run.expanded >= Run.maxExpanded) return Status.NODE_LIMIT;
    if (!Frames.ensure(Search.depth + 1)) return Status.MEMORY_LIMIT;
    Run.expanded++;
    Lagrangian.evaluate(frame);
    Branching.choose(frame, i64(Search.limitOf(frame) - frame.spent) * i64(FOLD) * i64(Search.unit));
    Run.generated += u64(frame.branches);
    Search.frontier += u64(frame.branches);
    Run.sawFrontier(Search.frontier);
    Run.deepest = max(Run.deepest, u32(frame.depth));
    frame.stage = Stage.TRY;
    return Status.RUNNING;
  }

  /** Begins the next child of a frame that has branched. */
  static tryNext(frame: Frame): i32 {
    if (frame.next == frame.branches || frame.best <= frame.lowerBound) {
      Search.leave(frame, true);
      return Status.RUNNING;
    }
    const shape = Search.candidate(frame, frame.next++);
    Search.frontier--;
    const limit = Search.limitOf(frame) - frame.spent - i32(Problem.shape(shape).folds) * Search.unit;
    if (limit < 0) return Status.RUNNING;
    if (!Frames.ensure(Search.depth + 1)) return Status.MEMORY_LIMIT;
    const parent = Frames.at(Search.depth);
    const child = Frames.at(++Search.depth);
    FrameSetup.openChild(child, parent, limit, shape, Search.unit);
    return Status.RUNNING;
  }

  @inline
  static candidate(frame: Frame, number: i32): i32 {
    return i32(load<u16>(Frames.candidatesOf(frame) + ((<usize>number) << 1)));
  }

  /** Only what is better than the best so far is looked for. */
  @inline
  static limitOf(frame: Frame): i32 {
    return min(frame.limit, frame.best - 1);
  }

  /** Finds what each component costs at the least, under the multipliers of the frame. */
  static boundComponents(frame: Frame): void {
    const isBounded = Search.unit != 0 && Search.has(Without.MULTIPLIERS);
    if (isBounded) {
      Lagrangian.open(frame, 1);
      Lagrangian.evaluate(frame);
    }
    for (let component = 0; component < frame.branches; component++) {
      Frames.setComponentBound(
        frame,
        component,
        isBounded ? max(0, Lagrangian.folds(Components.lagrangianBound(frame, component))) : 0,
      );
    }
  }

  /** Begins the component that has the fewest shapes of those that are left. */
  static nextComponent(frame: Frame): i32 {
    let smallest = -1;
    let spent = frame.spent;
    for (let component = 0; component < frame.branches; component++) {
      spent += Frames.componentBound(frame, component);
      const size = Frames.componentSize(frame, component);
      if (size >= 0 && (smallest < 0 || size < Frames.componentSize(frame, smallest))) smallest = component;
    }
    if (smallest < 0) {
      frame.best = spent;
      Search.leave(frame, true);
      return Status.RUNNING;
    }
    Search.raise(frame, spent);
    if (spent > frame.limit) {
      Search.leave(frame, true);
      return Status.RUNNING;
    }
    const limit = frame.limit - spent + Frames.componentBound(frame, smallest);
    if (!Frames.ensure(Search.depth + 1)) return Status.MEMORY_LIMIT;
    const parent = Frames.at(Search.depth);
    Components.gatherCells(parent, smallest);
    const child = Frames.at(++Search.depth);
    parent.next = smallest;
    Frames.setComponentSize(parent, smallest, -1);
    FrameSetup.open(child, limit, parent.depth, ++Search.roots);
    memory.copy(Frames.cells(child), Components.cells, (<usize>Problem.words) << 3);
    memory.copy(Frames.multipliersOf(child), Frames.multipliersOf(parent), Problem.placeBytes);
    for (let index = 0; index < parent.open; index++) {
      if (Frames.componentOf(parent, index) == smallest) FrameSetup.addAllShapes(child, Frames.id(parent, index));
    }
    return Status.RUNNING;
  }

  /** The frame is done with: its parent takes what has come of it. */
  static leave(frame: Frame, isProof: bool): void {
    if (frame.stage == Stage.TRY) Search.frontier -= u64(frame.branches - frame.next);
    let best = frame.best;
    if (isProof && Search.has(Without.TRANSPOSITIONS)) {
      const unit = Search.unit;
      const bound = best == NEVER ? (unit == 0 ? NEVER : frame.limit + 1 - frame.spent) : best - frame.spent;
      if (best == NEVER || unit != 0) TranspositionTable.keep(frame, bound);
    }
    if (Search.depth == 0) {
      Search.isOver = true;
      return;
    }
    const child = Frames.at(Search.depth);
    const parent = Frames.at(--Search.depth);
    if (parent.stage == Stage.TRY) Search.takeChild(parent, child, best);
    else Search.takeComponent(parent, child, best);
  }

  static takeChild(parent: Frame, child: Frame, cost: i32): void {
    parent.isRelative |= child.isRelative;
    if (cost == NEVER) return;
    const shape = Search.candidate(parent, parent.next - 1);
    const group = i32(Problem.shape(shape).group);
    const total = parent.spent + cost + i32(Problem.shape(shape).folds) * Search.unit;
    if (total > Search.limitOf(parent)) return;
    parent.best = total;
    for (let index = 0; index < parent.open; index++) {
      const id = Frames.id(parent, index);
      Frames.setChoice(parent, id, id == group ? shape : Frames.choice(child, id));
    }
    if (Search.depth == 0) Search.improved = true;
  }

  static takeComponent(parent: Frame, child: Frame, cost: i32): void {
    if (cost == NEVER) {
      Search.leave(parent, true);
      return;
    }
    const component = parent.next;
    Frames.setComponentBound(parent, component, cost);
    for (let index = 0; index < parent.open; index++) {
      if (Frames.componentOf(parent, index) != component) continue;
      const id = Frames.id(parent, index);
      Frames.setChoice(parent, id, Frames.choice(child, id));
    }
  }
}
