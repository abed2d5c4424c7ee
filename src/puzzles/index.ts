// The registry of puzzles: a new one is a folder beside this file and a line here (and in assembly/puzzles/registry.ts).
import { packedFoldingBlocks } from "./folding-blocks/packed.ts";
import type { PackedPuzzle } from "./packed.ts";
import type { Puzzle } from "./puzzle.ts";
import { packedRollTheBlock } from "./roll-the-block/packed.ts";
import { matchTheTiles } from "./match-the-tiles/index.ts";
import { breakTheIce } from "./break-the-ice/index.ts";

/** Every puzzle as the engines know it. */
export const PACKED_PUZZLES: readonly PackedPuzzle[] = [packedFoldingBlocks, packedRollTheBlock];

export const PUZZLES: readonly Puzzle[] = [packedFoldingBlocks.puzzle, matchTheTiles, packedRollTheBlock.puzzle, breakTheIce];

/** The puzzle of this id, or undefined. */
export function puzzleById(id: string): Puzzle | undefined {
  return PUZZLES.find((puzzle) => puzzle.format.id === id);
}
