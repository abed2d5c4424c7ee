// Runs one of the eight searches on a level, in slices, and keeps all that happens in it, so that a person can go through it step by
// step. The search is the TypeScript engine's, which does the same as the other, state for state.
import type { LoadedLevel } from "../playing/loaded-level.ts";
import type { Heuristic } from "../puzzles/packed.ts";
import type { Level, Puzzle } from "../puzzles/puzzle.ts";
import { NEVER } from "../search/game.ts";
import { RUNNING, SOLVED, type Status, UNSOLVABLE } from "../search/run.ts";
import type { Algorithm } from "../search/search.ts";
import { inSteps } from "../solving/slices.ts";
import { planSolve } from "../solving/solve.ts";
import { beginSearchOf, type ExploreOptions, MOST_EVENTS, MOST_STATES, stepsOf, stopOf } from "./begun-search.ts";
import { type Chronicle, NONE } from "./chronicle.ts";
import { SearchReader } from "./search-reader.ts";

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
  const { playable, search, maxCost } = plan;
  const { algorithm, heuristic, own, weight } = search;
  const begun = await beginSearchOf(plan, true);
  const { packed, tables, game, trace, settings } = begun;
  const reader = new SearchReader({ game, algorithm, ranking: settings.ranking, maxCost, isOwn: own !== undefined });
  const isFull = (): boolean => reader.table.count > mostStates || reader.chronicle.events > mostEvents;
  const follow = (): void => reader.read(trace.take());
  const status = await inSteps(stepsOf(begun, follow, isFull), () => {
    onProgress?.(reader.table.count);
    return stopOf(plan);
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
    ending: endingOf(status ?? RUNNING, reader.hasGivenUp),
    states: table.count,
    solution: status === SOLVED ? begun.search.moves() : null,
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

/** What a heuristic of one's own has given up is no proof. */
function endingOf(status: Status, hasGivenUp: boolean): Exploration["ending"] {
  if (status === SOLVED) return "solved";
  if (status === UNSOLVABLE) return hasGivenUp ? "exhausted" : "unsolvable";
  return status === RUNNING ? "cut" : "exhausted";
}
