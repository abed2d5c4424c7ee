// The part of a large board around the start, where that is all that matters: where the block is shut in, though every bridge
// were open, and on a board without bridges also where the target is near. To prepare a large board takes longer than such a search.
//
// It is looked at pose after pose, from layer to layer, for no more than some. If they are all that there are, no others are ever
// reached. If the target is among them, as many more layers are looked at as a roll may cost: no cheapest solution is longer.
import { type RollLevel, tileAt } from "../../puzzles/roll-the-block/level.ts";
import { type Block, coveredCells } from "../../puzzles/roll-the-block/state.ts";
import type { Cell, Tile } from "../../puzzles/roll-the-block/tiles.ts";

/** For so many cells a pose, but for no more poses than so many. */
const CELLS_A_POSE = 64;
const MOST_POSES = 1024;
const MOST_WITH_BRIDGES = 512;

const UPRIGHT = 0;
const IN_ROW = 1;
const IN_COLUMN = 2;
const SHAPES = 3;

interface Pose extends Cell {
  readonly shape: number;
}

/** Rows, columns and shape after each roll, by the shape before. */
const ROLLS: readonly (readonly (readonly [down: number, right: number, shape: number])[])[] = [
  [
    [-2, 0, IN_COLUMN],
    [1, 0, IN_COLUMN],
    [0, -2, IN_ROW],
    [0, 1, IN_ROW],
  ],
  [
    [-1, 0, IN_ROW],
    [1, 0, IN_ROW],
    [0, -1, UPRIGHT],
    [0, 2, UPRIGHT],
  ],
  [
    [-1, 0, UPRIGHT],
    [2, 0, UPRIGHT],
    [0, -1, IN_COLUMN],
    [0, 1, IN_COLUMN],
  ],
];

/** The level on as many rows and columns as can matter; undefined where these are not few. The level must know no halves.
 *  `mostUnits`: what a roll costs at the most, if the cheapest costs 1. */
export function surroundingsOf(level: RollLevel, mostUnits: number): RollLevel | undefined {
  const { rows, columns, target } = level;
  const few = level.bridges.length === 0 ? MOST_POSES : MOST_WITH_BRIDGES;
  const most = Math.min(few, (rows * columns) / CELLS_A_POSE);
  const box = new Box();
  const seen = new Set<number>();
  const reach = (pose: Pose): readonly Pose[] => {
    const number = SHAPES * (pose.row * columns + pose.column) + pose.shape;
    if (seen.has(number)) return [];
    seen.add(number);
    box.take(pose);
    return [pose];
  };
  let layer = reach(poseOf(level.start));
  let last = Number.POSITIVE_INFINITY;
  for (let rolls = 0; layer.length > 0 && rolls < last; rolls++) {
    const next: Pose[] = [];
    for (const { row, column, shape } of layer) {
      for (const [down, right, to] of ROLLS[shape] as (typeof ROLLS)[number]) {
        const pose = { row: row + down, column: column + right, shape: to };
        if (carries(level, pose)) next.push(...reach(pose));
      }
      if (seen.size > most) return undefined;
    }
    const isOnTarget = seen.has(SHAPES * (target.row * columns + target.column) + UPRIGHT);
    if (isOnTarget && level.bridges.length === 0) last = Math.min(last, mostUnits * (rolls + 1));
    layer = next;
  }
  return box.cutFrom(level);
}

function poseOf(block: Block): Pose {
  const [first, second] = coveredCells(block) as [Cell, Cell?];
  return { ...first, shape: second === undefined ? UPRIGHT : second.row === first.row ? IN_ROW : IN_COLUMN };
}

/** Whether it may, if all bridges are open. */
function carries(level: RollLevel, { row, column, shape }: Pose): boolean {
  if (shape === UPRIGHT) return isIn(level, row, column) && carriesUpright(level, row, column);
  const [below, beside] = shape === IN_ROW ? [row, column + 1] : [row + 1, column];
  return isFloor(level, row, column) && isFloor(level, below, beside);
}

function isIn({ rows, columns }: RollLevel, row: number, column: number): boolean {
  return row >= 0 && row < rows && column >= 0 && column < columns;
}

function carriesUpright(level: RollLevel, row: number, column: number): boolean {
  const { kind } = tileAt(level, { row, column });
  return kind !== "void" && kind !== "fragile";
}

function isFloor(level: RollLevel, row: number, column: number): boolean {
  return isIn(level, row, column) && tileAt(level, { row, column }).kind !== "void";
}

class Box {
  #top = Number.POSITIVE_INFINITY;
  #bottom = 0;
  #left = Number.POSITIVE_INFINITY;
  #right = 0;

  take({ row, column, shape }: Pose): void {
    this.#top = Math.min(this.#top, row);
    this.#bottom = Math.max(this.#bottom, shape === IN_COLUMN ? row + 1 : row);
    this.#left = Math.min(this.#left, column);
    this.#right = Math.max(this.#right, shape === IN_ROW ? column + 1 : column);
  }

  /** A target that is not in it lies below, where nothing leads to. */
  cutFrom(level: RollLevel): RollLevel {
    const [top, left] = [this.#top, this.#left];
    const [height, columns] = [this.#bottom - top + 1, this.#right - left + 1];
    const inBox = ({ row, column }: Cell): Cell => ({ row: row - top, column: column - left });
    const near = inBox(level.target);
    const hasTarget = near.row >= 0 && near.row < height && near.column >= 0 && near.column < columns;
    const target = hasTarget ? near : { row: height + 1, column: 0 };
    const rows = hasTarget ? height : height + 2;
    const tiles = new Uint16Array(rows * columns).fill(numberOf("void", level));
    for (let row = 0; row < height; row++) {
      const from = (top + row) * level.columns + left;
      tiles.set(level.tiles.subarray(from, from + columns), row * columns);
    }
    if (!hasTarget) tiles[target.row * columns] = numberOf("target", level);
    return { ...level, rows, columns, tiles, target, start: moved(level.start, inBox) };
  }
}

function numberOf(name: Tile["kind"], { kinds }: RollLevel): number {
  return kinds.findIndex(({ kind }) => kind === name);
}

function moved(block: Block, to: (cell: Cell) => Cell): Block {
  if (block.shape === "upright") return { ...block, cell: to(block.cell) };
  if (block.shape === "lying") return { ...block, cells: [to(block.cells[0]), to(block.cells[1])] };
  return { ...block, active: to(block.active), other: to(block.other) };
}
