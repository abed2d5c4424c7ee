// One timed search. Also a program: `node bench/measure.js CASE ENGINE` prints the time of a process's first search.
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { solve } from "../dist/solving/solve.js";
import { CASES, levelOf } from "./cases.js";

/** @typedef {"wasm" | "ts"} EngineName */

/** The time of the search itself: tables are made by the same code for both engines.
 *  @param {import("./cases.js").Case} benchCase @param {ReturnType<typeof levelOf>} level @param {EngineName} engine */
export async function measure({ options }, level, engine) {
  const result = await solve(level, { ...options, engine });
  return { ms: result.timeMs - result.prepareMs, result };
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const found = CASES.find(({ id }) => id === argv[2]);
  if (found === undefined) throw new Error(`There is no case ${argv[2]}.`);
  const { ms } = await measure(found, levelOf(found), argv[3] === "ts" ? "ts" : "wasm");
  console.log(ms);
}
