// What a search shows of its heuristic, each with the way to where it does.
import { html, type TemplateResult } from "lit";
import type { Exploration } from "../../exploring/explore.ts";
import { type Flaws, flawsOf } from "../../exploring/flaws.ts";
import type { Language } from "../../language/words.ts";
import { grouped } from "../common/amounts.ts";
import { FLAW_WORDS, flawsInWords, noFlawInWords } from "./flaw-words.ts";

/** Of large searches it takes a moment. */
const known = new WeakMap<Exploration, Flaws>();

export function flawsView(exploration: Exploration, language: Language, goTo: (event: number) => void): TemplateResult {
  const flaws = known.get(exploration) ?? flawsOf(exploration);
  known.set(exploration, flaws);
  const words = FLAW_WORDS[language];
  const told = flawsInWords(exploration, flaws, language);
  return html`<div class="flaws" role="group" aria-label=${words.title} part="flaws">
    <p class="label">${words.title}</p>
    ${
      told.length === 0
        ? html`<p>${noFlawInWords(exploration, language)}</p>`
        : html`<ul role="list">${told.map(
            ({ said, event }) =>
              html`<li>${said} <button type="button" class="place" @click=${() => goTo(event)}>${words.goTo(grouped(event + 1, language))}</button></li>`,
          )}</ul>`
    }
  </div>`;
}
