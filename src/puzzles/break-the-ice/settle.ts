// What happens after a move, until nothing changes: gravity, then every run of three or more bursts, all at once.
// Each step makes a new board from the one before, so that the rule can be read off line by line.
// It ends, because every round but the last one takes blocks away.
import { DIRECTIONS, STEP } from "../direction.ts";
import { type Board, type Cell, contentOf, EMPTY, forEachBlock, isBlock, WALL, withContents } from "./board.ts";

/** What bursts with a run: the blocks of its colour that hang together with it, or nothing. */
export type BurstRule = "connected" | "lines";

/** At least three blocks of one colour side by side in a row, or one upon the other in a column; as long as can be. */
export type Run = readonly Cell[];

const SHORTEST_RUN = 3;

export function settle(board: Board, rule: BurstRule): Board {
  const fallen = fall(board);
  const runs = findRuns(fallen);
  return runs.length === 0 ? fallen : settle(without(fallen, burstingCells(fallen, runs, rule)), rule);
}

/** Gravity: every block falls until it lies on the floor, a wall or another block. */
export function fall(board: Board): Board {
  const rows = board.map((row) => [...row]);
  const columns = board[0]?.length ?? 0;
  for (let column = 0; column < columns; column++) {
    let landing = rows.length - 1;
    for (let row = landing; row >= 0; row--) {
      const cells = rows[row] as string[];
      const content = cells[column] as string;
      if (content === WALL) landing = row - 1;
      else if (isBlock(content)) {
        cells[column] = EMPTY;
        (rows[landing] as string[])[column] = content;
        landing--;
      }
    }
  }
  return rows.map((row) => row.join(""));
}

/** Every run, first those in a row, then those in a column; a block may belong to one of each. */
export function findRuns(board: Board): Run[] {
  return [...findRunsAlong(board, 0, 1), ...findRunsAlong(board, 1, 0)];
}

function findRunsAlong(board: Board, down: number, right: number): Run[] {
  const runs: Run[] = [];
  forEachBlock(board, (first, colour) => {
    if (board[first.row - down]?.[first.column - right] === colour) return;
    const run: Cell[] = [];
    for (
      let cell = first;
      contentOf(board, cell) === colour;
      cell = { row: cell.row + down, column: cell.column + right }
    )
      run.push(cell);
    if (run.length >= SHORTEST_RUN) runs.push(run);
  });
  return runs;
}

/** What bursts at once; a block of two runs may be told twice. */
export function burstingCells(board: Board, runs: readonly Run[], rule: BurstRule): readonly Cell[] {
  return rule === "lines" ? runs.flat() : connectedTo(board, runs.flat());
}

export function without(board: Board, cells: readonly Cell[]): Board {
  return withContents(
    board,
    cells.map((cell) => [cell, EMPTY]),
  );
}

/** The cells, and every block that hangs together with one of them, edge to edge, through its own colour. */
function connectedTo(board: Board, cells: readonly Cell[]): Cell[] {
  const reached = [...cells];
  const seen = new Set(cells.map(({ row, column }) => `${row},${column}`));
  // `reached` grows while it is walked.
  for (const cell of reached) {
    for (const direction of DIRECTIONS) {
      const [down, right] = STEP[direction];
      const next = { row: cell.row + down, column: cell.column + right };
      const name = `${next.row},${next.column}`;
      if (seen.has(name) || contentOf(board, next) !== contentOf(board, cell)) continue;
      seen.add(name);
      reached.push(next);
    }
  }
  return reached;
}
