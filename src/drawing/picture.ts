// A board at rest as one picture, the text of an SVG file: for worksheets, thumbnails and documents. A puzzle without a scene
// is drawn flat, cell by cell.
import type { Glyph } from "../puzzles/drawing.ts";
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
  const projection = projectionOf(scene);
  const pieces = scene === undefined ? [] : (surface?.pieces?.of(level, state) ?? []);
  const solids =
    scene === undefined
      ? plainSolids(puzzle.drawState(level, state))
      : [...scene.ground(level), ...pieces.flatMap((piece) => scene.solids(piece))];
  const isLow = ({ at, size }: Solid): boolean => at.z + size.z <= HIGH;
  const low = solids.filter(isLow).map(atRest);
  const high = solids.filter((solid) => !isLow(solid)).map(atRest);
  const maker = new ShapeMaker(projection, tone);
  const shapes = [...maker.bodies(low), ...maker.shadows(high), ...maker.bodies(high)];
  return { shapes, frame: frameOf(projection, rows, columns, scene?.reach ?? { above: 0, below: 0 }) };
}

function projectionOf(scene: Scene | undefined): Projection {
  if (scene === undefined) return FLAT;
  return scene.projection === "isometric" ? ISOMETRIC : OBLIQUE;
}
