// The heuristics of Roll the Block by name. How they are worked out, and why they hold, stands in distance.ts and
// relaxed.ts. `manhattan` holds nothing: a block that lies down comes two cells nearer by one roll, and a split brings its
// halves anywhere.
import type { Heuristic } from "../packed.ts";

export const HEURISTICS: readonly Heuristic[] = [
  {
    name: "distance",
    counts:
      "rolls that bring the centre of the block to the target along rows and columns, by a split if that is nearer",
    admissible: true,
    consistent: true,
    unit: 1,
    source: "P2, Roll the Block in Java",
  },
  {
    name: "manhattan",
    counts: "cells from the nearest cell of the block to the target along rows and columns",
    admissible: false,
    consistent: false,
    unit: 1,
    source: "what one would write first",
  },
  {
    name: "relaxed",
    counts: "the cost on this level with every bridge open and every switch idle",
    admissible: true,
    consistent: true,
    unit: 1,
    source: "Fourfold",
  },
];
