// Boards at rest as nodes of the page, in the colours of the page: one for each place and state, kept while it is near.
import { shapesOf } from "../../drawing/picture.ts";
import type { Exploration } from "../../exploring/explore.ts";
import type { Surface } from "../../puzzles/surface.ts";
import { cssToneOf } from "../board/css-colours.ts";
import { ShapeLayer } from "../board/shape-layer.ts";
import { svgNode } from "../board/svg-nodes.ts";

/** A board with more cells is drawn flat where it is small: one would not see more. */
const MOST_CELLS = 400;
const KEPT = 200;

export class Pictures {
  readonly #exploration: Exploration;
  readonly #surface: Surface | undefined;
  readonly #kept = new Map<string, SVGSVGElement>();

  constructor(exploration: Exploration, surface: Surface | undefined) {
    this.#exploration = exploration;
    this.#surface = surface;
  }

  /** Of a state at a place of the page; undefined where nobody knows how it looks. */
  of(place: string, state: number): SVGSVGElement | undefined {
    const key = `${place} ${state}`;
    const known = this.#kept.get(key);
    const picture = known ?? this.#draw(state, place !== "board");
    if (picture === undefined) return undefined;
    // The one that was asked for last is forgotten last.
    this.#kept.delete(key);
    this.#kept.set(key, picture);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return picture;
  }

  #draw(state: number, isSmall: boolean): SVGSVGElement | undefined {
    const { puzzle, level } = this.#exploration;
    const readable = this.#exploration.state(state);
    if (readable === undefined) return undefined;
    const isFlat = isSmall && level.rows * level.columns > MOST_CELLS;
    const surface = isFlat ? undefined : this.#surface;
    const tone = (glyph: Parameters<typeof cssToneOf>[0]) => cssToneOf(glyph, this.#surface?.tone?.(glyph));
    const { shapes, frame } = shapesOf({ puzzle, level, surface }, readable, tone);
    const { left, top, width, height } = frame;
    const box = [left, top, width, height].map((number) => number.toFixed(3)).join(" ");
    const picture = svgNode("svg", { viewBox: box, "aria-hidden": "true", class: "picture" });
    const layer = new ShapeLayer();
    layer.paintOnce(shapes);
    picture.append(layer.group);
    return picture;
  }
}
