// A Folding Blocks level from its rows, for tests that need a right one.
import { ProblemList } from "../../src/levels/problem.ts";
import { type FoldingLevel, foldingBlocks } from "../../src/puzzles/folding-blocks/index.ts";
import { writtenLevel } from "./written-level.ts";

export function foldingLevel(...rows: readonly string[]): FoldingLevel {
  const problems = new ProblemList();
  const level = foldingBlocks.readLevel(writtenLevel(foldingBlocks.format.id, rows), problems);
  if (level === undefined) throw new Error(`not a level: ${JSON.stringify(problems.sorted())}`);
  return level;
}
