// The connected components of a frame: no cell can be covered by groups of two of them, so each is a problem of its own
// (as in Bayardo & Pehoushek 2000, "Counting models using connected components").

import { Arena } from "./arena";
import { Frame, Frames } from "./frames";
import { Lagrangian } from "./lagrangian";
import { Problem } from "./problem";
import { Propagation } from "./propagation";

export class Components {
  /** The set of the cells of the component that is being found. */
  static cells: usize = 0;

  static begin(): bool {
    Components.cells = Arena.allocate((<usize>Problem.words) << 3);
    return Components.cells != 0;
  }

  /** Numbers the components; returns how many there are. */
  static find(frame: Frame): i32 {
    const bytes = (<usize>Problem.words) << 3;
    const open = frame.open;
    let components = 0;
    for (let index = 0; index < open; index++) Frames.setComponentOf(frame, index, 0xff);
    for (let first = 0; first < open; first++) {
      if (Frames.componentOf(frame, first) != 0xff) continue;
      Frames.setComponentOf(frame, first, components);
      memory.copy(Components.cells, Propagation.any + <usize>first * bytes, bytes);
      let size = Components.sizeAt(frame, first);
      for (let hasGrown = true; hasGrown; ) {
        hasGrown = false;
        for (let index = first + 1; index < open; index++) {
          if (Frames.componentOf(frame, index) != 0xff) continue;
          if (!Components.mergeIfMeeting(Components.cells, Propagation.any + <usize>index * bytes, bytes)) continue;
          Frames.setComponentOf(frame, index, components);
          size += Components.sizeAt(frame, index);
          hasGrown = true;
        }
      }
      Frames.setComponentSize(frame, components, size);
      components++;
    }
    return components;
  }

  /** Makes all one component. */
  static join(frame: Frame): i32 {
    let size = 0;
    for (let index = 0; index < frame.open; index++) {
      Frames.setComponentOf(frame, index, 0);
      size += Components.sizeAt(frame, index);
    }
    Frames.setComponentSize(frame, 0, size);
    return 1;
  }

  @inline
  static sizeAt(frame: Frame, index: i32): i32 {
    return i32((Frames.end(frame, index) - Frames.start(frame, index)) >> 1);
  }

  /** Finds the cells of a component again: those of its shapes. */
  static gatherCells(frame: Frame, component: i32): void {
    const bytes = (<usize>Problem.words) << 3;
    memory.fill(Components.cells, 0, bytes);
    for (let index = 0; index < frame.open; index++) {
      if (Frames.componentOf(frame, index) != component) continue;
      const end = Frames.end(frame, index);
      for (let at = Frames.start(frame, index); at < end; at += 2) {
        const set = Problem.set(load<u16>(at));
        for (let w: usize = 0; w < bytes; w += 8) {
          store<u64>(Components.cells + w, load<u64>(Components.cells + w) | load<u64>(set + w));
        }
      }
    }
  }

  /** The Lagrangian bound of a component alone, under the multipliers that were evaluated last. */
  static lagrangianBound(frame: Frame, component: i32): i64 {
    Components.gatherCells(frame, component);
    let bound: i64 = 0;
    for (let index = 0; index < frame.open; index++) {
      if (Frames.componentOf(frame, index) == component)
        bound += i64(load<i32>(Lagrangian.least + ((<usize>index) << 2)));
    }
    const multipliers = Frames.multipliersOf(frame);
    for (let w: usize = 0; w < <usize>Problem.words; w++) {
      for (let bits = load<u64>(Components.cells + (w << 3)); bits != 0; bits &= bits - 1) {
        bound += i64(load<i32>(multipliers + Problem.place((w << 6) + <usize>ctz<u64>(bits))));
      }
    }
    return bound;
  }

  /** Adds a set to another if they overlap; returns whether they do. */
  static mergeIfMeeting(to: usize, set: usize, bytes: usize): bool {
    let met: u64 = 0;
    for (let w: usize = 0; w < bytes; w += 8) met |= load<u64>(to + w) & load<u64>(set + w);
    if (met == 0) return false;
    for (let w: usize = 0; w < bytes; w += 8) store<u64>(to + w, load<u64>(to + w) | load<u64>(set + w));
    return true;
  }
}
