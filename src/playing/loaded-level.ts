// A level as everybody is given it: solving, replaying, playing, drawing. It is right and can be played, or wrong and says
// what its problems are; whoever needs one that is right asks `playableOf`.
import { shorten } from "../levels/characters.ts";
import type { LevelDocument } from "../levels/document.ts";
import type { LevelFacts } from "../levels/facts.ts";
import type { Problem } from "../levels/problem.ts";
import type { PackedPuzzle } from "../puzzles/packed.ts";
import type { Level, Puzzle } from "../puzzles/puzzle.ts";

/** One level of a file, right or wrong. */
export interface LoadedLevel<L extends Level = Level, State = unknown, Move = unknown> {
  /** Its place in the file, from 1. */
  readonly index: number;
  readonly title: string | undefined;
  readonly game: string | undefined;
  /** All that is wrong with it and every warning, in the order of the file. */
  readonly problems: readonly Problem[];
  /** What can be played; undefined where a problem is an error. */
  readonly playable: PlayableLevel<L, State, Move> | undefined;
}

/** A level that is right, with its puzzle. */
export interface PlayableLevel<L extends Level = Level, State = unknown, Move = unknown> {
  readonly puzzle: Puzzle<L, State, Move>;
  /** Its packed states, where it is a puzzle of one's own that has such. */
  readonly packed?: PackedPuzzle<L, State, Move>;
  readonly level: L;
  readonly document: LevelDocument;
  readonly facts: LevelFacts;
}

/** A level that cannot be played was given to what needs one that can. */
export class WrongLevel extends Error {
  override readonly name = "WrongLevel";
  readonly problems: readonly Problem[];

  constructor(what: string, problems: readonly Problem[]) {
    super([what, ...problems.map(inALine)].join("\n"));
    this.problems = problems;
  }
}

function inALine({ line, column, severity, message, expected }: Problem): string {
  return `  ${line}:${column} ${severity}: ${message} Expected: ${expected}.`;
}

/** The level where it is right; throws WrongLevel where it is not. */
export function playableOf<L extends Level, State, Move>(
  loaded: LoadedLevel<L, State, Move>,
): PlayableLevel<L, State, Move> {
  if (loaded?.playable !== undefined) return loaded.playable;
  // Who writes JavaScript may give anything.
  if (!Array.isArray(loaded?.problems)) throw new WrongLevel("This is no level; loadLevels gives levels.", []);
  const name =
    loaded.title === undefined ? `Level ${loaded.index}` : `Level ${loaded.index} (${shorten(loaded.title)})`;
  throw new WrongLevel(`${name} is wrong:`, loaded.problems);
}

/** A level that was made by a program and not read from a text. */
export function loadedLevel<L extends Level, State, Move>(
  puzzle: Puzzle<L, State, Move>,
  level: L,
): LoadedLevel<L, State, Move> {
  const playable = { puzzle, level, document: level.document, facts: {} };
  return { index: 1, title: undefined, game: puzzle.format.id, problems: [], playable };
}
