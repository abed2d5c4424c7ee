// A position of Roll the Block as a level: the block is `S`, and the legend says which bridges are open by now. A level file
// cannot say that the block is in halves, nor what is under it unless that is plain floor.
import type { Field, LevelDocument } from "../../levels/document.ts";
import { positionDocument } from "../../levels/position-document.ts";
import { type RollLevel, tileAt } from "./level.ts";
import { coveredCells, type RollState } from "./state.ts";
import type { Tile } from "./tiles.ts";

export function positionAsDocument(level: RollLevel, { block, open }: RollState): LevelDocument | null {
  const cells = coveredCells(block);
  if (block.shape === "halves" || cells.some((cell) => tileAt(level, cell).kind !== "floor")) return null;
  const { rows, columns, tiles, kinds, bridges, document } = level;
  const characters = kinds.map(characterOf);
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from(tiles.subarray(row * columns, (row + 1) * columns), (kind) => characters[kind] as string),
  );
  for (const { row, column } of cells) (grid[row] as string[])[column] = "S";
  const states = new Map(bridges.map(({ name }, i) => [name, open[i] ? "bridge open" : "bridge closed"]));
  const legend = document.legend.map((field): Field => ({ ...field, value: states.get(field.key) ?? field.value }));
  return positionDocument(document, { rows: grid.map((row) => row.join("")), legend });
}

function characterOf(tile: Tile): string {
  switch (tile.kind) {
    case "void":
      return "#";
    case "floor":
      return ".";
    case "fragile":
      return "~";
    case "target":
      return "T";
    default:
      return tile.name;
  }
}
