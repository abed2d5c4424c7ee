// Roll the Block, joined to the contract of a puzzle.
import { definePuzzle } from "../define-puzzle.ts";
import { drawState } from "./drawing.ts";
import { focusOf } from "./focus.ts";
import { describeGlyph } from "./glyph-words.ts";
import { type RollLevel, readingLevel, readLevel } from "./level.ts";
import { measures } from "./measures.ts";
import { describeMove, formatMove, parseMove, type RollMove } from "./notation.ts";
import { positionAsDocument } from "./position.ts";
import { applyMove, initialState, isSolved, listMoves, moveCost, stateKey } from "./rules.ts";
import type { RollState } from "./state.ts";
import { whyUnsolvable } from "./why.ts";

export type { RollLevel, RollMove, RollState };

/** What numbers mean: 0 void, 1 floor, 2 or 4 the target, 3 the block. */
const NUMBERS: readonly string[] = ["#", ".", "T", "S", "T"];

export const rollTheBlock = definePuzzle<RollLevel, RollState, RollMove>({
  format: { id: "roll-the-block", hasLegend: true, numbers: (n) => NUMBERS[n] },
  name: { en: "Roll the Block", pt: "Rolar o Bloco" },
  goal: {
    en: "Roll a block over bridges and switches until it stands on the target.",
    pt: "Role um bloco por pontes e interruptores até ficar de pé no alvo.",
  },
  gesture: { en: "Drag anywhere to roll the block.", pt: "Arraste para fazer rolar o bloco." },
  costModels: ["moves", "weighted"],
  describeCostModel: (model) => (model === "weighted" ? { en: "weighted", pt: "ponderado" } : undefined),
  readLevel,
  readingLevel,
  initialState,
  listMoves,
  applyMove,
  isSolved,
  moveCost,
  stateKey,
  whyUnsolvable,
  positionAsDocument,
  formatMove,
  parseMove,
  describeMove: (_level, _state, move) => describeMove(move),
  focusOf,
  drawState,
  describeGlyph,
  measures,
  guide: async () => (await import("./guide.ts")).guide,
  surface: async () => (await import("./surface.ts")).surface,
  generator: async () => (await import("./generate.ts")).generator,
  editing: async () => (await import("./editing.ts")).editing,
});
