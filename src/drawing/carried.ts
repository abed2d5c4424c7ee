// How the picture of a solid at rest becomes that of the solid on its way, where it does not turn: one affine map, so that
// nothing of it is drawn anew.
import type { Extent, Solid } from "../puzzles/surface.ts";
import type { Affine } from "./affine.ts";
import type { Placed } from "./placed.ts";
import { type Projection, project } from "./projection.ts";

/** From the picture of `home`, the same solid elsewhere. Undefined for what turns or cracks; without a map for what is where
 *  its picture is. */
export function mapOf(projection: Projection, placed: Placed, home: Solid): { readonly matrix?: Affine } | undefined {
  const { solid, turn, cracks, shift, scale = 1, squash = 0 } = placed;
  if (turn !== undefined || cracks !== undefined) return undefined;
  if (home === solid && shift === undefined && scale === 1 && squash === 0) return {};
  const from = project(projection, footOf(home, 1));
  const foot = footOf(solid, scale);
  const { x, y, z } = shift ?? { x: 0, y: 0, z: 0 };
  const to = project(projection, { x: foot.x + x, y: foot.y + y, z: foot.z + z });
  const [wide, high] = [scale * (1 + squash / 2), scale * (1 - squash)];
  return { matrix: [wide, 0, 0, high, to.x - wide * from.x, to.y - high * from.y] };
}

/** The middle of the lower edge that is nearest to the viewer, of a solid that is larger or smaller about its middle: what
 *  lands is flattened towards it. */
function footOf({ at, size }: Solid, scale: number): Extent {
  const along = (start: number, length: number, part: number): number => start + length / 2 + part * length * scale;
  return { x: along(at.x, size.x, 0), y: along(at.y, size.y, 0.5), z: along(at.z, size.z, -0.5) };
}
