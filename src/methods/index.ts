// What `auto` does with a level: the first method of its puzzle that takes it, in the engine that runs, or else A* with the
// strongest heuristic; and the scouts beside it. This is the one place that says so. A new method is a folder beside this
// file, a name in its puzzle's line here, and a line in assembly/registry.ts.
import { breakTheIce } from "../puzzles/break-the-ice/index.ts";
import { foldingBlocks } from "../puzzles/folding-blocks/index.ts";
import { matchTheTiles } from "../puzzles/match-the-tiles/index.ts";
import type { Level, Puzzle } from "../puzzles/puzzle.ts";
import { rollTheBlock } from "../puzzles/roll-the-block/index.ts";
import { prepared, type Steps } from "../puzzles/steps.ts";
import { boundaryFlow } from "./break-the-ice/boundary-flow/index.ts";
import { ICE_SCOUTING } from "./break-the-ice/scouting.ts";
import { exactCover } from "./folding-blocks/exact-cover/index.ts";
import { bidirectional } from "./match-the-tiles/bidirectional/index.ts";
import { SCOUTING_BESIDE_ASTAR } from "./match-the-tiles/scouting.ts";
import type { Method, MethodChoice } from "./method.ts";
import { halves } from "./roll-the-block/halves/index.ts";
import { layers } from "./roll-the-block/layers/index.ts";
import { macro } from "./roll-the-block/macro/index.ts";
import { NO_SCOUTING, type Scouting } from "./scouts.ts";

export interface Strength {
  /** The first one that takes a level is taken. */
  readonly methods: readonly Method[];
  /** Beside A*, where none does. */
  readonly scouting: Scouting;
}

/** A puzzle that is not here has no methods. */
const STRENGTHS: ReadonlyMap<Puzzle, Strength> = new Map<Puzzle, Strength>([
  [foldingBlocks, { methods: [exactCover], scouting: NO_SCOUTING }],
  [matchTheTiles, { methods: [bidirectional], scouting: SCOUTING_BESIDE_ASTAR }],
  [rollTheBlock, { methods: [layers, macro, halves], scouting: NO_SCOUTING }],
  [breakTheIce, { methods: [boundaryFlow], scouting: ICE_SCOUTING }],
]);

const NO_STRENGTH: Strength = { methods: [], scouting: NO_SCOUTING };

/** All of them. */
export const METHODS: readonly Method[] = [...STRENGTHS.values()].flatMap(({ methods }) => methods);

export function strengthOf({ puzzle }: { readonly puzzle: Puzzle }): Strength {
  return STRENGTHS.get(puzzle) ?? NO_STRENGTH;
}

/** What the methods of a puzzle can leave out. */
export function ingredientsOf(puzzle: Puzzle): readonly string[] {
  return [...new Set(strengthOf({ puzzle }).methods.flatMap(({ ingredients }) => ingredients))];
}

/** How a level is to be searched. */
export interface Strategy {
  /** Undefined for A* with the strongest heuristic. */
  readonly method: Method | undefined;
  /** What the method has prepared. */
  readonly tables: unknown;
  readonly scouting: Scouting;
}

export interface StrategyChoice extends MethodChoice {
  /** In the TypeScript engine only methods that are written in TypeScript too can be taken. */
  readonly engine: "wasm" | "ts";
}

export function* strategyFor(puzzle: Puzzle, level: Level, choice: StrategyChoice): Steps<Strategy> {
  const { methods, scouting } = strengthOf({ puzzle });
  for (const method of methods) {
    if (choice.engine === "ts" && method.begin === undefined) continue;
    const tables = yield* prepared(method, level, choice);
    if (tables !== undefined) return { method, tables, scouting: method.scouting };
  }
  return { method: undefined, tables: undefined, scouting };
}
