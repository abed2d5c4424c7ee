// Break the Ice: best-first search with partial expansion, by the bound of flow.ts, which is consistent.
//
// For f = the bound of the start, and on: whatever can lie on a way of cost f is looked at, the fewest blocks first, the last
// found first. Of a state's children only those are made whose cost so far and bound come to no more than f; a state that
// withheld a child waits for the f at which it may come. The first f at which the board becomes empty is the optimum, for
// all less has been looked at in full; where nothing waits, there is no solution. A state that is reached at less cost than
// before is looked at anew: the order is not by cost.
//
// An expansion is one look at a state for one f. The image is that of the game with two more tables: the readings, and a mask of
// what is left out.
import { Region, Regions } from "../../memory/regions";
import { BreakTheIce } from "../../puzzles/break-the-ice";
import { Column } from "../../puzzles/break-the-ice/column";
import { Note } from "../../search/game";
import { Nodes } from "../../search/node-table";
import { Run, Status } from "../../search/run";
import { Successors } from "../../search/successors";
import { Method } from "../method";
import { FLOW_BYTES, Flow, NEVER } from "./flow";
import { TARGETS_BYTES, Targets } from "./targets";
import { VERDICTS_BYTES, Verdicts } from "./verdicts";
import { Waiting } from "./waiting";

const DOWN: i32 = 1;
const LEFT: i32 = 2;
const RIGHT: i32 = 3;

/** Bits of what is left out, in the order of `ingredients` in src/methods/boundary-flow. */
const FLOW: u32 = 1;
const HALVES: u32 = 2;
const PARTIAL: u32 = 4;
const MEMO: u32 = 8;

/** Where the offsets of the method's own tables are, after the game's. */
const READINGS: usize = 0;
const WITHOUT: usize = 4;

/** What a node notes: its parent, its cost, and 1 + the bound up to which its children have been made, or 0. */
const NOTE: i32 = 8;
const COST: usize = 4;
const TOLD: usize = 6;
/** A solution of so many moves is beyond what 16 bits hold. */
const MOST_COST: u32 = 0x3ff0;
/** A limit that lets all children pass. */
const ALL: u32 = 0x7ff0;

@final
export class BoundaryFlow implements Method {
  static without: u32 = 0;
  /** The children of a state that are looked for: up to this bound, and those above the other that burst nothing. */
  static limit: u32 = 0;
  static told: u32 = 0;
  /** The least bound of a child that has been withheld. */
  static withheld: u32 = 0;

  begin(): i32 {
    Run.begin();
    const game = this.game();
    const rootBytes = (u32(game.words()) * 4 + 15) & ~15;
    const gameBytes = (game.scratchBytes() + 15) & ~15;
    const bytes = u64(rootBytes + gameBytes + TARGETS_BYTES + FLOW_BYTES + VERDICTS_BYTES);
    if (!Regions.resize(Region.SCRATCH, bytes)) return Status.MEMORY_LIMIT;
    const root = Regions.start(Region.SCRATCH);
    const targets = root + <usize>(rootBytes + gameBytes);
    game.begin(root + <usize>rootBytes);
    BoundaryFlow.without = load<u32>(this.table(WITHOUT));
    Targets.begin(targets, this.table(READINGS), game.table(game.flags), game.columns);
    Flow.begin(targets + <usize>TARGETS_BYTES);
    Flow.hasFlow = (BoundaryFlow.without & FLOW) == 0;
    Flow.hasHalves = (BoundaryFlow.without & HALVES) == 0;
    Flow.hasMemo = (BoundaryFlow.without & MEMO) == 0;
    Verdicts.begin(targets + <usize>(TARGETS_BYTES + FLOW_BYTES));
    if (!Successors.begin<BreakTheIce>(game)) return Status.MEMORY_LIMIT;
    game.writeRoot(root);
    return this.beginAt(root);
  }

  private beginAt(root: usize): i32 {
    const game = this.game();
    if (game.isDead(root)) return Status.UNSOLVABLE;
    const flow = Verdicts.open(game, root, NEVER - 1);
    if (flow == NEVER) return Status.UNSOLVABLE;
    const bound = max(1, flow);
    Run.lowerBound = bound;
    const blocks = game.countBlocks(root);
    Waiting.begin(bound, blocks);
    if (!Nodes.begin(game.words(), NOTE, 0, false)) return Status.MEMORY_LIMIT;
    const hash = Nodes.hash(root);
    Nodes.find(root, hash);
    return this.keep(root, hash, Nodes.NONE, 0, bound, blocks) ? Status.RUNNING : Status.MEMORY_LIMIT;
  }

