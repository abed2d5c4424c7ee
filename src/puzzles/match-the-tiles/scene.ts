// How Match the Tiles looks with depth: a floor, obstacles that rise from it, goals as rings on it, and tiles that glide
// over them. A tile on its goal wears the ring.
import type { Cell } from "../cell.ts";
import type { Glyph } from "../drawing.ts";
import type { Piece, Scene, Solid } from "../surface.ts";
import { colourOf, isGoal, type MatchLevel, OBSTACLE } from "./level.ts";
import { cellAt } from "./tiles.ts";

const FLOOR: Glyph = { text: ".", role: "floor" };
const WALL: Glyph = { text: OBSTACLE, role: "wall" };
const THICKNESS = 0.1;
const GAP = 0.025;
const WALL_HEIGHT = 0.3;
const TILE = { margin: 0.08, height: 0.26, above: 0.02 };

export const scene: Scene<MatchLevel> = {
  projection: "oblique",
  reach: { above: WALL_HEIGHT, below: THICKNESS },
  ground: (level) => Array.from(level.board, (character, i) => groundAt(level, cellAt(level, i), i, character)),
  solids: ({ id, cells, glyph }: Piece): readonly Solid[] => {
    const { row, column } = cells[0] as Cell;
    const side = 1 - 2 * TILE.margin;
    const body: Solid = {
      id: `${id} body`,
      at: { x: column + TILE.margin, y: row + TILE.margin, z: TILE.above },
      size: { x: side, y: side, z: TILE.height },
      glyph,
    };
    return [glyph.role === "piece-at-goal" ? { ...body, pattern: "frame" } : body];
  },
};

function groundAt({ goals }: MatchLevel, { row, column }: Cell, index: number, character: string): Solid {
  const isWall = character === OBSTACLE;
  const goal = goals.charAt(index);
  const solid: Solid = {
    id: `cell ${row} ${column}`,
    at: { x: column + GAP, y: row + GAP, z: -THICKNESS },
    size: { x: 1 - 2 * GAP, y: 1 - 2 * GAP, z: THICKNESS + (isWall ? WALL_HEIGHT : 0) },
    glyph: isWall ? WALL : FLOOR,
  };
  if (!isGoal(goal)) return solid;
  return { ...solid, pattern: "frame", sign: { text: goal, role: "goal", kind: colourOf(goal) } };
}
