// The Lagrangian bound (Held & Karp 1971; Fisher 1981). Every open cell has a multiplier, of any sign. The reduced cost of a
// shape is its folds less the multipliers of the cells that it covers; each group takes its cheapest shape. The sum of those
// reduced costs and of all multipliers is never more than a cover costs: a cover is such a choice too, and in it every
// multiplier is added once and taken away once. Reduced cost fixing: if the bound with a certain shape is beyond the limit,
// then the shape is in no cover within it.
//
// The subgradient method raises the bound: multipliers rise where no group covers a cell, and fall where several do. The
// direction is deflected by the last one (Camerini, Fratta & Maffioli 1975, "On improving relaxation methods by modified
// gradient techniques"), the step goes by what the bound falls short of the limit (Held, Wolfe & Crowder 1974, "Validation
// of subgradient optimization"). Multipliers are whole numbers, so the bound is exact whatever they are.
import { Arena } from "./arena";
import { Frame, Frames } from "./frames";
import { Group, Problem } from "./problem";
import { Propagation } from "./propagation";

/** What one fold costs, in the unit of multipliers. */
export const FOLD: i32 = 1 << 12;
const GREATEST_MULTIPLIER: f32 = 262144;
/** Where among the reaches that of all groups of one cell together stands. */
const SHARED_REACH: usize = 64 * 16;

export class Lagrangian {
  /** Bytes of one word a cell, with room for the last four. */
  static cellBytes: usize = 0;
  /** For each cell all bits if it is not decided yet, how many groups cover it, and the direction of its multiplier. */
  static isOpen: usize = 0;
  static covered: usize = 0;
  static direction: usize = 0;
  /** For each shape in a pool its reduced cost; for each open group the least of them and the greatest. */
  static reduced: usize = 0;
  static least: usize = 0;
  static greatest: usize = 0;
  /** A summed-area table of one group: multipliers of all copies above and to the left. Groups of one cell have all the
   *  same copies, and share a table. */
  static sums: usize = 0;
  static sharedSums: usize = 0;
  static isShared: bool = false;
  /** For each open group the copies that its shapes have: first row, row after the last, first column, column after the
   *  last. */
  static reach: usize = 0;
  static bound: i64 = 0;

  static begin(): bool {
    Lagrangian.cellBytes = ((<usize>(Problem.cells + 4)) << 2) & ~15;
    Lagrangian.isOpen = Arena.allocate(Lagrangian.cellBytes);
    Lagrangian.covered = Arena.allocate(Lagrangian.cellBytes);
    Lagrangian.direction = Arena.allocate(Lagrangian.cellBytes);
    Lagrangian.reduced = Arena.allocate((<usize>Problem.shapeCount) << 2);
    Lagrangian.least = Arena.allocate(256);
    Lagrangian.greatest = Arena.allocate(256);
    Lagrangian.sums = Arena.allocate(4400);
    Lagrangian.sharedSums = Arena.allocate(4400);
    Lagrangian.reach = Arena.allocate(SHARED_REACH + 16);
    return (
      Lagrangian.isOpen != 0 &&
      Lagrangian.covered != 0 &&
      Lagrangian.direction != 0 &&
      Lagrangian.reduced != 0 &&
      Lagrangian.least != 0 &&
      Lagrangian.greatest != 0 &&
      Lagrangian.sums != 0 &&
      Lagrangian.sharedSums != 0 &&
      Lagrangian.reach != 0
    );
  }

  /** A bound in folds: they are whole. */
  @inline
  static folds(bound: i64): i32 {
    return i32(bound > 0 ? (bound + i64(FOLD - 1)) / i64(FOLD) : 0);
  }

  /** Finds the cells that are not decided after a propagation; all others have no multiplier. */
  static open(frame: Frame): void {
    const multipliers = Frames.multipliersOf(frame);
    const cells = Frames.cells(frame);
    memory.fill(Lagrangian.isOpen, 0, Lagrangian.cellBytes);
    memory.fill(Lagrangian.direction, 0, Lagrangian.cellBytes);
    for (let cell = 0; cell < Problem.cells; cell++) {
      const w = (<usize>(cell >> 6)) << 3;
      const isOpen = ((load<u64>(cells + w) & ~load<u64>(Propagation.taken + w)) >> u64(cell & 63)) & 1;
      if (isOpen) store<i32>(Lagrangian.isOpen + ((<usize>cell) << 2), -1);
      else store<i32>(multipliers + ((<usize>cell) << 2), 0);
    }
    store<i32>(multipliers + ((<usize>Problem.cells) << 2), 0);
    Lagrangian.findReach(frame);
  }

