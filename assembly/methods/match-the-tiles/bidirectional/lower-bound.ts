// The heuristic h: a lower bound on the slides from a state to a goal state, given the axis of the next slide.
//
// The lanes of lane-layers.ts name the last directions of a solution. Slides alternate, so the axis of the next one and the
// number n of slides say along which axis the last one is: half of the lanes. And lanes are for exactly n slides: where
// fewer than `least` are ruled out otherwise, the first n from `least` on that leaves a lane is a bound, however many lanes
// smaller numbers have. So h is consistent too: never less than its parent's by more than 1.
import { Board } from "./board";
import { LaneLayers } from "./lane-layers";

const MOST_TILES: usize = 64;
/** Of one colour whose tiles are matched; as in lane-table.ts. */
const MOST_MATCHED_TILES: usize = 5;
/** For each set of a colour's tiles the lanes in which they can have different ones of the goals so far. */
const SETS: usize = MOST_TILES * 4;
const COLOUR_BYTES: usize = 16;
/** The lanes whose last direction is up or down, of 32. */
const LAST_VERTICAL: i32 = 0x33333333;

export class LowerBound {
  static readonly BYTES: u32 = u32(SETS + ((<usize>16) << MOST_MATCHED_TILES));
  static readonly NEVER: u32 = 0xffffffff;

  /** For each tile first its cell, then where its cell begins in a layer. */
  static scratch: usize = 0;

  /** The least number of slides that is possible, from `least` on. `axes` are those of the next slide, as bits. */
  static from(least: u32, state: usize, axes: u32): u32 {
    if (LaneLayers.targets == 0) return least;
    LowerBound.place(state);
    let n = least;
    for (let layer = LaneLayers.at(n); layer != 0; layer = LaneLayers.at(++n)) {
      if (LowerBound.isHopeless(n, least)) return LowerBound.NEVER;
      if (LowerBound.hasLane(layer, LowerBound.lanesFor(n, axes))) break;
    }
    return n;
  }

  /** Whether exactly n slides are excluded. */
  static excludes(n: u32, state: usize, axes: u32): bool {
    if (LaneLayers.targets == 0) return false;
    LowerBound.place(state);
    const layer = LaneLayers.at(n);
    return layer != 0 && !LowerBound.hasLane(layer, LowerBound.lanesFor(n, axes));
  }

  /** Whether no number is possible, where all from `least` to the one before n are excluded. */
  @inline
  static isHopeless(n: u32, least: u32): bool {
    return LaneLayers.repeats && n >= max(LaneLayers.count, least) + 2;
  }

  /** Finds where the cell of each tile begins in a layer. */
  @inline
  private static place(state: usize): void {
    const stride = LaneLayers.targets << 4;
    const mask: u32 = (1 << Board.bits) - 1;
    let tile: u32 = 0;
    for (let word = state; tile < Board.tiles; word += 4) {
      const end = min(tile + Board.perWord, Board.tiles);
      for (let rest = load<u32>(word); tile < end; tile++, rest >>= Board.bits) {
        store<u32>(LowerBound.scratch + ((<usize>tile) << 2), (rest & mask) * stride);
      }
    }
  }

  /** The lanes of n slides of which the first is along one of the axes. */
  @inline
  private static lanesFor(n: u32, axes: u32): v128 {
    if (axes == 3) return i32x4.splat(-1);
    const isLastVertical = (axes == 1) == ((n & 1) == 1);
    return i32x4.splat(isLastVertical ? LAST_VERTICAL : ~LAST_VERTICAL);
  }

