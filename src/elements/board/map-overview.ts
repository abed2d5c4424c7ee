// The whole of a large board, small, in a corner of its map: what is in view, where what is played is, and a press goes there.
import type { Frame } from "../../drawing/projection.ts";
import type { Cell } from "../../puzzles/cell.ts";
import type { Drawing } from "../../puzzles/drawing.ts";
import { MapSquares } from "./map-squares.ts";
import type { PageColours } from "./page-colours.ts";

const LONGEST_PX = 160;
/** Of the width of the window, so that on a phone the map is still seen. */
const LARGEST_SHARE = 0.28;
const LEAST_PX = 8;

type Place = { readonly x: number; readonly y: number };

export class MapOverview {
  readonly element = document.createElement("div");
  readonly #canvas = document.createElement("canvas");
  readonly #view = document.createElement("span");
  readonly #dot = document.createElement("span");
  readonly #colours: PageColours;
  readonly #whole: Frame;
  readonly #scale: number;
  #squares: MapSquares | undefined;
  #isDrawn = false;

  /** Told where somebody wants to look, in cells. */
  constructor(colours: PageColours, whole: Frame, look: (middle: Place) => void) {
    this.#colours = colours;
    this.#whole = whole;
    this.#scale = Math.min(LONGEST_PX, innerWidth * LARGEST_SHARE) / Math.max(whole.width, whole.height);
    const { element } = this;
    element.className = "overview";
    element.setAttribute("aria-hidden", "true");
    this.#view.className = "view";
    this.#dot.className = "dot";
    element.append(this.#canvas, this.#view, this.#dot);
    const sizes = [whole.width, whole.height].map((cells) => Math.max(LEAST_PX, Math.round(cells * this.#scale)));
    [this.#canvas.width = LEAST_PX, this.#canvas.height = LEAST_PX] = sizes;
    const point = (event: PointerEvent): void => {
      if (event.buttons === 0) return;
      event.preventDefault();
      const { left, top, width, height } = this.#canvas.getBoundingClientRect();
      look({
        x: whole.left + ((event.clientX - left) / width) * whole.width,
        y: whole.top + ((event.clientY - top) / height) * whole.height,
      });
    };
    for (const type of ["pointerdown", "pointermove"] as const) element.addEventListener(type, point);
  }

  /** The drawing is another, or its colours are. */
  changed(): void {
    this.#squares?.changed();
    this.#isDrawn = false;
  }

  /** With what is in view, and where what is played is; false where something is left to be drawn. */
  show(drawing: Drawing, box: Frame, played: Cell): boolean {
    this.#mark(box, played);
    if (!this.#isDrawn) this.#draw(drawing);
    return this.#isDrawn;
  }

  #draw(drawing: Drawing): void {
    const context = this.#canvas.getContext("2d");
    if (context === null) return;
    if (this.#squares === undefined) {
      this.#squares = new MapSquares(drawing, this.#whole, this.#scale);
      this.#squares.sketch(drawing, this.#colours);
    } else {
      this.#isDrawn = this.#squares.goOn(drawing, this.#colours);
    }
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    this.#squares.show(context, this.#whole, this.#canvas.width / this.#whole.width);
  }

  #mark({ left, top, width, height }: Frame, { row, column }: Cell): void {
    const whole = this.#whole;
    const share = (part: number, all: number): string => `${(100 * part) / all}%`;
    const { style } = this.#view;
    [style.left, style.width] = [share(left - whole.left, whole.width), share(width, whole.width)];
    [style.top, style.height] = [share(top - whole.top, whole.height), share(height, whole.height)];
    this.#dot.style.left = share(column + 0.5 - whole.left, whole.width);
    this.#dot.style.top = share(row + 0.5 - whole.top, whole.height);
  }
}
