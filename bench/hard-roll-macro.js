// Roll the Block levels that count in binary: a hundred thousand to ten million states, and thousands of rolls to the target.
//
// The bits of the counter are like the rings of the old Chinese puzzle. A corridor of rooms lies between gates; a gate is
// there while its bit is not set. Above each room lies the chamber with the switch of the next bit, behind a bridge that
// is there while the bit of the room is set. So a bit can be changed only while the one before it is set and all others
// before it are not, and the chamber above the last room, where the target is, opens after 2 ** bits - 1 changes. `locks`
// are further bridges in the way to the target; a chamber below a room has a switch that toggles two of them, and one
// below the first room a switch that toggles one. Without that last one, only an even number of locks is ever open.
import { randomFrom } from "./random.js";

const CHAMBER = 0;
const BRIDGE = 3;
const CORRIDOR = 4;
const CELLAR = 7;
const ROWS = 10;

/** The first names of the bridges that are there while a bit is set and while it is not, of the locks, and of the switches. */
const SET = 0x3b1;
const GATE = 0x430;
const LOCK = 0x561;
const BIT_SWITCH = 0x410;
const LOCK_SWITCH = 0x531;

/** @typedef {{ seed: number, bits: number, locks: number, isOdd?: boolean }} Counter */

/** With the least rolls, proven by uniform-cost search over all states too.
 *  @type {readonly (Counter & { optimal: number | "unsolvable" })[]} */
const COUNTERS = [
  { seed: 1, bits: 10, locks: 0, optimal: 7394 },
  { seed: 2, bits: 10, locks: 2, optimal: 7849 },
  { seed: 3, bits: 10, locks: 4, optimal: 6615 },
  { seed: 4, bits: 10, locks: 5, optimal: 7402 },
  { seed: 8, bits: 12, locks: 3, optimal: 33837 },
  { seed: 6, bits: 11, locks: 5, optimal: 12414 },
  { seed: 5, bits: 10, locks: 6, optimal: 6727 },
  { seed: 9, bits: 9, locks: 5, isOdd: false, optimal: "unsolvable" },
];

/** @returns {{ id: string, text: string, optimal: number | "unsolvable" }[]} */
export function hardRollMacro() {
  return COUNTERS.map(({ optimal, ...counter }) => {
    const { bits, locks, seed } = counter;
    return { id: `roll counter of ${bits} bits, ${locks} locks, seed ${seed}`, text: counterLevel(counter), optimal };
  });
}

/** @param {Counter} counter */
export function counterLevel({ seed, bits, locks, isOdd = true }) {
  const random = randomFrom(seed);
  const grid = new Grid();
  let column = 0;
  for (let bit = 0; bit < bits; bit++) {
    const width = 4 + random(2);
    grid.floor(CORRIDOR, column, width);
    grid.floor(CHAMBER, column, 3);
    for (let i = 0; i < 3; i++) grid.put(BRIDGE, column + i, name(SET, bit));
    if (bit + 1 < bits) {
      for (let i = 0; i < 3; i++) grid.put(CORRIDOR + i, column + width, name(GATE, bit));
      grid.put(CHAMBER + random(3), column + random(3), name(BIT_SWITCH, bit + 1));
    } else {
      putTarget(grid, column + 3, locks);
    }
    if (bit < locks && (isOdd || bit > 0)) {
      grid.floor(CELLAR, column, 3);
      grid.put(CELLAR + 1 + random(2), column + random(3), name(LOCK_SWITCH, bit));
    }
    column += width + 1;
  }
  grid.put(CORRIDOR, 0, "S");
  grid.put(CORRIDOR + 2, 2, name(BIT_SWITCH, 0));
  const trigger = () => (random(2) === 0 ? "heavy" : "soft");
  return ["game: roll-the-block", ...legendOf(bits, locks, isOdd, trigger), "", ...grid.rows(), ""].join("\n");
}

/** Behind the locks. @param {Grid} grid @param {number} column @param {number} locks */
function putTarget(grid, column, locks) {
  for (let lock = 0; lock < locks; lock++) {
    for (let i = 0; i < 3; i++) grid.put(CHAMBER + i, column + lock, name(LOCK, lock));
  }
  grid.floor(CHAMBER, column + locks, 3);
  grid.put(CHAMBER + 1, column + locks + 1, "T");
}

/** @param {number} bits @param {number} locks @param {boolean} isOdd @param {() => string} trigger */
function legendOf(bits, locks, isOdd, trigger) {
  const legend = [];
  for (let bit = 0; bit < bits; bit++) {
    const isLast = bit + 1 === bits;
    legend.push(`${name(SET, bit)}: bridge closed`);
    if (!isLast) legend.push(`${name(GATE, bit)}: bridge open`);
    legend.push(`${name(BIT_SWITCH, bit)}: ${trigger()} toggle ${name(SET, bit)}${isLast ? "" : name(GATE, bit)}`);
  }
  for (let lock = 0; lock < locks; lock++) {
    const before = lock === 0 ? "" : name(LOCK, lock - 1);
    legend.push(`${name(LOCK, lock)}: bridge closed`);
    if (lock > 0 || isOdd) legend.push(`${name(LOCK_SWITCH, lock)}: ${trigger()} toggle ${before}${name(LOCK, lock)}`);
  }
  return legend;
}

/** @param {number} first @param {number} index */
function name(first, index) {
  return String.fromCodePoint(first + index);
}

class Grid {
  /** @type {string[][]} */
  #cells = Array.from({ length: ROWS }, () => []);

  /** @param {number} row @param {number} column @param {string} cell */
  put(row, column, cell) {
    /** @type {string[]} */ (this.#cells[row])[column] = cell;
  }

  /** Three rows of floor. @param {number} row @param {number} column @param {number} width */
  floor(row, column, width) {
    for (let i = 0; i < 3; i++) for (let j = 0; j < width; j++) this.put(row + i, column + j, ".");
  }

  rows() {
    return this.#cells.map((row) => Array.from(row, (cell) => cell ?? "#").join("")).filter((row) => row !== "");
  }
}
