// A level as the methods search it: with only the bridges and splits that can matter on a path to the target (relevance analysis,
// as in Nebel, Dimopoulos & Koehler 1997, "Ignoring irrelevant facts and operators in plan generation").
//
// A first flood forgets which bridges are open and lets any two halves meet. It marks every pose that play could reach
// from the start, and of these every one that could still lead to the target: no solution is ever anywhere else. So
// - a switch that no part lands on in such a pose, as it would have to land to fire it, is floor;
// - a bridge that starts open and that the remaining switches only open is floor; one that starts closed and that they
//   only close is void, and so is one that no part lands on;
// - bridges that start alike and to which every switch does the same are one;
// - a split that no whole block uses carries what lies on it, as a fragile tile does.
// A bridge that a split puts a half onto stays one, and so does one under the block at the start: parts stand even on a
// closed one, as on no void.
// Where a bridge has become void there is less to flood, so all this is done again until nothing changes. Solutions of the
// level that is left are solutions of the given one, by the same moves at the same cost, and conversely.
import { boardOf } from "../../puzzles/roll-the-block/board.ts";
import { type RollLevel, tileAt } from "../../puzzles/roll-the-block/level.ts";
import { initialState, startingAt, stateKey } from "../../puzzles/roll-the-block/rules.ts";
import { coveredCells, type RollState } from "../../puzzles/roll-the-block/state.ts";
import {
  type Action,
  type Bridge,
  type Cell,
  type Effect,
  FLOOR,
  FRAGILE,
  type Tile,
  VOID,
} from "../../puzzles/roll-the-block/tiles.ts";
import { atOnce, type Steps } from "../../puzzles/steps.ts";
import { type Landed, landedKinds } from "./useful-landings.ts";

type Switch = Extract<Tile, { kind: "switch" }>;
type Split = Extract<Tile, { kind: "split" }>;

/** What a switch does to a bridge, all in all. */
type Change = Effect | "keep";

/** What a bridge is from now on. */
type Role = typeof FLOOR | typeof VOID | number;

/** Of more cells no tables are made: they would take longer than many a search, and a great part of the memory. */
const MOST_CELLS = 1 << 19;

/** One method after the other asks, and on a large board it takes long. */
const known = new WeakMap<RollLevel, { readonly key: string; readonly essential: RollLevel }>();

/** The level as it begins in this state. Bridges keep their names and their order; their numbers may change. */
export function essentialLevel(level: RollLevel, start?: RollState): RollLevel {
  return atOnce(simplifying(level, start));
}

/** The same in steps. */
export function* simplifying(level: RollLevel, start?: RollState): Steps<RollLevel> {
  const key = stateKey(level, start ?? initialState(level));
  const last = known.get(level);
  if (last?.key === key) return last.essential;
  const essential = yield* simplifiedFully(startingAt(level, start));
  known.set(level, { key, essential });
  return essential;
}

function* simplifiedFully(given: RollLevel): Steps<RollLevel> {
  let level = given;
  while (hasBridgesOrHalves(level)) {
    const { without, isSmaller } = simplified(level, yield* landingsOn(level));
    level = without;
    if (!isSmaller) break;
  }
  return level;
}

/** Halves are there at the start, or may come from a split. */
export function hasHalves({ kinds, start }: RollLevel): boolean {
  return start.shape === "halves" || kinds.some(({ kind }) => kind === "split");
}

export function isVeryLarge({ rows, columns }: RollLevel): boolean {
  return rows * columns > MOST_CELLS;
}

export function hasBridgesOrHalves(level: RollLevel): boolean {
  return level.bridges.length > 0 || hasHalves(level);
}

/** On a board too large to flood, anything may be landed on by anything. */
function* landingsOn(level: RollLevel): Steps<readonly Landed[]> {
  if (isVeryLarge(level)) return level.kinds.map(() => ({ upright: true, lower: true }));
  const all = level.kinds.map(() => true);
  return yield* landedKinds(level, yield* boardOf(level, all, all));
}

