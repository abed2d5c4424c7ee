// The shadow of what stands on the ground: every corner slid down along the light, and the outline of where they land.
// It tells how high a piece is on its way, better than anything else does.
import type { Extent, Solid } from "../puzzles/surface.ts";
import { hullOf, rounded } from "./outlines.ts";
import { cornersOf, type Placed } from "./placed.ts";
import { type Point, type Projection, project } from "./projection.ts";

/** How far a shadow falls for each unit of height. */
export const SLANT = { x: 0.34, y: 0.16 };

/** A path, or undefined for what is no higher than the ground, and for what goes on into others where its shadow falls. */
export function shadowOf(projection: Projection, placed: Placed): string | undefined {
  const { solid, turn } = placed;
  if (solid.at.z < 0 || (turn === undefined && isUnderOthers(solid))) return undefined;
  const ground = cornersOf(placed).map(({ x, y, z }): Extent => {
    const height = Math.max(0, z);
    return { x: x + SLANT.x * height, y: y + SLANT.y * height, z: 0 };
  });
  return rounded(hullOf(ground.map((corner) => project(projection, corner))), 0.12);
}

function isUnderOthers({ joined = [], at, size }: Solid): boolean {
  const isShort = (at.z + size.z) * Math.max(SLANT.x, SLANT.y) < 0.1;
  return isShort && joined.includes("r") && joined.includes("d");
}

/** How far the shadow of what moves so far goes, in the picture. */
export function shadowMove(projection: Projection, { x, y, z }: Extent): Point {
  return project(projection, { x: x + SLANT.x * z, y: y + SLANT.y * z, z: 0 });
}
