// The heuristics as the TypeScript engine evaluates them, on the floor cells of a state's tiles.
import { NEVER } from "../../search/game.ts";
import { Assignment } from "./assignment.ts";
import type { Estimates } from "./estimates.ts";
import { type LaneTable, MOST_MATCHED_TILES } from "./lane-table.ts";
import type { Goals, MatchTables, Tiles } from "./tables.ts";

export interface Estimator {
  /** `at` has the floor cells of the tiles in the order of a state. */
  estimate(at: Uint8Array): number;
}

/** Evaluates the heuristic that the tables were made for. */
export function estimatorOf({
  floor,
  tiles,
  goals,
  heuristic,
  estimates,
  laneTable,
}: MatchTables): Estimator | undefined {
  if (laneTable !== undefined) return new SlidesEstimator(laneTable, floor.cells, tiles);
  if (estimates === undefined) return undefined;
  if (heuristic === "simple") return new SimpleEstimator(estimates, floor.cells, tiles);
  const assigned = new AssignedEstimator(estimates, floor.cells, tiles, goals);
  return heuristic === "fast" ? { estimate: (at) => assigned.sum(at) } : { estimate: (at) => assigned.worst(at) };
}

class SimpleEstimator implements Estimator {
  readonly #byColour: Uint8Array;
  readonly #cells: number;
  readonly #tiles: Tiles;

  constructor({ byColour }: Estimates, cells: number, tiles: Tiles) {
    this.#byColour = byColour;
    this.#cells = cells;
    this.#tiles = tiles;
  }

  estimate(at: Uint8Array): number {
    const byColour = this.#byColour;
    const cells = this.#cells;
    const tiles = this.#tiles;
    let sum = 0;
    for (let tile = 0; tile < tiles.count; tile++) {
      sum += byColour[(tiles.colours[tile] as number) * cells + (at[tile] as number)] as number;
    }
    return sum;
  }
}

/** `fast` and `complex`: each colour's tiles have different goals. A tile that is alone has the best of its goals. */
class AssignedEstimator {
  readonly #byColour: Uint8Array;
  readonly #cells: number;
  readonly #firstTiles: Uint8Array;
  readonly #firstGoals: Uint16Array;
  readonly #assignment: Assignment;

  constructor({ byColour, byGoal }: Estimates, cells: number, tiles: Tiles, goals: Goals) {
    this.#byColour = byColour;
    this.#cells = cells;
    this.#firstTiles = tiles.first;
    this.#firstGoals = goals.first;
    this.#assignment = new Assignment(byGoal, cells, tiles.count, goals.cells.length);
  }

  sum(at: Uint8Array): number {
    const byColour = this.#byColour;
    const cells = this.#cells;
    const firstTiles = this.#firstTiles;
    const firstGoals = this.#firstGoals;
    const assignment = this.#assignment;
    let sum = 0;
    for (let colour = 0; colour + 1 < firstTiles.length; colour++) {
      const tile = firstTiles[colour] as number;
      const end = firstTiles[colour + 1] as number;
      sum +=
        end - tile === 1
          ? (byColour[colour * cells + (at[tile] as number)] as number)
          : assignment.leastSum(at, tile, end, firstGoals[colour] as number, firstGoals[colour + 1] as number);
    }
    return sum;
  }

  worst(at: Uint8Array): number {
    const byColour = this.#byColour;
    const cells = this.#cells;
    const firstTiles = this.#firstTiles;
    const firstGoals = this.#firstGoals;
    const assignment = this.#assignment;
    let worst = 0;
    for (let colour = 0; colour + 1 < firstTiles.length; colour++) {
      const first = firstTiles[colour] as number;
      const end = firstTiles[colour + 1] as number;
      for (let tile = first; tile < end; tile++) {
        worst = Math.max(worst, byColour[colour * cells + (at[tile] as number)] as number);
      }
      if (end - first === 1) continue;
      const goal = firstGoals[colour] as number;
      const goalsEnd = firstGoals[colour + 1] as number;
      while (!assignment.isWithin(worst, at, first, end, goal, goalsEnd)) worst++;
    }
    return worst;
  }
}

class SlidesEstimator implements Estimator {
  readonly #laneTable: LaneTable;
  readonly #cells: number;
  readonly #tiles: Tiles;
  /** For each tile where the layers of its cell begin. */
  readonly #begins: Int32Array;
  /** For each set of a colour's tiles the lanes in which they can have different ones of the goals so far. */
  readonly #sets = new Int32Array(1 << MOST_MATCHED_TILES);
  /** For each tile of the colour its lanes to one goal. */
  readonly #own = new Int32Array(MOST_MATCHED_TILES);

  constructor(laneTable: LaneTable, cells: number, tiles: Tiles) {
    this.#laneTable = laneTable;
    this.#cells = cells;
    this.#tiles = tiles;
    this.#begins = new Int32Array(tiles.count);
  }

  estimate(at: Uint8Array): number {
    const cells = this.#cells;
    const begins = this.#begins;
    const { layers, lanes, matched } = this.#laneTable;
    const { count, colours } = this.#tiles;
    for (let tile = 0; tile < count; tile++) {
      begins[tile] = ((colours[tile] as number) * cells + (at[tile] as number)) * layers;
    }
    for (let n = 0; n < layers; n++) {
      let shared = -1;
      for (let tile = 0; tile < count && shared !== 0; tile++) {
        shared &= lanes[(begins[tile] as number) + n] as number;
      }
      for (let i = 0; i < matched.length && shared !== 0; i += 4) shared = this.#match(i, at, n, shared);
      if (shared !== 0) return n;
    }
    return NEVER;
  }

  /** Those of the lanes in which the tiles of one colour can come to different goals with n slides. */
  #match(colour: number, at: Uint8Array, n: number, shared: number): number {
    const { layers, lanes, matched } = this.#laneTable;
    const cells = this.#cells;
    const sets = this.#sets;
    const own = this.#own;
    const first = matched[colour] as number;
    const tiles = matched[colour + 1] as number;
    const target = matched[colour + 2] as number;
    const targetsEnd = target + (matched[colour + 3] as number);
    const all = (1 << tiles) - 1;
    for (let set = 1; set <= all; set++) sets[set] = 0;
    sets[0] = shared;
    for (let goal = target; goal < targetsEnd; goal++) {
      for (let tile = 0; tile < tiles; tile++) {
        own[tile] = lanes[(goal * cells + (at[first + tile] as number)) * layers + n] as number;
      }
      // From the largest set down, so that no set has this goal twice.
      for (let set = all; set > 0; set--) {
        let found = sets[set] as number;
        for (let tile = 0, bit = 1; bit <= set; tile++, bit <<= 1) {
          if ((set & bit) !== 0) found |= (sets[set ^ bit] as number) & (own[tile] as number);
        }
        sets[set] = found;
      }
    }
    return sets[all] as number;
  }
}
