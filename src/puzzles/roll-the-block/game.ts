// Roll the Block for the TypeScript engine: packed states, rolls and estimates. The twin is
// assembly/puzzles/roll-the-block/index.ts.
//
// A roll adds a constant to the pose, which lies in the lowest bits of the first word, so to the word. The rest of the
// state changes only where the landing is eventful, by the rules of landing-rules.ts.
import type { Game } from "../../search/game.ts";
import { EVENTFUL, HALVES, IN_COLUMN, IN_ROW, LANDS, UPRIGHT } from "./board.ts";
import { addedParted, distanceFrom } from "./distance.ts";
import { relaxedCost } from "./relaxed.ts";
import { DISTANCE, MANHATTAN, type RollTables } from "./tables.ts";

const LANDING = LANDS | EVENTFUL;

export class RollGame implements Game {
  readonly words: number;
  readonly mostSuccessors: number;
  readonly denseStates: number;
  readonly #tables: RollTables;
  readonly #width: number;
  readonly #landings: Uint8Array;
  readonly #kinds: Uint16Array;
  readonly #steps: Int32Array;
  readonly #rules: Uint32Array;
  readonly #poseMask: number;
  readonly #otherWord: number;
  readonly #otherShift: number;
  readonly #otherMask: number;
  readonly #target: number;
  /** What a roll costs, where an edge has it. */
  readonly #uprightEdge: number;
  readonly #lowerEdge: number;

  constructor(tables: RollTables) {
    const { layout, board, costs } = tables;
    this.words = layout.words;
    this.mostSuccessors = tables.hasHalves ? 8 : 4;
    this.denseStates = layout.denseStates;
    this.#tables = tables;
    this.#width = board.width;
    this.#landings = board.landings;
    this.#kinds = board.kinds;
    this.#steps = board.steps;
    this.#rules = tables.rules;
    this.#poseMask = layout.poseMask;
    this.#otherWord = layout.otherWord;
    this.#otherShift = layout.otherShift;
    this.#otherMask = layout.otherMask;
    this.#target = tables.target;
    this.#uprightEdge = costs.upright << 16;
    this.#lowerEdge = costs.lower << 16;
  }

