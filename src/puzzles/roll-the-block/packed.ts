// Roll the Block as the engines know it.
import { edgeOf } from "../../search/game.ts";
import { directionOf } from "../direction.ts";
import type { LevelImage, PackedPuzzle } from "../packed.ts";
import { atOnce } from "../steps.ts";
import { blockAt, HALVES, poseOf } from "./board.ts";
import { RollGame } from "./game.ts";
import { HEURISTICS } from "./heuristics.ts";
import { type RollLevel, type RollMove, type RollState, rollTheBlock } from "./index.ts";
import { inReadingOrder } from "./state.ts";
import { readBridge, readPose, writeState } from "./state-layout.ts";
import { preparing, type RollTables } from "./tables.ts";
import { sameCell } from "./tiles.ts";

export const packedRollTheBlock: PackedPuzzle<RollLevel, RollState, RollMove, RollTables> = {
  puzzle: rollTheBlock,
  registryNumber: 2,
  heuristics: HEURISTICS,
  strongest: "relaxed",
  glance: "manhattan",
  prepare: (level, choice) => atOnce(preparing(level, choice)),
  preparing,
  image,
  game: (tables) => new RollGame(tables),

  pack(level, { layout }, { block, open }, into, at) {
    writeState(layout, poseOf(level, block), open, into, at);
  },

  unpack(level, { layout }, states, at) {
    const open = level.bridges.map((_, bridge) => readBridge(layout, bridge, states, at) ?? true);
    return { block: blockAt(level, ...readPose(layout, states, at)), open };
  },

  move(_level, { block }, number) {
    const direction = directionOf(number);
    if (block.shape !== "halves") return { switches: false, direction };
    const half = inReadingOrder(block.active, block.other)[number >> 2] as typeof block.active;
    return { switches: !sameCell(half, block.active), direction };
  },
};

/** For assembly/puzzles/roll-the-block/index.ts. */
function image(tables: RollTables): LevelImage {
  const { layout, board, distance, relaxed } = tables;
  return {
    fields: {
      wordCount: layout.words,
      maxSuccessors: tables.hasHalves ? 8 : 4,
      denseCount: layout.denseStates,
      poseMask: layout.poseMask,
      width: board.width,
      target: tables.target,
      otherWord: layout.otherWord,
      otherShift: layout.otherShift,
      otherMask: layout.otherMask,
      lowerCost: tables.costs.lower,
      heuristic: tables.heuristic,
      ...distance,
      pairsFrom: relaxed.pairsFrom,
      pairStride: relaxed.pairStride,
    },
    tables: {
      root: tables.root,
      rolls: rollsOf(tables),
      halfSteps: board.steps.subarray(4 * HALVES),
      landings: board.landings,
      kinds: board.kinds,
      rules: tables.rules,
      costs: relaxed.costs,
    },
  };
}

/** For each shape of the whole block and direction, 64 bits that make the first word of a successor and its edge from the
 *  first word of a state, by one addition: the step below, and above it the edge, less what the step borrows. */
function rollsOf({ board, costs }: RollTables): Int32Array {
  const rolls = new Int32Array(2 * 4 * HALVES);
  for (let i = 0; i < 4 * HALVES; i++) {
    const step = board.steps[i] as number;
    const cost = i < 4 ? costs.upright : costs.lower;
    rolls[2 * i] = step;
    rolls[2 * i + 1] = edgeOf(i & 3, cost, false) - (step < 0 ? 1 : 0);
  }
  return rolls;
}
