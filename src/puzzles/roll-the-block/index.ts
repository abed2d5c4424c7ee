// Roll the Block, joined to the contract of a puzzle.
import type { GameFormat } from "../../levels/document.ts";
import type { Puzzle } from "../puzzle.ts";
import { drawState } from "./drawing.ts";
import { type RollLevel, readLevel } from "./level.ts";
import { describeMove, formatMove, parseMove, type RollMove } from "./notation.ts";
import { applyMove, initialState, isSolved, listMoves, moveCost, stateKey } from "./rules.ts";
import type { RollState } from "./state.ts";
import { whyUnsolvable } from "./why.ts";

export type { RollLevel, RollMove, RollState };

/** What numbers mean: 0 void, 1 floor, 2 or 4 the target, 3 the block. */
const NUMBERS: readonly string[] = ["#", ".", "T", "S", "T"];

const format: GameFormat = {
  id: "roll-the-block",
  headerKeys: [],
  hasLegend: true,
  hasSecondGrid: false,
  aliases: {},
  numbers: (n) => NUMBERS[n],
};

export const rollTheBlock: Puzzle<RollLevel, RollState, RollMove> = {
  format,
  name: { en: "Roll the Block", pt: "Rolar o Bloco" },
  costModels: ["moves", "weighted"],
  readLevel,
  initialState,
  listMoves,
  applyMove,
  isSolved,
  isDead: () => false,
  moveCost,
  budget: () => null,
  stars: () => null,
  stateKey,
  whyUnsolvable,
  formatMove,
  parseMove,
  describeMove: (_level, _state, move) => describeMove(move),
  drawState,
};
