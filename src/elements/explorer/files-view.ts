// Saving the trace of a search, and opening one.
import { html, nothing, type TemplateResult } from "lit";
import type { ExplorerWords } from "./explorer-words.ts";

export interface FilesState {
  readonly words: ExplorerWords;
  /** The name of the file that is shown in the place of the level's own search. */
  readonly file: string | undefined;
  /** What came of it. */
  readonly told: string;
  readonly isRefused: boolean;
  save(): unknown;
  open(file: File): unknown;
  close(): unknown;
}

export function filesView({ words, file, told, isRefused, save, open, close }: FilesState): TemplateResult {
  const chosen = ({ target }: Event): void => {
    const field = target as HTMLInputElement;
    const [picked] = field.files ?? [];
    // The same file can be opened again.
    field.value = "";
    if (picked !== undefined) open(picked);
  };
  const ask = ({ currentTarget }: Event): void => {
    (currentTarget as HTMLElement).parentElement?.querySelector("input")?.click();
  };
  return html`<div class="files" part="files">
    <button type="button" id="save" ?disabled=${file !== undefined} @click=${save}>${words.save}</button>
    <button type="button" id="open" @click=${ask}>${words.open}</button>
    <input type="file" accept=".json,application/json" hidden @change=${chosen} />
    ${file === undefined ? nothing : html`<button type="button" @click=${close}>${words.closeTrace}</button>`}
    <p class=${isRefused ? "refused" : "told"} role="status">${told}</p>
  </div>`;
}
