// Folding Blocks: fold groups over their edges until no cell of the board is empty.
import { definePuzzle } from "../define-puzzle.ts";
import { describeGlyph, drawState } from "./drawing.ts";
import { characterOfNumber, type FoldingLevel, readLevel } from "./level.ts";
import { measures } from "./measures.ts";
import { describeMove, type FoldingMove, formatMove, parseMove } from "./notation.ts";
import { positionAsDocument } from "./position.ts";
import { applyMove, type FoldingState, initialState, isSolved, listMoves } from "./rules.ts";
import { whyUnsolvable } from "./why.ts";

export type { FoldingLevel, FoldingMove, FoldingState };

export const foldingBlocks = definePuzzle<FoldingLevel, FoldingState, FoldingMove>({
  format: { id: "folding-blocks", aliases: { "0": ".", _: "#" }, numbers: characterOfNumber },
  name: { en: "Folding Blocks", pt: "Dobrar os Blocos" },
  goal: {
    en: "Unfold shapes until they cover the board.",
    pt: "Desdobre formas até cobrirem o tabuleiro.",
  },
  gesture: { en: "Drag a shape to unfold it.", pt: "Arraste uma forma para a desdobrar." },
  readLevel,
  initialState,
  listMoves,
  applyMove,
  isSolved,
  stateKey: (_level, state) => state.board,
  formatMove,
  parseMove,
  describeMove: (_level, _state, move) => describeMove(move),
  focusOf: (_level, _state, { group }) => [group],
  drawState,
  describeGlyph,
  whyUnsolvable,
  positionAsDocument,
  measures,
  guide: async () => (await import("./guide.ts")).guide,
  surface: async () => (await import("./surface.ts")).surface,
  generator: async () => (await import("./generate.ts")).generator,
  editing: async () => (await import("./editing.ts")).editing,
});
