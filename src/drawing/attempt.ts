// A move that is refused, as it is seen: it begins as if it were possible, and everything comes back to where it was. A block
// that nothing carries goes over the edge, falls, and is set back.
import type { Direction } from "../puzzles/direction.ts";
import type { Motion, Piece, Scene, Solid, Stage } from "../puzzles/surface.ts";
import { smooth } from "./easing.ts";
import { atRest, type Placed } from "./placed.ts";
import type { Transition } from "./transition.ts";
import { ahead, foldHeight, rolled, turnOver } from "./turns.ts";

const COMES_BACK_MS = 240;
const TOPPLES_MS = 620;
/** How far something gets before it comes back: of a quarter turn, of a half turn, of a cell. */
const TIP = 0.26;
const LIFT = 0.2;
const NUDGE = 0.1;
const SHAKES = 3;

/** What is there after a part of the time. */
type Moving = (part: number) => readonly Placed[];

export function attempt(scene: Pick<Scene, "solids">, pieces: readonly Piece[], motions: Stage["motions"]): Transition {
  const parts = pieces.map((piece) => begun(motions.get(piece.id), scene.solids(piece)));
  const topples = [...motions.values()].some(({ kind }) => kind === "topple");
  return {
    durationMs: topples ? TOPPLES_MS : COMES_BACK_MS,
    at: (part) => parts.flatMap((moving) => moving(part)),
  };
}

function begun(motion: Motion | undefined, solids: readonly Solid[]): Moving {
  switch (motion?.kind) {
    case "roll":
      return (part) => rolled(solids, motion.direction, TIP * thereAndBack(part));
    case "topple":
      return toppling(solids, motion.direction);
    case "fold":
      return lifting(solids, motion.direction);
    case "slide":
      return motion.towards === undefined ? still(solids) : nudging(solids, motion.towards);
    case "shake":
      return (part) => shifted(solids, "r", NUDGE * (1 - part) * Math.sin(2 * Math.PI * SHAKES * part));
    default:
      return still(solids);
  }
}

function thereAndBack(part: number): number {
  return Math.sin(Math.PI * part);
}

function still(solids: readonly Solid[]): Moving {
  const placed = solids.map(atRest);
  return () => placed;
}

function nudging(solids: readonly Solid[], towards: Direction): Moving {
  return (part) => shifted(solids, towards, NUDGE * thereAndBack(part));
}

function shifted(solids: readonly Solid[], towards: Direction, by: number): readonly Placed[] {
  const { x, y } = ahead(towards);
  return solids.map((solid) => ({ solid, shift: { x: x * by, y: y * by, z: 0 } }));
}

/** The half that would come to lie beside it begins to turn over. */
function lifting(solids: readonly Solid[], direction: Direction): Moving {
  const flaps = solids.map((solid) => ({ ...solid, id: `${solid.id} flap` }));
  const lying = still(solids);
  return (part) => {
    const turn = turnOver(solids, direction, foldHeight(solids), LIFT * Math.PI * thereAndBack(part));
    const opacity = Math.min(1, 6 * thereAndBack(part));
    return [...lying(part), ...flaps.map((solid) => ({ solid, turn, opacity }))];
  };
}

/** When it has left the edge, when it can be seen no more, and when it is set back, as parts of the time. */
const LEAVES = 0.26;
const GONE = 0.62;
const BACK = 0.7;
/** How deep it has fallen when it is gone, in cells, and how much further it turns. */
const DEPTH = 2.6;
const TUMBLE = 0.5;

function toppling(solids: readonly Solid[], direction: Direction): Moving {
  return (part) => {
    if (part >= BACK) return settingBack(solids, (part - BACK) / (1 - BACK));
    if (part >= GONE) return [];
    if (part < LEAVES) return rolled(solids, direction, (part / LEAVES) ** 1.6);
    const falling = (part - LEAVES) / (GONE - LEAVES);
    const shift = { x: 0, y: 0, z: -DEPTH * falling ** 2 };
    const opacity = 1 - smooth(Math.max(0, 2 * falling - 1));
    return rolled(solids, direction, 1 + TUMBLE * falling).map((placed) => ({ ...placed, shift, opacity }));
  };
}

function settingBack(solids: readonly Solid[], part: number): readonly Placed[] {
  const shift = { x: 0, y: 0, z: 0.3 * (1 - smooth(part)) };
  return solids.map((solid) => ({ solid, shift, opacity: smooth(part) }));
}
