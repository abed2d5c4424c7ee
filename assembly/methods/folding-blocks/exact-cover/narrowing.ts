// A part of the whole level as a problem of its own: its groups, the shapes that they may still take, and its cells
// numbered anew, so that sets of cells are as short as they can be.
import { Frames } from "./frames";
import { GROUP_BYTES, Group, Problem, SHAPE_BYTES, Shape } from "./problem";
import { Room } from "./room";

export class Whole {
  static groups: usize = 0;
  static groupCount: i32 = 0;
  static shapes: usize = 0;
  static shapeCount: i32 = 0;
  static sets: usize = 0;
  static cells: i32 = 0;
  static words: i32 = 0;
  /** For each group its part, or NO_PART where it is decided. */
  static partOf: usize = 0;
  /** For each shape whether it may still be taken. */
  static alive: usize = 0;
  /** For each cell its number in the part; for others the number of no cell. */
  static numbers: usize = 0;
  static partCount: i32 = 0;
  /** The room that is taken; what a part takes comes after it. */
  static room: u64 = 0;

  /** Takes over the problem that there is. */
  static take(): void {
    Whole.groups = Problem.groups;
    Whole.groupCount = Problem.groupCount;
    Whole.shapes = Problem.shapes;
    Whole.shapeCount = Problem.shapeCount;
    Whole.sets = Problem.sets;
    Whole.cells = Problem.cells;
    Whole.words = Problem.words;
  }

  /** Keeps what the first frame has left of the whole, and its parts. False where there is no memory. */
  static keep(parts: i32): bool {
    Whole.partCount = parts;
    Whole.partOf = Room.take(<usize>Whole.groupCount);
    Whole.alive = Room.take(<usize>Whole.shapeCount);
    Whole.numbers = Room.take((<usize>(Whole.cells + 1)) << 1);
    if (Whole.partOf == 0 || Whole.alive == 0 || Whole.numbers == 0) return false;
    const here = Frames.at(0);
    memory.fill(Whole.partOf, 0xff, <usize>Whole.groupCount);
    memory.fill(Whole.alive, 0, <usize>Whole.shapeCount);
    for (let place = 0; place < here.open; place++) {
      store<u8>(Whole.partOf + <usize>Frames.id(here, place), u8(Frames.partOf(here, place)));
      const end = Frames.end(here, place);
      for (let at = Frames.start(here, place); at < end; at += 2) store<u8>(Whole.alive + <usize>load<u16>(at), 1);
    }
    Whole.room = Room.used;
    return true;
  }

  /** Makes the part the problem. False where there is no memory. */
  static narrowTo(part: i32): bool {
    Room.used = Whole.room;
    let groups = 0;
    let shapes = 0;
    for (let g = 0; g < Whole.groupCount; g++) {
      if (i32(load<u8>(Whole.partOf + <usize>g)) != part) continue;
      groups++;
      const group = Whole.group(g);
      const end = group.first + group.count;
      for (let shape = group.first; shape < end; shape++) shapes += i32(load<u8>(Whole.alive + <usize>shape));
    }
    Problem.groupCount = groups;
    Problem.shapeCount = shapes;
    Whole.numberCells(part);
    Problem.groups = Room.take(<usize>groups * GROUP_BYTES);
    Problem.shapes = Room.take(<usize>shapes * SHAPE_BYTES);
    const setBytes = (<usize>(shapes * Problem.words)) << 3;
    Problem.sets = Room.take(setBytes);
    if (Problem.groups == 0 || Problem.shapes == 0 || Problem.sets == 0) return false;
    memory.fill(Problem.sets, 0, setBytes);
    return Whole.copyGroups(part);
  }

  @inline
  static group(number: i32): Group {
    return changetype<Group>(Whole.groups + <usize>number * GROUP_BYTES);
  }

  /** The cells of a part are those of its shapes. */
  static numberCells(part: i32): void {
    memory.fill(Whole.numbers, 0, (<usize>(Whole.cells + 1)) << 1);
    for (let shape = 0; shape < Whole.shapeCount; shape++) {
      const record = changetype<Shape>(Whole.shapes + <usize>shape * SHAPE_BYTES);
      if (!load<u8>(Whole.alive + <usize>shape) || i32(load<u8>(Whole.partOf + <usize>record.group)) != part) continue;
      const set = Whole.sets + ((<usize>(shape * Whole.words)) << 3);
      for (let w = 0; w < Whole.words; w++) {
        for (let bits = load<u64>(set + ((<usize>w) << 3)); bits != 0; bits &= bits - 1) {
          store<u16>(Whole.numbers + ((<usize>((w << 6) + i32(ctz<u64>(bits)))) << 1), 1);
        }
      }
    }
    let cells = 0;
    for (let cell = 0; cell < Whole.cells; cell++) cells += i32(load<u16>(Whole.numbers + ((<usize>cell) << 1)));
    let next = 0;
    for (let cell = 0; cell <= Whole.cells; cell++) {
      const at = Whole.numbers + ((<usize>cell) << 1);
      store<u16>(at, load<u16>(at) != 0 ? u16(next++) : u16(cells));
    }
    Problem.cells = cells;
    Problem.words = max(1, (cells + 63) >> 6);
  }

  static copyGroups(part: i32): bool {
    let to = 0;
    let shapes = 0;
    for (let g = 0; g < Whole.groupCount; g++) {
      if (i32(load<u8>(Whole.partOf + <usize>g)) != part) continue;
      const from = Whole.group(g);
      const group = Problem.group(to);
      memory.copy(changetype<usize>(group), changetype<usize>(from), GROUP_BYTES);
      const cells = <usize>(from.down * from.across * from.size);
      group.copies = u32(Room.take(cells << 1));
      if (group.copies == 0) return false;
      for (let i: usize = 0; i < cells; i++) {
        const cell = <usize>load<u16>(<usize>from.copies + (i << 1));
        store<u16>(<usize>group.copies + (i << 1), load<u16>(Whole.numbers + (cell << 1)));
      }
      group.first = u32(shapes);
      shapes += Whole.copyShapes(from, to, shapes);
      group.count = u32(shapes) - group.first;
      to++;
    }
    return true;
  }

  static copyShapes(from: Group, group: i32, first: i32): i32 {
    let to = first;
    const end = from.first + from.count;
    for (let shape = from.first; shape < end; shape++) {
      if (!load<u8>(Whole.alive + <usize>shape)) continue;
      const record = Problem.shape(to);
      memory.copy(changetype<usize>(record), Whole.shapes + <usize>shape * SHAPE_BYTES, SHAPE_BYTES);
      record.group = u8(group);
      Whole.copySet(Whole.sets + ((<usize>(i32(shape) * Whole.words)) << 3), Problem.set(to));
      to++;
    }
    return to - first;
  }

  static copySet(from: usize, to: usize): void {
    for (let w = 0; w < Whole.words; w++) {
      for (let bits = load<u64>(from + ((<usize>w) << 3)); bits != 0; bits &= bits - 1) {
        const cell = load<u16>(Whole.numbers + ((<usize>((w << 6) + i32(ctz<u64>(bits)))) << 1));
        const word = to + ((<usize>(cell >> 6)) << 3);
        store<u64>(word, load<u64>(word) | (u64(1) << u64(cell & 63)));
      }
    }
  }
}
