// Draws a state with the characters of its level file: the block is `S`, as at the start, for no legend can give that
// character to anything else. Of two halves the active one is `S` and the other `:`, which is reserved too.
import type { Drawing, Glyph } from "../drawing.ts";
import { type RollLevel, tileAt } from "./level.ts";
import { covers, type RollState } from "./state.ts";
import { type Cell, sameCell, type Tile } from "./tiles.ts";

export const BLOCK: Glyph = { text: "S", role: "block" };
export const ACTIVE_HALF: Glyph = { text: "S", role: "block-active" };
export const OTHER_HALF: Glyph = { text: ":", role: "block" };

export function drawState(level: RollLevel, state: RollState): Drawing {
  return {
    rows: level.rows,
    columns: level.columns,
    glyph: (row, column) => blockGlyph(state, { row, column }) ?? tileGlyph(tileAt(level, { row, column }), state),
  };
}

function blockGlyph({ block }: RollState, cell: Cell): Glyph | undefined {
  if (!covers(block, cell)) return undefined;
  if (block.shape !== "halves") return BLOCK;
  return sameCell(block.active, cell) ? ACTIVE_HALF : OTHER_HALF;
}

function tileGlyph(tile: Tile, { open }: RollState): Glyph {
  return glyphOf(tile, tile.kind === "bridge" && open[tile.bridge] === true);
}

/** `isOpen` is asked of bridges only. */
export function glyphOf(tile: Tile, isOpen: boolean): Glyph {
  switch (tile.kind) {
    case "void":
      return { text: "#", role: "void" };
    case "floor":
      return { text: ".", role: "floor" };
    case "fragile":
      return { text: "~", role: "fragile" };
    case "target":
      return { text: "T", role: "target" };
    case "bridge":
      return { text: tile.name, role: isOpen ? "bridge-open" : "bridge-closed", kind: tile.bridge };
    case "switch":
      return { text: tile.name, role: "switch" };
    case "split":
      return { text: tile.name, role: "split" };
  }
}
