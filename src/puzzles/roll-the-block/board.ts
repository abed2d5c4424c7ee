// The board as engines walk it: a pose, where the block is and how it lies, is a number; a roll adds a constant to it, and one
// bit says whether the block may land there.
//
// Cells are numbered row by row from the third row of a board that has two rows of void above the level's own, one
// below, and one column of void on the right, so that no roll needs to look whether it leaves the board. A pose is
// 4 * cell + shape: the cell is the first in reading order of those that the block covers.
import type { Steps } from "../steps.ts";
import { endsStep, type RollLevel } from "./level.ts";
import { type Block, inReadingOrder } from "./state.ts";
import type { Cell, Tile } from "./tiles.ts";

export const UPRIGHT = 0;
export const IN_ROW = 1;
export const IN_COLUMN = 2;
export const HALVES = 3;

/** A shape may land: it is carried, or bridges decide whether it is. Shifted left by the shape. */
export const LANDS = 0x01;
/** A shape may land, and bridges decide whether it is carried, or something happens to them or to the block. */
export const EVENTFUL = 0x10;

export const ROWS_ABOVE = 2;
const ROWS_BELOW = 1;

export interface Board {
  /** How far it is from one row to the next. */
  readonly width: number;
  /** More than the number of any cell of the level. */
  readonly cells: number;
  /** LANDS and EVENTFUL for each cell and shape; for HALVES they speak of one half. */
  readonly landings: Uint8Array;
  /** The kind of each cell's tile, to look at where a landing is eventful; empty where none is. */
  readonly kinds: Uint16Array;
  /** steps[4 * shape + direction]: what a roll adds to the pose; for HALVES, to the cell of the half that rolls. */
  readonly steps: Int32Array;
}

/** `used` says which kinds of tiles the grid uses, `canClose` which bridges are ever closed: the others are floor. */
export function* boardOf(level: RollLevel, used: readonly boolean[], canClose: readonly boolean[]): Steps<Board> {
  const width = level.columns + 1;
  const size = (ROWS_ABOVE + level.rows + ROWS_BELOW) * width;
  const byKind = Uint8Array.from(level.kinds, (tile, kind) => (used[kind] ? landingOn(tile, canClose) : 0));
  const landings = yield* landingsOf(level, byKind, new Uint8Array(size), width);
  const isEventful = byKind.some((landing) => landing >= EVENTFUL);
  return {
    width,
    cells: (ROWS_ABOVE + level.rows) * width,
    landings,
    kinds: isEventful ? yield* kindsOf(level, new Uint16Array(size), width) : new Uint16Array(0),
    steps: stepsOn(width),
  };
}

export function cellNumber({ columns }: { readonly columns: number }, { row, column }: Cell): number {
  return (row + ROWS_ABOVE) * (columns + 1) + column;
}

function numberedCell({ columns }: { readonly columns: number }, number: number): Cell {
  const width = columns + 1;
  return { row: Math.floor(number / width) - ROWS_ABOVE, column: number % width };
}

/** The pose of a block, and the cell of its second half. */
export function poseOf(level: RollLevel, block: Block): readonly [pose: number, other: number] {
  switch (block.shape) {
    case "upright":
      return [4 * cellNumber(level, block.cell) + UPRIGHT, 0];
    case "lying": {
      const [first, second] = block.cells;
      return [4 * cellNumber(level, first) + (first.row === second.row ? IN_ROW : IN_COLUMN), 0];
    }
    case "halves":
      return poseOfHalves(level, block.active, block.other);
  }
}

export function poseOfHalves(level: RollLevel, a: Cell, b: Cell): readonly [pose: number, other: number] {
  const [first, second] = inReadingOrder(a, b);
  return [4 * cellNumber(level, first) + HALVES, cellNumber(level, second)];
}

