// Match the Tiles by bidirectional search: A* from the start, and a perimeter around the goal states by slides taken back.
// How it works is told in assembly/methods/match-the-tiles/bidirectional/index.ts and docs/methods/bidirectional.md.

import { type GoalStates, listGoalStates } from "../../../puzzles/match-the-tiles/goal-states.ts";
import type { MatchLevel, MatchMove, MatchState } from "../../../puzzles/match-the-tiles/index.ts";
import { type LaneTable, prepareLaneTable } from "../../../puzzles/match-the-tiles/lane-table.ts";
import { packedMatchTheTiles } from "../../../puzzles/match-the-tiles/packed.ts";
import { type MatchTables, prepare as prepareMatch } from "../../../puzzles/match-the-tiles/tables.ts";
import type { LevelImage } from "../../../puzzles/packed.ts";
import type { Method, MethodChoice } from "../../method.ts";
import { type Lines, linesOf } from "./lines.ts";

export interface BidirectionalTables {
  readonly match: MatchTables;
  readonly lines: Lines;
  /** Undefined where the search goes from the start only. */
  readonly endings: GoalStates | undefined;
  /** Undefined where nothing but the perimeter bounds the slides that are left. */
  readonly bound: LaneTable | undefined;
  /** A state is expanded across the slide that made it only. */
  readonly alternates: boolean;
}

export const bidirectional: Method<MatchLevel, MatchState, MatchMove, BidirectionalTables> = {
  name: "bidirectional",
  registryNumber: 19,
  ingredients: ["axes", "perimeter", "bound"],
  prepare,
  image,
  move: packedMatchTheTiles.move,
};

function prepare(level: MatchLevel, { costModel, without, start }: MethodChoice<MatchState>): BidirectionalTables {
  const match = prepareMatch(level, { heuristic: undefined, costModel, start });
  return {
    match,
    lines: linesOf(match.floor),
    endings: without.has("perimeter") ? undefined : listGoalStates(match),
    bound: without.has("bound") ? undefined : prepareLaneTable(match.floor, match.tiles, match.goals),
    alternates: !without.has("axes"),
  };
}

/** The fields and tables in the order of the struct in assembly/methods/bidirectional. */
function image({ match, lines, endings, bound, alternates }: BidirectionalTables): LevelImage {
  const { floor, tiles, goals, root } = match;
  return {
    fields: [
      ...[tiles.words, tiles.count, tiles.letters.length, tiles.bits, tiles.perWord, floor.cells],
      ...[alternates ? 1 : 0, endings === undefined ? 0 : 1, endings?.count ?? 0],
      ...[bound?.layers ?? 0, bound?.repeats === true ? 1 : 0, (bound?.matched.length ?? 0) / 4],
    ],
    tables: [
      ...[root, endings?.states ?? NONE],
      ...[lines.records, lines.cells, lines.places, lines.supports],
      ...[tiles.colours, tiles.first, goals.colours],
      ...[bound?.lanes ?? NONE, bound?.matched ?? NONE],
    ],
  };
}

const NONE = new Uint32Array(0);
