// How hard a level is, whatever its size: where it is too large to be explored and no solution is known, it is solved first.
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { playableOf } from "../playing/loaded-level.ts";
import { turnIfDue } from "../solving/slices.ts";
import { solve } from "../solving/solve.ts";
import { type Difficulty, difficultyOf } from "./difficulty.ts";

/** States that may be expanded for a solution. */
const MOST_EXPANDED = 2_000_000;

/** Why a level is not rated: it has no solution, or none was proven optimal within the work allowed. */
export type NotRated = "unsolvable" | "open";

/** How hard a level is for a person, by the solution that is given or else by one that is found; or why that is not known. Throws
 *  WrongLevel. */
export async function rateLevel(
  loaded: LoadedLevel,
  { solution, stop }: { readonly solution?: string; readonly stop?: AbortSignal } = {},
): Promise<Difficulty | NotRated> {
  playableOf(loaded);
  // A small level is rated at once, and there may be thousands.
  await turnIfDue();
  const rated = difficultyOf(loaded, solution);
  if (rated !== undefined) return rated;
  const limits = { nodes: MOST_EXPANDED };
  const result = await solve(loaded, stop === undefined ? { limits } : { limits, stop });
  if (result.status === "unsolvable") return "unsolvable";
  if (!result.optimal || result.moves === null) return "open";
  return difficultyOf(loaded, result.moves) ?? "open";
}
