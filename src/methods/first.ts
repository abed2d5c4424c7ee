// Who goes first where it takes long to prepare a method.
import type { Level } from "../puzzles/puzzle.ts";

/** The methods with another level, of which each cheapest solution is one of the level that is asked for, and which has none
 *  where that has none; or A* with the strongest heuristic, or a search without any, and how many states it may expand before
 *  the methods are asked. */
export type First =
  | { readonly level: Level; readonly most?: undefined }
  | { readonly level?: undefined; readonly most: number; readonly isBlind: boolean };
