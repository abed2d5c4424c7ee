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
import type { GoingFirst } from "./first.ts";
import { exactCover } from "./folding-blocks/exact-cover/index.ts";
import { bidirectional } from "./match-the-tiles/bidirectional/index.ts";
import { SCOUTING_BESIDE_ASTAR } from "./match-the-tiles/scouting.ts";
import type { Method, MethodChoice } from "./method.ts";
import { goingFirst } from "./roll-the-block/going-first.ts";
import { halves } from "./roll-the-block/halves/index.ts";
import { layers } from "./roll-the-block/layers/index.ts";
import { macro } from "./roll-the-block/macro/index.ts";
import { NO_SCOUTING, type Scouting } from "./scouts.ts";

export interface Strength {
  /** The first one that takes a level is taken. */
  readonly methods: readonly Method[];
  /** Beside A*, where none does. */
  readonly scouting: Scouting;
  /** Those who go before any of them is asked, one after the other. */
  goingFirst?(level: Level, choice: MethodChoice): readonly GoingFirst[];
}

/** A puzzle that is not here has no methods. */
const STRENGTHS: ReadonlyMap<Puzzle, Strength> = new Map<Puzzle, Strength>([
  [foldingBlocks, { methods: [exactCover], scouting: NO_SCOUTING }],
  [matchTheTiles, { methods: [bidirectional], scouting: SCOUTING_BESIDE_ASTAR }],
  [rollTheBlock, { methods: [layers, macro, halves], scouting: NO_SCOUTING, goingFirst }],
  [breakTheIce, { methods: [boundaryFlow], scouting: ICE_SCOUTING }],
]);

const NO_STRENGTH: Strength = { methods: [], scouting: NO_SCOUTING };

/** All of them. */
export const METHODS: readonly Method[] = [...STRENGTHS.values()].flatMap(({ methods }) => methods);

export function strengthOf({ puzzle }: { readonly puzzle: Puzzle }): Strength {
  return STRENGTHS.get(puzzle) ?? NO_STRENGTH;
}

/** Nobody goes first. */
const WITHOUT_FIRST = "first";

/** What the methods of a puzzle can leave out. */
export function ingredientsOf(puzzle: Puzzle): readonly string[] {
  const { methods, goingFirst } = strengthOf({ puzzle });
  const ingredients = methods.flatMap((method) => method.ingredients);
  return [...new Set(goingFirst === undefined ? ingredients : [...ingredients, WITHOUT_FIRST])];
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

export interface FirstStrategy extends Pick<Strategy, "method" | "tables"> {
  /** How many states it may expand before others go on, where that is bounded. */
  readonly most?: number;
  /** Not A*, where there is no method, but a search without a heuristic. */
  readonly isBlind?: boolean;
}

/** Those who may go first, each as it is asked: undefined where it does not go. */
export function firstsFor(
  puzzle: Puzzle,
  level: Level,
  choice: StrategyChoice,
): readonly (() => Steps<FirstStrategy | undefined>)[] {
  if (choice.without.has(WITHOUT_FIRST)) return [];
  const firsts = strengthOf({ puzzle }).goingFirst?.(level, choice) ?? [];
  return firsts.map((going) => () => firstFor(puzzle, choice, going));
}

function* firstFor(puzzle: Puzzle, choice: StrategyChoice, going: GoingFirst): Steps<FirstStrategy | undefined> {
  const first = yield* going();
  if (first?.level !== undefined) return yield* strategyFor(puzzle, first.level, { ...choice, start: undefined });
  return first && { method: undefined, tables: undefined, ...first };
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
