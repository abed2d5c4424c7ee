// A state of play: where the block is, whole or in halves, and which bridges are open.
import { type Cell, sameCell } from "./tiles.ts";

export type Block =
  | { readonly shape: "upright"; readonly cell: Cell }
  /** The cells are in reading order. */
  | { readonly shape: "lying"; readonly cells: readonly [Cell, Cell] }
  | { readonly shape: "halves"; readonly active: Cell; readonly other: Cell };

export interface RollState {
  readonly block: Block;
  /** Whether each bridge is open, in the order of the legend. */
  readonly open: readonly boolean[];
}

/** Two cells in reading order. */
export function inReadingOrder(a: Cell, b: Cell): readonly [Cell, Cell] {
  return a.row < b.row || (a.row === b.row && a.column < b.column) ? [a, b] : [b, a];
}

/** The cells that the block covers. */
export function coveredCells(block: Block): readonly Cell[] {
  switch (block.shape) {
    case "upright":
      return [block.cell];
    case "lying":
      return block.cells;
    case "halves":
      return [block.active, block.other];
  }
}

export function covers(block: Block, cell: Cell): boolean {
  return coveredCells(block).some((covered) => sameCell(covered, cell));
}
