// The goal states of a level: those that solve it and can be the result of a slide. (A goal is a cell, a goal state a board.)
//
// After a slide the tiles of each run fill it from its end on, without a gap. So a goal state is, for a direction, a number
// of tiles for each run, where so many cells from the end of the run on are goals; whose goals they are says the colours.
// Where there are as many goals as tiles this leaves one goal state or none, and with spare goals mostly a few.
import { DIRECTIONS } from "../direction.ts";
import { AHEAD_BITS, type Floor } from "./floor.ts";
import { type MatchTables, NO_GOAL, packCells } from "./tables.ts";

/** More than these are not worth listing. */
const MOST_GOAL_STATES = 4096;
const MOST_STEPS = 200_000;

export interface GoalStates {
  readonly count: number;
  /** For each goal state its words, and the axes along which a slide can lead to it, as bits. */
  readonly states: Uint32Array;
}

/** Undefined where they are too many. */
export function listGoalStates(tables: MatchTables): GoalStates | undefined {
  const { words } = tables.tiles;
  const axesOf = new Map<string, { state: Uint32Array; axes: number }>();
  const budget = { steps: MOST_STEPS, goalStates: MOST_GOAL_STATES };
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const isListed = goalStatesOf(tables, direction, budget, (cells) => {
      const state = new Uint32Array(words);
      packCells(tables.tiles, cells, state, 0);
      const key = state.join();
      const known = axesOf.get(key);
      axesOf.set(key, { state, axes: (known?.axes ?? 0) | (1 << (direction >> 1)) });
    });
    if (!isListed) return undefined;
  }
  const states = new Uint32Array(axesOf.size * (words + 1));
  let at = 0;
  for (const { state, axes } of axesOf.values()) {
    states.set(state, at);
    states[at + words] = axes;
    at += words + 1;
  }
  return { count: axesOf.size, states };
}

/** Tells the cells of each goal state that a slide in this direction can lead to; false where the budget did not suffice. */
function goalStatesOf(
  { floor, tiles, goals }: MatchTables,
  direction: number,
  budget: { steps: number; goalStates: number },
  tell: (cells: number[]) => void,
): boolean {
  const runs = goalRuns(floor, goals.colours, direction);
  const colours = tiles.letters.length;
  /** left[r * colours + c]: the goals of colour c in the runs from r on. */
  const left = new Uint16Array((runs.length + 1) * colours);
  for (let r = runs.length - 1; r >= 0; r--) {
    left.copyWithin(r * colours, (r + 1) * colours, (r + 2) * colours);
    for (const cell of runs[r] as number[]) {
      const at = r * colours + (goals.colours[cell] as number);
      left[at] = (left[at] as number) + 1;
    }
  }
  const wanted = tiles.letters.map((_, c) => (tiles.first[c + 1] as number) - (tiles.first[c] as number));
  const taken: number[][] = tiles.letters.map(() => []);

  const fits = (r: number): boolean =>
    wanted.every((count, c) => {
      const missing = count - (taken[c] as number[]).length;
      return missing >= 0 && missing <= (left[r * colours + c] as number);
    });

  const fill = (r: number): boolean => {
    if (--budget.steps < 0) return false;
    if (!fits(r)) return true;
    if (r === runs.length) {
      if (--budget.goalStates < 0) return false;
      tell(taken.flatMap((cells) => [...cells].sort((a, b) => a - b)));
      return true;
    }
    const run = runs[r] as number[];
    let isListed = fill(r + 1);
    let filled = 0;
    for (; filled < run.length && isListed; ) {
      const cell = run[filled++] as number;
      (taken[goals.colours[cell] as number] as number[]).push(cell);
      isListed = fill(r + 1);
    }
    while (filled > 0) (taken[goals.colours[run[--filled] as number] as number] as number[]).pop();
    return isListed;
  };
  return fill(0);
}

/** The goals that tiles can fill from the end of each run on, run by run; runs that end in none are left out. */
export function goalRuns({ cells, stops, slides }: Floor, goalColours: Uint8Array, direction: number): number[][] {
  const runs: number[][] = [];
  let isOpen = false;
  for (let place = direction * cells; place < (direction + 1) * cells; place++) {
    const cell = stops[place] as number;
    const isEnd = (slides[direction * cells + cell] as number) >>> AHEAD_BITS === place;
    isOpen = (isEnd || isOpen) && goalColours[cell] !== NO_GOAL;
    if (!isOpen) continue;
    if (isEnd) runs.push([]);
    runs[runs.length - 1]?.push(cell);
  }
  return runs;
}
