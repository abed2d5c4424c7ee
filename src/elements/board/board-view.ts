// The picture of a board: ground, marks, what moves, and over all of it one invisible cell for each of the board, for
// focus and for those who do not see it. It only draws what it is told. With a scene it has depth, in the layers of
// scene-layers.ts; without a scene it is the drawing of the state, cell by cell.
import { rounded } from "../../drawing/outlines.ts";
import { atRest, type Placed } from "../../drawing/placed.ts";
import { plainSolids } from "../../drawing/plain-look.ts";
import {
  FLAT,
  type Frame,
  frameOf,
  ISOMETRIC,
  OBLIQUE,
  type Point,
  type Projection,
  project,
  unproject,
} from "../../drawing/projection.ts";
import { outlinesOf } from "../../drawing/regions.ts";
import { ShapeMaker } from "../../drawing/shape-maker.ts";
import type { Language } from "../../language/words.ts";
import type { Play } from "../../playing/play.ts";
import { type Cell, placeKey } from "../../puzzles/cell.ts";
import { type Direction, STEP } from "../../puzzles/direction.ts";
import { type Glyph, isSameGlyph } from "../../puzzles/drawing.ts";
import type { Extent, Piece, Scene, Solid, Surface } from "../../puzzles/surface.ts";
import { AnalysisLayer, type DrawnValue, type DrawnWay, hintNodes, type Leader } from "./analysis-layer.ts";
import { CellGrid } from "./cell-grid.ts";
import { cssToneOf } from "./css-colours.ts";
import { type Painter, SceneLayers } from "./scene-layers.ts";
import { ShapeLayer } from "./shape-layer.ts";
import { setChanged, svgNode } from "./svg-nodes.ts";
import { type Pinch, zoomed } from "./two-fingers.ts";

export type ViewName = "scene" | "flat";
export type Mark = "chosen" | "target" | "preview" | "refused" | "blocked" | "cursor";
export type Marked = readonly [mark: Mark, cells: readonly Cell[]];

/** What is as high as this stands up, and hides what is behind it. */
const STANDS = 0.8;
/** How far a mark keeps from the edges of its cells, and how round it is. */
const MARK = { inset: 0.09, round: 0.14 };

export class BoardView {
  readonly element = document.createElement("div");
  /** What is put on the page: the board, or what is around it. */
  readonly root: Element = this.element;
  /** From the back to the front, each a picture of its own, so that a frame of an animation paints only what moves in it, and
   *  a cursor only itself: the ground, what lies on it, what stands there, and what is before all. The cells come last. */
  readonly #still = svgNode("svg", { "aria-hidden": "true", class: "still" });
  readonly #lying = svgNode("svg", { "aria-hidden": "true" });
  readonly #lively = svgNode("svg", { "aria-hidden": "true", class: "lively" });
  readonly #over = svgNode("svg", { "aria-hidden": "true" });
  readonly cells: CellGrid;
  readonly scene: Scene | undefined;
  readonly #projection: Projection;
  readonly #layers: SceneLayers | undefined;
  readonly #ground: readonly Solid[];
  #standing: readonly Solid[] = [];
  readonly #rows: number;
  readonly #columns: number;
  /** What of the picture can be seen: all of it, or a part when it is zoomed. */
  protected readonly whole: Frame;
  protected box: Frame;
  readonly #marks = svgNode("g", { class: "marks" });
  /** Of cells that something stands on. */
  readonly #marksAbove = svgNode("g", { class: "marks" });
  readonly #values = new AnalysisLayer();
  readonly #hint = svgNode("g", { class: "hints" });
  /** What there is without a scene. */
  readonly #plain = new ShapeLayer();
  readonly #painter: Painter;
  /** What stands where; found out when somebody asks. */
  #places: Places | undefined;
  #pieces: readonly Piece[] = [];
  /** What rests is merged in the frames after its move. */
  #tidying = 0;

