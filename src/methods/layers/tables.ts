// A level prepared for the search by layers: a byte a cell, see assembly/methods/layers/index.ts.

import type { CostModel } from "../../puzzles/puzzle.ts";
import { boardOf, cellNumber, IN_COLUMN, IN_ROW, LANDS, placeOf, UPRIGHT } from "../../puzzles/roll-the-block/board.ts";
import type { RollLevel } from "../../puzzles/roll-the-block/index.ts";
import { initialState, moveCost } from "../../puzzles/roll-the-block/rules.ts";

/** The digits of a byte, of base six: not reached, 1 + the direction that reached it, and what is no place for the block. */
export const BASE = 6;
export const NO_PLACE = 5;
/** What a digit of 1 is worth, for each shape. */
export const DIGITS: readonly number[] = [1, BASE, BASE * BASE];

export interface LayersTables {
  /** Of the board, see board.ts. */
  readonly width: number;
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

/** The level must have neither bridges nor splits. */
export function prepareLayers(level: RollLevel, costModel: CostModel): LayersTables {
  const { width, landings } = boardOf(level, level.kinds.map(isTile), []);
  const bytes = Uint8Array.from({ length: 256 }, (_, landing) => unreached(landing));
  // The landings of the board are nobody else's, and a board may have sixteen million of them.
  for (let cell = 0; cell < landings.length; cell++) landings[cell] = bytes[landings[cell] as number] as number;
  const { block } = initialState(level);
  const [start] = placeOf(level, block);
  const [cell] = level.start;
  const costOf = (state: Parameters<typeof moveCost>[1]): number =>
    moveCost(level, state, { switches: false, direction: "u" }, costModel);
  const unit = costOf({ block: { shape: "upright", cell }, open: [] });
  const lying = costOf({ block: { shape: "lying", cells: [cell, cell] }, open: [] });
  return {
    width,
    startCell: start >> 2,
    startShape: start & 3,
    targetCell: cellNumber(level, level.target),
    unit,
    lyingUnits: lying / unit,
    cells: landings,
  };
}

const isTile = (): boolean => true;

function unreached(landing: number): number {
  return [UPRIGHT, IN_ROW, IN_COLUMN]
    .filter((shape) => (landing & (LANDS << shape)) === 0)
    .reduce((byte, shape) => byte + NO_PLACE * (DIGITS[shape] as number), 0);
}
