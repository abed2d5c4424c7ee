// Break the Ice: move and swap blocks so that runs of one colour burst, until no block is left.
import type { Puzzle } from "../puzzle.ts";
import { drawState } from "./drawing.ts";
import { ICE_FORMAT, type IceLevel, readLevel } from "./level.ts";
import type { IceMove } from "./move.ts";
import { describeMove, formatMove, parseMove } from "./notation.ts";
import { applyMove, type IceState, initialState, isDead, isSolved, listMoves, stars } from "./rules.ts";
import { whyUnsolvable } from "./why.ts";

export type { IceLevel, IceMove, IceState };

export const breakTheIce: Puzzle<IceLevel, IceState, IceMove> = {
  format: ICE_FORMAT,
  name: { en: "Break the Ice", pt: "Quebrar o Gelo" },
  costModels: ["moves"],
  readLevel,
  initialState,
  listMoves,
  applyMove,
  isSolved,
  isDead,
  moveCost: () => 1,
  budget: (level) => level.budget,
  stars,
  whyUnsolvable,
  stateKey: (_level, state) => state.join("\n"),
  formatMove,
  parseMove,
  describeMove: (_level, state, move) => describeMove(state, move),
  drawState,
};
