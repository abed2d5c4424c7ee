// What a cell of a Roll the Block board can be. A level keeps one Tile for each meaning, however many cells share it.
import type { Cell } from "../cell.ts";

export type { Cell } from "../cell.ts";

export interface Bridge {
  readonly name: string;
  /** Whether it carries the block at the start. */
  readonly open: boolean;
}

export type Effect = "toggle" | "open" | "close";

/** What a switch does to one bridge, which is named by its place in the legend. */
export interface Action {
  readonly effect: Effect;
  readonly bridge: number;
}

export type Tile =
  | { readonly kind: "void" }
  | { readonly kind: "floor" }
  | { readonly kind: "fragile" }
  | { readonly kind: "target" }
  | { readonly kind: "bridge"; readonly name: string; readonly bridge: number }
  | {
      readonly kind: "switch";
      readonly name: string;
      readonly trigger: "soft" | "heavy";
      readonly actions: readonly Action[];
    }
  /** The first cell is that of the half which becomes active. */
  | { readonly kind: "split"; readonly name: string; readonly cells: readonly [Cell, Cell] };

export const VOID: Tile = { kind: "void" };
export const FLOOR: Tile = { kind: "floor" };
export const FRAGILE: Tile = { kind: "fragile" };
export const TARGET: Tile = { kind: "target" };

export function sameCell(a: Cell, b: Cell): boolean {
  return a.row === b.row && a.column === b.column;
}

/** Whether two cells share an edge. */
export function sideBySide(a: Cell, b: Cell): boolean {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1;
}
