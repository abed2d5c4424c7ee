// What goes first on a large board with bridges or splits, before anybody finds out what matters there: that takes longer than
// many a search. Where a way on which nothing happens is as cheap as any could be, it is the corridor along it. Else it is A*,
// for about as long as the preparation of macro edges would take: with few bridges it is mostly done by then.
// What `relaxed` says of the start is asked for both, and A* goes on from there.

import type { RollLevel } from "../../puzzles/roll-the-block/index.ts";
import { searchesPairs } from "../../puzzles/roll-the-block/relaxed.ts";
import { initialState, isSolved, startingAt } from "../../puzzles/roll-the-block/rules.ts";
import type { RollState } from "../../puzzles/roll-the-block/state.ts";
import { looking } from "../../puzzles/roll-the-block/tables.ts";
import type { Steps } from "../../puzzles/steps.ts";
import type { First } from "../first.ts";
import type { MethodChoice } from "../method.ts";
import { hasBridgesOrHalves, hasHalves, isVeryLarge } from "./essential-level.ts";
import { corridorIn } from "./safe-way.ts";

/** On smaller boards what matters is found out as soon; with many bridges less of it is found out in vain. */
const LEAST_CELLS = 256;
const LEAST_WITH_MANY = 8192;
/** How many states are expanded for each cell. What there is to expand doubles with each bridge. */
const FEW_BRIDGES = 8;
const WITH_FEW = 16;
const WITH_MANY = 2;
/** With halves: on boards where `relaxed` is searched for pairs, which takes longer than to expand so many, A* is not asked. */
const PAIRED = 16;
const WITH_HALVES = 4;

export function* goingFirst(given: RollLevel, { costModel, start }: MethodChoice<RollState>): Steps<First | undefined> {
  const level = startingAt(given, start);
  const cells = level.rows * level.columns;
  const hasMany = level.bridges.length > FEW_BRIDGES;
  if (cells < (hasMany ? LEAST_WITH_MANY : LEAST_CELLS)) return undefined;
  if (!hasBridgesOrHalves(level) || level.start.shape === "halves") return undefined;
  if (isSolved(level, initialState(level))) return undefined;
  const look = yield* looking(given, { heuristic: undefined, costModel, start });
  const corridor = corridorIn(level, look);
  if (corridor !== undefined) return { level: corridor };
  look.keep();
  if (hasHalves(level)) {
    const isBlind = searchesPairs(look.tables);
    return { most: cells * (isBlind ? PAIRED : WITH_HALVES), isBlind };
  }
  if (isVeryLarge(level)) return undefined;
  return { most: cells * (hasMany ? WITH_MANY : WITH_FEW), isBlind: false };
}
