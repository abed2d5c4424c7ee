// Affine maps of the picture, as the six numbers of an SVG matrix. What lies in a plane is drawn by one of them wherever the
// plane turns, since projections are parallel.

import type { Extent } from "../puzzles/surface.ts";
import { type Point, type Projection, project } from "./projection.ts";

export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The picture of a plane, by where it has its points: of (x, y) on it. */
export function planeIn(projection: Projection, place: (x: number, y: number) => Extent): Affine {
  const [o, u, v] = [place(0, 0), place(1, 0), place(0, 1)].map((at) => project(projection, at)) as [
    Point,
    Point,
    Point,
  ];
  return [u.x - o.x, u.y - o.y, v.x - o.x, v.y - o.y, o.x, o.y];
}

/** First the second, then the first. */
export function after([a, b, c, d, e, f]: Affine, [g, h, i, j, k, l]: Affine): Affine {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function inverse([a, b, c, d, e, f]: Affine): Affine {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

export function mapped([a, b, c, d, e, f]: Affine, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}
