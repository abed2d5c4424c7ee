// The problem that the whole level is, kept while one component of it after the other is made the problem that is searched:
// with its groups, the shapes that they may still take, and its cells numbered anew, so that sets of cells are as short as
// they can be.

import { Arena } from "./arena";
import { Frames } from "./frames";
import { GROUP_BYTES, Group, Problem, SHAPE_BYTES, Shape } from "./problem";

export class WholeProblem {
  static groups: usize = 0;
  static groupCount: i32 = 0;
  static shapes: usize = 0;
  static shapeCount: i32 = 0;
  static sets: usize = 0;
  static cells: i32 = 0;
  static words: i32 = 0;
  static places: usize = 0;
  /** For each group its component, or NO_COMPONENT where it is decided. */
  static componentOf: usize = 0;
  /** For each shape whether it may still be taken. */
  static alive: usize = 0;
  /** For each cell its number in the component; for others the number of no cell. */
  static numbers: usize = 0;
  static componentCount: i32 = 0;
  /** What is used of the arena; what a component uses comes after it. */
  static arenaUsed: u64 = 0;

  /** Adopts the problem that there is as the whole. */
  static adopt(): void {
    WholeProblem.groups = Problem.groups;
    WholeProblem.groupCount = Problem.groupCount;
    WholeProblem.shapes = Problem.shapes;
    WholeProblem.shapeCount = Problem.shapeCount;
    WholeProblem.sets = Problem.sets;
    WholeProblem.cells = Problem.cells;
    WholeProblem.words = Problem.words;
    WholeProblem.places = Problem.places;
  }

  /** Keeps what the first frame has left of the whole, and its components. False where there is no memory. */
  static keep(components: i32): bool {
    WholeProblem.componentCount = components;
    WholeProblem.componentOf = Arena.allocate(<usize>WholeProblem.groupCount);
    WholeProblem.alive = Arena.allocate(<usize>WholeProblem.shapeCount);
    WholeProblem.numbers = Arena.allocate((<usize>(WholeProblem.cells + 1)) << 1);
    if (WholeProblem.componentOf == 0 || WholeProblem.alive == 0 || WholeProblem.numbers == 0) return false;
    const here = Frames.at(0);
    memory.fill(WholeProblem.componentOf, 0xff, <usize>WholeProblem.groupCount);
    memory.fill(WholeProblem.alive, 0, <usize>WholeProblem.shapeCount);
    for (let index = 0; index < here.open; index++) {
      store<u8>(WholeProblem.componentOf + <usize>Frames.id(here, index), u8(Frames.componentOf(here, index)));
      const end = Frames.end(here, index);
      for (let at = Frames.start(here, index); at < end; at += 2)
        store<u8>(WholeProblem.alive + <usize>load<u16>(at), 1);
    }
    WholeProblem.arenaUsed = Arena.used;
    return true;
  }

  /** Makes the component the problem. False where there is no memory. */
  static narrowTo(component: i32): bool {
    Arena.used = WholeProblem.arenaUsed;
    let groups = 0;
    let shapes = 0;
    for (let g = 0; g < WholeProblem.groupCount; g++) {
      if (i32(load<u8>(WholeProblem.componentOf + <usize>g)) != component) continue;
      groups++;
      const group = WholeProblem.group(g);
      const end = group.first + group.count;
      for (let shape = group.first; shape < end; shape++) shapes += i32(load<u8>(WholeProblem.alive + <usize>shape));
    }
    Problem.groupCount = groups;
    Problem.shapeCount = shapes;
    WholeProblem.numberCells(component);
    Problem.places = Arena.allocate((<usize>Problem.cells) << 1);
    if (Problem.places == 0) return false;
    for (let at: usize = 0; at < (<usize>WholeProblem.cells) << 1; at += 2) {
      const number = <usize>load<u16>(WholeProblem.numbers + at);
      if (number < <usize>Problem.cells)
        store<u16>(Problem.places + (number << 1), load<u16>(WholeProblem.places + at));
    }
    Problem.groups = Arena.allocate(<usize>groups * GROUP_BYTES);
    Problem.shapes = Arena.allocate(<usize>shapes * SHAPE_BYTES);
    const setBytes = (<usize>(shapes * Problem.words)) << 3;
    Problem.sets = Arena.allocate(setBytes);
    if (Problem.groups == 0 || Problem.shapes == 0 || Problem.sets == 0) return false;
    memory.fill(Problem.sets, 0, setBytes);
    WholeProblem.copyGroups(component);
    return true;
  }

