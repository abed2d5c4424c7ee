// Break the Ice: packed states, moves and estimates, as a struct over the level's image. The image is made by
// src/puzzles/break-the-ice/packed.ts, and the twin is game.ts there.
//
// A state has 4 bits a cell, a column being one word or, with more than eight rows, two. Columns are worked on as 64
// bits each, all cells at once: a move changes one or two of them by shifts, and whether that makes a run is seen by
// comparing them with each other and with what is known of their neighbours. Only then is the whole board looked at.
import { Edge, Estimate, Game } from "../../search/game";
import { Colours } from "./colours";
import { Column } from "./column";
import { GROUPING_BYTES, Grouping, HOPELESS, MOST_GROUPED } from "./grouping";
import { IceLevel } from "./level";
import { BOARD_BYTES, FIRST, Settling } from "./settling";

const DOWN: i32 = 1;
const LEFT: i32 = 2;
const RIGHT: i32 = 3;

const BLOCKS: u32 = 1;
const COLORS: u32 = 2;
const CHAINS: u32 = 3;
const COLUMNS: u32 = 4;

/** The scratch begins with four boards; then come, for `columns`, the blocks of each colour, 8 bytes for 4 bits a column
 *  and 4 for all of them; then a successor with its edge, for `chains`; then what Grouping needs. */
const COUNTS_BYTES: u32 = 16 * 8;
const TOTALS_BYTES: u32 = 16 * 4;
const SUCCESSOR_BYTES: u32 = 16 * 8 + 16;

@final
export class BreakTheIce extends IceLevel implements Game {
  /** The first columns of the boards: the state, what a move makes of it, the cells that burst, and those cells of the
   *  state that have a block of their colour on the right. */
  static board: usize = 0;
  static outcome: usize = 0;
  static marks: usize = 0;
  static beside: usize = 0;
  static counts: usize = 0;
  static totals: usize = 0;
  /** The successors that moves are made into; while they are only tried, all in the same place. */
  static to: usize = 0;
  static step: usize = 0;
  /** Whether the state is dead, and so what a move makes of it if nothing bursts. */
  static dead: bool = false;
  /** There may be runs that a move has nothing to do with. */
  static everywhere: bool = false;
  static mostBurst: i32 = 0;

  @inline
  words(): i32 {
    return i32(this.wordCount);
  }

  @inline
  mostSuccessors(): i32 {
    return i32(this.maxSuccessors);
  }

  @inline
  denseStates(): u32 {
    return 0;
  }

  scratchBytes(): u32 {
    const own = 4 * BOARD_BYTES + COUNTS_BYTES + TOTALS_BYTES + SUCCESSOR_BYTES;
    return own + (this.heuristic == COLUMNS ? GROUPING_BYTES : 0);
  }

  begin(scratch: usize): void {
    memory.fill(scratch, 0, 4 * BOARD_BYTES);
    BreakTheIce.board = scratch + FIRST;
    BreakTheIce.outcome = BreakTheIce.board + BOARD_BYTES;
    BreakTheIce.marks = BreakTheIce.outcome + BOARD_BYTES;
    BreakTheIce.beside = BreakTheIce.marks + BOARD_BYTES;
    BreakTheIce.counts = scratch + 4 * BOARD_BYTES;
    BreakTheIce.totals = BreakTheIce.counts + COUNTS_BYTES;
    const rest = BreakTheIce.totals + TOTALS_BYTES + SUCCESSOR_BYTES;
    if (this.heuristic != COLUMNS) return;
    Grouping.begin(this.table(this.automaton), this.automatonBytes, this.table(this.flags), this.columns, rest);
  }

  writeRoot(state: usize): void {
    memory.copy(state, this.table(this.root), (<usize>this.wordCount) << 2);
  }

  isDead(state: usize): bool {
    Colours.begin();
    for (let column: u32 = 0; column < this.columns; column++) Colours.add(this.column(state, column));
    return Colours.isDead();
  }

  @inline
  isSolved(state: usize): bool {
    const end = state + ((<usize>this.wordCount) << 2);
    for (let at = state; at < end; at += 4) if (load<u32>(at) != 0) return false;
    return true;
  }

  expand(state: usize, out: usize): i32 {
    const stride = ((<usize>this.wordCount) << 2) + 4;
    BreakTheIce.to = out;
    BreakTheIce.step = stride;
    this.makeMoves(state);
    return i32(u32(BreakTheIce.to - out) / u32(stride));
  }

  private makeMoves(state: usize): void {
    const board = BreakTheIce.board;
    this.open(state);
    BreakTheIce.dead = this.isDead(state);
    let top: u64 = 0;
    for (let column: u32 = 0; column < this.columns; column++) top |= load<u64>(board + ((<usize>column) << 3));
    for (let height = top == 0 ? -1 : i32((63 - clz(top)) >> 2); height >= 0; height--) {
      let number = i32((this.rows - 1 - u32(height)) * this.columns) << 2;
      const shift = (<u64>height) << 2;
      for (let column: u32 = 0; column < this.columns; column++, number += 4) {
        const block = (load<u64>(board + ((<usize>column) << 3)) >> shift) & 15;
        if (block != 0) this.makeMovesOf(state, block, column, shift, number);
      }
    }
  }

