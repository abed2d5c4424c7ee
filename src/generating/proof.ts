// What is proven of a level that was made: its least cost, or that it has no solution. Small levels are explored as a whole,
// which tells everything at once; larger ones are solved. Limits are counted in states, never in seconds, so that the same
// level always has the same proof.
import type { LoadedLevel } from "../playing/loaded-level.ts";
import type { Level } from "../puzzles/puzzle.ts";
import { inNotation } from "../solving/optimal-solutions.ts";
import { turnIfDue } from "../solving/slices.ts";
import { solve } from "../solving/solve.ts";
import { exploreSpace, firstSolution, NO_SOLUTION, type StateSpace } from "../solving/state-space.ts";
import { type Difficulty, difficultyIn, difficultyOf, difficultyOfSolution } from "./difficulty.ts";
import { loadedOf, type Making } from "./drafted-level.ts";
import { Glance } from "./glance.ts";

/** Levels with more states are solved. */
const MOST_EXPLORED_AT_ONCE = 6_000;
const MOST_EXPANDED = 40_000;
/** A state with so many moves counts as one. */
const MOVES_A_STATE = 4;
/** What else a proof costs, in states: tables, reading, a session of the solver. */
const OVERHEAD = 200;

export interface Proof {
  readonly level: Level;
  readonly loaded: LoadedLevel;
  /** The least cost of a solution; null where it is open. */
  readonly optimal: number | "unsolvable" | null;
  /** One of that cost. */
  readonly solution: string | null;
  /** Where the level is small. */
  readonly space: StateSpace | undefined;
  readonly glance: Glance;
  /** States that were looked at for it. */
  readonly work: number;
}

export async function prove(making: Making, level: Level): Promise<Proof> {
  // A small level is explored at once, and there may be thousands.
  await turnIfDue();
  const loaded = loadedOf(making, level);
  const glance = new Glance(making.packed, level);
  const space = exploreSpace(glance.game, MOST_EXPLORED_AT_ONCE);
  if (space !== undefined) return { ...explored(making, level, space), level, loaded, space, glance };
  const work = OVERHEAD + MOST_EXPLORED_AT_ONCE;
  const result = await solve(loaded, { limits: { nodes: MOST_EXPANDED } });
  const spent = { level, loaded, space: undefined, glance, work: work + result.expanded };
  if (result.status === "unsolvable") return { ...spent, optimal: "unsolvable", solution: null };
  return result.optimal
    ? { ...spent, optimal: result.cost, solution: result.moves }
    : { ...spent, optimal: null, solution: null };
}

function explored(making: Making, level: Level, space: StateSpace): Pick<Proof, "optimal" | "solution" | "work"> {
  const optimal = space.left[0] as number;
  const work = OVERHEAD + Math.trunc(space.ends.length / MOVES_A_STATE);
  if (optimal === NO_SOLUTION) return { optimal: "unsolvable", solution: null, work };
  const { puzzle, packed } = making;
  return { optimal, solution: inNotation(packed, level, puzzle.initialState(level), firstSolution(space)), work };
}

/** Undefined where the optimum is open or there is none. */
export function difficultyFrom({ loaded, space, glance, optimal, solution }: Proof): Difficulty | undefined {
  if (typeof optimal !== "number" || solution === null) return undefined;
  if (space !== undefined) return difficultyIn(loaded, space, glance);
  return difficultyOf(loaded, solution);
}

/** What one optimal solution asks, without what only all states tell. */
export function difficultyAlong({ loaded, glance, optimal, solution }: Proof): Difficulty | undefined {
  if (typeof optimal !== "number" || solution === null) return undefined;
  return difficultyOfSolution(loaded, solution, glance);
}
