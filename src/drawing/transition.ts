// From one stage of a move to the next: where every solid is at any moment between them. A transition is a function of
// time and keeps nothing, so that it can be played, scrubbed, left in the middle and drawn as film without a clock.
import type { Direction } from "../puzzles/direction.ts";
import type { Extent, Motion, Piece, Scene, Solid, Stage } from "../puzzles/surface.ts";
import type { Placed, Turn } from "./placed.ts";

export interface Transition {
  readonly durationMs: number;
  /** What is there after this part of the time, from 0 to 1. */
  at(part: number): Placed[];
}

const ROLL_MS = 150;
const FOLD_MS = 270;
const TURN_MS = 190;
const APPEAR_MS = 170;
const VANISH_MS = 240;
const MS_A_CELL = 42;
const SLIDE_MS = { least: 100, most: 230 };
/** How long a fall of one cell takes; a longer one takes the square root of its length more. */
const FALL_MS = 95;

type Moving = (part: number) => readonly Placed[];

interface Track {
  readonly durationMs: number;
  readonly moving: Moving;
}

/** How the pieces before become those of a stage. */
export function transitionTo(scene: Pick<Scene, "solids">, before: readonly Piece[], stage: Stage): Transition {
  const were = new Map(before.map((piece) => [piece.id, piece]));
  const are = new Map(stage.pieces.map((piece) => [piece.id, piece]));
  const still: Placed[] = [];
  const tracks: Track[] = [];
  for (const id of new Set([...were.keys(), ...are.keys()])) {
    const from = solidsOf(scene, were.get(id));
    const to = solidsOf(scene, are.get(id));
    const motion = stage.motions.get(id);
    if (motion === undefined) still.push(...to.map((solid) => ({ solid })));
    else tracks.push(trackOf(motion, from, to));
  }
  const durationMs = Math.max(0, ...tracks.map((track) => track.durationMs));
  return {
    durationMs,
    at: (part) => [
      ...still,
      ...tracks.flatMap((track) => track.moving(Math.min(1, (part * durationMs) / track.durationMs))),
    ],
  };
}

/** What does not work: it begins as if it did, and comes back. */
export function attempt(scene: Pick<Scene, "solids">, pieces: readonly Piece[], motions: Stage["motions"]): Transition {
  const parts = pieces.map((piece): Track => {
    const solids = solidsOf(scene, piece);
    const motion = motions.get(piece.id);
    const started = motion === undefined ? still(solids) : begun(motion, solids);
    return { durationMs: ATTEMPT_MS, moving: (part) => started(Math.sin(Math.PI * part)) };
  });
  return { durationMs: ATTEMPT_MS, at: (part) => parts.flatMap(({ moving }) => moving(part)) };
}

const ATTEMPT_MS = 240;
/** How far a piece gets before it comes back, as a part of a quarter or half turn. */
const TIP = 0.26;
const NUDGE = 0.1;

function begun(motion: Motion, solids: readonly Solid[]): Moving {
  if (motion.kind === "roll") return (part) => rolled(solids, motion.direction, TIP * part);
  if (motion.kind !== "slide" || motion.towards === undefined) return still(solids);
  const [x, y] = AHEAD[motion.towards];
  return (part) => solids.map((solid) => ({ solid, shift: { x: x * NUDGE * part, y: y * NUDGE * part, z: 0 } }));
}

function solidsOf({ solids }: Pick<Scene, "solids">, piece: Piece | undefined): readonly Solid[] {
  return piece === undefined ? [] : solids(piece);
}

function still(solids: readonly Solid[]): Moving {
  return () => solids.map((solid) => ({ solid }));
}

