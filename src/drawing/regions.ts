// The outline of some cells as one region: its edges around it, with the inside on their right, and holes the other way
// round. Cells that touch at a corner only are two regions.
import { type Cell, placeKey } from "../puzzles/cell.ts";
import type { Point } from "./projection.ts";

type Side = readonly [x: number, y: number];

/** From which corner of a cell its edge on this side goes where, clockwise. */
const EDGES: readonly { readonly from: Side; readonly along: Side; readonly beyond: Side }[] = [
  { from: [0, 0], along: [1, 0], beyond: [0, -1] },
  { from: [1, 0], along: [0, 1], beyond: [1, 0] },
  { from: [1, 1], along: [-1, 0], beyond: [0, 1] },
  { from: [0, 1], along: [0, -1], beyond: [-1, 0] },
];

interface Edge {
  readonly x: number;
  readonly y: number;
  readonly along: Side;
}

/** Closed outlines, corner by corner, drawn in by so much. */
export function outlinesOf(cells: readonly Cell[], inset: number): Point[][] {
  const left = new Set(edgesOf(cells));
  const starting = new Map<number, Edge[]>();
  for (const edge of left) {
    const here = starting.get(placeKey(edge.y, edge.x)) ?? [];
    starting.set(placeKey(edge.y, edge.x), [...here, edge]);
  }
  const outlines: Point[][] = [];
  for (const first of left) {
    const around: Edge[] = [];
    for (let edge: Edge | undefined = first; edge !== undefined && left.delete(edge); ) {
      around.push(edge);
      edge = nextOf(edge, starting);
    }
    outlines.push(cornersOf(around, inset));
  }
  return outlines;
}

function edgesOf(cells: readonly Cell[]): Edge[] {
  const places = new Set<number>();
  for (const { row, column } of cells) places.add(placeKey(row, column));
  const edges: Edge[] = [];
  for (const { row, column } of cells) {
    for (const { from, along, beyond } of EDGES) {
      if (places.has(placeKey(row + beyond[1], column + beyond[0]))) continue;
      edges.push({ x: column + from[0], y: row + from[1], along });
    }
  }
  return edges;
}

/** Where two go on from a corner, the one that turns to the right, around the same cell. */
function nextOf({ x, y, along }: Edge, starting: ReadonlyMap<number, readonly Edge[]>): Edge | undefined {
  const next = starting.get(placeKey(y + along[1], x + along[0])) ?? [];
  return next.length < 2 ? next[0] : next.find((edge) => edge.along[0] === -along[1] && edge.along[1] === along[0]);
}

/** Where it turns. */
function cornersOf(around: readonly Edge[], inset: number): Point[] {
  return around.flatMap(({ x, y, along }, i) => {
    const before = (around.at(i - 1) as Edge).along;
    if (before[0] === along[0] && before[1] === along[1]) return [];
    const inside = { x: -along[1] - before[1], y: along[0] + before[0] };
    return [{ x: x + inside.x * inset, y: y + inside.y * inset }];
  });
}
