// The heuristics of Break the Ice by name. `chains` counts only what a move bursts at first, and a cascade may take
// every block: it is not admissible, as heuristics.test.ts shows. The proof of `columns` stands in grouping.ts.
import type { Heuristic } from "../packed.ts";

const SOURCE = "P4, Break the Ice in Java";

export const HEURISTICS: readonly Heuristic[] = [
  {
    name: "blocks",
    counts: "blocks that are left",
    admissible: false,
    consistent: false,
    unit: 1,
    source: SOURCE,
  },
  {
    name: "colors",
    counts: "the budget, times the share of colours that is left, times the share of blocks that is left",
    admissible: false,
    consistent: false,
    unit: 1024,
    source: SOURCE,
  },
  {
    name: "chains",
    counts: "moves to burst every block if each took as many as the best next one at its first burst; 2 if none bursts",
    admissible: false,
    consistent: false,
    unit: 1,
    source: SOURCE,
  },
  {
    name: "columns",
    counts: "moves that bring the blocks of every colour sideways to where three in a column or side by side can burst",
    admissible: true,
    consistent: true,
    unit: 1,
    source: "Fourfold",
  },
];