  run(budget: i32): i32 {
    let left = budget;
    while (left > 0) {
      if (Waiting.now == 0) {
        if (Waiting.later == 0) return Run.ranDry();
        Waiting.next();
      }
      if (Waiting.cost > Run.bound) {
        Run.cut = true;
        return Run.ranDry();
      }
      Run.lowerBound = Waiting.cost;
      if (Run.expanded == Run.maxExpanded) return Status.NODE_LIMIT;
      const number = Waiting.pop();
      const note = Nodes.noteAt(number);
      const cost: u32 = load<u16>(note, COST);
      // It has been looked at since it was put there.
      if (cost + load<u16>(note, TOLD) >= Waiting.cost) continue;
      const status = this.expand(number, cost);
      if (status != Status.RUNNING) return status;
      left--;
    }
    return Status.RUNNING;
  }

  private expand(number: u32, cost: u32): i32 {
    Run.expanded++;
    if (cost > Run.deepest) Run.deepest = cost;
    if (cost >= MOST_COST) return Status.MEMORY_LIMIT;
    if (!Targets.isAmple()) {
      Targets.forget();
      Flow.forget();
    }
    const state = Nodes.at(number);
    const told: u32 = load<u16>(Nodes.noteAt(number), TOLD);
    const limit = this.isPartial() ? Waiting.cost - cost - 1 : ALL;
    store<u16>(Nodes.noteAt(number), <u16>(limit + 1), TOLD);
    BoundaryFlow.limit = limit;
    BoundaryFlow.told = told;
    BoundaryFlow.withheld = NEVER;
    const blocks = this.game().countBlocks(state);
    this.makeChildren(state);
    Successors.touch();
    for (let i = 0; i < Successors.count; i++) {
      const status = this.takeIn(i, number, cost + 1, blocks);
      if (status != Status.RUNNING) return status;
    }
    if (BoundaryFlow.withheld != NEVER) {
      if (!this.wait(cost + 1 + BoundaryFlow.withheld, blocks, number)) return Status.MEMORY_LIMIT;
    }
    Run.sawWaiting(Waiting.now + Waiting.later);
    return Status.RUNNING;
  }

  /** Makes the children that the verdicts let pass. */
  private makeChildren(state: usize): void {
    const game = this.game();
    game.open(state);
    BreakTheIce.to = Successors.at(0);
    BreakTheIce.step = <usize>Successors.stride;
    const own = Verdicts.open(game, state, BoundaryFlow.limit);
    const columns = game.columns;
    if (this.isWanted(own)) {
      const isQuietWanted = this.isQuietWanted(own);
      for (let column: u32 = 0; column < columns; column++) this.makeVertical(state, column, isQuietWanted);
    }
    for (let column: u32 = 0; column + 1 < columns; column++) this.makeSideways(state, column);
    Successors.count = i32(u32(BreakTheIce.to - Successors.at(0)) / Successors.stride);
  }

  /** Whether children with this bound are made now; if not, it is noted when they would be. */
  @inline
  private isWanted(bound: u32): bool {
    if (bound <= BoundaryFlow.limit) return true;
    if (bound < BoundaryFlow.withheld) BoundaryFlow.withheld = bound;
    return false;
  }

  /** The same for children that burst nothing: they need one more move at least, and are not made twice, unless the bound
   *  may have been higher the first time. */
  @inline
  private isQuietWanted(bound: u32): bool {
    const atLeast = max(1, bound);
    return (atLeast >= BoundaryFlow.told || Targets.ranOut) && this.isWanted(atLeast);
  }

  private makeVertical(state: usize, column: u32, isQuietWanted: bool): void {
    const game = this.game();
    const cells = load<u64>(BreakTheIce.board + ((<usize>column) << 3));
    let upper = Column.blocks(cells) & (Column.blocks(cells) << 4) & Column.blocks(cells ^ (cells << 4));
    for (; upper != 0; upper &= upper - 1) {
      const shift = ctz(upper);
      const change = ((cells >> shift) ^ (cells >> (shift - 4))) & 15;
      const swapped = cells ^ (change << shift) ^ (change << (shift - 4));
      if (!isQuietWanted && !game.bursts(column, swapped)) continue;
      game.makeMove(state, column, swapped, this.numberOf(shift, column) | DOWN);
    }
  }

