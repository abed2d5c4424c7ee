// The controls of a solver: what is asked for, and beside each control why it cannot be had.
import { html, nothing, type TemplateResult } from "lit";
import { capitalized, type Language } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { PackedPuzzle } from "../../puzzles/packed.ts";
import { ALGORITHM_WORDS } from "../../solving/algorithm-words.ts";
import { ALGORITHM_NAMES, ENGINE_NAMES } from "../../solving/check-options.ts";
import type { AlgorithmName, SolveOptions } from "../../solving/options.ts";
import type { Explanations } from "../common/explained.ts";
import { OWN } from "../own/own-name.ts";
import { heuristicUsed, isAStarAfterAll, type Refusal, usesOwn, type Wishes } from "./asked.ts";
import { ENGINES_EXPLAINED, explainHeuristic, SOLVER_WORDS } from "./solver-words.ts";

/** Everything that a control shows. */
export interface FieldState {
  readonly level: LoadedLevel | undefined;
  readonly packed: PackedPuzzle | undefined;
  readonly options: SolveOptions;
  readonly refusal: Refusal | undefined;
  readonly explanations: Explanations;
  readonly language: Language;
  /** Whether a person may write a heuristic, and whether that is chosen. */
  readonly own?: { readonly isChosen: boolean } | undefined;
  /** What a person chose; empty for the default. */
  readonly choose: (name: Wish, value: string) => void;
}

export interface ControlState extends FieldState {
  readonly wishes: Wishes;
}

export type Wish =
  | "algorithm"
  | "heuristic"
  | "engine"
  | "cost"
  | "depth"
  | "weight"
  | "order"
  | "maxTime"
  | "maxNodes"
  | "maxMemory"
  | "rounds";

interface Item {
  readonly value: string;
  readonly label: string;
  /** In a sentence. */
  readonly explained?: string;
}

/** Those that are always in sight. */
export function mainControls(state: ControlState): TemplateResult {
  return html`<div class="fields asked">${algorithmField(state)} ${heuristicField(state)} ${engineField(state)} ${costField(state)}</div>`;
}

const UNDER_MORE: readonly string[] = ["depth", "weight", "order", "maxTime", "maxNodes", "maxMemory"] satisfies Wish[];

/** Open by itself where something in it is refused. */
export function moreControls(state: ControlState): TemplateResult {
  const words = SOLVER_WORDS[state.language];
  const { wishes, refusal } = state;
  const isNeeded = refusal !== undefined && UNDER_MORE.includes(refusedAt(refusal));
  const orders = Object.entries(words.orders).map(([value, label]) => ({ value, label }));
  const number = (value: number | undefined): string =>
    value === undefined || Number.isNaN(value) ? "" : String(value);
  return html`<details class="more" ?open=${isNeeded || nothing}>
    <summary>${words.more}</summary>
    <div class="fields">
      ${field(state, "depth", words.depth, typed(state, "depth", wishes.depth, "text", words.depthHint))}
      ${field(state, "weight", words.weight, typed(state, "weight", number(wishes.weight), "number", "1"))}
      ${field(state, "order", words.order, choice(state, "order", orders, wishes.order))}
      ${field(state, "maxTime", words.maxTime, typed(state, "maxTime", number(wishes.maxTime), "number", words.none))}
      ${field(state, "maxNodes", words.maxNodes, typed(state, "maxNodes", number(wishes.maxNodes), "number", words.none))}
      ${field(state, "maxMemory", words.maxMemory, typed(state, "maxMemory", number(wishes.maxMemory), "number", words.none))}
    </div>
  </details>`;
}

export function algorithmField(state: FieldState, known: readonly AlgorithmName[] = ALGORITHM_NAMES): TemplateResult {
  const { language, options, explanations, level } = state;
  const words = SOLVER_WORDS[language];
  const chosen = options.algorithm ?? "auto";
  const items = known.map((value) => {
    return { value, label: algorithmLabel(value, language), explained: ALGORITHM_WORDS[value].explained[language] };
  });
  const { name, explained } = ALGORITHM_WORDS[chosen];
  const isOther = level !== undefined && isAStarAfterAll(level, options);
  return field(
    state,
    "algorithm",
    words.algorithm,
    html`<div class="with-button">${choice(state, "algorithm", items, chosen)} ${explanations.button("algorithm", words.whatIs(name[language]))}</div>`,
    html`${explanations.sentence("algorithm", { name: name[language], sentence: explained[language] })}
      ${isOther ? html`<p class="told">${words.isAStar}</p>` : nothing}`,
  );
}

/** The name that a person reads, and behind it the one of the command line. */
export function algorithmLabel(name: AlgorithmName, language: Language): string {
  const shown = ALGORITHM_WORDS[name].name[language];
  return shown.replace("*", "").toLowerCase() === name.replace("star", "") ? shown : `${shown} (${name})`;
}

