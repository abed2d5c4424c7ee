// A level prepared for the search by layers: a byte a cell, as assembly/methods/roll-the-block/layers/index.ts reads and writes it.
//
// The cells lie in strips that are eight columns wide, one strip after the other, and within a strip row by row: so eight
// rows share a line of the processor's cache, and a front of the search that runs across a large board stays in it. Around
// the board lie two rows and two columns where nothing can be, so that no roll has to look whether it leaves the board.
import type { CostModel } from "../../../puzzles/puzzle.ts";
import { IN_COLUMN, IN_ROW, UPRIGHT } from "../../../puzzles/roll-the-block/board.ts";
import type { RollLevel } from "../../../puzzles/roll-the-block/index.ts";
import { endsStep } from "../../../puzzles/roll-the-block/level.ts";
import { moveCost } from "../../../puzzles/roll-the-block/rules.ts";
import { type Block, coveredCells } from "../../../puzzles/roll-the-block/state.ts";
import type { Cell, Tile } from "../../../puzzles/roll-the-block/tiles.ts";
import type { Steps } from "../../../puzzles/steps.ts";

export const STRIP = 8;
const MARGIN = 2;

/** The digits of a byte, of base six: not reached, 1 + the direction that reached it, and what is no pose for the block. */
export const BASE = 6;
export const NO_POSE = 5;
/** What a digit of 1 is worth, for each shape. */
export const DIGITS: readonly number[] = [1, BASE, BASE * BASE];

export interface LayersTables {
  /** From a cell to the one beside it, where that is in the next strip. */
  readonly acrossStrips: number;
  readonly startCell: number;
  readonly startShape: number;
  readonly targetCell: number;
  /** What a roll of an upright block costs. */
  readonly unit: number;
  /** What one of a lying block costs, in such units. */
  readonly lyingUnits: number;
  /** The search writes into them. */
  readonly cells: Uint8Array;
}

/** The level must have neither bridges nor halves. */
export function* prepareLayers(level: RollLevel, costModel: CostModel): Steps<LayersTables> {
  const unit = costOfRolling(level, { shape: "upright", cell: level.target }, costModel);
  const lying = costOfRolling(level, { shape: "lying", cells: [level.target, level.target] }, costModel);
  return {
    acrossStrips: STRIP * heightOf(level) - (STRIP - 1),
    startCell: cellNumber(level, coveredCells(level.start)[0] as Cell),
    startShape: shapeOf(level.start),
    targetCell: cellNumber(level, level.target),
    unit,
    lyingUnits: lying / unit,
    cells: yield* cellsOf(level),
  };
}

function costOfRolling(level: RollLevel, block: Block, model: CostModel): number {
  return moveCost(level, { block, open: [] }, { switches: false, direction: "u" }, model);
}

function shapeOf(block: Block): number {
  if (block.shape !== "lying") return UPRIGHT;
  const [first, second] = block.cells;
  return first.row === second.row ? IN_ROW : IN_COLUMN;
}

function heightOf({ rows }: RollLevel): number {
  return MARGIN + rows + MARGIN;
}

function cellNumber(level: RollLevel, { row, column }: Cell): number {
  const inStrip = (column + MARGIN) % STRIP;
  return ((column + MARGIN - inStrip) / STRIP) * STRIP * heightOf(level) + STRIP * (row + MARGIN) + inStrip;
}

/** How a tile carries: 0 not at all, 1 a half of a lying block, 2 an upright block too. */
function carried({ kind }: Tile): number {
  return kind === "void" ? 0 : kind === "fragile" ? 1 : 2;
}

function* cellsOf(level: RollLevel): Steps<Uint8Array> {
  const { rows, columns } = level;
  const strips = Math.ceil((MARGIN + columns + MARGIN) / STRIP);
  const cells = new Uint8Array(strips * STRIP * heightOf(level)).fill(unreached(0, 0, 0));
  const carries = Uint8Array.from(level.kinds, carried);
  const bytes = Uint8Array.from({ length: 12 }, (_, i) => unreached(i >> 2, i & 2, i & 1));
  for (let row = 0; row < rows; row++) {
    if (endsStep(level, row)) yield;
    writeRow(level, row, carries, bytes, cells);
  }
  return cells;
}

function writeRow(level: RollLevel, row: number, carries: Uint8Array, bytes: Uint8Array, cells: Uint8Array): void {
  const { rows, columns, tiles } = level;
  const hasBelow = row + 1 < rows;
  let right = 0;
  for (let column = columns - 1; column >= 0; column--) {
    const tile = row * columns + column;
    const own = carries[tiles[tile] as number] as number;
    const below = hasBelow ? (carries[tiles[tile + columns] as number] as number) : 0;
    const x = column + MARGIN;
    const cell = (x >> 3) * STRIP * (rows + 2 * MARGIN) + STRIP * (row + MARGIN) + (x & 7);
    cells[cell] = bytes[4 * own + (right === 0 ? 0 : 2) + (below === 0 ? 0 : 1)] as number;
    right = own;
  }
}

/** The byte of a cell, from how it carries and how the cells do on its right and below it. */
function unreached(own: number, right: number, below: number): number {
  const isPose = [own === 2, own > 0 && right > 0, own > 0 && below > 0];
  return isPose.reduce((byte, is, shape) => byte + (is ? 0 : NO_POSE * (DIGITS[shape] as number)), 0);
}
