// What a puzzle brings so that levels of it can be made: what can be asked for, a random level, levels next to a level,
// and which levels are the same to a person. The engine that generates knows nothing of any puzzle: it asks for drafts,
// has them read and checked as any level file is, solves, rates and compares them.
//
// A draft may be wrong (nothing to play, floating blocks): reading it tells. All chance comes from the Random that is
// given, and decisions use whole numbers only, so that the same seed gives the same levels on every machine.
import type { Words } from "../language/words.ts";
import type { Level } from "./puzzle.ts";

/** A level as it would be typed, without `game:` and what is known only once it is solved. */
export interface LevelDraft {
  readonly header?: readonly (readonly [key: string, value: string])[];
  readonly legend?: readonly (readonly [key: string, value: string])[];
  readonly grid: readonly string[];
  readonly goals?: readonly string[];
}

/** Numbers drawn from a seed. */
export interface Random {
  /** A whole number from 0 to `count` - 1; `count` is at least 1. */
  below(count: number): number;
}

/** From the least to the most, both included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Something that can be asked for: `rows`, `groups`, `burst`. A knob that counts pieces has the name of their measure. */
export interface Knob {
  /** As it is typed after `--`. */
  readonly name: string;
  /** What it sets, in a few words. */
  readonly means: Words;
  /** The numbers that it takes; absent where it takes words only. */
  readonly numbers?: Range;
  /** The words that it takes, perhaps beside numbers. */
  readonly words?: readonly string[];
  /** What is made where nothing is asked for, perhaps by what is asked of others and what is usual of those before, and by
   *  whether nothing less than an extreme level is wished for; absent where the knob then plays no part. */
  readonly usual?: Range | string | ((others: Settings, isExtreme: boolean) => Range);
}

/** What is asked of each knob, usual values filled in: a range of numbers (perhaps of one), or a word. */
export type Settings = Readonly<Record<string, Range | string>>;

/** Why knobs cannot be met together, and which. */
export interface Conflict extends Words {
  readonly knobs: readonly string[];
}

/** How a puzzle makes levels at random. */
export interface Generator<L extends Level = Level> {
  /** All of them, `rows` and `cols` first; every name once. */
  readonly knobs: readonly Knob[];
  /** The knob that counts the moves of a cheapest solution, where there is one: only a proof can tell whether it is met. */
  readonly optimum?: string;
  /** Why these settings cannot be met together by any level; undefined where they can. */
  conflict?(settings: Settings): Conflict | undefined;
  /** A level within the settings; undefined where what was drawn did not lead to one. */
  random(settings: Settings, random: Random): LevelDraft | undefined;
  /** A level that differs from this one a little and is still within the settings; undefined where the change that was
   *  drawn is not possible. Every level within the settings can be reached by many of them. Where a solution is known, it
   *  helps to make a neighbour that has one too. */
  neighbour(level: L, settings: Settings, random: Random, solution?: string): LevelDraft | undefined;
  /** The draft with what depends on its proven optimum, such as a budget that was asked to be just that. */
  finish?(draft: LevelDraft, settings: Settings, optimal: number): LevelDraft;
  /** The level without one of its parts (a piece, a wall, a bridge, a switch), for each of them that can be left out. */
  simpler(level: L): Iterable<LevelDraft>;
  /** The levels that are the same to a person: turned and mirrored as far as the rules allow, this one first, each with the
   *  names that it has when they are given in reading order. Two levels are alike where the least text of either list is
   *  the same. */
  alike(level: L): Iterable<LevelDraft>;
}

/** What is asked, and what is usual where nothing is. */
export function settingsFor(knobs: readonly Knob[], asked: Settings, isExtreme = false): Settings {
  const settings: Record<string, Range | string> = { ...asked };
  for (const { name, usual } of knobs) {
    if (settings[name] !== undefined || usual === undefined) continue;
    settings[name] = typeof usual === "function" ? usual(settings, isExtreme) : usual;
  }
  return settings;
}

/** The cells of the largest and of the smallest board that are asked for. */
export function roomOf(settings: Settings): Range {
  const [rows, columns] = [rangeOf(settings, "rows"), rangeOf(settings, "cols")];
  return { min: rows.min * columns.min, max: rows.max * columns.max };
}

/** A part of the room of a board, in sixteenths. */
export function shareOf(settings: Settings, from: number, to: number): Range {
  const { min, max } = roomOf(settings);
  return { min: (min * from) >> 4, max: (max * to) >> 4 };
}

/** A setting that counts. */
export function rangeOf(settings: Settings, name: string): Range {
  const range = settings[name];
  if (range === undefined || typeof range === "string") throw new Error(`${name} is not set to numbers`);
  return range;
}

export function isWithin(count: number, { min, max }: Range): boolean {
  return count >= min && count <= max;
}

/** A number of the range. */
export function drawFrom({ min, max }: Range, random: Random): number {
  return min + random.below(max - min + 1);
}

export function pickFrom<T>(list: readonly [T, ...T[]], random: Random): T;
export function pickFrom<T>(list: readonly T[], random: Random): T | undefined;
export function pickFrom<T>(list: readonly T[], random: Random): T | undefined {
  return list.length === 0 ? undefined : list[random.below(list.length)];
}

/** The same in an order that is drawn. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const drawn = [...list];
  for (let i = drawn.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [drawn[i], drawn[j]] = [drawn[j] as T, drawn[i] as T];
  }
  return drawn;
}
