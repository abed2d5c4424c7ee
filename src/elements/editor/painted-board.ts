// A board that is painted: its picture, and over it a grid of cells for those who do not see it and for the keyboard, with one of
// them in the order of tabs. Of a board larger than 32 x 32 the cells around that one are there, and of one larger than 64 x 64
// what is in view is drawn while it is scrolled. Pointers are followed by paint-pointer.ts; what a stroke or a key does is for the
// editor to say.
import type { Cell } from "../../puzzles/cell.ts";
import { setChanged, svgNode } from "../board/svg-nodes.ts";
import { PaintedPicture, type Part, type SeenCell } from "./painted-picture.ts";

const MOST = 32;
const STEP = 8;
/** Boards with longer sides are drawn in part. */
const MOST_DRAWN = 64;

interface Told {
  readonly node: SVGElement;
  readonly cell: Cell;
}

export interface BoardShown {
  readonly rows: number;
  readonly columns: number;
  readonly label: string;
  /** What is seen there. */
  see(cell: Cell): SeenCell;
  /** What is there, in words. */
  tell(cell: Cell): string;
}

export class PaintedBoard {
  /** What the board is scrolled in, where it is larger than its place. */
  readonly frame = document.createElement("div");
  readonly element = document.createElement("div");
  readonly picture = new PaintedPicture();
  readonly #cells = svgNode("svg", { role: "rowgroup", class: "cells" });
  readonly #sizes = new ResizeObserver(() => this.#resized());
  readonly #scrolled: (isLarger: boolean) => void;
  #told: readonly Told[] = [];
  #made = "";
  /** The cell in the order of tabs. */
  #inTurn: SVGElement | undefined;
  #rows = 0;
  #columns = 0;
  /** Where the keyboard is. */
  #at: Cell = { row: 0, column: 0 };
  #shown: BoardShown | undefined;
  #part: Part | undefined;
  /** What is to be in the middle once it is laid out. */
  #opening: Cell | undefined;
  #isPrinted = false;

