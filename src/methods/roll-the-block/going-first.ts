// Who goes first on a large board, before anybody finds out what matters there: that takes longer than many a search. On a very
// large board even to prepare it takes long, so it is looked at the surroundings of the start first, which may be all that matters;
// and where there are bridges or splits a search without a heuristic looks around there, before it is looked back from
// the target. Then, where a way on which nothing happens is as cheap as any could be, it is the corridor along it. Else it is A*,
// for about as long as the preparation of macro edges would take: with few bridges it is mostly done by then.
// What `relaxed` says of the start is asked for both, and A* goes on from there.

import type { RollLevel } from "../../puzzles/roll-the-block/index.ts";
import { searchesPairs } from "../../puzzles/roll-the-block/relaxed.ts";
import { initialState, isSolved, startingAt } from "../../puzzles/roll-the-block/rules.ts";
import type { RollState } from "../../puzzles/roll-the-block/state.ts";
import { looking, preparingRolls, type RollTables } from "../../puzzles/roll-the-block/tables.ts";
import type { Steps } from "../../puzzles/steps.ts";
import type { First, GoingFirst } from "../first.ts";
import type { MethodChoice } from "../method.ts";
import { hasBridgesOrHalves, hasHalves, isVeryLarge } from "./essential-level.ts";
import { corridorIn } from "./safe-way.ts";
import { surroundingsOf } from "./surroundings.ts";

/** On smaller boards what matters is found out as soon; with many bridges less of it is found out in vain. */
const LEAST_CELLS = 256;
const LEAST_WITH_MANY = 1024;
/** Where it is looked at the surroundings, and around: for each cell that many states, and no more than so many. */
const LEAST_TO_LOOK_AROUND = 1 << 14;
const AROUND = 1 / 8;
const MOST_AROUND = 1 << 12;
/** How many states are expanded for each cell: in that time macro edges are prepared. With many bridges it is fewer where switches
 *  work on several, or several on one: there is no end then of what A* has to expand, and macro search is soon done. */
const FEW_BRIDGES = 8;
const MOST = 16;
const WITH_MANY = 2;
/** With many bridges on a board that is not very large, and only where most of it is floor: in lanes macro edges are soon made. */
const WITH_MANY_ON_FEW = 1 / 2;
const FEW_CELLS = 8192;
const MOST_IS = 3 / 4;
/** With halves: on boards where `relaxed` is searched for pairs, which takes longer than to expand so many, A* is not asked. */
const PAIRED = 16;
const WITH_HALVES = 4;

export function goingFirst(given: RollLevel, { costModel, start }: MethodChoice<RollState>): readonly GoingFirst[] {
  const level = startingAt(given, start);
  const cells = level.rows * level.columns;
  if (level.start.shape === "halves" || isSolved(level, initialState(level))) return [];
  const hasMany = level.bridges.length > FEW_BRIDGES;
  const isLarge = cells >= LEAST_TO_LOOK_AROUND;
  const isInUnits = costModel === "moves";
  const choice = { heuristic: undefined, costModel, start };
  let board: RollTables | undefined;

  function* lookNear(): Steps<First | undefined> {
    yield;
    const near = surroundingsOf(level, isInUnits ? 1 : 2);
    return near && { level: near };
  }

  function* lookAround(): Steps<First | undefined> {
    board = yield* preparingRolls(given, choice);
    const most = Math.min(MOST_AROUND, Math.trunc(AROUND * cells));
    return { most, isBlind: true, tables: board };
  }

  function* lookBack(): Steps<First | undefined> {
    const tables = board ?? (yield* preparingRolls(given, choice));
    board = undefined;
    const look = yield* looking(given, choice, tables);
    const corridor = corridorIn(level, look);
    if (corridor !== undefined) return { level: corridor };
    look.keep();
    if (hasHalves(level)) {
      const isBlind = searchesPairs(tables);
      return { most: cells * (isBlind ? PAIRED : WITH_HALVES), isBlind };
    }
    if (isVeryLarge(level)) return undefined;
    const aCell = !hasMany ? MOST : cells < FEW_CELLS ? WITH_MANY_ON_FEW : isEntangled(level) ? WITH_MANY : MOST;
    return { most: Math.trunc(cells * aCell), isBlind: false };
  }

  const near = isLarge && !hasHalves(level) ? [lookNear] : [];
  if (!hasBridgesOrHalves(level) || cells < (hasMany ? LEAST_WITH_MANY : LEAST_CELLS)) return near;
  if (hasMany && cells < FEW_CELLS && !isMostlyFloor(level)) return near;
  return isLarge ? [...near, lookAround, lookBack] : [lookBack];
}

/** Switches have more to do than one of them for each bridge. */
function isEntangled({ kinds, bridges }: RollLevel): boolean {
  let actions = 0;
  for (const tile of kinds) if (tile.kind === "switch") actions += tile.actions.length;
  return actions > bridges.length;
}

function isMostlyFloor({ tiles, kinds }: RollLevel): boolean {
  const carries = Uint8Array.from(kinds, ({ kind }) => (kind === "void" ? 0 : 1));
  let floor = 0;
  for (const tile of tiles) floor += carries[tile] as number;
  return floor >= MOST_IS * tiles.length;
}
