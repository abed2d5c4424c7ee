// Match the Tiles by bidirectional search: A* from the start, and a perimeter around the goal states by slides taken back.
// How it works is told in assembly/methods/match-the-tiles/bidirectional/index.ts and docs/methods/bidirectional.md.

import { type GoalStates, listGoalStates } from "../../../puzzles/match-the-tiles/goal-states.ts";
import type { MatchLevel, MatchMove, MatchState } from "../../../puzzles/match-the-tiles/index.ts";
import { packedMatchTheTiles } from "../../../puzzles/match-the-tiles/packed.ts";
import { type MatchTables, prepare as prepareMatch } from "../../../puzzles/match-the-tiles/tables.ts";
import type { LevelImage } from "../../../puzzles/packed.ts";
import type { Method, MethodChoice } from "../../method.ts";
import { SCOUTING_BESIDE_BOTH_ENDS } from "../scouting.ts";
import { type Lines, linesOf } from "./lines.ts";
import { type Targets, targetsOf } from "./targets.ts";

export interface BidirectionalTables {
  readonly match: MatchTables;
  readonly lines: Lines;
  /** Undefined where the search goes from the start only. */
  readonly goalStates: GoalStates | undefined;
  /** Undefined where nothing but the perimeter bounds the slides that are left. */
  readonly targets: Targets | undefined;
  /** A state is expanded across the slide that made it only. */
  readonly alternates: boolean;
  /** Another search takes over when all patterns that can be reached are known. */
  readonly usesPatterns: boolean;
}

export const bidirectional: Method<MatchLevel, MatchState, MatchMove, BidirectionalTables> = {
  name: "bidirectional",
  registryNumber: 19,
  ingredients: ["axes", "perimeter", "patterns", "bound"],
  explained: {
    en: "A* from the start, while a perimeter of states around the goals grows backwards, until the two meet.",
    pt: "A* a partir do início, enquanto um perímetro de estados à volta dos objetivos cresce para trás, até os dois se encontrarem.",
  },
  scouting: SCOUTING_BESIDE_BOTH_ENDS,
  prepare,
  image,
  move: packedMatchTheTiles.move,
};

function prepare(level: MatchLevel, { costModel, without, start }: MethodChoice<MatchState>): BidirectionalTables {
  const match = prepareMatch(level, { heuristic: undefined, costModel, start });
  return {
    match,
    lines: linesOf(match.floor),
    goalStates: without.has("perimeter") ? undefined : listGoalStates(match),
    targets: without.has("bound") ? undefined : targetsOf(match.tiles, match.goals),
    alternates: !without.has("axes"),
    usesPatterns: !without.has("patterns") && !without.has("perimeter"),
  };
}

/** For assembly/methods/match-the-tiles/bidirectional/index.ts. */
function image({ match, lines, goalStates, targets, alternates, usesPatterns }: BidirectionalTables): LevelImage {
  const { floor, tiles, goals, root } = match;
  return {
    fields: {
      words: tiles.words,
      tiles: tiles.count,
      colours: tiles.letters.length,
      bits: tiles.bits,
      perWord: tiles.perWord,
      cells: floor.cells,
      alternates: Number(alternates),
      usesPatterns: Number(usesPatterns),
      hasGoalStates: Number(goalStates !== undefined),
      goalStateCount: goalStates?.count ?? 0,
      targets: targets?.count ?? 0,
    },
    tables: {
      root,
      goalStates: goalStates?.states ?? NONE,
      records: lines.records,
      cellsByPlace: lines.cells,
      placesByCell: lines.places,
      supports: lines.supports,
      tileColours: tiles.colours,
      firstTiles: tiles.first,
      goalColours: goals.colours,
      colourTargets: targets?.colours ?? NONE,
      firstGoals: targets?.firstGoals ?? NONE,
      goalCells: goals.cells,
    },
  };
}

const NONE = new Uint32Array(0);
