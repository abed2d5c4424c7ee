// The heuristics of Match the Tiles by name. Their tables are made by estimates.ts and lane-table.ts, which has the proof of
// `slides`; estimator.ts evaluates them.
import type { Heuristic } from "../packed.ts";

const PAPER = "P1, Match the Tiles in Python";

export const HEURISTICS: readonly Heuristic[] = [
  {
    name: "simple",
    counts: "pairs of a tile and a goal of its colour that differ in both row and column",
    admissible: false,
    consistent: false,
    unit: 1,
    source: PAPER,
  },
  {
    name: "fast",
    counts: "slides that each tile seems to need to a goal of its own, summed over the tiles",
    admissible: false,
    consistent: false,
    unit: 1,
    source: PAPER,
  },
  {
    name: "complex",
    counts: "slides that the worst tile seems to need, 3 more where an obstacle stands between it and its goal",
    // Measured: a goal that no obstacle or edge makes a tile stop at counts 2, but another tile can stop it there at once.
    admissible: false,
    consistent: false,
    unit: 1,
    source: PAPER,
  },
  {
    name: "slides",
    counts:
      "the least number of slides with which every tile could reach its goal, stopped wherever others might stop it",
    admissible: true,
    consistent: false,
    unit: 1,
    source: "Fourfold",
  },
];
