// Hard levels of Break the Ice: heaps without a run, made from seeds. Of some the optimum has been proven; of the others it
// may not be known.
import { randomFrom } from "./random.js";

/** Rows, columns, blocks, colours, seed, and the optimum. With an odd seed runs alone burst.
 *  @type {readonly (readonly [number, number, number, number, number, number])[]} */
const HEAPS = [
  [8, 7, 16, 4, 1, 15],
  [8, 7, 17, 4, 2, 10],
  [8, 7, 15, 4, 4, 6],
  [8, 7, 16, 4, 5, 11],
  [8, 7, 17, 4, 6, 13],
  [12, 7, 26, 4, 1, 10],
  [12, 7, 28, 4, 2, 9],
  [12, 7, 25, 4, 3, 8],
  [12, 7, 25, 3, 1, 8],
  [12, 7, 27, 3, 3, 7],
  [7, 12, 26, 3, 2, 8],
  [7, 8, 18, 4, 2, 9],
  [7, 8, 19, 4, 3, 9],
  [8, 7, 24, 3, 1, 8],
];

/** Levels for bench:heaps: many blocks on few columns, many colours of few blocks, and large boards.
 *  @type {readonly (readonly [number, number, number, number, number])[]} */
const LARGER_HEAPS = [
  [8, 7, 24, 5, 1],
  [8, 7, 24, 6, 2],
  [8, 7, 25, 5, 3],
  [8, 7, 26, 5, 4],
  [8, 7, 26, 6, 5],
  [8, 7, 27, 5, 6],
  [8, 7, 27, 6, 7],
  [8, 7, 28, 5, 8],
  [8, 7, 28, 6, 9],
  [8, 7, 29, 6, 10],
  [8, 7, 30, 5, 11],
  [8, 7, 30, 6, 12],
  [12, 7, 24, 8, 1],
  [12, 7, 28, 7, 2],
  [7, 12, 24, 8, 3],
  [7, 12, 28, 7, 4],
  [16, 16, 39, 13, 1],
  [16, 16, 40, 6, 2],
  [16, 16, 40, 10, 3],
  [16, 16, 40, 10, 4],
];

/** @returns {{ id: string, text: string, optimal: number | "unsolvable" }[]} */
export function hardIce() {
  return HEAPS.map(([rows, columns, blocks, colours, seed, optimal]) => ({
    ...heap(rows, columns, blocks, colours, seed),
    optimal,
  }));
}

/** @returns {{ id: string, text: string, optimal: undefined }[]} */
export function largerHeaps() {
  return LARGER_HEAPS.map((made) => ({ ...heap(...made), optimal: undefined }));
}

/** @param {number} rows @param {number} columns @param {number} blocks @param {number} colours @param {number} seed */
function heap(rows, columns, blocks, colours, seed) {
  return {
    id: `ice ${columns}x${rows}, ${blocks} blocks of ${colours} colours, seed ${seed}`,
    text: iceHeap(rows, columns, blocks, colours, seed),
  };
}

/** Blocks that fall at random, one colour after the other, and none where it makes a run.
 *  @param {number} rows @param {number} columns @param {number} blocks @param {number} colours @param {number} seed */
export function iceHeap(rows, columns, blocks, colours, seed) {
  const random = randomFrom(seed * 7919 + 13);
  const grid = Array.from({ length: rows }, () => new Array(columns).fill("."));
  const heights = new Array(columns).fill(0);
  for (let i = 0; i < blocks; ) {
    const column = random(columns);
    const row = rows - 1 - heights[column];
    const colour = String.fromCharCode(65 + (i % colours));
    if (row < 1 || makesRun(grid, row, column, colour)) continue;
    /** @type {string[]} */ (grid[row])[column] = colour;
    heights[column]++;
    i++;
  }
  const rule = seed % 2 === 1 ? "lines" : "connected";
  return ["game: break-the-ice", `burst: ${rule}`, "", ...grid.map((row) => row.join("")), ""].join("\n");
}

/** @param {string[][]} grid @param {number} row @param {number} column @param {string} colour */
function makesRun(grid, row, column, colour) {
  /** @param {number} down @param {number} right */
  const isAlike = (down, right) => grid[row + down]?.[column + right] === colour;
  if (isAlike(1, 0) && isAlike(2, 0)) return true;
  return [-2, -1, 0].some((from) => [0, 1, 2].every((step) => from + step === 0 || isAlike(0, from + step)));
}
