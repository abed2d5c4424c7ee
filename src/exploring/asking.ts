// What a heuristic of one's own answers in a search that is explored, where it can be asked: nothing else of that search is kept,
// for whoever has the answers can make it anew (answers.ts).
import type { LoadedLevel } from "../playing/loaded-level.ts";
import type { OwnHeuristic } from "../solving/options.ts";
import { inSteps } from "../solving/slices.ts";
import { planSolve } from "../solving/solve.ts";
import { beginSearchOf, type ExploreOptions, MOST_EVENTS, MOST_STATES, stepsOf, stopOf } from "./begun-search.ts";

/** How far it goes: no less far than what is explored. */
export interface Asking {
  readonly mostStates?: number;
  readonly mostEvents?: number;
  /** Called at every answer. */
  readonly onAnswer?: (answers: number) => void;
}

/** Throws as `explore` does, and what the heuristic throws. */
export async function answersIn(
  level: LoadedLevel,
  { heuristic, ...options }: Omit<ExploreOptions, "heuristic"> & { readonly heuristic: OwnHeuristic },
  { mostStates = MOST_STATES, mostEvents = MOST_EVENTS, onAnswer }: Asking = {},
): Promise<readonly number[]> {
  const values: number[] = [];
  const asked: OwnHeuristic = {
    ...heuristic,
    estimate(state, of) {
      const answer = heuristic.estimate(state, of);
      values.push(answer);
      onAnswer?.(values.length);
      return answer;
    },
  };
  const plan = planSolve(level, { ...options, engine: "ts", heuristic: asked });
  if (plan.search.own === undefined) return values;
  const begun = await beginSearchOf(plan, false);
  const { game, search } = begun;
  // Who follows the search asks about the start too where the search does not, as where it is dead.
  const root = new Uint32Array(game.words);
  game.writeRoot(root, 0);
  if (!game.isSolved(root, 0)) game.estimate(root, 0, -1);
  // Each of those that are counted is an event, and each state that was asked about is met.
  const isFull = (): boolean => {
    const { expanded, generated } = search.run;
    return values.length > mostStates || expanded + generated > mostEvents;
  };
  await inSteps(
    stepsOf(begun, () => undefined, isFull),
    () => stopOf(plan),
  );
  return values;
}
