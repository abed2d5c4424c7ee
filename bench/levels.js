// The levels of the benchmark, made from seeds: large enough that a search of them is worth timing.
import { loadLevels } from "../dist/playing/load-levels.js";
import { drawingAsText } from "../dist/puzzles/drawing.js";
import { randomFrom } from "./random.js";

/** @param {string} game @param {string[]} header @param {string[][]} grid */
function text(game, header, grid) {
  return [`game: ${game}`, ...header, "", ...grid.map((row) => row.join("")), ""].join("\n");
}

/** @param {number} rows @param {number} columns @param {(row: number, column: number) => string} cell */
function gridOf(rows, columns, cell) {
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => cell(row, column)));
}

/** A square of floor with a tenth of holes, from one corner to the other. @param {number} side */
export function plainRoll(side) {
  const random = randomFrom(7);
  const grid = gridOf(side, side, () => (random(10) === 0 ? "#" : "."));
  for (let i = 0; i < 9; i++) {
    const row = /** @type {string[]} */ (grid[i % 3]);
    const mirrored = /** @type {string[]} */ (grid[side - 1 - (i % 3)]);
    row[Math.trunc(i / 3)] = ".";
    mirrored[side - 1 - Math.trunc(i / 3)] = ".";
  }
  /** @type {string[]} */ (grid[0])[0] = "S";
  /** @type {string[]} */ (grid[side - 1])[side - 1] = "T";
  return text("roll-the-block", [], grid);
}

/** A large field with a bridge that a switch toggles, both on the way. @param {number} side */
export function bridgedRoll(side) {
  const [game = "", ...rows] = plainRoll(side).split("\n");
  const middle = Math.trunc(rows.length / 2);
  const row = /** @type {string} */ (rows[middle]);
  rows[middle] = `1${row.slice(1, -1)}a`;
  return [game, "a: bridge closed", "1: soft toggle a", ...rows].join("\n");
}

const SWITCHES = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRUVWXYZ";

/** Switches all over the floor, each of which changes some of many bridges; with `splits`, cells that split the block too.
 *  The target stands apart in a corner, so that a search goes on for as long as it is let.
 *  @param {number} side @param {number} bridges @param {boolean} splits */
export function bridgeRoll(side, bridges, splits) {
  const random = randomFrom(side + bridges);
  const grid = gridOf(side, side, () => (random(12) === 0 ? "#" : "."));
  /** @param {string} name */
  const place = (name) => {
    for (;;) {
      const row = /** @type {string[]} */ (grid[random(side)]);
      const column = random(side);
      if (row[column] !== ".") continue;
      row[column] = name;
      return;
    }
  };
  const names = Array.from({ length: bridges }, (_, i) => String.fromCodePoint(0x3b1 + i));
  const legend = names.map((name, i) => `${name}: bridge ${i % 2 === 0 ? "open" : "closed"}`);
  for (const name of names) place(name);
  if (splits) {
    for (const row of [0, side - 1]) /** @type {string[]} */ (grid[row])[0] = "~";
  }
  for (const name of SWITCHES.slice(0, 40)) {
    place(name);
    const actions = `toggle ${names[random(bridges)]}, toggle ${names[random(bridges)]}`;
    legend.push(`${name}: ${random(3) === 0 ? "heavy" : "soft"} ${actions}`);
  }
  if (splits) {
    legend.push(`!: split 0,0 ${side - 1},0`);
    for (let i = 0; i < 3; i++) place("!");
  }
  place("S");
  const last = /** @type {string[]} */ (grid[side - 1]);
  for (let i = 2; i <= 3; i++) {
    last[side - i] = "#";
    /** @type {string[]} */ (grid[side - i])[side - 1] = "#";
  }
  last[side - 1] = "T";
  return text("roll-the-block", legend, grid);
}

/** Tiles of several colours between obstacles; the goals are where a long walk at random leaves them.
 *  @param {number} side @param {number} tiles @param {number} colours */
