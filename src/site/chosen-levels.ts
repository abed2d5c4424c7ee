// Levels of packs as an address lists them, `roll-the-block/first/1,match-the-tiles/lessons`, and back: a whole pack by its
// name alone, in the order in which packs were chosen, and within a pack in that of its levels.
import { type Pack, packOf } from "./packs.ts";

/** A level of a pack, by its number from 1. */
export interface ChosenLevel {
  readonly pack: Pack;
  readonly number: number;
}

export interface ChosenLevels {
  readonly levels: readonly ChosenLevel[];
  /** What leads to no level. */
  readonly unknown: readonly string[];
}

export function levelsNamed(text: string): ChosenLevels {
  const unknown: string[] = [];
  const found: ChosenLevel[] = [];
  for (const name of text.split(",").map((part) => part.trim())) {
    if (name === "") continue;
    const levels = named(name);
    if (levels.length === 0) unknown.push(name);
    found.push(...levels);
  }
  return { levels: sorted(found), unknown };
}

function named(name: string): readonly ChosenLevel[] {
  const [puzzle = "", packName = "", number, ...more] = name.split("/");
  const pack = packOf(puzzle, packName);
  if (pack === undefined || more.length > 0) return [];
  if (number === undefined) return allOf(pack);
  const isThere = /^[1-9]\d*$/.test(number) && Number(number) <= pack.keys.length;
  return isThere ? [{ pack, number: Number(number) }] : [];
}

export function allOf(pack: Pack): readonly ChosenLevel[] {
  return pack.keys.map((_, i) => ({ pack, number: i + 1 }));
}

export function isSame(a: ChosenLevel, b: ChosenLevel): boolean {
  return a.pack === b.pack && a.number === b.number;
}

/** With these too, each once. */
export function withLevels(levels: readonly ChosenLevel[], more: readonly ChosenLevel[]): readonly ChosenLevel[] {
  return sorted([...levels, ...more]);
}

function sorted(levels: readonly ChosenLevel[]): readonly ChosenLevel[] {
  return packsIn(levels).flatMap((pack) => {
    const numbers = new Set(levels.filter((level) => level.pack === pack).map(({ number }) => number));
    return [...numbers].sort((a, b) => a - b).map((number) => ({ pack, number }));
  });
}

export function packsIn(levels: readonly ChosenLevel[]): readonly Pack[] {
  return [...new Set(levels.map(({ pack }) => pack))];
}

export function nameOfLevels(levels: readonly ChosenLevel[]): string {
  return packsIn(levels)
    .map((pack) => {
      const name = `${pack.puzzle}/${pack.name}`;
      const mine = levels.filter((level) => level.pack === pack);
      return mine.length === pack.keys.length ? name : mine.map(({ number }) => `${name}/${number}`).join(",");
    })
    .join(",");
}
