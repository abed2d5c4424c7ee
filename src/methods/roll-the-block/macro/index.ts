// Macro search, for Roll the Block without splits: states only where something happens or is asked for.
// See docs/methods/macro.md.
import type { LevelImage } from "../../../puzzles/packed.ts";
import { type RollLevel, type RollMove, type RollState, rollTheBlock } from "../../../puzzles/roll-the-block/index.ts";
import { packedRollTheBlock } from "../../../puzzles/roll-the-block/packed.ts";
import { preparing as preparingRolls } from "../../../puzzles/roll-the-block/tables.ts";
import { atOnce, type Steps } from "../../../puzzles/steps.ts";
import type { Method, MethodChoice } from "../../method.ts";
import { NO_SCOUTING } from "../../scouts.ts";
import { hasHalves, isVeryLarge, simplifying } from "../essential-level.ts";
import { posesOf } from "./poses.ts";
import { MacroSearch } from "./search.ts";
import { type MacroTables, tablesOf } from "./tables.ts";
import { trustIn } from "./trust.ts";

export const macro: Method<RollLevel, RollState, RollMove, MacroTables> = {
  name: "macro",
  registryNumber: 18,
  ingredients: ["bridges", "memo", "live", "dominance", "relaxed", "barriers", "dense"],
  explained: {
    en: "It searches from switch to switch: the paths over plain floor between them are worked out once and kept as single edges.",
    pt: "Procura de interruptor em interruptor: os caminhos pelo chão entre eles são calculados uma vez e guardados como uma só aresta.",
  },
  scouting: NO_SCOUTING,
  prepare: (level, choice) => atOnce(preparing(level, choice)),
  preparing,
  image,
  begin: (tables, limits, memory) => new MacroSearch(tables, limits, memory),
  move: packedRollTheBlock.move,
};

function* preparing(given: RollLevel, choice: MethodChoice<RollState>): Steps<MacroTables | undefined> {
  const { costModel, without, start } = choice;
  if (given.bridges.length === 0 || isVeryLarge(given)) return undefined;
  const level = yield* simplifying(given, start);
  if (rollTheBlock.isSolved(level, rollTheBlock.initialState(level))) return undefined;
  if (level.bridges.length === 0 || hasHalves(level)) return undefined;
  const tables = yield* preparingRolls(level, { heuristic: "relaxed", costModel });
  const poses = yield* posesOf(level, tables);
  if (poses.rules.length === 1) return undefined;
  const { upright, lower } = tables.costs;
  return yield* tablesOf(poses, tables.relaxed, {
    trust: trustIn(poses.count, level),
    unit: upright,
    lyingCost: lower / upright,
    isRelaxed: !without.has("relaxed"),
    bridgesAreNodes: without.has("bridges"),
    mayBeDense: !without.has("dense"),
    keepsEdges: !without.has("memo"),
    makesBarriers: !without.has("barriers"),
    isLive: !without.has("live"),
    mayDominate: !without.has("dominance"),
  });
}

/** For assembly/methods/roll-the-block/macro/index.ts. */
function image(tables: MacroTables): LevelImage {
  const { root, monotone, rolls, marks, needs, ruleOf, rules, estimates, ...fields } = tables;
  return {
    fields: {
      ...fields,
      rootLow: root[0],
      rootHigh: root[1],
      monotoneLow: monotone[0],
      monotoneHigh: monotone[1],
      poseCount: marks.length,
    },
    tables: { rolls, marks, needs, ruleOf, rules, estimates },
  };
}
