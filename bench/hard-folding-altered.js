// Levels of Folding Blocks with one cell altered, a hole more or a hole less. What was solvable by the way it was made seldom
// is any more, and that has to be proven; or there is another cover, dearer than the one that was meant.
import { altered, denseLevel, grownLevel, halvedLevel } from "./hard-folding.js";

/** @typedef {(readonly [seed: number, optimal: number | "unsolvable"])[]} Proven */

/** @type {readonly (readonly [name: string, make: (seed: number) => string, seeds: Proven])[]} */
const KINDS = [
  ["32x32, 48 grown groups", (seed) => grownLevel(32, 48, seed), unsolvable(1, 2, 3, 4, 5, 6)],
  ["32x32, 52 grown groups", (seed) => grownLevel(32, 52, seed), unsolvable(1, 2)],
  ["32x32 dense", (seed) => denseLevel(32, 32, 52, seed), unsolvable(2, 3)],
  ["32x32 halved to 24 groups", (seed) => halvedLevel(32, 24, seed), unsolvable(9, 10, 11)],
  ["32x32 halved to 32 groups", (seed) => halvedLevel(32, 32, seed), unsolvable(5, 12, 13)],
  ["32x32 halved to 40 groups", (seed) => halvedLevel(32, 40, seed), unsolvable(6, 14, 15)],
  [
    "32x32 halved to 48 groups",
    (seed) => halvedLevel(32, 48, seed),
    [...unsolvable(6, 16), [7, 183], [17, 176], [18, 178], [1010, 187], [5010, 183], [5014, 176], [5026, 186]],
  ],
];

/** @param {number[]} seeds @returns {Proven} */
function unsolvable(...seeds) {
  return seeds.map((seed) => [seed, "unsolvable"]);
}

/** @returns {import("./hard-folding.js").ProvenLevel[]} */
export function alteredFolding() {
  return KINDS.flatMap(([name, make, seeds]) =>
    seeds.map(([seed, optimal]) => ({
      id: `folding ${name}, one cell altered, ${seed}`,
      text: altered(make(seed), 100 * seed + 1),
      optimal,
    })),
  );
}
