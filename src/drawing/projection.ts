// From the world of a board to the picture. In the world x runs along a row, y down a column and z up, one cell is 1;
// the picture is measured in cells too. All projections are parallel, so that a cell looks the same wherever it is, and a
// direction of the board is one direction of the picture.
import type { Extent } from "../puzzles/surface.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Projection {
  /** Where one cell along each axis leads in the picture. */
  readonly x: Point;
  readonly y: Point;
  readonly z: Point;
  /** The direction towards the viewer, of length 1. */
  readonly viewer: Extent;
}

/** How far the isometric view is turned. Well below 45 degrees, so that right is drawn to the right and down downwards,
 *  and neither an arrow key nor a swipe is ever between two directions. */
const YAW = (18 * Math.PI) / 180;
/** How high above the ground it is seen from. */
const ELEVATION = (48 * Math.PI) / 180;
/** How much of a height shows where a board is seen from the front and above. */
const RISE = 0.34;
const FLAT_RISE = 0.1;

export const ISOMETRIC: Projection = turned(YAW, ELEVATION);
export const OBLIQUE: Projection = fromTheFront(RISE);
/** Every cell is where its row and column say; only the sides of pieces show a little. */
export const FLAT: Projection = fromTheFront(FLAT_RISE);

function turned(yaw: number, elevation: number): Projection {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  const [level, height] = [Math.sin(elevation), Math.cos(elevation)];
  return {
    x: { x: cos, y: sin * level },
    y: { x: -sin, y: cos * level },
    z: { x: 0, y: -height },
    viewer: { x: sin * height, y: cos * height, z: level },
  };
}

function fromTheFront(rise: number): Projection {
  const length = Math.hypot(1, rise);
  return {
    x: { x: 1, y: 0 },
    y: { x: 0, y: 1 },
    z: { x: 0, y: -rise },
    viewer: { x: 0, y: rise / length, z: 1 / length },
  };
}

export function project({ x, y, z }: Projection, at: Extent): Point {
  return {
    x: at.x * x.x + at.y * y.x + at.z * z.x,
    y: at.x * x.y + at.y * y.y + at.z * z.y,
  };
}

/** The place on the ground that is drawn at a point. */
export function unproject({ x, y }: Projection, { x: px, y: py }: Point): Point {
  const area = x.x * y.y - y.x * x.y;
  return { x: (px * y.y - py * y.x) / area, y: (py * x.x - px * x.y) / area };
}

/** The part of the picture that a board takes, with what rises above it and the ground below it. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function frameOf(
  projection: Projection,
  rows: number,
  columns: number,
  { above, below }: { readonly above: number; readonly below: number },
): Frame {
  const corners: Point[] = [];
  for (const x of [0, columns]) {
    for (const y of [0, rows]) for (const z of [-below, above]) corners.push(project(projection, { x, y, z }));
  }
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
