// The level of a link, and what is said where the link is broken.
import type { Language } from "../language/words.ts";
import { loadLevels } from "../playing/load-levels.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { BrokenLink, unpacked } from "./share.ts";
import { type Instead, instead } from "./states.ts";

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

export function isInstead(found: LoadedLevel | Instead): found is Instead {
  return typeof found === "function";
}

export async function sharedLevel(text: string): Promise<LoadedLevel | Instead> {
  try {
    const [loaded] = loadLevels(await unpacked(text));
    if (loaded === undefined) throw new BrokenLink("");
    return loaded;
  } catch (reason) {
    if (!(reason instanceof BrokenLink)) throw reason;
    return brokenLink(reason);
  }
}

export function brokenLink({ message }: BrokenLink): Instead {
  const isLarge = message.includes("MiB");
  return (language) => {
    const { broken, told, missing, large } = WORDS[language];
    return { heading: broken, view: instead(broken, told(isLarge ? large : missing), language) };
  };
}
