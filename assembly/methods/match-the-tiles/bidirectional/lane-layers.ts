// For each number n of slides the cells from which a tile can come to a goal with exactly n of them, and in which lanes: what
// src/puzzles/match-the-tiles/lane-table.ts proves, here for the last six directions, so that the lanes of a cell are the
// 128 bits of one vector.
//
// A target is a colour's goals, or one goal of a colour whose tiles are matched with different ones. A layer holds the lanes
// of all targets cell by cell, for a state is looked up in one layer after the other. It is made when the bound first asks
// for its n, from the one before it: an easy level pays for few. Layers lie in the region of traces, of which there are
// none here; when it grows, the nodes move.
import { Region, Regions } from "../../../memory/regions";
import { Growth } from "../../../search/growth";
import { Board } from "./board";

/** How many directions a lane fixes. */
const LAST: u32 = 6;
const LANES: u32 = 2 << LAST;
const MOST_LAYERS: u32 = 32;
const MOST_CELLS: usize = 256;
const COLOUR_BYTES: usize = 16;

export class LaneLayers {
  static readonly BYTES: u32 = 32 * u32(MOST_CELLS);

  /** Four words a colour: its first tile, how many it has, its first target, how many it has. */
  static colours: usize = 0;
  /** For each target where its goals begin, and at the end how many goals there are; and the cells of the goals. */
  static firstGoals: usize = 0;
  static goalCells: usize = 0;
  static targets: u32 = 0;
  /** For each cell the lanes of at least one colour, and of at least two. */
  static once: usize = 0;
  static twice: usize = 0;
  static bytes: u32 = 0;
  static count: u32 = 0;
  /** Beyond them the last two come again and again. */
  static repeats: bool = false;
  /** There will be no more, though they do not repeat. */
  static isFull: bool = false;

  static begin(scratch: usize): void {
    LaneLayers.once = scratch;
    LaneLayers.twice = scratch + 16 * MOST_CELLS;
    LaneLayers.bytes = (Board.cells * LaneLayers.targets) << 4;
    LaneLayers.count = 0;
    LaneLayers.repeats = false;
    LaneLayers.isFull = false;
  }

  /** The layer of n slides, or 0 where everything is possible. */
  @inline
  static at(n: u32): usize {
    return n < LaneLayers.count ? LaneLayers.address(n) : LaneLayers.beyond(n);
  }

  private static beyond(n: u32): usize {
    while (n >= LaneLayers.count && !LaneLayers.repeats && !LaneLayers.isFull) LaneLayers.makeNext();
    if (n < LaneLayers.count) return LaneLayers.address(n);
    return LaneLayers.repeats ? LaneLayers.address(LaneLayers.count - 2 + ((n - LaneLayers.count) & 1)) : 0;
  }

  @inline
  private static address(n: u32): usize {
    return Regions.start(Region.TRACE) + <usize>(n * LaneLayers.bytes);
  }

  private static makeNext(): void {
    const n = LaneLayers.count;
    if (n == MOST_LAYERS || !Regions.ensure(Region.TRACE, u64(n + 1) * u64(LaneLayers.bytes))) {
      LaneLayers.isFull = true;
      return;
    }
    memory.fill(LaneLayers.address(n), 0, LaneLayers.bytes);
    if (n == 0) LaneLayers.fillGoals(LaneLayers.address(0));
    else LaneLayers.takeBack(n);
    // From LAST on a layer depends on the one before it and on whether n is even, and on nothing else.
    if (n >= LAST + 2) {
      LaneLayers.repeats = memory.compare(LaneLayers.address(n), LaneLayers.address(n - 2), LaneLayers.bytes) == 0;
    }
    if (!LaneLayers.repeats) LaneLayers.count++;
    Growth.keepFree(Region.TRACE, u64(n + 1) * u64(LaneLayers.bytes), u64(LaneLayers.bytes));
  }

  private static fillGoals(layer: usize): void {
    for (let target: usize = 0; target < <usize>LaneLayers.targets; target++) {
      const end = load<u32>(LaneLayers.firstGoals + (target << 2), 4);
      for (let goal = load<u32>(LaneLayers.firstGoals + (target << 2)); goal < end; goal++) {
        const cell = <usize>load<u8>(LaneLayers.goalCells + <usize>goal);
        v128.store(layer + ((cell * <usize>LaneLayers.targets + target) << 4), i32x4.splat(-1));
      }
    }
  }

