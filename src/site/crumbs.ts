// The way back: where a page belongs.
import { html, type TemplateResult } from "lit";
import { inBoth, type Language, type Words } from "../language/words.ts";
import { puzzleById } from "../puzzles/index.ts";
import { hrefOf } from "./router.ts";

export interface Crumb {
  readonly href: string;
  readonly name: Words;
}

const LABEL: Readonly<Record<Language, string>> = { en: "Where this is", pt: "Onde está" };

export function crumbs(list: readonly Crumb[], language: Language): TemplateResult {
  return html`<nav class="crumbs" aria-label=${LABEL[language]}>
    <ol>${list.map(({ href, name }) => html`<li><a href=${href}>${name[language]}</a></li>`)}</ol>
  </nav>`;
}

/** Back to a puzzle. */
export function puzzleCrumb(id: string): Crumb {
  return { href: hrefOf([id]), name: puzzleById(id)?.name ?? inBoth(id) };
}
