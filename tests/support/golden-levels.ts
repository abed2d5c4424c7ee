// The golden levels: their optimum has been proven by an independent referee.
import { readdirSync, readFileSync } from "node:fs";
import { loadLevels, type PlayableLevel } from "../../src/playing/load-levels.ts";

const FOLDER = new URL("../golden/", import.meta.url);

export interface GoldenLevel extends PlayableLevel {
  /** For the names of tests: the file and the title. */
  readonly name: string;
}

export const GOLDEN_LEVELS: readonly GoldenLevel[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".txt"))
  .sort()
  .flatMap((file) =>
    loadLevels(readFileSync(new URL(file, FOLDER))).map(({ title, playable }) => {
      if (playable === undefined) throw new Error(`${file}: ${title} cannot be read`);
      return { ...playable, name: `${file.replace(".txt", "")} ${title}` };
    }),
  );

/** Those of one game. */
export function goldenOf(game: string): readonly GoldenLevel[] {
  return GOLDEN_LEVELS.filter((level) => level.puzzle.format.id === game);
}
