// How a puzzle is drawn and played, loaded once: an import that has been made already still comes a frame later, in which the
// board would be missing and all around it would jump.
import type { Puzzle } from "../../puzzles/puzzle.ts";
import type { Surface } from "../../puzzles/surface.ts";

const loading = new WeakMap<Puzzle, Promise<Surface | undefined>>();
const loaded = new WeakMap<Puzzle, Surface>();

/** Rejects where it cannot be had, and is tried again the next time. */
export function surfaceOf(puzzle: Puzzle): Promise<Surface | undefined> {
  const known = loading.get(puzzle);
  if (known !== undefined) return known;
  const made = Promise.resolve(puzzle.surface?.());
  loading.set(puzzle, made);
  made.then(
    (surface) => surface && loaded.set(puzzle, surface),
    () => loading.delete(puzzle),
  );
  return made;
}

/** What is there already, for whoever cannot wait. */
export function loadedSurface(puzzle: Puzzle): Surface | undefined {
  return loaded.get(puzzle);
}
