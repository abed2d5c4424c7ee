// Hard levels for the methods `layers` and `halves`: plain maps of up to sixteen million cells, and levels with splits whose
// bridges have to be opened all at once.
import { plainRoll } from "./levels.js";
import { randomFrom } from "./random.js";

/** @typedef {{ id: string, text: string, optimal: number | "unsolvable" }} HardLevel */

/** @param {readonly string[]} header @param {readonly string[][]} grid */
function text(header, grid) {
  return ["game: roll-the-block", ...header, "", ...grid.map((row) => row.join("")), ""].join("\n");
}

/** A maze of corridors that are three cells wide, so that the block can turn in them: from one corner to the other.
 *  @param {number} side */
export function mazeRoll(side) {
  const random = randomFrom(side);
  const rooms = Math.trunc((side - 1) / 4);
  const grid = Array.from({ length: side }, () => new Array(side).fill("#"));
  /** @param {number} top @param {number} left @param {number} rows @param {number} columns */
  const open = (top, left, rows, columns) => {
    for (let row = top; row < top + rows; row++) /** @type {string[]} */ (grid[row]).fill(".", left, left + columns);
  };
  const seen = new Uint8Array(rooms * rooms);
  const path = [0];
  seen[0] = 1;
  open(1, 1, 3, 3);
  while (path.length > 0) {
    const room = /** @type {number} */ (path[path.length - 1]);
    const [row, column] = [Math.trunc(room / rooms), room % rooms];
    const free = [];
    if (row > 0) free.push(room - rooms);
    if (row < rooms - 1) free.push(room + rooms);
    if (column > 0) free.push(room - 1);
    if (column < rooms - 1) free.push(room + 1);
    const ways = free.filter((next) => seen[next] === 0);
    const next = ways[random(ways.length)];
    if (next === undefined) {
      path.pop();
      continue;
    }
    seen[next] = 1;
    path.push(next);
    const [toRow, toColumn] = [Math.trunc(next / rooms), next % rooms];
    open(1 + 4 * toRow, 1 + 4 * toColumn, 3, 3);
    open(1 + 2 * (row + toRow), 1 + 2 * (column + toColumn), 3, 3);
  }
  /** @type {string[]} */ (grid[1])[1] = "S";
  /** @type {string[]} */ (grid[4 * rooms - 1])[4 * rooms - 1] = "T";
  return text([], grid);
}

const SWITCHES = "0123456789";
const BRIDGES = "abcdefghijklmnop";

/** Behind a field with switches, each of which toggles some bridges, and with two splits lies a causeway of all bridges.
 *  @param {number} side @param {number} bridges @param {number} seed */
export function splitRoll(side, bridges, seed) {
  const random = randomFrom(seed);
  const grid = Array.from({ length: side }, () => Array.from({ length: side }, () => (random(9) === 0 ? "#" : ".")));
  /** @param {string} name */
  const place = (name) => {
    for (;;) {
      const row = /** @type {string[]} */ (grid[random(side - 1)]);
      const column = random(side);
      if (row[column] !== ".") continue;
      row[column] = name;
      return;
    }
  };
  const names = BRIDGES.slice(0, bridges);
  const legend = [...names].map((name, i) => `${name}: bridge ${i % 3 === 0 ? "open" : "closed"}`);
  for (const name of SWITCHES.slice(0, Math.min(10, bridges))) {
    place(name);
    const toggled = new Set([names[random(bridges)], names[random(bridges)], names[random(bridges)]]);
    legend.push(`${name}: ${random(3) === 0 ? "heavy" : "soft"} toggle ${[...toggled].join("")}`);
  }
  for (const name of "PQ") {
    place(name);
    const last = /** @type {string[]} */ (grid[side - 1]);
    const first = /** @type {string[]} */ (grid[0]);
    const [from, to] = [random(side), random(side)];
    first[from] = ".";
    last[to] = ".";
    legend.push(`${name}: split 0,${from} ${side - 1},${to}`);
  }
  place("S");
  /** @type {string[]} */ (grid[side - 1])[side - 1] = ".";
  const causeway = [...new Array(side - 1).fill("#"), ...["."], ...names, ".", ".", "T"];
  const width = causeway.length;
  const rows = grid.map((row) => [...row, ...new Array(width - side).fill("#")]);
  return text(legend, [...rows, causeway]);
}
