// The Lagrangian bound. Every open cell has a price, of any sign. A group pays for its folds and is paid the prices of the
// cells that it covers; each group takes the shape that is cheapest for it alone. What all pay then, with the sum of all
// prices, is never more than a cover costs: a cover is such a choice too, and in it every price is paid once and got once.
// Whatever the bound would be with a certain shape, if it is beyond the limit then the shape is in no cover within it.
//
// Prices rise where nobody covers a cell, and fall where several do, so that the bound rises. They are whole numbers, so the
// bound is exact whatever the prices are.
import { Frame, Frames } from "./frames";
import { Group, Problem } from "./problem";
import { Propagation } from "./propagation";
import { Room } from "./room";

/** What one fold costs, in prices. */
export const FOLD: i32 = 1 << 12;
const MOST_PRICE: f64 = 262144;

export class Prices {
  /** Cells that are not decided yet. */
  static cells: usize = 0;
  static cellCount: i32 = 0;
  /** For each cell how many groups cover it, and the direction in which its price goes. */
  static covered: usize = 0;
  static direction: usize = 0;
  /** For each shape in a pool what it costs with its prices, for each place the least of them and the greatest. */
  static reduced: usize = 0;
  static least: usize = 0;
  static greatest: usize = 0;
  /** Sums of prices over the copies above and to the left, of the group looked at. */
  static sums: usize = 0;
  /** For each place the copies that its shapes have: first row, row after the last, first column, column after the last. */
  static reach: usize = 0;
  static bound: i64 = 0;
  static norm: f64 = 0;

  static begin(): bool {
    const cells = <usize>(Problem.cells + 1);
    Prices.cells = Room.take(cells << 1);
    Prices.covered = Room.take(cells << 2);
    Prices.direction = Room.take(cells << 3);
    Prices.reduced = Room.take((<usize>Problem.shapeCount) << 2);
    Prices.least = Room.take(256);
    Prices.greatest = Room.take(256);
    Prices.sums = Room.take(4400);
    Prices.reach = Room.take(1024);
    return (
      Prices.cells != 0 &&
      Prices.covered != 0 &&
      Prices.direction != 0 &&
      Prices.reduced != 0 &&
      Prices.least != 0 &&
      Prices.greatest != 0 &&
      Prices.sums != 0 &&
      Prices.reach != 0
    );
  }

  /** A bound in folds: they are whole. */
  @inline
  static folds(bound: i64): i32 {
    return i32(bound > 0 ? (bound + i64(FOLD - 1)) / i64(FOLD) : 0);
  }

  /** Finds the cells that are not decided after a propagation; all others have no price. */
  static open(frame: Frame): void {
    const prices = Frames.pricesOf(frame);
    const cells = Frames.cells(frame);
    let count = 0;
    for (let cell = 0; cell < Problem.cells; cell++) {
      const w = (<usize>(cell >> 6)) << 3;
      const isOpen = ((load<u64>(cells + w) & ~load<u64>(Propagation.taken + w)) >> u64(cell & 63)) & 1;
      store<f64>(Prices.direction + ((<usize>cell) << 3), 0);
      if (isOpen) store<u16>(Prices.cells + (usize(count++) << 1), u16(cell));
      else store<i32>(prices + ((<usize>cell) << 2), 0);
    }
    store<i32>(prices + ((<usize>Problem.cells) << 2), 0);
    Prices.cellCount = count;
    Prices.findReach(frame);
  }

  static findReach(frame: Frame): void {
    for (let place = 0; place < frame.open; place++) {
      let top: u32 = 64;
      let bottom: u32 = 0;
      let left: u32 = 64;
      let right: u32 = 0;
      const end = Frames.end(frame, place);
      for (let at = Frames.start(frame, place); at < end; at += 2) {
        const shape = Problem.shape(load<u16>(at));
        top = min(top, u32(shape.top));
        bottom = max(bottom, u32(shape.top) + (1 << u32(shape.rowFolds)));
        left = min(left, u32(shape.left));
        right = max(right, u32(shape.left) + (1 << u32(shape.columnFolds)));
      }
      const reach = Prices.reach + ((<usize>place) << 4);
      store<u32>(reach, top);
      store<u32>(reach, bottom, 4);
      store<u32>(reach, left, 8);
      store<u32>(reach, right, 12);
    }
  }

