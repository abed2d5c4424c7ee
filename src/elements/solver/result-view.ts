// What came of a search: a sentence, the solution as moves that can be pressed, and a table of its numbers.
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../../language/words.ts";
import { wordsOf } from "../../playing/replay.ts";
import type { PackedPuzzle } from "../../puzzles/packed.ts";
import { explainMethod } from "../../solving/algorithm-words.ts";
import type { SolveOptions } from "../../solving/options.ts";
import type { SolveResult } from "../../solving/result.ts";
import { duration, grouped, memorySize, rounded } from "../common/amounts.ts";
import type { Explanations } from "../common/explained.ts";
import type { Standing } from "../own/standing.ts";
import { resultInWords } from "./result-words.ts";
import { explainHeuristic, SOLVER_WORDS } from "./solver-words.ts";

/** More moves than these are not listed one by one. */
const MOST_LISTED = 300;

export interface ResultState {
  readonly result: SolveResult;
  readonly options: SolveOptions;
  /** Of the heuristic, where a person wrote it. */
  readonly standing?: Standing | undefined;
  readonly packed: PackedPuzzle | undefined;
  readonly explanations: Explanations;
  readonly language: Language;
  /** What is told of other searches. */
  readonly earlier: TemplateResult | typeof nothing;
  /** How many moves of the solution are made on the board; undefined where it is elsewhere, or there is none. */
  readonly at: number | undefined;
  /** Goes to after so many moves; undefined where there is no board to go to. */
  readonly goTo: ((moves: number) => void) | undefined;
}

export function resultView(state: ResultState): TemplateResult {
  const { result, options, standing, language } = state;
  const kind = result.status === "solved" ? "solved" : result.moves === null ? "unsolved" : "found";
  const isOtherEngine = options.engine === "wasm" && result.engine === "ts";
  return html`<div class="result" part="result">
    <p class="sentence ${kind}" part="sentence">${resultInWords(result, { ...options, standing }, language)}</p>
    ${isOtherEngine ? html`<p class="told blocked">${SOLVER_WORDS[language].wasmBlocked}</p>` : nothing}
    ${result.moves === null || result.moves === "" ? nothing : solutionLine(result.moves, state)}
    ${state.earlier} ${tableOf(state)}
  </div>`;
}

function solutionLine(moves: string, { language, at, goTo }: ResultState): TemplateResult {
  const words = SOLVER_WORDS[language];
  const all = wordsOf(moves);
  const listed = all.slice(0, MOST_LISTED);
  const left =
    all.length > listed.length
      ? words.onlyFirst(grouped(listed.length, language), grouped(all.length, language))
      : undefined;
  const button = (word: string, index: number): TemplateResult => {
    const isHere = at === index + 1;
    return html`<li><button type="button" aria-current=${isHere ? "step" : nothing} aria-label=${words.afterMove(index + 1, word)}
      @click=${() => goTo?.(index + 1)}>${word}</button></li>`;
  };
  const line =
    goTo === undefined
      ? html`<p class="moves">${listed.join(" ")}</p>`
      : html`<ol class="moves">
        <li><button type="button" aria-current=${at === 0 ? "step" : nothing} aria-label=${words.beforeMoves} @click=${() => goTo(0)}>${words.theStart}</button></li>
        ${listed.map(button)}
      </ol>`;
  return html`<section class="solution" part="solution" aria-label=${words.solution}>${line}${left === undefined ? nothing : html`<p class="told">${left}</p>`}</section>`;
}

function tableOf(state: ResultState): TemplateResult {
  const words = SOLVER_WORDS[state.language];
  const row = ([name, value]: Row): TemplateResult => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`;
  return html`<table part="table"><caption>${words.table}</caption><tbody>${rowsOf(state).map(row)}</tbody></table>`;
}

type Row = readonly [name: string, value: unknown];

/** Null where a search was ended from outside before it could tell: what has expanded more than its root was deeper than that. */
function depthOf({ status, depth, expanded }: SolveResult): number | null {
  return status === "cancelled" && depth === 0 && expanded > 1 ? null : depth;
}

function rowsOf(state: ResultState): readonly Row[] {
  const { result, language } = state;
  const words = SOLVER_WORDS[language];
  const number = (value: number): string => grouped(value, language);
  const { cost, weight, order, branching, hStart } = result;
  const prepared = `${duration(result.prepareMs, language)} ${words.prepared}`;
  const known = (value: number | null, name: string, shown: (value: number) => string): Row[] => {
    return value === null ? [] : [[name, shown(value)]];
  };
  return [
    [words.method, methodName(state)],
    ...(result.heuristic === null ? [] : [[words.heuristic, heuristicName(result.heuristic, state)] as Row]),
    [words.engine, words.engineNames[result.engine]],
    ...(weight === 1 ? [] : [[words.weightOfH, rounded(weight, language)] as Row]),
    ...(order === null ? [] : [[words.orderOfMoves, words.orders[order]] as Row]),
    ...known(cost, words.resultCost, number),
    [boundName(state), number(result.lowerBound)],
    [words.expanded, number(result.expanded)],
    [words.generated, number(result.generated)],
    [words.stored, number(result.stored)],
    [words.mostOpen, number(result.frontier)],
    ...known(depthOf(result), words.searchDepth, number),
    ...known(branching, words.branching, (value) => rounded(value, language)),
    ...known(hStart, words.hStart, (value) => rounded(value, language)),
    [words.time, html`${duration(result.timeMs, language)}<small class="told">, ${prepared}</small>`],
    [words.memory, memorySize(result.memoryBytes, language)],
  ];
}

function boundName({ standing, language }: ResultState): string {
  const words = SOLVER_WORDS[language];
  return standing === "unasked" ? words.saidBound : words.lowerBound;
}

function methodName({ result, explanations, language }: ResultState): unknown {
  const { algorithm, method } = result;
  const sentence = explainMethod(method)?.[language];
  const name = algorithm === method ? method : `${algorithm}: ${method}`;
  if (sentence === undefined) return name;
  return html`${explanations.name("method", { name })} ${explanations.sentence("method", { name: method, sentence })}`;
}

function heuristicName(name: string, { packed, explanations, language }: ResultState): unknown {
  const heuristic = packed?.heuristics.find((each) => each.name === name);
  if (heuristic === undefined) return name;
  const sentence = explainHeuristic(heuristic, language);
  return html`${explanations.name("used", { name })} ${explanations.sentence("used", { name, sentence })}`;
}
