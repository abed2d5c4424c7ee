// Constraint propagation: what cannot be in any cover is struck out, until a fixed point is reached.
//
// A cell that all shapes of a group have is closed to the others. A cell that one group only can cover must be covered by
// it. A cell that nobody can cover, or a group without a shape, is the end. A group with one shape left is decided.

import { Arena } from "./arena";
import { Frame, Frames } from "./frames";
import { Problem } from "./problem";

export class Propagation {
  /** For each open group the set of the cells that any of its shapes has, and that all of them have. */
  static any: usize = 0;
  static all: usize = 0;
  /** Sets of cells: sure to be covered; covered by the shapes of some group, and of two. For one group: what is sure to be
   *  covered by others, and what it must cover. */
  static taken: usize = 0;
  static once: usize = 0;
  static twice: usize = 0;
  static others: usize = 0;
  static owed: usize = 0;
  static setBytes: usize = 0;

  static begin(): bool {
    Propagation.setBytes = (<usize>Problem.words) << 3;
    const bytes = <usize>Problem.groupCount * Propagation.setBytes;
    Propagation.any = Arena.allocate(bytes);
    Propagation.all = Arena.allocate(bytes);
    Propagation.taken = Arena.allocate(Propagation.setBytes * 5);
    Propagation.once = Propagation.taken + Propagation.setBytes;
    Propagation.twice = Propagation.once + Propagation.setBytes;
    Propagation.others = Propagation.twice + Propagation.setBytes;
    Propagation.owed = Propagation.others + Propagation.setBytes;
    return Propagation.any != 0 && Propagation.all != 0 && Propagation.taken != 0;
  }

  /** Strikes out what it can; false where there is no cover. */
  static run(frame: Frame): bool {
    for (let index = 0; index < frame.open; index++) {
      if (Frames.end(frame, index) == Frames.start(frame, index)) return false;
      Propagation.compare(frame, index);
    }
    for (let hasChanged = true; hasChanged; ) {
      hasChanged = false;
      if (!Propagation.count(frame)) return false;
      for (let index = 0; index < frame.open; index++) {
        if (!Propagation.isInconsistent(index)) continue;
        hasChanged = true;
        if (!Propagation.keepConsistent(frame, index)) return false;
        Propagation.compare(frame, index);
      }
    }
    return true;
  }

  /** What is left of it without propagation: whether the shapes can cover all cells at all. */
  static look(frame: Frame): bool {
    for (let index = 0; index < frame.open; index++) {
      if (Frames.end(frame, index) == Frames.start(frame, index)) return false;
      Propagation.compare(frame, index);
    }
    return Propagation.count(frame);
  }

  /** The sets of one open group go to another. */
  static replace(index: i32, from: i32): void {
    const bytes = Propagation.setBytes;
    memory.copy(Propagation.any + <usize>index * bytes, Propagation.any + <usize>from * bytes, bytes);
    memory.copy(Propagation.all + <usize>index * bytes, Propagation.all + <usize>from * bytes, bytes);
  }

  /** Finds what the group's shapes have in any and in all of them. */
  static compare(frame: Frame, index: i32): void {
    const bytes = Propagation.setBytes;
    const start = Frames.start(frame, index);
    const end = Frames.end(frame, index);
    for (let w: usize = 0; w < bytes; w += 16) {
      const sets = Problem.sets + w;
      let any = i64x2.splat(0);
      let all = i64x2.splat(-1);
      for (let at = start; at < end; at += 2) {
        const cells = v128.load(sets + <usize>load<u16>(at) * bytes);
        any = v128.or(any, cells);
        all = v128.and(all, cells);
      }
      v128.store(Propagation.any + <usize>index * bytes + w, any);
      v128.store(Propagation.all + <usize>index * bytes + w, all);
    }
  }

  /** Finds what is sure to be covered, and what one and two groups can cover; false where that is not enough. */
  static count(frame: Frame): bool {
    const bytes = Propagation.setBytes;
    const cells = Frames.cells(frame);
    let failed = i64x2.splat(0);
    for (let w: usize = 0; w < bytes; w += 16) {
      let taken = i64x2.splat(0);
      let once = i64x2.splat(0);
      let twice = i64x2.splat(0);
      const end = <usize>frame.open * bytes + w;
      for (let at = w; at < end; at += bytes) {
        const any = v128.load(Propagation.any + at);
        const all = v128.load(Propagation.all + at);
        failed = v128.or(failed, v128.and(taken, all));
        taken = v128.or(taken, all);
        twice = v128.or(twice, v128.and(once, any));
        once = v128.or(once, any);
      }
      failed = v128.or(failed, v128.xor(once, v128.load(cells + w)));
      v128.store(Propagation.taken + w, taken);
      v128.store(Propagation.once + w, once);
      v128.store(Propagation.twice + w, twice);
    }
    return !v128.any_true(failed);
  }

  /** Whether some shape has a cell that is sure to be another's, or lacks one that nobody else can cover. */
  static isInconsistent(index: i32): bool {
    const bytes = Propagation.setBytes;
    const from = <usize>index * bytes;
    let wrong = i64x2.splat(0);
    for (let w: usize = 0; w < bytes; w += 16) {
      const any = v128.load(Propagation.any + from + w);
      const all = v128.load(Propagation.all + from + w);
      const others = v128.andnot(v128.load(Propagation.taken + w), all);
      const owed = v128.andnot(any, v128.load(Propagation.twice + w));
      v128.store(Propagation.others + w, others);
      v128.store(Propagation.owed + w, owed);
      wrong = v128.or(wrong, v128.or(v128.and(any, others), v128.andnot(owed, all)));
    }
    return v128.any_true(wrong);
  }

  static keepConsistent(frame: Frame, index: i32): bool {
    const bytes = Propagation.setBytes;
    const start = Frames.start(frame, index);
    const end = Frames.end(frame, index);
    let kept = start;
    for (let at = start; at < end; at += 2) {
      const shape = load<u16>(at);
      const set = Problem.sets + <usize>shape * bytes;
      let wrong = i64x2.splat(0);
      for (let w: usize = 0; w < bytes; w += 16) {
        const cells = v128.load(set + w);
        const missing = v128.andnot(v128.load(Propagation.owed + w), cells);
        wrong = v128.or(wrong, v128.or(v128.and(cells, v128.load(Propagation.others + w)), missing));
      }
      if (v128.any_true(wrong)) continue;
      store<u16>(kept, shape);
      kept += 2;
    }
    Frames.setEnd(frame, index, kept);
    return kept > start;
  }
}
