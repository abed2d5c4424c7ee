// Solids as flat shapes, in the order in which they are painted. Every visible face of a box is one rounded path, lighter
// on top and darker on the sides, over the outline of the whole box, so that edges are soft. The upper face carries the
// pattern and the letter, slanted as the face is. Shapes say colours by tone and light: whoever paints decides what they
// come to on a page or in a file.
import { DIRECTIONS, type Direction } from "../puzzles/direction.ts";
import type { Glyph, Role } from "../puzzles/drawing.ts";
import type { Extent, Solid, Tone } from "../puzzles/surface.ts";
import { type Affine, placedAt } from "./affine.ts";
import { LETTER_LINE, letterLines } from "./letters.ts";
import { framed, hullOf, rounded } from "./outlines.ts";
import { PATTERNS } from "./patterns.ts";
import { cornersOf, middleOf, type Placed } from "./placed.ts";
import { type Point, type Projection, project } from "./projection.ts";

export interface Shape {
  /** The same from frame to frame, so that a painter keeps what it has made. */
  readonly key: string;
  /** A path; absent for a letter that has no lines. */
  readonly path?: string;
  /** What the path, or without one the text, says. */
  readonly letter?: string;
  /** An affine map for patterns and letters, as six numbers of an SVG matrix; their paths begin at (0, 0). */
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

/** The shapes of a solid as they are at rest, moved, scaled and lit together: from frame to frame they are the same. */
export interface Carried {
  readonly key: string;
  readonly parts: readonly Shape[];
  readonly matrix?: Affine;
  /** 1 where it is not said. */
  readonly opacity?: number;
  /** How white all of it is. */
  readonly flash?: number;
}

export type Drawn = Shape | Carried;

export function isCarried(drawn: Drawn): drawn is Carried {
  return "parts" in drawn;
}

/** The light comes from above, somewhat from the left and the front. */
const LIGHT: Extent = unit({ x: -0.42, y: 0.3, z: 0.86 });
const SHADE = 0.62;
/** What is seen around the faces of a box: its own colour, darker. */
const EDGE = -0.42;
const GROUND_EDGE = -0.2;
/** How round corners are, in cells. */
export const ROUND = 0.1;
/** How far a face keeps from the edges of its box. */
export const INSET = 0.011;
/** How wide the edge of a piece is around it. */
const STROKE = 0.018;
/** How far a face reaches over the one that it goes on into, so that no seam shows. */
const OVERLAP = 0.03;

interface Face {
  readonly name: string;
  /** Around it. */
  readonly corners: readonly number[];
  /** Which sides of the box the edges between them are on; undefined for above and below. */
  readonly sides: readonly (Direction | undefined)[];
  /** Which axis it looks along, x, y or z, from its far or its near side. */
  readonly axis: number;
  readonly isFar: boolean;
  readonly side?: Direction;
}

/** The upper one last: where many are drawn as one, those in front hide the sides of those behind. */
const FACES: readonly Face[] = [
  { name: "bottom", corners: [0, 1, 3, 2], sides: ["u", "r", "d", "l"], axis: 2, isFar: false },
  { name: "left", corners: [0, 2, 6, 4], sides: [undefined, "d", undefined, "u"], axis: 0, isFar: false, side: "l" },
  { name: "right", corners: [1, 3, 7, 5], sides: [undefined, "d", undefined, "u"], axis: 0, isFar: true, side: "r" },
  { name: "back", corners: [0, 1, 5, 4], sides: [undefined, "r", undefined, "l"], axis: 1, isFar: false, side: "u" },
  { name: "front", corners: [2, 3, 7, 6], sides: [undefined, "r", undefined, "l"], axis: 1, isFar: true, side: "d" },
  { name: "top", corners: [4, 5, 7, 6], sides: ["u", "r", "d", "l"], axis: 2, isFar: true },
];

export type ToneOf = (glyph: Glyph) => Tone | undefined;

/** The greater, the nearer to the viewer. */
export function depthOf({ viewer }: Projection, placed: Placed): number {
  return dot(middleOf(placed), viewer);
}

const SHADOW: Tone = { light: "#2a2438", dark: "#05060a" };
const SHADOW_OPACITY = 0.2;

export function shadowShape(name: string, path: string, opacity: number, matrix?: readonly number[]): Shape {
  const shape = { key: `${name}/shadow`, path, tone: SHADOW, light: 0, opacity: SHADOW_OPACITY * opacity };
  return matrix === undefined ? shape : { ...shape, matrix };
}

/** Those of one solid, without its shadow. */
export function solidShapes(projection: Projection, placed: Placed, toneOf: ToneOf): Shape[] {
  const { solid, opacity = 1, flash = 0 } = placed;
  const tone = toneOf(solid.glyph);
  if (tone === undefined || opacity <= 0) return [];
  const corners = cornersOf(placed);
  const points = corners.map((corner) => project(projection, corner));
  const { edge } = tone;
  const around = edgeOf(tone, solid.at.z < 0 ? GROUND_EDGE : EDGE);
  const shapes: Shape[] = [];
  if (solid.joined?.length !== DIRECTIONS.length) {
    const path = aroundAll(solid, points, edge === undefined ? 0 : STROKE);
    shapes.push({ key: `${solid.id}/outline`, path, tone: around.tone, light: flashed(around.light, flash), opacity });
  }
  for (const face of FACES) {
    const normal = normalOf(corners, face.axis, face.isFar);
    if (dot(normal, projection.viewer) < 0.02 || isJoined(solid, face.side)) continue;
    const light = flashed(lightOf(normal), flash);
    shapes.push({ key: `${solid.id}/${face.name}`, path: faceOf(solid, face, points), tone, light, opacity });
    if (face.name === "top") {
      shapes.push(...marksOn(solid, points, { tone, sign: solid.sign && toneOf(solid.sign), opacity }));
      shapes.push(...cracksOn(placed, points));
    }
  }
  return shapes;
}

/** What is seen around faces: the tone's own edge, or itself, darker. */
export function edgeOf(tone: Tone, darker = EDGE): Pick<Shape, "tone" | "light"> {
  return tone.edge === undefined ? { tone, light: darker } : { tone: tone.edge, light: 0 };
}

/** The outline of a box, this much wider but for the sides on which it goes on into another. */
function aroundAll(solid: Solid, points: readonly Point[], wider: number): string {
  const hull = hullOf(points);
  const corners = hull.map((point) => points.indexOf(point));
  const joinedSides = corners.map((corner) =>
    ([corner & 1 ? "r" : "l", corner & 2 ? "d" : "u"] as const).filter((side) => isJoined(solid, side)),
  );
  const isOpen = (i: number): boolean =>
    joinedSides[i]?.some((side) => joinedSides[(i + 1) % hull.length]?.includes(side)) === true;
  return rounded(
    framed(
      hull,
      hull.map((_, i) => (isOpen(i) ? 0 : -wider)),
    ),
    joinedSides.map((sides) => (sides.length > 0 ? 0 : ROUND)),
  );
}

/** With soft edges, but where it goes on into another. */
function faceOf(solid: Solid, { corners, sides }: Face, points: readonly Point[]): string {
  const joined = sides.map((side) => isJoined(solid, side));
  const outline = framed(
    corners.map((corner) => points[corner] as Point),
    joined.map((isOpen) => (isOpen ? -OVERLAP : INSET)),
  );
  return rounded(
    outline,
    joined.map((isOpen, i) => (isOpen || joined.at(i - 1) ? 0 : ROUND)),
  );
}

function isJoined({ joined }: Solid, side: Direction | undefined): boolean {
  return side !== undefined && joined?.includes(side) === true;
}

interface Marking {
  readonly tone: Tone;
  readonly sign: Tone | undefined;
  readonly opacity: number;
}

/** The pattern and the letter of the upper face, in ink; the pattern of a sign in its own colour, edged with ink. */
function marksOn(solid: Solid, points: readonly Point[], { tone, sign, opacity }: Marking): Shape[] {
  const { id, pattern } = solid;
  const glyph = solid.sign ?? solid.glyph;
  const matrix = matrixOn(points, solid);
  const ink = { tone, isInk: true, light: 0 } as const;
  const shapes: Shape[] = [];
  if (pattern !== undefined) {
    const { path, line } = PATTERNS[pattern];
    const edge = sign === undefined ? line : line + 2 * SIGN_EDGE;
    const drawn = linesUnder(path, matrix);
    const inked = (sign === undefined ? 0.55 : 0.8) * opacity;
    shapes.push({ ...ink, ...drawn, key: `${id}/pattern`, line: edge, opacity: inked });
    if (sign !== undefined) shapes.push({ key: `${id}/sign`, ...drawn, tone: sign, light: 0, line, opacity });
  }
  if (/\p{L}|\p{N}/u.test(glyph.text) && !UNLETTERED.includes(glyph.role)) {
    const path = letterLines(glyph.text);
    const lines = path === undefined ? { matrix } : { ...linesUnder(path, matrix), line: LETTER_LINE };
    shapes.push({ ...ink, ...lines, key: `${id}/letter`, letter: glyph.text, opacity: 0.9 * opacity });
  }
  return shapes;
}

/** Lines that begin at (0, 0) where a map brings them. One that only moves them is none: every map that is left to whoever
 *  paints is one more layer of the picture. */
function linesUnder(path: string, matrix: Affine): Pick<Shape, "path" | "matrix"> {
  const [a, b, c, d, e, f] = matrix;
  const isSlanted = Math.abs(a - 1) + Math.abs(b) + Math.abs(c) + Math.abs(d - 1) > 1e-6;
  return isSlanted ? { path, matrix } : { path: placedAt(path, [1, 0, 0, 1, 0, 0], [{ x: e, y: f }]).path };
}

/** How wide the ink is beside the line of a sign. */
const SIGN_EDGE = 0.03;
/** What needs no letter to be known. */
const UNLETTERED: readonly Role[] = ["block", "block-active", "target"];

const CRACKS: Tone = { light: "#ffffff", dark: "#ffffff" };

function cracksOn({ solid, cracks = 0 }: Placed, points: readonly Point[]): Shape[] {
  if (cracks <= 0) return [];
  const { path, line } = PATTERNS.shatter;
  const drawn = linesUnder(path, matrixOn(points, solid));
  return [{ key: `${solid.id}/cracks`, ...drawn, line, tone: CRACKS, light: 0, opacity: cracks }];
}

/** From cells around the middle of the upper face to the picture; of what is joined, around the middle of its cell, so that
 *  signs stand in line whatever its edges are. */
function matrixOn(points: readonly Point[], { at, size, joined }: Solid): Affine {
  const [origin, along, down] = [points[4], points[5], points[6]] as [Point, Point, Point];
  const [x, y] = [perCell(origin, along, size.x), perCell(origin, down, size.y)];
  const middle = (start: number, length: number): number =>
    joined === undefined ? length / 2 : Math.floor(start + length / 2) + 0.5 - start;
  const [ox, oy] = [middle(at.x, size.x), middle(at.y, size.y)];
  return [x.x, x.y, y.x, y.y, origin.x + ox * x.x + oy * y.x, origin.y + ox * x.y + oy * y.y];
}

function perCell(from: Point, to: Point, cells: number): Point {
  return { x: (to.x - from.x) / cells, y: (to.y - from.y) / cells };
}

export function flashed(light: number, flash: number): number {
  return light + (1 - light) * flash;
}

/** 0 on a face that looks straight up. */
export function lightOf(normal: Extent): number {
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

function dot(a: Extent, b: Extent): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

function unit(a: Extent): Extent {
  const length = Math.hypot(a.x, a.y, a.z) || 1;
  return { x: a.x / length, y: a.y / length, z: a.z / length };
}
