// The registry of puzzles: a new one is a folder beside this file and a line here (and in assembly/registry.ts).
import { packedBreakTheIce } from "./break-the-ice/packed.ts";
import { packedFoldingBlocks } from "./folding-blocks/packed.ts";
import { packedMatchTheTiles } from "./match-the-tiles/packed.ts";
import type { PackedPuzzle } from "./packed.ts";
import type { Puzzle } from "./puzzle.ts";
import { packedRollTheBlock } from "./roll-the-block/packed.ts";

/** Every puzzle as the engines know it. */
export const PACKED_PUZZLES: readonly PackedPuzzle[] = [
  packedFoldingBlocks,
  packedMatchTheTiles,
  packedRollTheBlock,
  packedBreakTheIce,
];

/** Every puzzle as players and readers know it. */
export const PUZZLES: readonly Puzzle[] = PACKED_PUZZLES.map(({ puzzle }) => puzzle);

/** The puzzle of this id, or undefined. */
export function puzzleById(id: string): Puzzle | undefined {
  return PUZZLES.find((puzzle) => puzzle.format.id === id);
}
