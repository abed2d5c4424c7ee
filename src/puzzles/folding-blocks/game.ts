// Folding Blocks as the searches of the TypeScript engine see it: states and tables as tables.ts lays them out.
// To expand a state, the cells that its groups have filled are put together once; then every fold that the shape of a
// group has on the starting board is legal if it fills none of them. In the canonical order the last group that is folded
// is the first that may fold, and no cell may be empty that the fold makes overdue (see order.ts).
import { type Game, NEVER } from "../../search/game.ts";
import { BY_FILLED_CELLS, BY_LAST_GROUP, BY_PARTITION } from "./heuristics.ts";
import { partition } from "./partition.ts";
import {
  CELLS,
  CHANGE,
  EDGE,
  FIRST_SHAPE,
  FOLDS,
  type FoldingTables,
  MASK,
  MEASURE,
  RECORD,
  SHIFT,
  WORD,
} from "./tables.ts";

export class FoldingGame implements Game {
  readonly words: number;
  readonly mostSuccessors: number;
  readonly denseStates: number;
  readonly #moving: Uint32Array;
  readonly #shapes: Uint32Array;
  readonly #folds: Uint32Array;
  readonly #cells: Int32Array;
  readonly #overdue: Int32Array;
  readonly #cellWords: number;
  /** Has a bit in common with every shape but a group's first where the order matters; else 0. */
  readonly #ordered: number;
  readonly #capacity: number;
  readonly #fixedCells: number;
  readonly #kind: number;
  readonly #values: Uint32Array;
  readonly #partition: (current: Uint32Array, first: number) => number;
  /** The shape of each group that can fold, among all shapes. */
  readonly #current: Uint32Array;
  /** The first group that may fold. */
  #first = 0;
  readonly #filled: Int32Array;

  constructor(tables: FoldingTables) {
    this.words = tables.words;
    this.mostSuccessors = tables.mostSuccessors;
    this.denseStates = tables.denseStates;
    this.#moving = tables.moving;
    this.#shapes = tables.shapeRecords;
    this.#folds = tables.foldRecords;
    this.#cells = new Int32Array(tables.cells.buffer);
    this.#overdue = new Int32Array(tables.overdue.buffer);
    this.#cellWords = tables.shapes.words;
    this.#ordered = tables.isOrdered ? -1 : 0;
    this.#capacity = tables.capacity;
    this.#fixedCells = tables.fixedCells;
    this.#kind = tables.heuristic.kind;
    this.#values = tables.heuristic.values;
    this.#partition = this.#kind === BY_PARTITION ? partition(tables) : () => NEVER;
    this.#current = new Uint32Array(this.#moving.length / RECORD);
    this.#filled = new Int32Array(this.#cellWords);
  }

  writeRoot(states: Uint32Array, at: number): void {
    states.fill(0, at, at + this.words);
  }

  isDead(): boolean {
    return false;
  }

  isSolved(states: Uint32Array, at: number): boolean {
    return this.#filledCells(states, at) === this.#capacity;
  }

