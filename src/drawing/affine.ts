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

/** A path that begins at (0, 0) under a map, at each of these places of the picture from there, as one path under one map. */
export function placedAt(
  path: string,
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[],
  places: readonly Point[],
): { readonly path: string; readonly matrix: Affine } {
  const slant: Affine = [a, b, c, d, 0, 0];
  const back = inverse(slant);
  const paths = places.map((place) => {
    const { x, y } = mapped(back, { x: e + place.x, y: f + place.y });
    return `M${Math.round(x * 1000) / 1000} ${Math.round(y * 1000) / 1000}${path}`;
  });
  return { path: paths.join(""), matrix: slant };
}
