// A level with splits prepared for the search of assembly/methods/roll-the-block/halves/index.ts: its board, what each kind of tile needs
// and does to 64 bits of bridges, where its splits put their halves, and the bound for every pose.
import type { CostModel } from "../../../puzzles/puzzle.ts";
import { type Board, cellNumber } from "../../../puzzles/roll-the-block/board.ts";
import { landingRules } from "../../../puzzles/roll-the-block/landing-rules.ts";
import type { RollLevel } from "../../../puzzles/roll-the-block/level.ts";
import { searchesPairs } from "../../../puzzles/roll-the-block/relaxed.ts";
import { inReadingOrder } from "../../../puzzles/roll-the-block/state.ts";
import { readPose, type StateLayout } from "../../../puzzles/roll-the-block/state-layout.ts";
import { preparing, preparingRolls, type RollTables } from "../../../puzzles/roll-the-block/tables.ts";
import { FLOOR } from "../../../puzzles/roll-the-block/tiles.ts";
import type { Steps } from "../../../puzzles/steps.ts";
import { NEVER } from "../../../search/game.ts";
import { ghostCosts } from "./ghost-costs.ts";

/** What a table of all rolls is worth making for. */
const MOST_CELLS = 1 << 14;
/** A state is one word of 64 bits, and never 0. */
const MOST_BITS = 63;

export interface HalvesTables {
  readonly board: Board;
  readonly targetCell: number;
  readonly startPose: number;
  /** The cell of the second half at the start; 0 where the block is whole. */
  readonly startOther: number;
  readonly bridges: number;
  /** Whether each bridge is open at the start, in two words. */
  readonly bits: readonly [low: number, high: number];
  readonly unit: number;
  readonly lowerUnits: number;
  readonly rules: Uint32Array;
  readonly splits: Uint32Array;
  /** The bound in units, for poses of the whole block, and for single halves where there is none of pairs. */
  readonly costs: Int32Array;
  /** Whether real halves are estimated as pairs. That is worth its time on small boards, and found out when it is needed. */
  readonly hasPairs: boolean;
  /** Whether ghosts are searched before real halves. */
  readonly hasGhosts: boolean;
}

export interface HalvesChoice {
  readonly costModel: CostModel;
  /** Without it, the bound is 0 everywhere. */
  readonly hasBound: boolean;
  readonly hasGhosts: boolean;
}

/** Undefined where the board is too large, or a state does not fit. */
export function* prepareHalves(
  level: RollLevel,
  { costModel, hasBound, hasGhosts }: HalvesChoice,
): Steps<HalvesTables | undefined> {
  const cells = (level.rows + 3) * (level.columns + 1);
  if (cells > MOST_CELLS || level.bridges.length + poseBits(cells) > MOST_BITS) return undefined;
  const tables = yield* preparingRolls(level, { heuristic: undefined, costModel });
  const { board, target, costs } = tables;
  const isSmall = searchesPairs(tables);
  const bounds = isSmall
    ? ghostCosts(level, tables)
    : inUnits(yield* preparing(level, { heuristic: "relaxed", costModel }));
  const [startPose, startOther] = readPose(tables.layout, tables.root, 0);
  return {
    board,
    targetCell: target >> 2,
    startPose,
    startOther,
    bridges: level.bridges.length,
    bits: bitsOf(level),
    unit: costs.upright,
    lowerUnits: costs.lower / costs.upright,
    rules: rulesOf(level),
    splits: splitsOf(level),
    costs: hasBound ? bounds : new Int32Array(bounds.length),
    hasPairs: isSmall && hasBound,
    hasGhosts,
  };
}

/** Of the numbers of two cells, and the flag that says that there are two. */
function poseBits(cells: number): number {
  const cellBits = 32 - Math.clz32(cells - 1);
  return Math.max(2 * cellBits, cellBits + 3) + 1;
}

function bitsOf({ bridges }: RollLevel): readonly [number, number] {
  const word = (from: number): number =>
    bridges.slice(from, from + 32).reduce((bits, { open }, i) => (open ? bits | (1 << i) : bits), 0);
  return [word(0), word(32)];
}

/** The rules of landing-rules.ts, for two words that hold nothing but the bridges. */
function rulesOf(level: RollLevel): Uint32Array {
  const layout: StateLayout = {
    words: 2,
    poseMask: 0,
    otherWord: 0,
    otherShift: 0,
    otherMask: 0,
    bridges: level.bridges.map((_, bridge) => ({ word: bridge >> 5, mask: 2 ** (bridge & 31) })),
    denseStates: 0,
  };
  const kinds = level.kinds.map((tile) => (tile.kind === "split" ? FLOOR : tile));
  return landingRules({ ...level, kinds }, layout);
}

function splitsOf(level: RollLevel): Uint32Array {
  const splits = new Uint32Array(2 * level.kinds.length);
  level.kinds.forEach((tile, kind) => {
    if (tile.kind !== "split") return;
    const halves = inReadingOrder(...tile.cells).map((cell) => cellNumber(level, cell));
    splits.set(halves, 2 * kind);
  });
  return splits;
}

function inUnits({ relaxed, costs: { upright } }: RollTables): Int32Array {
  return upright === 1 ? relaxed.costs : relaxed.costs.map((cost) => (cost === NEVER ? NEVER : cost / upright));
}
