// The levels on which `auto` is measured: the golden ones, those of levels/, and the hard ones of the benchmark.
import { readdirSync, readFileSync } from "node:fs";
import { loadLevels } from "../dist/playing/load-levels.js";

/** @typedef {{ id: string, level: import("../dist/playing/loaded-level.js").LoadedLevel, optimal: number | "unsolvable" | undefined }} Measured */

/** The levels of all files in a folder and the folders in it. @param {string} folder @returns {Measured[]} */
export function levelsIn(folder) {
  const root = new URL(`../${folder}/`, import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".txt"));
  return files
    .sort()
    .flatMap((name) => playable(name.replace(/\.txt$/, ""), readFileSync(new URL(name, root), "utf8")));
}

/** @param {{ id: string, text: string, optimal: number | "unsolvable" | undefined }[]} made @returns {Measured[]} */
export function levelsMade(made) {
  return made.flatMap(({ id, text, optimal }) => playable(id, text).map((measured) => ({ ...measured, id, optimal })));
}

/** @param {string} name @param {string} text @returns {Measured[]} */
function playable(name, text) {
  return loadLevels(text).flatMap((level) => {
    const { index, playable } = level;
    return playable === undefined ? [] : [{ id: `${name}#${index}`, level, optimal: playable.facts.optimal }];
  });
}
