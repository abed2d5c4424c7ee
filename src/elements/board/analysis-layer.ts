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

export interface DrawnValue {
  readonly value: MoveValue;
  readonly from: readonly Cell[];
  readonly to: readonly Cell[];
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

function signOf({ status, remaining }: MoveValue): string {
  if (status === "lost") return "✕";
  if (status === "unknown" || remaining === null) return "?";
  return status === "at-least" ? `≥${remaining}` : String(remaining);
}

function short(number: number): string {
  return String(Math.round(number * 1000) / 1000);
}
