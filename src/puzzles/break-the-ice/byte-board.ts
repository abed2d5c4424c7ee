// A board of bytes on which moves are made and undone, for the TypeScript engine.
//
// It is filled from a state. Every change of a cell is recorded, so that it can be undone, and made in the words of the
// successor at the same time. Only cells that have changed can begin a run, but for a level's start, which may have
// runs already; gravity needs a look only at columns in which something was taken away.
import type { IceTables } from "./tables.ts";

export const EMPTY = 0;
/** A wall, or a cell of the two that surround the board on each side. */
export const WALL = 255;

const MOST_CELLS = 256;
const COLOURS = 16;
/** A block falls 15 rows at most, one or more at a time, with two changes; it bursts once; and a move changes a column. */
const MOST_CHANGES = 32 * MOST_CELLS;

export class ByteBoard {
  readonly cells: Uint8Array;
  /** From a cell to the one below it. */
  readonly down: number;
  readonly rows: number;
  readonly columns: number;
  /** The highest row that has a block. */
  top = 0;
  /** Blocks of each colour. */
  readonly counts = new Uint16Array(COLOURS);
  /** Bursts that the last move led to, one after the other, and what the first of them took. */
  bursts = 0;
  firstBurst = 0;

  readonly #bare: Uint8Array;
  readonly #wordsPerColumn: number;
  readonly #connected: boolean;
  readonly #wordOf: Uint8Array;
  readonly #shiftOf: Uint8Array;
  readonly #changed = new Uint16Array(MOST_CHANGES);
  readonly #before = new Uint8Array(MOST_CHANGES);
  #changes = 0;
  readonly #burst = new Uint16Array(MOST_CELLS);
  #bursting = 0;
  readonly #isBurst: Uint8Array;
  #successors: Uint32Array = new Uint32Array(0);
  #to = 0;

  constructor({ rows, columns, wordsPerColumn, walls, connected }: IceTables) {
    this.rows = rows;
    this.columns = columns;
    this.down = columns + 2;
    this.#wordsPerColumn = wordsPerColumn;
    this.#connected = connected;
    this.#bare = new Uint8Array((rows + 4) * this.down).fill(WALL);
    this.#wordOf = new Uint8Array(this.#bare.length);
    this.#shiftOf = new Uint8Array(this.#bare.length);
    for (let row = 0; row < rows; row++) {
      const height = rows - 1 - row;
      for (let column = 0; column < columns; column++) {
        const cell = this.cellAt(row, column);
        if (walls[row * columns + column] === 0) this.#bare[cell] = EMPTY;
        this.#wordOf[cell] = column * wordsPerColumn + (height >> 3);
        this.#shiftOf[cell] = 4 * (height & 7);
      }
    }
    this.cells = this.#bare.slice();
    this.#isBurst = new Uint8Array(this.#bare.length);
  }

  cellAt(row: number, column: number): number {
    return (row + 2) * this.down + column;
  }

