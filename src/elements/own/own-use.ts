// A heuristic that a person writes, at an element that searches: its field and what runs it are loaded when somebody first wants
// one. While it runs it is watched whether it still says something.
import { html, nothing, type TemplateResult } from "lit";
import type { Language, Words } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { SolveOptions } from "../../solving/options.ts";
import type { WrongOption } from "../../solving/wrong-option.ts";
import { type ResultWithin, solveWithin } from "../../worker/solve-within.ts";
import type { OwnEditor, OwnHost, OwnState } from "./own-editor.ts";

type Parts = typeof import("./own-editor.ts");

/** A search that says nothing for so long waits for what a person wrote, in milliseconds. */
const SILENT = 3000;

const STUCK: Words = {
  en: "Your function has not come back for a while: it may never end. Cancel ends it.",
  pt: "A sua função não volta há algum tempo: pode nunca acabar. Cancelar termina-a.",
};
const NOT_LOADED: Words = {
  en: "The field for code could not be loaded.",
  pt: "Não foi possível carregar o campo para o código.",
};

export class OwnUse {
  readonly #host: OwnHost;
  #parts: Parts | undefined;
  #loading: Promise<Parts> | undefined;
  #editor: OwnEditor | undefined;
  #hasFailed = false;
  /** When a search was last heard of; undefined while none runs. */
  #heard: number | undefined;

  constructor(host: OwnHost) {
    this.#host = host;
  }

  /** The field, as soon as it is there. */
  view(state: OwnState): TemplateResult {
    if (this.#parts === undefined) {
      this.load().catch(() => undefined);
      return this.#hasFailed ? html`<p class="refused" role="alert">${NOT_LOADED[state.language]}</p>` : html``;
    }
    this.#editor ??= new this.#parts.OwnEditor(this.#host);
    return this.#editor.view(state);
  }

  async load(): Promise<Parts> {
    try {
      this.#loading ??= import("./own-editor.ts");
      this.#parts = await this.#loading;
      this.#hasFailed = false;
      return this.#parts;
    } catch (error) {
      this.#loading = undefined;
      this.#hasFailed = true;
      throw error;
    } finally {
      this.#host.requestUpdate();
    }
  }

  /** Whether it is told beside the code. */
  failed(error: WrongOption): boolean {
    this.#editor?.failed(error);
    return this.#editor !== undefined;
  }

  /** The text that is meant by what is kept: nothing written is the example, in whatever language. */
  textOf(game: string, text: string | undefined): string {
    return text === undefined || this.#parts?.isExample(game, text) === true ? "" : text;
  }

  /** Ends a check. */
  stop(): void {
    this.#editor?.stop();
  }

  /** Solves as the options ask, with what was written in the place of their heuristic. */
  async solve(
    level: LoadedLevel,
    { heuristic: _, ...options }: SolveOptions,
    own: Pick<OwnState, "sandbox" | "packed" | "text" | "language">,
  ): Promise<ResultWithin> {
    this.#heard = performance.now();
    const look = setInterval(() => this.#host.requestUpdate(), 1000);
    const heard: NonNullable<SolveOptions["onProgress"]> = (progress) => {
      this.#heard = performance.now();
      options.onProgress?.(progress);
    };
    try {
      const { SandboxPool, moduleOf, textOf } = await this.load();
      const pool = new SandboxPool(own.sandbox);
      try {
        const heuristicModule = moduleOf(textOf(own));
        return await solveWithin(pool, level, { ...options, engine: "ts", heuristicModule, onProgress: heard });
      } finally {
        void pool.close();
      }
    } finally {
      clearInterval(look);
      this.#heard = undefined;
    }
  }

  /** That it is waited for. */
  stuckView(language: Language): TemplateResult | typeof nothing {
    const isStuck = this.#heard !== undefined && performance.now() - this.#heard > SILENT;
    return html`<p class="told" role="status">${isStuck ? STUCK[language] : nothing}</p>`;
  }
}
