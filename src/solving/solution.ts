// What an engine says is a solution, put into the words of the level format and replayed through the rules.
import { replay } from "../playing/replay.ts";
import type { Plan } from "./plan.ts";
import type { ReadableSearch } from "./prepared-search.ts";

export interface Solution {
  /** From where the search began. */
  readonly moves: string;
  readonly cost: number;
  /** How many moves it has, not counting `x`. */
  readonly length: number;
}

/** What fails here is a bug of an engine, and is thrown. */
export function replayed(
  { level: loaded, playable, start, costModel }: Plan,
  { move }: ReadableSearch,
  numbers: readonly number[],
): Solution {
  const { puzzle, level } = playable;
  const words: string[] = [];
  let { state } = start;
  for (const number of numbers) {
    const made = move(level, state, number);
    const outcome = puzzle.applyMove(level, state, made);
    if (outcome.refused !== undefined) throw new Error(`The solver made an illegal move: ${outcome.refused.en}.`);
    words.push(puzzle.formatMove(made));
    state = outcome.state;
  }
  const moves = words.join(" ");
  const { solved, cost, reason } = replay(loaded, `${start.moves} ${moves}`, costModel);
  if (!solved || cost === null) throw new Error(`The solver's moves ${moves} do not solve the level: ${reason?.en}.`);
  return { moves, cost: cost - start.cost, length: numbers.length };
}
