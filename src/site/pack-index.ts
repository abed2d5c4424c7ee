// What the page must know of a pack before it is opened: the keys of its levels, and which of them invites a person who has
// never seen the puzzle. It runs when the site is built (tools/packs-plugin.js).
import { levelKey } from "../playing/level-key.ts";
import { loadLevels } from "../playing/load-levels.ts";
import { playableOf } from "../playing/loaded-level.ts";
import { writeLevels } from "../playing/write-levels.ts";

export interface IndexedLevel {
  readonly number: number;
  readonly key: string;
  /** How far it is from a level that invites: easy, a handful of moves, about as large as a hand, and hardly a hole in it. */
  readonly distance: number;
  /** By itself. */
  readonly text: string;
}

/** Throws WrongLevel where a level is wrong. */
export function indexPack(text: string): readonly IndexedLevel[] {
  return loadLevels(text).map((loaded) => {
    const playable = playableOf(loaded);
    const { rows, columns } = playable.level;
    const { optimal } = playable.facts;
    const moves = typeof optimal === "number" ? optimal : 99;
    const hardness = playable.facts.difficulty === "easy" ? 0 : 3;
    const text = writeLevels([loaded], "text");
    const holes = (6 * (text.split("#").length - 1)) / (rows * columns);
    const distance =
      Math.abs(rows - 5) + Math.abs(columns - 6) + 2 * Math.max(0, 4 - moves, moves - 7) + holes + hardness;
    return { number: loaded.index, key: levelKey(playable), distance, text };
  });
}
