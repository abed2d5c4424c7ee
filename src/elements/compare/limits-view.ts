// Limits and repeats of each cell, as fields; why they cannot be had beside them.
import { html, nothing, type TemplateResult } from "lit";
import type { Language, Words } from "../../language/words.ts";
import { COMPARE_WORDS } from "./compare-words.ts";
import { type Settings, USUAL_SECONDS } from "./settings.ts";

interface Limited extends Settings {
  maxTime: number | undefined;
  maxNodes: number | undefined;
  maxMemory: number | undefined;
  repeat: number;
  warm: boolean;
}

export function limitsView(element: Limited, refused: Words | undefined, language: Language): TemplateResult {
  const words = COMPARE_WORDS[language];
  const field = (
    name: "maxTime" | "maxNodes" | "maxMemory" | "repeat",
    label: string,
    hint: string,
    usual?: number,
  ): TemplateResult => {
    const value = element[name];
    const shown = value === undefined || value === null || Number.isNaN(value) || value === usual ? "" : String(value);
    const choose = ({ target }: Event): void => {
      const text = (target as HTMLInputElement).value.trim();
      if (name === "repeat") element.repeat = text === "" ? 1 : Number(text);
      else element[name] = text === "" ? usual : Number(text);
    };
    return html`<div class="field"><label for=${name}>${label}</label>
      <input id=${name} type="number" min="0" step="any" autocomplete="off" .value=${shown} placeholder=${hint} @change=${choose} /></div>`;
  };
  return html`<details class="more" part="limits" ?open=${refused !== undefined || nothing}><summary>${words.limits}</summary>
    <div class="panel">
      <div class="fields">
        ${field("maxTime", words.maxTime, String(USUAL_SECONDS), USUAL_SECONDS)}
        ${field("maxNodes", words.maxNodes, words.none)}
        ${field("maxMemory", words.maxMemory, "1024")}
        ${field("repeat", words.repeat, "1", 1)}
      </div>
      <div>
        <label class="check"><input type="checkbox" id="warm" .checked=${element.warm}
          @change=${({ target }: Event) => {
            element.warm = (target as HTMLInputElement).checked;
          }} />${words.warm}</label>
        <p class="told">${words.warmTold}</p>
      </div>
      ${refused === undefined ? nothing : html`<p class="refused" role="alert">${words.wrongLimit(refused[language])}</p>`}
    </div>
  </details>`;
}
