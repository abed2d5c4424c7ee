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

/** A face with each of its edges moved inwards by so much, or outwards below 0; edge i begins at corner i. */
export function framed(corners: readonly Point[], insets: readonly number[]): Point[] {
  const count = corners.length;
  const at = (i: number): Point => corners[(i + count) % count] as Point;
  const inset = (i: number): number => insets[(i + count) % count] as number;
  return corners.map((corner, i) => {
    const [before, after] = [along(corner, at(i - 1), inset(i)), along(corner, at(i + 1), inset(i - 1))];
    return { x: corner.x + before.x + after.x, y: corner.y + before.y + after.y };
  });
}

/** The way of this length from one point towards another, at most a third of the way there. */
function along(from: Point, to: Point, length: number): Point {
  const whole = Math.hypot(to.x - from.x, to.y - from.y);
  const part = whole === 0 ? 0 : Math.min(1 / 3, length / whole);
  return { x: (to.x - from.x) * part, y: (to.y - from.y) * part };
}

/** A closed path with round corners, all alike or each with its own radius; none rounder than a third of its shorter
 *  side. But for where it begins every step is relative, so that it can be moved (`movedPath`). */
export function rounded(points: readonly Point[], radius: number | readonly number[]): string {
  const count = points.length;
  let pen: Point = { x: 0, y: 0 };
  const step = (to: Point): Point => ({ x: short(to.x - pen.x), y: short(to.y - pen.y) });
  const go = ({ x, y }: Point): string => {
    pen = { x: pen.x + x, y: pen.y + y };
    return `${x} ${y}`;
  };
  const parts = points.map((corner, i) => {
    const round = typeof radius === "number" ? radius : (radius[i] ?? 0);
    const begin = i === 0 ? "M" : "l";
    if (round === 0) return `${begin}${go(step(corner))}`;
    const before = points[(i + count - 1) % count] as Point;
    const after = points[(i + 1) % count] as Point;
    const start = `${begin}${go(step(towards(corner, before, round)))}`;
    const bend = step(corner);
    return `${start}q${bend.x} ${bend.y} ${go(step(towards(corner, after, round)))}`;
  });
  return `${parts.join("")}z`;
}

/** A path of which all steps but the first are relative, somewhere else. */
export function movedPath(path: string, way: Point): string {
  return pathAtAll(path, [way]);
}

/** At each of these places from where it is, as one path. */
export function pathAtAll(path: string, ways: readonly Point[]): string {
  const end = path.search(/[a-z]/);
  const gap = path.indexOf(" ");
  const [fromX, fromY] = [Number(path.slice(1, gap)), Number(path.slice(gap + 1, end))];
  const steps = path.slice(end);
  let all = "";
  for (const { x, y } of ways) all += `M${short(fromX + x)} ${short(fromY + y)}${steps}`;
  return all;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(distance / length, 1 / 3);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function short(number: number): number {
  return Math.round(number * 1000) / 1000;
}
