// Files that are opened or dropped on an editor. Of one with several levels the first is edited, and another can be chosen.
import { html, nothing, type TemplateResult } from "lit";
import { bytesOf, holdsFileOnly, type LevelFile, levelFile } from "../common/level-file.ts";
import type { EditorWords } from "./editor-words.ts";
import { type GivenText, textIn } from "./text-source.ts";

interface Host {
  requestUpdate(): void;
  opened(given: GivenText, name: string): void;
  failed(): void;
}

interface OpenFile extends LevelFile {
  readonly index: number;
}

export class Files {
  readonly #host: Host;
  #file: OpenFile | undefined;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Its other levels are not offered any more. */
  forget(): void {
    this.#file = undefined;
  }

  button(words: EditorWords): TemplateResult {
    const chosen = ({ target }: Event): void => {
      const input = target as HTMLInputElement;
      const [file] = input.files ?? [];
      input.value = "";
      if (file !== undefined) void this.#open(file);
    };
    const ask = ({ currentTarget }: Event): void => {
      ((currentTarget as HTMLElement).nextElementSibling as HTMLInputElement | null)?.click();
    };
    return html`<button type="button" id="open" @click=${ask}><span>${words.open}</span></button>
      <input class="file" type="file" accept=".txt,.json,text/plain,application/json" hidden aria-label=${words.open} @change=${chosen} />`;
  }

  /** Which of the levels of the file is edited, where it has several. */
  view(words: EditorWords): TemplateResult | typeof nothing {
    const file = this.#file;
    if (file === undefined || file.levels.length < 2) return nothing;
    return html`<div class="field"><label for="which">${words.which}</label>
      <span class="pick"><select id="which" @change=${({ target }: Event) => this.#take(file, Number((target as HTMLSelectElement).value))}>
        ${file.levels.map(({ index, title }) => html`<option value=${index} .selected=${index === file.index}>${words.level(index, title)}</option>`)}
      </select></span></div>`;
  }

  readonly over = (event: DragEvent): void => {
    if (holdsFileOnly(event.dataTransfer)) event.preventDefault();
  };

  readonly dropped = (event: DragEvent): void => this.#given(event, event.dataTransfer);

  readonly pasted = (event: ClipboardEvent): void => this.#given(event, event.clipboardData);

  /** The page has nothing to do with it then. */
  #given(event: Event, given: DataTransfer | null): void {
    const [file] = holdsFileOnly(given) ? (given?.files ?? []) : [];
    if (file === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void this.#open(file);
  }

  async #open(file: File): Promise<void> {
    try {
      this.#take(levelFile(file.name, await bytesOf(file)), 1);
    } catch {
      this.#host.failed();
    }
  }

  #take(file: LevelFile, index: number): void {
    this.#file = { ...file, index };
    this.#host.opened(textIn(file.source, file.levels, index), file.name);
    this.#host.requestUpdate();
  }
}