  @inline
  static group(number: i32): Group {
    return changetype<Group>(WholeProblem.groups + <usize>number * GROUP_BYTES);
  }

  /** The cells of a component are those of its shapes. */
  static numberCells(component: i32): void {
    memory.fill(WholeProblem.numbers, 0, (<usize>(WholeProblem.cells + 1)) << 1);
    for (let shape = 0; shape < WholeProblem.shapeCount; shape++) {
      const record = changetype<Shape>(WholeProblem.shapes + <usize>shape * SHAPE_BYTES);
      if (
        !load<u8>(WholeProblem.alive + <usize>shape) ||
        i32(load<u8>(WholeProblem.componentOf + <usize>record.group)) != component
      )
        continue;
      const set = WholeProblem.sets + ((<usize>(shape * WholeProblem.words)) << 3);
      for (let w = 0; w < WholeProblem.words; w++) {
        for (let bits = load<u64>(set + ((<usize>w) << 3)); bits != 0; bits &= bits - 1) {
          store<u16>(WholeProblem.numbers + ((<usize>((w << 6) + i32(ctz<u64>(bits)))) << 1), 1);
        }
      }
    }
    let cells = 0;
    for (let cell = 0; cell < WholeProblem.cells; cell++)
      cells += i32(load<u16>(WholeProblem.numbers + ((<usize>cell) << 1)));
    let next = 0;
    for (let cell = 0; cell <= WholeProblem.cells; cell++) {
      const at = WholeProblem.numbers + ((<usize>cell) << 1);
      store<u16>(at, load<u16>(at) != 0 ? u16(next++) : u16(cells));
    }
    Problem.cells = cells;
    Problem.words = Problem.wordsFor(cells);
  }

  static copyGroups(component: i32): void {
    let to = 0;
    let shapes = 0;
    for (let g = 0; g < WholeProblem.groupCount; g++) {
      if (i32(load<u8>(WholeProblem.componentOf + <usize>g)) != component) continue;
      const from = WholeProblem.group(g);
      const group = Problem.group(to);
      memory.copy(changetype<usize>(group), changetype<usize>(from), GROUP_BYTES);
      group.first = u32(shapes);
      shapes += WholeProblem.copyShapes(from, to, shapes);
      group.count = u32(shapes) - group.first;
      to++;
    }
  }

  static copyShapes(from: Group, group: i32, first: i32): i32 {
    let to = first;
    const end = from.first + from.count;
    for (let shape = from.first; shape < end; shape++) {
      if (!load<u8>(WholeProblem.alive + <usize>shape)) continue;
      const record = Problem.shape(to);
      memory.copy(changetype<usize>(record), WholeProblem.shapes + <usize>shape * SHAPE_BYTES, SHAPE_BYTES);
      record.group = u8(group);
      WholeProblem.copySet(WholeProblem.sets + ((<usize>(i32(shape) * WholeProblem.words)) << 3), Problem.set(to));
      to++;
    }
    return to - first;
  }

  static copySet(from: usize, to: usize): void {
    for (let w = 0; w < WholeProblem.words; w++) {
      for (let bits = load<u64>(from + ((<usize>w) << 3)); bits != 0; bits &= bits - 1) {
        const cell = load<u16>(WholeProblem.numbers + ((<usize>((w << 6) + i32(ctz<u64>(bits)))) << 1));
        const word = to + ((<usize>(cell >> 6)) << 3);
        store<u64>(word, load<u64>(word) | (u64(1) << u64(cell & 63)));
      }
    }
  }
}
