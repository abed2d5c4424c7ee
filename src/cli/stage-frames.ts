// What happens between two boards, as drawings: where a puzzle says how its pieces come from one state to the next, a move
// that has several stages (blocks go, fall, burst, fall again) is seen stage by stage, and what is about to burst is set off.
import type { Cell } from "../puzzles/cell.ts";
import type { Drawing, Glyph } from "../puzzles/drawing.ts";
import type { Level, Puzzle } from "../puzzles/puzzle.ts";
import type { Piece, Pieces, Stage } from "../puzzles/surface.ts";
import type { Highlight } from "./board-view.ts";
import { withoutColors } from "./wrapping.ts";

export interface Frame {
  readonly drawing: Drawing;
  /** The cells of what vanishes next. */
  readonly vanishing: readonly Cell[];
}

/** The frames of a legal move, the last of which is the board that it leads to. */
export function framesOf(
  { puzzle, level, pieces }: { puzzle: Puzzle; level: Level; pieces: Pieces | undefined },
  { before, move, after }: { before: unknown; move: unknown; after: unknown },
): Frame[] {
  const last: Frame = { drawing: puzzle.drawState(level, after), vanishing: [] };
  if (pieces === undefined) return [last];
  const followed = pieces.follow(level, before, pieces.of(level, before), move);
  // Pieces light up on their goals as they come to rest: two boards that look the same would puzzle.
  const stages = followed.filter((_, i) => !onlyLights(followed[i + 1]));
  if (stages.length < 2) return [last];
  const ground = groundOf(puzzle.drawState(level, before), last.drawing);
  const frames: Frame[] = [];
  let shown: readonly Piece[] = pieces.of(level, before);
  for (const stage of stages) {
    const gone = vanishingIn(shown, stage);
    if (gone.length > 0) frames.push({ drawing: withPieces(ground, shown), vanishing: gone });
    frames.push({ drawing: withPieces(ground, stage.pieces), vanishing: [] });
    shown = stage.pieces;
  }
  return [...frames.slice(0, -1), last];
}

function onlyLights(stage: Stage | undefined): boolean {
  const moved = stage?.pieces.filter(({ id }) => stage.motions.has(id)) ?? [];
  return moved.length > 0 && moved.every(({ glyph }) => glyph.role === "piece-at-goal");
}

function vanishingIn(pieces: readonly Piece[], { motions }: Stage): Cell[] {
  return pieces.flatMap(({ id, cells }) => (motions.get(id)?.kind === "vanish" ? cells : []));
}

/** The board without its pieces: what is seen of the ground in either drawing, and elsewhere the usual ground. */
function groundOf(before: Drawing, after: Drawing): Drawing {
  const usual = usualGround(before) ?? usualGround(after) ?? { text: ".", role: "empty" };
  return {
    rows: before.rows,
    columns: before.columns,
    glyph(row, column) {
      const seen = [before.glyph(row, column), after.glyph(row, column)].find((glyph) => !isPiece(glyph));
      return seen ?? usual;
    },
  };
}

function isPiece({ role }: Glyph): boolean {
  return role === "piece" || role === "piece-at-goal" || role === "block" || role === "block-active";
}

function usualGround(drawing: Drawing): Glyph | undefined {
  for (let row = 0; row < drawing.rows; row++) {
    for (let column = 0; column < drawing.columns; column++) {
      const glyph = drawing.glyph(row, column);
      if (glyph.role === "empty" || glyph.role === "floor") return glyph;
    }
  }
  return undefined;
}

function withPieces(ground: Drawing, pieces: readonly Piece[]): Drawing {
  const glyphs = new Map<number, Glyph>();
  for (const { cells, glyph } of pieces) {
    for (const { row, column } of cells) glyphs.set(row * ground.columns + column, glyph);
  }
  return {
    rows: ground.rows,
    columns: ground.columns,
    glyph: (row, column) => glyphs.get(row * ground.columns + column) ?? ground.glyph(row, column),
  };
}

/** Sets off what is about to vanish. */
export function marking({ vanishing }: Frame, isColored: boolean): Highlight {
  const gone = new Set(vanishing.map(({ row, column }) => `${row},${column}`));
  return ({ row, column }, painted) => (gone.has(`${row},${column}`) ? setOff(painted, "*", isColored) : painted);
}

/** A painted cell with a mark: beside its character where there is room, else in its place. */
export function setOff(painted: string, mark: string, isColored: boolean): string {
  const text = withoutColors(painted);
  const marked = text.length > 1 ? text.slice(0, -1) + mark : isColored ? text : mark;
  return isColored ? `\u001b[1;38;5;16;48;5;231m${marked}\u001b[0m` : marked;
}
