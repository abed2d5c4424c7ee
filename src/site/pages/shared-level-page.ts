// A level from a link.
import type { Language } from "../../language/words.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import { LevelPage, type Placed } from "../level-page.ts";
import { hrefOf } from "../router.ts";
import { BrokenLink, unpacked } from "../share.ts";
import { instead } from "../states.ts";

const WORDS = {
  en: {
    broken: "This link is broken",
    told: (why: string) => `${why} Ask for it again, or for the level as a file, which you can drop on this page.`,
    missing: "A part of it is missing or changed.",
    large: "It unpacks to more than any level needs.",
  },
  pt: {
    broken: "Este link está estragado",
    told: (why: string) => `${why} Peça-o outra vez, ou peça o nível como ficheiro, que pode largar nesta página.`,
    missing: "Falta-lhe uma parte, ou foi alterado.",
    large: "Descomprimido, é maior do que qualquer nível precisa.",
  },
} satisfies Record<Language, object>;

export class SharedLevelPage extends LevelPage {
  protected override async find(): Promise<Placed | undefined> {
    const { language } = this;
    try {
      const [loaded] = loadLevels(await unpacked(this.route.path[1] ?? ""));
      if (loaded === undefined) throw new BrokenLink("");
      const { puzzle } = loaded.playable ?? {};
      const back = puzzle === undefined ? [] : [{ href: hrefOf([puzzle.format.id]), name: puzzle.name[language] }];
      return { loaded, all: 1, back };
    } catch (reason) {
      if (!(reason instanceof BrokenLink)) throw reason;
      const { broken, told, missing, large } = WORDS[language];
      const why = reason.message.includes("MiB") ? large : missing;
      this.instead = { heading: broken, view: instead(broken, told(why), language) };
      return undefined;
    }
  }
}
