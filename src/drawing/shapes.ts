// Solids as flat shapes, in the order in which they are painted. Every visible face of a box is one rounded path, lighter
// on top and darker on the sides, over the outline of the whole box, so that edges are soft. The upper face carries the
// pattern and the letter, slanted as the face is. Shapes say colours by tone and light: whoever paints decides what they
// come to on a page or in a file.
import type { Extent, Solid, Tone } from "../puzzles/surface.ts";
import { hullOf, inset, rounded } from "./outlines.ts";
import { toneOf } from "./palette.ts";
import { PATTERNS } from "./patterns.ts";
import { cornersOf, type Placed } from "./placed.ts";
import { type Point, type Projection, project } from "./projection.ts";
import { shadowOf } from "./shadows.ts";

export interface Shape {
  /** The same from frame to frame, so that a painter keeps what it has made. */
  readonly key: string;
  /** A path; absent for a letter. */
  readonly path?: string;
  readonly letter?: string;
  /** An affine map for patterns and letters, as six numbers of an SVG matrix. */
  readonly matrix?: readonly number[];
  readonly tone: Tone;
  /** Ink on the tone in place of the tone itself. */
  readonly isInk?: boolean;
  /** Drawn as a line of this width and not filled. */
  readonly line?: number;
  /** From -1, black, to 1, white. */
  readonly light: number;
  readonly opacity: number;
}

/** The light comes from above, somewhat from the left and the front. */
const LIGHT: Extent = unit({ x: -0.42, y: 0.3, z: 0.86 });
const SHADE = 0.62;
/** How round corners are, in cells. */
const ROUND = 0.1;
const INSET = 0.012;

/** The corners of each face, around it, and which axis it looks along: x, y or z, from its far or its near side. */
const FACES: readonly (readonly [name: string, corners: readonly number[], axis: number, far: boolean])[] = [
  ["bottom", [0, 1, 3, 2], 2, false],
  ["top", [4, 5, 7, 6], 2, true],
  ["left", [0, 2, 6, 4], 0, false],
  ["right", [1, 3, 7, 5], 0, true],
  ["back", [0, 1, 5, 4], 1, false],
  ["front", [2, 3, 7, 6], 1, true],
];

/** All shapes of these solids, those behind before those in front of them. */
export function shapesOf(projection: Projection, placed: readonly Placed[], tone = toneOf): Shape[] {
  const far = (each: Placed): number => dot(middleOf(cornersOf(each)), projection.viewer);
  const depths = new Map(placed.map((each) => [each, far(each)]));
  const sorted = [...placed].sort((a, b) => (depths.get(a) as number) - (depths.get(b) as number));
  const shadows = sorted.flatMap((each) => shadowShapes(projection, each));
  return [...shadows, ...sorted.flatMap((each) => solidShapes(projection, each, tone(each.solid.glyph)))];
}

const SHADOW: Tone = { light: "#2a2438", dark: "#05060a" };

function shadowShapes(projection: Projection, placed: Placed): Shape[] {
  const path = shadowOf(projection, placed);
  if (path === undefined) return [];
  return [{ key: `${placed.solid.id}/shadow`, path, tone: SHADOW, light: 0, opacity: 0.2 * (placed.opacity ?? 1) }];
}

function solidShapes(projection: Projection, placed: Placed, tone: Tone | undefined): Shape[] {
  const { solid, opacity = 1, flash = 0 } = placed;
  if (tone === undefined || opacity <= 0) return [];
  const corners = cornersOf(placed);
  const points = corners.map((corner) => project(projection, corner));
  const shapes: Shape[] = [
    { key: `${solid.id}/outline`, path: rounded(hullOf(points), ROUND), tone, light: flashed(-SHADE, flash), opacity },
  ];
  for (const [name, around, axis, isFar] of FACES) {
    const normal = normalOf(corners, axis, isFar);
    if (dot(normal, projection.viewer) < 0.02) continue;
    const light = flashed(lightOf(normal), flash);
    const face = around.map((corner) => points[corner] as Point);
    shapes.push({ key: `${solid.id}/${name}`, path: rounded(inset(face, INSET), ROUND), tone, light, opacity });
    if (name === "top") shapes.push(...marksOn(solid, points, tone, opacity));
  }
  return shapes;
}

/** The pattern and the letter of the upper face. */
function marksOn({ id, size, glyph, pattern }: Solid, points: readonly Point[], tone: Tone, opacity: number): Shape[] {
  const [origin, along, down] = [points[4], points[5], points[6]] as [Point, Point, Point];
  const [x, y] = [perCell(origin, along, size.x), perCell(origin, down, size.y)];
  const matrix = (ox: number, oy: number): number[] => [
    ...[x.x, x.y, y.x, y.y],
    ...[origin.x + ox * x.x + oy * y.x, origin.y + ox * x.y + oy * y.y],
  ];
  const shapes: Shape[] = [];
  const common = { tone, isInk: true, light: 0 } as const;
  if (pattern !== undefined) {
    const { path, line } = PATTERNS[pattern];
    const middle = matrix(size.x / 2, size.y / 2);
    shapes.push({ ...common, key: `${id}/pattern`, path, line, matrix: middle, opacity: 0.55 * opacity });
  }
  if (
    /\p{L}|\p{N}/u.test(glyph.text) &&
    glyph.role !== "block" &&
    glyph.role !== "block-active" &&
    glyph.role !== "target"
  ) {
    const middle = matrix(size.x / 2, size.y / 2);
    shapes.push({ ...common, key: `${id}/letter`, letter: glyph.text, matrix: middle, opacity: 0.9 * opacity });
  }
  return shapes;
}

function perCell(from: Point, to: Point, cells: number): Point {
  return { x: (to.x - from.x) / cells, y: (to.y - from.y) / cells };
}

function flashed(light: number, flash: number): number {
  return light + (1 - light) * flash;
}

/** 0 on a face that looks straight up. */
function lightOf(normal: Extent): number {
  const up = LIGHT.z;
  const towards = Math.max(-0.2, dot(normal, LIGHT));
  return towards >= up ? (towards - up) * 0.9 : ((towards - up) / (up + 0.2)) * SHADE;
}

/** Of the face across an axis, on its far or its near side. */
function normalOf(corners: readonly Extent[], axis: number, isFar: boolean): Extent {
  const [from, to] = [corners[0] as Extent, corners[1 << axis] as Extent];
  const along = unit({ x: to.x - from.x, y: to.y - from.y, z: to.z - from.z });
  return isFar ? along : { x: -along.x, y: -along.y, z: -along.z };
}

function middleOf(corners: readonly Extent[]): Extent {
  const [a, b] = [corners[0] as Extent, corners[7] as Extent];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, z: (a.z + b.z) / 2 };
}

function dot(a: Extent, b: Extent): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

function unit(a: Extent): Extent {
  const length = Math.hypot(a.x, a.y, a.z) || 1;
  return { x: a.x / length, y: a.y / length, z: a.z / length };
}
