// Match the Tiles for the TypeScript engine: packed states, slides and estimates. The twin is
// assembly/puzzles/match-the-tiles/index.ts.
//
// For one parent the tiles are taken apart once, and every row and every column gets a mask of its tiles. How far a tile
// slides is then one look-up: the tiles ahead of it in its run are the bits that the line's mask shares with the mask of
// the cells ahead. Slides along rows keep the reading order, so only those along columns may have to sort a colour anew.
import { edgeOf, type Game } from "../../search/game.ts";
import { DIRECTIONS } from "../direction.ts";
import { type Estimator, estimatorOf } from "./estimator.ts";
import { AHEAD_BITS, LINES } from "./floor.ts";
import type { MatchTables } from "./tables.ts";

const EDGES = DIRECTIONS.map((_, direction) => edgeOf(direction, 1, false));

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
  /** The tiles' cells, and where they land upwards and downwards. */
  readonly #at: Uint8Array;
  readonly #landedUp: Uint8Array;
  readonly #landedDown: Uint8Array;
  /** The masks of the tiles in each line; all 0 between two parents. */
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
    this.#landedUp = new Uint8Array(tiles.count);
    this.#landedDown = new Uint8Array(tiles.count);
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
    const moved = this.#slide(successors, to);
    if (this.#sortsFrom !== undefined) {
      this.#sortAndPack(this.#landedUp, this.#sortsFrom, successors, to);
      this.#sortAndPack(this.#landedDown, this.#sortsFrom, successors, to + this.words + 1);
    }
    return this.#keepMoved(moved, successors, to);
  }

  estimate(states: Uint32Array, at: number): number {
    this.#takeApart(states, at);
    return this.#estimator?.estimate(this.#at) ?? 0;
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

  /** Writes the states after the four slides side by side, and returns a byte for each direction that is not 0 where a
   *  tile moves. */
  #slide(successors: Uint32Array, to: number): number {
    const at = this.#at;
    const lines = this.#lines;
    const rows = this.#rows;
    const columns = this.#columns;
    const tiles = this.#tiles;
    for (let tile = 0; tile < tiles; tile++) {
      const cell = at[tile] as number;
      const row = rows[cell] as number;
      const column = columns[cell] as number;
      lines[row] = (lines[row] as number) | (1 << (column & 15));
      lines[column] = (lines[column] as number) | (1 << row);
    }
    const slides = this.#slides;
    const stops = this.#stops;
    const bitCounts = this.#bitCounts;
    const down = this.#floorCells;
    const left = 2 * down;
    const right = 3 * down;
    const landedUp = this.#landedUp;
    const landedDown = this.#landedDown;
    const bits = this.#bits;
    const perWord = this.#perWord;
    const stride = this.words + 1;
    let moved = 0;
    let tile = 0;
    for (let word = to; tile < tiles; word++) {
      const end = Math.min(tile + perWord, tiles);
      let packedUp = 0;
      let packedDown = 0;
      let packedLeft = 0;
      let packedRight = 0;
      for (let shift = 0; tile < end; tile++, shift += bits) {
        const cell = at[tile] as number;
        const inRow = lines[rows[cell] as number] as number;
        const inColumn = lines[columns[cell] as number] as number;
        let slide = slides[cell] as number;
        const upTo = stops[(slide >>> AHEAD_BITS) + (bitCounts[slide & inColumn] as number)] as number;
        slide = slides[down + cell] as number;
        const downTo = stops[(slide >>> AHEAD_BITS) + (bitCounts[slide & inColumn] as number)] as number;
        slide = slides[left + cell] as number;
        const leftTo = stops[(slide >>> AHEAD_BITS) + (bitCounts[slide & inRow] as number)] as number;
        slide = slides[right + cell] as number;
        const rightTo = stops[(slide >>> AHEAD_BITS) + (bitCounts[slide & inRow] as number)] as number;
        landedUp[tile] = upTo;
        landedDown[tile] = downTo;
        moved |= (upTo ^ cell) | ((downTo ^ cell) << 8) | ((leftTo ^ cell) << 16) | ((rightTo ^ cell) << 24);
        packedUp |= upTo << shift;
        packedDown |= downTo << shift;
        packedLeft |= leftTo << shift;
        packedRight |= rightTo << shift;
      }
      successors[word] = packedUp;
      successors[word + stride] = packedDown;
      successors[word + 2 * stride] = packedLeft;
      successors[word + 3 * stride] = packedRight;
    }
    for (tile = 0; tile < tiles; tile++) {
      const cell = at[tile] as number;
      lines[rows[cell] as number] = 0;
      lines[columns[cell] as number] = 0;
    }
    return moved;
  }

  /** Writes a state anew from where the tiles landed, those of one colour in reading order. */
  #sortAndPack(landed: Uint8Array, sortsFrom: Uint8Array, successors: Uint32Array, to: number): void {
    const bits = this.#bits;
    const tiles = this.#tiles;
    for (let tile = 1; tile < tiles; tile++) {
      const stop = landed[tile] as number;
      const first = sortsFrom[tile] as number;
      let place = tile;
      for (; place > first && (landed[place - 1] as number) > stop; place--)
        landed[place] = landed[place - 1] as number;
      landed[place] = stop;
    }
    let tile = 0;
    for (let word = to; tile < tiles; word++) {
      const end = Math.min(tile + this.#perWord, tiles);
      let packed = 0;
      for (let shift = 0; tile < end; tile++, shift += bits) packed |= (landed[tile] as number) << shift;
      successors[word] = packed;
    }
  }

  /** Moves the states of the directions in which something moves together, with their edges. */
  #keepMoved(moved: number, successors: Uint32Array, to: number): number {
    const words = this.words;
    let kept = 0;
    let out = to;
    for (let direction = 0, from = to; direction < 4; direction++, from += words + 1) {
      if (((moved >>> (direction << 3)) & 0xff) === 0) continue;
      if (from !== out) {
        for (let word = 0; word < words; word++) successors[out + word] = successors[from + word] as number;
      }
      successors[out + words] = EDGES[direction] as number;
      out += words + 1;
      kept++;
    }
    return kept;
  }
}
