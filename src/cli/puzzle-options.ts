// Options whose values the puzzles name: what there is, and for which puzzles, is asked of the registry.
import { Option } from "commander";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import type { PackedPuzzle } from "../puzzles/packed.ts";
import { ORDERS } from "../solving/check-options.ts";

const COST_MODELS = [...new Set(PACKED_PUZZLES.flatMap(({ puzzle }) => puzzle.costModels))];

export function costOption(): Option {
  const [usual = "", ...others] = COST_MODELS;
  const notes = others.map((model) => {
    return `; ${model} is for ${namesOf(({ puzzle }) => puzzle.costModels.includes(model))} only`;
  });
  return new Option("--cost <model>", `what a move costs${notes.join("")}`).choices(COST_MODELS).default(usual);
}

export function orderOption(): Option {
  const names = namesOf(({ hasOrder }) => hasOrder === true);
  const says = `for ${names}: moves that commute in any order, or in one only (default: any; auto does as it likes)`;
  return new Option("--order <order>", says).choices(ORDERS);
}

function namesOf(test: (packed: PackedPuzzle) => boolean): string {
  return PACKED_PUZZLES.filter(test)
    .map(({ puzzle }) => puzzle.name.en)
    .join(", ");
}