  /** Finds the reach of every group, and whether one table for all groups of one cell is less work than one for each. */
  private static findReach(frame: Frame): void {
    const shared = Lagrangian.reach + SHARED_REACH;
    let copies: u32 = 0;
    Lagrangian.setReach(shared, 64, 0, 64, 0);
    for (let index = 0; index < frame.open; index++) {
      let top: u32 = 64;
      let bottom: u32 = 0;
      let left: u32 = 64;
      let right: u32 = 0;
      const end = Frames.end(frame, index);
      for (let at = Frames.start(frame, index); at < end; at += 2) {
        const shape = Problem.shape(load<u16>(at));
        top = min(top, u32(shape.top));
        bottom = max(bottom, u32(shape.top) + (1 << u32(shape.rowFolds)));
        left = min(left, u32(shape.left));
        right = max(right, u32(shape.left) + (1 << u32(shape.columnFolds)));
      }
      Lagrangian.setReach(Lagrangian.reach + ((<usize>index) << 4), top, bottom, left, right);
      if (Problem.group(Frames.id(frame, index)).size != 1) continue;
      copies += (bottom - top) * (right - left);
      Lagrangian.setReach(
        shared,
        min(top, load<u32>(shared)),
        max(bottom, load<u32>(shared, 4)),
        min(left, load<u32>(shared, 8)),
        max(right, load<u32>(shared, 12)),
      );
    }
    Lagrangian.isShared =
      (load<u32>(shared, 4) - load<u32>(shared)) * (load<u32>(shared, 12) - load<u32>(shared, 8)) < copies;
  }

  @inline
  private static setReach(reach: usize, top: u32, bottom: u32, left: u32, right: u32): void {
    store<u32>(reach, top);
    store<u32>(reach, bottom, 4);
    store<u32>(reach, left, 8);
    store<u32>(reach, right, 12);
  }

  /** Finds the bound under the multipliers of the frame, and how often each cell is covered in it. */
  static evaluate(frame: Frame, unit: i32): void {
    const multipliers = Frames.multipliersOf(frame);
    const bytes = (<usize>Problem.words) << 3;
    memory.fill(Lagrangian.covered, 0, Lagrangian.cellBytes);
    let bound = Lagrangian.sumOf(multipliers);
    const pool = Frames.poolOf(frame);
    const fold = FOLD * unit;
    let isSharedMade = false;
    for (let index = 0; index < frame.open; index++) {
      const group = Problem.group(Frames.id(frame, index));
      let sums = Lagrangian.sums;
      if (group.size != 1 || !Lagrangian.isShared) {
        Lagrangian.addUp(group, Lagrangian.reach + ((<usize>index) << 4), multipliers, sums);
      } else {
        sums = Lagrangian.sharedSums;
        if (!isSharedMade) Lagrangian.addUp(group, Lagrangian.reach + SHARED_REACH, multipliers, sums);
        isSharedMade = true;
      }
      const start = Frames.start(frame, index);
      const end = Frames.end(frame, index);
      let into = Lagrangian.reduced + ((start - pool) << 1);
      let least: i32 = 0x7fffffff;
      let greatest: i32 = -0x7fffffff;
      let best: i32 = 0;
      for (let at = start; at < end; at += 2, into += 4) {
        const number = i32(load<u16>(at));
        const shape = Problem.shape(number);
        const sum =
          load<i32>(sums + <usize>shape.bottomRight) -
          load<i32>(sums + <usize>shape.topRight) -
          load<i32>(sums + <usize>shape.bottomLeft) +
          load<i32>(sums + <usize>shape.topLeft);
        const reduced = i32(shape.folds) * fold - sum;
        store<i32>(into, reduced);
        greatest = max(greatest, reduced);
        if (reduced < least) {
          least = reduced;
          best = number;
        }
      }
      bound += i64(least);
      store<i32>(Lagrangian.least + ((<usize>index) << 2), least);
      store<i32>(Lagrangian.greatest + ((<usize>index) << 2), greatest);
      const set = Problem.set(best);
      for (let w: usize = 0; w < bytes; w += 8) {
        const counts = Lagrangian.covered + (w << 5);
        for (let bits = load<u64>(set + w); bits != 0; bits &= bits - 1) {
          const at = counts + ((<usize>ctz<u64>(bits)) << 2);
          store<i32>(at, load<i32>(at) + 1);
        }
      }
    }
    Lagrangian.bound = bound;
  }

  /** The sum of all multipliers. */
  private static sumOf(multipliers: usize): i64 {
    let sum = i32x4.splat(0);
    for (let at: usize = 0; at < Lagrangian.cellBytes; at += 16) {
      sum = i32x4.add(sum, v128.and(v128.load(multipliers + at), v128.load(Lagrangian.isOpen + at)));
    }
    return (
      i64(i32x4.extract_lane(sum, 0)) +
      i64(i32x4.extract_lane(sum, 1)) +
      i64(i32x4.extract_lane(sum, 2)) +
      i64(i32x4.extract_lane(sum, 3))
    );
  }

