// Macro search, for Roll the Block without splits: states only where something happens or is asked for.
// See docs/methods/macro.md.
import { DIRECTIONS, type Direction } from "../../puzzles/direction.ts";
import type { LevelImage } from "../../puzzles/packed.ts";
import type { RollLevel, RollMove, RollState } from "../../puzzles/roll-the-block/index.ts";
import { readPlace } from "../../puzzles/roll-the-block/state-layout.ts";
import { prepare as prepareRolls, type RollTables } from "../../puzzles/roll-the-block/tables.ts";
import type { Method, MethodChoice } from "../method.ts";
import { essentialLevel, hasSplits } from "../roll/essential-level.ts";
import { graphOf } from "./graph.ts";
import { placesOf } from "./places.ts";
import type { BridgeBits } from "./rules.ts";
import { MacroSearch } from "./search.ts";
import { type MacroTables, tablesOf } from "./tables.ts";

/** The graph is made before the search begins: on larger boards that takes longer than most searches would. */
const MOST_PLACES = 50_000;
const MOST_STEPS = 300_000;

export const macro: Method<RollLevel, RollState, RollMove, MacroTables> = {
  name: "macro",
  kernel: 18,
  ingredients: ["bridges", "relaxed"],
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
  const { board, layout, root, target, costs } = tables;
  const bits = bitsOf(tables);
  const [start] = readPlace(layout, root, 0);
  const places = placesOf(level, board, start, target, bits, MOST_PLACES);
  if (places === undefined || places.rules.length === 1) return undefined;
  const graph = graphOf(places, {
    lyingCost: costs.lower / costs.upright,
    bridgesAreNodes: without.has("bridges"),
    mostSteps: MOST_STEPS,
  });
  if (graph === undefined) return undefined;
  return tablesOf(graph, tables, openAtStart(level, bits), !without.has("relaxed"));
}

/** The bridges that ever close get the bits from 0 on. */
function bitsOf({ layout }: RollTables): BridgeBits {
  let next = 0;
  return layout.bridges.map((bit) => (bit === undefined ? undefined : next++));
}

function openAtStart({ bridges }: RollLevel, bits: BridgeBits): readonly [low: number, high: number] {
  const open: [number, number] = [0, 0];
  bridges.forEach((bridge, i) => {
    const bit = bits[i];
    if (bit === undefined || !bridge.open) return;
    const word = (bit >>> 5) as 0 | 1;
    open[word] |= 1 << (bit & 31);
  });
  return open;
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
