// The picture of a level that is painted: seen from above, cell by cell, so that what is met is what is painted; and of whatever
// is wrong as well. A row is drawn anew when something in it is another. Of a large board a part is drawn: what is in view.
import { atRest } from "../../drawing/placed.ts";
import { plainSolidsAt } from "../../drawing/plain-look.ts";
import { FLAT } from "../../drawing/projection.ts";
import { ShapeMaker } from "../../drawing/shape-maker.ts";
import type { Cell } from "../../puzzles/cell.ts";
import type { Glyph } from "../../puzzles/drawing.ts";
import type { Solid } from "../../puzzles/surface.ts";
import { cssToneOf } from "../board/css-colours.ts";
import { ShapeLayer } from "../board/shape-layer.ts";
import { setChanged, svgNode } from "../board/svg-nodes.ts";

/** What is seen of a cell, the lowest first; where that is nothing, its character is written. */
export interface SeenCell {
  readonly glyphs: readonly Glyph[];
  readonly character: string;
}

/** Some rows and columns of a board. */
export interface Part {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
}

export interface Mark {
  readonly cell: Cell;
  readonly kind: "wrong" | "warned" | "named";
  readonly text?: string;
}

/** A goal of another colour is seen around the tile on it. */
const SMALLER = 0.13;
/** How far a piece rises over its cell. */
const RISE = 0.06;

const painter = new ShapeMaker(FLAT, (glyph) => cssToneOf(glyph));

export class PaintedPicture {
  readonly element = svgNode("svg", { class: "picture", "aria-hidden": "true" });
  readonly #lines = svgNode("path", { class: "lines" });
  readonly #ground = svgNode("g");
  readonly #standing = svgNode("g");
  readonly #unknown = svgNode("g", { class: "unknown" });
  /** The letter of what lies under something else. */
  readonly #covered = svgNode("g", { class: "covered" });
  readonly #marks = svgNode("g", { class: "marks" });
  #rows = new Map<number, Row>();
  #part: Part = { top: 0, left: 0, rows: 0, columns: 0 };
  #marked: readonly Mark[] = [];

  constructor() {
    this.element.append(this.#lines, this.#ground, this.#standing, this.#unknown, this.#covered, this.#marks);
  }

  /** The cells of this part, row by row. */
  show(part: Part, cells: readonly (readonly SeenCell[])[]): void {
    const isOther = !isSamePart(part, this.#part);
    this.#part = part;
    if (isOther) this.#resize(part);
    for (const [row, line] of cells.entries()) this.#rows.get(part.top + row)?.show(line);
    const unknown = cells.flatMap((line, row) => {
      return line.flatMap(({ glyphs, character }, column) => (glyphs.length > 0 ? [] : [{ row, column, character }]));
    });
    this.#unknown.replaceChildren(...unknown.map(characterNode));
    const covered = cells.flatMap((line, row) => {
      return line.flatMap(({ glyphs: [lowest, ...others] }, column) =>
        lowest === undefined || others.length === 0 ? [] : [{ row, column, character: lowest.text }],
      );
    });
    this.#covered.replaceChildren(...covered.map(badge));
    if (isOther) this.mark(this.#marked);
  }

  /** Rows that stay in view stay as they are drawn. */
  #resize({ top, left, rows, columns }: Part): void {
    setChanged(this.element, "viewBox", `0 0 ${columns} ${rows}`);
    const across = Array.from({ length: rows + 1 }, (_, row) => `M0 ${row}H${columns}`);
    const down = Array.from({ length: columns + 1 }, (_, column) => `M${column} 0V${rows}`);
    this.#lines.setAttribute("d", [...across, ...down].join(""));
    const before = this.#rows;
    this.#rows = new Map(
      Array.from({ length: rows }, (_, i) => {
        const row = before.get(top + i) ?? new Row();
        row.place(i, left);
        return [top + i, row];
      }),
    );
    const all = [...this.#rows.values()];
    this.#ground.replaceChildren(...all.map(({ ground }) => ground.group));
    this.#standing.replaceChildren(...all.map(({ standing }) => standing.group));
  }

  /** What is wrong, and what something is about: regions of one cell each. */
  mark(marks: readonly Mark[]): void {
    this.#marked = marks;
    const { top, left, rows, columns } = this.#part;
    const isSeen = ({ cell: { row, column } }: Mark): boolean =>
      row >= top && row < top + rows && column >= left && column < left + columns;
    this.#marks.replaceChildren(
      ...marks.filter(isSeen).map(({ cell: { row, column }, kind, text }) => {
        const mark = svgNode("g", { class: `mark ${kind}`, transform: `translate(${column - left} ${row - top})` });
        mark.append(svgNode("rect", { x: "0.06", y: "0.06", width: "0.88", height: "0.88", rx: "0.12" }));
        if (text !== undefined) {
          const sign = svgNode("text", { x: "0.8", y: "0.28" });
          sign.textContent = text;
          mark.append(svgNode("circle", { cx: "0.8", cy: "0.2", r: "0.2" }), sign);
        }
        return mark;
      }),
    );
  }
}

function isSamePart(a: Part, b: Part): boolean {
  return a.top === b.top && a.left === b.left && a.rows === b.rows && a.columns === b.columns;
}

function characterNode({ row, column, character }: Cell & { readonly character: string }): SVGElement {
  const node = svgNode("text", { x: String(column + 0.5), y: String(row + 0.68) });
  node.textContent = character;
  return node;
}

/** In the corner, so that a colour is not the only sign of it. */
function badge({ row, column, character }: Cell & { readonly character: string }): SVGElement {
  const node = svgNode("g", { transform: `translate(${column + 0.82} ${row + 0.82})` });
  const sign = svgNode("text", { y: "0.1" });
  sign.textContent = character;
  node.append(svgNode("circle", { r: "0.17" }), sign);
  return node;
}

class Row {
  readonly ground = new ShapeLayer();
  readonly standing = new ShapeLayer();
  #left = 0;
  #shown: readonly SeenCell[] = [];

