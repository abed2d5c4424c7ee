// Roll the Block: packed states, rolls and estimates, as a struct over the level's image. The image is made by
// src/puzzles/roll-the-block/packed.ts, and the twin is game.ts there.
//
// A pose is 4 * cell + shape and lies in the lowest bits of the first word, so a roll adds a constant to the word. The
// rest of the state changes only where a landing is eventful, by rules that are masks over its words.
import { Game } from "../../search/game";

export const UPRIGHT: u32 = 0;
export const IN_ROW: u32 = 1;
export const IN_COLUMN: u32 = 2;
export const HALVES: u32 = 3;

/** A shape may land: shifted left by the shape, in the byte of a cell. */
export const LANDS: u32 = 0x01;
/** Bridges decide whether it is carried, or something happens. */
export const EVENTFUL: u32 = 0x10;

const DISTANCE: u32 = 1;
const MANHATTAN: u32 = 3;

@final
export class RollTheBlock implements Game {
  wordCount: u32;
  maxSuccessors: u32;
  denseCount: u32;
  width: u32;
  poseMask: u32;
  otherWord: u32;
  otherShift: u32;
  otherMask: u32;
  target: u32;
  lowerCost: u32;
  heuristic: u32;
  factor: u32;
  divisor: u32;
  addedLying: u32;
  apart: u32;
  targetRow: i32;
  targetColumn: i32;
  top: i32;
  bottom: i32;
  left: i32;
  right: i32;
  afterSplit: i32;
  pairsFrom: u32;
  pairStride: u32;
  /** From here on, offsets of tables. */
  root: u32;
  /** For each shape of the whole block and direction, what makes the first word of a successor and its edge from the first
   *  word of a state, by one addition. */
  rolls: u32;
  /** For each direction, how far a half rolls. */
  halfSteps: u32;
  landings: u32;
  kinds: u32;
  rules: u32;
  costs: u32;

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
    return this.denseCount;
  }

  scratchBytes(): u32 {
    return 0;
  }

  begin(_scratch: usize): void {}

  writeRoot(state: usize): void {
    store<u32>(state, load<u32>(this.table(this.root)));
    Words.copyRest(state, this.table(this.root), this.wordCount);
  }

  @inline
  isDead(_state: usize): bool {
    return false;
  }

  @inline
  isSolved(state: usize): bool {
    return (load<u32>(state) & this.poseMask) == this.target;
  }

  expand(state: usize, out: usize): i32 {
    const shape = load<u32>(state) & this.poseMask & 3;
    if (shape == HALVES) return this.rollHalves(state, out);
    const rolls = this.table(this.rolls) + ((<usize>shape) << 5);
    return this.wordCount == 1 ? this.rollWord(load<u32>(state), rolls, out) : this.rollWords(state, rolls, out);
  }

  /** The rolls of a block whose state is one word. */
  @inline
  private rollWord(word: u32, rolls: usize, out: usize): i32 {
    const poseMask = this.poseMask;
    const landings = this.table(this.landings);
    let to = out;
    to = this.rolledWord(u64(word) + load<u64>(rolls), poseMask, landings, to);
    to = this.rolledWord(u64(word) + load<u64>(rolls, 8), poseMask, landings, to);
    to = this.rolledWord(u64(word) + load<u64>(rolls, 16), poseMask, landings, to);
    to = this.rolledWord(u64(word) + load<u64>(rolls, 24), poseMask, landings, to);
    return i32((to - out) >> 3);
  }

  /** Writes a successor and its edge. Where it falls, the next is written over it: that is no branch, for nobody could
   *  predict it. */
  @inline
  private rolledWord(rolled: u64, poseMask: u32, landings: usize, to: usize): usize {
    store<u64>(to, rolled);
    const pose = u32(rolled) & poseMask;
    const landing = Landing.in(landings, pose >> 2, pose & 3);
    if (landing > LANDS) return this.lands(pose, to) ? to + 8 : to;
    return to + <usize>(landing << 3);
  }

  private rollWords(state: usize, rolls: usize, out: usize): i32 {
    const words = this.wordCount;
    const poseMask = this.poseMask;
    const landings = this.table(this.landings);
    const first = u64(load<u32>(state));
    let to = out;
    let count: u32 = 0;
    for (let roll: usize = 0; roll < 32; roll += 8) {
      const rolled = first + load<u64>(rolls + roll);
      const pose = u32(rolled) & poseMask;
      let landing = Landing.in(landings, pose >> 2, pose & 3);
      store<u32>(to, u32(rolled));
      Words.copyRest(to, state, words);
      if (landing > LANDS) landing = u32(this.lands(pose, to));
      const edge = to + ((<usize>words) << 2);
      store<u32>(edge, u32(rolled >> 32));
      to = landing == 0 ? to : edge + 4;
      count += landing;
    }
    return i32(count);
  }

  private rollHalves(state: usize, out: usize): i32 {
    const words = this.wordCount;
    const steps = this.table(this.halfSteps);
    const landings = this.table(this.landings);
    const width = this.width;
    const first = load<u32>(state);
    const rest = first & ~this.poseMask;
    const otherAt = (<usize>this.otherWord) << 2;
    const otherShift = this.otherShift;
    const otherRest = ~(this.otherMask << otherShift);
    const edge = this.lowerCost << 16;
    let rolling = (first & this.poseMask) >> 2;
    let waiting = this.otherCell(state);
    let to = out;
    let count: u32 = 0;
    for (let move: u32 = 0; move < 8; move++) {
      if (move == 4) {
        const half = rolling;
        rolling = waiting;
        waiting = half;
      }
      const next = rolling + load<u32>(steps + ((<usize>(move & 3)) << 2));
      const cell = min(next, waiting);
      const other = max(next, waiting);
      const apart = other - cell;
      const shape = apart == 1 ? IN_ROW : apart == width ? IN_COLUMN : HALVES;
      store<u32>(to, rest | ((cell << 2) + shape));
      Words.copyRest(to, state, words);
      store<u32>(to + otherAt, (load<u32>(to + otherAt) & otherRest) | ((shape == HALVES ? other : 0) << otherShift));
      let landing: u32 = apart == 0 ? 0 : Landing.in(landings, next, HALVES);
      if (landing > LANDS) landing = u32(this.landsBy(this.ruleFor(next, 0), to));
      const edgeAt = to + ((<usize>words) << 2);
      store<u32>(edgeAt, edge | move);
      to = landing == 0 ? to : edgeAt + 4;
      count += landing;
    }
    return i32(count);
  }

  @inline
  private table(offset: u32): usize {
    return changetype<usize>(this) + <usize>offset;
  }

  @inline
  private otherCell(state: usize): u32 {
    return (load<u32>(state + ((<usize>this.otherWord) << 2)) >> this.otherShift) & this.otherMask;
  }

  /** Lands the block in a pose where that is eventful; false where it falls. */
  private lands(pose: u32, state: usize): bool {
    const cell = pose >> 2;
    const shape = pose & 3;
    if (shape == UPRIGHT) return this.landsBy(this.ruleFor(cell, 1), state);
    if (shape == IN_ROW) return this.landsByBoth(this.ruleFor(cell, 0), this.ruleFor(cell + 1, 0), state);
    return this.landsByBoth(this.ruleFor(cell + this.width, 0), this.ruleFor(cell, 0), state);
  }

  @inline
  private ruleFor(cell: u32, upright: u32): usize {
    const kind = u32(load<u16>(this.table(this.kinds) + ((<usize>cell) << 1)));
    return this.table(this.rules) + <usize>((2 * kind + upright) * 12 * this.wordCount);
  }

  private landsBy(rule: usize, state: usize): bool {
    if (!this.isCarried(rule, state)) return false;
    this.fire(rule, state);
    return true;
  }

  /** Both cells must carry the block before the first of their switches fires. */
  private landsByBoth(first: usize, second: usize, state: usize): bool {
    if (!this.isCarried(first, state) || !this.isCarried(second, state)) return false;
    this.fire(first, state);
    this.fire(second, state);
    return true;
  }

  @inline
  private isCarried(rule: usize, state: usize): bool {
    const bytes = (<usize>this.wordCount) << 2;
    for (let i: usize = 0; i < bytes; i += 4) {
      if ((load<u32>(rule + i) & ~load<u32>(state + i)) != 0) return false;
    }
    return true;
  }

  @inline
  private fire(rule: usize, state: usize): void {
    const bytes = (<usize>this.wordCount) << 2;
    const keep = rule + bytes;
    const flip = keep + bytes;
    for (let i: usize = 0; i < bytes; i += 4) {
      store<u32>(state + i, (load<u32>(state + i) & load<u32>(keep + i)) ^ load<u32>(flip + i));
    }
  }

  estimate(state: usize, _move: i32): u32 {
    const pose = load<u32>(state) & this.poseMask;
    if (this.heuristic == DISTANCE) return this.distance(pose, state);
    return this.heuristic == MANHATTAN ? this.manhattan(pose, state) : this.relaxed(pose, state);
  }

  /** From the nearest of the cells under the block. */
  private manhattan(pose: u32, state: usize): u32 {
    const first = pose >> 2;
    const shape = pose & 3;
    const nearest = this.cellsToTarget(first);
    if (shape == UPRIGHT) return nearest;
    const second = shape == IN_ROW ? first + 1 : shape == IN_COLUMN ? first + this.width : this.otherCell(state);
    return min(nearest, this.cellsToTarget(second));
  }

  @inline
  private cellsToTarget(cell: u32): u32 {
    const row = cell / this.width;
    const column = cell - row * this.width;
    return u32(abs(i32(row) - (this.targetRow >> 1)) + abs(i32(column) - (this.targetColumn >> 1)));
  }

  @inline
  private distance(pose: u32, state: usize): u32 {
    const shape = pose & 3;
    const row = (pose >> 2) / this.width;
    const column = (pose >> 2) - row * this.width;
    if (shape == HALVES) {
      const other = this.otherCell(state);
      const otherRow = other / this.width;
      const otherColumn = other - otherRow * this.width;
      const parted = otherRow - row + u32(abs(i32(otherColumn) - i32(column)));
      const added = this.apart * (parted == 1 ? 3 : parted) - 2;
      return this.distanceFrom(i32(row + otherRow), i32(column + otherColumn), added);
    }
    const added = shape == UPRIGHT ? 0 : this.addedLying;
    return this.distanceFrom(i32(2 * row + u32(shape == IN_COLUMN)), i32(2 * column + u32(shape == IN_ROW)), added);
  }

  @inline
  private distanceFrom(row: i32, column: i32, added: u32): u32 {
    const direct = abs(row - this.targetRow) + abs(column - this.targetColumn);
    const rows = max(0, max(this.top - row, row - this.bottom));
    const columns = max(0, max(this.left - column, column - this.right));
    const valued = u32(min(direct, rows + columns + this.afterSplit)) + added;
    return this.factor * ((valued + this.divisor - 1) / this.divisor);
  }

  @inline
  private relaxed(pose: u32, state: usize): u32 {
    if ((pose & 3) != HALVES) return this.costFrom(pose);
    const other = this.otherCell(state);
    if (this.pairsFrom != 0) return this.costFrom(this.pairsFrom + this.pairStride * (pose >> 2) + other);
    return max(this.costFrom(pose), this.costFrom((other << 2) + HALVES));
  }

  /** NEVER where there is no way. */
  @inline
  private costFrom(entry: u32): u32 {
    return load<u32>(this.table(this.costs) + ((<usize>entry) << 2));
  }
}

class Landing {
  /** 0 where a shape falls, LANDS where it lands and that is all, and with EVENTFUL where the rules decide. */
  @inline
  static in(landings: usize, cell: u32, shape: u32): u32 {
    return (u32(load<u8>(landings + <usize>cell)) >> shape) & (LANDS | EVENTFUL);
  }
}

class Words {
  /** Copies all words of a state but the first. */
  @inline
  static copyRest(to: usize, from: usize, count: u32): void {
    if (count > 1) store<u32>(to, load<u32>(from, 4), 4);
    if (count > 2) store<u32>(to, load<u32>(from, 8), 8);
    if (count > 3) store<u32>(to, load<u32>(from, 12), 12);
  }
}
