// The half of a solver that is about a heuristic that a person writes: searching with it, and what is told of what came of that. A
// result is of the text that it was searched with, and worth as much as the word of that text.
import { html, nothing, type TemplateResult } from "lit";
import { capitalized, type Language, type Words } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { SolveOptions } from "../../solving/options.ts";
import { overestimating } from "../../solving/own-heuristic.ts";
import type { SolveResult } from "../../solving/result.ts";
import { OVERDUE, type ResultWithin } from "../../worker/solve-within.ts";
import { OwnField, type OwnPlace, type OwnSearch } from "./own-field.ts";
import { OWN } from "./own-name.ts";

export class OwnSolving extends OwnField {
  solve(level: LoadedLevel, options: SolveOptions, place: OwnPlace): Promise<ResultWithin> {
    return this.use.solve(level, options, this.text(place));
  }

  /** What is to be known of a result before it is read. */
  markOf(search: OwnSearch, language: Language): TemplateResult | typeof nothing {
    return this.isOfEarlierText(search) ? html`<p class="told earlier-text">${EARLIER_TEXT[language]}</p>` : nothing;
  }

  /** What is to be known of a result beside what it says. */
  notesOf(result: SolveResult | ResultWithin, search: OwnSearch, language: Language): TemplateResult {
    const { overestimate, isOverdue } = result as ResultWithin;
    const standing = this.standing(search);
    const said: Words[] = [
      ...(isOverdue === true ? [OVERDUE] : []),
      ...(overestimate == null ? (standing === "refuted" ? [REFUTED] : []) : [overestimating(overestimate)]),
      ...(restsOnItsWord(result) && standing === "unasked" ? [CHECK_ASKS] : []),
    ];
    return html`${said.map((words) => html`<p class="told">${sentence(words[language])}</p>`)}`;
  }
}

function restsOnItsWord({ heuristic, optimal, status, why }: SolveResult): boolean {
  return heuristic === OWN && (optimal || (status === "unsolvable" && why === null));
}

const EARLIER_TEXT: Words = {
  en: "Your heuristic has changed since: this is what its earlier text came to. Solve asks again.",
  pt: "A sua heurística mudou entretanto: isto é o que deu o texto anterior. Resolver pergunta de novo.",
};

const CHECK_ASKS: Words = {
  en: "that rests on the word of your heuristic; Check asks it on every state of this level",
  pt: "isso assenta na palavra da sua heurística; Verificar pergunta-lhe por todos os estados deste nível",
};

const REFUTED: Words = {
  en: "your heuristic overestimates, as Check has found: it proves nothing",
  pt: "a sua heurística exagera, como Verificar encontrou: nada prova",
};

function sentence(words: string): string {
  return `${capitalized(words)}.`;
}
