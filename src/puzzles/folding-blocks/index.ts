// Folding Blocks: fold groups over their edges until no cell of the board is empty.
import type { GameFormat } from "../../levels/document.ts";
import type { Puzzle } from "../puzzle.ts";
import { drawState } from "./drawing.ts";
import { characterOfNumber, type FoldingLevel, readLevel } from "./level.ts";
import { describeMove, type FoldingMove, formatMove, parseMove } from "./notation.ts";
import { applyMove, type FoldingState, initialState, isSolved, listMoves } from "./rules.ts";
import { whyUnsolvable } from "./why.ts";

export type { FoldingLevel, FoldingMove, FoldingState };

const format: GameFormat = {
  id: "folding-blocks",
  headerKeys: [],
  hasLegend: false,
  hasSecondGrid: false,
  aliases: { "0": ".", _: "#" },
  numbers: characterOfNumber,
};

export const foldingBlocks: Puzzle<FoldingLevel, FoldingState, FoldingMove> = {
  format,
  name: { en: "Folding Blocks", pt: "Dobrar os Blocos" },
  costModels: ["moves"],
  readLevel,
  initialState,
  listMoves,
  applyMove,
  isSolved,
  // A board that can no longer be filled looks like any other: the search counts depend on nothing being cut here.
  isDead: () => false,
  moveCost: () => 1,
  budget: () => null,
  stars: () => null,
  stateKey: (_level, state) => state.board,
  formatMove,
  parseMove,
  describeMove: (_level, _state, move) => describeMove(move),
  drawState,
  whyUnsolvable,
};
