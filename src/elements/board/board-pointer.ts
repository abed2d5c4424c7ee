// Mouse, pen and touch: a way of 10 px or more is a drag, decided by the axis of the board that is drawn most nearly so,
// shown while it is held and made on release; anything shorter is a tap on a cell. A drag that goes back to where it began is
// called off. Two fingers zoom and pan.
import type { Cell } from "../../puzzles/cell.ts";
import type { Gesture } from "../../puzzles/surface.ts";
import type { BoardView } from "./board-view.ts";
import { followTwoFingers } from "./two-fingers.ts";

export interface Pointed {
  /** A pointer is down; whatever still moves is brought to rest, so that what is met is what is there. */
  pressed(): void;
  /** A drag that is held, and undefined where it is none any more. */
  held(gesture: Gesture | undefined): void;
  dragged(gesture: Gesture): void;
  /** The cell, and by touch those beside it that are as near as a finger is wide, the nearest first. */
  tapped(cells: readonly Cell[]): void;
}

const DRAG_PX = 10;
/** Half of the least width of what a finger must be able to meet. */
const FINGER_PX = 22;

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly from: Cell;
  readonly near: readonly Cell[];
  gesture?: Gesture | undefined;
  /** It has been a drag, and is no tap any more. */
  wasDrag?: true;
}

export interface Pointer {
  /** Calls off a drag that is held; false where there is none. */
  callOff(): boolean;
  /** Forgets what is down: the page tells nothing any more of where it is let go. */
  forget(): void;
}

export function followPointer(view: BoardView, pointed: Pointed): Pointer {
  const { element } = view;
  let press: Press | undefined;
  const isPlayed = (): boolean => element.classList.contains("played");
  const letGo = (): void => {
    if (press === undefined) return;
    press = undefined;
    pointed.held(undefined);
  };
  /** What this pointer holds: nothing where the board is only shown by now. */
  const heldBy = ({ pointerId }: PointerEvent): Press | undefined => {
    if (!isPlayed()) letGo();
    return press?.id === pointerId ? press : undefined;
  };
  element.addEventListener("pointerdown", (event) => {
    if (press !== undefined || event.button !== 0 || !isPlayed()) return;
    pointed.pressed();
    const from = view.cellAt(event, elementAt(event));
    const near = event.pointerType === "touch" ? view.cellsNear(event, FINGER_PX) : [];
    press = { id: event.pointerId, x: event.clientX, y: event.clientY, from, near };
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone already, or was never there: a made event.
    }
    event.preventDefault();
    view.cells.focus();
  });
  element.addEventListener("pointermove", (event) => {
    const held = heldBy(event);
    if (held === undefined) return;
    const way = { x: event.clientX - held.x, y: event.clientY - held.y };
    const isDrag = Math.hypot(way.x, way.y) >= DRAG_PX;
    const direction = isDrag ? view.directionOf(way) : undefined;
    if (direction === held.gesture?.direction) return;
    held.gesture = direction === undefined ? undefined : { from: held.from, direction };
    held.wasDrag = true;
    pointed.held(held.gesture);
  });
  element.addEventListener("pointerup", (event) => {
    const held = heldBy(event);
    if (held === undefined) return;
    const { gesture, wasDrag, from, near } = held;
    letGo();
    if (gesture !== undefined) pointed.dragged(gesture);
    else if (wasDrag === undefined) pointed.tapped([from, ...near]);
  });
  element.addEventListener("pointercancel", (event) => {
    if (heldBy(event) !== undefined) letGo();
  });
  const forgetFingers = followTwoFingers(element, { began: letGo, moved: (pinch) => view.zoom(pinch) });
  return {
    callOff() {
      const isDrag = press?.gesture !== undefined;
      if (isDrag) letGo();
      return isDrag;
    },
    forget() {
      letGo();
      forgetFingers();
    },
  };
}

/** What is drawn under the pointer now: what the event began at may have come to rest elsewhere. */
function elementAt(event: PointerEvent): EventTarget | undefined {
  const [target] = event.composedPath();
  const root = target instanceof Node ? target.getRootNode() : undefined;
  const isRoot = root instanceof ShadowRoot || root instanceof Document;
  return (isRoot ? root.elementFromPoint(event.clientX, event.clientY) : undefined) ?? target;
}
