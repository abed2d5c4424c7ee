// Mouse, pen and one finger paint; a second finger is for the page, which it zooms and moves, and what the first one has begun is
// taken back.
import type { Cell } from "../../puzzles/cell.ts";
import type { PaintedBoard } from "./painted-board.ts";

export interface Strokes {
  /** False where nothing is to follow, so that the pointer draws no line. */
  began(cell: Cell, event: PointerEvent): boolean;
  wentOn(from: Cell, to: Cell): void;
  ended(): void;
  calledOff(): void;
}

export function followStrokes(board: PaintedBoard, strokes: Strokes): void {
  const { element } = board;
  let held: { readonly id: number; at: Cell } | undefined;
  element.addEventListener("pointerdown", (event) => {
    if (held !== undefined || event.button === 1) return;
    const cell = board.cellAt(event);
    if (!board.has(cell)) return;
    event.preventDefault();
    board.goTo(cell, true);
    if (!strokes.began(cell, event)) return;
    held = { id: event.pointerId, at: cell };
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone already, or was never there: a made event.
    }
  });
  element.addEventListener("pointermove", (event) => {
    if (held?.id !== event.pointerId) return;
    const cell = board.cellAt(event);
    if (cell.row === held.at.row && cell.column === held.at.column) return;
    const from = held.at;
    held.at = cell;
    strokes.wentOn(from, cell);
  });
  element.addEventListener("pointerup", (event) => {
    if (held?.id !== event.pointerId) return;
    held = undefined;
    strokes.ended();
  });
  element.addEventListener("pointercancel", (event) => {
    if (held?.id !== event.pointerId) return;
    held = undefined;
    strokes.calledOff();
  });
  // The other button erases.
  element.addEventListener("contextmenu", (event) => event.preventDefault());
}
