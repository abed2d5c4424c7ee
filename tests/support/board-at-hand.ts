// A board on a page and a person at it: keys go where the focus is, a mouse or a finger meets what is drawn at a cell, and
// everything that the board tells is written down.
import type { FourfoldBoard } from "../../src/elements/board/fourfold-board.ts";
import { type Direction, STEP } from "../../src/puzzles/direction.ts";
import { boardOnPage, middleOf, point, press, type Spot } from "./board-on-page.ts";

export type PointerKind = "mouse" | "touch" | "pen";
export type Told = readonly [name: string, detail: Record<string, unknown>];

const EVENTS = ["load", "error", "before-move", "move", "move-end", "refused", "solved"];
const DRAG_PX = 24;

/** Ends when there is another board. */
let listening = new AbortController();

export class BoardAtHand {
  readonly element: FourfoldBoard;
  readonly told: readonly Told[];

  private constructor(element: FourfoldBoard, told: readonly Told[]) {
    this.element = element;
    this.told = told;
  }

  /** Alone in the page, with its level. */
  static async of(level: string, attributes?: Readonly<Record<string, string>>): Promise<BoardAtHand> {
    const told: Told[] = [];
    listening.abort();
    listening = new AbortController();
    for (const name of EVENTS) {
      const write = (event: Event) => told.push([name, (event as CustomEvent).detail]);
      document.addEventListener(`fourfold-${name}`, write, { signal: listening.signal });
    }
    return new BoardAtHand(await boardOnPage(level, attributes), told);
  }

  get names(): string[] {
    return this.told.map(([name]) => name);
  }

  /** The cell that has the focus when the board has it, as `row column`. */
  get current(): string | null {
    return this.element.renderRoot.querySelector('[tabindex="0"]')?.getAttribute("data-cell") ?? null;
  }

  count(selector: string): number {
    return this.element.renderRoot.querySelectorAll(selector).length;
  }

  /** Whether the board made something of every key. */
  press(...keys: readonly string[]): boolean {
    return keys.every((key) => !press(this.element, key));
  }

  tap(row: number, column: number, kind: PointerKind = "mouse"): void {
    const at = middleOf(this.element, row, column);
    for (const type of ["pointerdown", "pointerup"]) point(this.element, type, at, { pointerType: kind });
  }

  drag(row: number, column: number, direction: Direction, kind: PointerKind = "mouse"): void {
    const to = this.hold(row, column, direction, kind);
    point(this.element, "pointerup", to, { pointerType: kind });
  }

  /** A drag that is not let go. */
  hold(row: number, column: number, direction: Direction, kind: PointerKind = "mouse"): Spot {
    const at = middleOf(this.element, row, column);
    const [down, right] = STEP[direction];
    const to = { x: at.x + right * DRAG_PX, y: at.y + down * DRAG_PX };
    point(this.element, "pointerdown", at, { pointerType: kind });
    point(this.element, "pointermove", to, { pointerType: kind });
    return to;
  }
}
