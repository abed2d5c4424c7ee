// A Match the Tiles level from its rows, for tests that need a right one.
import { ProblemList } from "../../src/levels/problem.ts";
import { type MatchLevel, matchTheTiles } from "../../src/puzzles/match-the-tiles/index.ts";
import { writtenLevel } from "./written-level.ts";

export function matchLevel(rows: readonly string[], goals?: readonly string[]): MatchLevel {
  const problems = new ProblemList();
  const document = writtenLevel(matchTheTiles.format.id, rows, goals === undefined ? {} : { goals });
  const level = matchTheTiles.readLevel(document, problems);
  if (level === undefined) throw new Error(`not a level: ${JSON.stringify(problems.sorted())}`);
  return level;
}

/** A level of which only the slides matter: it is solved at the start, every tile on a goal. */
export function matchBoard(...rows: readonly string[]): MatchLevel {
  return matchLevel(
    rows,
    rows.map((row) => row.toLowerCase()),
  );
}
