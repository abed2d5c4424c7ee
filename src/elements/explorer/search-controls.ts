// The controls of which search is explored: those of a solver, as far as they mean something for it.
import { html, nothing, type TemplateResult } from "lit";
import type { AlgorithmName } from "../../solving/options.ts";
import type { SearchWishes } from "../solver/asked.ts";
import { algorithmField, costField, type FieldState, field, heuristicField, typed } from "../solver/controls.ts";
import { SOLVER_WORDS } from "../solver/solver-words.ts";

/** `auto` is no search that could be followed. The first is usual. */
export const EXPLORED: readonly AlgorithmName[] = ["astar", "bfs", "dfs", "dls", "iddfs", "ucs", "greedy", "idastar"];

export function searchControls(state: FieldState & { readonly wishes: SearchWishes }): TemplateResult {
  const { wishes, options, packed, language } = state;
  const { algorithm } = options;
  const words = SOLVER_WORDS[language];
  const takesDepth = algorithm === "dfs" || algorithm === "dls" || wishes.depth !== "";
  const weight = wishes.weight === undefined || Number.isNaN(wishes.weight) ? "" : String(wishes.weight);
  return html`<div class="fields" part="controls">
    ${algorithmField(state, EXPLORED)} ${heuristicField(state)}
    ${algorithm === "astar" ? field(state, "weight", words.weight, typed(state, "weight", weight, "number", "1")) : nothing}
    ${takesDepth ? field(state, "depth", words.depth, typed(state, "depth", wishes.depth, "text", words.depthHint)) : nothing}
    ${packed !== undefined && packed.puzzle.costModels.length > 1 ? costField(state) : nothing}
  </div>`;
}
