// The heuristics of Roll the Block by name. How they are worked out, and why they hold, stands in distance.ts and
// relaxed.ts. `manhattan` holds nothing: a block that lies down comes two cells nearer by one roll, and a split brings its
// halves anywhere.
import type { Heuristic } from "../packed.ts";

export const HEURISTICS: readonly Heuristic[] = [
  {
    name: "distance",
    counts: {
      en: "rolls that bring the centre of the block to the target along rows and columns, by a split if that is nearer",
      pt: "rolamentos que levam o centro do bloco ao alvo por linhas e colunas, por uma separação se for mais perto",
    },
    admissible: true,
    consistent: true,
    unit: 1,
    source: "P2, Roll the Block in Java",
  },
  {
    name: "manhattan",
    counts: {
      en: "cells from the nearest cell of the block to the target along rows and columns",
      pt: "casas da casa mais próxima do bloco até ao alvo, por linhas e colunas",
    },
    admissible: false,
    consistent: false,
    unit: 1,
    source: "what one would write first",
  },
  {
    name: "relaxed",
    counts: {
      en: "the cost on this level with every bridge open and every switch idle",
      pt: "o custo neste nível com todas as pontes abertas e todos os interruptores inertes",
    },
    admissible: true,
    consistent: true,
    unit: 1,
    source: "Fourfold",
  },
];
