// A level as it is written: header, legend and grids, with the place of each in its file.
// It knows nothing of any puzzle; a puzzle's level.ts makes its typed level from it.
import type { GridText } from "./grid-text.ts";
import type { Position } from "./problem.ts";

/** One `key: value` line. The key of a legend entry is a single code point. */
export interface Field {
  readonly key: string;
  readonly value: string;
  readonly keyAt: Position;
  readonly valueAt: Position;
}

/** A level as its file has it, in no puzzle's terms yet. */
export interface LevelDocument {
  /** The id of the game, inherited from the level before where the level itself names none. */
  readonly game: string;
  /** Header fields but `game`, in the order read. */
  readonly header: readonly Field[];
  readonly legend: readonly Field[];
  readonly grid: GridText;
  /** The second grid, for the games that have one. */
  readonly goals?: GridText;
  /** The first line of the level, for what is wrong with the level as a whole. */
  readonly at: Position;
}

/** What the format must know of a game to read and print its levels. */
export interface GameFormat {
  readonly id: string;
  /** Header keys beside those that every game knows, for example `moves`. */
  readonly headerKeys: readonly string[];
  readonly hasLegend: boolean;
  readonly hasSecondGrid: boolean;
  /** Characters that are read as another, for example `0` as `.`. */
  readonly aliases: Readonly<Record<string, string>>;
  /** The character that stands for a missing cell of a ragged row. */
  readonly padding: string;
  /** The ways to count costs: `optimal` is the proven least cost of the first, `optimal-NAME` of each other. */
  readonly costModels: readonly string[];
  /** The character that a number stands for in the number grids of course projects; without it there are none. */
  readonly numbers?: (n: number) => string | undefined;
}

/** What is so for a game that does not say otherwise. */
export const USUAL_FORMAT: Omit<GameFormat, "id"> = {
  headerKeys: [],
  hasLegend: false,
  hasSecondGrid: false,
  aliases: {},
  padding: "#",
  costModels: ["moves"],
};
