// The search by layers for the TypeScript engine; the twin, with all explanations, is assembly/methods/roll-the-block/layers/index.ts.
import { IN_COLUMN, IN_ROW, UPRIGHT } from "../../../puzzles/roll-the-block/board.ts";
import { type Memory, NOTHING } from "../../../search/memory.ts";
import {
  MEMORY_LIMIT,
  NODE_LIMIT,
  RUNNING,
  Run,
  type Search,
  type SearchLimits,
  SOLVED,
  type Status,
} from "../../../search/run.ts";
import { BASE, DIGITS, type LayersTables, NO_POSE, STRIP } from "./tables.ts";

type Shape = typeof UPRIGHT | typeof IN_ROW | typeof IN_COLUMN;

const DOWN = 2;
const RIGHT = 4;
const BATCH = 4096;
const FIRST_ROOM = 4096;

interface Roll {
  readonly shapeAfter: Shape;
  /** What it adds to a cell, for each column of a strip. */
  readonly steps: Int32Array;
  /** What it adds to the byte of the cell that it reaches. */
  readonly digit: number;
}

/** Up and down, left and right. */
type FourRolls = readonly [Roll, Roll, Roll, Roll];

export class LayersSearch implements Search {
  readonly run: Run;
  readonly #tables: LayersTables;
  readonly #memory: Memory;
  #cells = new Uint8Array(0);
  /** For each shape and byte 1 where it was not reached, else 0. */
  readonly #free: readonly Uint8Array[];
  readonly #rolls: readonly FourRolls[];
  readonly #queues: readonly Queue[];
  #layer = 0;
  #shape: Shape = UPRIGHT;
  #hasMemory = true;

