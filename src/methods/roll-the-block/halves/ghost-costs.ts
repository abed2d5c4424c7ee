// The exact cost with every bridge open where halves are ghosts: they pass through each other, and become one block when they want
// to. It is searched backwards from the target, by cost. Of halves nothing is asked but how far each cell is from where a
// split puts one: when a lying block is settled, each split is known to be worth no more than the rolls of both halves to there.
// All that real halves do ghosts can do too, so it is no more than the real cost, and never falls by more than a roll costs.
import { type Board, cellNumber, HALVES, IN_ROW, LANDS, UPRIGHT } from "../../../puzzles/roll-the-block/board.ts";
import type { RollLevel } from "../../../puzzles/roll-the-block/level.ts";
import type { RollTables } from "../../../puzzles/roll-the-block/tables.ts";
import { NEVER } from "../../../search/game.ts";

/** A distance that there is not. */
const FAR = 0xffff;

interface Split {
  /** The poses of the block that stands there. */
  readonly poses: number[];
  /** How far each cell is from where it puts the halves. */
  readonly distances: readonly [Uint16Array, Uint16Array];
  isSettled: boolean;
}

/** For each pose of the whole block, if an upright roll costs 1. */
export function ghostCosts(level: RollLevel, tables: Pick<RollTables, "board" | "target" | "costs">): Int32Array {
  const search = new GhostCosts(level, tables);
  search.run(tables.target);
  return search.costs;
}

class GhostCosts {
  readonly costs: Int32Array;
  readonly #board: Board;
  readonly #lowerUnits: number;
  readonly #splits: readonly Split[];
  /** The poses where a block is two halves elsewhere. */
  readonly #isSplit = new Set<number>();
  /** For each cost the poses, and the splits as negative numbers. Some may have been reached at less since. */
  readonly #buckets: number[][] = [];

  constructor(level: RollLevel, { board, costs }: Pick<RollTables, "board" | "costs">) {
    this.costs = new Int32Array(4 * board.landings.length).fill(NEVER);
    this.#board = board;
    this.#lowerUnits = costs.lower / costs.upright;
    this.#splits = splitsOf(level, board);
    for (const { poses } of this.#splits) for (const pose of poses) this.#isSplit.add(pose);
  }

  run(target: number): void {
    this.#reach(target, 0);
    for (let units = 0; units < this.#buckets.length; units++) {
      for (const pose of this.#buckets[units] ?? []) {
        if (pose < 0) this.#settleSplit(this.#splits[-1 - pose] as Split, units);
        else if (this.costs[pose] === units) this.#settle(pose, units);
      }
    }
  }

  #settle(pose: number, units: number): void {
    this.#rollBack(pose, units);
    const shape = pose & 3;
    if (shape !== UPRIGHT) this.#part(pose >> 2, (pose >> 2) + (shape === IN_ROW ? 1 : this.#board.width), units);
  }

  #settleSplit(split: Split, units: number): void {
    if (split.isSettled) return;
    split.isSettled = true;
    for (const pose of split.poses) this.#rollBack(pose, units);
  }

  /** A roll leads back by the opposite roll. */
  #rollBack(pose: number, units: number): void {
    const shape = pose & 3;
    for (let roll = 4 * shape; roll < 4 * shape + 4; roll++) {
      const before = pose + (this.#board.steps[roll] as number);
      if (!this.#isSplit.has(before)) this.#reach(before, units + ((before & 3) === UPRIGHT ? 1 : this.#lowerUnits));
    }
  }

  #reach(pose: number, units: number): void {
    const lands = (this.#board.landings[pose >> 2] as number) & (LANDS << (pose & 3));
    if (lands === 0 || (this.costs[pose] as number) <= units) return;
    this.costs[pose] = units;
    this.#put(pose, units);
  }

  /** Two halves join in these cells. */
  #part(cell: number, other: number, units: number): void {
    for (const [i, { distances, isSettled }] of this.#splits.entries()) {
      const [a, b] = distances;
      const rolls = Math.min(at(a, cell) + at(b, other), at(a, other) + at(b, cell));
      if (!isSettled && rolls < FAR) this.#put(-1 - i, units + rolls * this.#lowerUnits);
    }
  }

  #put(number: number, units: number): void {
    for (let i = this.#buckets.length; i <= units; i++) this.#buckets.push([]);
    (this.#buckets[units] as number[]).push(number);
  }
}

function at(distances: Uint16Array, cell: number): number {
  return distances[cell] as number;
}

function splitsOf(level: RollLevel, board: Board): readonly Split[] {
  const { rows, columns, tiles, kinds } = level;
  const ofKind = kinds.map((tile) => (tile.kind === "split" ? poselessSplit(level, board, tile.cells) : undefined));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const split = ofKind[tiles[row * columns + column] as number];
      split?.poses.push(4 * cellNumber(level, { row, column }) + UPRIGHT);
    }
  }
  return ofKind.filter((split) => split !== undefined);
}

function poselessSplit(
  level: RollLevel,
  board: Board,
  [a, b]: Extract<RollLevel["kinds"][number], { kind: "split" }>["cells"],
): Split {
  const distances = [distancesFrom(cellNumber(level, a), board), distancesFrom(cellNumber(level, b), board)] as const;
  return { poses: [], distances, isSettled: false };
}

/** How many rolls of a half lead to each cell. */
function distancesFrom(from: number, { landings, steps }: Board): Uint16Array {
  const distances = new Uint16Array(landings.length).fill(FAR);
  distances[from] = 0;
  const queue = [from];
  for (const cell of queue) {
    for (let roll = 4 * HALVES; roll < 4 * HALVES + 4; roll++) {
      const to = cell + (steps[roll] as number);
      if (((landings[to] as number) & (LANDS << HALVES)) === 0 || distances[to] !== FAR) continue;
      distances[to] = at(distances, cell) + 1;
      queue.push(to);
    }
  }
  return distances;
}