  /** Unpacks a state that is not dead and works out what every move needs. */
  open(state: usize): void {
    const board = BreakTheIce.board;
    for (let column: u32 = 0; column < this.columns; column++) {
      store<u64>(board + ((<usize>column) << 3), this.column(state, column));
    }
    const end = (<usize>this.columns) << 3;
    for (let c: usize = 0; c < end; c += 8) {
      store<u64>(BreakTheIce.beside + c, Column.alike(load<u64>(board + c), load<u64>(board + c, 8)));
    }
    BreakTheIce.dead = false;
    BreakTheIce.mostBurst = 0;
    BreakTheIce.everywhere = this.startsWithRuns != 0 && Settling.markRuns(board, BreakTheIce.marks, end);
  }

  @inline
  private makeMovesOf(state: usize, block: u64, column: u32, shift: u64, number: i32): void {
    const board = BreakTheIce.board + ((<usize>column) << 3);
    const cells = load<u64>(board);
    const below = ((cells << 4) >> shift) & 15;
    if (below != 0 && below != block) {
      const change = (block ^ below) << shift;
      this.makeMove(state, column, cells ^ change ^ (change >> 4), number | DOWN);
    }
    const stretches = this.table(this.stretches) + 128 + ((<usize>column) << 7) + ((<usize>shift) << 1);
    const left = load<u64>(board - 8);
    const leftStretch = load<u64>(stretches - 128);
    if (((left >> shift) & 15) == 0 && leftStretch != 0) {
      const rest = Column.without(cells, shift, load<u64>(stretches));
      this.makeMoveBeside(state, column - 1, Column.withBlock(left, block, leftStretch), rest, number | LEFT);
    }
    const right = load<u64>(board, 8);
    const other = (right >> shift) & 15;
    if (other != 0) {
      if (other == block) return;
      const change = (block ^ other) << shift;
      this.makeMoveBeside(state, column, cells ^ change, right ^ change, number | RIGHT);
      return;
    }
    const rightStretch = load<u64>(stretches, 128);
    if (rightStretch == 0) return;
    const rest = Column.without(cells, shift, load<u64>(stretches));
    this.makeMoveBeside(state, column, rest, Column.withBlock(right, block, rightStretch), number | RIGHT);
  }

  /** Gives the open state other cells in a column and the next. */
  put(column: u32, cells: u64, next: u64): void {
    const at = (<usize>column) << 3;
    const board = BreakTheIce.board + at;
    const beside = BreakTheIce.beside + at;
    store<u64>(board, cells);
    store<u64>(board, next, 8);
    store<u64>(beside - 8, Column.alike(load<u64>(board - 8), cells));
    store<u64>(beside, Column.alike(cells, next));
    store<u64>(beside, Column.alike(next, load<u64>(board, 16)), 8);
  }

  /** Whether something bursts when the open state has these cells in a column. */
  @inline
  bursts(column: u32, cells: u64): bool {
    const at = (<usize>column) << 3;
    const board = BreakTheIce.board + at;
    const beside = BreakTheIce.beside + at;
    const left = Column.alike(load<u64>(board - 8), cells);
    const right = Column.alike(cells, load<u64>(board, 8));
    const runs = Column.runs(cells) | (left & right) | (left & load<u64>(beside - 16)) | (right & load<u64>(beside, 8));
    return runs != 0 || BreakTheIce.everywhere;
  }

  /** The same for a column and the one on its right. */
  @inline
  burstsBeside(column: u32, cells: u64, next: u64): bool {
    const at = (<usize>column) << 3;
    const board = BreakTheIce.board + at;
    const beside = BreakTheIce.beside + at;
    const left = Column.alike(load<u64>(board - 8), cells);
    const middle = Column.alike(cells, next);
    const right = Column.alike(next, load<u64>(board, 16));
    const along = (left & (middle | load<u64>(beside - 16))) | (right & (middle | load<u64>(beside, 16)));
    return (Column.runs(cells) | Column.runs(next) | along) != 0 || BreakTheIce.everywhere;
  }

  /** A move that changes one column. */
  makeMove(state: usize, column: u32, cells: u64, number: i32): void {
    this.make(state, column, cells, number, this.bursts(column, cells));
  }

  /** A move that changes a column and the one on its right. */
  makeMoveBeside(state: usize, column: u32, cells: u64, next: u64, number: i32): void {
    this.makeBeside(state, column, cells, next, number, this.burstsBeside(column, cells, next));
  }

  /** The same where it is known whether something bursts. */
  make(state: usize, column: u32, cells: u64, number: i32, bursts: bool): void {
    if (bursts) {
      this.copyBoard();
      store<u64>(BreakTheIce.outcome + ((<usize>column) << 3), cells);
      this.finish(number);
      return;
    }
    const to = this.copyState(state, number);
    this.storeColumn(to, column, cells);
  }

