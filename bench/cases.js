// What the benchmark measures: a level, an algorithm and how far it goes. Where a level is too large to be searched to the
// end, both engines stop after the same number of expansions.
import { loadLevels } from "../dist/load-levels.js";
import { bridgeRoll, foldingLevel, iceLevel, matchLevel, plainRoll } from "./levels.js";

/** @typedef {{ id: string, level: () => string, options: import("../dist/solve-options.js").SolveOptions }} Case */

/** @type {readonly Case[]} */
export const CASES = [
  { id: "roll plain 1000x1000 bfs", level: () => plainRoll(1000), options: { algorithm: "bfs" } },
  { id: "roll plain 1000x1000 astar relaxed", level: () => plainRoll(1000), options: astar("relaxed") },
  { id: "roll 40 bridges bfs", level: () => bridgeRoll(20, 40, false), options: upTo(3_000_000, "bfs") },
  {
    id: "roll 40 bridges astar",
    level: () => bridgeRoll(20, 40, false),
    options: upTo(1_000_000, "astar", "distance"),
  },
  { id: "roll splits bfs", level: () => bridgeRoll(12, 6, true), options: upTo(1_000_000, "bfs") },
  { id: "match 8 tiles bfs", level: () => matchLevel(10, 8, 4), options: upTo(3_000_000, "bfs") },
  { id: "match 12 tiles bfs", level: () => matchLevel(12, 12, 4), options: upTo(1_000_000, "bfs") },
  { id: "match 8 tiles astar slides", level: () => matchLevel(10, 8, 4), options: upTo(500_000, "astar", "slides") },
  { id: "match 8 tiles dfs", level: () => matchLevel(10, 8, 4), options: upTo(1_000_000, "dfs") },
  { id: "folding 12 groups bfs", level: () => foldingLevel(8, 8, 12), options: upTo(300_000, "bfs") },
  { id: "folding 12 groups astar", level: () => foldingLevel(8, 8, 12), options: upTo(200_000, "astar", "doubling") },
  {
    id: "folding 12 groups idastar",
    level: () => foldingLevel(8, 8, 12),
    options: upTo(300_000, "idastar", "doubling"),
  },
  { id: "ice 20 blocks bfs", level: () => iceLevel(8, 7, 20, 5), options: upTo(200_000, "bfs") },
  { id: "ice 20 blocks astar columns", level: () => iceLevel(8, 7, 20, 5), options: upTo(100_000, "astar", "columns") },
  { id: "ice 20 blocks iddfs", level: () => iceLevel(8, 7, 20, 5), options: upTo(200_000, "iddfs") },
];

/** @param {string} heuristic @returns {import("../dist/solve-options.js").SolveOptions} */
function astar(heuristic) {
  return { algorithm: "astar", heuristic };
}

/** @param {number} nodes @param {import("../dist/solve-options.js").AlgorithmName} algorithm @param {string} [heuristic]
 *  @returns {import("../dist/solve-options.js").SolveOptions} */
function upTo(nodes, algorithm, heuristic) {
  return { algorithm, limits: { nodes }, ...(heuristic === undefined ? {} : { heuristic }) };
}

/** The level of a case, read. @param {Case} benchCase */
export function levelOf({ id, level }) {
  const [loaded] = loadLevels(level());
  if (loaded?.playable === undefined) throw new Error(`${id}: ${loaded?.problems[0]?.message}`);
  return loaded.playable;
}
