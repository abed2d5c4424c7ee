// Levels as an address lists them, `roll-the-block/first/1,match-the-tiles/lessons,level/<text>`, and back: those of packs, a
// whole pack by its name alone; and by their own addresses those of the opened file and of links. Packs come in the order in
// which they were chosen, and within a pack its levels in theirs.
import { type Pack, packOf } from "./packs.ts";

export interface ChosenLevel {
  /** As an address names it. */
  readonly name: string;
  /** Of a pack, its number from 1. */
  readonly place?: { readonly pack: Pack; readonly number: number };
}

export interface ChosenLevels {
  readonly levels: readonly ChosenLevel[];
  /** What leads to no level. */
  readonly unknown: readonly string[];
}

export function namesIn(text: string): readonly string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((name) => name !== "");
}

/** `others` are the levels of no pack that there are, by their names; `opened` stands for all of the opened file. */
export function levelsNamed(text: string, others: readonly string[] = []): ChosenLevels {
  const unknown: string[] = [];
  const found: ChosenLevel[] = [];
  for (const name of namesIn(text)) {
    const elsewhere = others.filter((other) => other === name || (name === OPENED && other.startsWith(`${OPENED}/`)));
    const levels = elsewhere.length > 0 ? elsewhere.map((other) => ({ name: other })) : inPacks(name);
    if (levels.length === 0) unknown.push(name);
    found.push(...levels);
  }
  return { levels: sorted(found), unknown };
}

/** The file that was opened last, whole. */
export const OPENED = "opened";

function inPacks(name: string): readonly ChosenLevel[] {
  const [puzzle = "", packName = "", number, ...more] = name.split("/");
  const pack = packOf(puzzle, packName);
  if (pack === undefined || more.length > 0) return [];
  if (number === undefined) return allOf(pack);
  const isThere = /^[1-9]\d*$/.test(number) && Number(number) <= pack.keys.length;
  return isThere ? [levelOf(pack, Number(number))] : [];
}

function levelOf(pack: Pack, number: number): ChosenLevel {
  return { name: `${pack.puzzle}/${pack.name}/${number}`, place: { pack, number } };
}

export function allOf(pack: Pack): readonly ChosenLevel[] {
  return pack.keys.map((_, i) => levelOf(pack, i + 1));
}

/** With these too, each once. */
export function withLevels(levels: readonly ChosenLevel[], more: readonly ChosenLevel[]): readonly ChosenLevel[] {
  return sorted([...levels, ...more]);
}

export function withoutLevel(levels: readonly ChosenLevel[], { name }: ChosenLevel): readonly ChosenLevel[] {
  return levels.filter((level) => level.name !== name);
}

function sorted(levels: readonly ChosenLevel[]): readonly ChosenLevel[] {
  const once = [...new Map(levels.map((level) => [level.name, level] as const)).values()];
  return groupsOf(once).flatMap((group) => [...group].sort((a, b) => (a.place?.number ?? 0) - (b.place?.number ?? 0)));
}

/** Those of a pack together; others each alone. */
function groupsOf(levels: readonly ChosenLevel[]): readonly (readonly ChosenLevel[])[] {
  const groups = new Map<Pack | string, ChosenLevel[]>();
  for (const level of levels) {
    const key = level.place?.pack ?? level.name;
    groups.set(key, [...(groups.get(key) ?? []), level]);
  }
  return [...groups.values()];
}

export function packsIn(levels: readonly ChosenLevel[]): readonly Pack[] {
  return [...new Set(levels.flatMap(({ place }) => place?.pack ?? []))];
}

export function nameOfLevels(levels: readonly ChosenLevel[]): string {
  return groupsOf(levels)
    .map((group) => {
      const { pack } = group[0]?.place ?? {};
      const isWhole = pack !== undefined && group.length === pack.keys.length;
      return isWhole ? `${pack.puzzle}/${pack.name}` : group.map(({ name }) => name).join(",");
    })
    .join(",");
}
