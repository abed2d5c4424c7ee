// A plan made ready for an engine: by a method of the puzzle's own, or by one of the searches that all puzzles share; and
// how what the engine answers is to be read. What `auto` does with a level is decided in src/methods/index.ts.
import type { EngineName, PreparedSearch } from "../engines/session.ts";
import { strategyFor } from "../methods/index.ts";
import type { Method } from "../methods/method.ts";
import type { Scouting } from "../methods/scouts.ts";
import type { Heuristic, Order } from "../puzzles/packed.ts";
import type { Level } from "../puzzles/puzzle.ts";
import { type Game, NEVER } from "../search/game.ts";
import { beginSearch, type SearchSettings } from "../search/search.ts";
import { withOwnHeuristic } from "./own-heuristic.ts";
import { type Plan, provesOptimum, type SharedSearch } from "./plan.ts";
import { provenAt, rankingOf } from "./ranking.ts";
import { readTrace, type SearchTrace } from "./trace.ts";

/** A prepared search whose answers can be read. */
export interface ReadableSearch extends PreparedSearch {
  /** What is done: the name of the algorithm or the method. */
  readonly method: string;
  readonly heuristic: string | null;
  /** Null where the puzzle has no orders. */
  readonly order: Order | null;
  /** A solution is the cheapest there is. */
  readonly proves: boolean;
  /** What is proven of the start: no solution costs less. */
  readonly rootBound: number;
  readonly scouts: Scouts;
  /** What is proven when the search stands at this key: no solution costs less. */
  provenAt(key: number): number;
  /** The move that a number of the solution means, made in this state. */
  move(level: Level, state: unknown, number: number): unknown;
  trace(recorded: Uint32Array): SearchTrace | null;
}

/** Quick searches for any solution, to have one before the proof. */
export interface Scouts {
  /** Each is prepared when its time has come. */
  readonly prepare: readonly (() => ReadableSearch)[];
  /** After so many expansions of the search the first one is sent out and gets as many. Then they take turns that grow
   *  longer, and of which scouts get an eighth: a long proof is hardly held up. */
  readonly after: number;
}

export const NO_SCOUTS: Scouts = { prepare: [], after: 0 };
/** What iddfs and idastar may remember, at the most, in bytes. */
const MOST_REMEMBERED = 2 ** 28;
/** What a remembered state takes beside its words. */
const REMEMBERED_OVERHEAD = 16;

/** What is best for the level where the plan leaves the choice, else the search that it names. */
export function prepareSearch(plan: Plan, engine: EngineName): ReadableSearch {
  if (!plan.isFree) return prepareShared(plan, plan.search);
  const { costModel, without, playable, start } = plan;
  const choice = { costModel, without, start: start.state, engine };
  const { method, tables, scouting } = strategyFor(playable.puzzle, playable.level, choice);
  const search = method === undefined ? prepareShared(plan, plan.search) : prepareMethod(method, tables);
  return { ...search, order: plan.search.order, scouts: prepareScouts(plan, scouting) };
}

function prepareScouts(plan: Plan, { scouts, after }: Scouting): Scouts {
  const prepare = scouts.map(({ algorithm, heuristic, weight = 1 }) => () => {
    const named = plan.packed.heuristics.find(({ name }) => name === heuristic);
    return prepareShared(plan, { ...plan.search, algorithm, heuristic: named, weight });
  });
  return { prepare, after };
}

/** A method, with what it prepared of a level. */
export function prepareMethod(method: Method, tables: unknown): ReadableSearch {
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
    method: method.name,
    heuristic: null,
    order: null,
    proves: true,
    rootBound: 0,
    scouts: NO_SCOUTS,
    provenAt: (cost) => cost,
    move: method.move,
    trace: () => null,
  };
}

/** One of the searches that all puzzles share, over the puzzle's packed game. */
export function prepareShared(plan: Plan, search: SharedSearch): ReadableSearch {
  const { costModel, playable } = plan;
  const { algorithm, heuristic, own, order } = search;
  const { level } = playable;
  const packed = own === undefined ? plan.packed : withOwnHeuristic(plan.packed, level, own);
  const tables = packed.prepare(level, {
    heuristic: heuristic?.name,
    costModel,
    order: order ?? undefined,
    start: plan.start.state,
  });
  const game = packed.game(tables);
  const settings = settingsFor(plan, search, game.words);
  return {
    kind: "puzzle",
    name: packed.puzzle.format.id,
    registryNumber: packed.registryNumber,
    words: game.words,
    image: () => packed.image(tables),
    settings,
    begin: (limits, memory, trace) => beginSearch(game, settings, limits, memory, trace),
    method: algorithm,
    heuristic: heuristic?.name ?? null,
    order,
    proves: provesOptimum(search),
    rootBound: rootBoundOf(game, heuristic),
    scouts: NO_SCOUTS,
    provenAt: (key) => provenAt(key, search, settings.ranking),
    move: packed.move,
    trace: (recorded) =>
      recorded.length === 0 ? null : readTrace(recorded, { packed, level, tables, search, start: plan.start.state }),
  };
}

function settingsFor({ asked, costModel }: Plan, search: SharedSearch, words: number): SearchSettings {
  const memory = Math.min(asked.limits.memoryBytes / 2, MOST_REMEMBERED);
  return {
    algorithm: search.algorithm,
    ranking: rankingOf(search),
    unitCosts: costModel === "moves",
    rememberedStates: Math.trunc(memory / (words * 4 + REMEMBERED_OVERHEAD)),
  };
}

/** The estimate of the start where it is a proof, else 0. */
function rootBoundOf(game: Game, heuristic: Heuristic | undefined): number {
  if (heuristic === undefined || !heuristic.admissible) return 0;
  const root = new Uint32Array(game.words);
  game.writeRoot(root, 0);
  const h = game.isDead(root, 0) ? NEVER : game.estimate(root, 0, -1);
  return h === NEVER ? 0 : Math.ceil(h / heuristic.unit);
}