  makeBeside(state: usize, column: u32, cells: u64, next: u64, number: i32, bursts: bool): void {
    if (bursts) {
      const at = (<usize>column) << 3;
      this.copyBoard();
      store<u64>(BreakTheIce.outcome + at, cells);
      store<u64>(BreakTheIce.outcome + at, next, 8);
      this.finish(number);
      return;
    }
    const to = this.copyState(state, number);
    this.storeColumn(to, column, cells);
    this.storeColumn(to, column + 1, next);
  }

  @inline
  private copyBoard(): void {
    const end = (<usize>this.columns) << 3;
    for (let c: usize = 0; c < end; c += 8) {
      store<u64>(BreakTheIce.outcome + c, load<u64>(BreakTheIce.board + c));
    }
  }

  /** Writes a successor that is the state so far, with its edge, and returns its place. */
  @inline
  private copyState(state: usize, number: i32): usize {
    const to = BreakTheIce.to;
    const bytes = (<usize>this.wordCount) << 2;
    let at: usize = 0;
    for (; at + 8 <= bytes; at += 8) store<u64>(to + at, load<u64>(state + at));
    if (at < bytes) store<u32>(to + at, load<u32>(state + at));
    store<u32>(to + bytes, Edge.of(number, 1, BreakTheIce.dead));
    BreakTheIce.to = to + BreakTheIce.step;
    return to;
  }

  /** Settles the outcome of a move that has made a run and writes it. */
  private finish(number: i32): void {
    const outcome = BreakTheIce.outcome;
    const stretches = this.table(this.stretches) + 128;
    const to = BreakTheIce.to;
    let isDead = true;
    if (Settling.settle(outcome, BreakTheIce.marks, i32(this.columns), this.isConnected != 0, stretches)) {
      if (Settling.firstBurst > BreakTheIce.mostBurst) BreakTheIce.mostBurst = Settling.firstBurst;
      Colours.begin();
      for (let column: u32 = 0; column < this.columns; column++) {
        const cells = load<u64>(outcome + ((<usize>column) << 3));
        Colours.add(cells);
        this.storeColumn(to, column, cells);
      }
      isDead = Colours.isDead();
    }
    store<u32>(to + ((<usize>this.wordCount) << 2), Edge.of(number, 1, isDead));
    BreakTheIce.to = to + BreakTheIce.step;
  }

  estimate(state: usize, _move: i32): u32 {
    switch (this.heuristic) {
      case BLOCKS:
        return this.countBlocks(state);
      case COLORS:
        return this.colorsLeft(state);
      case CHAINS:
        return this.chains(state);
      default:
        return this.farthest(state);
    }
  }

  countBlocks(state: usize): u32 {
    let blocks: u64 = 0;
    for (let column: u32 = 0; column < this.columns; column++) {
      blocks += popcnt(Column.blocks(this.column(state, column)));
    }
    return u32(blocks);
  }

  private colorsLeft(state: usize): u32 {
    const blocks = this.countBlocks(state);
    this.isDead(state);
    const at = u32(Colours.count()) * (this.blocksAtStart + 1) + blocks;
    return load<u32>(this.table(this.colors) + ((<usize>at) << 2));
  }

  private chains(state: usize): u32 {
    const blocks = this.countBlocks(state);
    if (blocks == 0) return 0;
    BreakTheIce.to = BreakTheIce.totals + TOTALS_BYTES;
    BreakTheIce.step = 0;
    this.makeMoves(state);
    const most = u32(BreakTheIce.mostBurst);
    return most == 0 ? 2 : min((blocks + most - 1) / most, this.budget);
  }

  private farthest(state: usize): u32 {
    const counts = BreakTheIce.counts;
    const totals = BreakTheIce.totals;
    memory.fill(counts, 0, COUNTS_BYTES + TOTALS_BYTES);
    for (let column: u32 = 0; column < this.columns; column++) {
      const one = (<u64>1) << ((<u64>column) << 2);
      for (let cells = this.column(state, column); cells != 0; cells >>= 4) {
        const colour = <usize>(cells & 15);
        store<u64>(counts + (colour << 3), load<u64>(counts + (colour << 3)) + one);
        store<u32>(totals + (colour << 2), load<u32>(totals + (colour << 2)) + 1);
      }
    }
    let farthest: u32 = 0;
    let sum: u32 = 0;
    for (let colour: usize = 1; colour < 16; colour++) {
      const total = load<u32>(totals + (colour << 2));
      if (total == 0) continue;
      if (total < 3) return Estimate.NEVER;
      const distance = total > MOST_GROUPED ? 0 : Grouping.distance(load<u64>(counts + (colour << 3)), total);
      if (distance == HOPELESS) return Estimate.NEVER;
      sum += distance;
      farthest = max(farthest, max(distance, 1));
    }
    return max(farthest, (sum + 1) >> 1);
  }

  @inline
  column(state: usize, column: u32): u64 {
    if (this.isWide != 0) return load<u64>(state + ((<usize>column) << 3));
    return load<u32>(state + ((<usize>column) << 2));
  }

  @inline
  private storeColumn(state: usize, column: u32, cells: u64): void {
    if (this.isWide != 0) store<u64>(state + ((<usize>column) << 3), cells);
    else store<u32>(state + ((<usize>column) << 2), <u32>cells);
  }
}
