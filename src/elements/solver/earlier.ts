// What other searches came to on the same level, so that one can be held against another: a line each, the latest first.
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../../language/words.ts";
import { ALGORITHM_WORDS } from "../../solving/algorithm-words.ts";
import type { SolveOptions } from "../../solving/options.ts";
import type { SolveResult } from "../../solving/result.ts";
import { asItStands, type Estimate, type Standing } from "../own/standing.ts";
import { resultInWords } from "./result-words.ts";
import { SOLVER_WORDS } from "./solver-words.ts";

/** The latest ones. */
const MOST_KEPT = 6;

interface Found {
  readonly options: SolveOptions;
  readonly result: SolveResult;
  /** A heuristic that a person wrote, and what is known of it by now. */
  readonly own: Estimate | undefined;
  readonly ownOf: { standing(): Standing | undefined; isOfEarlierText(): boolean } | undefined;
}

export class EarlierResults {
  /** By what was asked for, the latest last: whoever asks the same again has one line of it. */
  readonly #found = new Map<string, Found>();

  keep(found: Found): void {
    const asked = askedOf(found);
    this.#found.delete(asked);
    this.#found.set(asked, found);
  }

  /** There is another level. */
  forget(): void {
    this.#found.clear();
  }

  /** All but what is shown now. */
  view(shown: SolveResult | undefined, language: Language): TemplateResult | typeof nothing {
    const others = [...this.#found.values()].filter(({ result }) => result !== shown).reverse();
    if (others.length === 0) return nothing;
    const line = (found: Found): TemplateResult => {
      const standing = found.ownOf?.standing();
      const said = resultInWords(asItStands(found.result, standing), { ...found.options, standing }, language);
      return html`<tr><th scope="row">${nameOf(found, language)}</th><td>${said}</td></tr>`;
    };
    return html`<table part="earlier"><caption>${SOLVER_WORDS[language].earlier}</caption><tbody>${others.slice(0, MOST_KEPT).map(line)}</tbody></table>`;
  }
}

function askedOf({ options: { depth, from }, result, own }: Found): string {
  const { algorithm, heuristic, engine, costModel, weight, order } = result;
  return JSON.stringify([algorithm, heuristic, engine, costModel, weight, order, depth, from, own?.text]);
}

function nameOf({ result: { algorithm, heuristic, engine }, ownOf }: Found, language: Language): string {
  const words = SOLVER_WORDS[language];
  const name = ALGORITHM_WORDS[algorithm].name[language];
  const text = ownOf?.isOfEarlierText() === true ? words.earlierText : "";
  const parts = [name, heuristic ?? "", text, engine === "ts" && ownOf === undefined ? words.engineNames.ts : ""];
  return parts.filter((part) => part !== "").join(", ");
}
