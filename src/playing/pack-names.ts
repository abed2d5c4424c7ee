// The packs that come with Fourfold, by the names of their files in levels/<puzzle>/: in words, and in the order in which they
// are offered.
import { capitalized, type Words } from "../language/words.ts";

/** In this order; what is not here follows by its file name. */
const NAMES: Readonly<Record<string, Words>> = {
  tutorial: { en: "Tutorial", pt: "Tutorial" },
  "first-steps": { en: "First steps", pt: "Primeiros passos" },
  "first-slides": { en: "First slides", pt: "Primeiros deslizes" },
  "first-cracks": { en: "First cracks", pt: "Primeiras fendas" },
  first: { en: "First rolls", pt: "Primeiras voltas" },
  lessons: { en: "Lessons", pt: "Lições" },
  classic: { en: "Classic", pt: "Clássicos" },
  expert: { en: "Expert", pt: "Peritos" },
  large: { en: "Large", pt: "Grandes" },
  tiny: { en: "Tiny", pt: "Pequeninos" },
};

const ORDER = Object.keys(NAMES);

export function packName(name: string): Words {
  const words = name.replaceAll(/[-_]+/g, " ");
  const told = capitalized(words);
  return NAMES[name] ?? { en: told, pt: told };
}

/** Less for what is offered before. */
export function packRank(name: string): number {
  return ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length;
}
