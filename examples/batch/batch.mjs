// Solves every level of a folder on all cores, at most ten seconds each: node batch.mjs FOLDER
import { readdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { argv } from "node:process";
import { loadLevels } from "fourfold";
import { SolverPool } from "fourfold/worker";

const [, , folder = "levels"] = argv;
const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".txt")).sort();
const pool = new SolverPool({ size: availableParallelism() });

/** @param {string} name */
async function solved(name) {
  const levels = loadLevels(await readFile(join(folder, name), "utf8"));
  const results = levels.map((level) => pool.solve(level, { limits: { timeMs: 10_000 } }));
  return (await Promise.all(results)).map(({ status, cost }, i) => `${name}#${i + 1} ${status} ${cost ?? "-"}`);
}

for (const lines of await Promise.all(files.map(solved))) console.log(lines.join("\n"));
await pool.close();
