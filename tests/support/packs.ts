// The packs of levels/ that every puzzle has, and how many levels each holds.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadLevels } from "../../src/playing/load-levels.ts";
import type { LoadedLevel } from "../../src/playing/loaded-level.ts";

export const LEVELS = join(import.meta.dirname, "..", "..", "levels");

/** The fewest and the most levels. */
export const PACKS = {
  tutorial: [8, 10],
  classic: [24, 40],
  expert: [24, 40],
  large: [8, 16],
  tiny: [16, 16],
} as const;

export type PackName = keyof typeof PACKS;

export const PACK_NAMES = Object.keys(PACKS) as PackName[];

export function levelsIn(game: string, file: string): LoadedLevel[] {
  return loadLevels(readFileSync(join(LEVELS, game, `${file}.txt`)));
}

/** All packs of a puzzle, those with a theme of their own as well. */
export function filesOf(game: string): string[] {
  return readdirSync(join(LEVELS, game))
    .filter((name) => name.endsWith(".txt"))
    .map((name) => name.replace(/[.]txt$/, ""));
}
