// From a draft to a level: read as any level file is, and thrown away where it is wrong or not what was asked for. The text of
// a level, and the text that it shares with all levels that are the same to a person, are made here too.
import type { Field, LevelDocument } from "../levels/document.ts";
import { GridText } from "../levels/grid-text.ts";
import { ProblemList } from "../levels/problem.ts";
import { writeLevelText } from "../levels/write-text.ts";
import { type LoadedLevel, loadedLevel } from "../playing/loaded-level.ts";
import { type Generator, isWithin, type LevelDraft, type Settings } from "../puzzles/generator.ts";
import type { PackedPuzzle } from "../puzzles/packed.ts";
import type { Level, Puzzle } from "../puzzles/puzzle.ts";

/** A puzzle and how its levels are made. */
export interface Making {
  readonly puzzle: Puzzle;
  /** Its packed states, which are what is searched. */
  readonly packed: PackedPuzzle;
  readonly generator: Generator;
}

type Entries = readonly (readonly [key: string, value: string])[];

/** Where nothing is written there is no place. */
const NOWHERE = { line: 1, column: 1 };

export function documentOf(puzzle: Puzzle, draft: LevelDraft, header: Entries = []): LevelDocument {
  const { grid, goals, legend = [] } = draft;
  const gridOf = (rows: readonly string[]): GridText => new GridText(rows, () => NOWHERE);
  return {
    game: puzzle.format.id,
    header: fields([...header, ...(draft.header ?? [])]),
    legend: fields(legend),
    grid: gridOf(grid),
    ...(goals === undefined ? {} : { goals: gridOf(goals) }),
    at: NOWHERE,
  };
}

function fields(entries: Entries): Field[] {
  return entries.map(([key, value]) => ({ key, value, keyAt: NOWHERE, valueAt: NOWHERE }));
}

/** Undefined where it is no level, or one that would be warned of. */
export function levelOf(puzzle: Puzzle, document: LevelDocument): Level | undefined {
  const problems = new ProblemList();
  const level = puzzle.readLevel(document, problems);
  return problems.sorted().length > 0 ? undefined : level;
}

/** The level of a draft, where it is right and within the settings. */
export function draftedLevel(
  { puzzle, generator }: Making,
  draft: LevelDraft | undefined,
  settings: Settings,
): Level | undefined {
  const level = draft && levelOf(puzzle, documentOf(puzzle, draft));
  return level !== undefined && keepsSettings(puzzle, generator, level, settings) ? level : undefined;
}

/** Whether a level has what was asked for, as far as it can be counted on the board. */
export function keepsSettings(puzzle: Puzzle, { knobs }: Generator, level: Level, settings: Settings): boolean {
  return knobs.every(({ name }) => {
    const setting = settings[name];
    if (setting === undefined || typeof setting === "string") return true;
    const count = countOf(puzzle, level, name);
    return count === undefined || isWithin(count, setting);
  });
}

function countOf(puzzle: Puzzle, level: Level, knob: string): number | undefined {
  if (knob === "rows") return level.rows;
  if (knob === "cols") return level.columns;
  return puzzle.measures.find(({ name }) => name === knob)?.of(level);
}

/** Equal for two levels exactly when they are the same to a person. */
export function commonText({ puzzle, generator }: Making, level: Level): string {
  let least: string | undefined;
  for (const draft of generator.alike(level)) {
    const text = writeLevelText([documentOf(puzzle, draft)], [puzzle.format]);
    if (least === undefined || text < least) least = text;
  }
  return least ?? "";
}

/** As those take it who solve and play. */
export function loadedOf({ puzzle, packed }: Pick<Making, "puzzle" | "packed">, level: Level): LoadedLevel {
  const loaded = loadedLevel(puzzle, level);
  return loaded.playable === undefined ? loaded : { ...loaded, playable: { ...loaded.playable, packed } };
}
