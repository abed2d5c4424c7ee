// The file that a person opened last: its levels as a pack, or one of them.
import { html, type TemplateResult } from "lit";
import { levelIn } from "../../editing/draft.ts";
import { packedForLink, textToShare } from "../../elements/common/shared-text.ts";
import type { Language } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { levelCards } from "../level-cards.ts";
import { LevelPage, type Placed } from "../level-page.ts";
import { noFile } from "../no-file.ts";
import { nameOfOpened, openedFile } from "../opening.ts";
import { hrefOf } from "../router.ts";
import { nowhere } from "../states.ts";

const WORDS = {
  en: {
    compare: "Compare algorithms on them",
    levels: (all: number) =>
      all === 1
        ? "1 level. It is there until you open another file."
        : `${all} levels. They are there until you open another file.`,
  },
  pt: {
    compare: "Comparar algoritmos neles",
    levels: (all: number) =>
      all === 1
        ? "1 nível. Fica aqui até abrir outro ficheiro."
        : `${all} níveis. Ficam aqui até abrir outro ficheiro.`,
  },
} satisfies Record<Language, object>;

const hrefOfLevel = ({ index }: LoadedLevel): string => hrefOf(["opened", String(index)]);

export class OpenedPage extends LevelPage {
  protected override async find(): Promise<Placed | undefined> {
    const file = await openedFile();
    if (file === undefined) {
      this.instead = noFile;
      return undefined;
    }
    const { levels, source } = file;
    const name = nameOfOpened(file);
    const number = this.route.path[1];
    if (number === undefined) {
      this.instead = (language) => ({ heading: name[language], view: pack(name[language], levels, language) });
      return undefined;
    }
    const loaded = levels[Number(number) - 1];
    if (loaded === undefined) {
      this.instead = nowhere;
      return undefined;
    }
    const [previous, next] = [levels[loaded.index - 2], levels[loaded.index]];
    return {
      loaded,
      edit: await hrefOfEditor(loaded, source.text),
      all: levels.length,
      name: `opened/${loaded.index}`,
      back: levels.length === 1 ? [] : [{ href: "#/opened", name }],
      ...(previous === undefined ? {} : { previous: hrefOfLevel(previous) }),
      ...(next === undefined ? {} : { next: hrefOfLevel(next) }),
    };
  }
}

/** Undefined where it is too large for an address. */
async function hrefOfEditor({ playable, index }: LoadedLevel, file: string): Promise<string | undefined> {
  const text = playable === undefined ? levelIn(file, index) : textToShare(playable);
  const link = await packedForLink(text);
  return link && hrefOf(["make", link]);
}

function pack(name: string, levels: readonly LoadedLevel[], language: Language): TemplateResult {
  return html`<header class="head">
      <h1>${name}</h1>
      <p class="lead">${WORDS[language].levels(levels.length)} <a href=${hrefOf(["compare"], { levels: "opened" })}>${WORDS[language].compare}</a></p>
    </header>
    ${levelCards(levels, hrefOfLevel, language)}`;
}
