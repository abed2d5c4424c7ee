// The heuristic `distance`: how far the centre of the block is from the target, over the most that a roll moves it.
//
// All lengths are doubled, so that they are integers: the centre of two cells is the sum of their coordinates, and a
// sideways roll moves it by 2, a roll that lays the block down or stands it up by 3, a half by 1. V is the Manhattan
// distance from the centre to the target, and
//
//     moves:     h = ceil(V / 3)                          that is ceil(d / 1.5)
//     weighted:  h = 5 * ceil((V + 1 if lying) / 2)       so standing up and lying down cost 15 for 6, not 10
//
// Splits. A split moves the centre anywhere. So V is the lesser of the distance to the target, and the distance to the
// nearest point of the rectangle around all split cells plus `afterSplit`, the least that halves fresh from any split
// are worth. Halves are s cells apart, and must roll until they are 1 apart; that is worth 2 * s - 2 (`moves`) or
// 3 * s - 2 (`weighted`) more than V; from s = 1, where a split may put them, they have to part before they can meet,
// and s = 3 takes its place.
//
// Consistent, hence admissible, for h is 0 on the target. V falls by no more than the centre moves. With v = V plus what
// is added, h = ceil(v / 3) falls by at most 1 where v falls by at most 3, and weighted by 5 and 10 where v falls by at
// most 2 and 4 (what costs is a multiple of 5, so rounding up to multiples of 5 changes nothing):
//     upright -> lying    V - 3 (moves, by 3)     V - 3, and 1 is added (weighted, by 2)
//     lying -> lying      V - 2 (2)               V - 2 (2)
//     lying -> upright    V - 3 (3)               V - 3, and 1 less (4)
//     lying -> split      V <= 3 + afterSplit <= 3 + v of the halves (3); weighted one more (4)
//     half rolls          V - 1, s - 1 (3)        V - 1, s - 1 (4); the same from s = 1 to s = 2
//     halves join         V - 1 and 2 from s = 2 (3)    V - 1 and 4 from s = 2, and 1 is added (4)
import type { CostModel } from "../puzzle.ts";
import { cellNumber } from "./board.ts";
import type { RollLevel } from "./level.ts";
import type { Cell } from "./tiles.ts";

/** Of these, `manhattan` looks up where the target is. */
export interface DistanceTables {
  /** h = factor * ceil(v / divisor). */
  readonly factor: number;
  readonly divisor: number;
  readonly addedLying: number;
  /** Halves are worth apart * s - 2 more. */
  readonly apart: number;
  /** Doubled, as are the sides of the rectangle around all splits. */
  readonly targetRow: number;
  readonly targetColumn: number;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** So much that no path leads through a split, where there is none. */
  readonly afterSplit: number;
}

const FAR = 1 << 28;

export const NO_DISTANCE: DistanceTables = {
  factor: 1,
  divisor: 3,
  addedLying: 0,
  apart: 2,
  targetRow: 0,
  targetColumn: 0,
  top: 0,
  bottom: 0,
  left: 0,
  right: 0,
  afterSplit: FAR,
};

export function prepareDistance(level: RollLevel, model: CostModel, used: readonly boolean[]): DistanceTables {
  const weighing =
    model === "moves"
      ? { factor: 1, divisor: 3, addedLying: 0, apart: 2 }
      : { factor: 5, divisor: 2, addedLying: 1, apart: 3 };
  const [targetRow, targetColumn] = doubled(level, level.target, level.target);
  const tables = { ...NO_DISTANCE, ...weighing, targetRow, targetColumn };
  let afterSplit = FAR;
  level.kinds.forEach((tile, kind) => {
    if (!used[kind] || tile.kind !== "split") return;
    const [first, second] = tile.cells;
    const [row, column] = doubled(level, first, second);
    const parted = Math.abs(first.row - second.row) + Math.abs(first.column - second.column);
    afterSplit = Math.min(afterSplit, valued(tables, row, column, addedParted(tables, parted)));
  });
  return afterSplit === FAR ? tables : { ...tables, ...aroundSplits(level), afterSplit };
}

/** The estimate for a centre; `added` is 0, `addedLying` or `addedParted`. */
export function distanceFrom(tables: DistanceTables, row: number, column: number, added: number): number {
  const { factor, divisor } = tables;
  return factor * (((valued(tables, row, column, added) + divisor - 1) / divisor) | 0);
}

/** What halves that are `parted` cells apart are worth more than a block. */
export function addedParted({ apart }: DistanceTables, parted: number): number {
  return apart * (parted === 1 ? 3 : parted) - 2;
}

function valued(tables: DistanceTables, row: number, column: number, added: number): number {
  const { targetRow, targetColumn, top, bottom, left, right, afterSplit } = tables;
  const direct = Math.abs(row - targetRow) + Math.abs(column - targetColumn);
  const toSplit = Math.max(0, top - row, row - bottom) + Math.max(0, left - column, column - right);
  return Math.min(direct, toSplit + afterSplit) + added;
}

/** Row and column of the centre between two cells, doubled, with the board's rows numbered as board.ts does. */
function doubled(level: RollLevel, a: Cell, b: Cell): readonly [row: number, column: number] {
  const width = level.columns + 1;
  const row = (cell: Cell): number => Math.floor(cellNumber(level, cell) / width);
  return [row(a) + row(b), a.column + b.column];
}

function aroundSplits(level: RollLevel): Pick<DistanceTables, "top" | "bottom" | "left" | "right"> {
  const { rows, columns, tiles, kinds } = level;
  const isSplit = kinds.map((tile) => tile.kind === "split");
  let [top, bottom, left, right] = [rows, 0, columns, 0];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isSplit[tiles[row * columns + column] as number]) continue;
      top = Math.min(top, row);
      bottom = row;
      left = Math.min(left, column);
      right = Math.max(right, column);
    }
  }
  const [firstRow, firstColumn] = doubled(level, { row: top, column: left }, { row: top, column: left });
  const [lastRow, lastColumn] = doubled(level, { row: bottom, column: right }, { row: bottom, column: right });
  return { top: firstRow, bottom: lastRow, left: firstColumn, right: lastColumn };
}
