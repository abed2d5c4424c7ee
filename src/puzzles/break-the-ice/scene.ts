// How Break the Ice looks: blocks of ice and walls that stand out from the back of a shaft, seen from the front.
import type { Piece, Scene, Solid } from "../surface.ts";
import { EMPTY, WALL } from "./board.ts";
import { glyphOf } from "./drawing.ts";
import type { IceLevel } from "./level.ts";

const TILE = { gap: 0.02, thickness: 0.06 };
const BLOCK = { margin: 0.045, height: 0.46 };

export const scene: Scene<IceLevel> = {
  projection: "oblique",
  reach: { above: BLOCK.height, below: TILE.thickness },
  ground,
  solids: ({ id, cells, glyph }: Piece) => cells.map((cell) => ({ id: `${id} body`, ...boxAt(cell, BLOCK), glyph })),
};

function ground({ board }: IceLevel): readonly Solid[] {
  return board.flatMap((contents, row) =>
    [...contents].map((content, column): Solid => {
      const id = `tile ${row} ${column}`;
      if (content === WALL) return { id, ...boxAt({ row, column }, BLOCK), glyph: glyphOf(WALL) };
      const { gap, thickness } = TILE;
      return {
        id,
        at: { x: column + gap, y: row + gap, z: -thickness },
        size: { x: 1 - 2 * gap, y: 1 - 2 * gap, z: thickness },
        glyph: glyphOf(EMPTY),
      };
    }),
  );
}

function boxAt(
  { row, column }: { readonly row: number; readonly column: number },
  { margin, height }: typeof BLOCK,
): Pick<Solid, "at" | "size"> {
  const side = 1 - 2 * margin;
  return { at: { x: column + margin, y: row + margin, z: 0 }, size: { x: side, y: side, z: height } };
}
