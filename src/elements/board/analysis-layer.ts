// What the next moves are worth, drawn over the board: an arrow from what moves to where it comes to lie, and a number at
// its end. The best ones are filled; that a move loses, or is not known yet, is a sign and not a colour alone.
import type { Point } from "../../drawing/projection.ts";
import type { Cell } from "../../puzzles/cell.ts";
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

/** What moves lies on the first cells, and comes to lie on the second. */
export interface DrawnWay {
  readonly from: readonly Cell[];
  readonly to: readonly Cell[];
}

export interface DrawnValue extends DrawnWay {
  readonly value: MoveValue;
}

const RADIUS = 0.3;

export function analysisNodes(
  values: readonly DrawnValue[],
  middleOf: (cells: readonly Cell[]) => Point,
): SVGGElement[] {
  return values.map(({ value, from, to }) => {
    const group = svgNode("g", { class: `value ${value.status}${value.best ? " best" : ""}` });
    const [start, end] = [middleOf(from), middleOf(to)];
    const text = svgNode("text", { x: short(end.x), y: short(end.y) });
    text.textContent = signOf(value);
    group.append(
      svgNode("path", { class: "way", d: `M${short(start.x)} ${short(start.y)}L${short(end.x)} ${short(end.y)}` }),
      svgNode("circle", { cx: short(end.x), cy: short(end.y), r: String(RADIUS) }),
      text,
    );
    return group;
  });
}

const HEAD = 0.34;

/** The arrow of a hint, from what is to be moved to where it comes to lie. */
export function hintNodes({ from, to }: DrawnWay, middleOf: (cells: readonly Cell[]) => Point): SVGGElement[] {
  const [start, end] = [middleOf(from), middleOf(to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length === 0) return [];
  const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  const neck = { x: end.x - along.x * HEAD, y: end.y - along.y * HEAD };
  const side = { x: -along.y * HEAD * 0.62, y: along.x * HEAD * 0.62 };
  const head = [end, { x: neck.x + side.x, y: neck.y + side.y }, { x: neck.x - side.x, y: neck.y - side.y }];
  const shaft = `M${short(start.x)} ${short(start.y)}L${short(neck.x)} ${short(neck.y)}`;
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
