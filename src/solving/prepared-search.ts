// One search of a level, prepared and ready to be given to an engine: of the puzzle's packed game by one of the shared
// searches, or by a method of the puzzle's own.
import type { Work } from "../engines/session.ts";
import { strengthOf } from "../methods/index.ts";
import type { Method } from "../methods/method.ts";
import type { Heuristic, PackedPuzzle } from "../puzzles/packed.ts";
import type { Level } from "../puzzles/puzzle.ts";
import { type Game, NEVER } from "../search/game.ts";
import { type SearchLimits, UNLIMITED } from "../search/run.ts";
import { beginSearch, type SearchSettings } from "../search/search.ts";
import { type Limits, type Plan, WrongOption } from "./options.ts";
import { withOwnHeuristic } from "./own-heuristic.ts";
import { provenAt, rankingOf } from "./ranking.ts";
import { readTrace, type SearchTrace } from "./trace.ts";

export interface PreparedSearch {
  /** What is done: the name of the algorithm or the method. */
  readonly method: string;
  readonly heuristic: Heuristic | undefined;
  readonly work: Work;
  readonly limits: SearchLimits;
  /** It finds incumbents before its proof itself. */
  readonly isAnytime: boolean;
  /** A solution is the cheapest there is. */
  readonly proves: boolean;
  /** What is proven of the start: no solution costs less. */
  readonly rootBound: number;
  /** What is proven when the search stands at this key: no solution costs less. */
  provenAt(key: number): number;
  /** The move that a number of the solution means, made in this state. */
  move(level: Level, state: unknown, number: number): unknown;
  trace(recorded: Uint32Array): SearchTrace | null;
}

export const DEFAULT_MEMORY = 2 ** 32;
/** What iddfs and idastar may remember, at the most, in bytes. */
const MOST_REMEMBERED = 2 ** 28;
/** What a remembered state takes beside its words. */
const REMEMBERED_OVERHEAD = 16;

/** What the plan means for this level: where it leaves the choice, the first method of the puzzle that takes the level. */
export function prepareSearch(packed: PackedPuzzle, level: Level, plan: Plan, limits: Limits = {}): PreparedSearch {
  const methods = plan.isFree ? strengthOf(packed).methods : [];
  for (const method of methods) {
    if (plan.engine === "ts" && method.begin === undefined) continue;
    const tables = method.prepare(level, plan);
    if (tables !== undefined) return byMethod(method, tables, searchLimits(packed, level, plan, limits));
  }
  return bySearch(packed, level, plan, limits);
}

function byMethod(method: Method, tables: unknown, limits: SearchLimits): PreparedSearch {
  return {
    method: method.name,
    heuristic: undefined,
    work: workOf(method, tables),
    limits,
    isAnytime: method.isAnytime ?? false,
    proves: true,
    rootBound: 0,
    provenAt: (cost) => cost,
    move: method.move,
    trace: () => null,
  };
}

/** How an engine is given a method, with what it prepared of a level. */
export function workOf(method: Method, tables: unknown): Work {
  return {
    kind: "method",
    name: method.name,
    registryNumber: method.registryNumber,
    words: 0,
    image: () => method.image(tables),
    begin(limits, memory) {
      if (method.begin === undefined) throw new Error(`${method.name} is not written in TypeScript.`);
      return method.begin(tables, limits, memory);
    },
  };
}

/** The shared search that the plan names. */
export function bySearch(registered: PackedPuzzle, level: Level, plan: Plan, limits: Limits): PreparedSearch {
  const packed = plan.own === undefined ? registered : withOwnHeuristic(registered, level, plan.own);
  const { algorithm, heuristic, weight, costModel, order } = plan;
  const tables = packed.prepare(level, { heuristic: heuristic?.name, costModel, order });
  const game = packed.game(tables);
  const settings = settingsFor(game.words, plan, limits);
  return {
    method: algorithm,
    heuristic,
    work: {
      kind: "puzzle",
      name: packed.puzzle.format.id,
      registryNumber: packed.registryNumber,
      words: game.words,
      image: () => packed.image(tables),
      settings,
      begin: (limits, memory, trace) => beginSearch(game, settings, limits, memory, trace),
    },
    limits: searchLimits(packed, level, plan, limits),
    isAnytime: false,
    proves: plan.proves,
    rootBound: rootBoundOf(game, heuristic),
    provenAt: (key) => provenAt(key, plan, settings.ranking),
    move: packed.move,
    trace(recorded) {
      if (recorded.length === 0) return null;
      const hUnit = heuristic?.unit ?? 1;
      return readTrace(recorded, {
        packed,
        level,
        tables,
        algorithm,
        heuristic: heuristic?.name ?? null,
        hUnit,
        weight,
      });
    },
  };
}

function searchLimits({ puzzle }: PackedPuzzle, level: Level, plan: Plan, limits: Limits): SearchLimits {
  return {
    maxExpanded: limits.nodes ?? Number.MAX_SAFE_INTEGER,
    maxCost: boundOf({ puzzle }, level, plan),
  };
}

function settingsFor(words: number, plan: Plan, { memoryBytes = DEFAULT_MEMORY }: Limits): SearchSettings {
  return {
    algorithm: plan.algorithm,
    ranking: rankingOf(plan),
    unitCosts: plan.costModel === "moves",
    rememberedStates: Math.trunc(Math.min(memoryBytes / 2, MOST_REMEMBERED) / (words * 4 + REMEMBERED_OVERHEAD)),
  };
}

/** How deep, or how costly, a solution may be. */
export function boundOf({ puzzle }: Pick<PackedPuzzle, "puzzle">, level: Level, { depth }: Plan): number {
  if (depth !== "budget") return Math.min(depth ?? UNLIMITED, UNLIMITED);
  const budget = puzzle.budget(level);
  if (budget === null) throw new WrongOption("The depth is budget, and this level has no budget (no line `moves:`).");
  return budget;
}

/** The estimate of the start where it is a proof, else 0. */
function rootBoundOf(game: Game, heuristic: Heuristic | undefined): number {
  if (heuristic === undefined || !heuristic.admissible) return 0;
  const root = new Uint32Array(game.words);
  game.writeRoot(root, 0);
  const h = game.isDead(root, 0) ? NEVER : game.estimate(root, 0, -1);
  return h === NEVER ? 0 : Math.ceil(h / heuristic.unit);
}
