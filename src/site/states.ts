// What a page shows instead of itself: an address that leads nowhere, a file that cannot be had.
import { html, type TemplateResult } from "lit";
import type { Language } from "../language/words.ts";

/** What is shown in place of what was looked for, in the language of the moment. */
export type Instead = (language: Language) => { readonly heading: string; readonly view: TemplateResult };

const WORDS = {
  en: {
    nowhere: "Nothing is here",
    told: "This address leads nowhere. It may be mistyped, or what was here has another name now.",
    gallery: "To the gallery",
    failed: "The levels cannot be loaded. Is there a network?",
    again: "Try again",
  },
  pt: {
    nowhere: "Aqui não há nada",
    told: "Este endereço não leva a lado nenhum. Pode estar mal escrito, ou o que aqui estava tem agora outro nome.",
    gallery: "Para a galeria",
    failed: "Não foi possível carregar os níveis. Há rede?",
    again: "Tentar outra vez",
  },
} satisfies Record<Language, object>;

export const nowhere: Instead = (language) => {
  const words = WORDS[language];
  return { heading: words.nowhere, view: instead(words.nowhere, words.told, language) };
};

/** A page that says what happened, and offers the gallery. */
export function instead(heading: string, told: string, language: Language): TemplateResult {
  return html`<section class="instead">
    <h1>${heading}</h1>
    <p class="lead">${told}</p>
    <p><a class="button main" href="#/">${WORDS[language].gallery}</a></p>
  </section>`;
}

export function cannotLoad(language: Language, again: () => void): TemplateResult {
  const words = WORDS[language];
  return html`<p class="failed" role="alert">${words.failed} <button type="button" @click=${again}>${words.again}</button></p>`;
}
