// A heuristic that a person writes, at an element that searches: its field and what runs it are loaded when somebody first wants
// one. While it runs it is watched whether it still says something.
import { html, nothing, type TemplateResult } from "lit";
import type { Answers } from "../../exploring/answers.ts";
import type { ExploreOptions } from "../../exploring/begun-search.ts";
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
  /** What is loaded; undefined until it is. */
  parts: Parts | undefined;
  #loading: Promise<Parts> | undefined;
  #editor: OwnEditor | undefined;
  #hasFailed = false;
  /** The search that runs, and when it was last heard of. */
  #running: { heard: number } | undefined;

  constructor(host: OwnHost) {
    this.#host = host;
  }

  /** The field, as soon as it is there. */
  view(state: OwnState): TemplateResult {
    if (this.parts === undefined) {
      this.load().catch(() => undefined);
      return this.#hasFailed ? html`<p class="refused" role="alert">${NOT_LOADED[state.language]}</p>` : html``;
    }
    this.#editor ??= new this.parts.OwnEditor(this.#host);
    return this.#editor.view(state);
  }

  async load(): Promise<Parts> {
    try {
      this.#loading ??= import("./own-editor.ts");
      this.parts = await this.#loading;
      this.#hasFailed = false;
      return this.parts;
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
    return text === undefined || this.parts?.isExample(game, text) === true ? "" : text;
  }

  /** Ends a check. */
  stop(): void {
    this.#editor?.stop();
  }

  /** Solves as the options ask, with what was written in the place of their heuristic. */
  solve(
    level: LoadedLevel,
    { heuristic: _, ...options }: SolveOptions,
    own: Pick<OwnState, "sandbox" | "packed" | "text" | "language">,
  ): Promise<ResultWithin> {
    return this.#watched(async (heard, { SandboxPool, moduleOf, textOf }) => {
      const onProgress: SolveOptions["onProgress"] = (progress) => {
        heard();
        options.onProgress?.(progress);
      };
      const pool = new SandboxPool(own.sandbox);
      try {
        const heuristicModule = moduleOf(textOf(own));
        return await solveWithin(pool, level, { ...options, engine: "ts", heuristicModule, onProgress });
      } finally {
        void pool.close();
      }
    });
  }

  /** What the heuristic answers in a search that is explored; undefined where it is told to stop. */
  answers(
    level: LoadedLevel,
    { heuristic: _, signal: __, ...options }: ExploreOptions,
    own: Pick<OwnState, "sandbox" | "packed" | "text" | "language">,
    stop: AbortSignal,
    onProgress: (answers: number) => void,
  ): Promise<Answers | undefined> {
    return this.#watched((heard, { answersInSandbox, moduleOf, textOf }) => {
      const asked = { level, module: moduleOf(textOf(own)), options };
      return answersInSandbox(own.sandbox, asked, stop, (answers) => {
        heard();
        onProgress(answers);
      });
    });
  }

  async #watched<T>(run: (heard: () => void, parts: Parts) => Promise<T>): Promise<T> {
    const running = { heard: performance.now() };
    this.#running = running;
    const heard = (): void => {
      running.heard = performance.now();
    };
    const look = setInterval(() => this.#host.requestUpdate(), 1000);
    try {
      return await run(heard, await this.load());
    } finally {
      clearInterval(look);
      if (this.#running === running) this.#running = undefined;
    }
  }

  /** That it is waited for. */
  stuckView(language: Language): TemplateResult | typeof nothing {
    const isStuck = this.#running !== undefined && performance.now() - this.#running.heard > SILENT;
    return html`<p class="told" role="status">${isStuck ? STUCK[language] : nothing}</p>`;
  }
}
