// A large board from far away: a pixel a cell, or where there are more cells than pixels one of many. To look at so many cells
// takes several frames: what is new is there at once in large squares and gets finer, and what changes is drawn row by row.
import type { Frame } from "../../drawing/projection.ts";
import type { Drawing } from "../../puzzles/drawing.ts";
import type { PageColours } from "./page-colours.ts";

/** How many cells are looked at in a frame: at first, and then while others want to move smoothly. */
const AT_FIRST = 12_000;
const AT_ONCE = 6_000;

export class MapSquares {
  readonly #canvas = document.createElement("canvas");
  readonly #image: ImageData;
  readonly #pixels: Uint32Array;
  readonly #left: number;
  readonly #top: number;
  readonly #right: number;
  readonly #bottom: number;
  /** How many cells a pixel stands for, along a row. */
  readonly #step: number;
  #row = 0;
  /** Rows of pixels that are not as the drawing is now. */
  #rowsLeft: number;

  /** Of what lies in `box`, with so many pixels a cell. */
  constructor({ rows, columns }: Pick<Drawing, "rows" | "columns">, box: Frame, scale: number) {
    this.#step = Math.max(1, 1 / scale);
    this.#left = Math.max(0, Math.floor(box.left));
    this.#top = Math.max(0, Math.floor(box.top));
    this.#right = Math.min(columns, Math.ceil(box.left + box.width));
    this.#bottom = Math.min(rows, Math.ceil(box.top + box.height));
    const width = Math.max(1, Math.round((this.#right - this.#left) / this.#step));
    const height = Math.max(1, Math.round((this.#bottom - this.#top) / this.#step));
    [this.#canvas.width, this.#canvas.height] = [width, height];
    this.#image = new ImageData(width, height);
    this.#pixels = new Uint32Array(this.#image.data.buffer);
    this.#rowsLeft = height;
  }

  /** The drawing is another, or its colours are. */
  changed(): void {
    this.#rowsLeft = this.#image.height;
  }

  /** All of it, as fine as it can be at once. */
  sketch(drawing: Drawing, colours: PageColours): void {
    const { width, height } = this.#image;
    const coarse = Math.max(1, Math.ceil(Math.sqrt((width * height) / AT_FIRST)));
    for (let y = 0; y < height; y += coarse) {
      for (let x = 0; x < width; x += coarse) {
        const pixel = this.#pixelAt(drawing, colours, x, y);
        const end = Math.min(width, x + coarse);
        for (let below = y; below < Math.min(height, y + coarse); below++) {
          this.#pixels.fill(pixel, below * width + x, below * width + end);
        }
      }
    }
    if (coarse === 1) this.#rowsLeft = 0;
    this.#canvas.getContext("2d")?.putImageData(this.#image, 0, 0);
  }

  /** Some rows more; whether all are as the drawing is. */
  goOn(drawing: Drawing, colours: PageColours): boolean {
    const { width, height } = this.#image;
    const first = this.#row;
    const rows = Math.min(this.#rowsLeft, Math.max(1, Math.floor(AT_ONCE / width)), height - first);
    for (let y = first; y < first + rows; y++) {
      for (let x = 0; x < width; x++) this.#pixels[y * width + x] = this.#pixelAt(drawing, colours, x, y);
    }
    this.#row = (first + rows) % height;
    this.#rowsLeft -= rows;
    this.#canvas.getContext("2d")?.putImageData(this.#image, 0, 0, 0, first, width, rows);
    return this.#rowsLeft === 0;
  }

  #pixelAt(drawing: Drawing, colours: PageColours, x: number, y: number): number {
    const row = Math.min(this.#bottom - 1, this.#top + Math.floor(y * this.#step));
    const column = Math.min(this.#right - 1, this.#left + Math.floor(x * this.#step));
    return colours.of(drawing.glyph(row, column)).pixel;
  }

  /** Where `box` fills the canvas, with so many pixels a cell. */
  show(context: CanvasRenderingContext2D, box: Frame, scale: number): void {
    const { width, height } = this.#canvas;
    context.imageSmoothingEnabled = false;
    const [x, y] = [(this.#left - box.left) * scale, (this.#top - box.top) * scale];
    context.drawImage(this.#canvas, x, y, width * this.#step * scale, height * this.#step * scale);
  }
}
