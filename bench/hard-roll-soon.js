// Levels of Roll the Block that a plain search is soon done with: large boards on which the block is shut in, by walls or by bridges,
// or comes to the target or to nothing soon; boards of 256 to 1,024 cells with splits; and open floors with many bridges. What is
// prepared for them may take longer than to search them.
import { randomFrom } from "./random.js";

/**
 * `shut`: walls this far around the start. `gates`: bridges in these walls. `near`: how far the target is from the start at the most.
 * `bridges`, `switches`, `splits`: how many, and on how many cells each lies.
 * @typedef {{ rows: number, columns: number, seed: number, shut?: number, gates?: number, near?: number,
 *   bridges?: readonly [number, number], switches?: readonly [number, number], splits?: readonly [number, number] }} Soon
 */

/** With the least rolls. @type {readonly (Soon & { optimal: number | "unsolvable" })[]} */
const LEVELS = [
  { rows: 1000, columns: 1000, seed: 1, shut: 3, optimal: "unsolvable" },
  { rows: 2000, columns: 2000, seed: 2, shut: 4, optimal: "unsolvable" },
  { rows: 1000, columns: 1000, seed: 3, near: 6, optimal: 8 },
  { rows: 700, columns: 700, seed: 4, shut: 3, bridges: [3, 700], switches: [4, 1], optimal: "unsolvable" },
  { rows: 700, columns: 700, seed: 5, shut: 4, gates: 1, bridges: [3, 4], switches: [4, 1], optimal: "unsolvable" },
  { rows: 1000, columns: 1000, seed: 6, shut: 4, gates: 2, bridges: [3, 4], switches: [4, 1], optimal: 653 },
  { rows: 700, columns: 700, seed: 7, near: 4, bridges: [4, 20000], switches: [6, 100], optimal: "unsolvable" },
  { rows: 300, columns: 300, seed: 8, near: 4, bridges: [4, 6000], switches: [6, 50], optimal: 7 },
  { rows: 16, columns: 16, seed: 10, splits: [3, 3], optimal: 12 },
  { rows: 16, columns: 24, seed: 11, splits: [1, 2], bridges: [2, 16], switches: [3, 1], optimal: 30 },
  { rows: 18, columns: 22, seed: 12, splits: [1, 2], bridges: [2, 18], switches: [3, 1], optimal: 14 },
  { rows: 18, columns: 22, seed: 13, shut: 3, splits: [1, 1], bridges: [2, 18], switches: [4, 1], optimal: 33 },
  { rows: 22, columns: 23, seed: 14, shut: 3, splits: [1, 1], bridges: [2, 22], switches: [4, 1], optimal: 18 },
  { rows: 24, columns: 30, seed: 15, shut: 3, splits: [1, 1], bridges: [2, 24], switches: [4, 1], optimal: 34 },
  { rows: 32, columns: 32, seed: 16, splits: [2, 1], bridges: [3, 24], switches: [6, 2], optimal: 14 },
  { rows: 60, columns: 60, seed: 17, bridges: [12, 36], switches: [14, 10], optimal: 39 },
  { rows: 80, columns: 80, seed: 18, bridges: [12, 50], switches: [14, 12], optimal: 18 },
];

/** @returns {{ id: string, text: string, optimal: number | "unsolvable" }[]} */
export function hardRollSoon() {
  return LEVELS.map(({ optimal, ...soon }) => {
    const { rows, columns, seed } = soon;
    return { id: `roll soon ${rows}x${columns}, seed ${seed}`, text: soonRoll(soon), optimal };
  });
}

/** The first name of a bridge and of a switch. */
const BRIDGE = 0x3b1;
const SWITCH = 0x410;
const SPLIT = 0x50;
const EFFECTS = ["toggle", "open", "close"];

/** @param {Soon} soon */
function soonRoll({ rows, columns, seed, shut, gates = 0, near, bridges, switches, splits }) {
  const random = randomFrom(seed);
  const grid = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => (random(10) === 0 ? "#" : ".")),
  );
  /** @param {number} row @param {number} column */
  const at = (row, column) => grid[row]?.[column];
  /** @param {number} row @param {number} column @param {string} cell */
  const put = (row, column, cell) => {
    /** @type {string[]} */ (grid[row])[column] = cell;
  };
  /** A cell of plain floor, no further than so far from another. @param {readonly [number, number]} [from] @param {number} [far] */
  const free = (from, far = 0) => {
    for (;;) {
      const [row, column] = from
        ? [from[0] - far + random(2 * far + 1), from[1] - far + random(2 * far + 1)]
        : [random(rows), random(columns)];
      if (at(row, column) === ".") return /** @type {const} */ ([row, column]);
    }
  };
  const start = free();
  put(...start, "S");
  if (shut !== undefined) {
    for (let down = -shut; down <= shut; down++) {
      for (let right = -shut; right <= shut; right++) {
        const [row, column] = [start[0] + down, start[1] + right];
        if (at(row, column) === undefined || (down === 0 && right === 0)) continue;
        put(row, column, Math.max(Math.abs(down), Math.abs(right)) === shut ? "#" : ".");
      }
    }
    for (let gate = 0; gate < gates; gate++) {
      const row = start[0] - gate;
      if (at(row, start[1] + shut + 1) === undefined) continue;
      put(row, start[1] + shut, String.fromCodePoint(BRIDGE + gate));
      put(row, start[1] + shut + 1, ".");
    }
  }
  put(...free(near === undefined ? undefined : start, near), "T");
  const legend = [];
  for (let i = 0; i < (bridges?.[0] ?? 0); i++) {
    const name = String.fromCodePoint(BRIDGE + i);
    legend.push(`${name}: bridge ${random(3) === 0 ? "open" : "closed"}`);
    for (let cell = 0; cell < (bridges?.[1] ?? 0); cell++) put(...free(), name);
  }
  for (let i = 0; i < (switches?.[0] ?? 0); i++) {
    const name = String.fromCodePoint(SWITCH + i);
    const actions = [random(bridges?.[0] ?? 0), random(bridges?.[0] ?? 0)].map(
      (bridge) => `${EFFECTS[random(3)]} ${String.fromCodePoint(BRIDGE + bridge)}`,
    );
    legend.push(`${name}: ${random(2) === 0 ? "soft" : "heavy"} ${actions.join(", ")}`);
    for (let cell = 0; cell < (switches?.[1] ?? 0); cell++) put(...free(), name);
  }
  for (let i = 0; i < (splits?.[0] ?? 0); i++) {
    const name = String.fromCodePoint(SPLIT + i);
    const ends = [free(), free()].map((end) => end.join(","));
    legend.push(`${name}: split ${ends.join(" ")}`);
    const [from, far] = shut === undefined ? [undefined, undefined] : [start, shut - 1];
    for (let cell = 0; cell < (splits?.[1] ?? 0); cell++) put(...free(from, far), name);
  }
  return ["game: roll-the-block", ...legend, "", ...grid.map((row) => row.join("")), ""].join("\n");
}
