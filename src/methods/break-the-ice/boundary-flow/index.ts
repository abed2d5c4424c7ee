// Break the Ice by a bound on what crosses the boundaries between columns: see docs/methods/boundary-flow.md and
// assembly/methods/break-the-ice/boundary-flow. It works on the image of the game, with the tables of the heuristic `columns`.
import { breakTheIce, type IceLevel, type IceMove, type IceState } from "../../../puzzles/break-the-ice/index.ts";
import { packedBreakTheIce } from "../../../puzzles/break-the-ice/packed.ts";
import { withSectionsApart } from "../../../puzzles/break-the-ice/sections.ts";
import type { IceTables } from "../../../puzzles/break-the-ice/tables.ts";
import { leftOut, type Method } from "../../method.ts";
import { NO_SCOUTING } from "../../scouts.ts";
import { determinized } from "./determinize.ts";

/** In the order of their bits in assembly/methods/break-the-ice/boundary-flow/index.ts. */
const INGREDIENTS = ["flow", "partial", "memo", "sections", "beam", "order", "followers"] as const;

/** Expansions of about 50 ms on a board of 7 columns and 12 rows: easy levels are solved by then. On larger boards, and above all
 *  on wider ones, an expansion takes longer. */
const PATIENCE = 20_000;
const USUAL_SIZE = 7 * 7 * 12;

interface BoundaryTables {
  readonly without: number;
  /** Expansions of the proof before the beam search begins. */
  readonly patience: number;
  readonly game: IceTables;
}

export const boundaryFlow: Method<IceLevel, IceState, IceMove, BoundaryTables> = {
  name: "boundary-flow",
  registryNumber: 21,
  ingredients: INGREDIENTS,
  explained: {
    en: "A* for Break the Ice: it counts what must cross each boundary between columns, and finds ever better solutions on the way to the proof.",
    pt: "A* para Break the Ice: conta o que tem de atravessar cada fronteira entre colunas e encontra soluções cada vez melhores a caminho da prova.",
  },
  scouting: NO_SCOUTING,

  prepare(level, { costModel, without, start = breakTheIce.initialState(level) }) {
    if (breakTheIce.isSolved(level, start)) return undefined;
    const board = without.has("sections") ? start : withSectionsApart(start);
    return {
      without: leftOut(INGREDIENTS, without),
      patience: patienceFor(level),
      game: packedBreakTheIce.prepare({ ...level, board }, { heuristic: "columns", costModel }),
    };
  },

  image({ without, patience, game }) {
    const { fields, tables } = packedBreakTheIce.image(game);
    return {
      fields: { ...fields, without, patience },
      tables: { ...tables, determinized: determinized(game.automaton) },
    };
  },

  move: packedBreakTheIce.move,
};

function patienceFor({ rows, columns }: IceLevel): number {
  return Math.round(PATIENCE * Math.min(1, USUAL_SIZE / (columns * columns * rows)) ** 1.5);
}