  /** Told whether the board is larger than its place, whenever that may be another. */
  constructor(scrolled: (isLarger: boolean) => void) {
    this.#scrolled = scrolled;
    this.frame.className = "scroller";
    this.frame.append(this.element);
    this.element.className = "board";
    this.element.part.add("board");
    this.element.setAttribute("role", "grid");
    this.element.append(this.picture.element, this.#cells);
    this.#cells.addEventListener("focusin", ({ target }) => {
      const told = this.#told.find(({ node }) => node === target);
      if (told !== undefined) this.#at = told.cell;
    });
    this.frame.addEventListener("scroll", () => this.#draw(), { passive: true });
    for (const each of [this.frame, this.element]) this.#sizes.observe(each);
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
    this.#rows = shown.rows;
    this.#columns = shown.columns;
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
    this.#part = undefined;
    this.#draw();
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

  /** Goes there, and brings it into view. */
  reveal(cell: Cell): void {
    this.goTo(cell, true);
    const { frame } = this;
    const size = this.#cellSize;
    const into = (at: number, from: number, length: number): number =>
      Math.max(at + 2 * size - length, Math.min(at - size, from));
    frame.scrollTo({
      left: into(this.#at.column * size, frame.scrollLeft, frame.clientWidth),
      top: into(this.#at.row * size, frame.scrollTop, frame.clientHeight),
    });
  }

  /** A level begins there: it is the one in turn, and in the middle of what is in view. */
  open(cell: Cell): void {
    this.goTo(cell);
    this.#opening = this.#at;
    this.#bringIntoView();
  }

  #bringIntoView(): void {
    const { frame } = this;
    const { clientWidth, clientHeight } = frame;
    if (this.#opening === undefined || clientHeight === 0) return;
    const { row, column } = this.#opening;
    this.#opening = undefined;
    const size = this.#cellSize;
    frame.scrollTo({ left: (column + 0.5) * size - clientWidth / 2, top: (row + 0.5) * size - clientHeight / 2 });
  }

  /** So many rows are in view. */
  get rowsInView(): number {
    return Math.max(1, Math.floor(Math.min(this.frame.clientHeight, innerHeight) / this.#cellSize) - 1);
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
    const { top = 0, left = 0 } = this.#part ?? {};
    return { row: top + Math.floor(y), column: left + Math.floor(x) };
  }

  has({ row, column }: Cell): boolean {
    return row >= 0 && row < this.#rows && column >= 0 && column < this.#columns;
  }

  /** On paper nothing is scrolled: all of it is in view. */
  print(isPrinted: boolean): void {
    this.#isPrinted = isPrinted;
    this.#draw();
  }

  // --- What is drawn

  get #cellSize(): number {
    return this.element.clientWidth / Math.max(1, this.#columns) || 1;
  }

  get #isLarge(): boolean {
    return Math.max(this.#rows, this.#columns) > MOST_DRAWN;
  }

  #resized(): void {
    const { frame } = this;
    this.#bringIntoView();
    this.#draw();
    this.#scrolled(frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 1);
  }

  /** What is in view, if another part is than before. */
  #draw(): void {
    const shown = this.#shown;
    if (shown === undefined) return;
    const part =
      this.#isLarge && !this.#isPrinted ? this.#inView : { top: 0, left: 0, rows: this.#rows, columns: this.#columns };
    const before = this.#part;
    if (before !== undefined && Object.entries(part).every(([name, value]) => before[name as keyof Part] === value))
      return;
    this.#part = part;
    this.#place(this.picture.element, part);
    this.picture.show(
      part,
      range(part.top, part.top + part.rows).map((row) =>
        range(part.left, part.left + part.columns).map((column) => shown.see({ row, column })),
      ),
    );
  }

  get #inView(): Part {
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = this.frame;
    const size = this.#cellSize;
    const along = (scrolled: number, length: number, count: number): readonly [start: number, length: number] => {
      const start = within(STEP * Math.floor(scrolled / size / STEP) - STEP, count);
      const end = STEP * Math.ceil((scrolled + length) / size / STEP) + STEP;
      // While it is not laid out, nothing is in view.
      return [start, Math.min(count - start, MOST_DRAWN + 4 * STEP, end - start)];
    };
    const [top, rows] = along(scrollTop, clientHeight, this.#rows);
    const [left, columns] = along(scrollLeft, clientWidth, this.#columns);
    return { top, left, rows, columns };
  }

  /** Over its part of the board. */
  #place(svg: SVGElement, { top, left, rows, columns }: Part): void {
    const share = (part: number, all: number): string => `${(100 * part) / Math.max(1, all)}%`;
    const { style } = svg;
    [style.top, style.height] = [share(top, this.#rows), share(rows, this.#rows)];
    [style.left, style.width] = [share(left, this.#columns), share(columns, this.#columns)];
  }

  /** Whether other cells are there than before. */
  #make(): boolean {
    const [top, left] = [windowStart(this.#at.row, this.#rows), windowStart(this.#at.column, this.#columns)];
    const made = `${top} ${left} ${this.#rows} ${this.#columns}`;
    if (this.#made === made) return false;
    this.#made = made;
    const [bottom, right] = [Math.min(this.#rows, top + MOST), Math.min(this.#columns, left + MOST)];
    const part = { top, left, rows: bottom - top, columns: right - left };
    this.#place(this.#cells, part);
    setChanged(this.#cells, "viewBox", `0 0 ${part.columns} ${part.rows}`);
    const told: Told[] = [];
    const rows = range(top, bottom).map((row) => {
      const group = svgNode("g", { role: "row", "aria-rowindex": String(row + 1) });
      for (const column of range(left, right)) {
        const node = svgNode("rect", {
          ...{ role: "gridcell", class: "cell", "data-cell": `${row} ${column}` },
          ...{ "aria-colindex": String(column + 1), tabindex: "-1" },
          ...{ x: String(column - left + 0.04), y: String(row - top + 0.04), width: "0.92", height: "0.92", rx: "0.1" },
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
