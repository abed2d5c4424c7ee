// What the heuristics of the course paper look up, once for each floor cell: how far a tile there seems to be from each
// goal, and for each colour what a tile there adds when it has the goals of its colour to itself.
import type { Floor } from "./floor.ts";
import { type MatchLevel, OBSTACLE } from "./level.ts";
import type { Goals } from "./tables.ts";

/** Added by `complex` where a tile and its goal share a line and an obstacle stands between them. */
const DETOUR = 3;

export interface Estimates {
  /** byGoal[goal * cells + cell]; empty for `simple`, which looks at no single goal. */
  readonly byGoal: Uint8Array;
  /** byColour[colour * cells + cell]: the least of the colour's goals; for `simple` how many of them lie apart. */
  readonly byColour: Uint8Array;
}

export function prepareEstimates(
  level: MatchLevel,
  floor: Floor,
  goals: Goals,
  heuristic: "simple" | "fast" | "complex",
): Estimates {
  const { cells, boardCells } = floor;
  const colours = goals.first.length - 1;
  const simple = heuristic === "simple";
  const byGoal = new Uint8Array(simple ? 0 : goals.cells.length * cells);
  const byColour = new Uint8Array(colours * cells).fill(simple ? 0 : 0xff);
  for (let colour = 0; colour < colours; colour++) {
    for (let goal = goals.first[colour] as number; goal < (goals.first[colour + 1] as number); goal++) {
      const to = boardCells[goals.cells[goal] as number] as number;
      for (let cell = 0; cell < cells; cell++) {
        const from = boardCells[cell] as number;
        const known = byColour[colour * cells + cell] as number;
        if (simple) {
          byColour[colour * cells + cell] = known + (sharesLine(level, from, to) ? 0 : 1);
          continue;
        }
        const value = estimate(level, from, to) + (heuristic === "complex" && isCutOff(level, from, to) ? DETOUR : 0);
        byGoal[goal * cells + cell] = value;
        byColour[colour * cells + cell] = Math.min(known, value);
      }
    }
  }
  return { byGoal, byColour };
}

/** The slides that a tile seems to need to a goal: for the column one where something stops it there, else two; for the
 *  row the same, but no more than one after a column that took two. */
function estimate({ board, rows, columns }: MatchLevel, tile: number, goal: number): number {
  const [tileRow, tileColumn] = [Math.floor(tile / columns), tile % columns];
  const [goalRow, goalColumn] = [Math.floor(goal / columns), goal % columns];
  let forColumn = 0;
  if (tileColumn !== goalColumn) {
    const beyond = goalColumn + Math.sign(goalColumn - tileColumn);
    const stops = beyond < 0 || beyond === columns || board.charAt(tileRow * columns + beyond) === OBSTACLE;
    forColumn = stops ? 1 : 2;
  }
  let forRow = 0;
  if (tileRow !== goalRow) {
    const beyond = goalRow + Math.sign(goalRow - tileRow);
    const stops = beyond < 0 || beyond === rows || board.charAt(beyond * columns + tileColumn) === OBSTACLE;
    forRow = stops || forColumn === 2 ? 1 : 2;
  }
  return forColumn + forRow;
}

function sharesLine({ columns }: MatchLevel, a: number, b: number): boolean {
  return a % columns === b % columns || Math.floor(a / columns) === Math.floor(b / columns);
}

/** Whether the two cells share a line and an obstacle stands between them. */
function isCutOff(level: MatchLevel, a: number, b: number): boolean {
  if (!sharesLine(level, a, b)) return false;
  const step = a % level.columns === b % level.columns ? level.columns : 1;
  const end = Math.max(a, b);
  for (let cell = Math.min(a, b) + step; cell < end; cell += step) {
    if (level.board.charAt(cell) === OBSTACLE) return true;
  }
  return false;
}
