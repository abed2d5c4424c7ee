// Where on the board the problems of a draft are: those that stand in a line of a grid are the cell's.
import type { LevelDocument } from "../levels/document.ts";
import type { GridText } from "../levels/grid-text.ts";
import type { Problem } from "../levels/problem.ts";
import type { Cell } from "../puzzles/cell.ts";

/** The cell of a place in the text; undefined where no cell stands there. */
export function cellAt(
  { grid, goals }: LevelDocument,
  { line, column }: Pick<Problem, "line" | "column">,
): Cell | undefined {
  for (const each of goals === undefined ? [grid] : [grid, goals]) {
    const row = rowsOf(each).get(line);
    if (row !== undefined) return column <= each.columns ? { row, column: column - 1 } : undefined;
  }
  return undefined;
}

const known = new WeakMap<GridText, ReadonlyMap<number, number>>();

/** By their lines: a large board may have a problem in every cell. */
function rowsOf(grid: GridText): ReadonlyMap<number, number> {
  const rows =
    known.get(grid) ?? new Map(Array.from({ length: grid.rows }, (_, row) => [grid.position(row, 0).line, row]));
  known.set(grid, rows);
  return rows;
}