  /** Moves over the boundary on the right of a column. */
  private makeSideways(state: usize, column: u32): void {
    const game = this.game();
    const board = BreakTheIce.board + ((<usize>column) << 3);
    const cells = load<u64>(board);
    const next = load<u64>(board, 8);
    const stretches = game.table(game.stretches) + 128 + ((<usize>column) << 7);
    Verdicts.openBoundary(column);
    let differing = Column.blocks(cells ^ next);
    for (; differing != 0; differing &= differing - 1) {
      const shift = ctz(differing);
      const left = (cells >> shift) & 15;
      const right = (next >> shift) & 15;
      const stretch = load<u64>(stretches + <usize>(shift << 1));
      const nextStretch = load<u64>(stretches + <usize>(shift << 1), 128);
      if (stretch == 0 || nextStretch == 0) continue;
      const bound = Verdicts.of(left, right);
      if (bound == NEVER || !this.isWanted(bound)) continue;
      let cellsAfter: u64 = 0;
      let nextAfter: u64 = 0;
      let number = this.numberOf(shift, column) | RIGHT;
      if (left == 0) {
        cellsAfter = Column.withBlock(cells, right, stretch);
        nextAfter = Column.without(next, shift, nextStretch);
        number = (number + 4 - RIGHT) | LEFT;
      } else if (right == 0) {
        cellsAfter = Column.without(cells, shift, stretch);
        nextAfter = Column.withBlock(next, left, nextStretch);
      } else {
        const change = (left ^ right) << shift;
        cellsAfter = cells ^ change;
        nextAfter = next ^ change;
      }
      if (!game.burstsBeside(column, cellsAfter, nextAfter) && !this.isQuietWanted(bound)) continue;
      game.makeMoveBeside(state, column, cellsAfter, nextAfter, number);
    }
  }

  /** The number of the moves of a block; its direction is still to be put in. */
  @inline
  private numberOf(shift: u64, column: u32): i32 {
    const game = this.game();
    return i32((game.rows - 1 - u32(shift >> 2)) * game.columns + column) << 2;
  }

  private takeIn(index: i32, parent: u32, cost: u32, parentBlocks: u32): i32 {
    Run.generated++;
    const note = Successors.note(index);
    if (Note.isDead(note)) return Status.RUNNING;
    const game = this.game();
    const state = Successors.at(index);
    const blocks = game.countBlocks(state);
    const hash = Successors.hash(index);
    let at = Waiting.cost;
    if (blocks != 0 && (blocks < parentBlocks || BreakTheIce.everywhere || !this.isPartial())) {
      const flow = Verdicts.open(game, state, BoundaryFlow.limit);
      const bound = max(1, flow);
      if (bound == NEVER || !this.isWanted(bound)) return Status.RUNNING;
      if (cost + bound > at) at = cost + bound;
    }
    const known = Nodes.find(state, hash);
    if (known == Nodes.NONE) {
      if (!this.keep(state, hash, parent, cost, at, blocks)) return Status.MEMORY_LIMIT;
      if (blocks != 0) return Status.RUNNING;
      Run.goal = Nodes.count - 1;
      return Status.SOLVED;
    }
    const had = Nodes.noteAt(known);
    if (cost >= <u32>load<u16>(had, COST)) return Status.RUNNING;
    store<u32>(had, parent);
    store<u16>(had, <u16>cost, COST);
    store<u16>(had, 0, TOLD);
    return this.wait(at, blocks, known) ? Status.RUNNING : Status.MEMORY_LIMIT;
  }

  private keep(state: usize, hash: u64, parent: u32, cost: u32, at: u32, blocks: u32): bool {
    const number = Nodes.insert(state, hash);
    if (number == Nodes.NONE) return false;
    const note = Nodes.noteAt(number);
    store<u32>(note, parent);
    store<u32>(note, cost, COST);
    Run.stored++;
    return blocks == 0 || this.wait(at, blocks, number);
  }

  /** False where there is no memory. */
  @inline
  private wait(at: u32, blocks: u32, number: u32): bool {
    if (at <= Run.bound) return Waiting.push(at, blocks, number);
    Run.cut = true;
    return true;
  }

  writeMoves(): i32 {
    const game = this.game();
    const count = load<u16>(Nodes.noteAt(Run.goal), COST);
    if (!Regions.ensure(Region.STACK, u64(count) << 2)) return -1;
    let at = Run.goal;
    for (let i = i32(count) - 1; i >= 0; i--) {
      const parent = load<u32>(Nodes.noteAt(at));
      const move = Successors.moveBetween<BreakTheIce>(game, Nodes.at(parent), Nodes.at(at));
      store<u32>(Regions.start(Region.STACK) + ((<usize>i) << 2), u32(move));
      at = parent;
    }
    return i32(count);
  }

  @inline
  private isPartial(): bool {
    return (BoundaryFlow.without & PARTIAL) == 0;
  }

  @inline
  private game(): BreakTheIce {
    return changetype<BreakTheIce>(this);
  }

  /** A table that comes after those of the game. */
  @inline
  private table(offset: usize): usize {
    const at = changetype<usize>(this);
    return at + <usize>load<u32>(at + offsetof<BreakTheIce>() + offset);
  }
}