  constructor({ level }: Play, surface: Surface | undefined, view: ViewName) {
    this.#rows = level.rows;
    this.#columns = level.columns;
    this.scene = surface?.scene && remembering(surface.scene);
    this.#projection = this.scene === undefined ? FLAT : projectionOf(this.scene, view);
    this.#painter = painterOf(this.#projection, surface);
    this.#ground = this.scene?.ground(level) ?? [];
    this.#layers = this.scene && new SceneLayers(this.#painter, this.#ground, level.rows);
    this.whole = this.#frame(level.rows, level.columns);
    this.box = this.whole;
    this.element.className = "board";
    this.element.part.add("board");
    const { width, height } = this.whole;
    this.element.style.setProperty("--columns", String(round(width)));
    this.element.style.setProperty("--rows", String(round(height)));
    this.cells = new CellGrid(level.rows, level.columns, (cell) => this.#outline(cell, 0));
    this.#writeBox();
    this.#still.append(this.#layers?.ground ?? this.#plain.group);
    this.#lying.append(this.#marks);
    if (this.#layers !== undefined) {
      this.#lying.append(this.#layers.shadows);
      this.#lively.append(this.#layers.above);
      this.#over.append(this.#layers.flying);
    }
    // A number stays readable on the arrow of a hint.
    this.#over.append(this.#marksAbove, this.#hint, this.#values.root);
    this.element.append(...this.#pictures);
  }

  get #pictures(): readonly SVGSVGElement[] {
    return [this.#still, this.#lying, this.#lively, this.#over, this.cells.element];
  }

  #frame(rows: number, columns: number): Frame {
    const reach = this.scene?.reach;
    return frameOf(this.#projection, rows, columns, reach ?? { above: 0, below: 0 });
  }

  /** A state at rest. */
  rest(play: Play, pieces: readonly Piece[]): void {
    const { scene } = this;
    if (scene === undefined) {
      const solids = plainSolids(play.puzzle.drawState(play.level, play.state));
      this.#plain.paint(this.#painter.bodies(solids.map(atRest)));
      return;
    }
    this.#places = undefined;
    this.#pieces = pieces;
    this.#standing = pieces.flatMap((piece) => scene.solids(piece));
    this.draw(this.#standing.map(atRest));
    this.#tidyLater();
  }

  #tidyLater(): void {
    this.#tidying = requestAnimationFrame(() => {
      if (this.#layers?.tidy()) this.#tidyLater();
    });
  }

  get #standingPlaces(): Places {
    this.#places ??= placesOf(this.#pieces, this.scene);
    return this.#places;
  }

