// The way back: where a page belongs.
import { html, type TemplateResult } from "lit";
import type { Language } from "../language/words.ts";

export interface Crumb {
  readonly href: string;
  readonly name: string;
}

const LABEL: Readonly<Record<Language, string>> = { en: "Where this is", pt: "Onde está" };

export function crumbs(list: readonly Crumb[], language: Language): TemplateResult {
  return html`<nav class="crumbs" aria-label=${LABEL[language]}>
    <ol>${list.map(({ href, name }) => html`<li><a href=${href}>${name}</a></li>`)}</ol>
  </nav>`;
}
