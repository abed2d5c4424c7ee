// A board that is painted: its picture, and over it a grid of cells for those who do not see it and for the keyboard, with one of
// them in the order of tabs. Of a board larger than 32 x 32 the cells around that one are there. Pointers are followed by
// paint-pointer.ts; what a stroke or a key does is for the editor to say.
import type { Cell } from "../../puzzles/cell.ts";
import { setChanged, svgNode } from "../board/svg-nodes.ts";
import { PaintedPicture, type SeenCell, viewBoxOf } from "./painted-picture.ts";

const MOST = 32;
const STEP = 8;

interface Told {
  readonly node: SVGElement;
  readonly cell: Cell;
}

export interface BoardShown {
  readonly cells: readonly (readonly SeenCell[])[];
  readonly label: string;
  /** What is there, in words. */
  tell(cell: Cell): string;
}

export class PaintedBoard {
  readonly element = document.createElement("div");
  readonly picture = new PaintedPicture();
  readonly #cells = svgNode("svg", { role: "rowgroup", class: "cells" });
  #told: readonly Told[] = [];
  #made = "";
  /** The cell in the order of tabs. */
  #inTurn: SVGElement | undefined;
  #rows = 0;
  #columns = 0;
  /** Where the keyboard is. */
  #at: Cell = { row: 0, column: 0 };
  #shown: BoardShown | undefined;

  constructor() {
    this.element.className = "board";
    this.element.part.add("board");
    this.element.setAttribute("role", "grid");
    this.element.append(this.picture.element, this.#cells);
    this.#cells.addEventListener("focusin", ({ target }) => {
      const told = this.#told.find(({ node }) => node === target);
      if (told !== undefined) this.#at = told.cell;
    });
  }

  get at(): Cell {
    return this.#at;
  }

  get hasFocus(): boolean {
    const root = this.element.getRootNode();
    return root instanceof ShadowRoot && root.activeElement !== null && this.#cells.contains(root.activeElement);
  }

  show(shown: BoardShown): void {
    this.#shown = shown;
    this.#rows = shown.cells.length;
    this.#columns = shown.cells[0]?.length ?? 0;
    const { style } = this.element;
    style.setProperty("--rows", String(this.#rows));
    style.setProperty("--columns", String(this.#columns));
    for (const [name, value] of Object.entries({
      "aria-label": shown.label,
      "aria-rowcount": String(this.#rows),
      "aria-colcount": String(this.#columns),
    })) {
      setChanged(this.element, name, value);
    }
    this.picture.show(shown.cells);
    this.goTo(this.#at);
    this.#tell();
  }

  /** The nearest cell that there is becomes the one in turn. */
  goTo({ row, column }: Cell, focus = this.hasFocus): void {
    this.#at = { row: within(row, this.#rows), column: within(column, this.#columns) };
    if (this.#make()) this.#tell();
    const now = this.#told.find(({ cell }) => cell.row === this.#at.row && cell.column === this.#at.column)?.node;
    if (now !== this.#inTurn) this.#inTurn?.setAttribute("tabindex", "-1");
    now?.setAttribute("tabindex", "0");
    this.#inTurn = now;
    if (focus) now?.focus({ preventScroll: true });
  }

  #tell(): void {
    for (const { node, cell } of this.#told) setChanged(node, "aria-label", this.#shown?.tell(cell) ?? "");
  }

  focus(): void {
    this.goTo(this.#at, true);
  }

  /** The cell that is drawn where a pointer is; also one that is not there, beside the board. */
  cellAt({ clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">): Cell {
    const matrix = this.picture.element.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { row: Math.floor(y), column: Math.floor(x) };
  }

  has({ row, column }: Cell): boolean {
    return row >= 0 && row < this.#rows && column >= 0 && column < this.#columns;
  }

  /** Whether other cells are there than before. */
  #make(): boolean {
    const [top, left] = [windowStart(this.#at.row, this.#rows), windowStart(this.#at.column, this.#columns)];
    const made = `${top} ${left} ${this.#rows} ${this.#columns}`;
    if (this.#made === made) return false;
    this.#made = made;
    setChanged(this.#cells, "viewBox", viewBoxOf(this.#rows, this.#columns));
    const told: Told[] = [];
    const rows = range(top, Math.min(this.#rows, top + MOST)).map((row) => {
      const group = svgNode("g", { role: "row", "aria-rowindex": String(row + 1) });
      for (const column of range(left, Math.min(this.#columns, left + MOST))) {
        const node = svgNode("rect", {
          ...{ role: "gridcell", class: "cell", "data-cell": `${row} ${column}` },
          ...{ "aria-colindex": String(column + 1), tabindex: "-1" },
          ...{ x: String(column + 0.04), y: String(row + 0.04), width: "0.92", height: "0.92", rx: "0.1" },
        });
        group.append(node);
        told.push({ node, cell: { row, column } });
      }
      return group;
    });
    this.#told = told;
    this.#inTurn = undefined;
    this.#cells.replaceChildren(...rows);
    return true;
  }
}

function within(place: number, count: number): number {
  return Math.max(0, Math.min(place, count - 1));
}

/** It goes on in steps, so that the cells are not made anew for every step of a cursor. */
function windowStart(current: number, length: number): number {
  const start = STEP * Math.round((current - MOST / 2) / STEP);
  return Math.max(0, Math.min(start, length - MOST));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}