  /** What stands on the ground; where nothing is left, the tiles of the ground itself. */
  get solids(): readonly Solid[] {
    if (this.#standing.length > 0) return this.#standing;
    return this.#ground.filter(({ at, size }) => at.z + size.z <= 0);
  }

  /** A moment of a move. */
  draw(placed: readonly Placed[]): void {
    cancelAnimationFrame(this.#tidying);
    this.#layers?.draw(placed);
  }

  /** Each mark is one region, on the ground or on top of what stands there. */
  mark(marks: readonly Marked[]): void {
    const below: SVGElement[] = [];
    const above: SVGElement[] = [];
    for (const [mark, cells] of marks) {
      for (const [height, region] of this.#byHeight(cells)) {
        (height > 0 ? above : below).push(this.#markNode(mark, region, height));
      }
    }
    this.#marks.replaceChildren(...below);
    this.#marksAbove.replaceChildren(...above);
  }

  /** Of what stands there, or else of the ground. */
  #byHeight(cells: readonly Cell[]): ReadonlyMap<number, readonly Cell[]> {
    const regions = new Map<number, Cell[]>();
    for (const cell of cells) {
      const height = this.#heightOn(cell) ?? this.#layers?.heightAt(cell) ?? 0;
      const region = regions.get(height);
      if (region === undefined) regions.set(height, [cell]);
      else region.push(cell);
    }
    return regions;
  }

  /** How high what stands on a cell is; undefined where nothing does. */
  #heightOn(cell: Cell): number | undefined {
    return this.#standingPlaces.heights.get(placeKey(cell.row, cell.column));
  }

  #markNode(mark: Mark, cells: readonly Cell[], height: number): SVGElement {
    const d = outlinesOf(cells, MARK.inset)
      .map((outline) => {
        const points = outline.map((point) => project(this.#projection, { ...point, z: height }));
        return rounded(points, MARK.round);
      })
      .join("");
    const node = svgNode("g", { class: `mark ${mark}${height > 0 ? " raised" : ""}` });
    node.append(svgNode("path", { class: "halo", d }), svgNode("path", { class: "line", d }));
    return node;
  }

  showHint(way: DrawnWay | undefined): void {
    if (way === undefined) this.#hint.replaceChildren();
    else this.#hint.replaceChildren(...hintNodes(way, (cells) => this.#middle(cells, this.#lift(way))));
  }

  showValues(values: readonly DrawnValue[]): void {
    this.#values.show(values, (way) => this.#leaderOf(way));
  }

  /** How high what moves is, so that what is drawn on it lies on its top; what stands would hide what is beyond it. */
  #lift({ from }: DrawnWay): number {
    const height = Math.max(0, ...from.map((cell) => this.#heightOn(cell) ?? 0));
    return height < STANDS ? height : 0;
  }

  /** To the middle of the side over which it moves, where no two moves meet; of what stands, to where it comes to lie. */
  #leaderOf(way: DrawnWay): Leader {
    const { from, direction, to } = way;
    const z = this.#lift(way);
    const [down, right] = STEP[direction];
    const { x, y } = project(this.#projection, { x: right, y: down, z: 0 });
    const along = { x: x / Math.hypot(x, y), y: y / Math.hypot(x, y) };
    if (z === 0) return { start: this.#middle(from, z), end: this.#middle(to, 0), along };
    const side = (axis: "row" | "column", step: number): number => {
      const ends = from.flatMap((cell) => [cell[axis], cell[axis] + 1]);
      const [first, last] = [Math.min(...ends), Math.max(...ends)];
      return step === 0 ? (first + last) / 2 : step > 0 ? last : first;
    };
    const end = project(this.#projection, { x: side("column", right), y: side("row", down), z });
    return { start: end, end, along };
  }

  #middle(cells: readonly Cell[], z: number): Point {
    const mean = (axis: "row" | "column"): number =>
      cells.reduce((sum, cell) => sum + cell[axis] + 0.5, 0) / Math.max(1, cells.length);
    return project(this.#projection, { x: mean("column"), y: mean("row"), z });
  }

  /** The cell that is drawn where a pointer is; on a piece the nearest cell of that piece. */
  cellAt({ clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">, target: EventTarget | undefined): Cell {
    const matrix = this.#still.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    const place = unproject(this.#projection, { x, y });
    const piece = target instanceof Element ? this.#standingPlaces.pieceOf.get(solidOf(target)) : undefined;
    if (piece === undefined) return this.#cellOnTop({ x, y }) ?? cellOf(place);
    const far = ({ row, column }: Cell): number => Math.hypot(row + 0.5 - place.y, column + 0.5 - place.x);
    return piece.cells.reduce((nearest, cell) => (far(cell) < far(nearest) ? cell : nearest));
  }

  /** The cell of which the upper side of what stands there is drawn at this point; where many stand, they are one drawing. */
  #cellOnTop(point: Point): Cell | undefined {
    for (const height of new Set(this.#standingPlaces.heights.values())) {
      const lifted = project(this.#projection, { x: 0, y: 0, z: height });
      const cell = cellOf(unproject(this.#projection, { x: point.x - lifted.x, y: point.y - lifted.y }));
      if (this.#heightOn(cell) === height) return cell;
    }
    return undefined;
  }

  /** The cells that are drawn within this many pixels of a pointer, the nearest first. */
  cellsNear(event: Pick<PointerEvent, "clientX" | "clientY">, pixels: number): readonly Cell[] {
    const matrix = this.#still.getScreenCTM();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
    const place = unproject(this.#projection, { x, y });
    const within = pixels / (matrix?.a || 1);
    const [row, column, reach] = [Math.floor(place.y), Math.floor(place.x), Math.ceil(within)];
    const near: { readonly cell: Cell; readonly away: number }[] = [];
    for (let r = Math.max(0, row - reach); r <= Math.min(this.#rows - 1, row + reach); r++) {
      for (let c = Math.max(0, column - reach); c <= Math.min(this.#columns - 1, column + reach); c++) {
        const away = Math.hypot(outside(place.y, r), outside(place.x, c));
        if (away <= within) near.push({ cell: { row: r, column: c }, away });
      }
    }
    return near.sort((a, b) => a.away - b.away).map(({ cell }) => cell);
  }

  /** Nearer, further and elsewhere, as two fingers say; never further than the whole board. */
  zoom(pinch: Pinch): void {
    const matrix = this.#still.getScreenCTM();
    if (matrix === null) return;
    this.box = zoomed(this.box, this.whole, pinch, matrix);
    this.showBox();
  }

  /** Whenever another part of the picture is seen. */
  protected showBox(): void {
    this.#writeBox();
  }

  #writeBox(): void {
    const { left, top, width, height } = this.box;
    const viewBox = [left, top, width, height].map((number) => round(number)).join(" ");
    for (const picture of this.#pictures) setChanged(picture, "viewBox", viewBox);
    this.element.classList.toggle("zoomed", width < this.whole.width);
  }

  /** The direction of the board that is drawn most nearly like this way over the screen. */
  directionOf(way: Point): Direction {
    const { x, y } = this.#projection;
    const along = [alike(way, x), alike(way, y)] as const;
    if (Math.abs(along[0]) >= Math.abs(along[1])) return along[0] > 0 ? "r" : "l";
    return along[1] > 0 ? "d" : "u";
  }

  /** Shown and not played, or played: what it is to those who do not see it. */
  describe(isPlayed: boolean, label: string, _language: Language): void {
    setChanged(this.element, "role", isPlayed ? "grid" : "img");
    setChanged(this.element, "aria-label", label);
    this.element.classList.toggle("played", isPlayed);
    const counts = { "aria-rowcount": this.#rows, "aria-colcount": this.#columns };
    for (const [name, count] of Object.entries(counts)) {
      if (isPlayed) setChanged(this.element, name, String(count));
      else this.element.removeAttribute(name);
    }
    // To append it anew would take the focus from it.
    if (!isPlayed) this.cells.element.remove();
    else if (this.cells.element.parentNode === null) this.element.append(this.cells.element);
  }

  #outline({ row, column }: Cell, inset: number): string {
    const [left, top, right, bottom] = [column + inset, row + inset, column + 1 - inset, row + 1 - inset];
    const corners = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const;
    const points = corners.map(([x, y]) => project(this.#projection, { x, y, z: 0 }));
    return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`;
  }
}

function painterOf(projection: Projection, surface: Surface | undefined): Painter {
  return new ShapeMaker(projection, (glyph: Glyph) => cssToneOf(glyph, surface?.tone?.(glyph)));
}

function projectionOf({ projection }: Scene, view: ViewName): Projection {
  if (view === "flat") return FLAT;
  return projection === "isometric" ? ISOMETRIC : OBLIQUE;
}

function cellOf({ x, y }: Point): Cell {
  return { row: Math.floor(y), column: Math.floor(x) };
}

/** How far a place is outside of a cell, along one axis. */
function outside(place: number, cell: number): number {
  return Math.max(0, cell - place, place - cell - 1);
}

interface Places {
  /** Which piece a solid is of, for what a pointer meets. */
  readonly pieceOf: ReadonlyMap<string, Piece>;
  /** How high what stands on a cell is. */
  readonly heights: ReadonlyMap<number, number>;
}

function placesOf(pieces: readonly Piece[], scene: Scene | undefined): Places {
  const pieceOf = new Map<string, Piece>();
  const heights = new Map<number, number>();
  for (const piece of pieces) {
    const own = scene?.solids(piece) ?? [];
    for (const { id } of own) pieceOf.set(id, piece);
    const height = Math.max(0, ...own.map(({ at, size }) => at.z + size.z));
    for (const { row, column } of piece.cells) heights.set(placeKey(row, column), height);
  }
  return { pieceOf, heights };
}

/** A piece that stays the same keeps its solids, and a piece that changes those that stay where they were. */
function remembering(scene: Scene): Scene {
  const known = new WeakMap<Piece, readonly Solid[]>();
  const last = new Map<string, Solid>();
  const again = (solid: Solid): Solid => {
    const before = last.get(solid.id);
    if (before !== undefined && isSameSolid(before, solid)) return before;
    last.set(solid.id, solid);
    return solid;
  };
  return {
    ...scene,
    solids(piece) {
      const solids = known.get(piece) ?? scene.solids(piece).map(again);
      known.set(piece, solids);
      return solids;
    },
  };
}

function isSameSolid(a: Solid, b: Solid): boolean {
  const isSameLook = isSameGlyph(a.glyph, b.glyph) && isSameGlyph(a.sign, b.sign) && a.pattern === b.pattern;
  const isSameSheet = a.joined === b.joined || a.joined?.join() === b.joined?.join();
  return isSameLook && isSameSheet && isSameExtent(a.at, b.at) && isSameExtent(a.size, b.size);
}

function isSameExtent(a: Extent, b: Extent): boolean {
  return a.x === b.x && a.y === b.y && a.z === b.z;
}

function solidOf(node: Element): string {
  const key = node.getAttribute("data-key") ?? "";
  return key.slice(0, key.lastIndexOf("/"));
}

/** The cosine of the angle between two ways, but for the length of the first. */
function alike(a: Point, b: Point): number {
  return (a.x * b.x + a.y * b.y) / Math.hypot(b.x, b.y);
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}
