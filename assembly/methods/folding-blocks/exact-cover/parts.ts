// Parts of a frame that have nothing to do with each other: no cell can be covered by groups of both.
import { Frame, Frames } from "./frames";
import { Prices } from "./prices";
import { Problem } from "./problem";
import { Propagation } from "./propagation";
import { Room } from "./room";

export class Parts {
  /** The set of the cells of the part looked at. */
  static cells: usize = 0;

  static begin(): bool {
    Parts.cells = Room.take((<usize>Problem.words) << 3);
    return Parts.cells != 0;
  }

  /** Numbers the parts; the answer is how many there are. */
  static find(frame: Frame): i32 {
    const bytes = (<usize>Problem.words) << 3;
    const open = frame.open;
    let parts = 0;
    for (let place = 0; place < open; place++) Frames.setPartOf(frame, place, 0xff);
    for (let first = 0; first < open; first++) {
      if (Frames.partOf(frame, first) != 0xff) continue;
      Frames.setPartOf(frame, first, parts);
      memory.copy(Parts.cells, Propagation.any + <usize>first * bytes, bytes);
      let size = Parts.sizeAt(frame, first);
      for (let hasGrown = true; hasGrown; ) {
        hasGrown = false;
        for (let place = first + 1; place < open; place++) {
          if (Frames.partOf(frame, place) != 0xff) continue;
          if (!Parts.takeIn(Parts.cells, Propagation.any + <usize>place * bytes, bytes)) continue;
          Frames.setPartOf(frame, place, parts);
          size += Parts.sizeAt(frame, place);
          hasGrown = true;
        }
      }
      Frames.setPartSize(frame, parts, size);
      parts++;
    }
    return parts;
  }

  /** Takes all for one part. */
  static join(frame: Frame): i32 {
    let size = 0;
    for (let place = 0; place < frame.open; place++) {
      Frames.setPartOf(frame, place, 0);
      size += Parts.sizeAt(frame, place);
    }
    Frames.setPartSize(frame, 0, size);
    return 1;
  }

  @inline
  static sizeAt(frame: Frame, place: i32): i32 {
    return i32((Frames.end(frame, place) - Frames.start(frame, place)) >> 1);
  }

  /** Finds the cells of a part again: those of its shapes. */
  static gatherCells(frame: Frame, part: i32): void {
    const bytes = (<usize>Problem.words) << 3;
    memory.fill(Parts.cells, 0, bytes);
    for (let place = 0; place < frame.open; place++) {
      if (Frames.partOf(frame, place) != part) continue;
      const end = Frames.end(frame, place);
      for (let at = Frames.start(frame, place); at < end; at += 2) {
        const set = Problem.set(load<u16>(at));
        for (let w: usize = 0; w < bytes; w += 8) {
          store<u64>(Parts.cells + w, load<u64>(Parts.cells + w) | load<u64>(set + w));
        }
      }
    }
  }

  /** The bound of a part alone, under the prices that were evaluated last. */
  static priced(frame: Frame, part: i32): i64 {
    Parts.gatherCells(frame, part);
    let bound: i64 = 0;
    for (let place = 0; place < frame.open; place++) {
      if (Frames.partOf(frame, place) == part) bound += i64(load<i32>(Prices.least + ((<usize>place) << 2)));
    }
    const prices = Frames.pricesOf(frame);
    const end = Prices.cells + ((<usize>Prices.cellCount) << 1);
    for (let at = Prices.cells; at < end; at += 2) {
      const cell = <usize>load<u16>(at);
      const isHere = (load<u64>(Parts.cells + ((cell >> 6) << 3)) >> u64(cell & 63)) & 1;
      if (isHere) bound += i64(load<i32>(prices + (cell << 2)));
    }
    return bound;
  }

  /** Adds a set to another if they meet; whether they do. */
  static takeIn(to: usize, set: usize, bytes: usize): bool {
    let met: u64 = 0;
    for (let w: usize = 0; w < bytes; w += 8) met |= load<u64>(to + w) & load<u64>(set + w);
    if (met == 0) return false;
    for (let w: usize = 0; w < bytes; w += 8) store<u64>(to + w, load<u64>(to + w) | load<u64>(set + w));
    return true;
  }
}
