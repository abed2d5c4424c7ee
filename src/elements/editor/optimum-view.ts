// What is known of the best solution, in a sentence, and whether the header says otherwise.
import { html, nothing, type TemplateResult } from "lit";
import { setKeys } from "../../editing/edits.ts";
import type { Language } from "../../language/words.ts";
import { optimumKey } from "../../levels/header-keys.ts";
import { grouped } from "../common/amounts.ts";
import type { Desk } from "./desk.ts";
import { EDITOR_WORDS, type EditorWords } from "./editor-words.ts";
import { type Finding, type Optimum, whyNone } from "./optimum.ts";

/** The sentence, and whether it is an end that more time could change. */
export function optimumInWords(
  { result, best, lowerBound, failure }: Finding,
  words: EditorWords,
  language: Language,
): { readonly sentence: string; readonly isOpen: boolean; readonly look: string } {
  if (failure !== undefined) return { sentence: words.failed(failure), isOpen: false, look: "open" };
  if (result === undefined) {
    const known = lowerBound > 0 ? words.searchingFrom(lowerBound) : words.searching;
    return {
      sentence: best === null ? known : words.searchingBest(best, lowerBound),
      isOpen: false,
      look: "searching",
    };
  }
  const why = whyNone(result);
  if (why !== null) return { sentence: words.none(why[language]), isOpen: false, look: "none" };
  if (result.optimal && result.cost !== null) {
    return { sentence: words.proven(result.cost), isOpen: false, look: "proven" };
  }
  const seconds = grouped(result.timeMs / 1000, language);
  const isMemory = result.limit === "memory";
  const sentence = isMemory ? words.outOfMemory(best, lowerBound) : words.open_(best, lowerBound, seconds);
  return { sentence, isOpen: !isMemory, look: "open" };
}

/** What is known when the search is over; undefined before. */
export function optimumOf(finding: Finding, language: Language): Optimum | undefined {
  const { result } = finding;
  if (result === undefined) return undefined;
  const isKnown = result.optimal || result.status === "unsolvable";
  const { sentence } = optimumInWords(finding, EDITOR_WORDS[language], language);
  const why = whyNone(result)?.[language] ?? (isKnown ? null : sentence);
  return { cost: result.cost, optimal: result.optimal, why };
}

export function optimumView(desk: Desk, finding: Finding | undefined, longer: () => void): TemplateResult {
  const { words, language } = desk;
  if (finding === undefined) return html``;
  const { sentence, isOpen, look } = optimumInWords(finding, words, language);
  return html`<div class="optimum ${look}" part="optimum">
    <p>${sentence}</p>
    ${isOpen ? html`<button type="button" @click=${longer}>${words.longer}</button>` : nothing}
    ${headerNote(desk, finding)}
  </div>`;
}

/** What is proven can be written into the header; what the header says and is not so is told. */
function headerNote(desk: Desk, { result }: Finding): TemplateResult | typeof nothing {
  const { words, level } = desk;
  const proven =
    result?.status === "unsolvable" ? "unsolvable" : result?.optimal === true ? String(result.cost) : undefined;
  const document = level.draft.document;
  if (proven === undefined || document === undefined) return nothing;
  const key = optimumKey("moves");
  const said = document.header.find((field) => field.key === key)?.value;
  if (said === proven) return nothing;
  const shown = (value: string): string => (value === "unsolvable" ? words.unsolvable : value);
  const write = (): void => {
    const solution = proven === "unsolvable" ? undefined : (result?.moves ?? undefined);
    if (desk.edit(setKeys({ [key]: proven, solution }))) desk.say(words.written);
  };
  return html`${said === undefined ? nothing : html`<p class="refused">${words.disagrees(shown(said), shown(proven))}</p>`}
    <button type="button" class="write" @click=${write}>${words.write}</button>`;
}
