// What the next moves are worth, drawn over the board: a number on the side over which something moves, or, where it stands
// high, at the end of a line to where it comes to lie. The best ones are filled; that a move loses, or is not known yet, is a
// sign and not a colour alone.
import type { Point } from "../../drawing/projection.ts";
import type { Cell } from "../../puzzles/cell.ts";
import type { Direction } from "../../puzzles/direction.ts";
import { svgNode } from "./svg-nodes.ts";

/** What is known of a legal move. */
export interface MoveValue {
  /** In notation. */
  readonly move: string;
  readonly status: "exact" | "at-least" | "lost" | "unknown";
  /** The cost from there to the end, or null. */
  readonly remaining: number | null;
  readonly best: boolean;
}

/** What moves lies on the first cells, goes in a direction, and comes to lie on the second cells. */
export interface DrawnWay {
  readonly from: readonly Cell[];
  readonly direction: Direction;
  readonly to: readonly Cell[];
}

export interface DrawnValue extends DrawnWay {
  readonly value: MoveValue;
}

/** A line in the picture, from what moves to where the number stands, and which way it goes. */
export interface Leader {
  readonly start: Point;
  readonly end: Point;
  /** Of length 1. */
  readonly along: Point;
}

/** So small that between two neighbours neither letter is covered. */
const PLATE = { height: 0.44, letter: 0.15, margin: 0.2 };
/** How far the head of the arrow stands out from the plate, and half of how wide it is where it does. */
const NOSE = { length: 0.11, side: 0.14 };

interface Drawn {
  /** Everything that is seen of it. */
  readonly as: string;
  readonly node: SVGGElement;
}

export class AnalysisLayer {
  readonly root = svgNode("g", { class: "values" });
  #drawn: readonly Drawn[] = [];

  /** What is as it was stays: while moves are analysed all of them come again with every answer. */
  show(values: readonly DrawnValue[], leaderOf: (way: DrawnWay) => Leader): void {
    const before = this.#drawn;
    const drawn = values.map((each, i) => {
      const leader = leaderOf(each);
      const { start, end, along } = leader;
      const { status, remaining, best } = each.value;
      const as = [status, remaining, best, ...[start, end, along].flatMap(({ x, y }) => [x, y])].join();
      const same = before[i];
      return same?.as === as ? same : { as, node: valueNode(each.value, leader) };
    });
    this.#drawn = drawn;
    if (drawn.length !== before.length) this.root.replaceChildren(...drawn.map(({ node }) => node));
    else for (const [i, { node }] of drawn.entries()) if (before[i]?.node !== node) before[i]?.node.replaceWith(node);
  }
}

function valueNode(value: MoveValue, { start, end, along }: Leader): SVGGElement {
  const group = svgNode("g", { class: `value ${value.status}${value.best ? " best" : ""}` });
  const text = svgNode("text", { x: short(end.x), y: short(end.y) });
  text.textContent = signOf(value);
  const width = Math.max(PLATE.height, PLATE.letter * text.textContent.length + PLATE.margin);
  const plate = svgNode("rect", {
    x: short(end.x - width / 2),
    y: short(end.y - PLATE.height / 2),
    width: short(width),
    height: short(PLATE.height),
    rx: short(PLATE.height / 2),
  });
  const way = `M${short(start.x)} ${short(start.y)}L${short(end.x)} ${short(end.y)}`;
  const nose = svgNode("path", { class: "nose", d: noseOf(end, along, width) });
  group.append(svgNode("path", { class: "way", d: way }), nose, plate, text);
  return group;
}

/** The head of the arrow that the number stands on, beyond its plate. */
function noseOf({ x, y }: Point, along: Point, width: number): string {
  const edge = Math.min(width / 2 / Math.abs(along.x || 1e-9), PLATE.height / 2 / Math.abs(along.y || 1e-9), width / 2);
  const at = (far: number, aside: number): string =>
    `${short(x + along.x * far - along.y * aside)} ${short(y + along.y * far + along.x * aside)}`;
  const base = edge - 0.07;
  return `M${at(base, -NOSE.side)}L${at(edge + NOSE.length, 0)}L${at(base, NOSE.side)}Z`;
}

const HEAD = 0.34;
/** So much of what moves is left to be seen, where the arrow is long enough. */
const TAIL = 0.28;

/** The arrow of a hint, from what is to be moved to where it comes to lie. */
export function hintNodes({ from, to }: DrawnWay, middleOf: (cells: readonly Cell[]) => Point): SVGGElement[] {
  const [start, end] = [middleOf(from), middleOf(to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length === 0) return [];
  const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  const tail = length > HEAD + 2 * TAIL ? TAIL : 0;
  const begin = { x: start.x + along.x * tail, y: start.y + along.y * tail };
  const neck = { x: end.x - along.x * HEAD, y: end.y - along.y * HEAD };
  const side = { x: -along.y * HEAD * 0.62, y: along.x * HEAD * 0.62 };
  const head = [end, { x: neck.x + side.x, y: neck.y + side.y }, { x: neck.x - side.x, y: neck.y - side.y }];
  const shaft = `M${short(begin.x)} ${short(begin.y)}L${short(neck.x)} ${short(neck.y)}`;
  const point = `M${head.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`;
  return ["halo", "ink"].map((layer) => {
    const group = svgNode("g", { class: `hint ${layer}` });
    group.append(svgNode("path", { class: "shaft", d: shaft }), svgNode("path", { class: "head", d: point }));
    return group;
  });
}

function signOf({ status, remaining }: MoveValue): string {
  if (status === "lost") return "✕";
  if (status === "unknown" || remaining === null) return "?";
  return status === "at-least" ? `≥${remaining}` : String(remaining);
}

function short(number: number): string {
  return String(Math.round(number * 1000) / 1000);
}
