// The Lagrangian bound (Held & Karp 1971; Fisher 1981). Every open cell has a multiplier, of any sign. The reduced cost of a
// shape is its folds less the multipliers of the cells that it covers; each group takes its cheapest shape. The sum of those
// reduced costs and of all multipliers is never more than a cover costs: a cover is such a choice too, and in it every
// multiplier is added once and taken away once. Reduced cost fixing: if the bound with a certain shape is beyond the limit,
// then the shape is in no cover within it.
//
// Multipliers are whole numbers, so the bound is exact whatever they are. How they move is in smoothing.ts.
import { Arena } from "./arena";
import { Frame, Frames } from "./frames";
import { Group, Problem } from "./problem";
import { Propagation } from "./propagation";

/** What one fold costs, in the unit of multipliers. */
export const FOLD: i32 = 1 << 12;
/** Where among the reaches that of all groups of one cell together stands. */
const SHARED_REACH: usize = 64 * 16;
/** Two summed-area tables, each of one group: multipliers of all copies above and to the left. Groups of one cell have all the
 *  same copies, and share the second. */
const TABLE: usize = 4768;
const SUMS: usize = memory.data(9536, 16);

export class Lagrangian {
  /** For each place whether its cell is not decided yet: all bits or none. */
  static undecided: usize = 0;
  /** For each shape in a pool its reduced cost, with room for the last four; for each open group the least of them and the greatest. */
  static reduced: usize = 0;
  static least: usize = 0;
  static greatest: usize = 0;
  /** For each shape in a pool what is read of it in a round: three corners of its sum, and what its folds cost. */
  static records: usize = 0;
  /** Whether the groups of one cell share a table. */
  static isShared: bool = false;
  /** For each open group the copies that its shapes have: first row, row after the last, first column, column after the
   *  last. */
  static reach: usize = 0;
  /** Of all multipliers. */
  static sum: i64 = 0;
  static bound: i64 = 0;

  static begin(): bool {
    Lagrangian.undecided = Arena.allocate(Problem.placeBytes);
    Lagrangian.reduced = Arena.allocate((<usize>(Problem.shapeCount + 4)) << 2);
    Lagrangian.least = Arena.allocate(256);
    Lagrangian.greatest = Arena.allocate(256);
    Lagrangian.records = Arena.allocate((<usize>Problem.shapeCount) << 3);
    Lagrangian.reach = Arena.allocate(SHARED_REACH + 16);
    return (
      Lagrangian.undecided != 0 &&
      Lagrangian.reduced != 0 &&
      Lagrangian.least != 0 &&
      Lagrangian.greatest != 0 &&
      Lagrangian.records != 0 &&
      Lagrangian.reach != 0
    );
  }

  /** A bound in folds: they are whole. */
  @inline
  static folds(bound: i64): i32 {
    return i32(bound > 0 ? (bound + i64(FOLD - 1)) / i64(FOLD) : 0);
  }

