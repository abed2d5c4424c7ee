// What a puzzle has for a search: packed states, and heuristics and cost models by their names. What it has not is refused in a
// sentence that says what there is.
import type { Words } from "../language/words.ts";
import type { PlayableLevel } from "../playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import type { Heuristic, PackedPuzzle } from "../puzzles/packed.ts";
import type { CostModel, Puzzle } from "../puzzles/puzzle.ts";
import { packedOwnPuzzle } from "./own-puzzle.ts";
import { unknownName, WrongOption } from "./wrong-option.ts";

/** The puzzle with packed states, its own or those that are registered. */
export function knownPacked({ puzzle, packed }: PlayableLevel): PackedPuzzle | undefined {
  return packed ?? PACKED_PUZZLES.find((registered) => registered.puzzle === puzzle);
}

/** The same; where there are none, its states are packed as numbers, which only the TypeScript side understands. */
export function packedOf(playable: PlayableLevel): PackedPuzzle {
  return knownPacked(playable) ?? packedOwnPuzzle(playable.puzzle);
}

/** Throws WrongOption. */
export function heuristicNamed({ puzzle, heuristics }: PackedPuzzle, name: string): Heuristic {
  const found = heuristics.find((heuristic) => heuristic.name === name);
  if (found !== undefined) return found;
  const names = heuristics.map((heuristic) => heuristic.name);
  const none = hasNo(puzzle, { en: "heuristic", pt: "a heurística" });
  throw new WrongOption(unknownName(none, name, names, IT_HAS), "heuristic");
}

/** Throws WrongOption. */
export function refuseUnknownCosts(puzzle: Puzzle, costModel: CostModel): void {
  if (puzzle.costModels.includes(costModel)) return;
  const none = hasNo(puzzle, { en: "cost model", pt: "o modelo de custo" });
  throw new WrongOption(unknownName(none, costModel, puzzle.costModels, IT_HAS), "costModel");
}

function hasNo({ format }: Puzzle, what: Words): Words {
  return { en: `${format.id} has no ${what.en}`, pt: `${format.id} não tem ${what.pt}` };
}

const IT_HAS: Words = { en: "it has", pt: "tem" };
