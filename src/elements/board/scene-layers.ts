// The layers of a scene, from the back to the front. The flat ground is painted once, row by row; what lies level with it or
// below (a closed bridge, a block that falls off) has its place between the tiles of its row, before those in front of it.
// Above come the shadows, and then what stands: where the ground itself rises (walls), row by row with it. Of a crowd, what turns
// over in the air or goes is before all: each of these is a picture of its own, so that what rests is not painted with it.

import { isOverAll } from "../../drawing/alike.ts";
import { Crowd } from "../../drawing/crowd.ts";
import type { Placed } from "../../drawing/placed.ts";
import { middleOf } from "../../drawing/placed.ts";
import type { Drawn } from "../../drawing/shapes.ts";
import type { Cell } from "../../puzzles/cell.ts";
import type { Solid } from "../../puzzles/surface.ts";
import { ShapeLayer } from "./shape-layer.ts";
import { svgNode } from "./svg-nodes.ts";

/** What lies as low as this belongs to the ground. */
const LOW = 0.01;
/** What rises as high as this hides what is behind it. */
const HIGH = 0.15;
/** Where more stand, those that rest are drawn together. */
const MANY = 64;

export interface Painter {
  bodies(placed: readonly Placed[], crowd?: Crowd): readonly Drawn[];
  shadows(placed: readonly Placed[]): readonly Drawn[];
}

export class SceneLayers {
  /** The ground, with what lies in it. */
  readonly ground = svgNode("g");
  /** Between the ground and what stands. */
  readonly shadows: SVGGElement;
  /** All that rises above it. */
  readonly above = svgNode("g");
  /** Before all. */
  readonly flying: SVGGElement;
  readonly #painter: Painter;
  /** One a row, one behind all rows and one before them. */
  readonly #groundRows: readonly GroundRow[];
  readonly #standingRows: readonly Standing[];
  readonly #standing: Standing;
  readonly #shadows = new ShapeLayer();
  readonly #flying = new ShapeLayer();
  readonly #heights = new Map<string, number>();

