// Match the Tiles for the TypeScript engine: packed states, slides and estimates. The twin is
// assembly/puzzles/match-the-tiles.ts.
//
// For one parent the tiles are taken apart once, and every row and every column gets a mask of its tiles. How far a tile
// slides is then one look-up: the tiles ahead of it in its run are the bits that the line's mask shares with the mask of
// the cells ahead. Slides along rows keep the reading order, so only those along columns may have to sort a colour anew.
import { type Game, NEVER, note } from "../../search/game.ts";
import { DIRECTIONS } from "../direction.ts";
import { type Estimator, estimatorOf } from "./estimator.ts";
import { AHEAD_BITS, LINES } from "./floor.ts";
import type { MatchTables } from "./tables.ts";

const NOTES = DIRECTIONS.map((_, direction) => note(direction, 1, false));

/** How many bits a mask of a line has. */
const BIT_COUNTS = new Uint8Array(1 << AHEAD_BITS);
for (let mask = 1; mask < BIT_COUNTS.length; mask++) BIT_COUNTS[mask] = (BIT_COUNTS[mask >> 1] as number) + (mask & 1);

export class MatchGame implements Game {
  readonly words: number;
  readonly mostSuccessors = DIRECTIONS.length;
  readonly denseStates = 0;
  readonly #tables: MatchTables;
  readonly #tiles: number;
  readonly #bits: number;
  readonly #perWord: number;
  readonly #cellMask: number;
  readonly #floorCells: number;
  readonly #rows: Uint8Array;
  readonly #columns: Uint8Array;
  readonly #stops: Uint8Array;
  readonly #slides: Int32Array;
  readonly #bitCounts = BIT_COUNTS;
  /** Where tiles share a colour: for each tile the first of its colour. */
  readonly #sortsFrom: Uint8Array | undefined;
  readonly #colours: Uint8Array;
  readonly #goalColours: Uint8Array;
  readonly #estimator: Estimator | undefined;
  /** The tiles' cells in the parent, and after a slide. */
  readonly #at: Uint8Array;
  readonly #landed: Uint8Array;
  readonly #lines = new Int32Array(LINES);

  constructor(tables: MatchTables) {
    const { floor, tiles, goals } = tables;
    this.words = tiles.words;
    this.#tables = tables;
    this.#tiles = tiles.count;
    this.#bits = tiles.bits;
    this.#perWord = tiles.perWord;
    this.#cellMask = (1 << tiles.bits) - 1;
    this.#floorCells = floor.cells;
    this.#rows = floor.rows;
    this.#columns = floor.columns;
    this.#stops = floor.stops;
    this.#slides = floor.slides;
    this.#colours = tiles.colours;
    this.#goalColours = goals.colours;
    const sharesColour = tiles.letters.length < tiles.count;
    this.#sortsFrom = sharesColour ? tiles.colours.map((colour) => tiles.first[colour] as number) : undefined;
    this.#estimator = estimatorOf(tables);
    this.#at = new Uint8Array(tiles.count);
    this.#landed = new Uint8Array(tiles.count);
  }

