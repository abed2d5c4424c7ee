// The 15-puzzle as the engines know it.
import { DIRECTIONS } from "../../src/puzzles/direction.ts";
import type { Heuristic, LevelImage, PackedPuzzle } from "../../src/puzzles/packed.ts";
import { FifteenGame } from "./game.ts";
import { type FifteenLevel, type FifteenMove, type FifteenState, fifteenPuzzle, GAP, TILES } from "./index.ts";
import { type FifteenTables, packBoard, prepare, tileAt } from "./tables.ts";

const HEURISTICS: readonly Heuristic[] = [
  {
    name: "misplaced",
    counts: { en: "tiles that are not in their place", pt: "peças fora do seu lugar" },
    admissible: true,
    consistent: true,
    unit: 1,
    source: "textbook",
  },
  {
    name: "manhattan",
    counts: {
      en: "rows and columns between each tile and its place",
      pt: "linhas e colunas entre cada peça e o seu lugar",
    },
    admissible: true,
    consistent: true,
    unit: 1,
    source: "textbook",
  },
  {
    name: "linear-conflict",
    counts: {
      en: "manhattan, and 2 for each tile that must leave its line to let others of that line pass",
      pt: "manhattan, mais 2 por cada peça que tem de sair da sua linha para deixar passar outras dessa linha",
    },
    admissible: true,
    consistent: true,
    unit: 1,
    source: "Hansson, Mayer and Yung 1992",
  },
];

export const packedFifteenPuzzle: PackedPuzzle<FifteenLevel, FifteenState, FifteenMove, FifteenTables> = {
  puzzle: fifteenPuzzle,
  registryNumber: 4,
  heuristics: HEURISTICS,
  strongest: "linear-conflict",
  prepare,
  image,
  game: (tables) => new FifteenGame(tables),
  pack: (_level, _tables, state, into, at) => packBoard(state, into, at),
  unpack: (level, _tables, states, at) =>
    Array.from(level.goal, (_, cell) => ` ${TILES}`.charAt(tileAt(states, at, cell)).replace(" ", GAP)).join(""),
  move: (_level, _state, number) => DIRECTIONS[number] as FifteenMove,
};

/** All fields of the class in assembly/index.ts, by name. */
function image({ words, rows, columns, isHopeless, hasConflicts, ...tables }: FifteenTables): LevelImage {
  const fields = {
    wordCount: words,
    rows,
    columns,
    isHopeless: Number(isHopeless),
    hasConflicts: Number(hasConflicts),
  };
  return { fields, tables };
}
