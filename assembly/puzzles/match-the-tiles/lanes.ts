// The look-ups of `slides`: in which lanes the tiles can come to their goals with n slides. What lanes are, and why the
// least n that leaves one is a lower bound, is proven in src/puzzles/match-the-tiles/lane-table.ts.

const MOST_TILES: usize = 64;
/** Of one colour; as in lane-table.ts. */
const MOST_MATCHED_TILES: usize = 5;
/** For each set of a colour's tiles the lanes in which they can have different ones of the goals so far. */
const SETS_BYTES: usize = 4 << MOST_MATCHED_TILES;
const OWN_BYTES: usize = MOST_MATCHED_TILES * 4;

export class Lanes {
  static readonly BYTES: u32 = u32(SETS_BYTES + OWN_BYTES + MOST_TILES * 4);

  static sets: usize = 0;
  /** For each tile of the colour its lanes to one goal. */
  static ownLanes: usize = 0;
  /** For each tile the address of the layers of its cell. */
  static layersOfTiles: usize = 0;
  static table: usize = 0;
  static cells: u32 = 0;
  /** Bytes of a cell's layers. */
  static stride: u32 = 0;

  static begin(scratch: usize, table: usize, cells: u32, layers: u32): void {
    Lanes.sets = scratch;
    Lanes.ownLanes = scratch + SETS_BYTES;
    Lanes.layersOfTiles = Lanes.ownLanes + OWN_BYTES;
    Lanes.table = table;
    Lanes.cells = cells;
    Lanes.stride = layers << 2;
  }

  @inline
  static layersOf(target: u32, cell: u32): usize {
    return Lanes.table + <usize>((target * Lanes.cells + cell) * Lanes.stride);
  }

  @inline
  static place(tile: usize, colour: u32, cell: u32): void {
    store<u32>(Lanes.layersOfTiles + (tile << 2), u32(Lanes.layersOf(colour, cell)));
  }

  /** The lanes of all tiles for n slides, and in the upper half for n + 1. */
  @inline
  static shared(tiles: usize, n: u32): u64 {
    const end = Lanes.layersOfTiles + (tiles << 2);
    let lanes: u64 = ~(<u64>0);
    for (let tile = Lanes.layersOfTiles; tile < end && lanes != 0; tile += 4) {
      lanes &= load<u64>(<usize>load<u32>(tile) + ((<usize>n) << 2));
    }
    return lanes;
  }

  /** Those of the lanes in which the tiles at `at` can come to different goals with n slides. */
  static matched(at: usize, tiles: u32, target: u32, goals: u32, n: u32, lanes: u32): u32 {
    if (tiles == 2) return Lanes.matchedPair(at, target, goals, n, lanes);
    if (tiles == 3) return Lanes.matchedThree(at, target, goals, n, lanes);
    const sets = Lanes.sets;
    const own = Lanes.ownLanes;
    const all: u32 = (1 << tiles) - 1;
    store<u32>(sets, lanes);
    for (let set: u32 = 1; set <= all; set++) store<u32>(sets + ((<usize>set) << 2), 0);
    for (let goal = target; goal < target + goals; goal++) {
      for (let tile: usize = 0; tile < <usize>tiles; tile++) {
        const layers = Lanes.layersOf(goal, load<u8>(at + tile));
        store<u32>(own + (tile << 2), load<u32>(layers + ((<usize>n) << 2)));
      }
      // From the largest set down, so that no set has this goal twice.
      for (let set = all; set > 0; set--) {
        let found = load<u32>(sets + ((<usize>set) << 2));
        for (let rest = set; rest != 0; rest &= rest - 1) {
          const tile = ctz<u32>(rest);
          const without = load<u32>(sets + ((<usize>(set ^ (1 << tile))) << 2));
          found |= without & load<u32>(own + ((<usize>tile) << 2));
        }
        store<u32>(sets + ((<usize>set) << 2), found);
      }
    }
    return load<u32>(sets + ((<usize>all) << 2));
  }

  /** The lanes of a tile to a goal with n slides. */
  @inline
  private static own(goal: u32, tile: usize, n: u32): u32 {
    return load<u32>(Lanes.layersOf(goal, load<u8>(tile)) + ((<usize>n) << 2));
  }

  /** The same for two tiles: the sets are variables. */
  private static matchedPair(at: usize, target: u32, goals: u32, n: u32, lanes: u32): u32 {
    let a: u32 = 0;
    let b: u32 = 0;
    let ab: u32 = 0;
    for (let goal = target; goal < target + goals; goal++) {
      const ownA = Lanes.own(goal, at, n);
      const ownB = Lanes.own(goal, at + 1, n);
      ab |= (a & ownB) | (b & ownA);
      a |= ownA;
      b |= ownB;
    }
    return ab & lanes;
  }

  private static matchedThree(at: usize, target: u32, goals: u32, n: u32, lanes: u32): u32 {
    let a: u32 = 0;
    let b: u32 = 0;
    let c: u32 = 0;
    let ab: u32 = 0;
    let ac: u32 = 0;
    let bc: u32 = 0;
    let abc: u32 = 0;
    for (let goal = target; goal < target + goals; goal++) {
      const ownA = Lanes.own(goal, at, n);
      const ownB = Lanes.own(goal, at + 1, n);
      const ownC = Lanes.own(goal, at + 2, n);
      abc |= (ab & ownC) | (ac & ownB) | (bc & ownA);
      ab |= (a & ownB) | (b & ownA);
      ac |= (a & ownC) | (c & ownA);
      bc |= (b & ownC) | (c & ownB);
      a |= ownA;
      b |= ownB;
      c |= ownC;
    }
    return abc & lanes;
  }
}