  /** Finds the bound under the prices of the frame, and how often each cell is covered in it. */
  static evaluate(frame: Frame, unit: i32): void {
    const prices = Frames.pricesOf(frame);
    const bytes = (<usize>Problem.words) << 3;
    let bound: i64 = 0;
    memory.fill(Prices.covered, 0, (<usize>(Problem.cells + 1)) << 2);
    const cellsEnd = Prices.cells + ((<usize>Prices.cellCount) << 1);
    for (let at = Prices.cells; at < cellsEnd; at += 2) bound += i64(load<i32>(prices + ((<usize>load<u16>(at)) << 2)));
    const pool = Frames.poolOf(frame);
    const fold = FOLD * unit;
    const sums = Prices.sums;
    for (let place = 0; place < frame.open; place++) {
      Prices.addUp(Problem.group(Frames.id(frame, place)), Prices.reach + ((<usize>place) << 4), prices);
      const start = Frames.start(frame, place);
      const end = Frames.end(frame, place);
      let into = Prices.reduced + ((start - pool) << 1);
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
      store<i32>(Prices.least + ((<usize>place) << 2), least);
      store<i32>(Prices.greatest + ((<usize>place) << 2), greatest);
      const set = Problem.set(best);
      for (let w: usize = 0; w < bytes; w += 8) {
        const counts = Prices.covered + (w << 5);
        for (let bits = load<u64>(set + w); bits != 0; bits &= bits - 1) {
          const at = counts + ((<usize>ctz<u64>(bits)) << 2);
          store<i32>(at, load<i32>(at) + 1);
        }
      }
    }
    Prices.bound = bound;
  }

  /** Adds up the prices of all copies within reach. */
  static addUp(group: Group, reach: usize, prices: usize): void {
    const top = load<u32>(reach);
    const bottom = load<u32>(reach, 4);
    const left = load<u32>(reach, 8);
    const right = load<u32>(reach, 12);
    const size = group.size;
    const stride = (<usize>(group.across + 1)) << 2;
    let row = Prices.sums + stride * <usize>top;
    for (let j = left; j <= right; j++) store<i32>(row + ((<usize>j) << 2), 0);
    for (let i = top; i < bottom; i++) {
      let copy = <usize>group.copies + ((<usize>((i * group.across + left) * size)) << 1);
      const next = row + stride;
      let sum: i32 = 0;
      store<i32>(next + ((<usize>left) << 2), 0);
      for (let j = left; j < right; j++) {
        for (const end = copy + ((<usize>size) << 1); copy < end; copy += 2) {
          sum += load<i32>(prices + ((<usize>load<u16>(copy)) << 2));
        }
        store<i32>(next + ((<usize>(j + 1)) << 2), load<i32>(row + ((<usize>(j + 1)) << 2)) + sum);
      }
      row = next;
    }
  }

  /** Strikes out the shapes with which the bound would be beyond `limit`; the answer is how many. */
  static strikeOut(frame: Frame, limit: i64): i32 {
    const slack = limit - Prices.bound;
    const pool = Frames.poolOf(frame);
    let struck = 0;
    for (let place = 0; place < frame.open; place++) {
      const least = load<i32>(Prices.least + ((<usize>place) << 2));
      if (i64(load<i32>(Prices.greatest + ((<usize>place) << 2))) - i64(least) <= slack) continue;
      const most = i32(i64(least) + slack);
      const start = Frames.start(frame, place);
      const end = Frames.end(frame, place);
      let kept = start;
      let from = Prices.reduced + ((start - pool) << 1);
      for (let at = start; at < end; at += 2, from += 4) {
        if (load<i32>(from) > most) continue;
        store<u16>(kept, load<u16>(at));
        kept += 2;
      }
      struck += i32((end - kept) >> 1);
      Frames.setEnd(frame, place, kept);
    }
    return struck;
  }

  /** Turns the direction of the prices; the answer is the square of its length. */
  static turn(): f64 {
    const end = Prices.cells + ((<usize>Prices.cellCount) << 1);
    let product: f64 = 0;
    let old: f64 = 0;
    for (let at = Prices.cells; at < end; at += 2) {
      const cell = <usize>load<u16>(at);
      const wanted = f64(1 - load<i32>(Prices.covered + (cell << 2)));
      const before = load<f64>(Prices.direction + (cell << 3));
      product += wanted * before;
      old += before * before;
    }
    const keep = product < 0 && old > 0 ? (-1.5 * product) / old : 0;
    let norm: f64 = 0;
    for (let at = Prices.cells; at < end; at += 2) {
      const cell = <usize>load<u16>(at);
      const wanted = f64(1 - load<i32>(Prices.covered + (cell << 2)));
      const direction = wanted + keep * load<f64>(Prices.direction + (cell << 3));
      store<f64>(Prices.direction + (cell << 3), direction);
      norm += direction * direction;
    }
    return norm;
  }

  /** Makes a step of this length. */
  static move(frame: Frame, step: f64): void {
    const prices = Frames.pricesOf(frame);
    const end = Prices.cells + ((<usize>Prices.cellCount) << 1);
    for (let at = Prices.cells; at < end; at += 2) {
      const cell = <usize>load<u16>(at);
      const price = f64(load<i32>(prices + (cell << 2))) + step * load<f64>(Prices.direction + (cell << 3));
      store<i32>(prices + (cell << 2), i32(nearest<f64>(min<f64>(MOST_PRICE, max<f64>(-MOST_PRICE, price)))));
    }
  }
}
