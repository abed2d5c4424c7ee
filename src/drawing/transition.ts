// From one stage of a move to the next: where every solid is at any moment between them. A transition is a function of
// time and keeps nothing, so that it can be played, scrubbed, left in the middle and drawn as film without a clock.
import type { Direction } from "../puzzles/direction.ts";
import type { Extent, Motion, Piece, Scene, Solid, Stage } from "../puzzles/surface.ts";
import { BURST_MS, burst } from "./burst.ts";
import { slid, slideTime, smooth, tumbling } from "./easing.ts";
import { atRest, middleOf, type Placed, wayFrom } from "./placed.ts";
import { foldHeight, rolled, turnOver } from "./turns.ts";

export interface Transition {
  readonly durationMs: number;
  /** What is there after this part of the time, from 0 to 1. */
  at(part: number): Placed[];
}

const ROLL_MS = 160;
const FOLD_MS = 250;
/** After a fold, what is new is lighter for a moment. */
const BREATH_MS = 160;
const BREATH = 0.32;
const TURN_MS = 190;
const LIGHT_MS = 180;
const APPEAR_MS = 170;
/** Of the longest slide of a stage: all slide at the speed that it takes. */
const SLIDE_MS = { aCell: 42, least: 100, most: 230 };
/** How long a fall of one cell takes; a longer one takes the square root of its length more. */
const FALL_MS = 95;
/** What is lifted over another: how high, in cells, and how much longer it takes. */
const LIFTED = { height: 0.5, slower: 1.5 };
const LAND_MS = 90;
const SQUASH = 0.09;

type Moving = (part: number) => readonly Placed[];

type Moved = readonly [motion: Motion, from: readonly Solid[], to: readonly Solid[]];

interface Track {
  readonly durationMs: number;
  readonly moving: Moving;
}

/** How the pieces before become those of a stage. */
export function transitionTo(scene: Pick<Scene, "solids">, before: readonly Piece[], stage: Stage): Transition {
  const were = new Map(before.map((piece) => [piece.id, piece]));
  const are = new Map(stage.pieces.map((piece) => [piece.id, piece]));
  const still: Placed[] = [];
  const moving: Moved[] = [];
  for (const id of new Set([...were.keys(), ...are.keys()])) {
    const from = solidsOf(scene, were.get(id));
    const to = solidsOf(scene, are.get(id));
    const motion = stage.motions.get(id);
    if (motion === undefined) still.push(...to.map(atRest));
    else moving.push([motion, from, to]);
  }
  const pace = paceOf(moving);
  const tracks = moving.map(([motion, from, to]) => trackOf(motion, from, to, pace));
  const durationMs = Math.max(0, ...tracks.map((track) => track.durationMs));
  return {
    durationMs,
    at: (part) => [
      ...still,
      ...tracks.flatMap((track) => track.moving(Math.min(1, (part * durationMs) / (track.durationMs || 1)))),
    ],
  };
}

function solidsOf({ solids }: Pick<Scene, "solids">, piece: Piece | undefined): readonly Solid[] {
  return piece === undefined ? [] : solids(piece);
}

/** How long a cell takes what slides in this stage. */
function paceOf(moving: readonly Moved[]): number {
  const slides = moving.filter(([{ kind }]) => kind === "slide");
  const longest = slideTime(Math.max(0, ...slides.map(([, from, to]) => farthest(from, to))));
  const durationMs = Math.min(SLIDE_MS.most, Math.max(SLIDE_MS.least, SLIDE_MS.aCell * longest));
  return longest === 0 ? 0 : durationMs / longest;
}

function trackOf(motion: Motion, from: readonly Solid[], to: readonly Solid[], pace: number): Track {
  switch (motion.kind) {
    case "roll":
      return { durationMs: ROLL_MS, moving: (part) => rolled(from, motion.direction, tumbling(part)) };
    case "fold":
      return { durationMs: FOLD_MS + BREATH_MS, moving: folding(from, to, motion.direction) };
    case "slide":
      return sliding(from, to, pace, motion.isLifted === true);
    case "fall":
      return falling(from, to);
    case "turn":
      return isSamePlace(from, to) ? lightingUp(to) : turning(from, to);
    case "appear":
      return {
        durationMs: APPEAR_MS,
        moving: (part) => to.map((solid) => ({ solid, scale: 0.7 + 0.3 * smooth(part), opacity: smooth(part) })),
      };
    case "vanish":
      return motion.into.length > 0
        ? { durationMs: APPEAR_MS, moving: (part) => from.map((solid) => ({ solid, opacity: 1 - smooth(part) })) }
        : { durationMs: BURST_MS, moving: (part) => from.flatMap((solid) => burst(solid, part)) };
    case "topple":
    case "shake":
      return { durationMs: 0, moving: () => to.map(atRest) };
  }
}

