// The packs that come with the page: their names in words and in order, and their levels, each file loaded once when it is
// first asked for.
import { PACKS, STARTS } from "virtual:packs";
import type { Words } from "../language/words.ts";
import { loadLevels } from "../playing/load-levels.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";

export interface Pack {
  readonly puzzle: string;
  /** Of its file in levels/<puzzle>/. */
  readonly name: string;
  readonly url: string;
  /** Of its levels, in their order. */
  readonly keys: readonly string[];
}

/** A level to begin with. */
export interface Start {
  readonly pack: string;
  readonly number: number;
  readonly text: string;
}

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
  const told = words.charAt(0).toUpperCase() + words.slice(1);
  return NAMES[name] ?? { en: told, pt: told };
}

export function packsOf(puzzle: string): readonly Pack[] {
  const rank = ({ name }: Pack): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return PACKS.filter((pack) => pack.puzzle === puzzle).sort((a, b) => rank(a) - rank(b));
}

export function packOf(puzzle: string, name: string): Pack | undefined {
  return PACKS.find((pack) => pack.puzzle === puzzle && pack.name === name);
}

export function startOf(puzzle: string): Start | undefined {
  return STARTS[puzzle];
}

/** Where a level of this key stands. */
export function placeOf(key: string): { readonly pack: Pack; readonly number: number } | undefined {
  for (const pack of PACKS) {
    const at = pack.keys.indexOf(key);
    if (at >= 0) return { pack, number: at + 1 };
  }
  return undefined;
}

const loading = new Map<string, Promise<readonly LoadedLevel[]>>();

/** Rejects where the file cannot be had; the next time it is tried again. */
export function levelsIn({ url }: Pack): Promise<readonly LoadedLevel[]> {
  const known = loading.get(url);
  if (known !== undefined) return known;
  const levels = fetched(url);
  loading.set(url, levels);
  levels.catch(() => loading.delete(url));
  return levels;
}

async function fetched(url: string): Promise<readonly LoadedLevel[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  return loadLevels(await response.text());
}
