// Many solids that look the same and move the same way, in few shapes: the shapes of one of them, put wherever one is. What
// fades away is drawn over all others, so that it need not be in one row.

import type { Solid } from "../puzzles/surface.ts";
import { placedAt } from "./affine.ts";
import { movedPath } from "./outlines.ts";
import type { Placed } from "./placed.ts";
import { type Point, type Projection, project } from "./projection.ts";
import type { Shape } from "./shapes.ts";

/** Fewer are drawn one by one. */
const FEW = 4;
/** In a smaller picture all are. */
const MANY = 8;

/** The first of them, and where the others are from there. */
export interface Alike {
  readonly first: Placed;
  readonly all: readonly Placed[];
}

export function alikeIn(placed: readonly Placed[]): {
  readonly groups: readonly Alike[];
  readonly others: readonly Placed[];
} {
  if (placed.length < MANY) return { groups: [], others: placed };
  const looks = new Map<string, Placed[]>();
  const others: Placed[] = [];
  for (const each of placed) {
    if (each.turn !== undefined) {
      others.push(each);
      continue;
    }
    const look = stateOf(each);
    const same = looks.get(look);
    if (same === undefined) looks.set(look, [each]);
    else same.push(each);
  }
  const groups: Alike[] = [];
  for (const all of looks.values()) {
    if (all.length < FEW) others.push(...all);
    else groups.push({ first: all[0] as Placed, all });
  }
  return { groups, others };
}

/** All but its place along its row. */
function stateOf({ solid, shift, scale, squash, cracks, opacity, flash }: Placed): string {
  const { at } = solid;
  const place = opacity === undefined ? [at.y + (shift?.y ?? 0), at.z + (shift?.z ?? 0)] : [];
  return [lookOf(solid), scale, squash, cracks, opacity, flash, ...place.map((number) => number.toFixed(3))].join(" ");
}

/** The same for all that look the same but for where they are. */
export function lookOf({ size, glyph, pattern, sign, joined }: Solid): string {
  const named = [glyph, sign].map((each) => `${each?.role} ${each?.text} ${each?.kind}`);
  return [...named, size.x.toFixed(3), size.y.toFixed(3), size.z.toFixed(3), pattern, joined?.join("")].join(" ");
}

/** The shapes of the first, at every place. */
export function shapesOfAll(projection: Projection, { first, all }: Alike, shapes: readonly Shape[]): Shape[] {
  const start = placeOf(projection, first);
  const ways = all.map((each): Point => {
    const { x, y } = placeOf(projection, each);
    return { x: x - start.x, y: y - start.y };
  });
  return shapes.map((shape) => {
    const key = `alike ${shape.key}`;
    const { path, matrix } = shape;
    if (path === undefined) return shape;
    if (matrix === undefined) return { ...shape, key, path: ways.map((way) => movedPath(path, way)).join("") };
    return { ...shape, key, ...placedAt(path, matrix, ways) };
  });
}

function placeOf(projection: Projection, { solid: { at }, shift = { x: 0, y: 0, z: 0 } }: Placed): Point {
  return project(projection, { x: at.x + shift.x, y: at.y + shift.y, z: at.z + shift.z });
}