  writeRoot(states: Uint32Array, at: number): void {
    states.set(this.#tables.root, at);
  }

  isDead(): boolean {
    return false;
  }

  isSolved(states: Uint32Array, at: number): boolean {
    return ((states[at] as number) & this.#poseMask) === this.#target;
  }

  expand(states: Uint32Array, at: number, successors: Uint32Array, to: number): number {
    const pose = (states[at] as number) & this.#poseMask;
    if ((pose & 3) === HALVES) return this.#rollHalves(states, at, successors, to);
    const words = this.words;
    const landings = this.#landings;
    const steps = this.#steps;
    const shape = pose & 3;
    const edge = shape === UPRIGHT ? this.#uprightEdge : this.#lowerEdge;
    const first = states[at] as number;
    let out = to;
    let count = 0;
    for (let direction = 0; direction < 4; direction++) {
      const step = steps[4 * shape + direction] as number;
      const next = pose + step;
      const landing = ((landings[next >> 2] as number) >> (next & 3)) & LANDING;
      successors[out] = first + step;
      for (let i = 1; i < words; i++) successors[out + i] = states[at + i] as number;
      successors[out + words] = edge | direction;
      // Where it falls, the next successor is written over it. That is no branch, for nobody could predict it.
      const lands = landing > LANDS ? this.#lands(next, successors, out) : landing;
      out += (words + 1) & -lands;
      count += lands;
    }
    return count;
  }

  #rollHalves(states: Uint32Array, at: number, successors: Uint32Array, to: number): number {
    const words = this.words;
    const cell = ((states[at] as number) & this.#poseMask) >> 2;
    const other = this.#otherCell(states, at);
    let count = 0;
    for (let move = 0, out = to; move < 8; move++) {
      const rolling = move < 4 ? cell : other;
      const waiting = move < 4 ? other : cell;
      const next = rolling + (this.#steps[4 * HALVES + (move & 3)] as number);
      const landing = ((this.#landings[next] as number) >> HALVES) & LANDING;
      if (landing === 0 || next === waiting) continue;
      for (let i = 0; i < words; i++) successors[out + i] = states[at + i] as number;
      this.#pose(next, waiting, successors, out);
      if (landing !== LANDS && this.#landsBy(this.#ruleFor(next, 0), successors, out) === 0) continue;
      successors[out + words] = this.#lowerEdge | move;
      out += words + 1;
      count++;
    }
    return count;
  }

  #otherCell(states: Uint32Array, at: number): number {
    return ((states[at + this.#otherWord] as number) >>> this.#otherShift) & this.#otherMask;
  }

  /** Puts two halves into a state; side by side they are one lying block. */
  #pose(a: number, b: number, states: Uint32Array, at: number): void {
    const first = a < b ? a : b;
    const second = a < b ? b : a;
    const apart = second - first;
    const shape = apart === 1 ? IN_ROW : apart === this.#width ? IN_COLUMN : HALVES;
    const other = at + this.#otherWord;
    states[other] = (states[other] as number) & ~(this.#otherMask << this.#otherShift);
    states[at] = ((states[at] as number) & ~this.#poseMask) | (4 * first + shape);
    if (shape === HALVES) states[other] = (states[other] as number) | (second << this.#otherShift);
  }

  /** Lands the block in a pose where that is eventful: 1, or 0 where it falls. */
  #lands(pose: number, states: Uint32Array, at: number): number {
    const cell = pose >> 2;
    switch (pose & 3) {
      case UPRIGHT:
        return this.#landsBy(this.#ruleFor(cell, 1), states, at);
      case IN_ROW:
        return this.#landsByBoth(this.#ruleFor(cell, 0), this.#ruleFor(cell + 1, 0), states, at);
      default:
        return this.#landsByBoth(this.#ruleFor(cell + this.#width, 0), this.#ruleFor(cell, 0), states, at);
    }
  }

  #ruleFor(cell: number, upright: number): number {
    return 3 * this.words * (2 * (this.#kinds[cell] as number) + upright);
  }

  #landsBy(rule: number, states: Uint32Array, at: number): number {
    if (!this.#isCarried(rule, states, at)) return 0;
    this.#fire(rule, states, at);
    return 1;
  }

  /** Both cells must carry the block before the first of their switches fires. */
  #landsByBoth(first: number, second: number, states: Uint32Array, at: number): number {
    if (!this.#isCarried(first, states, at) || !this.#isCarried(second, states, at)) return 0;
    this.#fire(first, states, at);
    this.#fire(second, states, at);
    return 1;
  }

  #isCarried(rule: number, states: Uint32Array, at: number): boolean {
    for (let i = 0; i < this.words; i++) {
      if (((this.#rules[rule + i] as number) & ~(states[at + i] as number)) !== 0) return false;
    }
    return true;
  }

  #fire(rule: number, states: Uint32Array, at: number): void {
    const keep = rule + this.words;
    const flip = keep + this.words;
    for (let i = 0; i < this.words; i++) {
      states[at + i] =
        ((states[at + i] as number) & (this.#rules[keep + i] as number)) ^ (this.#rules[flip + i] as number);
    }
  }

  estimate(states: Uint32Array, at: number): number {
    const pose = (states[at] as number) & this.#poseMask;
    switch (this.#tables.heuristic) {
      case DISTANCE:
        return this.#distance(pose, states, at);
      case MANHATTAN:
        return this.#manhattan(pose, states, at);
      default:
        return this.#relaxed(pose, states, at);
    }
  }

  /** From the nearest of the cells under the block. */
  #manhattan(pose: number, states: Uint32Array, at: number): number {
    const first = pose >> 2;
    switch (pose & 3) {
      case UPRIGHT:
        return this.#cellsToTarget(first);
      case IN_ROW:
        return Math.min(this.#cellsToTarget(first), this.#cellsToTarget(first + 1));
      case IN_COLUMN:
        return Math.min(this.#cellsToTarget(first), this.#cellsToTarget(first + this.#width));
      default:
        return Math.min(this.#cellsToTarget(first), this.#cellsToTarget(this.#otherCell(states, at)));
    }
  }

  #cellsToTarget(cell: number): number {
    const { targetRow, targetColumn } = this.#tables.distance;
    const row = (cell / this.#width) | 0;
    return Math.abs(row - (targetRow >> 1)) + Math.abs(cell - row * this.#width - (targetColumn >> 1));
  }

  #distance(pose: number, states: Uint32Array, at: number): number {
    const { distance } = this.#tables;
    const width = this.#width;
    const shape = pose & 3;
    const row = ((pose >> 2) / width) | 0;
    const column = (pose >> 2) - row * width;
    if (shape === HALVES) {
      const other = this.#otherCell(states, at);
      const otherRow = (other / width) | 0;
      const otherColumn = other - otherRow * width;
      const added = addedParted(distance, otherRow - row + Math.abs(otherColumn - column));
      return distanceFrom(distance, row + otherRow, column + otherColumn, added);
    }
    const added = shape === UPRIGHT ? 0 : distance.addedLying;
    return distanceFrom(
      distance,
      2 * row + (shape === IN_COLUMN ? 1 : 0),
      2 * column + (shape === IN_ROW ? 1 : 0),
      added,
    );
  }

  #relaxed(pose: number, states: Uint32Array, at: number): number {
    return relaxedCost(this.#tables.relaxed, pose, (pose & 3) === HALVES ? this.#otherCell(states, at) : 0);
  }
}
