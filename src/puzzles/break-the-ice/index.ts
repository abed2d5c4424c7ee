// Break the Ice: move and swap blocks so that runs of one colour burst, until no block is left.
import { definePuzzle } from "../define-puzzle.ts";
import { contentOf, EMPTY, isBlock } from "./board.ts";
import { describeGlyph, drawState } from "./drawing.ts";
import { type IceLevel, readLevel } from "./level.ts";
import { measures } from "./measures.ts";
import { type IceMove, neighbourOf, otherName } from "./move.ts";
import { describeMove, formatMove, parseMove } from "./notation.ts";
import { positionAsDocument } from "./position.ts";
import { applyMove, type IceState, initialState, isDead, isSolved, listMoves } from "./rules.ts";
import { whyUnsolvable } from "./why.ts";

export type { IceLevel, IceMove, IceState };

export const breakTheIce = definePuzzle<IceLevel, IceState, IceMove>({
  format: { id: "break-the-ice", headerKeys: ["moves", "burst"], aliases: { _: EMPTY } },
  name: { en: "Break the Ice", pt: "Quebrar o Gelo" },
  goal: {
    en: "Three in a row burst, gravity does the rest.",
    pt: "Três em linha rebentam, a gravidade faz o resto.",
  },
  gesture: { en: "Drag a block to push it.", pt: "Arraste um bloco para o empurrar." },
  readLevel,
  initialState,
  listMoves,
  applyMove,
  isSolved,
  isDead,
  budget: (level) => level.budget,
  whyUnsolvable,
  positionAsDocument,
  stateKey: (_level, state) => state.join("\n"),
  formatMove,
  parseMove,
  otherName,
  describeMove: (_level, state, move) => describeMove(state, move),
  focusOf: (_level, state, move) =>
    [move, neighbourOf(move)].map((cell) => contentOf(state, cell) ?? EMPTY).filter(isBlock),
  drawState,
  describeGlyph,
  measures,
  generator: async () => (await import("./generate.ts")).generator,
  editing: async () => (await import("./editing.ts")).editing,
  guide: async () => (await import("./guide.ts")).guide,
  surface: async () => (await import("./surface.ts")).surface,
});
