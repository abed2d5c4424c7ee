// The heuristics of Roll the Block by name. How they are worked out, and why they hold, stands in distance.ts and
// relaxed.ts.
import type { Heuristic } from "../packed.ts";

export const HEURISTICS: readonly Heuristic[] = [
  {
    name: "distance",
    counts: "rolls that bring the centre of the block to the target as the crow flies, by a split if that is nearer",
    admissible: true,
    consistent: true,
    unit: 1,
    source: "P2, Roll the Block in Java",
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
