// The column automaton of grouping.ts, which is nondeterministic, made deterministic by the subset construction (Rabin &
// Scott 1959, "Finite automata and their decision problems"): its states are sets of states of that one. It says of a
// colour's column counts, read from left to right, whether all of them can burst.
import { type ColumnAutomaton, FREED, REJECT, SYMBOLS } from "../../../puzzles/break-the-ice/grouping.ts";

/** The symbols of the other automaton that one of this one stands for: 0, 1 or 2 blocks; 3 or more where three can stand
 *  upon each other; 3 or more elsewhere. */
const JOINED_SYMBOLS: readonly (readonly number[])[] = [
  [0],
  [1],
  [2],
  range(FREED, SYMBOLS),
  range(FREED + 1, SYMBOLS),
];

const made = new Map<ColumnAutomaton, Uint8Array>();

/** next[5 * state + symbol]; state 0 is the start, and an end is wherever an empty column may follow. */
export function determinized(automaton: ColumnAutomaton): Uint8Array {
  const known = made.get(automaton);
  if (known !== undefined) return known;
  const table = determinize(automaton);
  made.set(automaton, table);
  return table;
}

function determinize(automaton: ColumnAutomaton): Uint8Array {
  const sets = ["0"];
  const table: number[] = [];
  // `sets` grows while it is walked.
  for (const set of sets) {
    for (const symbols of JOINED_SYMBOLS) {
      const after = set.split(",").flatMap((state) => symbols.map((one) => automaton[Number(state) * SYMBOLS + one]));
      const next = [...new Set(after)].filter((state) => state !== REJECT).sort();
      if (next.length === 0) table.push(REJECT);
      else table.push(numberOf(next.join(), sets));
    }
  }
  return Uint8Array.from(table);
}

function numberOf(set: string, sets: string[]): number {
  if (!sets.includes(set)) sets.push(set);
  return sets.indexOf(set);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}
