// Drawing what changes by the dozen: not each change is drawn, and of a large table fewer, for what draws takes time from what is measured.

/** Between two drawings, in milliseconds: at least, and for each cell of the table. */
const LEAST_MS = 150;
const MS_A_CELL = 1;

export class Seldom {
  readonly #draw: () => void;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(draw: () => void) {
    this.#draw = draw;
  }

  now(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#draw();
  }

  soon(cells: number): void {
    this.#waiting ??= setTimeout(() => this.now(), Math.max(LEAST_MS, MS_A_CELL * cells));
  }
}
