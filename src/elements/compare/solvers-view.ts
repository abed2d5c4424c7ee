// The solvers that are compared, each with its colour, its name that explains itself, and a way to take it out; those that
// cannot be, with why; and what a person adds one with, or several at once, without knowing how a solver is written.
import { html, nothing, type TemplateResult } from "lit";
import { parseSolver, type SearchSolver } from "../../comparing/solver.ts";
import type { Language } from "../../language/words.ts";
import { PUZZLES } from "../../puzzles/index.ts";
import type { Heuristic, PackedPuzzle } from "../../puzzles/packed.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import { ALGORITHM_WORDS } from "../../solving/algorithm-words.ts";
import { ALGORITHM_NAMES, ENGINE_NAMES, looksAtHeuristic, sharedAlgorithm } from "../../solving/check-options.ts";
import type { AlgorithmName } from "../../solving/options.ts";
import { WrongOption } from "../../solving/wrong-option.ts";
import type { Explanations } from "../common/explained.ts";
import { OWN } from "../own/own-name.ts";
import { algorithmLabel } from "../solver/controls.ts";
import { explainHeuristic, SOLVER_WORDS } from "../solver/solver-words.ts";
import { type AskedSolvers, lineOf, type SolverEntry, wishOf } from "./asked-solvers.ts";
import type { SolverColours } from "./colours.ts";
import { COMPARE_WORDS } from "./compare-words.ts";

/** What a person has chosen and not yet added. */
export interface Draft {
  readonly algorithm: AlgorithmName;
  readonly heuristic: string;
  readonly engine: string;
  readonly weight: string;
  readonly depth: string;
}

export const FIRST_DRAFT: Draft = { algorithm: "astar", heuristic: "", engine: "wasm", weight: "", depth: "" };

export interface SolversState {
  readonly asked: AskedSolvers;
  readonly solvers: readonly SearchSolver[];
  /** Of the levels. */
  readonly puzzles: readonly PackedPuzzle[];
  readonly draft: Draft;
  readonly colours: SolverColours;
  readonly explanations: Explanations;
  readonly language: Language;
  readonly change: (draft: Partial<Draft>) => void;
  /** Whether a person may write a heuristic, and where they do, if it is wanted. */
  readonly own: { readonly isWanted: boolean; readonly field: () => TemplateResult | typeof nothing } | undefined;
  readonly add: (entries: readonly SolverEntry[]) => void;
  readonly remove: (line: string) => void;
}

export function solversView(state: SolversState): TemplateResult {
  const words = COMPARE_WORDS[state.language];
  const { solvers, asked } = state;
  return html`<section class="panel" part="solvers" aria-labelledby="solvers-title">
    <h2 id="solvers-title">${words.solvers}</h2>
    ${solvers.length === 0 && asked.wrong.length === 0 ? html`<p class="told">${words.noSolver}</p>` : nothing}
    <ul class="chips">${solvers.map((solver) => chip(solver, state))}</ul>
    ${solvers.map((solver) => state.explanations.sentence(`solver-${solver.name}`, { name: nameInWords(solver, state.language), sentence: sentenceOf(solver, state) }))}
    ${asked.wrong.length === 0 ? nothing : html`<div role="alert"><ul class="wrong">${asked.wrong.map(({ line, why }) => html`<li><span class="refused"><code>${line}</code> ${why[state.language]}</span>${removeButton(line, line, state)}</li>`)}</ul></div>`}
    <details class="more"><summary>${words.add}</summary>${addForm(state)}</details>
    ${
      state.own?.isWanted === true
        ? html`<details class="more" open><summary>${SOLVER_WORDS[state.language].ownTitle}</summary>${state.own.field()}</details>`
        : nothing
    }
  </section>`;
}

function chip(solver: SearchSolver, state: SolversState): TemplateResult {
  const { colours, explanations, language } = state;
  const said = nameInWords(solver, language);
  return html`<li class="chip"><span class="swatch ${colours.seriesOf(solver.name)}" aria-hidden="true"></span>
    <span class="names">${explanations.name(`solver-${solver.name}`, { name: said })}<code>${solver.name}</code></span>
    ${removeButton(solver.name, `${said} (${solver.name})`, state)}</li>`;
}

