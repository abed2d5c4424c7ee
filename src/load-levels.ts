// From the text of a file to playable levels: the format of src/levels joined with the registry of puzzles.
import type { LevelDocument } from "./levels/document.ts";
import type { LevelFacts } from "./levels/facts.ts";
import type { Problem } from "./levels/problem.ts";
import type { Level, Puzzle } from "./puzzles/puzzle.ts";

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