  constructor(tables: LayersTables, limits: SearchLimits, memory: Memory) {
    this.#tables = tables;
    this.#memory = memory;
    this.run = new Run(limits);
    this.run.raise(tables.unit * tables.lyingUnits);
    this.#free = DIGITS.map((digit) =>
      Uint8Array.from({ length: 256 }, (_, byte) => (Math.floor(byte / digit) % BASE === 0 ? 1 : 0)),
    );
    this.#rolls = rollsOn(tables.acrossStrips);
    this.#queues = DIGITS.map(() => new Queue(memory));
    this.#hasMemory = this.#begin();
  }

  #begin(): boolean {
    const { cells, startCell, startShape } = this.#tables;
    const own = this.#memory.fresh(Math.ceil(cells.length / 4));
    if (own === undefined || !this.#queues.every((queue) => queue.makeRoom(FIRST_ROOM))) return false;
    this.#cells = new Uint8Array(own.buffer);
    this.#cells.set(cells);
    this.#cells[startCell] = (this.#cells[startCell] as number) + NO_POSE * (DIGITS[startShape] as number);
    const first = this.#queue(startShape as Shape);
    first.cells[first.end++] = startCell;
    first.layerEnd = 1;
    first.nextEnd = 1;
    this.run.stored = 1;
    this.run.frontier = 1;
    return true;
  }

  advance(expansions: number): Status {
    const { run } = this;
    if (!this.#hasMemory) return MEMORY_LIMIT;
    if (run.lowerBound > run.maxCost) return this.#cut();
    for (let left = expansions; left > 0; ) {
      const from = this.#queue(this.#shape);
      if (from.head === from.layerEnd) {
        const status = this.#turn();
        if (status !== RUNNING) return status;
        continue;
      }
      const allowed = run.maxExpanded - run.expanded;
      if (allowed <= 0) return NODE_LIMIT;
      // Whole batches, wherever a slice ends: what is reached in the last one depends on that.
      const count = Math.min(from.layerEnd - from.head, BATCH, allowed);
      if (!this.#roll(from, count)) return MEMORY_LIMIT;
      run.expanded += count;
      left -= count;
      if (this.#isReached(this.#tables.targetCell)) {
        run.expanded -= this.#rolledSinceTarget(from);
        return SOLVED;
      }
    }
    return RUNNING;
  }

  #cut(): Status {
    this.run.cut = true;
    return this.run.ranDry();
  }

  #isReached(cell: number): boolean {
    return (this.#free[UPRIGHT] as Uint8Array)[this.#cells[cell] as number] === 0;
  }

  /** How many blocks have been rolled after the first of this batch that reaches the target: they were not needed. */
  #rolledSinceTarget({ cells, head }: Queue): number {
    const { targetCell } = this.#tables;
    const rolls = (this.#rolls[this.#shape] as FourRolls).filter(({ shapeAfter }) => shapeAfter === UPRIGHT);
    const reaches = (cell: number): boolean =>
      rolls.some(({ steps }) => cell + (steps[cell & (STRIP - 1)] as number) === targetCell);
    const batch = cells.subarray(Math.max(0, head - BATCH), head);
    return batch.length - 1 - batch.findIndex(reaches);
  }

  #queue(shape: Shape): Queue {
    return this.#queues[shape] as Queue;
  }

  /** Goes on to the next shape, or to the next layer. */
  #turn(): Status {
    if (this.#shape === UPRIGHT) {
      for (const lying of [this.#queue(IN_ROW), this.#queue(IN_COLUMN)]) lying.nextEnd = lying.end;
    }
    if (this.#shape === IN_COLUMN) return this.#nextLayer();
    this.#shape = this.#shape === UPRIGHT ? IN_ROW : IN_COLUMN;
    return RUNNING;
  }

  #nextLayer(): Status {
    const { run } = this;
    const { unit, lyingUnits } = this.#tables;
    const open = this.#queues.reduce((sum, { head, end }) => sum + end - head, 0);
    if (open === 0) return run.ranDry();
    run.sawFrontier(open);
    for (const queue of this.#queues) queue.layerEnd = lyingUnits === 1 ? queue.end : queue.nextEnd;
    const upright = this.#queue(UPRIGHT);
    upright.nextEnd = upright.end;
    this.#layer++;
    this.#shape = UPRIGHT;
    run.deepest = Math.ceil(this.#layer / lyingUnits);
    run.raise((this.#layer + lyingUnits) * unit);
    return run.lowerBound > run.maxCost ? this.#cut() : RUNNING;
  }

  #roll(from: Queue, count: number): boolean {
    for (const queue of this.#queues) if (!queue.makeRoom(2 * count)) return false;
    const before = this.#queues.reduce((sum, { end }) => sum + end, 0);
    const [up, down, left, right] = this.#rolls[this.#shape] as FourRolls;
    this.#rollBoth(from, count, up, down);
    this.#rollBoth(from, count, left, right);
    from.head += count;
    const reached = this.#queues.reduce((sum, { end }) => sum + end, 0) - before;
    this.run.stored += reached;
    this.run.generated += reached;
    return true;
  }

  /** Rolls the first blocks of a queue in the two directions of an axis, which lead to the same shape. A pose is written, and
   *  counted if it was free: that is no branch, for nobody could predict it. */
  #rollBoth(from: Queue, count: number, one: Roll, other: Roll): void {
    const cells = this.#cells;
    const free = this.#free[one.shapeAfter] as Uint8Array;
    const into = this.#queue(one.shapeAfter);
    const { cells: poses, head } = from;
    const reached = into.cells;
    const [steps, otherSteps] = [one.steps, other.steps];
    const [digit, otherDigit] = [one.digit, other.digit];
    let end = into.end;
    for (let i = head; i < head + count; i++) {
      const before = poses[i] as number;
      const column = before & (STRIP - 1);
      let cell = before + (steps[column] as number);
      let byte = cells[cell] as number;
      let isFree = free[byte] as number;
      cells[cell] = byte + (digit & -isFree);
      reached[end] = cell;
      end += isFree;
      cell = before + (otherSteps[column] as number);
      byte = cells[cell] as number;
      isFree = free[byte] as number;
      cells[cell] = byte + (otherDigit & -isFree);
      reached[end] = cell;
      end += isFree;
    }
    into.end = end;
  }

  moves(): number[] {
    const { startCell, startShape, targetCell } = this.#tables;
    const moves: number[] = [];
    let cell = targetCell;
    let shape: Shape = UPRIGHT;
    while (cell !== startCell || shape !== startShape) {
      const reachedBy = Math.floor((this.#cells[cell] as number) / (DIGITS[shape] as number)) % BASE;
      const before = shapeBefore(shape, reachedBy);
      cell = rolledBack((this.#rolls[before] as FourRolls)[reachedBy - 1] as Roll, cell);
      shape = before;
      moves.push(reachedBy - 1);
    }
    return moves.reverse();
  }
}

function shapeBefore(shape: Shape, reachedBy: number): Shape {
  const rolledAlong = reachedBy <= DOWN ? IN_COLUMN : IN_ROW;
  if (shape === UPRIGHT) return rolledAlong;
  return shape === rolledAlong ? UPRIGHT : shape;
}

function rolledBack({ steps }: Roll, cell: number): number {
  for (const step of steps) if (steps[(cell - step) & (STRIP - 1)] === step) return cell - step;
  throw new Error("A pose was reached by a roll that leads elsewhere.");
}

/** For each shape the rolls `u d l r`. */
function rollsOn(acrossStrips: number): readonly FourRolls[] {
  const roll = (direction: number, shapeAfter: Shape, steps: Int32Array): Roll => {
    return { shapeAfter, steps, digit: direction * (DIGITS[shapeAfter] as number) };
  };
  const rows = (count: number): Int32Array => new Int32Array(STRIP).fill(count * STRIP);
  const columns = (count: number): Int32Array =>
    Int32Array.from({ length: STRIP }, (_, column) => {
      const crossed = Math.floor((column + count) / STRIP);
      return count + crossed * (acrossStrips - 1);
    });
  const upright: FourRolls = [
    roll(1, IN_COLUMN, rows(-2)),
    roll(DOWN, IN_COLUMN, rows(1)),
    roll(3, IN_ROW, columns(-2)),
    roll(RIGHT, IN_ROW, columns(1)),
  ];
  const inRow: FourRolls = [
    roll(1, IN_ROW, rows(-1)),
    roll(DOWN, IN_ROW, rows(1)),
    roll(3, UPRIGHT, columns(-1)),
    roll(RIGHT, UPRIGHT, columns(2)),
  ];
  const inColumn: FourRolls = [
    roll(1, UPRIGHT, rows(-1)),
    roll(DOWN, UPRIGHT, rows(2)),
    roll(3, IN_COLUMN, columns(-1)),
    roll(RIGHT, IN_COLUMN, columns(1)),
  ];
  return [upright, inRow, inColumn];
}

/** See assembly/methods/roll-the-block/layers/queue.ts. */
class Queue {
  cells: Uint32Array<ArrayBuffer> = NOTHING;
  head = 0;
  end = 0;
  layerEnd = 0;
  nextEnd = 0;
  readonly #memory: Memory;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  makeRoom(more: number): boolean {
    if (this.end + more < this.cells.length) return true;
    if (this.head > this.end - this.head) this.#moveUp();
    if (this.end + more < this.cells.length) return true;
    const least = this.end + more + 1;
    const longer =
      this.#memory.grown(this.cells, Math.max(least, 2 * this.cells.length)) ?? this.#memory.grown(this.cells, least);
    if (longer === undefined) return false;
    this.cells = longer;
    return true;
  }

  #moveUp(): void {
    const gone = this.head;
    this.cells.copyWithin(0, gone, this.end);
    this.head = 0;
    this.end -= gone;
    this.layerEnd -= gone;
    this.nextEnd -= gone;
  }
}
