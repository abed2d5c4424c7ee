// The packs that come with the page, in order, and their levels, each file loaded once when it is first asked for.
import { PACKS, STARTS } from "virtual:packs";
import { loadLevels } from "../playing/load-levels.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { packRank } from "../playing/pack-names.ts";
import { loadedOnce } from "./loaded-once.ts";

export { packName } from "../playing/pack-names.ts";

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

/** Where a level stands. */
export interface Place {
  readonly pack: Pack;
  readonly number: number;
}

export function packsOf(puzzle: string): readonly Pack[] {
  return PACKS.filter((pack) => pack.puzzle === puzzle).sort((a, b) => packRank(a.name) - packRank(b.name));
}

export function packOf(puzzle: string, name: string): Pack | undefined {
  return PACKS.find((pack) => pack.puzzle === puzzle && pack.name === name);
}

export function startOf(puzzle: string): Start | undefined {
  return STARTS[puzzle];
}

/** Where a level of this key stands. */
export function placeOf(key: string): Place | undefined {
  for (const pack of PACKS) {
    const at = pack.keys.indexOf(key);
    if (at >= 0) return { pack, number: at + 1 };
  }
  return undefined;
}

/** The levels of a pack and one of them by its number; undefined where there is none. Rejects as `levelsIn` does. */
export async function levelIn(
  pack: Pack,
  number: string,
): Promise<{ readonly loaded: LoadedLevel; readonly all: number } | undefined> {
  const levels = await levelsIn(pack);
  const loaded = /^[1-9]\d*$/.test(number) ? levels[Number(number) - 1] : undefined;
  return loaded && { loaded, all: levels.length };
}

/** By the address of its file. */
const levelsAt = loadedOnce((text): readonly LoadedLevel[] => loadLevels(text));

/** Rejects where the file cannot be had; the next time it is tried again. */
export function levelsIn({ url }: Pack): Promise<readonly LoadedLevel[]> {
  return levelsAt(url);
}
