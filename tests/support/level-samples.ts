// Random levels of every puzzle, for the tests that look at all puzzles alike. A puzzle brings its own in the file
// testing/samples.ts of its folder, so that nothing here knows which puzzles there are.
import type fc from "fast-check";
import type { Level } from "../../src/puzzles/puzzle.ts";

export interface LevelSamples<L extends Level = Level> {
  /** Levels that a slow referee can look at as a whole, most of them: solvable ones and others. */
  readonly small: fc.Arbitrary<L>;
  /** Levels of every kind and size up to the limits, by what they are. */
  readonly all: Readonly<Record<string, fc.Arbitrary<L>>>;
  /** Levels that chance would not make: the largest, the fullest. */
  readonly single?: Readonly<Record<string, () => L>>;
}

const files = import.meta.glob<{ readonly samples: LevelSamples }>("../../src/puzzles/*/testing/samples.ts", {
  eager: true,
});

export function samplesOf(game: string): LevelSamples {
  const [, found] = Object.entries(files).find(([path]) => path.includes(`/${game}/`)) ?? [];
  if (found === undefined) throw new Error(`${game} has no src/puzzles/${game}/testing/samples.ts`);
  return found.samples;
}
