// What an engine says is a solution, put into the words of the level format and replayed through the rules.
import { type LoadedLevel, playableOf } from "../playing/loaded-level.ts";
import { replay } from "../playing/replay.ts";
import type { CostModel } from "../puzzles/puzzle.ts";
import type { PreparedSearch } from "./prepared-search.ts";

export interface Solution {
  readonly moves: string;
  readonly cost: number;
  /** How many moves it has, not counting `x`. */
  readonly length: number;
}

/** What fails here is a bug of an engine, and is thrown. */
export function replayed(
  loaded: LoadedLevel,
  { move }: PreparedSearch,
  numbers: readonly number[],
  costModel: CostModel,
): Solution {
  const { puzzle, level } = playableOf(loaded);
  const words: string[] = [];
  let state = puzzle.initialState(level);
  for (const number of numbers) {
    const made = move(level, state, number);
    const outcome = puzzle.applyMove(level, state, made);
    if (outcome.refused !== undefined) throw new Error(`The solver made an illegal move: ${outcome.refused.en}.`);
    words.push(puzzle.formatMove(made));
    state = outcome.state;
  }
  const moves = words.join(" ");
  const { solved, cost, reason } = replay(loaded, moves, costModel);
  if (!solved || cost === null) throw new Error(`The solver's moves ${moves} do not solve the level: ${reason?.en}.`);
  return { moves, cost, length: numbers.length };
}
