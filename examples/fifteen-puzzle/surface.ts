// How the 15-puzzle is played and seen on a board: arrows and drags slide the tile that can go that way, and so does a
// click on a tile beside the gap. Tiles stay themselves; one that is in its place is green and wears a frame.
import { directionOfKey } from "../../src/puzzles/arrow-keys.ts";
import type { Cell } from "../../src/puzzles/cell.ts";
import { type Direction, STEP } from "../../src/puzzles/direction.ts";
import type { Glyph } from "../../src/puzzles/drawing.ts";
import type { Input, Motion, Outline, Piece, Pieces, Scene, Solid, Surface, Tone } from "../../src/puzzles/surface.ts";
import {
  applyMove,
  drawState,
  type FifteenLevel,
  type FifteenMove,
  type FifteenState,
  GAP,
  listMoves,
} from "./rules.ts";

type Fifteen = Surface<FifteenLevel, FifteenState, FifteenMove>;

const input: Input<FifteenLevel, FifteenState, FifteenMove> = {
  help: [{ keys: "Arrows", means: { en: "slide a tile into the gap", pt: "deslizar uma peça para o espaço" } }],
  usesLetters: false,
  hand: () => ({}),
  chosenCells: () => [],
  press(_level, _state, hand, key) {
    const move = directionOfKey(key);
    return move === undefined ? undefined : { hand, move };
  },
  drag: (_level, _state, { direction }) => direction,
  gestureOf(level, state, direction) {
    const from = behind(gapOf(level, state), direction);
    return isOnBoard(level, from) ? { from, direction } : undefined;
  },
  tap(level, state, hand, cell) {
    const move = listMoves(level, state).find((direction) => isSame(behind(gapOf(level, state), direction), cell));
    return move === undefined ? undefined : { hand, move };
  },
  targets(level, state) {
    return listMoves(level, state).map((move) => ({ move, cells: [behind(gapOf(level, state), move)] }));
  },
  outline(level, state, direction): Outline {
    const from = behind(gapOf(level, state), direction);
    return isOnBoard(level, from) ? { cells: [gapOf(level, state)], blocked: [] } : { cells: [], blocked: [from] };
  },
};

const pieces: Pieces<FifteenLevel, FifteenState, FifteenMove> = {
  of: (level, state) => tilesOf(level, state),
  follow(level, state, _before, direction) {
    const { state: after } = applyMove(level, state, direction);
    if (after === undefined) return [];
    const now = tilesOf(level, after);
    const moved = now.find(({ cells }) => isSame(cells[0] as Cell, gapOf(level, state))) as Piece;
    const slide: Motion = { kind: "slide", towards: direction };
    const slid = {
      pieces: now.map((piece) => (piece === moved ? plain(piece) : piece)),
      motions: moving(moved, slide),
    };
    if (moved.glyph.role === "piece") return [slid];
    return [slid, { pieces: now, motions: moving(moved, { kind: "turn" }) }];
  },
  /** All of them push towards the gap that is not there. */
  refuse: (_level, _state, before, direction) =>
    new Map(before.map(({ id }): [string, Motion] => [id, { kind: "slide", towards: direction }])),
};

const THICKNESS = 0.1;
const MARGIN = 0.05;
const HEIGHT = 0.24;
const EMPTY: Glyph = { text: GAP, role: "empty" };

const scene: Scene<FifteenLevel> = {
  projection: "oblique",
  reach: { above: HEIGHT, below: THICKNESS },
  ground: ({ rows, columns }) => [
    {
      id: "tray",
      at: { x: 0, y: 0, z: -THICKNESS },
      size: { x: columns, y: rows, z: THICKNESS },
      glyph: EMPTY,
    },
  ],
  solids: ({ id, cells, glyph }) => {
    const { row, column } = cells[0] as Cell;
    const side = 1 - 2 * MARGIN;
    const body: Solid = {
      id: `${id} body`,
      at: { x: column + MARGIN, y: row + MARGIN, z: 0.02 },
      size: { x: side, y: side, z: HEIGHT - 0.02 },
      glyph,
    };
    return [glyph.role === "piece-at-goal" ? { ...body, pattern: "frame" } : body];
  },
};

const LOOSE: Tone = {
  light: "#e6cfa6",
  dark: "#b39468",
  ink: { light: "#4c3513", dark: "#20160a" },
};
const IN_PLACE: Tone = {
  light: "#8fd0a6",
  dark: "#4f9a6d",
  ink: { light: "#0d3a1f", dark: "#06200f" },
};

export const surface: Fifteen = {
  input,
  pieces,
  scene,
  tone: ({ role }) => (role === "piece" ? LOOSE : role === "piece-at-goal" ? IN_PLACE : undefined),
};

// --- Where things are

function gapOf({ columns }: FifteenLevel, state: FifteenState): Cell {
  const gap = state.indexOf(GAP);
  return { row: Math.floor(gap / columns), column: gap % columns };
}

/** The cell from which a tile comes here when it slides in this direction. */
function behind({ row, column }: Cell, direction: Direction): Cell {
  const [down, right] = STEP[direction];
  return { row: row - down, column: column - right };
}

function isOnBoard({ rows, columns }: FifteenLevel, { row, column }: Cell): boolean {
  return row >= 0 && column >= 0 && row < rows && column < columns;
}

function isSame(a: Cell, b: Cell): boolean {
  return a.row === b.row && a.column === b.column;
}

function tilesOf(level: FifteenLevel, state: FifteenState): Piece[] {
  const { glyph } = drawState(level, state);
  const tiles: Piece[] = [];
  for (let row = 0; row < level.rows; row++) {
    for (let column = 0; column < level.columns; column++) {
      const shown = glyph(row, column);
      if (shown.text !== GAP) tiles.push({ id: `tile ${shown.text}`, cells: [{ row, column }], glyph: shown });
    }
  }
  return tiles;
}

function plain(piece: Piece): Piece {
  return { ...piece, glyph: { ...piece.glyph, role: "piece" } };
}

function moving({ id }: Piece, motion: Motion): ReadonlyMap<string, Motion> {
  return new Map([[id, motion]]);
}