  /** Finds the cells that are not decided after a propagation; all others have no multiplier. */
  static open(frame: Frame, unit: i32): void {
    const multipliers = Frames.multipliersOf(frame);
    const cells = Frames.cells(frame);
    memory.fill(Lagrangian.undecided, 0, Problem.placeBytes);
    for (let w: usize = 0; w < <usize>Problem.words; w++) {
      const undecided = load<u64>(cells + (w << 3)) & ~load<u64>(Propagation.taken + (w << 3));
      for (let bits = undecided; bits != 0; bits &= bits - 1) {
        store<i32>(Lagrangian.undecided + Problem.place((w << 6) + <usize>ctz<u64>(bits)), -1);
      }
    }
    let sum = i32x4.splat(0);
    for (let at: usize = 0; at < Problem.placeBytes; at += 16) {
      const open = v128.and(v128.load(multipliers + at), v128.load(Lagrangian.undecided + at));
      v128.store(multipliers + at, open);
      sum = i32x4.add(sum, open);
    }
    Lagrangian.setSum(sum);
    Lagrangian.findReach(frame);
    Lagrangian.record(frame, unit);
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
      Lagrangian.setReach(Lagrangian.reachOf(index), top, bottom, left, right);
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

  /** Writes what is read of the shapes. */
  private static record(frame: Frame, unit: i32): void {
    const pool = Frames.poolOf(frame);
    for (let index = 0; index < frame.open; index++) {
      const table = Lagrangian.isSharing(Problem.group(Frames.id(frame, index))) ? TABLE : 0;
      const end = Frames.end(frame, index);
      for (let at = Frames.start(frame, index); at < end; at += 2) {
        const shape = Problem.shape(load<u16>(at));
        const record = Lagrangian.records + ((at - pool) << 2);
        store<u16>(record, u16(table + <usize>shape.topLeft));
        store<u16>(record, u16(table + <usize>shape.topRight), 2);
        store<u16>(record, u16(table + <usize>shape.bottomLeft), 4);
        store<u16>(record, u16(i32(shape.folds) * FOLD * unit), 6);
      }
    }
  }

  /** Any of the groups of one cell. */
  static sharedGroup(frame: Frame): Group {
    let index = 0;
    while (Problem.group(Frames.id(frame, index)).size != 1) index++;
    return Problem.group(Frames.id(frame, index));
  }

  /** Whether the group shares the second table. */
  @inline
  static isSharing(group: Group): bool {
    return Lagrangian.isShared && group.size == 1;
  }

  @inline
  static reachOf(index: i32): usize {
    return Lagrangian.reach + ((<usize>index) << 4);
  }

  @inline
  static sharedReach(): usize {
    return Lagrangian.reach + SHARED_REACH;
  }

  @inline
  static sharedTable(): usize {
    return TABLE;
  }

  @inline
  private static setReach(reach: usize, top: u32, bottom: u32, left: u32, right: u32): void {
    store<u32>(reach, top);
    store<u32>(reach, bottom, 4);
    store<u32>(reach, left, 8);
    store<u32>(reach, right, 12);
  }

  /** Finds the bound under the multipliers of the frame, and all reduced costs. */
  static evaluate(frame: Frame): void {
    const multipliers = Frames.multipliersOf(frame);
    let bound = Lagrangian.sum;
    const pool = Frames.poolOf(frame);
    if (Lagrangian.isShared) {
      Lagrangian.addUp(Lagrangian.sharedGroup(frame), Lagrangian.reach + SHARED_REACH, multipliers, SUMS + TABLE);
    }
    for (let index = 0; index < frame.open; index++) {
      const group = Problem.group(Frames.id(frame, index));
      if (!Lagrangian.isSharing(group)) Lagrangian.addUp(group, Lagrangian.reachOf(index), multipliers, SUMS);
      const start = Frames.start(frame, index) - pool;
      const end = Frames.end(frame, index) - pool;
      let record = Lagrangian.records + (start << 2);
      let into = Lagrangian.reduced + (start << 1);
      const last = Lagrangian.reduced + (end << 1);
      for (; into < last; into += 4, record += 8) {
        const topLeft = <usize>load<u16>(record);
        const topRight = <usize>load<u16>(record, 2);
        const bottomLeft = <usize>load<u16>(record, 4);
        const reduced =
          i32(load<u16>(record, 6)) -
          (load<i32>(topRight + bottomLeft - topLeft, SUMS) - load<i32>(topRight, SUMS)) +
          (load<i32>(bottomLeft, SUMS) - load<i32>(topLeft, SUMS));
        store<i32>(into, reduced);
      }
    }
    for (let index = 0; index < frame.open; index++) bound += i64(Lagrangian.findRange(frame, index));
    Lagrangian.bound = bound;
  }

  /** Finds the least reduced cost of a group, and the greatest; returns the least. All are written by then: what four stores have
   *  just written is slow to load as one. */
  private static findRange(frame: Frame, index: i32): i32 {
    const pool = Frames.poolOf(frame);
    const start = Lagrangian.reduced + ((Frames.start(frame, index) - pool) << 1);
    const end = Lagrangian.reduced + ((Frames.end(frame, index) - pool) << 1);
    let least = load<i32>(start);
    let greatest = least;
    if (end - start < 16) {
      for (let at = start + 4; at < end; at += 4) {
        const reduced = load<i32>(at);
        least = min(least, reduced);
        greatest = max(greatest, reduced);
      }
    } else {
      // The last four may be among those before.
      let leasts = v128.load(end - 16);
      let greatests = leasts;
      for (let at = start; at + 16 < end; at += 16) {
        const reduced = v128.load(at);
        leasts = i32x4.min_s(leasts, reduced);
        greatests = i32x4.max_s(greatests, reduced);
      }
      leasts = i32x4.min_s(leasts, v128.shuffle<i32>(leasts, leasts, 2, 3, 0, 1));
      greatests = i32x4.max_s(greatests, v128.shuffle<i32>(greatests, greatests, 2, 3, 0, 1));
      least = min(i32x4.extract_lane(leasts, 0), i32x4.extract_lane(leasts, 1));
      greatest = max(i32x4.extract_lane(greatests, 0), i32x4.extract_lane(greatests, 1));
    }
    store<i32>(Lagrangian.least + ((<usize>index) << 2), least);
    store<i32>(Lagrangian.greatest + ((<usize>index) << 2), greatest);
    return least;
  }

  /** Whoever writes the multipliers that are evaluated next adds them up: four sums. */
  @inline
  static setSum(sums: v128): void {
    Lagrangian.sum =
      i64(i32x4.extract_lane(sums, 0)) +
      i64(i32x4.extract_lane(sums, 1)) +
      i64(i32x4.extract_lane(sums, 2)) +
      i64(i32x4.extract_lane(sums, 3));
  }

  /** Fills the summed-area table for all copies within reach. */
  private static addUp(group: Group, reach: usize, multipliers: usize, sums: usize): void {
    if (group.size == 1) {
      addUpCells(group, reach, multipliers, sums);
      return;
    }
    const top = load<u32>(reach);
    const bottom = load<u32>(reach, 4);
    const left = load<u32>(reach, 8);
    const right = load<u32>(reach, 12);
    const size = group.size;
    const across = group.across;
    const first = Problem.corner(across, 0, left);
    const last = Problem.corner(across, 0, right);
    const line = Problem.cornerLine(across);
    let row = sums + line * <usize>top;
    memory.fill(row + first, 0, last - first + 4);
    for (let i = top; i < bottom; i++) {
      let copy = <usize>group.copies + ((<usize>((i * across + left) * size)) << 1);
      const next = row + line;
      let sum: i32 = 0;
      store<i32>(next + first, 0);
      for (let at = first + 4; at <= last; at += 4) {
        for (const end = copy + ((<usize>size) << 1); copy < end; copy += 2) {
          sum += load<i32>(multipliers + <usize>load<u16>(copy));
        }
        store<i32>(next + at, load<i32>(row + at) + sum);
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
      const most = i64(load<i32>(Lagrangian.least + ((<usize>index) << 2))) + slack;
      if (i64(load<i32>(Lagrangian.greatest + ((<usize>index) << 2))) <= most) continue;
      const start = Frames.start(frame, index);
      const end = Frames.end(frame, index);
      let kept = start;
      for (let at = start; at < end; at += 2) {
        const reduced = load<i32>(Lagrangian.reduced + ((at - pool) << 1));
        if (i64(reduced) > most) continue;
        if (kept != at) {
          store<u16>(kept, load<u16>(at));
          store<u64>(Lagrangian.records + ((kept - pool) << 2), load<u64>(Lagrangian.records + ((at - pool) << 2)));
          store<i32>(Lagrangian.reduced + ((kept - pool) << 1), reduced);
        }
        kept += 2;
      }
      struck += i32((end - kept) >> 1);
      Frames.setEnd(frame, index, kept);
    }
    return struck;
  }
}

/** Fills the summed-area table of a group of one cell, four columns at a time: its copies are the cells of the board. */
function addUpCells(group: Group, reach: usize, multipliers: usize, sums: usize): void {
  const top = <usize>load<u32>(reach);
  const bottom = <usize>load<u32>(reach, 4);
  const first = (<usize>load<u32>(reach, 8) & ~3) << 2;
  const end = (<usize>load<u32>(reach, 12)) << 2;
  const line = Problem.cornerLine(group.across);
  const none = i32x4.splat(0);
  // A copy's corner below on the right stands 16 bytes after its place in the line.
  let row = sums + 16 + line * top;
  for (let at = first; at < end; at += 16) v128.store(row + at, none);
  store<i32>(row + first - 4, 0);
  let cells = multipliers + Problem.lineBytes * top;
  for (let i = top; i < bottom; i++) {
    const next = row + line;
    store<i32>(next + first - 4, 0);
    let before = none;
    for (let at = first; at < end; at += 16) {
      const four = v128.load(cells + at);
      const pairs = i32x4.add(four, v128.shuffle<i32>(none, four, 3, 4, 5, 6));
      const sum = i32x4.add(i32x4.add(pairs, v128.shuffle<i32>(none, pairs, 2, 3, 4, 5)), before);
      v128.store(next + at, i32x4.add(v128.load(row + at), sum));
      before = v128.shuffle<i32>(sum, sum, 3, 3, 3, 3);
    }
    row = next;
    cells += Problem.lineBytes;
  }
}
