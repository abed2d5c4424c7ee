// A way to the target on which nothing happens, and than which none is cheaper: with it bridges and splits do not matter, and
// all that is left of the level is the corridor along it.
//
// What matters takes long to find out on a large board, and often plain rolls lead to the target. `relaxed` is no more than
// any solution costs. It is searched back from the target, and no further than to the start; each roll of a solution
// that is as cheap then leads to a pose that costs less by just that roll. Such a way is looked for among the cells where nothing
// happens and that carry as long as nothing does. Its rolls are legal in the given level. The corridor has no cheaper
// way, for it is a part of the relaxed level, and its other ways are legal too. Where relaxed has no way, there is none.
import { type Board, IN_ROW, ROWS_ABOVE, UPRIGHT } from "../../puzzles/roll-the-block/board.ts";
import type { RollLevel } from "../../puzzles/roll-the-block/level.ts";
import type { Look, RollTables } from "../../puzzles/roll-the-block/tables.ts";
import { FLOOR, FRAGILE, TARGET, type Tile, VOID } from "../../puzzles/roll-the-block/tiles.ts";
import { NEVER } from "../../search/game.ts";

/** So many poses are tried, and so many more for each roll of the way. */
const TRIED = 4096;
const TRIED_A_ROLL = 4;

/** The corridor, or the start alone where there is no solution; undefined where there is no such way, or none is found soon. */
export function corridorIn(level: RollLevel, { tables, start, costs: left }: Look): RollLevel | undefined {
  const floor = new SafeFloor(level, tables.board);
  if (!floor.carries(start)) return undefined;
  const way = left[start] === NEVER ? [start] : wayFrom(start, tables, left, floor);
  return way && floor.along(way);
}

/** Depth-first, by poses from which less and less is left. Of those that lead nowhere none is tried again. */
function wayFrom(start: number, tables: RollTables, left: Int32Array, floor: SafeFloor): readonly number[] | undefined {
  const { board, target, costs } = tables;
  const way = [start];
  /** For each cell a bit for each shape that was tried there. */
  const tried = new Uint8Array(board.landings.length);
  let most = TRIED + (TRIED_A_ROLL * (left[start] as number)) / costs.upright;
  for (let pose: number | undefined = start; pose !== undefined; pose = way.at(-1)) {
    if (pose === target) return way;
    const shape = pose & 3;
    const after = (left[pose] as number) - (shape === UPRIGHT ? costs.upright : costs.lower);
    let next = -1;
    for (let roll = 4 * shape; roll < 4 * shape + 4 && next < 0; roll++) {
      const to = pose + (board.steps[roll] as number);
      if (left[to] !== after || ((tried[to >>> 2] as number) & (1 << (to & 3))) !== 0) continue;
      // Where nothing can be, nothing is left either.
      if ((after > 0 || to === target) && floor.carries(to)) next = to;
    }
    if (next < 0) way.pop();
    else if (most-- <= 0) return undefined;
    else way.push(next);
    if (next >= 0) tried[next >>> 2] = (tried[next >>> 2] as number) | (1 << (next & 3));
  }
  return undefined;
}

const NOT = 0;
const LYING = 1;
const UPRIGHT_TOO = 2;

/** The level as it is while nothing happens, without the cells where something would. */
class SafeFloor {
  readonly #level: RollLevel;
  readonly #width: number;
  /** Whether each kind of tile carries. */
  readonly #carries: Uint8Array;

  constructor(level: RollLevel, { width }: Board) {
    this.#level = level;
    this.#width = width;
    this.#carries = Uint8Array.from(level.kinds, (tile) => carrying(tile, level));
  }

  carries(pose: number): boolean {
    const cell = this.#cell(pose >>> 2);
    switch (pose & 3) {
      case UPRIGHT:
        return this.#at(cell) === UPRIGHT_TOO;
      case IN_ROW:
        return this.#at(cell) !== NOT && this.#at(cell + 1) !== NOT;
      default:
        return this.#at(cell) !== NOT && this.#at(cell + this.#level.columns) !== NOT;
    }
  }

  /** All is void but the target and the cells of a way. */
  along(way: readonly number[]): RollLevel {
    const { columns, target } = this.#level;
    const kinds = [VOID, FRAGILE, FLOOR, TARGET];
    const tiles = new Uint16Array(this.#level.tiles.length);
    for (const pose of way) {
      const cell = this.#cell(pose >>> 2);
      tiles[cell] = this.#at(cell);
      if ((pose & 3) === UPRIGHT) continue;
      const second = cell + ((pose & 3) === IN_ROW ? 1 : columns);
      tiles[second] = this.#at(second);
    }
    tiles[target.row * columns + target.column] = kinds.indexOf(TARGET);
    return { ...this.#level, tiles, kinds, bridges: [] };
  }

  #at(cell: number): number {
    return this.#carries[this.#level.tiles[cell] as number] as number;
  }

  /** As the level has it, by its number on the board. */
  #cell(onBoard: number): number {
    const row = Math.floor(onBoard / this.#width);
    return (row - ROWS_ABOVE) * this.#level.columns + (onBoard - row * this.#width);
  }
}

function carrying(tile: Tile, { bridges }: RollLevel): number {
  switch (tile.kind) {
    case "void":
      return NOT;
    case "bridge":
      return bridges[tile.bridge]?.open === true ? UPRIGHT_TOO : NOT;
    case "switch":
      if (tile.actions.length === 0) return UPRIGHT_TOO;
      return tile.trigger === "heavy" ? LYING : NOT;
    case "split":
    case "fragile":
      return LYING;
    default:
      return UPRIGHT_TOO;
  }
}
