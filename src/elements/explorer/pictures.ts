// Boards at rest as nodes of the page, in the colours of the page: one for each place and state, kept while it is near. Of a board that
// is too large to be seen whole, the part around what moves is drawn.
import { flatShapesOf, shapesOf } from "../../drawing/picture.ts";
import type { Exploration } from "../../exploring/explore.ts";
import type { Drawing, Glyph } from "../../puzzles/drawing.ts";
import type { Surface, Tone } from "../../puzzles/surface.ts";
import { cssToneOf } from "../board/css-colours.ts";
import { ShapeLayer } from "../board/shape-layer.ts";
import { svgNode } from "../board/svg-nodes.ts";

/** A small board with more cells is drawn flat, and any board with very many in part. */
const MOST_SOLID = 400;
const MOST_WHOLE = 1600;
/** The sides of such a part. */
const PART = { large: 25, small: 13 };
const KEPT = 200;

export class Pictures {
  readonly #exploration: Exploration;
  readonly #surface: Surface | undefined;
  readonly #kept = new Map<string, SVGSVGElement>();

  constructor(exploration: Exploration, surface: Surface | undefined) {
    this.#exploration = exploration;
    this.#surface = surface;
  }

  /** How many cells of a row and of a column are seen, where not all are. */
  get part(): number | undefined {
    const { rows, columns } = this.#exploration.level;
    return rows * columns > MOST_WHOLE ? PART.large : undefined;
  }

  /** Of a state at a place of the page; undefined where nobody knows how it looks. */
  of(place: string, state: number): SVGSVGElement | undefined {
    const key = `${place} ${state}`;
    const picture = this.#kept.get(key) ?? this.#draw(state, place !== "board");
    if (picture === undefined) return undefined;
    // The one that was asked for last is forgotten last.
    this.#kept.delete(key);
    this.#kept.set(key, picture);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return picture;
  }

  #draw(number: number, isSmall: boolean): SVGSVGElement | undefined {
    const state = this.#exploration.state(number);
    if (state === undefined) return undefined;
    const { shapes, frame } = this.#shapes(state, isSmall);
    const { left, top, width, height } = frame;
    const box = [left, top, width, height].map((side) => side.toFixed(3)).join(" ");
    const picture = svgNode("svg", { viewBox: box, "aria-hidden": "true", class: "picture" });
    const layer = new ShapeLayer();
    layer.paintOnce(shapes);
    picture.append(layer.group);
    return picture;
  }

  #shapes(state: unknown, isSmall: boolean): ReturnType<typeof shapesOf> {
    const { puzzle, level } = this.#exploration;
    const surface = this.#surface;
    const tone = (glyph: Glyph): Tone | undefined => cssToneOf(glyph, surface?.tone?.(glyph));
    const cells = level.rows * level.columns;
    if (cells > MOST_WHOLE) return flatShapesOf(this.#partOf(state, isSmall ? PART.small : PART.large), tone);
    const isFlat = isSmall && cells > MOST_SOLID;
    return shapesOf({ puzzle, level, surface: isFlat ? undefined : surface }, state, tone);
  }

  /** The cells around what moves. */
  #partOf(state: unknown, side: number): Drawing {
    const { puzzle, level } = this.#exploration;
    const drawing = puzzle.drawState(level, state);
    const pieces = this.#surface?.pieces?.of(level, state) ?? [];
    const moving = pieces.find(({ glyph }) => glyph.role === "block-active" || glyph.role === "block") ?? pieces[0];
    const { row, column } = moving?.cells[0] ?? { row: 0, column: 0 };
    const [rows, columns] = [Math.min(side, drawing.rows), Math.min(side, drawing.columns)];
    const top = Math.min(Math.max(0, row - (rows >> 1)), drawing.rows - rows);
    const left = Math.min(Math.max(0, column - (columns >> 1)), drawing.columns - columns);
    return { rows, columns, glyph: (y, x) => drawing.glyph(top + y, left + x) };
  }
}
