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
const GREATEST_MULTIPLIER: f64 = 262144;

export class Lagrangian {
  /** Cells that are not decided yet. */
  static cells: usize = 0;
  static cellCount: i32 = 0;
  /** For each cell how many groups cover it, and the direction of its multiplier. */
  static covered: usize = 0;
  static direction: usize = 0;
  /** For each shape in a pool its reduced cost; for each open group the least of them and the greatest. */
  static reduced: usize = 0;
  static least: usize = 0;
  static greatest: usize = 0;
  /** A summed-area table of one group: multipliers of all copies above and to the left. */
  static sums: usize = 0;
  /** For each open group the copies that its shapes have: first row, row after the last, first column, column after the
   *  last. */
  static reach: usize = 0;
  static bound: i64 = 0;

  static begin(): bool {
    const cells = <usize>(Problem.cells + 1);
    Lagrangian.cells = Arena.allocate(cells << 1);
    Lagrangian.covered = Arena.allocate(cells << 2);
    Lagrangian.direction = Arena.allocate(cells << 3);
    Lagrangian.reduced = Arena.allocate((<usize>Problem.shapeCount) << 2);
    Lagrangian.least = Arena.allocate(256);
    Lagrangian.greatest = Arena.allocate(256);
    Lagrangian.sums = Arena.allocate(4400);
    Lagrangian.reach = Arena.allocate(1024);
    return (
      Lagrangian.cells != 0 &&
      Lagrangian.covered != 0 &&
      Lagrangian.direction != 0 &&
      Lagrangian.reduced != 0 &&
      Lagrangian.least != 0 &&
      Lagrangian.greatest != 0 &&
      Lagrangian.sums != 0 &&
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
    let count = 0;
    for (let cell = 0; cell < Problem.cells; cell++) {
      const w = (<usize>(cell >> 6)) << 3;
      const isOpen = ((load<u64>(cells + w) & ~load<u64>(Propagation.taken + w)) >> u64(cell & 63)) & 1;
      store<f64>(Lagrangian.direction + ((<usize>cell) << 3), 0);
      if (isOpen) store<u16>(Lagrangian.cells + (usize(count++) << 1), u16(cell));
      else store<i32>(multipliers + ((<usize>cell) << 2), 0);
    }
    store<i32>(multipliers + ((<usize>Problem.cells) << 2), 0);
    Lagrangian.cellCount = count;
    Lagrangian.findReach(frame);
  }

  static findReach(frame: Frame): void {
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
      const reach = Lagrangian.reach + ((<usize>index) << 4);
      store<u32>(reach, top);
      store<u32>(reach, bottom, 4);
      store<u32>(reach, left, 8);
      store<u32>(reach, right, 12);
    }
  }

  /** Finds the bound under the multipliers of the frame, and how often each cell is covered in it. */
  static evaluate(frame: Frame, unit: i32): void {
    const multipliers = Frames.multipliersOf(frame);
    const bytes = (<usize>Problem.words) << 3;
    let bound: i64 = 0;
    memory.fill(Lagrangian.covered, 0, (<usize>(Problem.cells + 1)) << 2);
    const cellsEnd = Lagrangian.cells + ((<usize>Lagrangian.cellCount) << 1);
    for (let at = Lagrangian.cells; at < cellsEnd; at += 2)
      bound += i64(load<i32>(multipliers + ((<usize>load<u16>(at)) << 2)));
    const pool = Frames.poolOf(frame);
    const fold = FOLD * unit;
    const sums = Lagrangian.sums;
    for (let index = 0; index < frame.open; index++) {
      Lagrangian.addUp(Problem.group(Frames.id(frame, index)), Lagrangian.reach + ((<usize>index) << 4), multipliers);
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
          load<i32>(sums + ((<usize>shape.bottomRight) << 2)) -
          load<i32>(sums + ((<usize>shape.topRight) << 2)) -
          load<i32>(sums + ((<usize>shape.bottomLeft) << 2)) +
          load<i32>(sums + ((<usize>shape.topLeft) << 2));
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

  /** Fills the summed-area table for all copies within reach. */
  static addUp(group: Group, reach: usize, multipliers: usize): void {
    const top = load<u32>(reach);
    const bottom = load<u32>(reach, 4);
    const left = load<u32>(reach, 8);
    const right = load<u32>(reach, 12);
    const size = group.size;
    const stride = (<usize>(group.across + 1)) << 2;
    let row = Lagrangian.sums + stride * <usize>top;
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
  static deflect(): f64 {
    const end = Lagrangian.cells + ((<usize>Lagrangian.cellCount) << 1);
    let product: f64 = 0;
    let old: f64 = 0;
    for (let at = Lagrangian.cells; at < end; at += 2) {
      const cell = <usize>load<u16>(at);
      const subgradient = f64(1 - load<i32>(Lagrangian.covered + (cell << 2)));
      const before = load<f64>(Lagrangian.direction + (cell << 3));
      product += subgradient * before;
      old += before * before;
    }
    const kept = product < 0 && old > 0 ? (-1.5 * product) / old : 0;
    let norm: f64 = 0;
    for (let at = Lagrangian.cells; at < end; at += 2) {
      const cell = <usize>load<u16>(at);
      const subgradient = f64(1 - load<i32>(Lagrangian.covered + (cell << 2)));
      const direction = subgradient + kept * load<f64>(Lagrangian.direction + (cell << 3));
      store<f64>(Lagrangian.direction + (cell << 3), direction);
      norm += direction * direction;
    }
    return norm;
  }

  /** Moves the multipliers by so much of the direction. */
  static takeStep(frame: Frame, step: f64): void {
    const multipliers = Frames.multipliersOf(frame);
    const end = Lagrangian.cells + ((<usize>Lagrangian.cellCount) << 1);
    for (let at = Lagrangian.cells; at < end; at += 2) {
      const cell = <usize>load<u16>(at);
      const multiplier =
        f64(load<i32>(multipliers + (cell << 2))) + step * load<f64>(Lagrangian.direction + (cell << 3));
      store<i32>(
        multipliers + (cell << 2),
        i32(nearest<f64>(min<f64>(GREATEST_MULTIPLIER, max<f64>(-GREATEST_MULTIPLIER, multiplier)))),
      );
    }
  }
}
