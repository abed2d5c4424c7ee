// Solves the levels of a file: node solve-a-file.mjs LEVELS.txt
import { readFile } from "node:fs/promises";
import { argv } from "node:process";
import { loadLevels, solve } from "fourfold";

const [, , file = "levels.txt"] = argv;
for (const level of loadLevels(await readFile(file, "utf8"))) {
  if (level.playable === undefined) {
    console.error(level.problems.map(({ line, column, message }) => `${file}:${line}:${column} ${message}`).join("\n"));
    continue;
  }
  const { status, cost, optimal, moves } = await solve(level);
  console.log(`${level.title}: ${status}, cost ${cost}${optimal ? ", proven optimal" : ""}: ${moves}`);
}
