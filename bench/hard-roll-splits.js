// Hard levels with splits, for the method `halves`: fields where both halves roll about among switches, and wings, where each
// half goes through rooms of its own and opens bridges for the other.
import { splitRoll } from "./hard-roll-layers.js";
import { randomFrom } from "./random.js";

/** @typedef {{ side: number, bridges: number, seed: number }} Field */
/** @typedef {{ rooms: number, side: number, seed: number }} Wings */

/** @type {readonly (Field & { optimal: number | "unsolvable" })[]} */
const FIELDS = [
  { side: 10, bridges: 10, seed: 101, optimal: 58 },
  { side: 12, bridges: 8, seed: 102, optimal: 56 },
  { side: 14, bridges: 8, seed: 101, optimal: "unsolvable" },
  { side: 14, bridges: 8, seed: 103, optimal: 62 },
];

/** With the least rolls. @type {readonly (Wings & { optimal: number | "unsolvable" })[]} */
const WINGS = [
  { rooms: 4, side: 8, seed: 1, optimal: 120 },
  { rooms: 4, side: 8, seed: 2, optimal: 122 },
  { rooms: 4, side: 8, seed: 3, optimal: 114 },
  { rooms: 5, side: 6, seed: 1, optimal: 120 },
  { rooms: 5, side: 6, seed: 2, optimal: 106 },
  { rooms: 5, side: 6, seed: 3, optimal: 106 },
  { rooms: 5, side: 8, seed: 1, optimal: 126 },
  { rooms: 5, side: 8, seed: 2, optimal: 148 },
  { rooms: 6, side: 6, seed: 1, optimal: 132 },
];

/** @returns {{ id: string, text: string, optimal: number | "unsolvable" }[]} */
export function hardRollSplits() {
  return [
    ...FIELDS.map(({ side, bridges, seed, optimal }) => ({
      id: `roll splits, field ${side}x${side}, ${bridges} bridges, seed ${seed}`,
      text: splitRoll(side, bridges, seed),
      optimal,
    })),
    ...WINGS.map(({ rooms, side, seed, optimal }) => ({
      id: `roll splits, wings of ${rooms} rooms ${side}x${side}, seed ${seed}`,
      text: wingsRoll({ rooms, side, seed }),
      optimal,
    })),
  ];
}

/** The first name of a bridge and of a switch. */
const BRIDGE = 0x3b1;
const SWITCH = 0x410;

/** Above and below lies a wing of rooms in a row; between two rooms is a wall with a bridge, and so it is before the hall on the right,
 *  where the target is. From the left the block comes to a split, which puts a half into the first room of each wing. Each
 *  room has two switches, which toggle some bridges. @param {Wings} wings */
export function wingsRoll({ rooms, side, seed }) {
  const random = randomFrom(1000 * rooms + 100 * side + seed);
  const [height, width] = [2 * side + 1, 4 + rooms * (side + 1) + 4];
  const grid = Array.from({ length: height }, () => new Array(width).fill("#"));
  /** @param {number} row @param {number} column @param {string} cell */
  const put = (row, column, cell) => {
    /** @type {string[]} */ (grid[row])[column] = cell;
  };
  /** @param {number} top @param {number} left @param {number} rows @param {number} columns */
  const floor = (top, left, rows, columns) => {
    for (let row = top; row < top + rows; row++) for (let i = 0; i < columns; i++) put(row, left + i, ".");
  };
  const names = Array.from({ length: 2 * rooms }, (_, i) => String.fromCodePoint(BRIDGE + (i < 17 ? i : i + 1)));
  const legend = names.map((name) => `${name}: bridge ${random(4) === 0 ? "open" : "closed"}`);
  let next = SWITCH;
  for (let wing = 0; wing < 2; wing++) {
    const top = wing * (side + 1);
    for (let room = 0; room < rooms; room++) {
      const left = 4 + room * (side + 1);
      floor(top, left, side, side);
      put(top + random(side), left + side, /** @type {string} */ (names[2 * room + wing]));
      for (let i = 0; i < 2; i++) {
        const toggled = new Set([names[random(2 * rooms)], names[random(2 * rooms)], names[random(2 * rooms)]]);
        const name = String.fromCodePoint(next++);
        legend.push(`${name}: soft toggle ${[...toggled].join("")}`);
        put(top + random(side), left + random(side), name);
      }
    }
  }
  floor(0, width - 4, height, 4);
  put(side, width - 1, "T");
  floor(0, 0, 3, 3);
  put(0, 0, "S");
  put(2, 2, "P");
  legend.push(`P: split 0,4 ${height - 1},4`);
  put(0, 4, ".");
  put(height - 1, 4, ".");
  return ["game: roll-the-block", ...legend, "", ...grid.map((row) => row.join("")), ""].join("\n");
}
