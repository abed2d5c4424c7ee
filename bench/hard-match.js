// Large levels of Match the Tiles: walks that end far away from where they begin, and goals that look as if a slide had
// ended there but that nothing leads to.
import { matchLevel, walledMatch } from "./levels.js";
import { randomFrom } from "./random.js";

/** @typedef {{ id: string, text: string, optimal: number | "unsolvable" }} HardLevel */

/** @returns {HardLevel[]} */
export function hardMatch() {
  return [
    walk(8, 8, 8, 23),
    walk(8, 8, 4, 22),
    walk(10, 8, 8, 23),
    walk(10, 8, 4, 22),
    walk(12, 8, 8, 23),
    walk(16, 8, 8, 30),
    walk(16, 12, 4, 29),
    walk(12, 12, 4, 31),
    ...[1, 2].flatMap((seed) => [scattered(7, 12, seed), scattered(8, 16, seed), scattered(12, 24, seed)]),
  ];
}

/** Twelve tiles of six colours among 25 obstacles: few of their predecessors can be reached.
 *  @returns {HardLevel[]} */
export function walledMatches() {
  return [41, 33, 39, 36, 39, 42, 34, 35].map((optimal, i) => ({
    id: `match 12x12, 25 walls, 12 tiles, seed ${i + 1}`,
    text: walledMatch(12, 25, 12, 6, i + 1),
    optimal,
  }));
}

/** @param {number} side @param {number} tiles @param {number} colours @param {number} optimal @returns {HardLevel} */
function walk(side, tiles, colours, optimal) {
  const id = `match walk ${side}x${side}, ${tiles} tiles, ${colours} colours`;
  return { id, text: matchLevel(side, tiles, colours), optimal };
}

/** Tiles anywhere, and goals where as many tiles anywhere come to rest after one slide.
 *  @param {number} side @param {number} tiles @param {number} seed @returns {HardLevel} */
function scattered(side, tiles, seed) {
  const random = randomFrom(1000 * side + 10 * tiles + seed);
  const board = Array.from({ length: side }, () => Array.from({ length: side }, () => (random(7) === 0 ? "#" : ".")));
  const goals = board.map((row) => [...row]);
  for (const [grid, first] of /** @type {const} */ ([
    [board, "A"],
    [goals, "a"],
  ])) {
    for (let i = 0; i < tiles; ) {
      const row = /** @type {string[]} */ (grid[random(side)]);
      const column = random(side);
      if (row[column] === ".") row[column] = String.fromCharCode(first.charCodeAt(0) + (i++ % 4));
    }
  }
  const slid = goals.map((row) => row.join("").split("#").map(leftmost).join("#"));
  const rows = board.map((row) => row.join(""));
  const text = ["game: match-the-tiles", "", ...rows, "", ...slid, ""].join("\n");
  return { id: `match scattered ${side}x${side}, ${tiles} tiles, seed ${seed}`, text, optimal: "unsolvable" };
}

/** @param {string} run */
function leftmost(run) {
  return run.replaceAll(".", "").padEnd(run.length, ".");
}
