// Mouse, pen and touch: a way of 10 px or more is a drag, decided by the axis of the board that is drawn most nearly so,
// shown while it is held and made on release; anything shorter is a tap on a cell.
import type { Cell } from "../../puzzles/cell.ts";
import type { Gesture } from "../../puzzles/surface.ts";
import type { BoardView } from "./board-view.ts";

export interface Pointed {
  /** A drag that is held, and undefined where it is none any more. */
  held(gesture: Gesture | undefined): void;
  dragged(gesture: Gesture): void;
  tapped(cell: Cell): void;
}

const DRAG_PX = 10;

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly from: Cell;
  gesture?: Gesture | undefined;
}

export function followPointer(view: BoardView, pointed: Pointed): void {
  const { element } = view;
  let press: Press | undefined;
  element.addEventListener("pointerdown", (event) => {
    if (press !== undefined || event.button !== 0 || !element.classList.contains("played")) return;
    const from = view.cellAt(event, event.composedPath()[0]);
    press = { id: event.pointerId, x: event.clientX, y: event.clientY, from };
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone already, or was never there: a made event.
    }
    event.preventDefault();
    view.cells.focus();
  });
  element.addEventListener("pointermove", (event) => {
    if (press?.id !== event.pointerId) return;
    const way = { x: event.clientX - press.x, y: event.clientY - press.y };
    const isDrag = Math.hypot(way.x, way.y) >= DRAG_PX;
    const direction = isDrag ? view.directionOf(way) : undefined;
    if (direction === press.gesture?.direction) return;
    press.gesture = direction === undefined ? undefined : { from: press.from, direction };
    pointed.held(press.gesture);
  });
  element.addEventListener("pointerup", (event) => {
    if (press?.id !== event.pointerId) return;
    const { gesture, from } = press;
    press = undefined;
    pointed.held(undefined);
    if (gesture === undefined) pointed.tapped(from);
    else pointed.dragged(gesture);
  });
  element.addEventListener("pointercancel", (event) => {
    if (press?.id !== event.pointerId) return;
    press = undefined;
    pointed.held(undefined);
  });
}
