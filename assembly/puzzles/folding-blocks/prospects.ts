// The scratch memory in which the prospects of the groups are found: the shapes that each group may still end in. How
// they are found is told in src/puzzles/folding-blocks/prospects.ts; levels with at most 64 cells that are empty at the
// start (narrow-prospects.ts) and with more (wide-prospects.ts) differ in how a set of cells is held.
import { Tables } from "./tables";

export class Prospects {
  /** One u32 each: the address of a shape that is a prospect, group after group. */
  static listed: usize = 0;
  /** For each group two u32: the addresses in `listed` of its first prospect and of the end. */
  static ranges: usize = 0;
  /** For each group two sets: the cells that it has in any prospect, and those that it has in all. */
  static sets: usize = 0;
  /** The cells that two groups may fill, and those that some group is sure to have. */
  static twice: usize = 0;
  static taken: usize = 0;
  /** For the group that is looked at: the cells that are taken by others, and those that nobody else can fill. */
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
    Prospects.sets = at;
    Prospects.twice = at + groups * 2 * cellBytes;
    Prospects.taken = Prospects.twice + cellBytes;
    Prospects.others = Prospects.taken + cellBytes;
    Prospects.owed = Prospects.others + cellBytes;
    Prospects.all = Prospects.owed + cellBytes;
    Prospects.ranges = Prospects.all + cellBytes;
    Prospects.listed = Prospects.ranges + groups * 8;
    memory.fill(Prospects.all, 0xff, cellBytes);
    const spare = u64(cellBytes << 3) - u64(Tables.emptyCells);
    const lastWord = Prospects.all + cellBytes - 8;
    store<u64>(lastWord, spare == 64 ? 0 : load<u64>(lastWord) >> spare);
  }

  /** The shape that an entry of the table of prospects names. */
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
    return Tables.prospects + ((<usize>load<u32>(Tables.prospectStarts + ((shape - Tables.shapes) >> 2))) << 2);
  }
}
