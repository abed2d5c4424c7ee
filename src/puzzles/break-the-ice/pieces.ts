// The things of Break the Ice that stay themselves: the blocks. A move is told stage by stage, as the rules settle the board:
// the block goes or two change places, then all that can fall falls, then what bursts is gone, and what was above it falls.
import { OPPOSITE } from "../direction.ts";
import type { Motion, Piece, Pieces, Stage } from "../surface.ts";
import { type Board, type Cell, contentOf, forEachBlock } from "./board.ts";
import { glyphOf } from "./drawing.ts";
import type { IceLevel } from "./level.ts";
import { type IceMove, meaningOf, neighbourOf } from "./move.ts";
import { type IceState, moved } from "./rules.ts";
import { burstingCells, fall, findRuns, without } from "./settle.ts";

export const pieces: Pieces<IceLevel, IceState, IceMove> = { of: (_level, state) => piecesOf(state), follow, refuse };

/** By their places in reading order at the start, which they keep wherever they go. */
function piecesOf(state: IceState): Piece[] {
  const all: Piece[] = [];
  forEachBlock(state, (cell, colour) => {
    all.push({ id: `block ${all.length}`, cells: [cell], glyph: glyphOf(colour) });
  });
  return all;
}

function follow(level: IceLevel, state: IceState, before: readonly Piece[], move: IceMove): readonly Stage[] {
  const meaning = meaningOf(state, move);
  if (meaning !== "go" && meaning !== "swap") return [];
  const stages: Stage[] = [movedStage(before, move)];
  let board = moved(state, move);
  const there = (): readonly Piece[] => (stages.at(-1) as Stage).pieces;
  for (;;) {
    const fallen = fall(board);
    const falling = fallingStage(there(), fallen);
    if (falling.motions.size > 0) stages.push(falling);
    const bursting = burstingCells(fallen, findRuns(fallen), level.burst);
    if (bursting.length === 0) return stages;
    stages.push(burstingStage(there(), bursting));
    board = without(fallen, bursting);
  }
}

function movedStage(before: readonly Piece[], move: IceMove): Stage {
  const { direction } = move;
  const motions = new Map<string, Motion>();
  const go = (from: Cell, to: Cell, towards: IceMove["direction"], isLifted: boolean): Piece | undefined => {
    const piece = pieceAt(before, from);
    if (piece === undefined) return undefined;
    motions.set(piece.id, { kind: "slide", towards, isLifted });
    return { ...piece, cells: [{ row: to.row, column: to.column }] };
  };
  const neighbour = neighbourOf(move);
  const isSwap = pieceAt(before, neighbour) !== undefined;
  const gone = [go(move, neighbour, direction, isSwap), go(neighbour, move, OPPOSITE[direction], false)];
  const others = before.filter(({ id }) => !motions.has(id));
  return { pieces: inReadingOrder([...others, ...gone.filter((piece) => piece !== undefined)]), motions };
}

/** Blocks of a column keep their order, so that the lowest one is the lowest again. */
function fallingStage(before: readonly Piece[], fallen: Board): Stage {
  const motions = new Map<string, Motion>();
  const places = piecesOf(fallen).map(({ cells }) => cells[0] as Cell);
  const after: Piece[] = [];
  for (const column of new Set(places.map((place) => place.column))) {
    const landing = places.filter((place) => place.column === column);
    const blocks = before.filter(({ cells }) => cells[0]?.column === column);
    blocks.forEach((piece, i) => {
      const to = landing[i] as Cell;
      if (to.row !== piece.cells[0]?.row) motions.set(piece.id, { kind: "fall" });
      after.push({ ...piece, cells: [to] });
    });
  }
  return { pieces: inReadingOrder(after), motions };
}

function burstingStage(before: readonly Piece[], cells: readonly Cell[]): Stage {
  const motions = new Map<string, Motion>();
  for (const cell of cells) {
    const piece = pieceAt(before, cell);
    if (piece !== undefined) motions.set(piece.id, { kind: "vanish", into: [] });
  }
  return { pieces: before.filter(({ id }) => !motions.has(id)), motions };
}

/** The block shakes. */
function refuse(_level: IceLevel, state: IceState, before: readonly Piece[], move: IceMove): Stage["motions"] {
  const piece = contentOf(state, move) === undefined ? undefined : pieceAt(before, move);
  return piece === undefined ? new Map() : new Map([[piece.id, { kind: "shake" }]]);
}

function pieceAt(all: readonly Piece[], { row, column }: Cell): Piece | undefined {
  return all.find(({ cells: [cell] }) => cell?.row === row && cell.column === column);
}

function inReadingOrder(all: readonly Piece[]): Piece[] {
  const at = ({ cells: [cell] }: Piece): Cell => cell as Cell;
  return [...all].sort((a, b) => at(a).row - at(b).row || at(a).column - at(b).column);
}
