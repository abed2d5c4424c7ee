// Turns about the edge of cells: how a block rolls over a side of the cells it is on, and how paper folds over it.
import { type Direction, STEP } from "../puzzles/direction.ts";
import type { Extent, Solid } from "../puzzles/surface.ts";
import type { Placed, Turn } from "./placed.ts";

/** One cell further in a direction. */
export function ahead(direction: Direction): Extent {
  const [y, x] = STEP[direction];
  return { x, y, z: 0 };
}

/** A part of a quarter of a turn about the lower edge of the cells on that side. */
export function rolled(solids: readonly Solid[], direction: Direction, part: number): readonly Placed[] {
  const turn = turnOver(solids, direction, 0, (part * Math.PI) / 2);
  return solids.map((solid) => ({ solid, turn }));
}

/** A turn about the edge of the cells under these solids, as something that goes in this direction turns. */
export function turnOver(solids: readonly Solid[], direction: Direction, height: number, angle: number): Turn {
  const { x, y } = ahead(direction);
  const edge = (axis: "x" | "y", isFar: boolean): number => {
    const sides = solids.map(({ at, size }) => (isFar ? Math.ceil(at[axis] + size[axis]) : Math.floor(at[axis])));
    return isFar ? Math.max(...sides) : Math.min(...sides);
  };
  const through: Extent = { x: x === 0 ? 0 : edge("x", x > 0), y: y === 0 ? 0 : edge("y", y > 0), z: height };
  const sign = x + y > 0 ? -1 : 1;
  return { along: y === 0 ? "y" : "x", through, angle: sign * angle };
}

/** Half the height of flat things: the edge that paper folds about. */
export function foldHeight(solids: readonly Solid[]): number {
  return Math.max(0, ...solids.map(({ at, size }) => at.z + size.z / 2));
}