  writeRoot(states: Uint32Array, at: number): void {
    states.set(this.#tables.root, at);
  }

  isDead(): boolean {
    return false;
  }

  isSolved(states: Uint32Array, at: number): boolean {
    const colours = this.#colours;
    const goalColours = this.#goalColours;
    const bits = this.#bits;
    const tiles = this.#tiles;
    let tile = 0;
    for (let word = at; tile < tiles; word++) {
      const end = Math.min(tile + this.#perWord, tiles);
      for (let rest = states[word] as number; tile < end; tile++, rest >>>= bits) {
        if (goalColours[rest & this.#cellMask] !== colours[tile]) return false;
      }
    }
    return true;
  }

  expand(states: Uint32Array, at: number, successors: Uint32Array, to: number): number {
    this.#takeApart(states, at);
    this.#fillLines();
    const words = this.words;
    const sorts = this.#sortsFrom !== undefined;
    let out = to;
    for (let direction = 0; direction < 4; direction++) {
      const lineOf = direction < 2 ? this.#columns : this.#rows;
      const moved =
        sorts && direction < 2
          ? this.#slideAndSort(direction, lineOf, successors, out)
          : this.#slide(direction, lineOf, successors, out);
      if (!moved) continue;
      successors[out + words] = NOTES[direction] as number;
      out += words + 1;
    }
    return (out - to) / (words + 1);
  }

  estimate(states: Uint32Array, at: number): number {
    if (this.#estimator === undefined) return NEVER;
    this.#takeApart(states, at);
    return this.#estimator.estimate(this.#at);
  }

  #takeApart(states: Uint32Array, at: number): void {
    const cells = this.#at;
    const bits = this.#bits;
    const mask = this.#cellMask;
    const tiles = this.#tiles;
    let tile = 0;
    for (let word = at; tile < tiles; word++) {
      const end = Math.min(tile + this.#perWord, tiles);
      for (let rest = states[word] as number; tile < end; tile++, rest >>>= bits) cells[tile] = rest & mask;
    }
  }

  #fillLines(): void {
    const lines = this.#lines.fill(0);
    const rows = this.#rows;
    const columns = this.#columns;
    for (let tile = 0; tile < this.#tiles; tile++) {
      const cell = this.#at[tile] as number;
      const row = rows[cell] as number;
      const column = columns[cell] as number;
      lines[row] = (lines[row] as number) | (1 << (column & 15));
      lines[column] = (lines[column] as number) | (1 << row);
    }
  }

  /** Writes the state after a slide that keeps the order of the tiles; false where nothing moves. */
  #slide(direction: number, lineOf: Uint8Array, successors: Uint32Array, to: number): boolean {
    const at = this.#at;
    const lines = this.#lines;
    const slides = this.#slides;
    const stops = this.#stops;
    const bitCounts = this.#bitCounts;
    const base = direction * this.#floorCells;
    const bits = this.#bits;
    const tiles = this.#tiles;
    let moved = 0;
    let tile = 0;
    for (let word = to; tile < tiles; word++) {
      const end = Math.min(tile + this.#perWord, tiles);
      let packed = 0;
      for (let shift = 0; tile < end; tile++, shift += bits) {
        const cell = at[tile] as number;
        const slide = slides[base + cell] as number;
        const ahead = bitCounts[slide & (lines[lineOf[cell] as number] as number)] as number;
        const stop = stops[(slide >>> AHEAD_BITS) + ahead] as number;
        moved |= stop ^ cell;
        packed |= stop << shift;
      }
      successors[word] = packed;
    }
    return moved !== 0;
  }

  /** The same where tiles of one colour may pass each other in reading order. */
  #slideAndSort(direction: number, lineOf: Uint8Array, successors: Uint32Array, to: number): boolean {
    const at = this.#at;
    const landed = this.#landed;
    const lines = this.#lines;
    const slides = this.#slides;
    const stops = this.#stops;
    const bitCounts = this.#bitCounts;
    const sortsFrom = this.#sortsFrom as Uint8Array;
    const base = direction * this.#floorCells;
    const tiles = this.#tiles;
    let moved = 0;
    for (let tile = 0; tile < tiles; tile++) {
      const cell = at[tile] as number;
      const slide = slides[base + cell] as number;
      const ahead = bitCounts[slide & (lines[lineOf[cell] as number] as number)] as number;
      const stop = stops[(slide >>> AHEAD_BITS) + ahead] as number;
      moved |= stop ^ cell;
      let place = tile;
      for (const first = sortsFrom[tile] as number; place > first && (landed[place - 1] as number) > stop; place--) {
        landed[place] = landed[place - 1] as number;
      }
      landed[place] = stop;
    }
    if (moved === 0) return false;
    this.#packLanded(successors, to);
    return true;
  }

  #packLanded(successors: Uint32Array, to: number): void {
    const landed = this.#landed;
    const bits = this.#bits;
    const tiles = this.#tiles;
    let tile = 0;
    for (let word = to; tile < tiles; word++) {
      const end = Math.min(tile + this.#perWord, tiles);
      let packed = 0;
      for (let shift = 0; tile < end; tile++, shift += bits) packed |= (landed[tile] as number) << shift;
      successors[word] = packed;
    }
  }
}
