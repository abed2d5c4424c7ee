// A position that play has led to, written as a level of its own: the same header and legend over another grid. What the
// header says of the way from the level's own start is left out, for it would be false from here.
import type { Field, LevelDocument } from "./document.ts";
import { GridText } from "./grid-text.ts";
import { optimumKey } from "./header-keys.ts";

const OF_THE_START = ["difficulty", "solution", optimumKey("moves")];

export interface WrittenPosition {
  readonly rows: readonly string[];
  /** The second grid, where there is one. */
  readonly goals?: readonly string[] | undefined;
  /** Default: as in the level. */
  readonly legend?: readonly Field[];
  /** Header keys of the puzzle's own that speak of the start too. */
  readonly leftOut?: readonly string[];
}

/** Whether a header key tells of the way from the start of a level, so that it would be false of another. */
export function speaksOfStart(key: string): boolean {
  return OF_THE_START.includes(key) || key.startsWith(optimumKey(""));
}

export function positionDocument(level: LevelDocument, written: WrittenPosition): LevelDocument {
  const { rows, goals, legend = level.legend, leftOut = [] } = written;
  const { game, header, at } = level;
  const isFalse = ({ key }: Field): boolean => speaksOfStart(key) || leftOut.includes(key);
  const gridOf = (texts: readonly string[]): GridText =>
    new GridText(texts, (row, column) => level.grid.position(row, column));
  return {
    game,
    header: header.filter((field) => !isFalse(field)),
    legend,
    grid: gridOf(rows),
    ...(goals === undefined ? {} : { goals: gridOf(goals) }),
    at,
  };
}
