// Large boards with few bridges: walls from top to bottom, each with one bridge and a switch for it on the side where the block
// comes from; and fields on which bridges and switches lie anywhere. What matters there takes longer to find out than the
// search does.
import { randomFrom } from "./random.js";

/** @typedef {{ rows: number, columns: number, walls: number, seed: number }} Walled */
/** @typedef {{ side: number, bridges: number, seed: number }} Strewn */

/** With the least rolls. @type {readonly (Walled & { optimal: number })[]} */
const WALLED = [
  { rows: 60, columns: 200, walls: 5, seed: 1, optimal: 248 },
  { rows: 100, columns: 100, walls: 3, seed: 2, optimal: 212 },
  { rows: 400, columns: 300, walls: 1, seed: 3, optimal: 478 },
  { rows: 400, columns: 400, walls: 3, seed: 4, optimal: 1338 },
  { rows: 1000, columns: 1000, walls: 3, seed: 5, optimal: 2523 },
];

/** @type {readonly (Strewn & { optimal: number })[]} */
const STREWN = [
  { side: 100, bridges: 4, seed: 1, optimal: 133 },
  { side: 400, bridges: 3, seed: 2, optimal: 532 },
];

/** @returns {{ id: string, text: string, optimal: number }[]} */
export function hardRollLarge() {
  return [
    ...WALLED.map(({ optimal, ...walled }) => {
      const { rows, columns, walls, seed } = walled;
      return { id: `roll large ${rows}x${columns}, ${walls} walls, seed ${seed}`, text: walledRoll(walled), optimal };
    }),
    ...STREWN.map(({ optimal, ...strewn }) => {
      const { side, bridges, seed } = strewn;
      return { id: `roll large ${side}x${side}, ${bridges} bridges, seed ${seed}`, text: strewnRoll(strewn), optimal };
    }),
  ];
}

/** The first name of a bridge and of a switch. */
const BRIDGE = 0x3b1;
const SWITCH = 0x410;

/** A tenth are holes, but not at the corners where start and target are. @param {number} rows @param {number} columns
 *  @param {(below: number) => number} random */
function field(rows, columns, random) {
  const isCorner = (/** @type {number} */ row, /** @type {number} */ column) =>
    Math.max(row, column) < 3 || Math.max(rows - row, columns - column) <= 3;
  /** @type {string[][]} */
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (random(10) === 0 && !isCorner(row, column) ? "#" : ".")),
  );
  /** @type {string[]} */ (grid[0])[0] = "S";
  /** @type {string[]} */ (grid[rows - 1])[columns - 1] = "T";
  return grid;
}

/** On plain floor between two columns. @param {string[][]} grid @param {string} name
 *  @param {(below: number) => number} random @param {number} from @param {number} to */
function place(grid, name, random, from, to) {
  for (;;) {
    const row = /** @type {string[]} */ (grid[random(grid.length)]);
    const column = from + random(to - from);
    if (row[column] !== ".") continue;
    row[column] = name;
    return;
  }
}

/** @param {Walled} walled */
export function walledRoll({ rows, columns, walls, seed }) {
  const random = randomFrom(seed);
  const grid = field(rows, columns, random);
  const apart = Math.trunc(columns / (walls + 1));
  const legend = [];
  for (let i = 0; i < walls; i++) {
    const wall = apart * (i + 1);
    const gate = 2 + random(rows - 4);
    for (const [row, cells] of grid.entries()) {
      cells[wall] = row === gate ? String.fromCodePoint(BRIDGE + i) : "#";
      if (row === gate) for (const aside of [-2, -1, 1, 2]) cells[wall + aside] = ".";
    }
  }
  for (let i = 0; i < walls; i++) {
    const [bridge, name] = [String.fromCodePoint(BRIDGE + i), String.fromCodePoint(SWITCH + i)];
    legend.push(`${bridge}: bridge closed`, `${name}: soft toggle ${bridge}`);
    place(grid, name, random, apart * i + 1, apart * (i + 1));
  }
  return text(legend, grid);
}

/** @param {Strewn} strewn */
function strewnRoll({ side, bridges, seed }) {
  const random = randomFrom(seed);
  const grid = field(side, side, random);
  const legend = [];
  for (let i = 0; i < bridges; i++) {
    const [bridge, name] = [String.fromCodePoint(BRIDGE + i), String.fromCodePoint(SWITCH + i)];
    legend.push(`${bridge}: bridge ${random(2) === 0 ? "open" : "closed"}`, `${name}: soft toggle ${bridge}`);
    for (let cell = 0; cell < side; cell++) place(grid, bridge, random, 0, side);
    for (let cell = 0; cell < 3; cell++) place(grid, name, random, 0, side);
  }
  return text(legend, grid);
}

/** @param {readonly string[]} legend @param {readonly string[][]} grid */
function text(legend, grid) {
  return ["game: roll-the-block", ...legend, "", ...grid.map((row) => row.join("")), ""].join("\n");
}
