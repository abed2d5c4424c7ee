// The registry of puzzles: a new one is a folder beside this file and a line here (and in assembly/registry.ts). One that
// has no packed states yet is registered as it is: everything knows it then, and the TypeScript engine searches it.
import { packedBreakTheIce } from "./break-the-ice/packed.ts";
import { packedFoldingBlocks } from "./folding-blocks/packed.ts";
import { packedMatchTheTiles } from "./match-the-tiles/packed.ts";
import type { PackedPuzzle } from "./packed.ts";
import type { Puzzle } from "./puzzle.ts";
import { packedRollTheBlock } from "./roll-the-block/packed.ts";

const REGISTERED: readonly (PackedPuzzle | Puzzle)[] = [
  packedFoldingBlocks,
  packedMatchTheTiles,
  packedRollTheBlock,
  packedBreakTheIce,
];

/** Every puzzle as players and readers know it. */
export const PUZZLES: readonly Puzzle[] = REGISTERED.map((each) => ("puzzle" in each ? each.puzzle : each));

/** Every puzzle as the engines know it, where it has packed states. */
export const PACKED_PUZZLES: readonly PackedPuzzle[] = REGISTERED.filter((each) => "puzzle" in each);

/** The puzzle of this id, or undefined. */
export function puzzleById(id: string): Puzzle | undefined {
  return PUZZLES.find((puzzle) => puzzle.format.id === id);
}