  fill(states: Uint32Array, at: number): void {
    const { cells, counts, down, columns } = this;
    const lowest = this.cellAt(this.rows - 1, 0);
    const perColumn = this.#wordsPerColumn;
    cells.set(this.#bare);
    counts.fill(0);
    let top = lowest;
    for (let column = 0; column < columns; column++) {
      for (let part = 0; part < perColumn; part++) {
        let word = states[at + column * perColumn + part] as number;
        for (let cell = lowest - 8 * part * down; word !== 0; cell -= down, word >>>= 4) {
          const colour = word & 15;
          if (colour === 0) continue;
          cells[cell + column] = colour;
          counts[colour] = (counts[colour] as number) + 1;
          if (cell < top) top = cell;
        }
      }
    }
    this.top = this.rows - 1 - (lowest - top) / down;
  }

  /** Some colour has one or two blocks. */
  hasDeadColour(): boolean {
    for (let colour = 1; colour < COLOURS; colour++) {
      const count = this.counts[colour] as number;
      if (count === 1 || count === 2) return true;
    }
    return false;
  }

  /** Begins a move whose outcome is made of the words at `to`. */
  beginMove(successors: Uint32Array, to: number): void {
    this.#successors = successors;
    this.#to = to;
    this.#changes = 0;
    this.bursts = 0;
  }

  swap(a: number, b: number): void {
    const colour = this.cells[a] as number;
    this.#put(a, this.cells[b] as number);
    this.#put(b, colour);
  }

  /** Takes a block to an empty cell, where it falls, as what lay upon it does. */
  carry(from: number, to: number): void {
    const { cells, down } = this;
    let landing = to;
    while (cells[landing + down] === EMPTY) landing += down;
    this.#put(landing, cells[from] as number);
    let cell = from;
    for (;;) {
      const above = cells[cell - down] as number;
      if (above === EMPTY || above === WALL) break;
      this.#put(cell, above);
      cell -= down;
    }
    this.#put(cell, EMPTY);
  }

  /** Bursts and gravity until nothing changes. `everywhere`: there may be runs that the move has nothing to do with. */
  settle(everywhere: boolean): void {
    this.#bursting = 0;
    if (everywhere) this.#findAllRuns();
    else this.#findRuns(0);
    if (this.#bursting === 0) return;
    if (this.#connected) this.#spread();
    this.firstBurst = this.#bursting;
    while (this.#bursting > 0) {
      const from = this.#clear();
      this.#findRuns(from);
      if (this.#connected) this.#spread();
    }
  }

  undo(): void {
    const { cells, counts } = this;
    if (this.bursts > 0) {
      for (let i = this.#changes - 1; i >= 0; i--) {
        const now = cells[this.#changed[i] as number] as number;
        const before = this.#before[i] as number;
        counts[now] = (counts[now] as number) - 1;
        counts[before] = (counts[before] as number) + 1;
        cells[this.#changed[i] as number] = before;
      }
      return;
    }
    for (let i = this.#changes - 1; i >= 0; i--) cells[this.#changed[i] as number] = this.#before[i] as number;
  }

  hasRuns(): boolean {
    this.#bursting = 0;
    this.#findAllRuns();
    for (let i = 0; i < this.#bursting; i++) this.#isBurst[this.#burst[i] as number] = 0;
    return this.#bursting > 0;
  }

  #put(cell: number, content: number): void {
    const before = this.cells[cell] as number;
    const word = this.#to + (this.#wordOf[cell] as number);
    this.#changed[this.#changes] = cell;
    this.#before[this.#changes++] = before;
    this.cells[cell] = content;
    this.#successors[word] =
      (this.#successors[word] as number) ^ ((before ^ content) << (this.#shiftOf[cell] as number));
  }

  #findAllRuns(): void {
    const end = this.cellAt(this.rows, 0);
    for (let cell = this.cellAt(this.top, 0); cell < end; cell++) this.#findRunsAt(cell);
  }

  /** Among the cells that have changed since change `from`. */
  #findRuns(from: number): void {
    for (let i = from; i < this.#changes; i++) this.#findRunsAt(this.#changed[i] as number);
  }

  #findRunsAt(cell: number): void {
    const cells = this.cells;
    const down = this.down;
    const colour = cells[cell] as number;
    if (colour === EMPTY || colour === WALL) return;
    const left = cells[cell - 1] === colour;
    const right = cells[cell + 1] === colour;
    if (left ? right || cells[cell - 2] === colour : right && cells[cell + 2] === colour) this.#take(cell, colour, 1);
    const above = cells[cell - down] === colour;
    const below = cells[cell + down] === colour;
    if (above ? below || cells[cell - 2 * down] === colour : below && cells[cell + 2 * down] === colour)
      this.#take(cell, colour, down);
  }

  /** Takes the run through a cell. */
  #take(cell: number, colour: number, step: number): void {
    let first = cell;
    while (this.cells[first - step] === colour) first -= step;
    for (let next = first; this.cells[next] === colour; next += step) this.#takeOne(next);
  }

  #takeOne(cell: number): void {
    if (this.#isBurst[cell] !== 0) return;
    this.#isBurst[cell] = 1;
    this.#burst[this.#bursting++] = cell;
  }

  /** Takes what hangs together with a run through its colour. */
  #spread(): void {
    const { cells, down } = this;
    for (let i = 0; i < this.#bursting; i++) {
      const cell = this.#burst[i] as number;
      const colour = cells[cell] as number;
      if (cells[cell - 1] === colour) this.#takeOne(cell - 1);
      if (cells[cell + 1] === colour) this.#takeOne(cell + 1);
      if (cells[cell - down] === colour) this.#takeOne(cell - down);
      if (cells[cell + down] === colour) this.#takeOne(cell + down);
    }
  }

  /** Clears what bursts and lets fall what lies above it; from which change on cells have changed by falling. */
  #clear(): number {
    const { cells, counts, down } = this;
    const taken = this.#bursting;
    this.#bursting = 0;
    this.bursts++;
    for (let i = 0; i < taken; i++) {
      const cell = this.#burst[i] as number;
      const colour = cells[cell] as number;
      counts[colour] = (counts[colour] as number) - 1;
      counts[EMPTY] = (counts[EMPTY] as number) + 1;
      this.#isBurst[cell] = 0;
      this.#put(cell, EMPTY);
    }
    const from = this.#changes;
    for (let i = 0; i < taken; i++) {
      let landing = this.#burst[i] as number;
      // Only from the lowest cell of a gap: what falls from above its other cells falls past them.
      if (cells[landing] !== EMPTY || cells[landing + down] === EMPTY) continue;
      for (let cell = landing - down; cells[cell] !== WALL; cell -= down) {
        if (cells[cell] === EMPTY) continue;
        this.#put(landing, cells[cell] as number);
        this.#put(cell, EMPTY);
        landing -= down;
      }
    }
    return from;
  }
}
