// Folding Blocks: a state is the number of each group's shape, among all shapes that it can ever have.
// The level comes with those shapes, their folds, and what the heuristic needs, in the tables that
// src/puzzles/folding-blocks/tables.ts lays out. No state is dead: whether the board can still be filled is not seen at
// a glance.
import { Game } from "../../search/game";
import { expandNarrow, expandWide } from "./expand";
import { estimatePartition, Partition } from "./partition";
import { Prospects } from "./prospects";
import { RECORD, Tables } from "./tables";

/** How an estimate is made; src/puzzles/folding-blocks/heuristics.ts has the same numbers. */
const BY_FILLED_CELLS: i32 = 1;
const BY_LAST_GROUP: i32 = 2;
const BY_PARTITION: i32 = 3;

@final
export class FoldingBlocks implements Game {
  private stateWords: i32;
  private most: i32;
  private states: u32;
  /** Groups that can fold, and all their shapes. */
  private groups: u32;
  private shapes: u32;
  private emptyCells: i32;
  /** Cells that are not holes, and those of them that groups have that cannot fold. */
  private capacity: i32;
  private fixedCells: i32;
  private heuristic: i32;
  private isOrdered: u32;

  private groupsOffset: u32;
  private shapesOffset: u32;
  private foldsOffset: u32;
  private cellsOffset: u32;
  private overdueOffset: u32;
  private valuesOffset: u32;
  private prospectsOffset: u32;
  private prospectStartsOffset: u32;

  words(): i32 {
    return this.stateWords;
  }

  mostSuccessors(): i32 {
    return this.most;
  }

  denseStates(): u32 {
    return this.states;
  }

  scratchBytes(): u32 {
    const bytes = this.shapesBytes() + this.cellBytes();
    if (this.heuristic != BY_PARTITION) return bytes;
    const prospects = Prospects.bytes(this.groups, this.shapes, this.cellBytes());
    return bytes + prospects + Partition.bytes(this.groups, u32(this.capacity - this.fixedCells));
  }

  begin(scratch: usize): void {
    const level = changetype<usize>(this);
    Tables.groups = level + <usize>this.groupsOffset;
    Tables.groupsEnd = Tables.groups + <usize>this.groups * RECORD;
    Tables.shapes = level + <usize>this.shapesOffset;
    Tables.folds = level + <usize>this.foldsOffset;
    Tables.cells = level + <usize>this.cellsOffset;
    Tables.overdue = level + <usize>this.overdueOffset;
    Tables.values = level + <usize>this.valuesOffset;
    Tables.prospects = level + <usize>this.prospectsOffset;
    Tables.prospectStarts = level + <usize>this.prospectStartsOffset;
    Tables.words = this.stateWords;
    Tables.cellBytes = <usize>this.cellBytes();
    Tables.emptyCells = this.emptyCells;
    Tables.toFill = this.capacity - this.fixedCells;
    Tables.ordered = 0 - this.isOrdered;
    Tables.current = scratch;
    Tables.filled = scratch + <usize>this.shapesBytes();
    if (this.heuristic != BY_PARTITION) return;
    const prospects = Tables.filled + Tables.cellBytes;
    Prospects.begin(prospects, <usize>this.groups);
    Partition.begin(prospects + <usize>Prospects.bytes(this.groups, this.shapes, this.cellBytes()), <usize>this.groups);
  }

  writeRoot(state: usize): void {
    memory.fill(state, 0, (<usize>this.stateWords) << 2);
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
    return ((this.groups + 1) >> 1) << 3;
  }
}

function value(index: i32): u32 {
  return load<u32>(Tables.values + ((<usize>index) << 2));
}
