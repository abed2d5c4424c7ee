// Match the Tiles: every slide moves all tiles at once; bring each to a goal of its colour.
import type { Puzzle } from "../puzzle.ts";
import { drawState } from "./drawing.ts";
import { type MatchLevel, readLevel } from "./level.ts";
import { describeMove, formatMove, parseMove } from "./notation.ts";
import { applyMove, initialState, isSolved, listMoves, type MatchMove, type MatchState } from "./rules.ts";
import { whyUnsolvable } from "./why.ts";

export type { MatchLevel } from "./level.ts";
export type { MatchMove, MatchState } from "./rules.ts";

export const matchTheTiles: Puzzle<MatchLevel, MatchState, MatchMove> = {
  format: { id: "match-the-tiles", headerKeys: [], hasLegend: false, hasSecondGrid: true, aliases: {} },
  name: { en: "Match the Tiles", pt: "Match the Tiles" },
  costModels: ["moves"],
  readLevel,
  initialState,
  listMoves,
  applyMove,
  isSolved,
  // The rules call no position of this puzzle dead, and the counts of every search rest on that.
  isDead: () => false,
  moveCost: () => 1,
  budget: () => null,
  stars: () => null,
  whyUnsolvable,
  stateKey: (_level, state) => state,
  formatMove,
  parseMove,
  describeMove: (_level, _state, move) => describeMove(move),
  drawState,
};