  constructor(painter: Painter, solids: readonly Solid[], rows: number) {
    this.#painter = painter;
    const walls = solids.filter((solid) => topOf(solid) > HIGH);
    const flat = solids.filter((solid) => topOf(solid) <= HIGH);
    const groundRows = flat.length === 0 ? 0 : rows;
    this.#groundRows = Array.from({ length: groundRows + 2 }, (_, row) => {
      return new GroundRow(painter, row === 0 || row > groundRows ? [] : inRow(flat, row - 1));
    });
    this.ground.append(...this.#groundRows.map(({ group }) => group));
    for (const { at, size } of walls) this.#heights.set(keyOf(at.y, at.x), at.z + size.z);
    this.#standing = new Standing(painter);
    this.#standingRows = walls.length === 0 ? [] : Array.from({ length: rows }, () => new Standing(painter));
    this.shadows = this.#shadows.group;
    this.flying = this.#flying.group;
    this.#standingRows.forEach(({ group }, row) => {
      const own = new ShapeLayer();
      own.paintOnce(painter.bodies(inRow(walls, row).map((solid) => ({ solid }))));
      this.above.append(own.group, group);
    });
    this.above.append(this.#standing.group);
  }

  /** How high the ground rises there. */
  heightAt({ row, column }: Cell): number {
    return this.#heights.get(keyOf(row, column)) ?? 0;
  }

  draw(placed: readonly Placed[]): void {
    const low = new Map<ShapeLayer, Placed[]>();
    const high: Placed[] = [];
    for (const each of placed) {
      if (isLow(each)) {
        const layer = this.#slotOf(each);
        low.set(layer, [...(low.get(layer) ?? []), each]);
      } else high.push(each);
    }
    for (const row of this.#groundRows) row.paint(low);
    this.#shadows.paint(this.#painter.shadows(high));
    this.#drawHigh(high);
  }

  #drawHigh(high: readonly Placed[]): void {
    const isCrowd = high.length > MANY;
    const rows = this.#standingRows.map((): Placed[] => []);
    const standing: Placed[] = [];
    const flying: Placed[] = [];
    for (const each of high) {
      if (isCrowd && isFlying(each)) flying.push(each);
      else (rows[frontRow(each)] ?? standing).push(each);
    }
    this.#standingRows.forEach((row, i) => {
      row.paint(rows[i] ?? [], isCrowd);
    });
    this.#standing.paint(standing, isCrowd);
    this.#flying.paint(this.#painter.bodies(flying));
  }

  /** Merges some of what rests now; false where nothing is left to be merged. */
  tidy(): boolean {
    return [...this.#standingRows, this.#standing].some((each) => each.tidy());
  }

  #slotOf(placed: Placed): ShapeLayer {
    const { x, y } = middleOf(placed);
    const row = Math.max(0, Math.min(Math.floor(y) + 1, this.#groundRows.length - 1));
    return (this.#groundRows[row] as GroundRow).slot(Math.floor(x));
  }
}

/** What stands, in one row or on all of the board. */
class Standing {
  readonly #painter: Painter;
  readonly #layer = new ShapeLayer();
  readonly #crowd = new Crowd();
  #placed: readonly Placed[] = [];
  #isCrowd = false;

  constructor(painter: Painter) {
    this.#painter = painter;
  }

  get group(): SVGGElement {
    return this.#layer.group;
  }

  paint(placed: readonly Placed[], isCrowd: boolean): void {
    this.#placed = placed;
    this.#isCrowd = isCrowd;
    this.#layer.paint(this.#painter.bodies(placed, isCrowd ? this.#crowd : undefined));
  }

  tidy(): boolean {
    if (!this.#isCrowd || this.#crowd.isTidy) return false;
    this.#crowd.tidy();
    this.paint(this.#placed, true);
    return true;
  }
}

/** Beyond any row. */
const END = 1e6;

/** The ground of a row, from left to right, with gaps for what lies in it: they are made when something first does. */
class GroundRow {
  readonly group = svgNode("g");
  readonly #painter: Painter;
  readonly #solids: readonly Solid[];
  readonly #slots = new Map<number, ShapeLayer>();
  /** Where there is ground. */
  readonly #columns: readonly number[];

  constructor(painter: Painter, solids: readonly Solid[]) {
    this.#painter = painter;
    this.#solids = solids;
    this.#columns = solids.map(({ at }) => Math.floor(at.x));
    this.#layOut();
  }

  /** Before whatever of the ground is further to the right: what lies side by side without ground between has one. */
  slot(place: number): ShapeLayer {
    const column = Math.min(...this.#columns.filter((each) => each > place), END) - 1;
    const known = this.#slots.get(column);
    if (known !== undefined) return known;
    const made = new ShapeLayer();
    this.#slots.set(column, made);
    this.#layOut();
    return made;
  }

  paint(placed: ReadonlyMap<ShapeLayer, readonly Placed[]>): void {
    for (const slot of this.#slots.values()) slot.paint(this.#painter.bodies(placed.get(slot) ?? []));
  }

  #layOut(): void {
    const ends = [...this.#slots.keys()].sort((a, b) => a - b);
    let from = Number.NEGATIVE_INFINITY;
    this.group.replaceChildren(
      ...[...ends, Number.POSITIVE_INFINITY].flatMap((end) => {
        const part = this.#solids.filter(({ at }) => Math.floor(at.x) > from && Math.floor(at.x) <= end);
        from = end;
        const ground = new ShapeLayer();
        ground.paintOnce(this.#painter.bodies(part.map((solid) => ({ solid }))));
        const slot = this.#slots.get(end);
        return slot === undefined ? [ground.group] : [ground.group, slot.group];
      }),
    );
  }
}

function topOf({ at, size }: Solid): number {
  return at.z + size.z;
}

function inRow(solids: readonly Solid[], row: number): readonly Solid[] {
  return solids.filter(({ at }) => Math.floor(at.y) === row);
}

function keyOf(row: number, column: number): string {
  return `${Math.floor(row)} ${Math.floor(column)}`;
}

/** What turns or falls is low when its middle is. */
function isLow(placed: Placed): boolean {
  if (placed.turn === undefined && placed.shift === undefined) return topOf(placed.solid) <= LOW;
  return middleOf(placed).z < 0;
}

/** It turns over in the air, or it goes. */
function isFlying(placed: Placed): boolean {
  return placed.turn !== undefined || isOverAll(placed);
}

/** The row that it reaches to; none for what turns over in the air, which is before all. */
function frontRow({ solid, turn, shift }: Placed): number {
  return turn === undefined ? Math.floor(solid.at.y + solid.size.y + (shift?.y ?? 0) - 0.02) : -1;
}
