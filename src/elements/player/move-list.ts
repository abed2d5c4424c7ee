// The moves so far, in notation and in words, and those ahead that were taken back: a click on any of them goes there.
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../../language/words.ts";
import type { LineStep } from "./line.ts";
import { PLAYER_WORDS } from "./player-words.ts";

export interface MoveList {
  readonly steps: readonly LineStep[];
  /** How many are played. */
  readonly at: number;
  readonly language: Language;
  /** Whether a person may go back, and ahead again. */
  readonly canGoBack: boolean;
  readonly canGoAhead: boolean;
  readonly goTo: (count: number) => void;
}

export function moveList(list: MoveList): TemplateResult {
  const { steps, language } = list;
  const words = PLAYER_WORDS[language];
  if (steps.length === 0) return html`<p class="empty">${words.noMoves}</p>`;
  return html`<ol class="moves" part="moves">
    ${entry(list, 0, html`<span class="words">${words.start}</span>`)}
    ${steps.map((step, i) => entry(list, i + 1, stepView(step, i + 1, list)))}
  </ol>`;
}

function stepView({ text, words }: LineStep, number: number, { at, language }: MoveList): TemplateResult {
  const ahead = number > at ? html`<span class="unseen">, ${PLAYER_WORDS[language].isAhead}</span>` : nothing;
  return html`<span class="number">${number}</span> <code>${text}</code> <span class="words">${words[language]}</span>${ahead}`;
}

function entry({ at, canGoBack, canGoAhead, goTo }: MoveList, count: number, content: TemplateResult): TemplateResult {
  const isReachable = count === at || (count < at ? canGoBack : canGoAhead);
  return html`<li class=${count > at ? "ahead" : count === at ? "now" : ""}>
    <button
      type="button"
      aria-current=${count === at ? "step" : "false"}
      ?disabled=${!isReachable}
      @click=${() => goTo(count)}
    >
      ${content}
    </button>
  </li>`;
}
