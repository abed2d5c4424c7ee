// From the text of a file to playable levels: the format of src/levels joined with the registry of puzzles.
import { detectForm } from "../levels/detect-form.ts";
import type { LevelDocument } from "../levels/document.ts";
import { type LevelFacts, readFacts } from "../levels/facts.ts";
import type { Problem } from "../levels/problem.ts";
import { readLevelJson } from "../levels/read-json.ts";
import { type PlainForm, readPlainLevel } from "../levels/read-plain.ts";
import { readLevelText } from "../levels/read-text.ts";
import { type Source, SourceText } from "../levels/source-text.ts";
import type { WrittenLevel } from "../levels/written-level.ts";
import { PUZZLES, puzzleById } from "../puzzles/index.ts";
import type { Level, Puzzle } from "../puzzles/puzzle.ts";

/** One level of a file, right or wrong. */
export interface LoadedLevel {
  /** Its place in the file, from 1. */
  readonly index: number;
  readonly title: string | undefined;
  readonly game: string | undefined;
  /** All that is wrong with it and every warning, in the order of the file. */
  readonly problems: readonly Problem[];
  /** What can be played; undefined where a problem is an error. */
  readonly playable: PlayableLevel | undefined;
}

export interface PlayableLevel {
  readonly puzzle: Puzzle;
  readonly level: Level;
  readonly document: LevelDocument;
  readonly facts: LevelFacts;
}

/** What a solve needs of a level: loadLevels gives it, and a puzzle of one's own can be joined with its level. */
export type SolvableLevel = Pick<PlayableLevel, "puzzle" | "level">;

const FORMATS = PUZZLES.map((puzzle) => puzzle.format);

/** All levels of a level file or of its JSON twin, right or wrong, and at least one. The form is seen if not given. */
export function loadLevels(source: Source, given?: "text" | "json"): LoadedLevel[] {
  const text = SourceText.of(source);
  const form = given ?? detectForm(text.text);
  const read = form === "json" || form === "rows" ? readLevelJson : readLevelText;
  return read(text, FORMATS).map(load);
}

/** The one level of a grid of numbers or a JSON array of rows, neither of which says for which puzzle it is. */
export function loadPlainLevel(source: Source, form: PlainForm, puzzle: Puzzle): LoadedLevel {
  return load(readPlainLevel(source, form, puzzle.format));
}

function load({ index, title, game, document, problems }: WrittenLevel): LoadedLevel {
  const puzzle = document && puzzleById(document.game);
  let playable: PlayableLevel | undefined;
  if (puzzle !== undefined && document !== undefined) {
    const facts = readFacts(document, FORMATS, problems);
    const level = puzzle.readLevel(document, problems);
    if (level !== undefined && !problems.hasErrors) playable = { puzzle, level, document, facts };
  }
  return { index, title, game, problems: problems.sorted(), playable };
}
