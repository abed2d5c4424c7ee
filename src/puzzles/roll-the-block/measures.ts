// What Roll the Block levels are charted by.
import type { Measure } from "../puzzle.ts";
import type { RollLevel } from "./level.ts";
import type { Tile } from "./tiles.ts";

export const measures: readonly Measure<RollLevel>[] = [
  { name: "holes", words: { en: "holes", pt: "buracos" }, of: (level) => count(level, "void") },
  { name: "fragile", words: { en: "fragile tiles", pt: "casas frágeis" }, of: (level) => count(level, "fragile") },
  { name: "bridges", words: { en: "bridges", pt: "pontes" }, of: ({ bridges }) => bridges.length },
  { name: "switches", words: { en: "switches", pt: "interruptores" }, of: (level) => count(level, "switch") },
  { name: "splits", words: { en: "splits", pt: "divisores" }, of: (level) => count(level, "split") },
];

function count({ tiles, kinds }: RollLevel, kind: Tile["kind"]): number {
  const counts = kinds.map((tile) => tile.kind === kind);
  let found = 0;
  for (const tile of tiles) if (counts[tile]) found++;
  return found;
}
