// The machine of grouping.ts, which may be in several states at once, as one that is in one state at a time: its states are
// the sets of those. It says of a colour's column counts, read from left to right, whether all of them can burst.
import { FREED, type Machine, NONE, READINGS } from "../../../puzzles/break-the-ice/grouping.ts";

/** 0, 1 or 2 blocks; 3 or more where three can stand upon each other; 3 or more elsewhere. */
const COLUMN_READINGS: readonly (readonly number[])[] = [
  [0],
  [1],
  [2],
  range(FREED, READINGS),
  range(FREED + 1, READINGS),
];

const made = new Map<Machine, Uint8Array>();

/** readings[5 * state + reading]; state 0 is the start, NONE no way on, and an end is wherever an empty column may follow. */
export function readingsOf(machine: Machine): Uint8Array {
  const known = made.get(machine);
  if (known !== undefined) return known;
  const readings = makeReadings(machine);
  made.set(machine, readings);
  return readings;
}

function makeReadings(machine: Machine): Uint8Array {
  const sets = ["0"];
  const readings: number[] = [];
  // `sets` grows while it is walked.
  for (const set of sets) {
    for (const columnReadings of COLUMN_READINGS) {
      const after = set.split(",").flatMap((state) => columnReadings.map((r) => machine[Number(state) * READINGS + r]));
      const next = [...new Set(after)].filter((state) => state !== NONE).sort();
      if (next.length === 0) readings.push(NONE);
      else readings.push(placeOf(next.join(), sets));
    }
  }
  return Uint8Array.from(readings);
}

function placeOf(set: string, sets: string[]): number {
  if (!sets.includes(set)) sets.push(set);
  return sets.indexOf(set);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}
