// A plan made ready for an engine: by a method of the puzzle's own, or by one of the searches that all puzzles share; and
// how what the engine tells is to be read. What `auto` does with a level is decided in src/methods/index.ts.
import type { Counts, EngineName, PreparedSearch } from "../engines/session.ts";
import { type FirstStrategy, firstsFor, type StrategyChoice, strategyFor } from "../methods/index.ts";
import type { Method } from "../methods/method.ts";
import type { Scouting } from "../methods/scouts.ts";
import { beginPaperSearch, isPaperAlgorithm, type PaperAlgorithm } from "../papers/index.ts";
import type { Order } from "../puzzles/packed.ts";
import type { Level } from "../puzzles/puzzle.ts";
import { atOnce, prepared, type Steps } from "../puzzles/steps.ts";
import type { Game } from "../search/game.ts";
import { beginSearch, type SearchSettings } from "../search/search.ts";
import { withOwnHeuristic } from "./own-heuristic.ts";
import { type Plan, provesOptimum, type SharedSearch } from "./plan.ts";
import { provenBound, rankingOf } from "./ranking.ts";
import { readTrace, type SearchTrace } from "./trace.ts";

/** A prepared search, and how what it tells is to be read. */
export interface ReadableSearch extends PreparedSearch {
  /** What is done: the name of the algorithm or the method. */
  readonly method: string;
  readonly heuristic: string | null;
  /** Null where the puzzle has no orders. */
  readonly order: Order | null;
  /** A solution is the cheapest there is. */
  readonly proves: boolean;
  readonly scouts: Scouts;
  /** What is proven by what the search has counted: no solution costs less. */
  provenBound(counts: Counts): number;
  /** The move that a number of the solution means, made in this state. */
  move(level: Level, state: unknown, number: number): unknown;
  trace(recorded: Uint32Array): SearchTrace | null;
}

/** Quick searches for any solution, to have one before the proof. */
export interface Scouts {
  /** Each is prepared when its time has come. */
  readonly prepare: readonly (() => Steps<ReadableSearch>)[];
  /** After so many expansions of the search the first one is sent out and gets as many, but not very many. Then they take
   *  turns that grow longer, and of which scouts get a small share: a long proof is hardly held up. */
  readonly after: number;
  readonly share: number;
}

const NO_SCOUTS: Scouts = { prepare: [], after: 0, share: 1 };
/** What iddfs and idastar may remember, at the most, in bytes. */
const MOST_REMEMBERED = 2 ** 28;

/** What is best for the level where the plan leaves the choice, else the search that it names. */
export function prepareSearch(plan: Plan, engine: EngineName): ReadableSearch {
  return atOnce(preparingSearch(plan, engine));
}

/** The same in steps, for a large level takes seconds. Where it would be the search that has gone first, it is just that one. */
export function* preparingSearch(plan: Plan, engine: EngineName, gone?: ReadableSearch): Steps<ReadableSearch> {
  if (isPaperAlgorithm(plan.algorithm)) return yield* preparePaper(plan, plan.algorithm);
  if (!plan.isFree) return yield* prepareShared(plan, plan.search);
  const { puzzle, level } = plan.playable;
  const { method, tables, scouting } = yield* strategyFor(puzzle, level, choiceOf(plan, engine));
  if (method === undefined && gone !== undefined) return gone;
  const search = method === undefined ? yield* prepareShared(plan, plan.search) : prepareMethod(method, tables);
  return { ...search, order: plan.search.order, scouts: prepareScouts(plan, scouting) };
}

/** A search that goes first, and how many states it may expand before others go on. */
export interface FirstSearch {
  readonly search: ReadableSearch;
  readonly most: number;
  /** It is what is done where no method takes the level. */
  readonly isShared: boolean;
}

/** One after the other; null where it does not go. */
export function preparingFirsts(plan: Plan, engine: EngineName): readonly (() => Steps<FirstSearch | null>)[] {
  if (!plan.isFree) return [];
  const { puzzle, level } = plan.playable;
  const firsts = firstsFor(puzzle, level, choiceOf(plan, engine));
  return firsts.map((first) => () => preparingFirst(plan, first()));
}