function removeButton(line: string, name: string, { language, remove }: SolversState): TemplateResult {
  const label = COMPARE_WORDS[language].remove(name);
  return html`<button type="button" class="remove" aria-label=${label} title=${label} @click=${() => remove(line)}><span aria-hidden="true">×</span></button>`;
}

/** "A*, relaxed, weight 2, TypeScript". */
export function nameInWords(solver: SearchSolver, language: Language): string {
  const { algorithm, heuristic, weight, depth, engine, costModel, order } = solver;
  const words = SOLVER_WORDS[language];
  return [
    ALGORITHM_WORDS[algorithm].name[language],
    heuristic === OWN ? words.ownName : (heuristic ?? ""),
    depth === undefined ? "" : `${words.depth.toLowerCase()} ${depth}`,
    weight === undefined ? "" : `${words.weight.toLowerCase()} ${weight}`,
    costModel === "moves" ? "" : costModelInWords(costModel, language),
    order === "canonical" ? words.orders.canonical.toLowerCase() : "",
    engine === "ts" ? words.engineNames.ts : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** Of the puzzle that knows it. */
function costModelInWords(model: CostModel, language: Language): string {
  const puzzle = PUZZLES.find(({ costModels }) => costModels.includes(model));
  return puzzle?.describeCostModel(model)[language] ?? model;
}

function sentenceOf({ algorithm, heuristic }: SearchSolver, { puzzles, language }: SolversState): string {
  const { explained } = ALGORITHM_WORDS[algorithm];
  const guides = puzzles.flatMap(({ heuristics, strongest }) => {
    const wanted = heuristic ?? (guided(algorithm) ? strongest : "");
    const found = heuristics.find(({ name }) => name === wanted);
    return found === undefined ? [] : [`${found.name}: ${explainHeuristic(found, language)}`];
  });
  const own = heuristic === OWN ? [`${OWN}: ${SOLVER_WORDS[language].ownExplained}`] : [];
  return [explained[language], ...guides, ...own].join(" ");
}

// --- Adding

function addForm(state: SolversState): TemplateResult {
  const { draft, language, change, puzzles } = state;
  const [words, fields] = [COMPARE_WORDS[language], SOLVER_WORDS[language]];
  const { algorithm, heuristic, engine, weight, depth } = draft;
  const isGuided = guided(algorithm);
  const made = solverOf(draft);
  const isThere = made.solver !== undefined && state.solvers.some(({ name }) => name === made.solver?.name);
  const refusal = made.refused?.words[language] ?? (isThere ? words.isThere : undefined);
  const add = (): void => {
    if (made.solver !== undefined && !isThere) state.add([wishOf(made.solver)]);
  };
  const typed = (name: "weight" | "depth", value: string, type: string, hint: string): TemplateResult =>
    html`<input id="add-${name}" type=${type} min="0" step="any" autocomplete="off" .value=${value} placeholder=${hint}
      @input=${({ target }: Event) => change({ [name]: (target as HTMLInputElement).value })} />`;
  return html`<form class="panel" @submit=${(event: Event) => {
    event.preventDefault();
    add();
  }}>
    <div class="fields">
      ${fieldOf(
        "add-algorithm",
        words.algorithm,
        select(
          "add-algorithm",
          algorithm,
          ALGORITHM_NAMES.map((name) => [name, algorithmLabel(name, language)]),
          (value) => change({ algorithm: value as AlgorithmName }),
        ),
      )}
      ${isGuided ? fieldOf("add-heuristic", words.heuristic, heuristicSelect(heuristic, puzzles, state)) : nothing}
      ${fieldOf(
        "add-engine",
        words.engine,
        select(
          "add-engine",
          engine,
          ENGINE_NAMES.map((name) => [name, fields.engineNames[name]]),
          (value) => change({ engine: value }),
        ),
      )}
      ${algorithm === "astar" ? fieldOf("add-weight", words.weight, typed("weight", weight, "number", "1")) : nothing}
      ${algorithm === "dls" || algorithm === "dfs" ? fieldOf("add-depth", words.depth, typed("depth", depth, "text", words.depthHint)) : nothing}
    </div>
    <p class="told">${ALGORITHM_WORDS[algorithm].explained[language]}</p>
    <div class="actions">
      <button type="submit" id="add" ?disabled=${refusal !== undefined}>${words.addIt}${made.solver === undefined ? nothing : html` <code>${made.solver.name}</code>`}</button>
      ${refusal === undefined ? nothing : html`<span class=${made.refused === undefined ? "told" : "refused"}>${refusal}</span>`}
    </div>
    <div class="actions" role="group" aria-label=${words.several}>
      <span class="label">${words.several}</span>
      ${setsOf(state).map(([name, entries]) => html`<button type="button" class="set" @click=${() => state.add(entries)}>${words.sets[name]}</button>`)}
    </div>
  </form>`;
}

function guided(algorithm: AlgorithmName): boolean {
  return algorithm !== "auto" && looksAtHeuristic(sharedAlgorithm(algorithm));
}

/** What is chosen, as a solver, or why it is none. */
function solverOf({ algorithm, heuristic, engine, weight, depth }: Draft): {
  solver?: SearchSolver;
  refused?: WrongOption;
} {
  try {
    const isOwn = guided(algorithm) && heuristic === OWN;
    const entry = {
      algorithm,
      engine: isOwn ? "ts" : engine,
      ...(guided(algorithm) && heuristic !== "" ? { heuristic } : {}),
      ...(algorithm === "astar" && weight.trim() !== "" ? { weight: weight.trim() as unknown as number } : {}),
      ...((algorithm === "dls" || algorithm === "dfs") && depth.trim() !== ""
        ? { depth: depth.trim() as "budget" }
        : {}),
    };
    const solver = parseSolver(lineOf(entry));
    return solver.kind === "search" ? { solver } : {};
  } catch (error) {
    if (error instanceof WrongOption) return { refused: error };
    throw error;
  }
}

function fieldOf(id: string, label: string, control: TemplateResult): TemplateResult {
  return html`<div class="field"><label for=${id}>${label}</label>${control}</div>`;
}

export function select(
  id: string,
  chosen: string,
  items: readonly (readonly [value: string, label: string])[],
  choose: (value: string) => void,
): TemplateResult {
  return html`<span class="pick"><select id=${id} @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}>
    ${items.map(([value, label]) => html`<option value=${value} .selected=${value === chosen}>${label}</option>`)}
  </select></span>`;
}

/** Those of the puzzles that are compared on. */
function heuristicSelect(
  chosen: string,
  puzzles: readonly PackedPuzzle[],
  { language, change, own }: SolversState,
): TemplateResult {
  const words = COMPARE_WORDS[language];
  const option = ({ name }: Pick<Heuristic, "name">, explained?: string): TemplateResult =>
    html`<option value=${name} title=${explained ?? nothing} .selected=${name === chosen}>${name}</option>`;
  const of = ({ heuristics }: PackedPuzzle): TemplateResult[] =>
    heuristics.map((each) => option(each, explainHeuristic(each, language)));
  const [only] = puzzles;
  const fields = SOLVER_WORDS[language];
  return html`<span class="pick"><select id="add-heuristic" @change=${({ target }: Event) => change({ heuristic: (target as HTMLSelectElement).value })}>
    <option value="" .selected=${chosen === ""}>${puzzles.length === 1 ? SOLVER_WORDS[language].strongest(only?.strongest ?? "") : words.strongest}</option>
    ${puzzles.length === 1 && only !== undefined ? of(only) : puzzles.map((packed) => html`<optgroup label=${packed.puzzle.name[language]}>${of(packed)}</optgroup>`)}
    ${own === undefined ? nothing : html`<option value=${OWN} title=${fields.ownExplained} .selected=${chosen === OWN}>${fields.own}</option>`}
  </select></span>`;
}

/** What can be added at once. */
function setsOf({
  puzzles,
  solvers,
}: SolversState): (readonly ["all" | "heuristics" | "engines" | "papers", readonly SolverEntry[]])[] {
  const heuristics = [...new Set(puzzles.flatMap((packed) => packed.heuristics.map(({ name }) => name)))];
  return [
    ["all", ["all"]],
    ["heuristics", heuristics.map((heuristic) => ({ algorithm: "astar", heuristic }))],
    [
      "engines",
      solvers.filter(({ engine }) => engine === "wasm").map((solver) => ({ ...wishOf(solver), engine: "ts" })),
    ],
    ["papers", ["papers"]],
  ];
}