  /** Whether one of the lanes is left where all tiles come to goals, those of a matched colour to different ones. */
  private static hasLane(layer: usize, given: v128): bool {
    let lanes = given;
    const end = LaneLayers.colours + <usize>Board.colours * COLOUR_BYTES;
    for (let colour = LaneLayers.colours; colour < end; colour += COLOUR_BYTES) {
      const offsets = LowerBound.scratch + ((<usize>load<u32>(colour)) << 2);
      const tiles = load<u32>(colour, 4);
      const target = layer + ((<usize>load<u32>(colour, 8)) << 4);
      const targets = load<u32>(colour, 12);
      if (targets == 1) lanes = LowerBound.alone(offsets, tiles, target, lanes);
      else if (tiles == 2) lanes = LowerBound.pair(offsets, target, targets, lanes);
      else if (tiles == 3) lanes = LowerBound.three(offsets, target, targets, lanes);
      else lanes = LowerBound.several(offsets, tiles, target, targets, lanes);
      if (!v128.any_true(lanes)) return false;
    }
    return true;
  }

  /** The lanes of a tile to a target. */
  @inline
  private static own(target: usize, offset: usize): v128 {
    return v128.load(target + <usize>load<u32>(offset));
  }

  @inline
  private static alone(offsets: usize, tiles: u32, target: usize, given: v128): v128 {
    let lanes = given;
    for (let at = offsets; at < offsets + ((<usize>tiles) << 2); at += 4) {
      lanes = v128.and(lanes, LowerBound.own(target, at));
    }
    return lanes;
  }

  @inline
  private static pair(offsets: usize, target: usize, targets: u32, lanes: v128): v128 {
    let a = i32x4.splat(0);
    let b = i32x4.splat(0);
    let ab = i32x4.splat(0);
    for (let goal = target; goal < target + ((<usize>targets) << 4); goal += 16) {
      const ownA = LowerBound.own(goal, offsets);
      const ownB = LowerBound.own(goal, offsets + 4);
      ab = v128.or(ab, v128.or(v128.and(a, ownB), v128.and(b, ownA)));
      a = v128.or(a, ownA);
      b = v128.or(b, ownB);
    }
    return v128.and(lanes, ab);
  }

  private static three(offsets: usize, target: usize, targets: u32, lanes: v128): v128 {
    let a = i32x4.splat(0);
    let b = i32x4.splat(0);
    let c = i32x4.splat(0);
    let ab = i32x4.splat(0);
    let ac = i32x4.splat(0);
    let bc = i32x4.splat(0);
    let abc = i32x4.splat(0);
    for (let goal = target; goal < target + ((<usize>targets) << 4); goal += 16) {
      const ownA = LowerBound.own(goal, offsets);
      const ownB = LowerBound.own(goal, offsets + 4);
      const ownC = LowerBound.own(goal, offsets + 8);
      abc = v128.or(abc, v128.or(v128.and(ab, ownC), v128.or(v128.and(ac, ownB), v128.and(bc, ownA))));
      ab = v128.or(ab, v128.or(v128.and(a, ownB), v128.and(b, ownA)));
      ac = v128.or(ac, v128.or(v128.and(a, ownC), v128.and(c, ownA)));
      bc = v128.or(bc, v128.or(v128.and(b, ownC), v128.and(c, ownB)));
      a = v128.or(a, ownA);
      b = v128.or(b, ownB);
      c = v128.or(c, ownC);
    }
    return v128.and(lanes, abc);
  }

  /** For each set of the tiles the lanes in which they come to different ones of the goals so far. */
  private static several(offsets: usize, tiles: u32, target: usize, targets: u32, lanes: v128): v128 {
    const sets = LowerBound.scratch + SETS;
    const all: u32 = (1 << tiles) - 1;
    v128.store(sets, lanes);
    memory.fill(sets + 16, 0, (<usize>all) << 4);
    for (let goal = target; goal < target + ((<usize>targets) << 4); goal += 16) {
      // From the largest set down, so that no set has this goal twice.
      for (let set = all; set > 0; set--) {
        let found = v128.load(sets + ((<usize>set) << 4));
        for (let rest = set; rest != 0; rest &= rest - 1) {
          const tile = ctz<u32>(rest);
          const without = v128.load(sets + ((<usize>(set ^ (1 << tile))) << 4));
          found = v128.or(found, v128.and(without, LowerBound.own(goal, offsets + ((<usize>tile) << 2))));
        }
        v128.store(sets + ((<usize>set) << 4), found);
      }
    }
    return v128.load(sets + ((<usize>all) << 4));
  }
}
