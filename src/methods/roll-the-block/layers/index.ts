// Roll the Block without bridges and splits that matter: breadth-first search with a byte a cell. How it works is told in
// assembly/methods/roll-the-block/layers/index.ts and docs/methods/layers.md.
import { type RollLevel, type RollMove, type RollState, rollTheBlock } from "../../../puzzles/roll-the-block/index.ts";
import { packedRollTheBlock } from "../../../puzzles/roll-the-block/packed.ts";
import { atOnce, type Steps } from "../../../puzzles/steps.ts";
import type { Method, MethodChoice } from "../../method.ts";
import { NO_SCOUTING } from "../../scouts.ts";
import { hasHalves, simplifying } from "../essential-level.ts";
import { LayersSearch } from "./search.ts";
import { type LayersTables, prepareLayers } from "./tables.ts";

export const layers: Method<RollLevel, RollState, RollMove, LayersTables> = {
  name: "layers",
  registryNumber: 17,
  ingredients: [],
  explained: {
    en: "Breadth-first search with one byte for each cell of the board: on a plain map nothing is cheaper than to look at it all.",
    pt: "Procura em largura com um byte por casa: num mapa simples, nada é mais barato do que ver tudo.",
  },
  scouting: NO_SCOUTING,

  prepare: (level, choice) => atOnce(preparing(level, choice)),
  preparing,

  image: ({ cells, ...fields }) => ({ fields, tables: { cells } }),

  begin: (tables, limits, memory) => new LayersSearch(tables, limits, memory),

  move: packedRollTheBlock.move,
};

function* preparing(level: RollLevel, { costModel, start }: MethodChoice<RollState>): Steps<LayersTables | undefined> {
  const essential = yield* simplifying(level, start);
  if (rollTheBlock.isSolved(level, rollTheBlock.initialState(essential))) return undefined;
  const isPlain = essential.bridges.length === 0 && !hasHalves(essential);
  return isPlain ? yield* prepareLayers(essential, costModel) : undefined;
}