function turning(from: readonly Solid[], to: readonly Solid[]): Track {
  return { durationMs: TURN_MS, moving: (part) => between(from, to, smooth(part)) };
}

/** What stays in its place and becomes something else: a tile that has reached its goal, a half that is active now. */
function lightingUp(to: readonly Solid[]): Track {
  return {
    durationMs: LIGHT_MS,
    moving: (part) => {
      const light = Math.sin(Math.PI * part);
      return to.map((solid) => ({ solid, flash: 0.55 * light, scale: 1 + 0.05 * light }));
    },
  };
}

function isSamePlace(from: readonly Solid[], to: readonly Solid[]): boolean {
  const extents = (solids: readonly Solid[]): string => JSON.stringify(solids.map(({ at, size }) => [at, size]));
  return extents(from) === extents(to);
}

/** The cells that are added come over from the other side of the edge, as paper is turned, and breathe once. Until then the
 *  edge is seen: what lies there stays as it is. */
function folding(from: readonly Solid[], to: readonly Solid[], direction: Direction): Moving {
  const known = new Set(from.map(({ id }) => id));
  const lying = from.map(atRest);
  const added = to.filter(({ id }) => !known.has(id));
  const height = foldHeight(from);
  return (part) => {
    if (part >= 1) return to.map(atRest);
    const time = part * (FOLD_MS + BREATH_MS);
    if (time < FOLD_MS) {
      const turn = turnOver(from, direction, height, -Math.PI * (1 - smooth(time / FOLD_MS)));
      return [...lying, ...added.map((solid) => ({ solid, turn }))];
    }
    const flash = BREATH * Math.sin((Math.PI * (time - FOLD_MS)) / BREATH_MS);
    return [...lying, ...added.map((solid) => ({ solid, flash }))];
  };
}

/** Each from where it was to where it is. What has no counterpart fades. */
function between(from: readonly Solid[], to: readonly Solid[], part: number): readonly Placed[] {
  const were = new Map(from.map((solid) => [solid.id, solid]));
  return to.map((solid) => {
    const was = were.get(solid.id);
    if (was === undefined) return { solid, opacity: part };
    const seen = part < 0.5 ? was : solid;
    // What only moves and grows keeps its shapes.
    const width = was.size.x + (solid.size.x - was.size.x) * part;
    const scale = width === seen.size.x ? {} : { scale: width / seen.size.x };
    const middle = mixed(middleOf({ solid: was }), middleOf({ solid }), part);
    return { solid: seen, shift: wayFrom(middleOf({ solid: seen }), middle), ...scale };
  });
}

function mixed(a: Extent, b: Extent, part: number): Extent {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, z: a.z + (b.z - a.z) * part };
}

function sliding(from: readonly Solid[], to: readonly Solid[], pace: number, isLifted: boolean): Track {
  const cells = farthest(from, to);
  const time = slideTime(cells);
  const at = (part: number): readonly Placed[] => between(from, to, cells === 0 ? 1 : slid(cells, part * time) / cells);
  if (!isLifted) return { durationMs: pace * time, moving: at };
  return {
    durationMs: pace * time * LIFTED.slower,
    moving: (part) => {
      const height = LIFTED.height * Math.sin(Math.PI * part);
      return at(part).map((placed) => {
        const { x, y, z } = placed.shift ?? { x: 0, y: 0, z: 0 };
        return { ...placed, shift: { x, y, z: z + height } };
      });
    },
  };
}

/** Faster and faster, and a little flatter for a moment where it lands. */
function falling(from: readonly Solid[], to: readonly Solid[]): Track {
  const fallMs = FALL_MS * Math.sqrt(Math.max(1, farthest(from, to)));
  const durationMs = fallMs + LAND_MS;
  return {
    durationMs,
    moving: (part) => {
      const time = part * durationMs;
      if (time < fallMs) return between(from, to, (time / fallMs) ** 2);
      const squash = SQUASH * Math.sin((Math.PI * (time - fallMs)) / LAND_MS);
      return to.map((solid) => ({ solid, squash }));
    },
  };
}

function farthest(from: readonly Solid[], to: readonly Solid[]): number {
  const were = new Map(from.map((solid) => [solid.id, solid]));
  return Math.max(
    0,
    ...to.map(({ id, at }) => {
      const was = were.get(id);
      return was === undefined ? 0 : Math.abs(at.x - was.at.x) + Math.abs(at.y - was.at.y);
    }),
  );
}
