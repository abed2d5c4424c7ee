// `node bench/symmetries.js`: how many of the levels look the same when they are mirrored or turned, with other colours or
// letters. It is why no method of `auto` looks for symmetries: see docs/methods/README.md.
import { drawingAsText } from "../dist/puzzles/drawing.js";
import { levelsIn } from "./sets.js";

/** @typedef {string[][]} Board */

const mirrored = (/** @type {Board} */ board) => board.map((row) => [...row].reverse());
const flipped = (/** @type {Board} */ board) => [...board].reverse();
const transposed = (/** @type {Board} */ board) =>
  (board[0] ?? []).map((_, column) => board.map((row) => String(row[column])));
/** Gravity leaves only the first to Break the Ice. */
const SYMMETRIES = [
  mirrored,
  flipped,
  (/** @type {Board} */ board) => flipped(mirrored(board)),
  transposed,
  (/** @type {Board} */ board) => mirrored(transposed(board)),
  (/** @type {Board} */ board) => flipped(transposed(board)),
  (/** @type {Board} */ board) => flipped(mirrored(transposed(board))),
];

/** The board with its letters numbered in the order in which they turn up, or as it is where letters are not alike.
 *  @param {Board} board @param {boolean} areAlike */
function numbered(board, areAlike) {
  /** @type {Map<string, number>} */
  const numbers = new Map();
  const nameOf = (/** @type {string} */ cell) => {
    if (!areAlike || !/[A-Za-z]/.test(cell)) return cell;
    if (!numbers.has(cell)) numbers.set(cell, numbers.size);
    return String(numbers.get(cell));
  };
  return board.map((row) => row.map(nameOf).join(" ")).join("\n");
}

/** @param {import("./sets.js").Measured} measured */
function isSymmetric({ level: { playable } }) {
  if (playable === undefined) return false;
  const { puzzle, level } = playable;
  const text = drawingAsText(puzzle.drawState(level, puzzle.initialState(level)));
  const board = text
    .split("\n")
    .filter((row) => row !== "")
    .map((row) => [...row]);
  const id = puzzle.format.id;
  const areAlike = id === "folding-blocks" || id === "break-the-ice";
  const allowed = id === "break-the-ice" ? SYMMETRIES.slice(0, 1) : SYMMETRIES;
  return allowed.some((image) => numbered(image(board), areAlike) === numbered(board, areAlike));
}

for (const folder of ["tests/golden", "levels"]) {
  const levels = levelsIn(folder);
  const symmetric = levels.filter(isSymmetric);
  console.log(`${folder}: ${symmetric.length} of ${levels.length} are symmetric`);
  for (const { id } of symmetric) console.log(`  ${id}`);
}
