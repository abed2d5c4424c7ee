// The board on which a heuristic is worst, as a picture. Its state comes from where a person's code has run: where it cannot be
// drawn there is none.
import { flatShapesOf, shapesOf } from "../../drawing/picture.ts";
import type { PlayableLevel } from "../../playing/loaded-level.ts";
import type { Glyph } from "../../puzzles/drawing.ts";
import { drawingAsText } from "../../puzzles/drawing.ts";
import type { Surface, Tone } from "../../puzzles/surface.ts";
import { cssToneOf } from "../board/css-colours.ts";
import { ShapeLayer } from "../board/shape-layer.ts";
import { svgNode } from "../board/svg-nodes.ts";
import { isNoLargerThan } from "./heard.ts";

/** A board with more cells is drawn flat, and one with very many not at all; nor is what is larger than the state of a board. */
const MOST = { solid: 400, drawn: 1600, values: 1000, valuesACell: 10 };

export interface Picture {
  readonly node: SVGSVGElement;
  /** For those who do not see it: the rows as characters. */
  readonly rows: string;
}

export async function pictureOfState({ puzzle, level }: PlayableLevel, state: unknown): Promise<Picture | undefined> {
  const cells = level.rows * level.columns;
  if (cells > MOST.drawn || !isNoLargerThan(state, MOST.values + MOST.valuesACell * cells)) return undefined;
  const surface: Surface | undefined = await puzzle.surface?.();
  const tone = (glyph: Glyph): Tone | undefined => cssToneOf(glyph, surface?.tone?.(glyph));
  try {
    const drawing = puzzle.drawState(level, state);
    const isFlat = cells > MOST.solid;
    const { shapes, frame } = isFlat ? flatShapesOf(drawing, tone) : shapesOf({ puzzle, level, surface }, state, tone);
    const { left, top, width, height } = frame;
    const box = [left, top, width, height].map((side) => side.toFixed(3)).join(" ");
    const node = svgNode("svg", { viewBox: box, "aria-hidden": "true", class: "picture" });
    const layer = new ShapeLayer();
    layer.paintOnce(shapes);
    node.append(layer.group);
    return { node, rows: drawingAsText(drawing) };
  } catch {
    return undefined;
  }
}