  /** Fills the summed-area table for all copies within reach. */
  private static addUp(group: Group, reach: usize, multipliers: usize, sums: usize): void {
    const top = load<u32>(reach);
    const bottom = load<u32>(reach, 4);
    const left = load<u32>(reach, 8);
    const right = load<u32>(reach, 12);
    const size = group.size;
    const stride = (<usize>(group.across + 1)) << 2;
    let row = sums + stride * <usize>top;
    for (let j = left; j <= right; j++) store<i32>(row + ((<usize>j) << 2), 0);
    for (let i = top; i < bottom; i++) {
      let copy = <usize>group.copies + ((<usize>((i * group.across + left) * size)) << 1);
      const next = row + stride;
      let sum: i32 = 0;
      store<i32>(next + ((<usize>left) << 2), 0);
      for (let j = left; j < right; j++) {
        for (const end = copy + ((<usize>size) << 1); copy < end; copy += 2) {
          sum += load<i32>(multipliers + ((<usize>load<u16>(copy)) << 2));
        }
        store<i32>(next + ((<usize>(j + 1)) << 2), load<i32>(row + ((<usize>(j + 1)) << 2)) + sum);
      }
      row = next;
    }
  }

  /** Strikes out the shapes with which the bound would be beyond `limit`; returns how many. */
  static fixByReducedCost(frame: Frame, limit: i64): i32 {
    const slack = limit - Lagrangian.bound;
    const pool = Frames.poolOf(frame);
    let struck = 0;
    for (let index = 0; index < frame.open; index++) {
      const least = load<i32>(Lagrangian.least + ((<usize>index) << 2));
      if (i64(load<i32>(Lagrangian.greatest + ((<usize>index) << 2))) - i64(least) <= slack) continue;
      const most = i32(i64(least) + slack);
      const start = Frames.start(frame, index);
      const end = Frames.end(frame, index);
      let kept = start;
      let from = Lagrangian.reduced + ((start - pool) << 1);
      for (let at = start; at < end; at += 2, from += 4) {
        if (load<i32>(from) > most) continue;
        store<u16>(kept, load<u16>(at));
        kept += 2;
      }
      struck += i32((end - kept) >> 1);
      Frames.setEnd(frame, index, kept);
    }
    return struck;
  }

  /** Makes the next direction, the subgradient deflected by the last direction; returns the square of its length. */
  static deflect(): f32 {
    const bytes = Lagrangian.cellBytes;
    let products = f32x4.splat(0);
    let squares = f32x4.splat(0);
    for (let at: usize = 0; at < bytes; at += 16) {
      const before = v128.load(Lagrangian.direction + at);
      products = f32x4.add(products, f32x4.mul(Lagrangian.subgradientAt(at), before));
      squares = f32x4.add(squares, f32x4.mul(before, before));
    }
    const product = sumOfLanes(products);
    const old = sumOfLanes(squares);
    const kept = f32x4.splat(product < 0 && old > 0 ? (-1.5 * product) / old : 0);
    let norms = f32x4.splat(0);
    for (let at: usize = 0; at < bytes; at += 16) {
      const before = v128.load(Lagrangian.direction + at);
      const direction = f32x4.add(Lagrangian.subgradientAt(at), f32x4.mul(kept, before));
      v128.store(Lagrangian.direction + at, direction);
      norms = f32x4.add(norms, f32x4.mul(direction, direction));
    }
    return sumOfLanes(norms);
  }

  /** Of four open cells how often each should be covered more than it is; 0 of others. */
  @inline
  private static subgradientAt(at: usize): v128 {
    const missing = i32x4.sub(i32x4.splat(1), v128.load(Lagrangian.covered + at));
    return f32x4.convert_i32x4_s(v128.and(missing, v128.load(Lagrangian.isOpen + at)));
  }

  /** Moves the multipliers by so much of the direction. */
  static takeStep(frame: Frame, step: f32): void {
    const multipliers = Frames.multipliersOf(frame);
    const steps = f32x4.splat(step);
    const greatest = f32x4.splat(GREATEST_MULTIPLIER);
    const least = f32x4.splat(-GREATEST_MULTIPLIER);
    for (let at: usize = 0; at < Lagrangian.cellBytes; at += 16) {
      const old = f32x4.convert_i32x4_s(v128.load(multipliers + at));
      const moved = f32x4.add(old, f32x4.mul(steps, v128.load(Lagrangian.direction + at)));
      const multiplier = f32x4.nearest(f32x4.min(greatest, f32x4.max(least, moved)));
      v128.store(multipliers + at, v128.and(i32x4.trunc_sat_f32x4_s(multiplier), v128.load(Lagrangian.isOpen + at)));
    }
  }
}

function sumOfLanes(four: v128): f32 {
  return (
    f32x4.extract_lane(four, 0) +
    f32x4.extract_lane(four, 1) +
    f32x4.extract_lane(four, 2) +
    f32x4.extract_lane(four, 3)
  );
}
