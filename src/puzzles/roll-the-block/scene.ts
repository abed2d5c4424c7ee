// How Roll the Block looks with depth: tiles that float, a block that stands on them, bridges that rise to carry it.
import type { Glyph } from "../drawing.ts";
import type { Extent, Piece, Scene, Solid } from "../surface.ts";
import { glyphOf } from "./drawing.ts";
import type { RollLevel } from "./level.ts";
import { type Cell, type Tile, VOID } from "./tiles.ts";

const THICKNESS = 0.2;
const GAP = 0.03;
/** The block keeps this far from the edges of its cells, also from the ground, so that it turns about them. */
const MARGIN = 0.06;
const BUTTON = { inset: 0.2, height: 0.07 };
/** How deep a closed bridge and the target lie. */
const SUNKEN = 0.42;
const PIT = 0.14;

export const scene: Scene<RollLevel> = {
  projection: "isometric",
  reach: { above: 2, below: SUNKEN + THICKNESS },
  ground,
  solids: solidsOf,
};

function ground(level: RollLevel): readonly Solid[] {
  const solids: Solid[] = [];
  for (let row = 0; row < level.rows; row++) {
    for (let column = 0; column < level.columns; column++) {
      const tile = level.kinds[level.tiles[row * level.columns + column] as number] ?? VOID;
      solids.push(...tileSolids({ row, column }, tile));
    }
  }
  return solids;
}

function tileSolids(cell: Cell, tile: Tile): readonly Solid[] {
  const id = `tile ${cell.row} ${cell.column}`;
  const glyph = glyphOf(tile, true);
  switch (tile.kind) {
    case "void":
    case "bridge":
      return [];
    case "target":
      return [slab(id, cell, glyph, { depth: PIT, pattern: "ring" })];
    case "fragile":
      return [slab(id, cell, glyph, { pattern: "cracks" })];
    case "split":
      return [slab(id, cell, glyph, { pattern: "dots" })];
    case "switch": {
      const pattern = tile.trigger === "heavy" ? "cross" : "ring";
      return [slab(id, cell, FLOOR), button(`${id} button`, cell, glyph, pattern)];
    }
    default:
      return [slab(id, cell, FLOOR)];
  }
}

const FLOOR: Glyph = { text: ".", role: "floor" };

interface Look {
  /** How far its upper face lies below the ground. */
  readonly depth?: number;
  readonly gap?: number;
  readonly pattern?: NonNullable<Solid["pattern"]>;
}

function slab(id: string, { row, column }: Cell, glyph: Glyph, { depth = 0, gap = GAP, pattern }: Look = {}): Solid {
  return {
    id,
    at: { x: column + gap, y: row + gap, z: -depth - THICKNESS },
    size: { x: 1 - 2 * gap, y: 1 - 2 * gap, z: THICKNESS },
    glyph,
    ...(pattern === undefined ? {} : { pattern }),
  };
}

function button(id: string, { row, column }: Cell, glyph: Glyph, pattern: NonNullable<Solid["pattern"]>): Solid {
  const width = 1 - 2 * BUTTON.inset;
  return {
    id,
    at: { x: column + BUTTON.inset, y: row + BUTTON.inset, z: -0.001 },
    size: { x: width, y: width, z: BUTTON.height },
    glyph,
    pattern,
  };
}

function solidsOf({ id, cells, glyph, pose }: Piece): readonly Solid[] {
  if (glyph.role === "bridge-open")
    return cells.map((cell, i) => slab(`${id} ${i}`, cell, glyph, { pattern: "planks" }));
  if (glyph.role === "bridge-closed") {
    return cells.map((cell, i) => slab(`${id} ${i}`, cell, glyph, { depth: SUNKEN, gap: 0.24 }));
  }
  const body: Solid = { id: `${id} body`, ...boxOver(cells, pose === "upright" ? 2 : 1), glyph };
  return [glyph.role === "block-active" ? { ...body, pattern: "ring" } : body];
}

function boxOver(cells: readonly Cell[], height: number): { readonly at: Extent; readonly size: Extent } {
  const [first, last] = [cells[0] as Cell, cells[cells.length - 1] as Cell];
  const rows = last.row - first.row + 1;
  const columns = last.column - first.column + 1;
  return {
    at: { x: first.column + MARGIN, y: first.row + MARGIN, z: MARGIN },
    size: { x: columns - 2 * MARGIN, y: rows - 2 * MARGIN, z: height - 2 * MARGIN },
  };
}
