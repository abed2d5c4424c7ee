// Who goes first where it takes long to prepare a method.
import type { Level } from "../puzzles/puzzle.ts";
import type { Steps } from "../puzzles/steps.ts";

/** The methods with another level, of which each cheapest solution is one of the level that is asked for, and which has none
 *  where that has none; or A* with the strongest heuristic, or a search without any, and how many states it may expand before
 *  others are asked. */
export type First =
  | { readonly level: Level; readonly most?: undefined }
  | {
      readonly level?: undefined;
      readonly most: number;
      readonly isBlind: boolean;
      /** What the search without a heuristic needs, where it is prepared already. */
      readonly tables?: unknown;
    };

/** One who may go first, when asked; undefined where it does not go. */
export type GoingFirst = () => Steps<First | undefined>;