  /** As the row of this number in what is drawn, from this column of the board on. */
  place(row: number, left: number): void {
    for (const { group } of [this.ground, this.standing]) setChanged(group, "transform", `translate(0 ${row})`);
    if (left !== this.#left) this.#shown = [];
    this.#left = left;
  }

  show(cells: readonly SeenCell[]): void {
    if (cells.length === this.#shown.length && cells.every((cell, column) => isSame(cell, this.#shown[column]))) return;
    this.#shown = cells;
    const seen = cells.map(({ glyphs }, column) => solidsOf(glyphs, column));
    const bodies = (solids: readonly Solid[]) => painter.bodies(solids.map(atRest));
    this.ground.paintOnce(bodies(seen.flatMap(([ground]) => ground)));
    this.standing.paintOnce(bodies(seen.flatMap(([, standing]) => standing)));
  }
}

function isSame(a: SeenCell, b: SeenCell | undefined): boolean {
  return b !== undefined && keyOf(a.glyphs) === keyOf(b.glyphs);
}

function keyOf(glyphs: readonly Glyph[]): string {
  return glyphs.map(({ text, role, kind }) => `${text} ${role} ${kind}`).join();
}

const known = new Map<string, readonly [ground: readonly Solid[], standing: readonly Solid[]]>();

/** The same objects for the same cell, so that they are drawn once. */
function solidsOf(glyphs: readonly Glyph[], column: number): readonly [readonly Solid[], readonly Solid[]] {
  const key = `${column} ${keyOf(glyphs)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  // Each look has a name of its own: what is drawn of a name once is moved then, and not drawn anew.
  const named = (solid: Solid, i: number): Solid => ({ ...solid, id: `${key} ${i}` });
  const [lowest, ...others] = glyphs.map((glyph) => plainSolidsAt(glyph, 0, column).map(named));
  const standing = others.flatMap((solids) => solids.slice(1).map(smaller));
  const solids = [(lowest ?? []).slice(0, 1), [...(lowest ?? []).slice(1), ...standing]] as const;
  known.set(key, solids);
  return solids;
}

function smaller(solid: Solid): Solid {
  const { at, size } = solid;
  return {
    ...solid,
    at: { ...at, x: at.x + SMALLER, y: at.y + SMALLER },
    size: { ...size, x: size.x - 2 * SMALLER, y: size.y - 2 * SMALLER },
  };
}

/** A cell alone, as the sign of a brush. */
export function swatchOf(glyph: Glyph): SVGSVGElement {
  const swatch = svgNode("svg", { class: "swatch", "aria-hidden": "true", viewBox: `0 ${-RISE} 1 ${1 + RISE}` });
  for (const solids of solidsOf([glyph], 0)) {
    const layer = new ShapeLayer();
    layer.paintOnce(painter.bodies(solids.map(atRest)));
    swatch.append(layer.group);
  }
  return swatch;
}
