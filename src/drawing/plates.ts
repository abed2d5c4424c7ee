// Many solids of one height that turn over as one, such as a large sheet of paper. A plane that turns is an affine map of its
// picture at rest: so all their upper faces are one path, made once, and a moment of the turn is a matrix.
import type { Extent, Solid } from "../puzzles/surface.ts";
import { type Affine, after, inverse, planeIn } from "./affine.ts";
import { rounded } from "./outlines.ts";
import { type Placed, type Turn, turned } from "./placed.ts";
import { type Projection, project } from "./projection.ts";
import { outlinesOf } from "./regions.ts";
import { SLANT } from "./shadows.ts";
import { edgeOf, INSET, lightOf, ROUND, type Shape, shadowShape, type ToneOf } from "./shapes.ts";

/** Fewer are drawn one by one, with sides and letters. */
const MANY = 64;

export interface Plate {
  readonly turn: Turn;
  readonly solids: readonly Solid[];
}

/** Those that turn together, and all others. */
export function platesIn(placed: readonly Placed[]): {
  readonly plates: readonly Plate[];
  readonly others: readonly Placed[];
} {
  if (placed.length <= MANY) return { plates: [], others: placed };
  const turning = new Map<Turn, Solid[]>();
  for (const { turn, solid } of placed) {
    if (turn === undefined) continue;
    const same = turning.get(turn);
    if (same === undefined) turning.set(turn, [solid]);
    else same.push(solid);
  }
  const plates = [...turning].flatMap(([turn, solids]) => (solids.length > MANY ? [{ turn, solids }] : []));
  const isOther = ({ turn }: Placed): boolean => plates.every((plate) => plate.turn !== turn);
  return { plates, others: plates.length === 0 ? placed : placed.filter(isOther) };
}

/** The upper face of a sheet at rest: its cells go on into each other, so that it is the outline of all of them. */
export function sheetPath(projection: Projection, solids: readonly Solid[]): string {
  const [{ at, size }] = solids as [Solid];
  const cells = solids.map((solid) => {
    return { row: middle(solid.at.y, solid.size.y), column: middle(solid.at.x, solid.size.x) };
  });
  const margin = Math.max(...solids.map((solid) => solid.at.x - Math.floor(solid.at.x)));
  const outlines = outlinesOf(cells, margin + INSET);
  return outlines
    .map((outline) => outline.map(({ x, y }) => project(projection, { x, y, z: at.z + size.z })))
    .map((points) => rounded(points, ROUND))
    .join("");
}

function middle(start: number, length: number): number {
  return Math.floor(start + length / 2);
}

/** The face that is turned away, in the colour of edges, and before it the face that is seen. `path` are the upper faces as
 *  they are at rest. */
export function plateShapes(projection: Projection, { turn, solids }: Plate, path: string, toneOf: ToneOf): Shape[] {
  const { id, at, size, glyph } = solids[0] as Solid;
  const tone = toneOf(glyph);
  if (tone === undefined) return [];
  const normal = normalOf(turn);
  const { viewer } = projection;
  const isTopSeen = normal.x * viewer.x + normal.y * viewer.y + normal.z * viewer.z > 0;
  const [top, bottom] = [at.z + size.z, at.z];
  const on = (height: number): Affine => after(planeAt(projection, turn, height), inverse(restingAt(projection, top)));
  const seen = isTopSeen ? normal : { x: -normal.x, y: -normal.y, z: -normal.z };
  return [
    { key: `${id} plate/back`, path, matrix: on(isTopSeen ? bottom : top), ...edgeOf(tone), opacity: 1 },
    { key: `${id} plate/front`, path, matrix: on(isTopSeen ? top : bottom), tone, light: lightOf(seen), opacity: 1 },
  ];
}

export function plateShadow(projection: Projection, { turn, solids }: Plate, path: string): Shape {
  const { id, at, size } = solids[0] as Solid;
  const top = at.z + size.z;
  const onGround = planeIn(projection, (x, y) => {
    const high = turned({ x, y, z: top }, turn);
    return { x: high.x + SLANT.x * high.z, y: high.y + SLANT.y * high.z, z: 0 };
  });
  return shadowShape(`${id} plate`, path, 1, after(onGround, inverse(restingAt(projection, top))));
}

function restingAt(projection: Projection, height: number): Affine {
  return planeIn(projection, (x, y) => ({ x, y, z: height }));
}

function planeAt(projection: Projection, turn: Turn, height: number): Affine {
  return planeIn(projection, (x, y) => turned({ x, y, z: height }, turn));
}

/** What looked up. */
function normalOf(turn: Turn): Extent {
  const [from, to] = [0, 1].map((z) => turned({ x: 0, y: 0, z }, turn)) as [Extent, Extent];
  return { x: to.x - from.x, y: to.y - from.y, z: to.z - from.z };
}
