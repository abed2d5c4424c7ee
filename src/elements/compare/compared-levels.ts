// The levels of a comparison, from whatever a page gives: texts, loaded levels, or levels with the name of their file. What
// has no file is numbered as it stands in the list of all levels, so that no two are told by the same name, and a name says which
// of them is meant, whichever text it came in.
import type { Words } from "../../language/words.ts";
import { type Problem, ProblemList } from "../../levels/problem.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../../puzzles/index.ts";
import type { PackedPuzzle } from "../../puzzles/packed.ts";
import type { NamedLevel } from "../../solving/document.ts";

/** A level that is compared on. */
export interface ComparedLevel extends NamedLevel {
  /** How many levels its file has, where that is known. */
  readonly all?: number;
}

/** A text of one or several levels, a level that was loaded, or one with the name of its file. */
export type GivenLevel = string | LoadedLevel | ComparedLevel;

export function namedLevels(given: readonly GivenLevel[]): ComparedLevel[] {
  const all = given.flatMap(read);
  return all.map((level, i) => {
    return level.file === "" ? { file: "", loaded: { ...level.loaded, index: i + 1 } } : level;
  });
}

function read(given: GivenLevel): ComparedLevel[] {
  if (typeof given === "string") return unnamed(loadLevels(given));
  const { loaded, file, all } = (given ?? {}) as Partial<ComparedLevel>;
  if (loaded !== undefined && isLoaded(loaded)) {
    return [{ file: String(file ?? ""), loaded, ...(all === undefined ? {} : { all }) }];
  }
  return unnamed([isLoaded(given) ? given : noLevel()]);
}

/** What of them is wrong. */
export function problemsOf(levels: readonly NamedLevel[]): readonly Problem[] {
  return levels.flatMap(({ loaded }) => (loaded.playable === undefined ? loaded.problems : []));
}

export function gamesOf(levels: readonly NamedLevel[]): readonly string[] {
  return [...new Set(levels.flatMap(({ loaded }) => (loaded.playable === undefined ? [] : [loaded.game ?? ""])))];
}

/** Of those that are right, as searches know them. */
export function puzzlesOf(levels: readonly NamedLevel[]): readonly PackedPuzzle[] {
  const packed = levels.flatMap(({ loaded: { playable } }) => {
    return playable?.packed ?? PACKED_PUZZLES.find(({ puzzle }) => puzzle === playable?.puzzle) ?? [];
  });
  return [...new Set(packed)];
}

function unnamed(levels: readonly LoadedLevel[]): NamedLevel[] {
  return levels.map((loaded) => ({ file: "", loaded }));
}

/** Who writes JavaScript may give anything. */
function isLoaded(given: unknown): given is LoadedLevel {
  return Array.isArray((given as Partial<LoadedLevel> | null)?.problems);
}

const NO_LEVEL: Words = { en: "This is no level.", pt: "Isto não é um nível." };

function noLevel(): LoadedLevel {
  const problems = new ProblemList();
  const expected = { en: "a text, or what loadLevels gives", pt: "um texto, ou o que loadLevels devolve" };
  problems.error({ line: 0, column: 0 }, NO_LEVEL, "", expected);
  return { index: 1, title: undefined, game: undefined, problems: problems.sorted(), playable: undefined };
}
