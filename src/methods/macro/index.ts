// Macro search, for Roll the Block without splits: states only where something happens or is asked for.
// See docs/methods/macro.md.
import { DIRECTIONS, type Direction } from "../../puzzles/direction.ts";
import type { LevelImage } from "../../puzzles/packed.ts";
import type { RollLevel, RollMove, RollState } from "../../puzzles/roll-the-block/index.ts";
import { prepare as prepareRolls } from "../../puzzles/roll-the-block/tables.ts";
import type { Method, MethodChoice } from "../method.ts";
import { essentialLevel, hasSplits } from "../roll/essential-level.ts";
import { type GraphChoice, graphOf } from "./graph.ts";
import { type Places, placesOf } from "./places.ts";
import { MacroSearch } from "./search.ts";
import { type MacroTables, tablesOf } from "./tables.ts";

/** More cells, or places, than that are not looked at. */
const MOST_PLACES = 100_000;
/** With more edges a place, states that are fewer take longer together than all that are left out. */
const MOST_EDGES_A_PLACE = 6;
/** Making the graph may take this part of the steps that a search of all states could take, within limits: there is no
 *  telling how easy the level is. */
const STEPS_A_STATE = 1 / 8;
const FEW_STEPS = 50_000;
const MANY_STEPS = 2_000_000;

export const macro: Method<RollLevel, RollState, RollMove, MacroTables> = {
  name: "macro",
  kernel: 18,
  ingredients: ["bridges", "opposites", "relaxed"],
  prepare,
  image,
  begin: (tables, asked, memory) => new MacroSearch(tables, asked, memory),
  move: (_level, _state, number) => ({ switches: false, direction: DIRECTIONS[number] as Direction }),
};

function prepare(given: RollLevel, { costModel, without }: MethodChoice): MacroTables | undefined {
  if (given.bridges.length === 0 || given.rows * given.columns > MOST_PLACES) return undefined;
  const level = essentialLevel(given);
  if (level.bridges.length === 0 || hasSplits(level)) return undefined;
  const tables = prepareRolls(level, { heuristic: undefined, costModel });
  const places = placesOf(level, tables, { most: MOST_PLACES, knowsOpposites: !without.has("opposites") });
  if (places === undefined || places.rules.length === 1) return undefined;
  const { upright, lower } = tables.costs;
  const bridgesAreNodes = without.has("bridges");
  const limits = bridgesAreNodes ? NO_LIMITS : limitsFor(places, level);
  const graph = graphOf(places, { lyingCost: lower / upright, bridgesAreNodes, ...limits });
  if (graph === undefined) return undefined;
  return tablesOf(graph, upright, !without.has("relaxed"));
}

/** To measure what it is to leave something out, no level is refused. */
const NO_LIMITS = { mostSteps: Number.POSITIVE_INFINITY, mostEdges: Number.POSITIVE_INFINITY };

/** Where the graph would be larger, the level is left to a search of all states. */
function limitsFor({ count }: Places, { bridges }: RollLevel): Pick<GraphChoice, "mostSteps" | "mostEdges"> {
  const steps = STEPS_A_STATE * count * 2 ** bridges.length;
  return { mostSteps: Math.min(MANY_STEPS, Math.max(FEW_STEPS, steps)), mostEdges: MOST_EDGES_A_PLACE * count };
}

/** The fields in the order of the struct in assembly/methods/macro/index.ts. */
function image(tables: MacroTables): LevelImage {
  return {
    fields: [
      ...[tables.target, tables.unit, tables.lyingCost, ...tables.root],
      ...[tables.longest, tables.mostEdges, tables.marks.length],
    ],
    tables: [
      tables.firstEdges,
      tables.edges,
      tables.estimates,
      tables.placeOf,
      tables.rolls,
      tables.marks,
      tables.needs,
    ],
  };
}
