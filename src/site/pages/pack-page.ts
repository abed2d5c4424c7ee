// A pack: its levels as cards.
import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import type { Language } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { crumbs, puzzleCrumb } from "../crumbs.ts";
import { levelCards } from "../level-cards.ts";
import { levelsIn, type Pack, packName, packOf } from "../packs.ts";
import { Page } from "../page.ts";
import { progress } from "../progress.ts";
import { hrefOf } from "../router.ts";
import { cannotLoad, nowhere } from "../states.ts";

const WORDS = {
  en: {
    of: (solved: number, all: number) => `${solved} of ${all} solved`,
    file: "Download the level file",
  },
  pt: {
    of: (solved: number, all: number) => `${solved} de ${all} resolvidos`,
    file: "Descarregar o ficheiro",
  },
} satisfies Record<Language, object>;

export class PackPage extends Page {
  @state() private levels: readonly LoadedLevel[] | undefined;
  @state() private hasFailed = false;

  get #pack(): Pack | undefined {
    const [puzzle = "", name = ""] = this.route.path;
    return packOf(puzzle, name);
  }

  protected get heading(): string {
    const pack = this.#pack;
    return pack === undefined ? nowhere(this.language).heading : packName(pack.name)[this.language];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  async #read(): Promise<void> {
    const pack = this.#pack;
    if (pack === undefined) return;
    this.hasFailed = false;
    try {
      this.levels = await levelsIn(pack);
    } catch {
      this.hasFailed = true;
    }
  }

  override render(): TemplateResult {
    const pack = this.#pack;
    if (pack === undefined) return nowhere(this.language).view;
    const { puzzle, name, keys } = pack;
    const words = WORDS[this.language];
    return html`<header class="head">
        ${crumbs([puzzleCrumb(puzzle)], this.language)}
        <h1>${packName(name)[this.language]}</h1>
        <p class="lead">${words.of(progress.solvedOf(keys), keys.length)} · <a href=${pack.url} download=${`${name}.txt`}>${words.file}</a></p>
      </header>
      ${this.hasFailed ? cannotLoad(this.language, () => void this.#read()) : nothing}
      ${
        this.levels === undefined
          ? html`<ol class="levels" aria-hidden="true">${keys.map(() => html`<li><span class="level empty"></span></li>`)}</ol>`
          : levelCards(this.levels, ({ index }) => hrefOf([puzzle, name, String(index)]), this.language)
      }`;
  }
}
