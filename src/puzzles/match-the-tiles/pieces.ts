// The tiles as things that stay themselves: they glide, all at once, and those that come to rest on a goal of their colour
// light up there.
import type { Cell } from "../cell.ts";
import type { Motion, Piece, Pieces, Stage } from "../surface.ts";
import { drawState } from "./drawing.ts";
import { FLOOR, type MatchLevel } from "./level.ts";
import { applyMove, eachStop, type MatchMove, type MatchState } from "./rules.ts";
import { at, beside, cellAt, indexOf, tileCells } from "./tiles.ts";

export const pieces: Pieces<MatchLevel, MatchState, MatchMove> = {
  of(level, state) {
    const { glyph } = drawState(level, state);
    return tileCells(level, state).map((cell, i) => ({
      id: `tile ${i + 1}`,
      cells: [cell],
      glyph: glyph(cell.row, cell.column),
    }));
  },
  follow,
  /** Each that stands against something runs up against it. */
  refuse: (level, state, before, direction) =>
    new Map(
      before
        .filter(({ cells }) => at(level, state, beside(cells[0] as Cell, direction)) !== FLOOR)
        .map(({ id }) => [id, { kind: "slide", towards: direction }]),
    ),
};

function follow(
  level: MatchLevel,
  state: MatchState,
  before: readonly Piece[],
  direction: MatchMove,
): readonly Stage[] {
  const { state: after } = applyMove(level, state, direction);
  if (after === undefined) return [];
  const { glyph } = drawState(level, after);
  const tiles = new Map(before.map((piece) => [indexOf(level, piece.cells[0] as Cell), piece]));
  const slides = new Map<string, Motion>();
  const lights = new Map<string, Motion>();
  const slid = new Map<number, Piece>();
  const lit = new Map<number, Piece>();
  eachStop(level, state, direction, (from, to) => {
    const was = tiles.get(from) as Piece;
    const cell = cellAt(level, to);
    const now = { ...was, cells: [cell], glyph: glyph(cell.row, cell.column) };
    lit.set(to, now);
    if (from === to) {
      slid.set(to, was);
      return;
    }
    slides.set(was.id, { kind: "slide", towards: direction });
    slid.set(to, { ...now, glyph: { ...now.glyph, role: "piece" } });
    if (now.glyph.role === "piece-at-goal") lights.set(was.id, { kind: "turn" });
  });
  const stages: Stage[] = [{ pieces: inReadingOrder(slid), motions: slides }];
  if (lights.size > 0) stages.push({ pieces: inReadingOrder(lit), motions: lights });
  return stages;
}

function inReadingOrder(pieces: ReadonlyMap<number, Piece>): Piece[] {
  return [...pieces].sort(([a], [b]) => a - b).map(([, piece]) => piece);
}