function* preparingFirst(plan: Plan, preparing: Steps<FirstStrategy | undefined>): Steps<FirstSearch | null> {
  const first = yield* preparing;
  if (first === undefined) return null;
  const { method, tables, most = Number.POSITIVE_INFINITY, isBlind = false } = first;
  const shared = isBlind ? withoutHeuristic(plan) : plan.search;
  const search =
    method === undefined ? yield* prepareShared(plan, shared, beginSearch, tables) : prepareMethod(method, tables);
  return { search: { ...search, order: plan.search.order }, most, isShared: method === undefined && !isBlind };
}

function withoutHeuristic({ search, costModel }: Plan): SharedSearch {
  return { ...search, algorithm: costModel === "moves" ? "bfs" : "ucs", heuristic: undefined };
}

function choiceOf({ costModel, without, start }: Plan, engine: EngineName): StrategyChoice {
  return { costModel, without, start: start.state, engine };
}

function prepareScouts(plan: Plan, { scouts, after, share }: Scouting): Scouts {
  const prepare = scouts.map(({ algorithm, heuristic, weight = 1 }) => () => {
    const named = plan.packed.heuristics.find(({ name }) => name === heuristic);
    return prepareShared(plan, { ...plan.search, algorithm, heuristic: named, weight });
  });
  return { prepare, after, share };
}

/** A method, with what it prepared of a level. */
export function prepareMethod(method: Method, tables: unknown): ReadableSearch {
  return {
    kind: "method",
    name: method.name,
    registryNumber: method.registryNumber,
    words: () => 0,
    image: () => method.image(tables),
    begin(limits, memory) {
      if (method.begin === undefined) throw new Error(`${method.name} is not written in TypeScript.`);
      return method.begin(tables, limits, memory);
    },
    method: method.name,
    heuristic: null,
    order: null,
    proves: true,
    scouts: NO_SCOUTS,
    provenBound: ({ lowerBound }) => lowerBound,
    move: method.move,
    trace: () => null,
  };
}

/** The same preparation as for the search next to it, then the paper's own. */
function* preparePaper(plan: Plan, name: PaperAlgorithm): Steps<ReadableSearch> {
  const shared = yield* prepareShared(plan, plan.search, (game, settings, ...rest) =>
    beginPaperSearch(name, game, settings, ...rest),
  );
  return { ...shared, method: name, proves: false };
}

/** One of the searches that all puzzles share, over the puzzle's packed game. `known`: its tables, where they are made already. */
export function* prepareShared(
  plan: Plan,
  search: SharedSearch,
  begin: typeof beginSearch = beginSearch,
  known?: unknown,
): Steps<ReadableSearch> {
  const { costModel, playable } = plan;
  const { algorithm, heuristic, own, order } = search;
  const { level } = playable;
  const packed = own === undefined ? plan.packed : withOwnHeuristic(plan.packed, level, own);
  const choice = { heuristic: heuristic?.name, costModel, order: order ?? undefined, start: plan.start.state };
  const tables = known ?? (yield* prepared(packed, level, choice));
  // The Wasm engine never asks for it.
  let made: Game | undefined;
  const game = (): Game => {
    made ??= packed.game(tables);
    return made;
  };
  const settings = settingsFor(plan, search);
  return {
    kind: "puzzle",
    name: packed.puzzle.format.id,
    registryNumber: packed.registryNumber,
    words: () => game().words,
    image: () => packed.image(tables),
    settings,
    begin: (limits, memory, trace) => begin(game(), settings, limits, memory, trace),
    method: algorithm,
    heuristic: heuristic?.name ?? null,
    order,
    proves: provesOptimum(search),
    scouts: NO_SCOUTS,
    provenBound: (counts) => provenBound(counts, search, settings.ranking),
    move: packed.move,
    trace: (recorded) =>
      recorded.length === 0 ? null : readTrace(recorded, { packed, level, tables, search, start: plan.start.state }),
  };
}

/** The settings of a search that all puzzles share. */
export function settingsFor({ asked, costModel }: Plan, search: SharedSearch): SearchSettings {
  return {
    algorithm: search.algorithm,
    ranking: rankingOf(search),
    unitCosts: costModel === "moves",
    rememberedBytes: Math.min(asked.limits.memoryBytes / 2, MOST_REMEMBERED),
  };
}
