// The controls of which search is explored: those of a solver, as far as they mean something for it. They take the same room for every
// search, so that two searches stand line by line beside each other.
import { html, nothing, type TemplateResult } from "lit";
import { ALGORITHM_WORDS } from "../../solving/algorithm-words.ts";
import type { AlgorithmName } from "../../solving/options.ts";
import { heuristicUsed, type SearchWishes } from "../solver/asked.ts";
import {
  algorithmField,
  costField,
  type FieldState,
  field,
  heuristicField,
  refusedAt,
  typed,
} from "../solver/controls.ts";
import { SOLVER_WORDS } from "../solver/solver-words.ts";

/** `auto` is no search that could be followed. The first is usual. */
export const EXPLORED: readonly AlgorithmName[] = ["astar", "bfs", "dfs", "dls", "iddfs", "ucs", "greedy", "idastar"];

export interface SearchState extends FieldState {
  readonly wishes: SearchWishes;
}

const UNDER_MORE: readonly string[] = ["weight", "depth", "costModel", "order"];

export function searchControls(state: SearchState): TemplateResult {
  const { wishes, packed, language, refusal } = state;
  const words = SOLVER_WORDS[language];
  const refused = refusal === undefined ? "" : refusedAt(refusal);
  const weight = wishes.weight === undefined || Number.isNaN(wishes.weight) ? "" : String(wishes.weight);
  return html`<div class="fields search" part="controls">
    ${algorithmField(state, EXPLORED)} ${looksAtNone(state) ? noHeuristicField(state) : heuristicField(state)}
    <details class="more" ?open=${UNDER_MORE.includes(refused) || nothing}><summary>${words.more}</summary>
      <div class="fields">
        ${field(state, "weight", words.weight, typed(state, "weight", weight, "number", "1"))}
        ${field(state, "depth", words.depth, typed(state, "depth", wishes.depth, "text", words.depthHint))}
        ${packed !== undefined && packed.puzzle.costModels.length > 1 ? costField(state) : nothing}
      </div>
      ${refused === "order" ? html`<p class="refused" role="alert">${refusal?.words[language]}</p>` : nothing}
    </details>
  </div>`;
}

function looksAtNone({ level, options }: SearchState): boolean {
  return level?.playable !== undefined && heuristicUsed(level, options) === undefined;
}

/** Said where the heuristic would be, so that it takes no more room. */
function noHeuristicField(state: SearchState): TemplateResult {
  const { language, options } = state;
  const words = SOLVER_WORDS[language];
  const why = words.noHeuristic(ALGORITHM_WORDS[options.algorithm ?? "astar"].name[language]);
  const control = html`<span class="pick"><select id="heuristic" disabled title=${why}><option selected>${why}</option></select></span>`;
  return field(state, "heuristic", words.heuristic, control);
}
