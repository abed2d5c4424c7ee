// A solid where it is at a moment: as its scene put it, or on its way, turned about an edge, moved, smaller, fading.
import type { Extent, Solid } from "../puzzles/surface.ts";

/** A turn about an edge that runs along an axis, through a point. */
export interface Turn {
  readonly along: "x" | "y";
  readonly through: Extent;
  /** In radians; about the x axis from y to z, about the y axis from x to z. */
  readonly angle: number;
}

export interface Placed {
  readonly solid: Solid;
  readonly turn?: Turn;
  readonly shift?: Extent;
  /** About its middle. */
  readonly scale?: number;
  /** How much flatter it is, of 1, on its far side along y and from above: what lands. */
  readonly squash?: number;
  /** How far cracks have come on it. */
  readonly cracks?: number;
  /** 1 where it is not said. */
  readonly opacity?: number;
  /** How far it is on its way to white. */
  readonly flash?: number;
}

const resting = new WeakMap<Solid, Placed>();

/** Where its scene put it; the same object every time, so that it need not be drawn anew. */
export function atRest(solid: Solid): Placed {
  const known = resting.get(solid) ?? { solid };
  resting.set(solid, known);
  return known;
}

/** The corners of a solid, by bits: 1 the far side along x, 2 along y, 4 along z. */
export function cornersOf({ solid, turn, shift, scale = 1, squash = 0 }: Placed): Extent[] {
  const { at, size } = solid;
  const middle = { x: at.x + size.x / 2, y: at.y + size.y / 2, z: at.z + size.z / 2 };
  const corners: Extent[] = [];
  for (let i = 0; i < 8; i++) {
    let corner: Extent = {
      x: middle.x + (i & 1 ? 0.5 : -0.5) * size.x * scale * (1 + squash / 2),
      y: middle.y + (i & 2 ? 0.5 : squash - 0.5) * size.y * scale,
      z: middle.z + (i & 4 ? 0.5 - squash : -0.5) * size.z * scale,
    };
    if (turn !== undefined) corner = turned(corner, turn);
    if (shift !== undefined) corner = { x: corner.x + shift.x, y: corner.y + shift.y, z: corner.z + shift.z };
    corners.push(corner);
  }
  return corners;
}

export function middleOf({ solid: { at, size }, turn, shift, scale = 1, squash = 0 }: Placed): Extent {
  const flatter = (squash / 2) * size.y * scale;
  const lower = (squash / 2) * size.z * scale;
  let middle: Extent = { x: at.x + size.x / 2, y: at.y + size.y / 2 + flatter, z: at.z + size.z / 2 - lower };
  if (turn !== undefined) middle = turned(middle, turn);
  return shift === undefined ? middle : { x: middle.x + shift.x, y: middle.y + shift.y, z: middle.z + shift.z };
}

export function turned(point: Extent, { along, through, angle }: Turn): Extent {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const height = point.z - through.z;
  if (along === "x") {
    const across = point.y - through.y;
    return { x: point.x, y: through.y + across * cos - height * sin, z: through.z + across * sin + height * cos };
  }
  const across = point.x - through.x;
  return { x: through.x + across * cos - height * sin, y: point.y, z: through.z + across * sin + height * cos };
}

export function wayFrom(a: Extent, b: Extent): Extent {
  return { x: b.x - a.x, y: b.y - a.y, z: b.z - a.z };
}
