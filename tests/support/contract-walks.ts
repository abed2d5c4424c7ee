// Walks over random levels, by which the tests of a puzzle's contract meet states: choice i says which move is made next.
import fc from "fast-check";
import { test } from "vitest";
import type { Level, Puzzle } from "../../src/puzzles/puzzle.ts";
import { isLong, runs } from "./breadth.ts";
import type { LevelSamples } from "./level-samples.ts";

/** How many random levels a property is asked of. */
export const RUNS = isLong ? 400 : runs(30);

/** Levels with more states are left out where every state is looked at. */
export const MOST_STATES = 3000;

export const choices = fc.array(fc.nat(1000), { maxLength: 24, size: "max" });
const longWalk = Array.from({ length: 60 }, (_, i) => (i * i * 7 + i * 3) % 11);

/** Looks at levels of every kind with a walk on each. */
export function onLevels<L extends Level>(
  { all, single = {} }: LevelSamples<L>,
  look: (level: L, walk: readonly number[]) => void,
): void {
  test.each(Object.entries(all))("%s", (_, levels) => {
    fc.assert(fc.property(levels, choices, look), { numRuns: RUNS });
  });
  if (Object.keys(single).length === 0) return;
  test.each(Object.entries(single))("%s", (_, level) => look(level(), longWalk));
}

export function played<L extends Level, State, Move>(
  puzzle: Puzzle<L, State, Move>,
  level: L,
  state: State,
  move: Move,
): State {
  const outcome = puzzle.applyMove(level, state, move);
  if (outcome.refused !== undefined) throw new Error(`${puzzle.formatMove(move)}: ${outcome.refused.en}`);
  return outcome.state;
}

/** All states of a walk. */
export function statesOf<L extends Level, State, Move>(
  puzzle: Puzzle<L, State, Move>,
  level: L,
  walk: readonly number[],
  start = puzzle.initialState(level),
): State[] {
  const states = [start];
  for (const choice of walk) {
    const state = states.at(-1) as State;
    const moves = puzzle.listMoves(level, state);
    if (moves.length === 0) break;
    states.push(played(puzzle, level, state, moves[choice % moves.length] as Move));
  }
  return states;
}
