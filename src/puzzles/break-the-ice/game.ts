// Break the Ice for the TypeScript engine: packed states, moves and estimates. The twin is
// assembly/puzzles/break-the-ice.
//
// A state is unpacked to a board of bytes once; each move is then made on it, with what follows, and undone.
import { edgeOf, type Game, NEVER } from "../../search/game.ts";
import { ByteBoard, EMPTY, WALL } from "./byte-board.ts";
import { Grouping, HOPELESS, MOST_GROUPED } from "./grouping.ts";
import { HEURISTIC, type IceTables } from "./tables.ts";

const DOWN = 1;
const LEFT = 2;
const RIGHT = 3;

export class IceGame implements Game {
  readonly words: number;
  readonly mostSuccessors: number;
  readonly denseStates = 0;
  readonly #tables: IceTables;
  readonly #board: ByteBoard;
  readonly #grouping: Grouping | undefined;
  /** For `columns`: the blocks of each colour, 4 bits a column, and all of them. */
  readonly #countsLow = new Int32Array(16);
  readonly #countsHigh = new Int32Array(16);
  readonly #totals = new Uint16Array(16);
  /** While moves are tried only to see what they burst, their outcome is made here. */
  readonly #outcome: Uint32Array;
  #mostBurst = 0;

  constructor(tables: IceTables) {
    this.words = tables.root.length;
    this.mostSuccessors = 3 * tables.blocks;
    this.#tables = tables;
    this.#board = new ByteBoard(tables);
    this.#outcome = new Uint32Array(this.words + 1);
    if (tables.heuristic === HEURISTIC.columns) this.#grouping = new Grouping(tables.automaton, tables.flags);
  }

  writeRoot(states: Uint32Array, at: number): void {
    states.set(this.#tables.root, at);
  }

  isDead(states: Uint32Array, at: number): boolean {
    this.#board.fill(states, at);
    return this.#board.hasDeadColour();
  }

  isSolved(states: Uint32Array, at: number): boolean {
    for (let i = 0; i < this.words; i++) if (states[at + i] !== 0) return false;
    return true;
  }

  expand(states: Uint32Array, at: number, successors: Uint32Array, to: number): number {
    const stride = this.words + 1;
    return (this.#makeMoves(states, at, successors, to, stride) - to) / stride;
  }

  /** Makes every move at `to` and then on by `step`; returns the place after the last. */
  #makeMoves(states: Uint32Array, at: number, successors: Uint32Array, to: number, step: number): number {
    const board = this.#board;
    const { cells, down, columns, rows } = board;
    board.fill(states, at);
    const everywhere = this.#tables.startsWithRuns && board.hasRuns();
    const dead = board.hasDeadColour();
    const words = this.words;
    this.#mostBurst = 0;
    let end = to;
    for (let row = board.top; row < rows; row++) {
      const first = board.cellAt(row, 0);
      let number = 4 * row * columns;
      for (let cell = first; cell < first + columns; cell++, number += 4) {
        const block = cells[cell] as number;
        if (block === EMPTY || block === WALL) continue;
        for (let direction = DOWN; direction <= RIGHT; direction++) {
          const neighbour = direction === DOWN ? cell + down : direction === LEFT ? cell - 1 : cell + 1;
          const other = cells[neighbour] as number;
          if (other === block || other === WALL || (direction === LEFT && other !== EMPTY)) continue;
          for (let i = 0; i < words; i++) successors[end + i] = states[at + i] as number;
          board.beginMove(successors, end);
          if (other === EMPTY) board.carry(cell, neighbour);
          else board.swap(cell, neighbour);
          board.settle(everywhere);
          if (board.bursts > 0 && board.firstBurst > this.#mostBurst) this.#mostBurst = board.firstBurst;
          successors[end + words] = edgeOf(number + direction, 1, board.bursts > 0 ? board.hasDeadColour() : dead);
          board.undo();
          end += step;
        }
      }
    }
    return end;
  }

  estimate(states: Uint32Array, at: number): number {
    switch (this.#tables.heuristic) {
      case HEURISTIC.blocks:
        return this.#blocks(states, at);
      case HEURISTIC.colors:
        return this.#colors(states, at);
      case HEURISTIC.chains:
        return this.#chains(states, at);
      default:
        return this.#columns(states, at);
    }
  }

  #blocks(states: Uint32Array, at: number): number {
    let blocks = 0;
    for (let i = 0; i < this.words; i++) {
      for (let word = states[at + i] as number; word !== 0; word >>>= 4) if ((word & 15) !== 0) blocks++;
    }
    return blocks;
  }

  #colors(states: Uint32Array, at: number): number {
    const board = this.#board;
    board.fill(states, at);
    let colours = 0;
    let blocks = 0;
    for (let colour = 1; colour < 16; colour++) {
      const count = board.counts[colour] as number;
      blocks += count;
      if (count > 0) colours++;
    }
    return this.#tables.colors[colours * (this.#tables.blocks + 1) + blocks] as number;
  }

  #chains(states: Uint32Array, at: number): number {
    const blocks = this.#blocks(states, at);
    if (blocks === 0) return 0;
    this.#makeMoves(states, at, this.#outcome, 0, 0);
    return this.#mostBurst === 0 ? 2 : Math.min(Math.ceil(blocks / this.#mostBurst), this.#tables.budget);
  }

  #columns(states: Uint32Array, at: number): number {
    const low = this.#countsLow.fill(0);
    const high = this.#countsHigh.fill(0);
    const totals = this.#totals.fill(0);
    const { wordsPerColumn } = this.#tables;
    for (let i = 0; i < this.words; i++) {
      const column = wordsPerColumn === 1 ? i : i >> 1;
      const counts = column < 8 ? low : high;
      const one = 1 << (4 * (column & 7));
      for (let word = states[at + i] as number; word !== 0; word >>>= 4) {
        counts[word & 15] = (counts[word & 15] as number) + one;
        totals[word & 15] = (totals[word & 15] as number) + 1;
      }
    }
    return this.#farthest(low, high, totals);
  }

  #farthest(low: Int32Array, high: Int32Array, totals: Uint16Array): number {
    let farthest = 0;
    let sum = 0;
    for (let colour = 1; colour < 16; colour++) {
      const total = totals[colour] as number;
      if (total === 0) continue;
      if (total < 3) return NEVER;
      let distance = 0;
      if (total <= MOST_GROUPED) {
        distance = (this.#grouping as Grouping).distance(low[colour] as number, high[colour] as number, total);
      }
      if (distance === HOPELESS) return NEVER;
      sum += distance;
      farthest = Math.max(farthest, distance, 1);
    }
    return Math.max(farthest, (sum + 1) >> 1);
  }
}
