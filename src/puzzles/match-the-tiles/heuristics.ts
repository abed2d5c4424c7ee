// The heuristics of Match the Tiles by name. Their tables are made by estimates.ts and lane-table.ts, which has the proof of
// `slides`; estimator.ts evaluates them.
import type { Heuristic } from "../packed.ts";

const PAPER = "P1, Match the Tiles in Python";

export const HEURISTICS: readonly Heuristic[] = [
  {
    name: "simple",
    counts: {
      en: "pairs of a tile and a goal of its colour that differ in both row and column",
      pt: "pares de uma peça e um objetivo da sua cor que diferem tanto na linha como na coluna",
    },
    admissible: false,
    consistent: false,
    unit: 1,
    source: PAPER,
  },
  {
    name: "fast",
    counts: {
      en: "slides that each tile seems to need to a goal of its own, summed over the tiles",
      pt: "deslizes de que cada peça parece precisar até um objetivo só seu, somados para todas as peças",
    },
    admissible: false,
    consistent: false,
    unit: 1,
    source: PAPER,
  },
  {
    name: "complex",
    counts: {
      en: "slides that the worst tile seems to need, 3 more where an obstacle stands between it and its goal",
      pt: "deslizes de que a pior peça parece precisar, mais 3 onde há um obstáculo entre ela e o seu objetivo",
    },
    // Measured: a goal that no obstacle or edge makes a tile stop at counts 2, but another tile can stop it there at once.
    admissible: false,
    consistent: false,
    unit: 1,
    source: PAPER,
  },
  {
    name: "slides",
    counts: {
      en: "the least number of slides with which every tile could reach its goal, stopped wherever others might stop it",
      pt: "o menor número de deslizes com que cada peça poderia chegar ao seu objetivo, parando onde outras a poderiam parar",
    },
    admissible: true,
    consistent: false,
    unit: 1,
    source: "Fourfold",
  },
];
