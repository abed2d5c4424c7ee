// Runs one of the eight searches on a level, in slices, and keeps all that happens in it, so that a person can go through it step by
// step. The search is the TypeScript engine's, which does the same as the other, state for state.
import type { LoadedLevel } from "../playing/loaded-level.ts";
import type { Heuristic } from "../puzzles/packed.ts";
import type { Level, Puzzle } from "../puzzles/puzzle.ts";
import { prepared } from "../puzzles/steps.ts";
import { NEVER } from "../search/game.ts";
import { Memory } from "../search/memory.ts";
import { RUNNING, type Search, SOLVED, type Status, UNLIMITED, UNSOLVABLE } from "../search/run.ts";
import { type Algorithm, beginSearch } from "../search/search.ts";
import { TraceRecorder } from "../search/trace-recorder.ts";
import type { SolveOptions } from "../solving/options.ts";
import { settingsFor } from "../solving/prepared-search.ts";
import { inSteps } from "../solving/slices.ts";
import { planSolve } from "../solving/solve.ts";
import { type Chronicle, NONE } from "./chronicle.ts";
import { SearchReader } from "./search-reader.ts";

/** A search that meets more states, or has more events, is cut there: so much can be kept. */
export const MOST_STATES = 200_000;
export const MOST_EVENTS = 4_000_000;
/** Expansions between two looks at how much there is: it must not depend on the clock. */
const STEPS = 64;
const MEMORY = 2 ** 31;

export interface Exploration {
  readonly chronicle: Chronicle;
  readonly puzzle: Puzzle;
  readonly level: Level;
  /** Undefined where a trace does not say it. */
  readonly algorithm: Algorithm | undefined;
  readonly heuristic: Heuristic | undefined;
  readonly weight: number;
  /** `cut` where there was more than can be kept. */
  readonly ending: "solved" | "unsolvable" | "exhausted" | "cut";
  /** How many it met. */
  readonly states: number;
  /** Moves of the solution; null where none was found. */
  readonly solution: readonly number[] | null;
  /** The readable state of this number; undefined where nobody can know it. */
  state(number: number): unknown;
  /** Its board as characters, where a trace says nothing else. */
  rows?(number: number): readonly string[] | undefined;
  isSolved(number: number): boolean;
  /** The move that led to a node, in the notation of level files; null for the start. */
  move(node: number): string | null;
  /** g, h and f of a node as they are told, in moves or costs; null where there is no h. */
  g(node: number): number;
  h(node: number): number | null;
  f(node: number): number;
}

/** What is searched, as `solve` is asked for it. */
export type ExploreOptions = Pick<
  SolveOptions,
  "algorithm" | "heuristic" | "weight" | "depth" | "costModel" | "order" | "signal"
>;

/** How much is kept, and who is told how much there is by now. */
export interface Keeping {
  readonly mostStates?: number;
  readonly mostEvents?: number;
  readonly onProgress?: (states: number) => void;
}

/** Throws WrongOption and WrongLevel as `solve` does, and the signal's reason. */
export async function explore(
  level: LoadedLevel,
  options: ExploreOptions,
  { mostStates = MOST_STATES, mostEvents = MOST_EVENTS, onProgress }: Keeping = {},
): Promise<Exploration> {
  const plan = planSolve(level, { ...options, engine: "ts" });
  const { signal } = options;
  const { packed, playable, search, costModel, start, maxCost } = plan;
  const { algorithm, heuristic, order, weight } = search;
  const choice = { heuristic: heuristic?.name, costModel, order: order ?? undefined, start: start.state };
  const stop = (): boolean => {
    signal?.throwIfAborted();
    return false;
  };
  const tables = await inSteps(prepared(packed, playable.level, choice), stop);
  const game = packed.game(tables);
  const settings = settingsFor(plan, search);
  const memory = new Memory(MEMORY);
  const trace = new TraceRecorder(UNLIMITED, game.words);
  const limits = { maxExpanded: UNLIMITED, maxCost };
  const running = beginSearch(game, settings, limits, memory, trace);
  const reader = new SearchReader({ game, algorithm, ranking: settings.ranking, maxCost });
  const isFull = (): boolean => reader.table.count > mostStates || reader.chronicle.events > mostEvents;
  const status = await inSteps(steps(running, memory, trace, reader, isFull), () => {
    onProgress?.(reader.table.count);
    return stop();
  });

  const { chronicle, table } = reader;
  const unit = heuristic?.unit ?? 1;
  const h = (node: number): number | null => {
    const value = chronicle.hOf(node);
    return value === NONE || value === NEVER ? null : value / unit;
  };
  const readable = (number: number): unknown =>
    packed.unpack(playable.level, tables, table.states, number * game.words);
  return {
    chronicle,
    puzzle: playable.puzzle,
    level: playable.level,
    algorithm,
    heuristic,
    weight,
    ending: endingOf(status ?? RUNNING),
    states: table.count,
    solution: status === SOLVED ? running.moves() : null,
    state: readable,
    isSolved: (number) => game.isSolved(table.states, number * game.words),
    move(node) {
      const parent = chronicle.parentOf(node);
      if (parent === NONE) return null;
      const move = packed.move(playable.level, readable(chronicle.stateOf(parent)), chronicle.moveOf(node));
      return playable.puzzle.formatMove(move);
    },
    g: (node) => chronicle.gOf(node),
    h,
    f: (node) => (algorithm === "greedy" ? 0 : chronicle.gOf(node)) + weight * (h(node) ?? 0),
  };
}

function* steps(
  search: Search,
  memory: Memory,
  trace: TraceRecorder,
  reader: SearchReader,
  isFull: () => boolean,
): Generator<undefined, Status, undefined> {
  for (;;) {
    const isGrowing = memory.isGrowing;
    const status = isGrowing ? RUNNING : search.advance(STEPS);
    if (isGrowing) memory.growOn();
    else reader.read(trace.take());
    if (status !== RUNNING || isFull()) return status;
    yield;
  }
}

function endingOf(status: Status): Exploration["ending"] {
  if (status === SOLVED) return "solved";
  if (status === UNSOLVABLE) return "unsolvable";
  return status === RUNNING ? "cut" : "exhausted";
}
