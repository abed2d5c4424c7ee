// How hard a level is for a person, measured on the level: docs/difficulty.md says of what, why, and how the parts add up.
//
// All parts are whole numbers and the same for levels that are turned, mirrored or renamed, for none depends on which of
// several optimal solutions a search happens to find: of all of them that is judged which is the easiest (easiest-way.ts).
// Where a level is too large to be explored as a whole, one optimal solution is judged, and the parts that need all states
// are left out.
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { playableOf } from "../playing/loaded-level.ts";
import { packedOf } from "../solving/asked-of-puzzle.ts";
import { exploreSpace, NO_SOLUTION, type StateSpace } from "../solving/state-space.ts";
import { easiestWay } from "./easiest-way.ts";
import type { Effort } from "./effort.ts";
import { descends, Glance } from "./glance.ts";
import { judgedSolution } from "./judged-solution.ts";

/** The names of difficulties, from the least. */
export const DIFFICULTIES = ["trivial", "easy", "medium", "hard", "extreme"] as const;
/** One of DIFFICULTIES. */
export type DifficultyName = (typeof DIFFICULTIES)[number];

/** Where each difficulty but the first begins. */
const BOUNDS = [8, 20, 40, 80] as const;

/** Levels with more states are too large for the parts that need them all. */
export const MOST_EXPLORED = 50_000;

/** How hard a level is for a person, and what makes it so. */
export interface Difficulty {
  readonly name: DifficultyName;
  /** What the name is taken from, if greedy descent does not solve the level. */
  readonly score: number;
  /** Moves of a shortest solution. */
  readonly optimal: number;
  /** How often a move has nothing in common with the one before: another piece, another axis. */
  readonly switches: number;
  /** Moves after which the level looks further from solved than before. */
  readonly rises: number;
  /** Choices on the way in bits: the sum of log2 of the moves that do not lose at once. To 1/1024. */
  readonly choices: number;
  /** Of the legal moves beside the solution, those that lose for good; null where the level is too large. */
  readonly losing: number | null;
  /** Legal moves beside the solution. */
  readonly beside: number;
  /** How many moves after such a move one has to look ahead, at the most, to see that it has lost; null where the level is
   *  too large, and 0 where every loss is seen at once. */
  readonly lateness: number | null;
  /** Whoever always makes the move that looks best arrives, each move looking better than the one before; null where the
   *  level is too large to say. */
  readonly descends: boolean | null;
  /** All states that moves can lead to; null where there are too many. */
  readonly states: number | null;
}

/** How hard a level is for a person. Undefined where it cannot be judged: the level has no solution, or is too large and no solution is given, which must be
 *  optimal. */
export function difficultyOf(loaded: LoadedLevel, solution?: string): Difficulty | undefined {
  const playable = playableOf(loaded);
  const glance = new Glance(packedOf(playable), playable.level);
  const space = exploreSpace(glance.game, MOST_EXPLORED);
  if (space !== undefined) return difficultyIn(loaded, space, glance);
  return solution === undefined ? undefined : difficultyOfSolution(loaded, solution, glance);
}

/** The states of which Difficulty speaks, explored already. */
export function difficultyIn(loaded: LoadedLevel, space: StateSpace, glance: Glance): Difficulty | undefined {
  const optimal = space.left[0] as number;
  if (optimal === NO_SOLUTION) return undefined;
  const playable = playableOf(loaded);
  const effort = easiestWay(packedOf(playable), playable.level, space, glance);
  return named(effort, { optimal, descends: descends(space, glance), states: space.count });
}

/** Of one optimal solution alone. */
export function difficultyOfSolution(loaded: LoadedLevel, solution: string, glance: Glance): Difficulty {
  const { effort, length } = judgedSolution(loaded, solution, glance);
  return named(effort, { optimal: length, descends: null, states: null });
}

type Known = Pick<Difficulty, "optimal" | "descends" | "states">;

function named(effort: Effort, { optimal, descends: isDescent, states }: Known): Difficulty {
  const score = effort.sum >> 10;
  const byScore = BOUNDS.filter((bound) => score >= bound).length;
  const name = DIFFICULTIES[isDescent === true ? Math.min(byScore, 1) : byScore] as DifficultyName;
  const { switches, rises, choices, losing, beside, lateness } = effort;
  const needsAll = states === null ? { losing: null, lateness: null } : { losing, lateness };
  return { name, score, optimal, switches, rises, choices, ...needsAll, beside, descends: isDescent, states };
}

/** The scores that a difficulty has, where greedy descent does not solve the level. */
export function scoresOf(name: DifficultyName): { readonly min: number; readonly max: number } {
  const i = DIFFICULTIES.indexOf(name);
  return { min: i === 0 ? 0 : (BOUNDS[i - 1] as number), max: (BOUNDS[i] ?? Number.POSITIVE_INFINITY) - 1 };
}
