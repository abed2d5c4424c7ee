// Mouse, pen and one finger paint; a second finger is for the page, which it zooms and moves, and what the first one has begun is
// taken back. Where the board is to be moved, they move it.
import type { Cell } from "../../puzzles/cell.ts";
import type { PaintedBoard } from "./painted-board.ts";

export interface Strokes {
  /** They do not paint now. */
  isMoved(): boolean;
  /** False where nothing is to follow, so that the pointer draws no line. */
  began(cell: Cell, event: PointerEvent): boolean;
  wentOn(from: Cell, to: Cell): void;
  ended(): void;
  calledOff(): void;
}

export function followStrokes(board: PaintedBoard, strokes: Strokes): void {
  const { element } = board;
  let held: { readonly id: number; at: Cell; readonly isMoving: boolean; x: number; y: number } | undefined;
  const hold = ({ pointerId: id, clientX: x, clientY: y }: PointerEvent, at: Cell, isMoving: boolean): void => {
    held = { id, at, isMoving, x, y };
    try {
      element.setPointerCapture(id);
    } catch {
      // The pointer is gone already, or was never there: a made event.
    }
  };
  element.addEventListener("pointerdown", (event) => {
    if (held !== undefined || event.button === 1) return;
    const cell = board.cellAt(event);
    if (!board.has(cell)) return;
    if (strokes.isMoved()) {
      // A finger does that by itself.
      if (event.pointerType !== "touch") hold(event, cell, true);
      return;
    }
    event.preventDefault();
    board.goTo(cell, true);
    if (!strokes.began(cell, event)) return;
    hold(event, cell, false);
  });
  element.addEventListener("pointermove", (event) => {
    if (held?.id !== event.pointerId) return;
    if (held.isMoving) {
      board.frame.scrollBy(held.x - event.clientX, held.y - event.clientY);
      [held.x, held.y] = [event.clientX, event.clientY];
      return;
    }
    const cell = board.cellAt(event);
    if (cell.row === held.at.row && cell.column === held.at.column) return;
    const from = held.at;
    held.at = cell;
    strokes.wentOn(from, cell);
  });
  const end = (event: PointerEvent, tell: () => void): void => {
    if (held?.id !== event.pointerId) return;
    const { isMoving } = held;
    held = undefined;
    if (!isMoving) tell();
  };
  element.addEventListener("pointerup", (event) => end(event, () => strokes.ended()));
  element.addEventListener("pointercancel", (event) => end(event, () => strokes.calledOff()));
  // The other button erases.
  element.addEventListener("contextmenu", (event) => event.preventDefault());
}
