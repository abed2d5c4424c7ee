// Where to branch: on the most constrained cell or group, that with the fewest shapes (Knuth 2000, "Dancing links").
// The shapes are tried in the order of their reduced costs, the cheapest first.

import { Arena } from "./arena";
import { Frame, Frames } from "./frames";
import { Lagrangian } from "./lagrangian";
import { Problem } from "./problem";

/** Counters of so many bits are kept bit by bit: bit i of all cells' counts is one set. Counts stop at the greatest. */
const COUNTER_BITS: i32 = 4;
const GREATEST: i32 = (1 << COUNTER_BITS) - 1;

export class Branching {
  static counters: usize = 0;
  /** What the candidates cost. */
  static costs: usize = 0;

  static begin(): bool {
    Branching.counters = Arena.allocate((<usize>(Problem.words * COUNTER_BITS)) << 3);
    Branching.costs = Arena.allocate((<usize>Problem.shapeCount) << 2);
    return Branching.counters != 0 && Branching.costs != 0;
  }

  /** Writes the candidates of the frame, and how many. Lagrangian.reduced has the reduced costs of its shapes. */
  static choose(frame: Frame): void {
    Branching.countShapes(frame);
    let index = 0;
    let fewest = 0x7fffffff;
    for (let p = 0; p < frame.open; p++) {
      const count = i32((Frames.end(frame, p) - Frames.start(frame, p)) >> 1);
      if (count < fewest) {
        fewest = count;
        index = p;
      }
    }
    const cell = Branching.mostConstrainedCell(frame, fewest);
    frame.branches = 0;
    frame.next = 0;
    if (cell < 0) Branching.gather(frame, index, -1);
    else for (let p = 0; p < frame.open; p++) Branching.gather(frame, p, cell);
  }

  static countShapes(frame: Frame): void {
    const bytes = (<usize>Problem.words) << 3;
    const counters = Branching.counters;
    memory.fill(counters, 0, bytes * <usize>COUNTER_BITS);
    for (let index = 0; index < frame.open; index++) {
      const end = Frames.end(frame, index);
      for (let at = Frames.start(frame, index); at < end; at += 2) {
        const set = Problem.set(load<u16>(at));
        for (let w: usize = 0; w < bytes; w += 8) {
          let carry = load<u64>(set + w);
          let counter = counters + w;
          for (let bit = 0; bit < COUNTER_BITS; bit++, counter += bytes) {
            const old = load<u64>(counter);
            store<u64>(counter, old ^ carry);
            carry &= old;
          }
          counter = counters + w;
          for (let bit = 0; bit < COUNTER_BITS; bit++, counter += bytes) {
            store<u64>(counter, load<u64>(counter) | carry);
          }
        }
      }
    }
  }

  /** The cell that the fewest shapes can cover, of those that are not decided; -1 where that is not fewer than `most`. */
  static mostConstrainedCell(frame: Frame, most: i32): i32 {
    const bytes = (<usize>Problem.words) << 3;
    const counters = Branching.counters;
    const cells = Frames.cells(frame);
    const end = min(most, GREATEST);
    for (let count = 0; count < end; count++) {
      for (let w: usize = 0; w < bytes; w += 8) {
        let these = load<u64>(cells + w);
        for (let bit = 0; bit < COUNTER_BITS; bit++) {
          const set = load<u64>(counters + w + <usize>bit * bytes);
          these &= ((count >> bit) & 1) != 0 ? set : ~set;
        }
        if (these != 0) return (i32(w) << 3) + i32(ctz<u64>(these));
      }
    }
    return -1;
  }

  /** Adds the shapes of a group, all or those with a cell, in the order of their reduced costs. */
  static gather(frame: Frame, index: i32, cell: i32): void {
    const candidates = Frames.candidatesOf(frame);
    const costs = Branching.costs;
    const pool = Frames.poolOf(frame);
    const end = Frames.end(frame, index);
    for (let at = Frames.start(frame, index); at < end; at += 2) {
      const shape = load<u16>(at);
      if (cell >= 0 && !Branching.has(shape, cell)) continue;
      const cost =
        load<i32>(Lagrangian.reduced + ((at - pool) << 1)) - load<i32>(Lagrangian.least + ((<usize>index) << 2));
      let i = usize(frame.branches++);
      for (; i > 0 && load<i32>(costs + ((i - 1) << 2)) > cost; i--) {
        store<i32>(costs + (i << 2), load<i32>(costs + ((i - 1) << 2)));
        store<u16>(candidates + (i << 1), load<u16>(candidates + ((i - 1) << 1)));
      }
      store<i32>(costs + (i << 2), cost);
      store<u16>(candidates + (i << 1), shape);
    }
  }

  @inline
  static has(shape: i32, cell: i32): bool {
    return ((load<u64>(Problem.set(shape) + ((<usize>(cell >> 6)) << 3)) >> u64(cell & 63)) & 1) != 0;
  }
}
