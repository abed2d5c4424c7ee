// The level of a day: one a puzzle, the same for everyone, out of a pool that is loaded when it is first asked for.
import { DAILY as POOLS } from "virtual:packs";
import { loadLevels } from "../../playing/load-levels.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { PUZZLES } from "../../puzzles/index.ts";
import type { Puzzle } from "../../puzzles/puzzle.ts";
import { loadedOnce } from "../loaded-once.ts";
import { ofDay, textsIn } from "./day-in-pool.ts";

/** The puzzles that have a level a day, in their order. */
export const DAILY: readonly Puzzle[] = PUZZLES.filter(({ format }) => format.id in POOLS);

const pool = loadedOnce(textsIn);

/** Rejects where the pool cannot be had; the next time it is tried again. */
export async function levelOfDay(puzzle: string, day: number): Promise<LoadedLevel> {
  const texts = await pool(POOLS[puzzle] ?? "");
  const [level] = loadLevels(ofDay(texts, day));
  if (level === undefined) throw new Error(`No level in the pool of ${puzzle}.`);
  return level;
}
