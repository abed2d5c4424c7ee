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
    const any = Propagation.any + <usize>index * bytes;
    const all = Propagation.all + <usize>index * bytes;
    memory.fill(any, 0, bytes);
    memory.fill(all, 0xff, bytes);
    const end = Frames.end(frame, index);
    const sets = Problem.sets;
    for (let at = Frames.start(frame, index); at < end; at += 2) {
      const set = sets + <usize>load<u16>(at) * bytes;
      for (let w: usize = 0; w < bytes; w += 8) {
        const cells = load<u64>(set + w);
        store<u64>(any + w, load<u64>(any + w) | cells);
        store<u64>(all + w, load<u64>(all + w) & cells);
      }
    }
  }

  /** Finds what is sure to be covered, and what one and two groups can cover; false where that is not enough. */
  static count(frame: Frame): bool {
    const bytes = Propagation.setBytes;
    const cells = Frames.cells(frame);
    let failed: u64 = 0;
    for (let w: usize = 0; w < bytes; w += 8) {
      let taken: u64 = 0;
      let once: u64 = 0;
      let twice: u64 = 0;
      const end = <usize>frame.open * bytes + w;
      for (let at = w; at < end; at += bytes) {
        const any = load<u64>(Propagation.any + at);
        const all = load<u64>(Propagation.all + at);
        failed |= taken & all;
        taken |= all;
        twice |= once & any;
        once |= any;
      }
      failed |= once ^ load<u64>(cells + w);
      store<u64>(Propagation.taken + w, taken);
      store<u64>(Propagation.once + w, once);
      store<u64>(Propagation.twice + w, twice);
    }
    return failed == 0;
  }

  /** Whether some shape has a cell that is sure to be another's, or lacks one that nobody else can cover. */
  static isInconsistent(index: i32): bool {
    const bytes = Propagation.setBytes;
    const from = <usize>index * bytes;
    let wrong: u64 = 0;
    for (let w: usize = 0; w < bytes; w += 8) {
      const any = load<u64>(Propagation.any + from + w);
      const all = load<u64>(Propagation.all + from + w);
      const others = load<u64>(Propagation.taken + w) & ~all;
      const owed = any & ~load<u64>(Propagation.twice + w);
      store<u64>(Propagation.others + w, others);
      store<u64>(Propagation.owed + w, owed);
      wrong |= (any & others) | (owed & ~all);
    }
    return wrong != 0;
  }

  static keepConsistent(frame: Frame, index: i32): bool {
    const bytes = Propagation.setBytes;
    const start = Frames.start(frame, index);
    const end = Frames.end(frame, index);
    let kept = start;
    for (let at = start; at < end; at += 2) {
      const shape = load<u16>(at);
      const set = Problem.sets + <usize>shape * bytes;
      let wrong: u64 = 0;
      for (let w: usize = 0; w < bytes; w += 8) {
        const cells = load<u64>(set + w);
        wrong |= (cells & load<u64>(Propagation.others + w)) | (load<u64>(Propagation.owed + w) & ~cells);
      }
      if (wrong != 0) continue;
      store<u16>(kept, shape);
      kept += 2;
    }
    Frames.setEnd(frame, index, kept);
    return kept > start;
  }
}
