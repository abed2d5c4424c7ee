// How Folding Blocks looks: sheets of paper on a board of tiles that lie a little lower. The cells of a group that touch
// are one sheet.
import { placeKey } from "../cell.ts";
import { DIRECTIONS, STEP } from "../direction.ts";
import type { Piece, Scene, Solid } from "../surface.ts";
import { glyphOf } from "./drawing.ts";
import { EMPTY, type FoldingLevel, HOLE } from "./level.ts";

const TILE = { gap: 0.03, thickness: 0.1 };
const SHEET = { margin: 0.04, thickness: 0.16 };

export const scene: Scene<FoldingLevel> = {
  projection: "oblique",
  reach: { above: SHEET.thickness, below: TILE.thickness },
  ground,
  solids,
};

function ground({ rows, columns, board }: FoldingLevel): readonly Solid[] {
  const tiles: Solid[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (board.charAt(row * columns + column) === HOLE) continue;
      tiles.push({
        id: `tile ${row} ${column}`,
        at: { x: column + TILE.gap, y: row + TILE.gap, z: -TILE.thickness },
        size: { x: 1 - 2 * TILE.gap, y: 1 - 2 * TILE.gap, z: TILE.thickness },
        glyph: glyphOf(EMPTY),
      });
    }
  }
  return tiles;
}

function solids({ id, cells, glyph }: Piece): readonly Solid[] {
  const places = new Set(cells.map(({ row, column }) => placeKey(row, column)));
  return cells.map(({ row, column }) => {
    const joined = DIRECTIONS.filter((direction) => {
      const [down, right] = STEP[direction];
      return places.has(placeKey(row + down, column + right));
    });
    const margin = (side: "u" | "d" | "l" | "r"): number => (joined.includes(side) ? 0 : SHEET.margin);
    return {
      id: `${id} ${row} ${column}`,
      at: { x: column + margin("l"), y: row + margin("u"), z: 0 },
      size: { x: 1 - margin("l") - margin("r"), y: 1 - margin("u") - margin("d"), z: SHEET.thickness },
      glyph,
      joined,
    };
  });
}
