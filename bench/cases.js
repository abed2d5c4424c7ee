// What the benchmark measures: a level, an algorithm and how far it goes. Where a level is too large to be searched to the
// end, both engines stop after the same number of expansions.
import { readFileSync } from "node:fs";
import { loadLevels } from "../dist/playing/load-levels.js";
import { bridgeRoll, foldingLevel, iceLevel, matchLevel, plainRoll } from "./levels.js";

/** @typedef {{ id: string, title?: string, level: () => string, options: import("../dist/solving/options.js").SolveOptions }} Case */

/** @type {readonly Case[]} */
export const CASES = [
  small("roll-the-block/classic", "The drawbridge keeper"),
  small("match-the-tiles/classic", "Crates in the hold"),
  small("folding-blocks/classic", "A heart with many chambers"),
  small("break-the-ice/classic", "The snow bridge"),
  { id: "roll plain 1000x1000 bfs", level: () => plainRoll(1000), options: { algorithm: "bfs" } },
  { id: "roll plain 1000x1000 astar relaxed", level: () => plainRoll(1000), options: astar("relaxed") },
  { id: "roll 40 bridges bfs", level: () => bridgeRoll(20, 40, false), options: upTo(3_000_000, "bfs") },
  {
    id: "roll 40 bridges astar",
    level: () => bridgeRoll(20, 40, false),
    options: upTo(1_000_000, "astar", "distance"),
  },
  { id: "roll splits bfs", level: () => bridgeRoll(12, 6, true), options: upTo(1_000_000, "bfs") },
  { id: "match 8 tiles bfs", level: () => matchLevel(12, 8, 8), options: upTo(5_000_000, "bfs") },
  { id: "match 12 tiles bfs", level: () => matchLevel(12, 12, 4), options: upTo(2_000_000, "bfs") },
  { id: "match 8 tiles astar slides", level: () => matchLevel(10, 8, 4), options: upTo(500_000, "astar", "slides") },
  { id: "match 8 tiles dfs", level: () => matchLevel(10, 8, 4), options: upTo(1_000_000, "dfs") },
  folding("bfs", upTo(300_000, "bfs")),
  folding("bfs, canonical order", { ...upTo(300_000, "bfs"), order: "canonical" }),
  folding("astar", upTo(200_000, "astar", "doubling")),
  folding("idastar", upTo(300_000, "idastar", "doubling")),
  { id: "ice 20 blocks bfs", level: () => iceLevel(8, 7, 20, 5), options: upTo(200_000, "bfs") },
  { id: "ice 20 blocks astar columns", level: () => iceLevel(8, 7, 20, 5), options: upTo(100_000, "astar", "columns") },
  { id: "ice 20 blocks iddfs", level: () => iceLevel(8, 7, 20, 5), options: upTo(200_000, "iddfs") },
];

/** A level that people play, by its title. @param {string} path @param {string} title @returns {Case} */
function small(path, title) {
  return { id: `${title} bfs`, title, level: () => pack(path), options: { algorithm: "bfs" } };
}

/** @param {string} name @param {import("../dist/solving/options.js").SolveOptions} options @returns {Case} */
function folding(name, options) {
  return { id: `folding 12 groups ${name}`, level: () => foldingLevel(8, 8, 12), options };
}

/** The text of a level pack. @param {string} path */
function pack(path) {
  return readFileSync(new URL(`../levels/${path}.txt`, import.meta.url), "utf8");
}

/** @param {string} heuristic @returns {import("../dist/solving/options.js").SolveOptions} */
function astar(heuristic) {
  return { algorithm: "astar", heuristic };
}

/** @param {number} nodes @param {import("../dist/solving/options.js").AlgorithmName} algorithm @param {string} [heuristic]
 *  @returns {import("../dist/solving/options.js").SolveOptions} */
function upTo(nodes, algorithm, heuristic) {
  return { algorithm, limits: { nodes }, ...(heuristic === undefined ? {} : { heuristic }) };
}

/** The level of a case, read: the one with its title, or the first. @param {Case} benchCase */
export function levelOf({ id, title, level }) {
  const loaded = loadLevels(level()).find((one) => title === undefined || one.title === title);
  if (loaded?.playable === undefined) throw new Error(`${id}: ${loaded?.problems[0]?.message ?? "no such level"}`);
  return loaded;
}
