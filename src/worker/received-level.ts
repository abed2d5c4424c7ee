// The level that was sent to a worker, read there: in steps, so that a search is cancelled while a large one is read.
import type { LevelDocument } from "../levels/document.ts";
import { GridText } from "../levels/grid-text.ts";
import { ProblemList } from "../levels/problem.ts";
import { loadLevels } from "../playing/load-levels.ts";
import { type LoadedLevel, loadedLevel } from "../playing/loaded-level.ts";
import { puzzleById } from "../puzzles/index.ts";
import { atOnce, type Steps } from "../puzzles/steps.ts";
import type { SentDocument, SentLevel } from "./sent-level.ts";

export function receivedLevel(sent: SentLevel): LoadedLevel {
  return atOnce(receivingLevel(sent));
}

export function* receivingLevel(sent: SentLevel): Steps<LoadedLevel> {
  if (typeof sent === "string") return loadLevels(sent)[0];
  const document = receivedDocument(sent);
  const puzzle = puzzleById(document.game);
  const reading = puzzle?.readingLevel?.(document, new ProblemList());
  const level = reading === undefined ? puzzle?.readLevel(document, new ProblemList()) : yield* reading;
  if (puzzle !== undefined && level !== undefined) return loadedLevel(puzzle, level);
  throw new Error(`The worker cannot read this level of ${document.game}: it is of another version than the page.`);
}

function receivedDocument({ grid, goals, ...same }: SentDocument): LevelDocument {
  return { ...same, grid: receivedGrid(grid), ...(goals === undefined ? {} : { goals: receivedGrid(goals) }) };
}

/** Where the rows stood in their file matters no more: what was wrong was told before. */
function receivedGrid(rows: readonly string[]): GridText {
  return new GridText(rows, (row, column) => ({ line: row + 1, column: column + 1 }));
}
