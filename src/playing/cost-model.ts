// A cost model that a puzzle does not have: what it asked moves to cost would be a guess.
import type { CostModel } from "../puzzles/puzzle.ts";

interface Costed {
  readonly format: { readonly id: string };
  readonly costModels: readonly CostModel[];
}

/** Throws RangeError unless the puzzle has it. */
export function refuseUnknownModel({ format, costModels }: Costed, model: CostModel): void {
  if (costModels.includes(model)) return;
  throw new RangeError(`${format.id} has no cost model ${model}; it has ${costModels.join(", ")}.`);
}
