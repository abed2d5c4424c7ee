// Outlines in the picture: the convex one around points, one drawn in, one with round corners as a path.
import type { Point } from "./projection.ts";

/** The convex outline of points, around it. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (
        chain.length > 1 &&
        turnOf(chain[chain.length - 2] as Point, chain[chain.length - 1] as Point, point) <= 1e-9
      ) {
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turnOf(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Every corner drawn somewhat towards the middle. */
export function inset(points: readonly Point[], by: number): Point[] {
  const middle = { x: sum(points, "x") / points.length, y: sum(points, "y") / points.length };
  return points.map(({ x, y }) => {
    const length = Math.hypot(x - middle.x, y - middle.y) || 1;
    const part = Math.min(0.5, by / length);
    return { x: x + (middle.x - x) * part, y: y + (middle.y - y) * part };
  });
}

function sum(points: readonly Point[], axis: "x" | "y"): number {
  return points.reduce((all, point) => all + point[axis], 0);
}

/** A closed path with round corners; none rounder than a third of its shorter side. */
export function rounded(points: readonly Point[], radius: number): string {
  const count = points.length;
  const parts = points.map((corner, i) => {
    const before = points[(i + count - 1) % count] as Point;
    const after = points[(i + 1) % count] as Point;
    const from = towards(corner, before, radius);
    const to = towards(corner, after, radius);
    return `${i === 0 ? "M" : "L"}${written(from)}Q${written(corner)} ${written(to)}`;
  });
  return `${parts.join("")}Z`;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(distance / length, 1 / 3);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function written({ x, y }: Point): string {
  return `${Math.round(x * 1000) / 1000} ${Math.round(y * 1000) / 1000}`;
}
