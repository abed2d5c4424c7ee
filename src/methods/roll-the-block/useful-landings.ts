// Which kinds of tiles a part can land on, and how, on a way from the start to the target, if all bridges were open and
// halves could be moved as one likes: never fewer than play really knows.
//
// Two floods over the places of board.ts: forward from the start, then back from the target through what was reached.
// Halves are taken one by one. A cell is marked as soon as some half could come there, and two marked cells side by side
// may be a block again. All halves are useful as soon as one such block is.
import {
  type Board,
  cellNumber,
  HALVES,
  IN_COLUMN,
  IN_ROW,
  LANDS,
  placeOf,
  UPRIGHT,
} from "../../puzzles/roll-the-block/board.ts";
import type { RollLevel } from "../../puzzles/roll-the-block/level.ts";
import { coveredCells } from "../../puzzles/roll-the-block/state.ts";
import type { Cell } from "../../puzzles/roll-the-block/tiles.ts";

export interface Landed {
  readonly upright: boolean;
  /** By a lying block or a half. */
  readonly lower: boolean;
}

const BY_UPRIGHT = 1;
const BY_LOWER = 2;

/** For each kind of tile of the level. The board must take all bridges for bridges, so that it knows its kinds. */
export function landedKinds(level: RollLevel, board: Board): readonly Landed[] {
  const flood = new Flood(level, board);
  flood.forward(placesAtStart(level));
  flood.back(4 * cellNumber(level, level.target) + UPRIGHT);
  return Array.from(flood.landed, (how) => ({ upright: (how & BY_UPRIGHT) !== 0, lower: (how & BY_LOWER) !== 0 }));
}

function placesAtStart(level: RollLevel): readonly number[] {
  const { start } = level;
  if (start.shape !== "halves") return [placeOf(level, start)[0]];
  return coveredCells(start).map((cell) => 4 * cellNumber(level, cell) + HALVES);
}

class Flood {
  readonly landed: Uint8Array;
  readonly #level: RollLevel;
  readonly #board: Board;
  /** For each kind the cells of its halves, if it is a split. */
  readonly #halves: readonly (readonly [Cell, Cell] | undefined)[];
  readonly #hasHalves: boolean;
  /** For each cell a bit for each shape that is reached there, and four further up one for each that is useful. */
  readonly #marks: Uint8Array;
  readonly #waiting = new Waiting();
  readonly #usedSplits: number[] = [];

  constructor(level: RollLevel, board: Board) {
    this.landed = new Uint8Array(level.kinds.length);
    this.#level = level;
    this.#board = board;
    this.#halves = level.kinds.map((tile) => (tile.kind === "split" ? tile.cells : undefined));
    this.#hasHalves = level.start.shape === "halves" || this.#halves.some((halves) => halves !== undefined);
    this.#marks = new Uint8Array(board.landings.length);
  }

  forward(starts: readonly number[]): void {
    for (const place of starts) this.#reach(place);
    while (this.#waiting.count > 0) {
      const place = this.#waiting.pop();
      const halves = this.#splitAt(place);
      if (halves === undefined) this.#reachByRolls(place);
      else this.#split(place, halves);
    }
  }

  #reach(place: number): void {
    const bit = 1 << (place & 3);
    const cell = place >> 2;
    if (((this.#marks[cell] as number) & bit) !== 0) return;
    this.#marks[cell] = (this.#marks[cell] as number) | bit;
    this.#waiting.push(place);
    if ((place & 3) === HALVES) this.#join(cell);
  }

  #reachByRolls(place: number): void {
    const { landings, steps } = this.#board;
    const marks = this.#marks;
    const shape = place & 3;
    for (let direction = 0; direction < 4; direction++) {
      const step = steps[4 * shape + direction] as number;
      const next = place + (shape === HALVES ? 4 * step : step);
      const lands = (landings[next >> 2] as number) & ~(marks[next >> 2] as number);
      if ((lands & (LANDS << (next & 3))) !== 0) this.#reach(next);
    }
  }

  #splitAt(place: number): readonly [Cell, Cell] | undefined {
    const maySplit = this.#hasHalves && (place & 3) === UPRIGHT;
    return maySplit ? this.#halves[this.#board.kinds[place >> 2] as number] : undefined;
  }

  #split(place: number, halves: readonly [Cell, Cell]): void {
    this.#usedSplits.push(place);
    for (const half of halves) this.#reach(4 * cellNumber(this.#level, half) + HALVES);
  }

  #join(cell: number): void {
    const { width } = this.#board;
    if (this.#hasHalf(cell - width)) this.#reach(4 * (cell - width) + IN_COLUMN);
    if (this.#hasHalf(cell + width)) this.#reach(4 * cell + IN_COLUMN);
    if (this.#hasHalf(cell - 1)) this.#reach(4 * (cell - 1) + IN_ROW);
    if (this.#hasHalf(cell + 1)) this.#reach(4 * cell + IN_ROW);
  }

  #hasHalf(cell: number): boolean {
    return ((this.#marks[cell] as number) & (1 << HALVES)) !== 0;
  }

  /** A roll leads back by the roll the other way, so from a place to those that it could roll to. */
  back(target: number): void {
    const { steps } = this.#board;
    const marks = this.#marks;
    this.#use(target);
    while (this.#waiting.count > 0) {
      const place = this.#waiting.pop();
      for (let direction = 0; direction < 4; direction++) {
        const before = place + (steps[4 * (place & 3) + direction] as number);
        const isNew = (((marks[before >> 2] as number) >> (before & 3)) & 0x11) === 1;
        if (isNew && this.#splitAt(before) === undefined) this.#use(before);
      }
    }
  }

  #use(place: number): void {
    const { width } = this.#board;
    const cell = place >> 2;
    const shape = place & 3;
    const marks = this.#marks[cell] as number;
    if (((marks >> shape) & 0x11) !== 1) return;
    this.#marks[cell] = marks | (0x10 << shape);
    this.#waiting.push(place);
    this.#land(cell, shape === UPRIGHT ? BY_UPRIGHT : BY_LOWER);
    if (shape === UPRIGHT) return;
    const second = shape === IN_ROW ? cell + 1 : cell + width;
    this.#land(second, BY_LOWER);
    if (this.#hasHalves && this.#hasHalf(cell) && this.#hasHalf(second)) this.#useHalves();
  }

  #useHalves(): void {
    for (const place of this.#usedSplits) this.#use(place);
    this.#usedSplits.length = 0;
    if (this.#halvesAreUseful) return;
    this.#halvesAreUseful = true;
    for (let cell = 0; cell < this.#marks.length; cell++) if (this.#hasHalf(cell)) this.#land(cell, BY_LOWER);
  }

  #halvesAreUseful = false;

  #land(cell: number, how: number): void {
    const kind = this.#board.kinds[cell] as number;
    this.landed[kind] = (this.landed[kind] as number) | how;
  }
}

/** Places that wait, the last one first. */
class Waiting {
  count = 0;
  #places = new Int32Array(1024);

  push(place: number): void {
    if (this.count === this.#places.length) {
      const larger = new Int32Array(2 * this.count);
      larger.set(this.#places);
      this.#places = larger;
    }
    this.#places[this.count++] = place;
  }

  /** There must be one. */
  pop(): number {
    return this.#places[--this.count] as number;
  }
}