  /** Takes back the slide that is the n-th from the last, in every direction. */
  private static takeBack(n: u32): void {
    const after = LaneLayers.address(n - 1);
    const before = LaneLayers.address(n);
    LaneLayers.countColours(after);
    for (let direction: u32 = 0; direction < 4; direction++) {
      const lanes = LaneLayers.lanesOf(direction, n);
      if (!v128.any_true(lanes)) continue;
      for (let colour: usize = 0; colour < <usize>Board.colours; colour++) {
        const record = LaneLayers.colours + colour * COLOUR_BYTES;
        const isAlone = load<u32>(record, 4) == 1;
        const end = load<u32>(record, 8) + load<u32>(record, 12);
        for (let target = load<u32>(record, 8); target < end; target++) {
          LaneLayers.spread(before + ((<usize>target) << 4), after + ((<usize>target) << 4), direction, lanes, isAlone);
        }
      }
    }
  }

  private static countColours(layer: usize): void {
    let at = layer;
    for (let cell: usize = 0; cell < <usize>Board.cells; cell++) {
      let once = i32x4.splat(0);
      let twice = i32x4.splat(0);
      for (let colour: usize = 0; colour < <usize>Board.colours; colour++) {
        let own = i32x4.splat(0);
        for (let left = load<u32>(LaneLayers.colours + colour * COLOUR_BYTES, 12); left > 0; left--, at += 16) {
          own = v128.or(own, v128.load(at));
        }
        twice = v128.or(twice, v128.and(own, once));
        once = v128.or(once, own);
      }
      v128.store(LaneLayers.once + (cell << 4), once);
      v128.store(LaneLayers.twice + (cell << 4), twice);
    }
  }

  /** Adds the cells of one target from which a slide in a direction leads on. Along each run, from its end on: the lanes in
   *  which a tile can have stopped so far, and those in which all cells so far can be filled by others. */
  private static spread(before: usize, after: usize, direction: u32, lanes: v128, isAlone: bool): void {
    const axis = direction >> 1;
    const isHigh = direction & 1;
    const cells = Board.cellsByPlace + <usize>(axis * Board.cells);
    const ends = Board.recordsOf(axis) + 4 + <usize>isHigh;
    const stride = <usize>(LaneLayers.targets << 4);
    const step: i32 = isHigh != 0 ? -1 : 1;
    let place: i32 = isHigh != 0 ? i32(Board.cells) - 1 : 0;
    let reached = i32x4.splat(0);
    let filled = lanes;
    let ahead: u32 = 0;
    for (let left = Board.cells; left > 0; left--, place += step, ahead++) {
      const cell = <usize>load<u8>(cells + <usize>place);
      if (place == i32(load<u8>(ends + (cell << 3)))) {
        reached = i32x4.splat(0);
        filled = lanes;
        ahead = 0;
      }
      const at = cell * stride;
      if (ahead < Board.tiles) {
        const here = v128.load(after + at);
        const once = v128.load(LaneLayers.once + (cell << 4));
        reached = v128.or(reached, v128.and(here, filled));
        filled = v128.and(
          filled,
          v128.or(v128.load(LaneLayers.twice + (cell << 4)), isAlone ? v128.andnot(once, here) : once),
        );
      }
      v128.store(before + at, v128.or(v128.load(before + at), reached));
    }
  }

  /** The lanes that have this direction as the n-th from the last. A lane is the last direction in two bits and, for each one
   *  before it, a bit that chooses between the two of its axis. */
  private static lanesOf(direction: u32, n: u32): v128 {
    let lower: u64 = 0;
    let upper: u64 = 0;
    for (let lane: u32 = 0; lane < LANES; lane++) {
      const isAllowed =
        n == 1
          ? direction == (lane & 3)
          : direction >> 1 == (((lane >> 1) ^ (n - 1)) & 1) && (n > LAST || (direction & 1) == ((lane >> n) & 1));
      if (!isAllowed) continue;
      if (lane < 64) lower |= u64(1) << u64(lane);
      else upper |= u64(1) << u64(lane - 64);
    }
    return i64x2.replace_lane(i64x2.splat(lower), 1, upper);
  }
}