export function heuristicField(state: FieldState): TemplateResult {
  const { language, options, explanations, level, packed, own } = state;
  const words = SOLVER_WORDS[language];
  const used = level === undefined ? undefined : heuristicUsed(level, options);
  const names = packed?.heuristics.map((heuristic) => {
    return { value: heuristic.name, label: heuristic.name, explained: explainHeuristic(heuristic, language) };
  });
  const items = [
    { value: "", label: words.strongest(packed?.strongest ?? "…") },
    ...(names ?? []),
    ...(own === undefined ? [] : [{ value: OWN, label: words.own, explained: words.ownExplained }]),
  ];
  const named = typeof options.heuristic === "string" ? options.heuristic : "";
  const chosen = own?.isChosen === true ? OWN : named;
  const isUnused = level !== undefined && used === undefined;
  const algorithm = ALGORITHM_WORDS[options.algorithm ?? "auto"].name[language];
  return field(
    state,
    "heuristic",
    words.heuristic,
    html`<div class="with-button">${choice(state, "heuristic", items, chosen, isUnused)}
      ${used === undefined ? nothing : explanations.button("heuristic", words.whatIs(used.name))}</div>`,
    html`${isUnused ? html`<p class="told">${words.noHeuristic(algorithm)}</p>` : nothing}
      ${used === undefined ? nothing : explanations.sentence("heuristic", { name: used.name, sentence: used.name === OWN ? words.ownExplained : explainHeuristic(used, language) })}`,
  );
}

function engineField(state: FieldState): TemplateResult {
  const { language, options, explanations } = state;
  const words = SOLVER_WORDS[language];
  const items = ENGINE_NAMES.map((value) => ({ value, label: words.engineNames[value] }));
  const chosen = options.engine ?? "wasm";
  const name = words.engineNames[chosen];
  const isOwn = usesOwn(options);
  return field(
    state,
    "engine",
    words.engine,
    html`<div class="with-button">${choice(state, "engine", items, chosen, isOwn)} ${explanations.button("engine", words.whatIs(name))}</div>`,
    html`${isOwn ? html`<p class="told">${words.ownEngine}</p>` : nothing}
      ${explanations.sentence("engine", { name, sentence: ENGINES_EXPLAINED[chosen][language] })}`,
  );
}

export function costField(state: FieldState): TemplateResult {
  const { language, options, packed } = state;
  const models = packed?.puzzle.costModels ?? ["moves"];
  const items = models.map((value) => {
    return { value, label: capitalized(packed?.puzzle.describeCostModel(value)[language] ?? value) };
  });
  return field(
    state,
    "costModel",
    SOLVER_WORDS[language].cost,
    choice(state, "cost", items, options.costModel ?? "moves"),
  );
}

/** A control with its label; below it why what it says is refused. */
export function field(
  state: FieldState,
  id: string,
  label: string,
  control: TemplateResult,
  more?: TemplateResult,
): TemplateResult {
  const { refusal, language } = state;
  const isRefused = refusal !== undefined && refusedAt(refusal) === id;
  return html`<div class="field">
    <label for=${id}>${label}</label>
    ${control} ${more ?? nothing}
    <p class="refused" id="no-${id}" ?hidden=${!isRefused}>${isRefused ? refusal.words[language] : nothing}</p>
  </div>`;
}

const CONTROLS_OF_LIMITS: Readonly<Record<string, Wish>> = {
  timeMs: "maxTime",
  nodes: "maxNodes",
  memoryBytes: "maxMemory",
};

/** The control beside which a refusal stands. */
export function refusedAt({ option }: Refusal): string {
  return option === null ? "algorithm" : (CONTROLS_OF_LIMITS[option] ?? option);
}

function choice(
  state: FieldState,
  name: Wish,
  items: readonly Item[],
  chosen: string,
  disabled = false,
): TemplateResult {
  const id = name === "cost" ? "costModel" : name;
  return html`<span class="pick"><select id=${id} aria-describedby="no-${id}" aria-invalid=${isInvalid(state, id)} ?disabled=${disabled}
    @change=${(event: Event) => state.choose(name, (event.target as HTMLSelectElement).value)}>
    ${items.map(({ value, label, explained }) => {
      return html`<option value=${value} title=${explained ?? nothing} .selected=${value === chosen}>${label}</option>`;
    })}
  </select></span>`;
}

export function typed(
  state: FieldState,
  name: Wish,
  value: string,
  type: "text" | "number",
  hint: string,
): TemplateResult {
  return html`<input id=${name} type=${type} min="0" step="any" .value=${value} placeholder=${hint} autocomplete="off"
    aria-describedby="no-${name}" aria-invalid=${isInvalid(state, name)}
    @change=${(event: Event) => state.choose(name, (event.target as HTMLInputElement).value)} />`;
}

function isInvalid({ refusal }: FieldState, id: string): "true" | "false" {
  return refusal !== undefined && refusedAt(refusal) === id ? "true" : "false";
}
