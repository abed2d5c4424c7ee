// The file that a person opened last: its levels as a pack, or one of them.
import { html, type TemplateResult } from "lit";
import type { Language } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { levelCards } from "../level-cards.ts";
import { LevelPage, type Placed } from "../level-page.ts";
import { openedFile } from "../opening.ts";
import { hrefOf } from "../router.ts";
import { instead, nowhere } from "../states.ts";

const WORDS = {
  en: {
    pasted: "Pasted levels",
    none: "No file is open",
    told: "Drop a level file anywhere on this page, or paste its text.",
    levels: (all: number) => `${all} levels. They are there until you open another file.`,
  },
  pt: {
    pasted: "Níveis colados",
    none: "Não há nenhum ficheiro aberto",
    told: "Largue um ficheiro de níveis em qualquer sítio desta página, ou cole o seu texto.",
    levels: (all: number) => `${all} níveis. Ficam aqui até abrir outro ficheiro.`,
  },
} satisfies Record<Language, object>;

const hrefOfLevel = ({ index }: LoadedLevel): string => hrefOf(["opened", String(index)]);

export class OpenedPage extends LevelPage {
  #name = "";

  protected override async find(): Promise<Placed | undefined> {
    const words = WORDS[this.language];
    const file = await openedFile();
    if (file === undefined) {
      this.instead = { heading: words.none, view: instead(words.none, words.told, this.language) };
      return undefined;
    }
    const { levels } = file;
    this.#name = file.name === "" ? words.pasted : file.name;
    const number = this.route.path[1];
    if (number === undefined) {
      this.instead = { heading: this.#name, view: this.#pack(levels) };
      return undefined;
    }
    const loaded = levels[Number(number) - 1];
    if (loaded === undefined) {
      this.instead = nowhere(this.language);
      return undefined;
    }
    const [previous, next] = [levels[loaded.index - 2], levels[loaded.index]];
    return {
      loaded,
      all: levels.length,
      back: levels.length === 1 ? [] : [{ href: "#/opened", name: this.#name }],
      ...(previous === undefined ? {} : { previous: hrefOfLevel(previous) }),
      ...(next === undefined ? {} : { next: hrefOfLevel(next) }),
    };
  }

  #pack(levels: readonly LoadedLevel[]): TemplateResult {
    return html`<header class="head">
        <h1>${this.#name}</h1>
        <p class="lead">${WORDS[this.language].levels(levels.length)}</p>
      </header>
      ${levelCards(levels, hrefOfLevel, this.language)}`;
  }
}
