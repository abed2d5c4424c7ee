// Folding Blocks as a minimum-cost exact cover, in the Wasm engine; see docs/methods/exact-cover.md. The module makes the
// shapes itself: all that it is given is the board.

import type { FoldingMove, FoldingState } from "../../../puzzles/folding-blocks/index.ts";
import { EMPTY, type FoldingLevel, HOLE } from "../../../puzzles/folding-blocks/level.ts";
import { packedFoldingBlocks } from "../../../puzzles/folding-blocks/packed.ts";
import { leftOut, type Method } from "../../method.ts";
import { NO_SCOUTING } from "../../scouts.ts";

/** In the order of their bits in assembly/methods/folding-blocks/exact-cover/search.ts. */
const INGREDIENTS = ["multipliers", "transpositions", "propagation", "sizes", "components", "exchanges"] as const;

interface CoverTables {
  readonly rows: number;
  readonly columns: number;
  readonly groups: number;
  /** A bit for each ingredient that is left out. */
  readonly without: number;
  /** For each cell 0 for a hole, 1 for an empty cell, or 2 and up for the groups. */
  readonly board: Uint8Array;
}

function numberOf(found: string, groups: readonly string[]): number {
  if (found === HOLE) return 0;
  return found === EMPTY ? 1 : groups.indexOf(found) + 2;
}

export const exactCover: Method<FoldingLevel, FoldingState, FoldingMove, CoverTables> = {
  name: "exact-cover",
  registryNumber: 16,
  ingredients: INGREDIENTS,
  explained: {
    en: "It does not fold: it lists the shapes that each group can end in, and picks one for each so that together they cover the board with the fewest folds.",
    pt: "Não dobra: lista as formas em que cada grupo pode acabar e escolhe uma para cada um, de modo que juntas cubram o tabuleiro com menos dobras.",
  },
  scouting: NO_SCOUTING,
  prepare({ rows, columns, groups, board }, { without, start = { board } }) {
    return {
      rows,
      columns,
      groups: groups.length,
      without: leftOut(INGREDIENTS, without),
      board: Uint8Array.from(start.board, (found) => numberOf(found, groups)),
    };
  },
  image: ({ rows, columns, groups, without, board }) => ({
    fields: { rows, columns, groups, without },
    tables: { board },
  }),
  move: packedFoldingBlocks.move,
};
