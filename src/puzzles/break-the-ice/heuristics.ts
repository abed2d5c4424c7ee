// The heuristics of Break the Ice by name. The proof of `columns` stands in grouping.ts.
//
// `chains` counts only what moves burst at first, but a cascade may take every block: it is neither admissible nor
// consistent. Of 21,756 solvable states, all those of 172 small levels, it says too much of 3%, by up to two moves;
// `colors` of 61%, `blocks` of 96%. On average they cost 2.9 moves; `chains` says 1.9.
import type { Heuristic } from "../packed.ts";

const SOURCE = "P4, Break the Ice in Java";

export const HEURISTICS: readonly Heuristic[] = [
  {
    name: "blocks",
    counts: { en: "blocks that are left", pt: "os blocos que restam" },
    admissible: false,
    consistent: false,
    unit: 1,
    source: SOURCE,
  },
  {
    name: "colors",
    counts: {
      en: "the budget, times the share of colours that is left, times the share of blocks that is left",
      pt: "o orçamento, vezes a parte das cores que resta, vezes a parte dos blocos que resta",
    },
    admissible: false,
    consistent: false,
    unit: 1024,
    source: SOURCE,
  },
  {
    name: "chains",
    counts: {
      en: "blocks left, divided by those that some next move takes at its first burst, rounded up; 2 if none does",
      pt: "os blocos que restam, a dividir pelos que alguma jogada tira no primeiro rebentamento; 2 se nenhuma tira",
    },
    admissible: false,
    consistent: false,
    unit: 1,
    source: SOURCE,
  },
  {
    name: "columns",
    counts: {
      en: "moves that bring the blocks of every colour sideways to where three in a column or side by side can burst",
      pt: "jogadas que levam os blocos de cada cor, para os lados, até onde três em coluna ou lado a lado podem rebentar",
    },
    admissible: true,
    consistent: true,
    unit: 1,
    source: "Fourfold",
  },
];
