// A level prepared once for a search: what both engines read, and nothing of the readable level.
import type { Choice } from "../packed.ts";
import type { CostModel } from "../puzzle.ts";
import type { Steps } from "../steps.ts";
import { type Board, boardOf, cellNumber, poseOf, UPRIGHT } from "./board.ts";
import { type DistanceTables, NO_DISTANCE, prepareDistance } from "./distance.ts";
import { landingRules } from "./landing-rules.ts";
import { endsStep, type RollLevel } from "./level.ts";
import {
  beginRelaxed,
  NOT_RELAXED,
  type RelaxedSearch,
  type RelaxedTables,
  type RollCosts,
  searchesPairs,
} from "./relaxed.ts";
import { initialState, moveCost, startingAt, stateKey } from "./rules.ts";
import type { Block, RollState } from "./state.ts";
import { layOut, readPose, type StateLayout, writeState } from "./state-layout.ts";

/** The heuristics by the numbers that both engines know them by. */
const NO_HEURISTIC = 0;
export const DISTANCE = 1;
const RELAXED = 2;
export const MANHATTAN = 3;

const NUMBERS: Readonly<Record<string, number>> = { distance: DISTANCE, relaxed: RELAXED, manhattan: MANHATTAN };

export interface RollTables {
  readonly layout: StateLayout;
  readonly board: Board;
  /** See landing-rules.ts; empty where no landing is eventful. */
  readonly rules: Uint32Array;
  /** Halves are there at the start, or come from a split. */
  readonly hasHalves: boolean;
  readonly root: Uint32Array;
  /** The pose of the block that stands on the target. */
  readonly target: number;
  readonly costs: RollCosts;
  readonly heuristic: number;
  readonly distance: DistanceTables;
  readonly relaxed: RelaxedTables;
}

export function* preparing(given: RollLevel, choice: Choice<RollState>): Steps<RollTables> {
  const { heuristic, costModel } = choice;
  if (heuristic === "relaxed") return yield* preparingRelaxed(given, choice);
  const tables = yield* preparingRolls(given, choice);
  if (heuristic !== "distance" && heuristic !== "manhattan") return tables;
  const level = startingAt(given, choice.start);
  const distance = prepareDistance(level, costModel, yield* usedKinds(level));
  return { ...tables, heuristic: NUMBERS[heuristic] ?? NO_HEURISTIC, distance };
}

/** The board and the rules, and no estimate. */
export function* preparingRolls(given: RollLevel, { costModel, start }: Choice<RollState>): Steps<RollTables> {
  const level = startingAt(given, start);
  const used = yield* usedKinds(level);
  const canClose = closingBridges(level, used);
  const hasSplits = level.kinds.some((tile, kind) => used[kind] && tile.kind === "split");
  const hasHalves = hasSplits || level.start.shape === "halves";
  const board = yield* boardOf(level, used, canClose);
  const layout = layOut(board.cells, hasHalves, canClose);
  const { block, open } = initialState(level);
  const root = new Uint32Array(layout.words);
  writeState(layout, poseOf(level, block), open, root, 0);
  return {
    layout,
    board,
    rules: board.kinds.length === 0 ? new Uint32Array(0) : landingRules(level, layout),
    hasHalves,
    root,
    target: 4 * cellNumber(level, level.target) + UPRIGHT,
    costs: costsOf(level, costModel),
    heuristic: NO_HEURISTIC,
    distance: NO_DISTANCE,
    relaxed: NOT_RELAXED,
  };
}

function* preparingRelaxed(level: RollLevel, choice: Choice<RollState>): Steps<RollTables> {
  const last = looked.get(level);
  looked.delete(level);
  const { tables, search } = last?.key === keyOf(level, choice) ? last : yield* begin(level, choice);
  return { ...tables, heuristic: RELAXED, relaxed: yield* search.toTheEnd() };
}

/** A look at a level: what `relaxed` says of its start, and of all poses that cost no more. */
export interface Look {
  readonly tables: RollTables;
  readonly start: number;
  /** For each pose. Single halves stand for pairs. */
  readonly costs: Int32Array;
  /** Lets whoever asks for all that `relaxed` says of the level go on from here. */
  keep(): void;
}

/** Over a board that is ready. */
export function* looking(level: RollLevel, choice: Choice<RollState>, tables: RollTables): Steps<Look> {
  const search = yield* beginOn(tables, level, choice, true);
  const [start] = readPose(tables.layout, tables.root, 0);
  yield* search.upTo(start);
  const keep = (): void => {
    if (!searchesPairs(tables)) looked.set(level, { key: keyOf(level, choice), tables, search });
  };
  return { tables, start, costs: search.costs, keep };
}

interface Begun {
  readonly tables: RollTables;
  readonly search: RelaxedSearch;
}

const looked = new WeakMap<RollLevel, Begun & { readonly key: string }>();

function* begin(given: RollLevel, choice: Choice<RollState>): Steps<Begun> {
  const tables = yield* preparingRolls(given, choice);
  return { tables, search: yield* beginOn(tables, given, choice, false) };
}

function beginOn(
  tables: RollTables,
  given: RollLevel,
  { start }: Choice<RollState>,
  singly: boolean,
): Steps<RelaxedSearch> {
  return beginRelaxed({ ...tables, level: startingAt(given, start) }, singly);
}

function keyOf(level: RollLevel, { costModel, start }: Choice<RollState>): string {
  return `${costModel} ${stateKey(level, start ?? initialState(level))}`;
}

/** Which kinds of tiles the grid uses. Without a legend that is not worth looking at sixteen million cells. */
function* usedKinds(level: RollLevel): Steps<readonly boolean[]> {
  const { kinds, tiles, document, rows, columns } = level;
  if (document.legend.length === 0) return kinds.map(() => true);
  const used = new Uint8Array(kinds.length);
  for (let row = 0; row < rows; row++) {
    if (endsStep(level, row)) yield;
    for (let i = row * columns; i < (row + 1) * columns; i++) used[tiles[i] as number] = 1;
  }
  return Array.from(used, (isUsed) => isUsed === 1);
}

/** The bridges that are closed at the start, or that a switch on the board toggles or closes. */
function closingBridges(level: RollLevel, used: readonly boolean[]): readonly boolean[] {
  const canClose = level.bridges.map(({ open }) => !open);
  level.kinds.forEach((tile, kind) => {
    if (!used[kind] || tile.kind !== "switch") return;
    for (const { effect, bridge } of tile.actions) if (effect !== "open") canClose[bridge] = true;
  });
  return canClose;
}

function costsOf(level: RollLevel, model: CostModel): RollCosts {
  const { target } = level;
  const ofRolling = (block: Block): number =>
    moveCost(level, { block, open: [] }, { switches: false, direction: "u" }, model);
  return {
    upright: ofRolling({ shape: "upright", cell: target }),
    lower: ofRolling({ shape: "lying", cells: [target, target] }),
  };
}
