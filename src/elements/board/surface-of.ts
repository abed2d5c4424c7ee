// How a puzzle is drawn and played, loaded once: an import that has been made already still comes a frame later, in which the
// board would be missing and all around it would jump.
import type { Puzzle } from "../../puzzles/puzzle.ts";
import type { Surface } from "../../puzzles/surface.ts";

const loading = new WeakMap<Puzzle, Promise<Surface | undefined>>();

/** Rejects where it cannot be had, and is tried again the next time. */
export function surfaceOf(puzzle: Puzzle): Promise<Surface | undefined> {
  const known = loading.get(puzzle);
  if (known !== undefined) return known;
  const made = Promise.resolve(puzzle.surface?.());
  loading.set(puzzle, made);
  made.catch(() => loading.delete(puzzle));
  return made;
}
