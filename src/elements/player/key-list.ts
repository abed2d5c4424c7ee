// The keys of a puzzle, for whoever has not played yet.
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../../language/words.ts";
import type { KeyHelp } from "../../puzzles/surface.ts";
import type { Controls } from "./controls.ts";
import { PLAYER_WORDS } from "./player-words.ts";

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { Arrows: "← ↑ ↓ →" },
  pt: { Arrows: "← ↑ ↓ →", Space: "Espaço", Escape: "Esc" },
};

export function keyList(
  help: readonly KeyHelp[],
  controls: Controls,
  language: Language,
): TemplateResult | typeof nothing {
  if (help.length === 0) return nothing;
  const words = PLAYER_WORDS[language];
  return html`<div class="keys" role="group" aria-labelledby="keys">
    <p class="heading" id="keys">${words.keys}</p>
    <dl>
      ${help.map(({ keys, means }) => row(NAMES[language][keys] ?? keys, means[language]))}
      ${controls.has("undo") ? row("Backspace", words.undoKeys) : nothing}
    </dl>
  </div>`;
}

function row(keys: string, means: string): TemplateResult {
  return html`<div>
    <dt><kbd>${keys}</kbd></dt>
    <dd>${means}</dd>
  </div>`;
}
