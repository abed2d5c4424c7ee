// The things of Folding Blocks that stay themselves: groups, each with all its cells. A move is one fold.
import type { Piece, Pieces, Stage } from "../surface.ts";
import { glyphOf } from "./drawing.ts";
import type { FoldingLevel } from "./level.ts";
import type { FoldingMove } from "./notation.ts";
import { applyMove, cellsOf, type FoldingState } from "./rules.ts";

export const pieces: Pieces<FoldingLevel, FoldingState, FoldingMove> = { of: piecesOf, follow, refuse };

function piecesOf(level: FoldingLevel, state: FoldingState): Piece[] {
  const inReadingOrder = [...new Set(state.board)].filter((character) => level.groups.includes(character));
  return inReadingOrder.map((group) => ({
    id: pieceOf(group),
    cells: cellsOf(level, state, group),
    glyph: glyphOf(group),
  }));
}

function pieceOf(group: string): string {
  return `group ${group}`;
}

function follow(
  level: FoldingLevel,
  state: FoldingState,
  before: readonly Piece[],
  move: FoldingMove,
): readonly Stage[] {
  const { state: after } = applyMove(level, state, move);
  if (after === undefined) return [];
  const known = new Map(before.map((piece) => [piece.id, piece]));
  const pieces = piecesOf(level, after).map((piece) => {
    return piece.id === pieceOf(move.group) ? piece : (known.get(piece.id) ?? piece);
  });
  return [{ pieces, motions: foldOf(move) }];
}

/** The flap begins to turn over. */
function refuse(_level: FoldingLevel, _state: FoldingState, _before: readonly Piece[], move: FoldingMove) {
  return foldOf(move);
}

function foldOf({ group, direction }: FoldingMove): Stage["motions"] {
  return new Map([[pieceOf(group), { kind: "fold", direction }]]);
}
