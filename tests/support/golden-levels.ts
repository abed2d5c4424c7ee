// The golden levels: their optimum has been proven by an independent referee.
import { readdirSync, readFileSync } from "node:fs";
import { loadLevels } from "../../src/playing/load-levels.ts";
import { type LoadedLevel, type PlayableLevel, playableOf } from "../../src/playing/loaded-level.ts";

const FOLDER = new URL("../golden/", import.meta.url);

export interface GoldenLevel extends LoadedLevel, PlayableLevel {
  /** For the names of tests: the file and the title. */
  readonly name: string;
}

export const GOLDEN_LEVELS: readonly GoldenLevel[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".txt"))
  .sort()
  .flatMap((file) =>
    loadLevels(readFileSync(new URL(file, FOLDER))).map((loaded) => {
      return { ...loaded, ...playableOf(loaded), name: `${file.replace(".txt", "")} ${loaded.title}` };
    }),
  );

/** Those of one game. */
export function goldenOf(game: string): readonly GoldenLevel[] {
  return GOLDEN_LEVELS.filter((level) => level.puzzle.format.id === game);
}
