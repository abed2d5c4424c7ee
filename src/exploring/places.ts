// Where a search has been on the board: for puzzles in which one thing goes from place to place, after how many moves each cell was first
// reached, and how often a state was expanded that lies on it.
import type { Exploration } from "./explore.ts";

/** Drawing every state of a large level takes too long: so many cells are looked at, at the most. */
const MOST_LOOKS = 3_000_000;
/** A larger board would be too small to be read. */
const MOST_CELLS = 1600;

export interface Heat {
  readonly rows: number;
  readonly columns: number;
  /** By cell, row by row; null where it was not reached. */
  readonly depth: readonly (number | null)[];
  readonly visits: readonly number[];
}

export class Places {
  readonly #exploration: Exploration;
  /** Of each state the cells that it lies on; found when they are asked for. */
  readonly #cells: (readonly number[] | undefined)[] = [];

  constructor(exploration: Exploration) {
    this.#exploration = exploration;
  }

  /** Undefined where the puzzle has no places, the board is too large, or there are too many states by then. */
  heatAt(position: number): Heat | undefined {
    const { chronicle, level } = this.#exploration;
    const { rows, columns } = level;
    const nodes = chronicle.nodesAt(position);
    if (rows * columns > MOST_CELLS || nodes * rows * columns > MOST_LOOKS || this.#cellsOf(0).length === 0)
      return undefined;
    const depth: (number | null)[] = Array.from({ length: rows * columns }, () => null);
    const visits = Array.from({ length: rows * columns }, () => 0);
    for (let node = 0; node < nodes; node++) {
      const fate = chronicle.fateAt(node, position);
      for (const cell of this.#cellsOf(chronicle.stateOf(node))) {
        depth[cell] = Math.min(depth[cell] ?? Number.POSITIVE_INFINITY, chronicle.depthOf(node));
        if (fate === "expanded" || fate === "goal") visits[cell] = (visits[cell] as number) + 1;
      }
    }
    return { rows, columns, depth, visits };
  }

  #cellsOf(state: number): readonly number[] {
    this.#cells[state] ??= this.#look(state);
    return this.#cells[state];
  }

  #look(state: number): number[] {
    const { puzzle, level } = this.#exploration;
    const readable = this.#exploration.state(state);
    if (readable === undefined) return [];
    const drawing = puzzle.drawState(level, readable);
    const cells: number[] = [];
    for (let row = 0; row < drawing.rows; row++) {
      for (let column = 0; column < drawing.columns; column++) {
        const { role } = drawing.glyph(row, column);
        if (role === "block" || role === "block-active") cells.push(row * drawing.columns + column);
      }
    }
    return cells;
  }
}
