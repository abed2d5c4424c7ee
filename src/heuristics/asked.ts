// A heuristic on a level, ready to be asked: one of the puzzle's, or one's own.
import { type LoadedLevel, playableOf } from "../playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import type { Heuristic, PackedPuzzle } from "../puzzles/packed.ts";
import type { CostModel, Level } from "../puzzles/puzzle.ts";
import type { Game } from "../search/game.ts";
import type { OwnHeuristic } from "../solving/options.ts";
import { describeOwnHeuristic, withOwnHeuristic } from "../solving/own-heuristic.ts";
import { packedOwnPuzzle } from "../solving/own-puzzle.ts";
import { unknownName, WrongOption } from "../solving/wrong-option.ts";

export interface Asked {
  readonly level: Level;
  readonly packed: PackedPuzzle;
  readonly tables: unknown;
  readonly game: Game;
  readonly heuristic: Heuristic;
  readonly costModel: CostModel;
}

/** Throws WrongLevel, and WrongOption where the puzzle has no such heuristic or cost model. */
export function askedOf(loaded: LoadedLevel, heuristic: string | OwnHeuristic, costModel: CostModel): Asked {
  const { puzzle, packed: own, level } = playableOf(loaded);
  const packed = own ?? PACKED_PUZZLES.find((known) => known.puzzle === puzzle) ?? packedOwnPuzzle(puzzle);
  refuseUnknownCosts(packed, costModel);
  const isOwn = typeof heuristic === "object";
  const used = isOwn ? withOwnHeuristic(packed, level, heuristic) : packed;
  const described = isOwn ? describeOwnHeuristic(heuristic) : heuristicNamed(packed, heuristic);
  const order = packed.hasOrder === true ? "any" : undefined;
  const tables = used.prepare(level, { heuristic: isOwn ? undefined : heuristic, costModel, order });
  return { level, packed, tables, game: used.game(tables), heuristic: described, costModel };
}

function refuseUnknownCosts({ puzzle }: PackedPuzzle, costModel: CostModel): void {
  if (puzzle.costModels.includes(costModel)) return;
  const none = { en: `${puzzle.format.id} has no cost model`, pt: `${puzzle.format.id} não tem o modelo de custo` };
  throw new WrongOption(unknownName(none, costModel, puzzle.costModels, IT_HAS), "costModel");
}

function heuristicNamed({ puzzle, heuristics }: PackedPuzzle, name: string): Heuristic {
  const found = heuristics.find((each) => each.name === name);
  if (found !== undefined) return found;
  const { id } = puzzle.format;
  const names = heuristics.map((each) => each.name);
  const none = { en: `${id} has no heuristic`, pt: `${id} não tem a heurística` };
  throw new WrongOption(unknownName(none, name, names, IT_HAS), "heuristic");
}

const IT_HAS = { en: "it has", pt: "tem" };
