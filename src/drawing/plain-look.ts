// What a drawing looks like, cell by cell, for puzzles that bring no scene of their own: a solid or two by the role of each
// cell, of the same family as those of the scenes.
import type { Drawing, Glyph, Role } from "../puzzles/drawing.ts";
import type { Solid } from "../puzzles/surface.ts";

const GAP = 0.025;
const THICKNESS = 0.1;
const MARGIN = 0.08;

type Part = Pick<Solid, "pattern" | "sign"> & {
  readonly glyph: Glyph;
  readonly inset: number;
  readonly from: number;
  readonly to: number;
};

const FLOOR: Glyph = { text: ".", role: "floor" };

const slab = (glyph: Glyph, pattern?: Solid["pattern"]): Part => ({
  ...(pattern === undefined ? {} : { pattern }),
  glyph,
  inset: GAP,
  from: -THICKNESS,
  to: 0,
});
const onFloor = (glyph: Glyph, height: number, pattern?: Solid["pattern"]): readonly Part[] => [
  slab(FLOOR),
  { ...slab(glyph, pattern), inset: MARGIN, from: 0.02, to: height },
];

const PARTS: Readonly<Record<Role, (glyph: Glyph) => readonly Part[]>> = {
  void: () => [],
  wall: (glyph) => [{ ...slab(glyph), to: 0.3 }],
  floor: (glyph) => [slab(glyph)],
  empty: (glyph) => [slab(glyph)],
  goal: (glyph) => [{ ...slab(FLOOR, "frame"), sign: glyph }],
  piece: (glyph) => onFloor(glyph, 0.26),
  "piece-at-goal": (glyph) => onFloor(glyph, 0.26, "frame"),
  block: (glyph) => onFloor(glyph, 0.5),
  "block-active": (glyph) => onFloor(glyph, 0.5, "ring"),
  target: (glyph) => [slab(glyph, "ring")],
  fragile: (glyph) => [slab(glyph, "cracks")],
  switch: (glyph) => [slab(FLOOR), { ...slab(glyph, "ring"), inset: 0.2, from: 0, to: 0.06 }],
  "bridge-open": (glyph) => [slab(glyph, "planks")],
  "bridge-closed": (glyph) => [{ ...slab(glyph), inset: 0.24 }],
  split: (glyph) => [slab(glyph, "dots")],
};

export function plainSolids(drawing: Drawing): Solid[] {
  const solids: Solid[] = [];
  for (let row = 0; row < drawing.rows; row++) {
    for (let column = 0; column < drawing.columns; column++) {
      solids.push(...plainSolidsAt(drawing.glyph(row, column), row, column));
    }
  }
  return solids;
}

/** Of one cell: its ground first, where it has one, and then what stands on it. */
export function plainSolidsAt(glyph: Glyph, row: number, column: number): Solid[] {
  return PARTS[glyph.role](glyph).map(({ inset, from, to, ...look }, i) => ({
    ...look,
    id: `${i === 0 ? "cell" : "thing"} ${row} ${column}`,
    at: { x: column + inset, y: row + inset, z: from },
    size: { x: 1 - 2 * inset, y: 1 - 2 * inset, z: to - from },
  }));
}
