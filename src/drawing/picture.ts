// A board at rest as one picture, the text of an SVG file: for worksheets, thumbnails and documents. A puzzle without a scene
// is drawn flat, cell by cell.
import type { Drawing, Glyph } from "../puzzles/drawing.ts";
import type { Level, Puzzle } from "../puzzles/puzzle.ts";
import type { Scene, Solid, Surface, Tone } from "../puzzles/surface.ts";
import { toneOf } from "./palette.ts";
import { atRest } from "./placed.ts";
import { plainSolids } from "./plain-look.ts";
import { FLAT, type Frame, frameOf, ISOMETRIC, OBLIQUE, type Projection } from "./projection.ts";
import { ShapeMaker } from "./shape-maker.ts";
import type { Drawn } from "./shapes.ts";
import { type SvgLook, svgText } from "./svg-text.ts";

/** What rises higher casts a shadow, and is drawn after the ground. */
const HIGH = 0.15;

/** What a picture is of. */
export interface Pictured {
  readonly puzzle: Puzzle;
  readonly level: Level;
  readonly surface: Surface | undefined;
}

export function pictureOf(
  pictured: Pictured,
  state: unknown,
  { pieces: tones, ...look }: SvgLook & { readonly pieces?: readonly Tone[] | undefined },
): string {
  const { surface } = pictured;
  const { shapes, frame } = shapesOf(pictured, state, (glyph) => surface?.tone?.(glyph) ?? toneOf(glyph, tones));
  return svgText(shapes, frame, look);
}

/** The shapes of a board at rest from back to front, and their frame, for whoever paints them otherwise. */
export function shapesOf(
  { puzzle, level, surface }: Pictured,
  state: unknown,
  tone: (glyph: Glyph) => Tone | undefined,
): { readonly shapes: readonly Drawn[]; readonly frame: Frame } {
  const { rows, columns } = level;
  const scene = surface?.pieces === undefined ? undefined : surface.scene;
  if (scene === undefined) return flatShapesOf(puzzle.drawState(level, state), tone);
  const projection = projectionOf(scene);
  const pieces = surface?.pieces?.of(level, state) ?? [];
  const solids = [...scene.ground(level), ...pieces.flatMap((piece) => scene.solids(piece))];
  return { shapes: shapesOfSolids(solids, projection, tone), frame: frameOf(projection, rows, columns, scene.reach) };
}

/** The same of a drawing, cell by cell. */
export function flatShapesOf(
  drawing: Drawing,
  tone: (glyph: Glyph) => Tone | undefined,
): { readonly shapes: readonly Drawn[]; readonly frame: Frame } {
  const frame = frameOf(FLAT, drawing.rows, drawing.columns, { above: 0, below: 0 });
  return { shapes: shapesOfSolids(plainSolids(drawing), FLAT, tone), frame };
}

function shapesOfSolids(
  solids: readonly Solid[],
  projection: Projection,
  tone: (glyph: Glyph) => Tone | undefined,
): Drawn[] {
  const isLow = ({ at, size }: Solid): boolean => at.z + size.z <= HIGH;
  const low = solids.filter(isLow).map(atRest);
  const high = solids.filter((solid) => !isLow(solid)).map(atRest);
  const maker = new ShapeMaker(projection, tone);
  return [...maker.bodies(low), ...maker.shadows(high), ...maker.bodies(high)];
}

function projectionOf(scene: Scene): Projection {
  return scene.projection === "isometric" ? ISOMETRIC : OBLIQUE;
}