function trackOf(motion: Motion, from: readonly Solid[], to: readonly Solid[]): Track {
  switch (motion.kind) {
    case "roll":
      return { durationMs: ROLL_MS, moving: (part) => rolled(from, motion.direction, tipping(part)) };
    case "fold":
      return { durationMs: FOLD_MS, moving: folding(from, to, motion.direction) };
    case "slide": {
      const durationMs = Math.min(SLIDE_MS.most, Math.max(SLIDE_MS.least, MS_A_CELL * farthest(from, to)));
      return { durationMs, moving: (part) => between(from, to, gliding(part)) };
    }
    case "fall":
      return {
        durationMs: FALL_MS * Math.sqrt(Math.max(1, farthest(from, to))),
        moving: (part) => between(from, to, part ** 2),
      };
    case "turn":
      return { durationMs: TURN_MS, moving: (part) => between(from, to, smooth(part)) };
    case "appear":
      return {
        durationMs: APPEAR_MS,
        moving: (part) => to.map((solid) => ({ solid, scale: 0.7 + 0.3 * smooth(part), opacity: smooth(part) })),
      };
    case "vanish":
      return {
        durationMs: motion.into.length > 0 ? APPEAR_MS : VANISH_MS,
        moving: (part) => vanishing(from, motion.into.length > 0, part),
      };
  }
}

/** A block falls over: slowly at first. */
function tipping(part: number): number {
  return part ** 1.6;
}

/** At one speed, with a hint of weight at the end. */
function gliding(part: number): number {
  return part < 0.8 ? part * 1.08 : 1 - 3.4 * (1 - part) ** 2;
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part);
}

const AHEAD: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  u: [0, -1],
  d: [0, 1],
  l: [-1, 0],
  r: [1, 0],
};

/** A quarter of a turn about the lower edge of the cells on that side. */
function rolled(solids: readonly Solid[], direction: Direction, part: number): readonly Placed[] {
  const turn = turnOver(solids, direction, 0, (part * Math.PI) / 2);
  return solids.map((solid) => ({ solid, turn }));
}

/** The cells that are added come over from the other side of the edge, as paper is turned. */
function folding(from: readonly Solid[], to: readonly Solid[], direction: Direction): Moving {
  const known = new Set(from.map(({ id }) => id));
  const added = to.filter(({ id }) => !known.has(id));
  const height = Math.max(0, ...from.map(({ at, size }) => at.z + size.z / 2));
  return (part) => {
    const turn = turnOver(from, direction, height, -Math.PI * (1 - smooth(part)));
    return [...from.map((solid) => ({ solid })), ...added.map((solid) => ({ solid, turn }))];
  };
}

/** A turn about the edge of the cells under these solids, as something that goes in this direction turns. */
function turnOver(solids: readonly Solid[], direction: Direction, height: number, angle: number): Turn {
  const [x, y] = AHEAD[direction];
  const edge = (axis: "x" | "y", isFar: boolean): number => {
    const sides = solids.map(({ at, size }) => (isFar ? Math.ceil(at[axis] + size[axis]) : Math.floor(at[axis])));
    return isFar ? Math.max(...sides) : Math.min(...sides);
  };
  const through: Extent = { x: x === 0 ? 0 : edge("x", x > 0), y: y === 0 ? 0 : edge("y", y > 0), z: height };
  const sign = x + y > 0 ? -1 : 1;
  return { along: y === 0 ? "y" : "x", through, angle: sign * angle };
}

/** Each from where it was to where it is. What has no counterpart fades. */
function between(from: readonly Solid[], to: readonly Solid[], part: number): readonly Placed[] {
  const were = new Map(from.map((solid) => [solid.id, solid]));
  return to.map((solid) => {
    const was = were.get(solid.id);
    if (was === undefined) return { solid, opacity: part };
    return {
      solid: {
        ...(part < 0.5 ? was : solid),
        id: solid.id,
        at: mixed(was.at, solid.at, part),
        size: mixed(was.size, solid.size, part),
      },
    };
  });
}

function mixed(a: Extent, b: Extent, part: number): Extent {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, z: a.z + (b.z - a.z) * part };
}

/** It flashes and is gone; what only becomes something else does not flash. */
function vanishing(from: readonly Solid[], becomes: boolean, part: number): readonly Placed[] {
  if (becomes) return from.map((solid) => ({ solid, opacity: 1 - smooth(part) }));
  const flash = Math.min(1, part * 4) * (part < 0.5 ? 1 : 2 - 2 * part) * 0.8;
  const left = 1 - smooth(Math.max(0, part * 1.6 - 0.6));
  return from.map((solid) => ({ solid, flash, scale: 0.25 + 0.75 * left, opacity: left }));
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
