// Which tile of a colour goes to which goal: the assignment to different goals with the least sum, and whether there is
// one in which no tile is worse than a limit. There are at least as many goals as tiles, and nothing is allocated.
//
// The least sum is found by the Hungarian method (Kuhn 1955) with potentials, one tile after the other; the limit by
// augmenting paths. Tiles and goals are counted from 1, for 0 is no tile, and no goal.

const INFINITE = 0x3fffffff;

export class Assignment {
  readonly #byGoal: Uint8Array;
  readonly #cells: number;
  /** For each goal the tile that holds it, the goal (or tile) that the search came from, and its potential. */
  readonly #holders: Uint8Array;
  readonly #cameFrom: Uint16Array;
  readonly #goalPotentials: Int32Array;
  readonly #tilePotentials: Int32Array;
  /** For each goal the least reduced value that leads to it. */
  readonly #least: Int32Array;
  readonly #seen: Uint8Array;
  readonly #goalOfTile: Uint16Array;
  readonly #queue: Uint8Array;

  /** `byGoal[goal * cells + cell]` is the value of a tile at a cell for a goal. */
  constructor(byGoal: Uint8Array, cells: number, mostTiles: number, mostGoals: number) {
    this.#byGoal = byGoal;
    this.#cells = cells;
    this.#holders = new Uint8Array(mostGoals + 1);
    this.#cameFrom = new Uint16Array(mostGoals + 1);
    this.#goalPotentials = new Int32Array(mostGoals + 1);
    this.#tilePotentials = new Int32Array(mostTiles + 1);
    this.#least = new Int32Array(mostGoals + 1);
    this.#seen = new Uint8Array(mostGoals + 1);
    this.#goalOfTile = new Uint16Array(mostTiles + 1);
    this.#queue = new Uint8Array(mostTiles);
  }

  /** The least sum over assignments of the tiles at `at[tile]` up to `at[tilesEnd - 1]` to different ones of the goals. */
  leastSum(at: Uint8Array, tile: number, tilesEnd: number, goal: number, goalsEnd: number): number {
    const byGoal = this.#byGoal;
    const cells = this.#cells;
    const holders = this.#holders;
    const cameFrom = this.#cameFrom;
    const goalPotentials = this.#goalPotentials;
    const tilePotentials = this.#tilePotentials;
    const least = this.#least;
    const seen = this.#seen;
    const tiles = tilesEnd - tile;
    const goals = goalsEnd - goal;
    holders.fill(0, 0, goals + 1);
    goalPotentials.fill(0, 0, goals + 1);
    tilePotentials.fill(0, 0, tiles + 1);
    for (let entering = 1; entering <= tiles; entering++) {
      least.fill(INFINITE, 0, goals + 1);
      seen.fill(0, 0, goals + 1);
      holders[0] = entering;
      let reached = 0;
      do {
        seen[reached] = 1;
        const holder = holders[reached] as number;
        const potential = tilePotentials[holder] as number;
        let value = goal * cells + (at[tile + holder - 1] as number);
        let step = INFINITE;
        let next = 0;
        for (let g = 1; g <= goals; g++, value += cells) {
          if (seen[g] !== 0) continue;
          const reduced = (byGoal[value] as number) - potential - (goalPotentials[g] as number);
          if (reduced < (least[g] as number)) {
            least[g] = reduced;
            cameFrom[g] = reached;
          }
          if ((least[g] as number) < step) {
            step = least[g] as number;
            next = g;
          }
        }
        for (let g = 0; g <= goals; g++) {
          if (seen[g] !== 0) {
            const t = holders[g] as number;
            tilePotentials[t] = (tilePotentials[t] as number) + step;
            goalPotentials[g] = (goalPotentials[g] as number) - step;
          } else {
            least[g] = (least[g] as number) - step;
          }
        }
        reached = next;
      } while (holders[reached] !== 0);
      while (reached !== 0) {
        const from = cameFrom[reached] as number;
        holders[reached] = holders[from] as number;
        reached = from;
      }
    }
    return -(goalPotentials[0] as number);
  }

  /** Whether the tiles can be assigned to different goals such that no value is above the limit. */
  isWithin(limit: number, at: Uint8Array, tile: number, tilesEnd: number, goal: number, goalsEnd: number): boolean {
    this.#holders.fill(0, 0, goalsEnd - goal + 1);
    for (let entering = 1; entering <= tilesEnd - tile; entering++) {
      if (!this.#enter(entering, limit, at, tile, goal, goalsEnd)) return false;
    }
    return true;
  }

  /** Finds a goal for one more tile, moving others to other goals where that helps. */
  #enter(entering: number, limit: number, at: Uint8Array, tile: number, goal: number, goalsEnd: number): boolean {
    const byGoal = this.#byGoal;
    const cells = this.#cells;
    const holders = this.#holders;
    const cameFrom = this.#cameFrom;
    const seen = this.#seen;
    const goalOfTile = this.#goalOfTile;
    const queue = this.#queue;
    const goals = goalsEnd - goal;
    seen.fill(0, 0, goals + 1);
    goalOfTile[entering] = 0;
    queue[0] = entering;
    let queued = 1;
    for (let i = 0; i < queued; i++) {
      const from = queue[i] as number;
      let value = goal * cells + (at[tile + from - 1] as number);
      for (let g = 1; g <= goals; g++, value += cells) {
        if (seen[g] !== 0 || (byGoal[value] as number) > limit) continue;
        seen[g] = 1;
        cameFrom[g] = from;
        if (holders[g] === 0) {
          this.#giveAlong(g);
          return true;
        }
        queue[queued++] = holders[g] as number;
      }
    }
    return false;
  }

  /** Gives a free goal to the tile that came for it, that tile's goal to the one before, and so on. */
  #giveAlong(free: number): void {
    for (let g = free; g !== 0; ) {
      const tile = this.#cameFrom[g] as number;
      const given = this.#goalOfTile[tile] as number;
      this.#goalOfTile[tile] = g;
      this.#holders[g] = tile;
      g = given;
    }
  }
}
