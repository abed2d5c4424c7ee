// The bound `columns`: how many moves it takes at least to bring the blocks of each colour into columns in which they
// can burst.
//
// Gravity never takes a block out of its column, so a block changes its column only by a sideways move, which takes at
// most two blocks one column on, and never two of one colour. Say that t[c] blocks of a colour burst while in column c.
//
//   `lines`      At every burst a block lies in a straight run. A run along a row takes one block from each of three or
//                more columns side by side, a run down a column three or more from that column. So where t[c] is 1 or 2,
//                no run down column c ever burst, and t[c] is the number of the rows' runs over c, of all bursts. Where
//                t[c] >= 3, those may be fewer. So: there are intervals of three or more columns such that just t[c] of
//                them lie over c wherever t[c] < 3, and at most t[c] elsewhere.
//   `connected`  The blocks that burst as one piece stand in columns side by side, and hold a run: they are three or
//                more columns or have three blocks in one. So: every longest interval of columns with t[c] > 0 has
//                three or more columns, or one with t[c] >= 3.
//
// A column whose walls leave no three cells upon each other has no run down it: it does not free itself by t[c] >= 3.
// Moving the counts n of a colour to t takes the sum over the edges between columns of |n left of it - t left of it|
// steps; its least over all t that are possible is the colour's distance d, found column by column by `Grouping`.
// Every move lowers the distance of a colour by at most one, and of at most two colours. A burst lowers none: what
// bursts is possible by itself, and the sum of two possible t is possible. So the greatest distance, and half their
// sum rounded up, are admissible and consistent; so is their maximum with 1 while there are blocks.
//
// What is possible is recognised by a small nondeterministic automaton that reads the columns from left to right. The least
// distance is found by dynamic programming over its states. It suffices for `lines` to follow two intervals at a
// time: over a stretch of columns with t >= 3, at most two come in from the left and at most two from the right; those
// can be drawn out over the whole stretch and joined in pairs. Where none comes in from either side but a column cannot
// free itself, the union of the intervals over it does for one.
import type { BurstRule } from "./settle.ts";

/** In the place of a state: the automaton goes no further. */
export const REJECT = 255;
/** In the place of a distance: the colour can never burst. */
export const HOPELESS = 255;
/** What is read of a column: 0, 1 or 2 blocks; 3 or more, freed by themselves or lain over by 1 or 2 intervals. */
export const SYMBOLS = 6;
export const FREED = 3;

/** The distance of colours of more blocks is taken for 0. */
export const MOST_GROUPED = 15;

/** next[SYMBOLS * state + symbol]; state 0 is the start, and an end is wherever an empty column may follow. */
export type ColumnAutomaton = Uint8Array;

/** How long the interval is: 0, 1, 2 columns, or as much as it needs. */
const CONNECTED: ColumnAutomaton = Uint8Array.of(
  ...[0, 1, 1, 3, 1, REJECT],
  ...[REJECT, 2, 2, 3, 2, REJECT],
  ...[REJECT, 3, 3, 3, 3, REJECT],
  ...[0, 3, 3, 3, 3, REJECT],
);

/** The lengths of the intervals over the last column, up to 3, longest first. */
const LENGTHS: readonly (readonly number[])[] = [[], [1], [2], [3], [1, 1], [2, 1], [2, 2], [3, 1], [3, 2], [3, 3]];

function linesAutomaton(): ColumnAutomaton {
  const intervalsOf = [0, 1, 2, 0, 1, 2];
  return Uint8Array.from(LENGTHS.flatMap((lengths) => intervalsOf.map((count) => afterColumn(lengths, count))));
}

/** With `count` intervals over the next column. As many go on as may: a new one is never worth more. */
function afterColumn(lengths: readonly number[], count: number): number {
  if (lengths.filter((length) => length < 3).length > count) return REJECT;
  const ended = Math.max(0, lengths.length - count);
  const next = lengths.slice(ended).map((length) => Math.min(3, length + 1));
  while (next.length < count) next.push(1);
  return LENGTHS.findIndex((known) => known.join() === next.join());
}

export const COLUMN_AUTOMATA: Readonly<Record<BurstRule, ColumnAutomaton>> = {
  connected: CONNECTED,
  lines: linesAutomaton(),
};

/** A bit of a column's flags: no block can step from it to the column on its right. */
export const CLOSED = 1;
/** A bit of a column's flags: three blocks can stand upon each other there. */
export const TALL = 2;

