// What each move is worth, as a table: the numbers that are drawn on the board, for those who do not see it, and for those
// who want the words of each move beside its number.
import { html, type TemplateResult } from "lit";
import type { Language, Words } from "../../language/words.ts";
import type { MoveValue } from "../board/analysis-layer.ts";
import { PLAYER_WORDS, type PlayerWords } from "./player-words.ts";

export interface AnalysisTable {
  readonly values: readonly MoveValue[];
  readonly isOver: boolean;
  readonly language: Language;
  readonly wordsOf: (move: string) => Words;
}

export function analysisTable({ values, isOver, language, wordsOf }: AnalysisTable): TemplateResult {
  const words = PLAYER_WORDS[language];
  if (values.length === 0) return html`<p class="empty">${isOver ? words.noLegalMove : words.searching}</p>`;
  return html`<table class="analysis" part="analysis">
    <caption>
      ${words.analysisOf}${isOver ? "" : html` <small>${words.searching}</small>`}
    </caption>
    <thead>
      <tr>
        <th scope="col" colspan="2">${words.move}</th>
        <th scope="col">${words.after}</th>
      </tr>
    </thead>
    <tbody>
      ${values.map(
        (value) =>
          html`<tr class=${value.best ? "best" : value.status}>
            <th scope="row"><code>${value.move}</code></th>
            <td class="words">${wordsOf(value.move)[language]}</td>
            <td>${worth(value, words)}${value.best ? html` <b>${words.isBest}</b>` : ""}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function worth({ status, remaining }: MoveValue, words: PlayerWords): string {
  if (status === "lost") return words.loses;
  if (status === "unknown" || remaining === null) return words.unknown;
  if (status === "at-least") return words.atLeast(remaining);
  return remaining === 0 ? words.solves : words.more(remaining);
}
