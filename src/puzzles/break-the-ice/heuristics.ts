// The heuristics of Break the Ice by name. The proof of `columns` stands in grouping.ts.
//
// `chains` counts only what a move bursts at first, but a cascade may take every block: it is neither admissible nor
// consistent. Of 127,980 solvable states, all those of 552 small levels, it says too much of 5%, by up to three moves;
// `colors` of 78%, `blocks` of 95%. On average they cost 4.2 moves; `chains` says 2.4 and `columns` 1.8.
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
      en: "moves to burst every block if each took as many as the best next one at its first burst; 2 if none bursts",
      pt: "jogadas para rebentar todos os blocos se cada um custasse tantas como o melhor seguinte no primeiro rebentamento; 2 se nenhum rebenta",
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
