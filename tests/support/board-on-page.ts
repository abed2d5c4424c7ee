// A board on the page of a test, and a person at it: keys, a pointer, and where a cell is on the screen.
import { FourfoldBoard } from "../../src/elements/index.ts";

export async function boardOnPage(
  level: string,
  attributes: Readonly<Record<string, string>> = { tempo: "0" },
): Promise<FourfoldBoard> {
  const board = new FourfoldBoard();
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  board.level = level;
  document.body.replaceChildren(board);
  await board.updateComplete;
  return board;
}

/** False where the board made something of the key. */
export function press(board: FourfoldBoard, key: string, more: KeyboardEventInit = {}): boolean {
  const place = board.renderRoot.querySelector('[tabindex="0"]') as Element;
  return place.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true, ...more }),
  );
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function middleOf(board: FourfoldBoard, row: number, column: number): Spot {
  const cell = board.renderRoot.querySelector(`[data-cell="${row} ${column}"]`) as Element;
  const { x, y, width, height } = cell.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Whatever is drawn there meets the pointer. */
export function point(board: FourfoldBoard, type: string, { x, y }: Spot, more: PointerEventInit = {}): void {
  const where = { clientX: x, clientY: y, pointerId: 7, button: 0, bubbles: true, composed: true, cancelable: true };
  const root = board.renderRoot as ShadowRoot;
  const picture = root.querySelector("[part=board]") as Element;
  const met = root.elementFromPoint(x, y);
  (picture.contains(met) ? met : picture)?.dispatchEvent(new PointerEvent(type, { ...where, ...more }));
}

export function tap(board: FourfoldBoard, row: number, column: number): void {
  for (const type of ["pointerdown", "pointerup"]) point(board, type, middleOf(board, row, column));
}

export function marks(board: FourfoldBoard, mark: string): number {
  return board.renderRoot.querySelectorAll(`.mark.${mark}`).length;
}
