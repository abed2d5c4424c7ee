// A solved level looked at again: the own line above a best one, move under move, with the move where they part. A click on
// a move goes there, in either line.
import { html, type TemplateResult } from "lit";
import type { Language } from "../../language/words.ts";
import type { Comparison } from "./comparison.ts";
import type { LineStep } from "./line.ts";
import { PLAYER_WORDS } from "./player-words.ts";

export interface ComparisonView {
  readonly comparison: Comparison;
  readonly language: Language;
  readonly canGo: boolean;
  readonly goTo: (words: readonly string[]) => void;
}

/** Whether there is anything to look at. */
export function hasParted(comparison: Comparison | undefined): boolean {
  return comparison !== undefined && comparison.parting < comparison.own.length;
}

export function comparisonView(view: ComparisonView): TemplateResult | undefined {
  const { own, optimal, parting, ownCost, optimum } = view.comparison;
  const ownStep = own[parting];
  const bestStep = optimal[parting];
  if (ownStep === undefined || bestStep === undefined) return undefined;
  const words = PLAYER_WORDS[view.language];
  const { language } = view;
  return html`<div class="comparison" part="comparison" role="group" aria-labelledby="comparison">
    <p class="heading" id="comparison">${words.comparison}</p>
    <p>${words.partsAt(parting + 1)} ${words.parted(ownStep.words[language], bestStep.words[language])}</p>
    ${lineView(view, words.yours, own, ownCost)} ${lineView(view, words.optimal, optimal, optimum)}
  </div>`;
}

function lineView(
  { comparison: { parting }, language, canGo, goTo }: ComparisonView,
  name: string,
  line: readonly LineStep[],
  cost: number,
): TemplateResult {
  return html`<p class="line-name">${name} <span class="amount">${cost}</span></p>
    <ol class="line" aria-label=${name}>
      ${line.map(
        ({ text, words }, i) =>
          html`<li>
            <button
              type="button"
              class=${i < parting ? "same" : i === parting ? "parting" : ""}
              title=${words[language]}
              aria-label="${i + 1}: ${words[language]}"
              ?disabled=${!canGo}
              @click=${() => goTo(line.slice(0, i + 1).map((step) => step.text))}
            >
              ${text}
            </button>
          </li>`,
      )}
    </ol>`;
}
