// A knapsack constraint: whatever the shapes are, their cells have to add up to the cells that are left. It is propagated by
// dynamic programming (Trick 2003, "A dynamic programming approach for consistency and propagation for knapsack constraints").
//
// After n folds a group covers a certain number of cells, so a cover is a choice of n for each group. Two tables, of the
// groups before one and of those after it, hold the fewest folds for each sum; a number of folds of a group that is in no
// choice within the limit is struck out, with all its shapes.

import { Arena } from "./arena";
import { Frame, Frames, MOST_GROUPS, NEVER } from "./frames";
import { Problem } from "./problem";

const UNREACHED: u16 = 0x3fff;

export class Sizes {
  /** For each open group a bit for each number of folds that its shapes have. */
  static folds: usize = 0;
  /** Rows of sums: one for each group with a choice, and one after the last. */
  static before: usize = 0;
  static after: usize = 0;
  static rowBytes: usize = 0;
  /** The indices of groups with a choice. */
  static indices: usize = 0;

  static begin(): bool {
    // Eight sums are written at a time, the last ones beyond the end.
    Sizes.rowBytes = (<usize>(Problem.cells + 8)) << 1;
    Sizes.folds = Arena.allocate((<usize>MOST_GROUPS) << 2);
    Sizes.indices = Arena.allocate(<usize>MOST_GROUPS);
    Sizes.before = Arena.allocate(Sizes.rowBytes * <usize>(Problem.groupCount + 1));
    Sizes.after = Arena.allocate(Sizes.rowBytes * 2);
    return Sizes.folds != 0 && Sizes.indices != 0 && Sizes.before != 0 && Sizes.after != 0;
  }

  @inline
  static foldsAt(index: i32): u32 {
    return load<u32>(Sizes.folds + ((<usize>index) << 2));
  }

  /** How many cells more the group covers after n folds than at the start. */
  @inline
  static gain(size: i32, folds: i32): i32 {
    return (size << folds) - size;
  }

  /** The fewest folds that fill so many cells: NEVER where none do. What is in no choice that costs at most `rest` is
   *  struck out, and `struck` says whether there was such. */
  static struck: bool = false;

  static run(frame: Frame, cells: i32, rest: i32, unit: i32): i32 {
    Sizes.struck = false;
    let missing = cells;
    let least = 0;
    let choices = 0;
    for (let index = 0; index < frame.open; index++) {
      let folds: u32 = 0;
      const end = Frames.end(frame, index);
      for (let at = Frames.start(frame, index); at < end; at += 2)
        folds |= 1 << u32(Problem.shape(load<u16>(at)).folds);
      store<u32>(Sizes.folds + ((<usize>index) << 2), folds);
      const fewest = ctz<u32>(folds);
      missing -= Sizes.gain(Sizes.sizeAt(frame, index), fewest);
      least += fewest * unit;
      if ((folds & (folds - 1)) != 0) store<u8>(Sizes.indices + usize(choices++), u8(index));
    }
    if (missing < 0) return NEVER;
    if (choices == 0) return missing == 0 ? least : NEVER;
    const more = Sizes.fill(frame, choices, missing, unit);
    if (more == i32(UNREACHED) || least + more > rest) return more == i32(UNREACHED) ? NEVER : least + more;
    Sizes.strikeOut(frame, choices, missing, rest - least, unit);
    return least + more;
  }

  @inline
  static sizeAt(frame: Frame, index: i32): i32 {
    return i32(Problem.group(Frames.id(frame, index)).size);
  }

  /** Fills the rows of `before`; returns the fewest folds for all that is missing. */
  static fill(frame: Frame, choices: i32, missing: i32, unit: i32): i32 {
    let row = Sizes.before;
    for (let sum = 0; sum <= missing; sum++) store<u16>(row + ((<usize>sum) << 1), sum == 0 ? 0 : UNREACHED);
    for (let c = 0; c < choices; c++) {
      const index = i32(load<u8>(Sizes.indices + <usize>c));
      const next = row + Sizes.rowBytes;
      const folds = Sizes.foldsAt(index);
      Sizes.addGroup(row, next, folds, ctz<u32>(folds), Sizes.sizeAt(frame, index), missing, unit);
      row = next;
    }
    return i32(load<u16>(row + ((<usize>missing) << 1)));
  }

  /** From the fewest folds without a group, those with it, where its least is `fewest`. */
  static addGroup(from: usize, to: usize, folds: u32, fewest: i32, size: i32, missing: i32, unit: i32): void {
    const base = Sizes.gain(size, fewest);
    if (((folds >> fewest) & 1) != 0) memory.copy(to, from, (<usize>(missing + 1)) << 1);
    else for (let sum = 0; sum <= missing; sum++) store<u16>(to + ((<usize>sum) << 1), UNREACHED);
    for (let left = folds & ~(1 << fewest); left != 0; left &= left - 1) {
      const n = ctz<u32>(left);
      const gain = Sizes.gain(size, n) - base;
      const cost = i16x8.splat(i16((n - fewest) * unit));
      const back = (<usize>gain) << 1;
      const end = to + ((<usize>missing) << 1);
      let there = from;
      for (let at = to + back; at <= end; at += 16, there += 16) {
        v128.store(at, i16x8.min_u(v128.load(at), i16x8.add(v128.load(there), cost)));
      }
    }
  }

  static strikeOut(frame: Frame, choices: i32, missing: i32, rest: i32, unit: i32): void {
    let after = Sizes.after;
    let next = after + Sizes.rowBytes;
    for (let sum = 0; sum <= missing; sum++) store<u16>(after + ((<usize>sum) << 1), sum == 0 ? 0 : UNREACHED);
    for (let c = choices - 1; c >= 0; c--) {
      const index = i32(load<u8>(Sizes.indices + <usize>c));
      const size = Sizes.sizeAt(frame, index);
      const folds = Sizes.foldsAt(index);
      const before = Sizes.before + Sizes.rowBytes * <usize>c;
      const possible = Sizes.possible(before, after, folds, size, missing, rest, unit);
      if (possible != folds) Sizes.keep(frame, index, possible);
      if (c == 0) break;
      Sizes.addGroup(after, next, possible, ctz<u32>(folds), size, missing, unit);
      const swap = after;
      after = next;
      next = swap;
    }
  }

  /** The numbers of folds of a group that are in some choice. */
  static possible(before: usize, after: usize, folds: u32, size: i32, missing: i32, rest: i32, unit: i32): u32 {
    const fewest = ctz<u32>(folds);
    const base = Sizes.gain(size, fewest);
    let possible: u32 = 0;
    for (let left = folds; left != 0; left &= left - 1) {
      const n = ctz<u32>(left);
      const others = missing - Sizes.gain(size, n) + base;
      const most = rest - (n - fewest) * unit;
      let at = before;
      let back = after + ((<usize>others) << 1);
      for (let sum = 0; sum <= others; sum++, at += 2, back -= 2) {
        if (i32(load<u16>(at)) + i32(load<u16>(back)) > most) continue;
        possible |= 1 << n;
        break;
      }
    }
    return possible;
  }

  static keep(frame: Frame, index: i32, folds: u32): void {
    const start = Frames.start(frame, index);
    const end = Frames.end(frame, index);
    let kept = start;
    for (let at = start; at < end; at += 2) {
      const shape = load<u16>(at);
      if (((folds >> u32(Problem.shape(shape).folds)) & 1) == 0) continue;
      store<u16>(kept, shape);
      kept += 2;
    }
    Frames.setEnd(frame, index, kept);
    Sizes.struck = true;
  }
}
