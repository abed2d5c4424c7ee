// Which tile of a colour goes to which goal: the assignment to different goals with the least sum, and whether there is
// one in which no tile is worse than a limit. There are at least as many goals as tiles, and nothing is allocated.
//
// The least sum is found by the Hungarian method (Kuhn 1955) with potentials, one tile after the other; the limit by
// augmenting paths. Tiles and goals are counted from 1, for 0 is no tile, and no goal. The twin is
// src/puzzles/match-the-tiles/assignment.ts.

const INFINITE: i32 = 0x3fffffff;

export class Assignment {
  static byGoal: usize = 0;
  static cells: usize = 0;
  /** For each goal its potential, and the least reduced value that leads to it; for each tile its potential. */
  static goalPotentials: usize = 0;
  static least: usize = 0;
  static tilePotentials: usize = 0;
  /** For each goal the tile that holds it, the goal (or tile) that the search came from, and whether it was seen. */
  static holders: usize = 0;
  static cameFrom: usize = 0;
  static seen: usize = 0;
  static goalOfTile: usize = 0;
  static queue: usize = 0;

  /** The scratch it needs. */
  static bytes(tiles: u32, goals: u32): u32 {
    return (goals + 1) * 12 + (tiles + 1) * 7;
  }

  /** At `byGoal` lies for each goal and cell the value of a tile at the cell for the goal. */
  static begin(scratch: usize, byGoal: usize, cells: u32, tiles: u32, goals: u32): void {
    const tileCount = <usize>tiles + 1;
    const goalCount = <usize>goals + 1;
    Assignment.byGoal = byGoal;
    Assignment.cells = <usize>cells;
    Assignment.goalPotentials = scratch;
    Assignment.least = Assignment.goalPotentials + goalCount * 4;
    Assignment.tilePotentials = Assignment.least + goalCount * 4;
    Assignment.cameFrom = Assignment.tilePotentials + tileCount * 4;
    Assignment.goalOfTile = Assignment.cameFrom + goalCount * 2;
    Assignment.holders = Assignment.goalOfTile + tileCount * 2;
    Assignment.seen = Assignment.holders + goalCount;
    Assignment.queue = Assignment.seen + goalCount;
  }

  /** The least sum over assignments of the tiles, whose cells lie at `at`, to different ones of the goals. */
  static leastSum(at: usize, tiles: u32, goal: u32, goals: u32): u32 {
    memory.fill(Assignment.holders, 0, <usize>goals + 1);
    memory.fill(Assignment.goalPotentials, 0, (<usize>goals + 1) << 2);
    memory.fill(Assignment.tilePotentials, 0, (<usize>tiles + 1) << 2);
    for (let entering: u32 = 1; entering <= tiles; entering++) {
      memory.fill(Assignment.seen, 0, <usize>goals + 1);
      for (let g: usize = 0; g <= <usize>goals; g++) store<i32>(Assignment.least + (g << 2), INFINITE);
      store<u8>(Assignment.holders, entering);
      let reached: u32 = 0;
      do {
        reached = Assignment.reachNext(reached, at, goal, goals);
      } while (load<u8>(Assignment.holders + <usize>reached) != 0);
      while (reached != 0) {
        const from = u32(load<u16>(Assignment.cameFrom + ((<usize>reached) << 1)));
        store<u8>(Assignment.holders + <usize>reached, load<u8>(Assignment.holders + <usize>from));
        reached = from;
      }
    }
    return u32(-load<i32>(Assignment.goalPotentials));
  }

  /** Goes on from a goal, through the tile that holds it, to the nearest goal that has not been seen. */
  private static reachNext(reached: u32, at: usize, goal: u32, goals: u32): u32 {
    store<u8>(Assignment.seen + <usize>reached, 1);
    const holder = <usize>load<u8>(Assignment.holders + <usize>reached);
    const potential = load<i32>(Assignment.tilePotentials + (holder << 2));
    let value = Assignment.byGoal + <usize>goal * Assignment.cells + <usize>load<u8>(at + holder - 1);
    let step = INFINITE;
    let next: u32 = 0;
    for (let g: u32 = 1; g <= goals; g++, value += Assignment.cells) {
      if (load<u8>(Assignment.seen + <usize>g) != 0) continue;
      const reduced = i32(load<u8>(value)) - potential - load<i32>(Assignment.goalPotentials + ((<usize>g) << 2));
      const least = Assignment.least + ((<usize>g) << 2);
      if (reduced < load<i32>(least)) {
        store<i32>(least, reduced);
        store<u16>(Assignment.cameFrom + ((<usize>g) << 1), reached);
      }
      if (load<i32>(least) < step) {
        step = load<i32>(least);
        next = g;
      }
    }
    Assignment.shiftPotentials(step, goals);
    return next;
  }

  private static shiftPotentials(step: i32, goals: u32): void {
    for (let g: usize = 0; g <= <usize>goals; g++) {
      if (load<u8>(Assignment.seen + g) != 0) {
        const tile = Assignment.tilePotentials + ((<usize>load<u8>(Assignment.holders + g)) << 2);
        const own = Assignment.goalPotentials + (g << 2);
        store<i32>(tile, load<i32>(tile) + step);
        store<i32>(own, load<i32>(own) - step);
      } else {
        const least = Assignment.least + (g << 2);
        store<i32>(least, load<i32>(least) - step);
      }
    }
  }

  /** Whether the tiles can be assigned to different goals such that no value is above the limit. */
  static isWithin(limit: u32, at: usize, tiles: u32, goal: u32, goals: u32): bool {
    memory.fill(Assignment.holders, 0, <usize>goals + 1);
    for (let entering: u32 = 1; entering <= tiles; entering++) {
      if (!Assignment.enter(entering, limit, at, goal, goals)) return false;
    }
    return true;
  }

  /** Finds a goal for one more tile, moving others to other goals where that helps. */
  private static enter(entering: u32, limit: u32, at: usize, goal: u32, goals: u32): bool {
    memory.fill(Assignment.seen, 0, <usize>goals + 1);
    store<u16>(Assignment.goalOfTile + ((<usize>entering) << 1), 0);
    store<u8>(Assignment.queue, entering);
    let end = Assignment.queue + 1;
    for (let i = Assignment.queue; i < end; i++) {
      const from = u32(load<u8>(i));
      let value = Assignment.byGoal + <usize>goal * Assignment.cells + <usize>load<u8>(at + <usize>from - 1);
      for (let g: usize = 1; g <= <usize>goals; g++, value += Assignment.cells) {
        if (load<u8>(Assignment.seen + g) != 0 || u32(load<u8>(value)) > limit) continue;
        store<u8>(Assignment.seen + g, 1);
        store<u16>(Assignment.cameFrom + (g << 1), from);
        const holder = load<u8>(Assignment.holders + g);
        if (holder == 0) {
          Assignment.giveAlong(g);
          return true;
        }
        store<u8>(end++, holder);
      }
    }
    return false;
  }

  /** Gives a free goal to the tile that came for it, that tile's goal to the one before, and so on. */
  private static giveAlong(free: usize): void {
    for (let g = free; g != 0; ) {
      const tile = load<u16>(Assignment.cameFrom + (g << 1));
      const given = <usize>load<u16>(Assignment.goalOfTile + ((<usize>tile) << 1));
      store<u16>(Assignment.goalOfTile + ((<usize>tile) << 1), u32(g));
      store<u8>(Assignment.holders + g, tile);
      g = given;
    }
  }
}
