// Two fingers on a board: they bring it nearer or take it further away, and move it. What is under them stays under them.
import type { Frame, Point } from "../../drawing/projection.ts";

/** From where two fingers were, in pixels of the page, to where they are. */
export interface Pinch {
  readonly from: readonly [Point, Point];
  readonly to: readonly [Point, Point];
}

interface Fingers {
  /** A second finger is down: what the first one did is no drag. */
  began(): void;
  moved(pinch: Pinch): void;
}

/** Gives what forgets the fingers that are down. */
export function followTwoFingers(element: Element, { began, moved }: Fingers): () => void {
  const down = new Map<number, Point>();
  const pair = (): readonly [Point, Point] | undefined => {
    const [a, b] = [...down.values()];
    return a === undefined || b === undefined ? undefined : [a, b];
  };
  const on = (type: string, listen: (event: PointerEvent) => void): void =>
    element.addEventListener(type, (event) => {
      if (event instanceof PointerEvent && event.pointerType === "touch") listen(event);
    });
  on("pointerdown", (event) => {
    if (down.size === 2) return;
    down.set(event.pointerId, pointOf(event));
    if (down.size === 2) began();
  });
  on("pointermove", (event) => {
    const from = pair();
    if (!down.has(event.pointerId)) return;
    down.set(event.pointerId, pointOf(event));
    const to = pair();
    if (from !== undefined && to !== undefined) moved({ from, to });
  });
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"])
    on(end, (event) => down.delete(event.pointerId));
  return () => down.clear();
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/** No cell is larger than this on the screen. */
const LARGEST_CELL_PX = 120;

/** The part of a picture that is seen after a pinch. `screen` is how the present part is drawn on the page. */
export function zoomed(box: Frame, whole: Frame, { from, to }: Pinch, screen: DOMMatrixReadOnly): Frame {
  const spread = ([a, b]: readonly [Point, Point]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const least = (box.width * screen.a) / LARGEST_CELL_PX;
  const wanted = box.width * (spread(from) / spread(to));
  const width = Math.min(whole.width, Math.max(Math.min(least, whole.width), wanted));
  const part = width / box.width;
  const inverse = screen.inverse();
  const [held, now] = [middle(from), middle(to)].map(({ x, y }) => new DOMPoint(x, y).matrixTransform(inverse));
  const height = box.height * part;
  const at = (start: number, was: number, is: number): number => was - (is - start) * part;
  const left = at(box.left, held?.x ?? 0, now?.x ?? 0);
  const top = at(box.top, held?.y ?? 0, now?.y ?? 0);
  return {
    left: within(left, whole.left, whole.left + whole.width - width),
    top: within(top, whole.top, whole.top + whole.height - height),
    width,
    height,
  };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
