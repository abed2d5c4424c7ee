// Many solids that look the same and move the same way, in few shapes: the shapes of one of them, put wherever one is. What
// cracks or fades away is drawn over all others, so that it need not be in one row.

import type { Solid } from "../puzzles/surface.ts";
import { placedAt } from "./affine.ts";
import { pathAtAll } from "./outlines.ts";
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
  const counts = new Map<string, number>();
  for (const { solid } of placed) counts.set(lookOf(solid), (counts.get(lookOf(solid)) ?? 0) + 1);
  const states = new Map<string, Placed[]>();
  const others: Placed[] = [];
  for (const each of placed) {
    if (each.turn !== undefined || (counts.get(lookOf(each.solid)) ?? 0) < FEW) {
      others.push(each);
      continue;
    }
    const state = stateOf(each);
    const same = states.get(state);
    if (same === undefined) states.set(state, [each]);
    else same.push(each);
  }
  const groups: Alike[] = [];
  for (const all of states.values()) {
    if (all.length < FEW) others.push(...all);
    else groups.push({ first: all[0] as Placed, all });
  }
  return { groups, others };
}

/** All but its place along its row. */
function stateOf(placed: Placed): string {
  if (isOverAll(placed)) return seenAs(placed);
  const { solid, shift } = placed;
  const [y, z] = [solid.at.y + (shift?.y ?? 0), solid.at.z + (shift?.z ?? 0)];
  return `${seenAs(placed)} ${Math.round(1000 * y)} ${Math.round(1000 * z)}`;
}

/** All but its place. */
export function seenAs({ solid, scale, squash, cracks, opacity, flash }: Placed): string {
  return `${lookOf(solid)} ${scale} ${squash} ${cracks} ${opacity} ${flash}`;
}

/** It goes, and is drawn over all others. */
export function isOverAll({ cracks, opacity }: Placed): boolean {
  return (cracks ?? opacity) !== undefined;
}

const looks = new WeakMap<Solid, string>();

/** The same for all that look the same but for where they are. */
export function lookOf(solid: Solid): string {
  const look = looks.get(solid) ?? lookInWords(solid);
  looks.set(solid, look);
  return look;
}

/** Asked of each thing that comes to rest elsewhere, often of many in one frame. */
function lookInWords({ size, glyph, pattern, sign, joined }: Solid): string {
  const lengths = `${Math.round(1000 * size.x)} ${Math.round(1000 * size.y)} ${Math.round(1000 * size.z)}`;
  const look = `${glyph.role} ${glyph.text} ${glyph.kind} ${lengths} ${pattern ?? ""}`;
  const signed = sign === undefined ? look : `${look} ${sign.role} ${sign.text} ${sign.kind}`;
  return joined === undefined ? signed : `${signed} joined ${joined.join("")}`;
}

/** What is drawn of one, wherever that is. */
export interface Example {
  readonly placed: Placed;
  readonly shapes: readonly Shape[];
}

/** The shapes of one that is seen as they are, at every place. */
export function shapesOfAll(projection: Projection, { first, all }: Alike, { placed, shapes }: Example): Shape[] {
  const start = placeOf(projection, placed);
  const ways = all.map((each): Point => {
    const { x, y } = placeOf(projection, each);
    return { x: x - start.x, y: y - start.y };
  });
  return shapes.map((shape) => {
    const key = `alike ${first.solid.id}${shape.key.slice(placed.solid.id.length)}`;
    const { path, matrix } = shape;
    if (path === undefined) return shape;
    if (matrix === undefined) return { ...shape, key, path: pathAtAll(path, ways) };
    return { ...shape, key, ...placedAt(path, matrix, ways) };
  });
}

function placeOf(projection: Projection, { solid: { at }, shift = { x: 0, y: 0, z: 0 } }: Placed): Point {
  return project(projection, { x: at.x + shift.x, y: at.y + shift.y, z: at.z + shift.z });
}
