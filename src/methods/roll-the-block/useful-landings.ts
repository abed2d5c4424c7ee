// Which kinds of tiles a part can land on, and how, on a path from the start to the target, if all bridges were open and
// halves could be moved as one likes: never fewer than play really knows.
//
// Two floods over the poses of board.ts: forward from the start, then back from the target through what was reached.
// Halves are taken one by one. A cell is marked as soon as some half could come there, and two marked cells side by side
// may be a block again. All halves are useful as soon as one such block is.
import {
  type Board,
  cellNumber,
  HALVES,
  IN_COLUMN,
  IN_ROW,
  LANDS,
  poseOf,
  UPRIGHT,
} from "../../puzzles/roll-the-block/board.ts";
import type { RollLevel } from "../../puzzles/roll-the-block/level.ts";
import { coveredCells } from "../../puzzles/roll-the-block/state.ts";
import type { Cell } from "../../puzzles/roll-the-block/tiles.ts";
import type { Steps } from "../../puzzles/steps.ts";

export interface Landed {
  readonly upright: boolean;
  /** By a lying block or a half. */
  readonly lower: boolean;
}

/** Poses that are worth a step. */
const POSES_A_STEP = 1 << 16;

const BY_UPRIGHT = 1;
const BY_LOWER = 2;

/** For each kind of tile of the level. The board must take all bridges for bridges, so that it knows its kinds. */
export function* landedKinds(level: RollLevel, board: Board): Steps<readonly Landed[]> {
  const flood = new Flood(level, board);
  flood.reachAll(posesAtStart(level));
  while (flood.forward(POSES_A_STEP)) yield;
  flood.use(4 * cellNumber(level, level.target) + UPRIGHT);
  while (flood.back(POSES_A_STEP)) yield;
  return Array.from(flood.landed, (how) => ({ upright: (how & BY_UPRIGHT) !== 0, lower: (how & BY_LOWER) !== 0 }));
}

function posesAtStart(level: RollLevel): readonly number[] {
  const { start } = level;
  if (start.shape !== "halves") return [poseOf(level, start)[0]];
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
  readonly #stack = new PoseStack();
  readonly #usedSplits: number[] = [];

  constructor(level: RollLevel, board: Board) {
    this.landed = new Uint8Array(level.kinds.length);
    this.#level = level;
    this.#board = board;
    this.#halves = level.kinds.map((tile) => (tile.kind === "split" ? tile.cells : undefined));
    this.#hasHalves = level.start.shape === "halves" || this.#halves.some((halves) => halves !== undefined);
    this.#marks = new Uint8Array(board.landings.length);
  }

  reachAll(starts: readonly number[]): void {
    for (const pose of starts) this.#reach(pose);
  }

  /** Goes on from so many poses at the most, and tells whether more are left. */
  forward(most: number): boolean {
    for (let i = 0; i < most && this.#stack.count > 0; i++) {
      const pose = this.#stack.pop();
      const halves = this.#splitAt(pose);
      if (halves === undefined) this.#reachByRolls(pose);
      else this.#split(pose, halves);
    }
    return this.#stack.count > 0;
  }

  #reach(pose: number): void {
    const bit = 1 << (pose & 3);
    const cell = pose >> 2;
    if (((this.#marks[cell] as number) & bit) !== 0) return;
    this.#marks[cell] = (this.#marks[cell] as number) | bit;
    this.#stack.push(pose);
    if ((pose & 3) === HALVES) this.#join(cell);
  }

  #reachByRolls(pose: number): void {
    const { landings, steps } = this.#board;
    const marks = this.#marks;
    const shape = pose & 3;
    for (let direction = 0; direction < 4; direction++) {
      const step = steps[4 * shape + direction] as number;
      const next = pose + (shape === HALVES ? 4 * step : step);
      const lands = (landings[next >> 2] as number) & ~(marks[next >> 2] as number);
      if ((lands & (LANDS << (next & 3))) !== 0) this.#reach(next);
    }
  }

  #splitAt(pose: number): readonly [Cell, Cell] | undefined {
    const maySplit = this.#hasHalves && (pose & 3) === UPRIGHT;
    return maySplit ? this.#halves[this.#board.kinds[pose >> 2] as number] : undefined;
  }

  #split(pose: number, halves: readonly [Cell, Cell]): void {
    this.#usedSplits.push(pose);
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

  /** A roll leads back by the opposite roll, so from a pose to those that it could roll to. As `forward`. */
  back(most: number): boolean {
    const { steps } = this.#board;
    const marks = this.#marks;
    for (let i = 0; i < most && this.#stack.count > 0; i++) {
      const pose = this.#stack.pop();
      for (let direction = 0; direction < 4; direction++) {
        const before = pose + (steps[4 * (pose & 3) + direction] as number);
        const isNew = (((marks[before >> 2] as number) >> (before & 3)) & 0x11) === 1;
        if (isNew && this.#splitAt(before) === undefined) this.use(before);
      }
    }
    return this.#stack.count > 0;
  }

  /** The pose lies on a path to the target, if it is reached at all. */
  use(pose: number): void {
    const { width } = this.#board;
    const cell = pose >> 2;
    const shape = pose & 3;
    const marks = this.#marks[cell] as number;
    if (((marks >> shape) & 0x11) !== 1) return;
    this.#marks[cell] = marks | (0x10 << shape);
    this.#stack.push(pose);
    this.#land(cell, shape === UPRIGHT ? BY_UPRIGHT : BY_LOWER);
    if (shape === UPRIGHT) return;
    const second = shape === IN_ROW ? cell + 1 : cell + width;
    this.#land(second, BY_LOWER);
    if (this.#hasHalves && this.#hasHalf(cell) && this.#hasHalf(second)) this.#useHalves();
  }

  #useHalves(): void {
    for (const pose of this.#usedSplits) this.use(pose);
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

/** Poses that are reached and not gone on from yet, last in, first out. */
class PoseStack {
  count = 0;
  #poses = new Int32Array(1024);

  push(pose: number): void {
    if (this.count === this.#poses.length) {
      const larger = new Int32Array(2 * this.count);
      larger.set(this.#poses);
      this.#poses = larger;
    }
    this.#poses[this.count++] = pose;
  }

  /** There must be one. */
  pop(): number {
    return this.#poses[--this.count] as number;
  }
}
