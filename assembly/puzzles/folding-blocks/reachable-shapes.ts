// The scratch memory in which the reachable shapes of the groups are found: the shapes that each group may still end in. How
// they are found is told in src/puzzles/folding-blocks/reachable-shapes.ts; levels with at most 64 cells that are empty at the
// start (narrow-reachable-shapes.ts) and with more (wide-reachable-shapes.ts) differ in how a set of cells is held.
import { Tables } from "./tables";

export class ReachableShapes {
  /** One u32 each: the addresses of the reachable shapes, group after group. */
  static listed: usize = 0;
  /** For each group two u32: the addresses in `listed` of its first reachable shape and of the end. */
  static ranges: usize = 0;
  /** For each group two sets: the cells that it has in any reachable shape, and those that it has in all. */
  static sets: usize = 0;
  /** The cells that two groups may fill, and those that some group is sure to have. */
  static twice: usize = 0;
  static taken: usize = 0;
  /** Of one group: the cells that are taken by others, and those that nobody else can fill. */
  static others: usize = 0;
  static owed: usize = 0;
  /** All cells that are empty at the start. */
  static all: usize = 0;

  static bytes(groups: u32, shapes: u32, cellBytes: u32): u32 {
    return shapes * 4 + groups * (8 + 2 * cellBytes) + 5 * cellBytes;
  }

  /** Lays out the scratch memory from `at`, a multiple of 8, on. */
  static begin(at: usize, groups: usize): void {
    const cellBytes = Tables.cellBytes;
    ReachableShapes.sets = at;
    ReachableShapes.twice = at + groups * 2 * cellBytes;
    ReachableShapes.taken = ReachableShapes.twice + cellBytes;
    ReachableShapes.others = ReachableShapes.taken + cellBytes;
    ReachableShapes.owed = ReachableShapes.others + cellBytes;
    ReachableShapes.all = ReachableShapes.owed + cellBytes;
    ReachableShapes.ranges = ReachableShapes.all + cellBytes;
    ReachableShapes.listed = ReachableShapes.ranges + groups * 8;
    memory.fill(ReachableShapes.all, 0xff, cellBytes);
    const spare = u64(cellBytes << 3) - u64(Tables.emptyCells);
    const lastWord = ReachableShapes.all + cellBytes - 8;
    store<u64>(lastWord, spare == 64 ? 0 : load<u64>(lastWord) >> spare);
  }

  /** The shape that an entry of the table of reachable shapes names. */
  @inline
  static shapeAt(at: usize): usize {
    return Tables.shapes + ((<usize>load<u16>(at)) << 4);
  }

  /** How far to go on in that table where the shape is not possible. */
  @inline
  static leap(at: usize): usize {
    return (<usize>load<u16>(at, 2)) << 2;
  }

  /** Where a shape's entries begin; those of the next shape begin where they end. */
  @inline
  static startOf(shape: usize): usize {
    return Tables.reachable + ((<usize>load<u32>(Tables.reachableStarts + ((shape - Tables.shapes) >> 2))) << 2);
  }
}
