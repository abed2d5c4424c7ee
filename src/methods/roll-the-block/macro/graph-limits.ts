// Which levels are worth a graph of macro edges. The graph is made before the search begins, and nobody knows yet how easy the
// level is: so making it may take no more than a small part of what a search of all states could take. And with too
// many edges a pose, few states take longer together than many states without a graph. Such levels are for another search.
import type { RollLevel } from "../../../puzzles/roll-the-block/level.ts";
import type { Tile } from "../../../puzzles/roll-the-block/tiles.ts";

export interface GraphLimits {
  /** How many labels the search for edges may settle. */
  readonly mostSteps: number;
  readonly mostEdges: number;
}

/** Of a level with more cells, or poses, no graph is made. */
export const MOST_POSES = 100_000;
const MOST_EDGES_A_POSE = 6;
const STEPS_A_STATE = 1 / 8;
const FEW_STEPS = 10_000;
const MANY_STEPS = 2_000_000;
/** A block stands on a cell, or lies on it and on the next in its row or in its column. */
const POSES_A_CELL = 3;

/** To measure what it is to leave something out, no level is refused. */
export const NO_LIMITS: GraphLimits = { mostSteps: Number.POSITIVE_INFINITY, mostEdges: Number.POSITIVE_INFINITY };

export function limitsFor(poses: number, { bridges }: RollLevel): GraphLimits {
  const steps = STEPS_A_STATE * poses * 2 ** bridges.length;
  return { mostSteps: Math.min(MANY_STEPS, Math.max(FEW_STEPS, steps)), mostEdges: MOST_EDGES_A_POSE * poses };
}

/** Whether it is clear without looking at any pose that the steps would not do: from each pose on a switch the search
 *  may come to every other. What is counted may well be twice what is there. */
export function isTooLarge(level: RollLevel): boolean {
  const counts = new Uint32Array(level.kinds.length);
  for (let i = 0; i < level.tiles.length; i++) {
    const kind = level.tiles[i] as number;
    counts[kind] = (counts[kind] as number) + 1;
  }
  let poses = 0;
  let nodes = 1;
  level.kinds.forEach((tile, kind) => {
    if (tile.kind !== "void") poses += POSES_A_CELL * (counts[kind] as number);
    nodes += posesThatFire(tile) * (counts[kind] as number);
  });
  return poses > 2 * MOST_POSES || nodes * poses > 4 * limitsFor(poses, level).mostSteps;
}

/** Upright, or lying in four directions. */
function posesThatFire(tile: Tile): number {
  if (tile.kind !== "switch") return 0;
  return tile.trigger === "soft" ? 5 : 1;
}
