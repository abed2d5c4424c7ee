// A search of the TypeScript engine at its beginning, as it is explored: where it is followed event by event, and where only
// what its heuristic answers is kept, it goes the same way.
import type { PackedPuzzle } from "../puzzles/packed.ts";
import { prepared } from "../puzzles/steps.ts";
import type { Game } from "../search/game.ts";
import { Memory } from "../search/memory.ts";
import { RUNNING, type Search, type Status, UNLIMITED } from "../search/run.ts";
import { beginSearch, type SearchSettings } from "../search/search.ts";
import { TraceRecorder } from "../search/trace-recorder.ts";
import type { SolveOptions } from "../solving/options.ts";
import { withOwnHeuristic } from "../solving/own-heuristic.ts";
import type { Plan } from "../solving/plan.ts";
import { settingsFor } from "../solving/prepared-search.ts";
import { inSteps } from "../solving/slices.ts";
import { askedOnce } from "./asked-once.ts";

/** What is searched, as `solve` is asked for it. */
export type ExploreOptions = Pick<
  SolveOptions,
  "algorithm" | "heuristic" | "weight" | "depth" | "costModel" | "order" | "signal"
>;

/** A search that meets more states, or has more events, is cut there: so much can be kept. */
export const MOST_STATES = 200_000;
export const MOST_EVENTS = 4_000_000;
/** Expansions between two looks at how much there is: it must not depend on the clock. */
const STEPS = 64;
const MEMORY = 2 ** 31;

export interface BegunSearch {
  readonly packed: PackedPuzzle;
  readonly tables: unknown;
  readonly game: Game;
  readonly settings: SearchSettings;
  readonly memory: Memory;
  readonly trace: TraceRecorder;
  readonly search: Search;
}

/** Records all of its events, or none. Throws the signal's reason. */
export async function beginSearchOf(plan: Plan, isRecorded: boolean): Promise<BegunSearch> {
  const { playable, search: asked, costModel, start, maxCost } = plan;
  const { heuristic, own, order } = asked;
  const choice = { heuristic: heuristic?.name, costModel, order: order ?? undefined, start: start.state };
  const packed = own === undefined ? plan.packed : askedOnce(withOwnHeuristic(plan.packed, playable.level, own));
  const tables = await inSteps(prepared(packed, playable.level, choice), () => stopOf(plan));
  const game = packed.game(tables);
  const settings = settingsFor(plan, asked);
  const memory = new Memory(MEMORY);
  const trace = new TraceRecorder(isRecorded ? UNLIMITED : 0, game.words);
  const search = beginSearch(game, settings, { maxExpanded: UNLIMITED, maxCost }, memory, trace);
  return { packed, tables, game, settings, memory, trace, search };
}

/** Never true: it throws. */
export function stopOf({ asked }: Plan): boolean {
  asked.signal?.throwIfAborted();
  return false;
}

/** To its end, or until `isFull`, which is asked after every slice; `each` is called after those in which it searched. */
export function* stepsOf(
  { search, memory }: BegunSearch,
  each: () => void,
  isFull: () => boolean,
): Generator<undefined, Status, undefined> {
  for (;;) {
    const isGrowing = memory.isGrowing;
    const status = isGrowing ? RUNNING : search.advance(STEPS);
    if (isGrowing) memory.growOn();
    else each();
    if (status !== RUNNING || isFull()) return status;
    yield;
  }
}
