// Match the Tiles: every slide moves all tiles at once; bring each to a goal of its colour.
import { definePuzzle } from "../define-puzzle.ts";
import { AXIS } from "../direction.ts";
import { describeGlyph, drawState } from "./drawing.ts";
import { type MatchLevel, readLevel } from "./level.ts";
import { measures } from "./measures.ts";
import { describeMove, formatMove, parseMove } from "./notation.ts";
import { positionAsDocument } from "./position.ts";
import { applyMove, initialState, isSolved, listMoves, type MatchMove, type MatchState } from "./rules.ts";
import { whyUnsolvable } from "./why.ts";

export type { MatchLevel } from "./level.ts";
export type { MatchMove, MatchState } from "./rules.ts";

export const matchTheTiles = definePuzzle<MatchLevel, MatchState, MatchMove>({
  format: { id: "match-the-tiles", hasSecondGrid: true },
  name: { en: "Match the Tiles", pt: "Encaixar as Peças" },
  goal: {
    en: "One push slides everything: bring each tile to its goal.",
    pt: "Um empurrão faz deslizar tudo: leve cada peça à sua meta.",
  },
  gesture: { en: "Drag anywhere to slide the tiles.", pt: "Arraste para fazer deslizar as peças." },
  readLevel,
  initialState,
  listMoves,
  applyMove,
  isSolved,
  whyUnsolvable,
  positionAsDocument,
  stateKey: (_level, state) => state,
  formatMove,
  parseMove,
  describeMove: (_level, _state, move) => describeMove(move),
  focusOf: (_level, _state, move) => [AXIS[move]],
  drawState,
  describeGlyph,
  measures,
  guide: async () => (await import("./guide.ts")).guide,
  surface: async () => (await import("./surface.ts")).surface,
  generator: async () => (await import("./generate.ts")).generator,
  editing: async () => (await import("./editing.ts")).editing,
});