export function matchLevel(side, tiles, colours) {
  const random = randomFrom(100 * side + tiles);
  const grid = gridOf(side, side, () => (random(9) === 0 ? "#" : "."));
  return walkedLevel(grid, tilesOf(tiles, colours), random);
}

/** The same with so many obstacles, of which a seed says where they are.
 *  @param {number} side @param {number} walls @param {number} tiles @param {number} colours @param {number} seed */
export function walledMatch(side, walls, tiles, colours, seed) {
  const random = randomFrom(1000 * (100 * side + tiles) + 10 * walls + seed);
  const grid = gridOf(side, side, () => ".");
  return walkedLevel(grid, ["#".repeat(walls), ...tilesOf(tiles, colours)].join("").split(""), random);
}

/** @param {number} tiles @param {number} colours */
function tilesOf(tiles, colours) {
  return Array.from({ length: tiles }, (_, i) => String.fromCharCode(65 + (i % colours)));
}

/** Puts all of these somewhere on the floor, and the goals where a walk leaves the tiles.
 *  @param {string[][]} grid @param {readonly string[]} placed @param {(n: number) => number} random */
function walkedLevel(grid, placed, random) {
  for (const glyph of placed) {
    for (;;) {
      const row = /** @type {string[]} */ (grid[random(grid.length)]);
      const column = random(grid.length);
      if (row[column] !== ".") continue;
      row[column] = glyph;
      break;
    }
  }
  const goals = walkedFrom(grid, random).replace(/[A-Z]/g, (tile) => tile.toLowerCase());
  return `${text("match-the-tiles", [], grid)}\n${goals}\n`;
}

/** The board after some hundred slides. @param {string[][]} grid @param {(n: number) => number} random */
function walkedFrom(grid, random) {
  const anyGoals = grid.map((row) => row.map((cell) => cell.toLowerCase()));
  const start = `${text("match-the-tiles", [], grid)}\n${anyGoals.map((row) => row.join("")).join("\n")}\n`;
  const [loaded] = loadLevels(start);
  if (loaded?.playable === undefined) throw new Error(loaded?.problems[0]?.message);
  const { puzzle, level } = loaded.playable;
  let state = puzzle.initialState(level);
  for (let i = 0; i < 300; i++) {
    const moves = puzzle.listMoves(level, state);
    state = puzzle.applyMove(level, state, moves[random(moves.length)]).state ?? state;
  }
  const drawing = puzzle.drawState(level, state);
  return drawingAsText(drawing).replace(/[a-z]/g, ".");
}

/** Single cells on an open board. @param {number} rows @param {number} columns @param {number} groups */
export function foldingLevel(rows, columns, groups) {
  const random = randomFrom(rows * columns + groups);
  const grid = gridOf(rows, columns, () => ".");
  for (let i = 0; i < groups; ) {
    const row = /** @type {string[]} */ (grid[random(rows)]);
    const column = random(columns);
    if (row[column] !== ".") continue;
    row[column] = String.fromCharCode(65 + i++);
  }
  return text("folding-blocks", [], grid);
}

/** Heaps of blocks, without a run. @param {number} rows @param {number} columns @param {number} blocks @param {number} colours */
export function iceLevel(rows, columns, blocks, colours) {
  const random = randomFrom(rows + 31 * columns + blocks);
  const grid = gridOf(rows, columns, () => ".");
  const heights = new Array(columns).fill(0);
  /** @param {number} row @param {number} column */
  const at = (row, column) => grid[row]?.[column];
  for (let i = 0; i < blocks; ) {
    const column = random(columns);
    const row = rows - 1 - heights[column];
    const colour = String.fromCharCode(65 + (i % colours));
    const makesRun =
      (at(row + 1, column) === colour && at(row + 2, column) === colour) ||
      [-2, -1, 0].some((from) => [0, 1, 2].every((k) => from + k === 0 || at(row, column + from + k) === colour));
    if (row < 1 || (makesRun && random(50) !== 0)) continue;
    /** @type {string[]} */ (grid[row])[column] = colour;
    heights[column]++;
    i++;
  }
  return text("break-the-ice", [], grid);
}
