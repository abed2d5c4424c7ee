// The text beside the board, with the numbers of its lines; those on which something is wrong are marked. While a person types in
// it, it is theirs: it is written only where it became another by other means.
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Desk } from "./desk.ts";

/** So many lines are seen at once; more are scrolled. */
const MOST_LINES = 28;

export function textPane(desk: Desk, typed: (text: string) => void, over: () => void): TemplateResult {
  const { words, level } = desk;
  const { text, loaded } = level.draft;
  const lines = text.split("\n");
  const count = Math.max(lines.length, 2);
  const marked = new Map(loaded.problems.toReversed().map(({ line, severity }) => [line, severity]));
  const scrolled = ({ target }: Event): void => {
    const { parentElement, scrollTop } = target as HTMLElement;
    parentElement?.querySelector(".numbers")?.scrollTo({ top: scrollTop });
  };
  const shown = Math.min(count, MOST_LINES);
  return html`<section class="pane text" part="text">
    <h2><label for="text">${words.text}</label></h2>
    <div class="lines-of-text">
      <div class="numbers" aria-hidden="true"><div>${lines.map((_, i) => {
        const severity = marked.get(i + 1);
        return html`<span class=${severity ?? nothing}>${i + 1}</span>`;
      })}</div></div>
      <textarea id="text" spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off" rows=${shown}
        aria-describedby="problems" .value=${live(text)} @scroll=${scrolled}
        @input=${({ target }: Event) => typed((target as HTMLTextAreaElement).value)} @change=${over}></textarea>
    </div>
  </section>`;
}

/** Puts the cursor there, and marks the rest of the line. */
export function goToPlace(area: HTMLTextAreaElement, line: number, column: number): void {
  const lines = area.value.split("\n");
  const before = lines.slice(0, Math.max(0, line - 1)).reduce((sum, each) => sum + each.length + 1, 0);
  const own = lines[line - 1] ?? "";
  const units = [...own].slice(0, Math.max(0, column - 1)).join("").length;
  area.focus();
  area.setSelectionRange(before + units, before + own.length);
}

/** Puts the cursor where two texts begin to differ: what was taken back is seen. */
export function goToChange(area: HTMLTextAreaElement, before: string): void {
  const { value } = area;
  let end = 0;
  while (end < value.length && end < before.length && value.at(-1 - end) === before.at(-1 - end)) end++;
  area.setSelectionRange(value.length - end, value.length - end);
}
