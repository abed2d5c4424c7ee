// The controls of which search is explored: those of a solver, as far as they mean something for it.
import { html, nothing, type TemplateResult } from "lit";
import type { AlgorithmName } from "../../solving/options.ts";
import { heuristicUsed, type SearchWishes } from "../solver/asked.ts";
import {
  algorithmField,
  algorithmLabel,
  costField,
  type FieldState,
  field,
  heuristicField,
  refusedAt,
  typed,
} from "../solver/controls.ts";
import { SOLVER_WORDS } from "../solver/solver-words.ts";
import { EXPLORER_WORDS } from "./explorer-words.ts";

/** `auto` is no search that could be followed. The first is usual. */
export const EXPLORED: readonly AlgorithmName[] = ["astar", "bfs", "dfs", "dls", "iddfs", "ucs", "greedy", "idastar"];

interface SearchState extends FieldState {
  readonly wishes: SearchWishes;
  /** Where there is little room they are folded away under what is chosen. */
  readonly isOpen: boolean;
  readonly turn: () => void;
}

export function searchControls(state: SearchState): TemplateResult {
  const { wishes, options, packed, language, refusal } = state;
  const { algorithm } = options;
  const words = SOLVER_WORDS[language];
  const refused = refusal === undefined ? "" : refusedAt(refusal);
  const takesWeight = algorithm === "astar" || refused === "weight";
  const takesDepth = algorithm === "dfs" || algorithm === "dls" || wishes.depth !== "";
  const weight = wishes.weight === undefined || Number.isNaN(wishes.weight) ? "" : String(wishes.weight);
  const isOpen = state.isOpen || refusal !== undefined || state.level === undefined;
  return html`<button type="button" id="search" aria-expanded=${isOpen} aria-controls="fields" @click=${state.turn}>${chosen(state)}</button>
  <div class="fields ${isOpen ? "" : "folded"}" id="fields" part="controls">
    ${algorithmField(state, EXPLORED)} ${heuristicField(state)}
    ${takesWeight ? field(state, "weight", words.weight, typed(state, "weight", weight, "number", "1")) : nothing}
    ${takesDepth ? field(state, "depth", words.depth, typed(state, "depth", wishes.depth, "text", words.depthHint)) : nothing}
    ${packed !== undefined && packed.puzzle.costModels.length > 1 ? costField(state) : nothing}
    ${refused === "order" ? html`<p class="refused" role="alert">${refusal?.words[language]}</p>` : nothing}
  </div>`;
}

/** `Search: A*, distance`. */
function chosen({ level, options, language }: SearchState): string {
  const used = level === undefined ? undefined : heuristicUsed(level, options);
  const name = algorithmLabel(options.algorithm ?? "astar", language);
  return EXPLORER_WORDS[language].search(used === undefined ? name : `${name}, ${used.name}`);
}