interface Simplified {
  readonly without: RollLevel;
  /** Something that the flood took for floor is void. */
  readonly isSmaller: boolean;
}

function simplified(level: RollLevel, landed: readonly Landed[]): Simplified {
  const firing = level.kinds.filter((tile, kind): tile is Switch => fires(tile, landed[kind] as Landed));
  const usedSplits = level.kinds.filter(
    (tile, kind): tile is Split => tile.kind === "split" && landed[kind]?.upright === true,
  );
  const isLandedOn = level.bridges.map((_, bridge) =>
    level.kinds.some((tile, kind) => tile.kind === "bridge" && tile.bridge === bridge && isLanded(landed[kind])),
  );
  const bridges: Bridge[] = [];
  const numbers = new Map<string, number>();
  const roles = level.bridges.map((bridge, number): Role => {
    const restsOn = (cells: readonly Cell[]): boolean => isAnyOn(cells, level, number);
    const changes = firing.map((tile) => changeBy(tile, number));
    const mayBeVoid = !restsOn(coveredCells(level.start)) && !usedSplits.some(({ cells }) => restsOn(cells));
    if (!isLandedOn[number] && mayBeVoid) return VOID;
    if (bridge.open && changes.every((change) => change === "keep" || change === "open")) return FLOOR;
    const isClosed = !bridge.open && changes.every((change) => change === "keep" || change === "close");
    if (isClosed && mayBeVoid) return VOID;
    const history = [bridge.open, ...changes].join(" ");
    const shared = numbers.get(history) ?? bridges.push(bridge) - 1;
    numbers.set(history, shared);
    return shared;
  });
  const kinds = level.kinds.map((tile, kind) => simplifiedTile(tile, landed[kind] as Landed, roles));
  const isSmaller = roles.some((role, number) => role === VOID && isLandedOn[number]);
  return { without: { ...level, kinds, bridges }, isSmaller };
}

function isAnyOn(cells: readonly Cell[], level: RollLevel, bridge: number): boolean {
  return cells.some((cell) => {
    const under = tileAt(level, cell);
    return under.kind === "bridge" && under.bridge === bridge;
  });
}

function isLanded(landed: Landed | undefined): boolean {
  return landed !== undefined && (landed.upright || landed.lower);
}

function fires(tile: Tile, { upright, lower }: Landed): boolean {
  return tile.kind === "switch" && (upright || (lower && tile.trigger === "soft"));
}

function changeBy({ actions }: Switch, bridge: number): Change {
  let change: Change = "keep";
  for (const action of actions) if (action.bridge === bridge) change = after(change, action.effect);
  return change;
}

const TOGGLED: Readonly<Record<Change, Change>> = { keep: "toggle", toggle: "keep", open: "close", close: "open" };

function after(change: Change, effect: Effect): Change {
  return effect === "toggle" ? TOGGLED[change] : effect;
}

function simplifiedTile(tile: Tile, landed: Landed, roles: readonly Role[]): Tile {
  switch (tile.kind) {
    case "bridge": {
      const role = roles[tile.bridge] as Role;
      return typeof role === "number" ? { ...tile, bridge: role } : role;
    }
    case "switch": {
      const actions = fires(tile, landed) ? actionsOn(roles, tile) : [];
      return actions.length === 0 ? FLOOR : { ...tile, actions };
    }
    case "split":
      return landed.upright ? tile : FRAGILE;
    default:
      return tile;
  }
}

/** One action for each bridge that is left. */
function actionsOn(roles: readonly Role[], tile: Switch): Action[] {
  const effects = new Map<number, Effect>();
  roles.forEach((role, bridge) => {
    const change = changeBy(tile, bridge);
    if (typeof role === "number" && change !== "keep") effects.set(role, change);
  });
  return [...effects].map(([bridge, effect]) => ({ effect, bridge }));
}
