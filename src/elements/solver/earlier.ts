// What other searches came to on the same level, so that one can be held against another: a line each, the latest first.
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../../language/words.ts";
import { ALGORITHM_WORDS } from "../../solving/algorithm-words.ts";
import type { SolveOptions } from "../../solving/options.ts";
import type { SolveResult } from "../../solving/result.ts";
import { resultInWords } from "./result-words.ts";
import { SOLVER_WORDS } from "./solver-words.ts";

/** The latest ones. */
const MOST_KEPT = 6;

interface Found {
  readonly options: SolveOptions;
  readonly result: SolveResult;
}

export class EarlierResults {
  /** By what was asked for, the latest last: whoever asks the same again has one line of it. */
  readonly #found = new Map<string, Found>();

  keep(options: SolveOptions, result: SolveResult): void {
    const asked = askedOf(options, result);
    this.#found.delete(asked);
    this.#found.set(asked, { options, result });
  }

  /** There is another level. */
  forget(): void {
    this.#found.clear();
  }

  /** All but what is shown now. */
  view(shown: SolveResult, language: Language): TemplateResult | typeof nothing {
    const others = [...this.#found.values()].filter(({ result }) => result !== shown).reverse();
    if (others.length === 0) return nothing;
    const line = ({ options, result }: Found): TemplateResult =>
      html`<tr><th scope="row">${nameOf(result, language)}</th><td>${resultInWords(result, options, language)}</td></tr>`;
    return html`<table part="earlier"><caption>${SOLVER_WORDS[language].earlier}</caption><tbody>${others.slice(0, MOST_KEPT).map(line)}</tbody></table>`;
  }
}

function askedOf(
  { depth, from }: SolveOptions,
  { algorithm, heuristic, engine, costModel, weight, order }: SolveResult,
): string {
  return JSON.stringify([algorithm, heuristic, engine, costModel, weight, order, depth, from]);
}

function nameOf({ algorithm, heuristic, engine }: SolveResult, language: Language): string {
  const name = ALGORITHM_WORDS[algorithm].name[language];
  const parts = [name, heuristic ?? "", engine === "ts" ? SOLVER_WORDS[language].engineNames.ts : ""];
  return parts.filter((part) => part !== "").join(", ");
}