  estimate(states: Uint32Array, at: number, move: number): number {
    switch (this.#kind) {
      case BY_FILLED_CELLS:
        return this.#values[this.#filledCells(states, at)] as number;
      case BY_LAST_GROUP:
        return move < 0 ? 0 : (this.#values[move >> 2] as number) - this.#filledCells(states, at);
      default:
        this.#readShapes(states, at);
        return this.#partition(this.#current, this.#first);
    }
  }

  expand(states: Uint32Array, at: number, successors: Uint32Array, to: number): number {
    if (this.#cellWords !== 2) return this.#expandWide(states, at, successors, to);
    return this.words === 1
      ? this.#expandInOneWord(states, at, successors, to)
      : this.#expandNarrow(states, at, successors, to);
  }

  #expandInOneWord(states: Uint32Array, at: number, successors: Uint32Array, to: number): number {
    const moving = this.#moving;
    const shapes = this.#shapes;
    const folds = this.#folds;
    const current = this.#current;
    const overdue = this.#overdue;
    const ordered = this.#ordered;
    const groups = current.length;
    const word = states[at] as number;
    let low = 0;
    let high = 0;
    let first = 0;
    for (let g = 0, record = 0; g < groups; g++, record += RECORD) {
      const number = (word >>> (moving[record + SHIFT] as number)) & (moving[record + MASK] as number);
      const shape = ((moving[record + FIRST_SHAPE] as number) + number) * RECORD;
      current[g] = shape;
      low |= shapes[shape + CELLS] as number;
      high |= shapes[shape + CELLS + 1] as number;
      if ((number & ordered) !== 0) first = g;
    }
    let out = to;
    for (let g = first; g < groups; g++) {
      const packed = shapes[(current[g] as number) + FOLDS] as number;
      const end = ((packed >>> 3) + (packed & 7)) * RECORD;
      for (let fold = (packed >>> 3) * RECORD; fold < end; fold += RECORD) {
        if ((((folds[fold + CELLS] as number) & low) | ((folds[fold + CELLS + 1] as number) & high)) !== 0) continue;
        const due = fold >> 1;
        if ((((overdue[due] as number) & ~low) | ((overdue[due + 1] as number) & ~high)) !== 0) continue;
        successors[out] = word ^ (folds[fold + CHANGE] as number);
        successors[out + 1] = folds[fold + EDGE] as number;
        out += 2;
      }
    }
    return (out - to) >> 1;
  }

  #expandNarrow(states: Uint32Array, at: number, successors: Uint32Array, to: number): number {
    const moving = this.#moving;
    const shapes = this.#shapes;
    const folds = this.#folds;
    const current = this.#current;
    const overdue = this.#overdue;
    const ordered = this.#ordered;
    const words = this.words;
    let low = 0;
    let high = 0;
    let first = 0;
    for (let g = 0, record = 0; record < moving.length; g++, record += RECORD) {
      const number =
        ((states[at + (moving[record + WORD] as number)] as number) >>> (moving[record + SHIFT] as number)) &
        (moving[record + MASK] as number);
      const shape = ((moving[record + FIRST_SHAPE] as number) + number) * RECORD;
      current[g] = shape;
      low |= shapes[shape + CELLS] as number;
      high |= shapes[shape + CELLS + 1] as number;
      if ((number & ordered) !== 0) first = g;
    }
    let out = to;
    let count = 0;
    for (let g = first; g < current.length; g++) {
      const shape = current[g] as number;
      const packed = shapes[shape + FOLDS] as number;
      const word = moving[g * RECORD + WORD] as number;
      const end = ((packed >>> 3) + (packed & 7)) * RECORD;
      for (let fold = (packed >>> 3) * RECORD; fold < end; fold += RECORD) {
        if ((((folds[fold + CELLS] as number) & low) | ((folds[fold + CELLS + 1] as number) & high)) !== 0) continue;
        const due = fold >> 1;
        if ((((overdue[due] as number) & ~low) | ((overdue[due + 1] as number) & ~high)) !== 0) continue;
        for (let w = 0; w < words; w++) successors[out + w] = states[at + w] as number;
        successors[out + word] = (states[at + word] as number) ^ (folds[fold + CHANGE] as number);
        successors[out + words] = folds[fold + EDGE] as number;
        out += words + 1;
        count++;
      }
    }
    return count;
  }

  #expandWide(states: Uint32Array, at: number, successors: Uint32Array, to: number): number {
    const moving = this.#moving;
    const shapes = this.#shapes;
    const folds = this.#folds;
    const cells = this.#cells;
    const overdue = this.#overdue;
    const current = this.#current;
    const filled = this.#filled;
    const words = this.words;
    const cellWords = this.#cellWords;
    this.#readShapes(states, at);
    for (let w = 0; w < cellWords; w++) filled[w] = 0;
    for (let g = 0; g < current.length; g++) {
      const from = shapes[(current[g] as number) * RECORD + CELLS] as number;
      for (let w = 0; w < cellWords; w++) filled[w] = (filled[w] as number) | (cells[from + w] as number);
    }
    let out = to;
    let count = 0;
    for (let g = this.#first; g < current.length; g++) {
      const packed = shapes[(current[g] as number) * RECORD + FOLDS] as number;
      const word = moving[g * RECORD + WORD] as number;
      const end = ((packed >>> 3) + (packed & 7)) * RECORD;
      for (let fold = (packed >>> 3) * RECORD; fold < end; fold += RECORD) {
        const from = folds[fold + CELLS] as number;
        const due = (fold / RECORD) * cellWords;
        let wrong = 0;
        for (let w = 0; w < cellWords && wrong === 0; w++) {
          const filledHere = filled[w] as number;
          wrong = ((cells[from + w] as number) & filledHere) | ((overdue[due + w] as number) & ~filledHere);
        }
        if (wrong !== 0) continue;
        for (let w = 0; w < words; w++) successors[out + w] = states[at + w] as number;
        successors[out + word] = (states[at + word] as number) ^ (folds[fold + CHANGE] as number);
        successors[out + words] = folds[fold + EDGE] as number;
        out += words + 1;
        count++;
      }
    }
    return count;
  }

  #readShapes(states: Uint32Array, at: number): void {
    const moving = this.#moving;
    const current = this.#current;
    let first = 0;
    for (let g = 0; g < current.length; g++) {
      const shape = this.#shapeOf(states, at, g * RECORD);
      current[g] = shape;
      if (((shape - (moving[g * RECORD + FIRST_SHAPE] as number)) & this.#ordered) !== 0) first = g;
    }
    this.#first = first;
  }

  #filledCells(states: Uint32Array, at: number): number {
    let sum = this.#fixedCells;
    for (let record = 0; record < this.#moving.length; record += RECORD) {
      sum += (this.#shapes[this.#shapeOf(states, at, record) * RECORD + MEASURE] as number) & 0xffff;
    }
    return sum;
  }

  #shapeOf(states: Uint32Array, at: number, record: number): number {
    const moving = this.#moving;
    const word = states[at + (moving[record + WORD] as number)] as number;
    return (
      (moving[record + FIRST_SHAPE] as number) +
      ((word >>> (moving[record + SHIFT] as number)) & (moving[record + MASK] as number))
    );
  }
}
