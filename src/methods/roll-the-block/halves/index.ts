// Roll the Block with halves: A* over one word a state. How it works is told in assembly/methods/roll-the-block/halves/index.ts and
// docs/methods/halves.md.
import type { RollLevel, RollMove, RollState } from "../../../puzzles/roll-the-block/index.ts";
import { packedRollTheBlock } from "../../../puzzles/roll-the-block/packed.ts";
import { startingAt } from "../../../puzzles/roll-the-block/rules.ts";
import { atOnce, type Steps } from "../../../puzzles/steps.ts";
import type { Method, MethodChoice } from "../../method.ts";
import { NO_SCOUTING } from "../../scouts.ts";
import { hasHalves, simplifying } from "../essential-level.ts";
import { type HalvesTables, prepareHalves } from "./tables.ts";

/** The level is searched with all its bridges, as it is written. */
const WITHOUT_ESSENTIALS = "essential bridges";
/** The search goes by cost alone. */
const WITHOUT_BOUND = "bound";
/** Real halves are searched from the beginning. */
const WITHOUT_GHOSTS = "ghosts";

export const halves: Method<RollLevel, RollState, RollMove, HalvesTables> = {
  name: "halves",
  registryNumber: 20,
  ingredients: [WITHOUT_BOUND, WITHOUT_ESSENTIALS, WITHOUT_GHOSTS],
  explained: {
    en: "Breadth-first search for a block that splits: a state is one word, and states that lead away from the target are passed over.",
    pt: "Procura em largura para um bloco que se separa: um estado é uma palavra, e passa por cima dos que se afastam do alvo.",
  },
  scouting: NO_SCOUTING,

  prepare: (level, choice) => atOnce(preparing(level, choice)),
  preparing,

  /** For assembly/methods/roll-the-block/halves/level.ts. */
  image: ({ board, rules, splits, costs, bits, hasGhosts, hasPairs, ...fields }) => ({
    fields: {
      ...fields,
      hasGhosts: Number(hasGhosts),
      hasPairs: Number(hasPairs),
      bitsLow: bits[0],
      bitsHigh: bits[1],
      width: board.width,
      boardCells: board.landings.length,
    },
    tables: { landings: board.landings, kinds: board.kinds, rules, splits, steps: board.steps, costs },
  }),

  move: packedRollTheBlock.move,
};

function* preparing(
  level: RollLevel,
  { costModel, without, start }: MethodChoice<RollState>,
): Steps<HalvesTables | undefined> {
  if (!hasHalves(startingAt(level, start))) return undefined;
  const essential = without.has(WITHOUT_ESSENTIALS) ? startingAt(level, start) : yield* simplifying(level, start);
  if (!hasHalves(essential)) return undefined;
  return yield* prepareHalves(essential, {
    costModel,
    hasBound: !without.has(WITHOUT_BOUND),
    hasGhosts: !without.has(WITHOUT_GHOSTS),
  });
}
