// Folding Blocks: a state is the number of each group's shape, among all shapes that it can ever have.
// The level comes with those shapes, their folds, and what the heuristic needs, in the tables that
// src/puzzles/folding-blocks/tables.ts lays out. No state is dead: whether the board can still be filled is not seen at
// a glance.
import { Game } from "../../search/game";
import { expandNarrow, expandWide } from "./expand";
import { estimatePartition, Partition } from "./partition";
import { ReachableShapes } from "./reachable-shapes";
import { RECORD, Tables } from "./tables";

/** How an estimate is made; src/puzzles/folding-blocks/heuristics.ts has the same numbers. */
const BY_FILLED_CELLS: i32 = 1;
const BY_LAST_GROUP: i32 = 2;
const BY_PARTITION: i32 = 3;

@final
export class FoldingBlocks implements Game {
  wordCount: i32;
  maxSuccessors: i32;
  denseCount: u32;
  /** Groups that can fold, and all their shapes. */
  groupCount: u32;
  shapeCount: u32;
  emptyCells: i32;
  /** Cells that are not holes, and those of them that groups have that cannot fold. */
  capacity: i32;
  fixedCells: i32;
  heuristic: i32;
  isOrdered: u32;
  /** Offsets of the tables. */
  groups: u32;
  shapes: u32;
  folds: u32;
  cells: u32;
  overdue: u32;
  values: u32;
  reachable: u32;
  reachableStarts: u32;

  words(): i32 {
    return this.wordCount;
  }

  mostSuccessors(): i32 {
    return this.maxSuccessors;
  }

  denseStates(): u32 {
    return this.denseCount;
  }

  scratchBytes(): u32 {
    const bytes = this.shapesBytes() + this.cellBytes();
    if (this.heuristic != BY_PARTITION) return bytes;
    const reachable = ReachableShapes.bytes(this.groupCount, this.shapeCount, this.cellBytes());
    return bytes + reachable + Partition.bytes(this.groupCount, u32(this.capacity - this.fixedCells));
  }

  begin(scratch: usize): void {
    const level = changetype<usize>(this);
    Tables.groups = level + <usize>this.groups;
    Tables.groupsEnd = Tables.groups + <usize>this.groupCount * RECORD;
    Tables.shapes = level + <usize>this.shapes;
    Tables.folds = level + <usize>this.folds;
    Tables.cells = level + <usize>this.cells;
    Tables.overdue = level + <usize>this.overdue;
    Tables.values = level + <usize>this.values;
    Tables.reachable = level + <usize>this.reachable;
    Tables.reachableStarts = level + <usize>this.reachableStarts;
    Tables.words = this.wordCount;
    Tables.cellBytes = <usize>this.cellBytes();
    Tables.emptyCells = this.emptyCells;
    Tables.toFill = this.capacity - this.fixedCells;
    Tables.ordered = 0 - this.isOrdered;
    Tables.current = scratch;
    Tables.filled = scratch + <usize>this.shapesBytes();
    if (this.heuristic != BY_PARTITION) return;
    const reachable = Tables.filled + Tables.cellBytes;
    ReachableShapes.begin(reachable, <usize>this.groupCount);
    Partition.begin(
      reachable + <usize>ReachableShapes.bytes(this.groupCount, this.shapeCount, this.cellBytes()),
      <usize>this.groupCount,
    );
  }

  writeRoot(state: usize): void {
    memory.fill(state, 0, (<usize>this.wordCount) << 2);
  }

  isDead(_state: usize): bool {
    return false;
  }

  isSolved(state: usize): bool {
    return this.filledCells(state) == this.capacity;
  }

  expand(state: usize, out: usize): i32 {
    return Tables.cellBytes == 8 ? expandNarrow(state, out) : expandWide(state, out);
  }

  estimate(state: usize, move: i32): u32 {
    switch (this.heuristic) {
      case BY_FILLED_CELLS:
        return value(this.filledCells(state));
      case BY_LAST_GROUP:
        return move < 0 ? 0 : value(move >> 2) - u32(this.filledCells(state));
      default:
        Tables.readShapes(state);
        return estimatePartition();
    }
  }

  private filledCells(state: usize): i32 {
    let sum = this.fixedCells;
    for (let group = Tables.groups, end = Tables.groupsEnd; group < end; group += RECORD) {
      sum += Tables.sizeOf(Tables.shapeAt(group, Tables.numberOf(state, group)));
    }
    return sum;
  }

  /** Bytes of a set of cells. */
  private cellBytes(): u32 {
    return max<u32>(1, (u32(this.emptyCells) + 63) >> 6) << 3;
  }

  /** Bytes for the address of each group's shape, a multiple of 8. */
  private shapesBytes(): u32 {
    return ((this.groupCount + 1) >> 1) << 3;
  }
}

function value(index: i32): u32 {
  return load<u32>(Tables.values + ((<usize>index) << 2));
}
