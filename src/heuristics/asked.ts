// A heuristic on a level, ready to be asked: one of the puzzle's, or one's own.
import { type LoadedLevel, playableOf } from "../playing/loaded-level.ts";
import type { Heuristic, PackedPuzzle } from "../puzzles/packed.ts";
import type { CostModel, Level } from "../puzzles/puzzle.ts";
import type { Game } from "../search/game.ts";
import { heuristicNamed, packedOf, refuseUnknownCosts } from "../solving/asked-of-puzzle.ts";
import type { OwnHeuristic } from "../solving/options.ts";
import { describeOwnHeuristic, withOwnHeuristic } from "../solving/own-heuristic.ts";

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
  const playable = playableOf(loaded);
  const { level } = playable;
  const packed = packedOf(playable);
  refuseUnknownCosts(playable.puzzle, costModel);
  const isOwn = typeof heuristic === "object";
  const used = isOwn ? withOwnHeuristic(packed, level, heuristic) : packed;
  const described = isOwn ? describeOwnHeuristic(heuristic) : heuristicNamed(packed, heuristic);
  const order = packed.hasOrder === true ? "any" : undefined;
  const tables = used.prepare(level, { heuristic: isOwn ? undefined : heuristic, costModel, order });
  return { level, packed, tables, game: used.game(tables), heuristic: described, costModel };
}
