// Where on the board the problems of a draft are: those that stand in a line of a grid are the cell's.
import type { LevelDocument } from "../levels/document.ts";
import type { Problem } from "../levels/problem.ts";
import type { Cell } from "../puzzles/cell.ts";

/** The cell of a place in the text; undefined where no cell stands there. */
export function cellAt(
  { grid, goals }: LevelDocument,
  { line, column }: Pick<Problem, "line" | "column">,
): Cell | undefined {
  for (const each of goals === undefined ? [grid] : [grid, goals]) {
    for (let row = 0; row < each.rows; row++) {
      if (each.position(row, 0).line !== line) continue;
      return column <= each.columns ? { row, column: column - 1 } : undefined;
    }
  }
  return undefined;
}