/** Of two halves the first in reading order is made the active one. */
export function blockAt(level: RollLevel, pose: number, other: number): Block {
  const cell = numberedCell(level, pose >>> 2);
  const { row, column } = cell;
  switch (pose & 3) {
    case UPRIGHT:
      return { shape: "upright", cell };
    case IN_ROW:
      return { shape: "lying", cells: [cell, { row, column: column + 1 }] };
    case IN_COLUMN:
      return { shape: "lying", cells: [cell, { row: row + 1, column }] };
    default:
      return { shape: "halves", active: cell, other: numberedCell(level, other) };
  }
}

/** How an upright block and a half land on a tile. */
function landingOn(tile: Tile, canClose: readonly boolean[]): number {
  const half = LANDS << HALVES;
  switch (tile.kind) {
    case "void":
      return 0;
    case "fragile":
      return half;
    case "bridge":
      return LANDS | half | (canClose[tile.bridge] ? EVENTFUL | (EVENTFUL << HALVES) : 0);
    case "switch": {
      if (!tile.actions.some(({ bridge }) => canClose[bridge])) return LANDS | half;
      return LANDS | half | EVENTFUL | (tile.trigger === "soft" ? EVENTFUL << HALVES : 0);
    }
    case "split":
      return LANDS | half | EVENTFUL;
    default:
      return LANDS | half;
  }
}

/** A lying block lands as its two cells carry halves: so cells are visited after those on their right and below. */
function* landingsOf(level: RollLevel, byKind: Uint8Array, landings: Uint8Array, width: number): Steps<Uint8Array> {
  for (let row = level.rows - 1; row >= 0; row--) {
    if (endsStep(level, row)) yield;
    landOnRow(level, row, byKind, landings, width);
  }
  return landings;
}

function landOnRow(level: RollLevel, row: number, byKind: Uint8Array, landings: Uint8Array, width: number): void {
  const { columns, tiles } = level;
  let cell = (row + ROWS_ABOVE) * width + columns - 1;
  let tile = (row + 1) * columns - 1;
  for (let column = columns - 1; column >= 0; column--, cell--, tile--) {
    const own = byKind[tiles[tile] as number] as number;
    const across = bothLand(own, landings[cell + 1] as number);
    const down = bothLand(own, landings[cell + width] as number);
    landings[cell] = own | (across >> (HALVES - IN_ROW)) | (down >> (HALVES - IN_COLUMN));
  }
}

/** The bits of HALVES: both must carry, and it is eventful if one of them is. */
function bothLand(a: number, b: number): number {
  const lands = a & b & (LANDS << HALVES);
  return lands | ((a | b) & (lands << 4));
}

function* kindsOf(level: RollLevel, kinds: Uint16Array, width: number): Steps<Uint16Array> {
  const { rows, columns, tiles } = level;
  for (let row = 0; row < rows; row++) {
    if (endsStep(level, row)) yield;
    kinds.set(tiles.subarray(row * columns, (row + 1) * columns), (row + ROWS_ABOVE) * width);
  }
  return kinds;
}

function stepsOn(width: number): Int32Array {
  const to = (cells: number, shapeBefore: number, shapeAfter: number): number => 4 * cells + shapeAfter - shapeBefore;
  const rolls: readonly number[] = [
    ...[
      to(-2 * width, UPRIGHT, IN_COLUMN),
      to(width, UPRIGHT, IN_COLUMN),
      to(-2, UPRIGHT, IN_ROW),
      to(1, UPRIGHT, IN_ROW),
    ],
    ...[to(-width, IN_ROW, IN_ROW), to(width, IN_ROW, IN_ROW), to(-1, IN_ROW, UPRIGHT), to(2, IN_ROW, UPRIGHT)],
    ...[to(-width, IN_COLUMN, UPRIGHT), to(2 * width, IN_COLUMN, UPRIGHT)],
    ...[to(-1, IN_COLUMN, IN_COLUMN), to(1, IN_COLUMN, IN_COLUMN)],
    ...[-width, width, -1, 1],
  ];
  return Int32Array.from(rolls);
}