const FAR = 0xffff;
const MEMO_BITS = 14;
/** Entries of the least costs: for each state of the automaton, how many blocks have been given to columns. */
const ROW = MOST_GROUPED + 1;

/** Distances of colours, each computed once as long as the memo keeps it. The twin is assembly's grouping.ts. */
export class Grouping {
  readonly #automaton: ColumnAutomaton;
  readonly #flags: Uint8Array;
  readonly #states: number;
  readonly #keys = new Int32Array(2 << MEMO_BITS);
  readonly #distances = new Uint8Array(1 << MEMO_BITS);
  #costs: Uint16Array;
  #next: Uint16Array;
  readonly #freed: Uint16Array;

  constructor(automaton: ColumnAutomaton, flags: Uint8Array) {
    this.#automaton = automaton;
    this.#flags = flags;
    this.#states = automaton.length / SYMBOLS;
    this.#costs = new Uint16Array(this.#states * ROW);
    this.#next = new Uint16Array(this.#states * ROW);
    this.#freed = new Uint16Array(this.#states * ROW);
  }

  /** The distance of a colour with 4 bits a column, `low` for the first eight columns; HOPELESS where nothing is possible. */
  distance(low: number, high: number, blocks: number): number {
    const hash = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b);
    const slot = (hash ^ (hash >>> 15)) & ((1 << MEMO_BITS) - 1);
    if (this.#keys[2 * slot] !== low || this.#keys[2 * slot + 1] !== high) {
      this.#keys[2 * slot] = low;
      this.#keys[2 * slot + 1] = high;
      this.#distances[slot] = this.#compute(low, high, blocks);
    }
    return this.#distances[slot] as number;
  }

  #compute(low: number, high: number, blocks: number): number {
    const automaton = this.#automaton;
    this.#costs.fill(FAR);
    this.#costs[0] = 0;
    let left = 0;
    for (let column = 0; column < this.#flags.length; column++) {
      const flags = this.#flags[column] as number;
      this.#readColumn(blocks, (flags & TALL) === 0 ? FREED + 1 : FREED);
      left += ((column < 8 ? low : high) >>> (4 * (column & 7))) & 15;
      this.#payFor(left, blocks, (flags & CLOSED) !== 0);
    }
    let least = FAR;
    for (let state = 0; state < this.#states; state++) {
      if (automaton[state * SYMBOLS] !== REJECT) least = Math.min(least, this.#costs[state * ROW + blocks] as number);
    }
    return Math.min(least, HOPELESS);
  }

  /** From `costs`, each with any number of blocks in the next column: fewer than three into `next`, the least number
   *  that is three or more into `freed`. */
  #readColumn(blocks: number, firstFreed: number): void {
    const automaton = this.#automaton;
    const costs = this.#costs;
    const next = this.#next.fill(FAR);
    const freed = this.#freed.fill(FAR);
    for (let state = 0; state < this.#states; state++) {
      for (let given = 0; given <= blocks; given++) {
        const cost = costs[state * ROW + given] as number;
        if (cost === FAR) continue;
        for (let symbol = 0; symbol < FREED && given + symbol <= blocks; symbol++) {
          const to = automaton[state * SYMBOLS + symbol] as number;
          const at = to * ROW + given + symbol;
          if (to !== REJECT && cost < (next[at] as number)) next[at] = cost;
        }
        for (let symbol = firstFreed; symbol < SYMBOLS && given + 3 <= blocks; symbol++) {
          const to = automaton[state * SYMBOLS + symbol] as number;
          const at = to * ROW + given + 3;
          if (to !== REJECT && cost < (freed[at] as number)) freed[at] = cost;
        }
      }
    }
  }

  /** Joins both into `costs` and adds the steps over the edge on the right, which `left` blocks stand left of. */
  #payFor(left: number, blocks: number, closed: boolean): void {
    for (let state = 0; state < this.#states; state++) {
      let least = FAR;
      for (let given = 0; given <= blocks; given++) {
        const at = state * ROW + given;
        least = Math.min(least, this.#freed[at] as number);
        const cost = Math.min(least, this.#next[at] as number);
        const steps = Math.abs(left - given);
        this.#next[at] = cost === FAR || (closed && steps > 0) ? FAR : cost + steps;
      }
    }
    const costs = this.#costs;
    this.#costs = this.#next;
    this.#next = costs;
  }
}
