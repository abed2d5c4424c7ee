// Compares algorithms on the levels of a file and writes a CSV: node compare-to-csv.mjs LEVELS.txt bfs,astar,auto
import { readFile } from "node:fs/promises";
import { argv, stdout } from "node:process";
import { loadLevels } from "fourfold";
import { CSV_HEADER, compare, csvLine, parseSolvers } from "fourfold/comparing";

const [, , file = "levels.txt", solvers = "bfs,astar,auto"] = argv;

const levels = loadLevels(await readFile(file, "utf8")).map((loaded) => ({ file, loaded }));
const { documents } = await compare(levels, parseSolvers(solvers), { limits: { timeMs: 10_000 } });
stdout.write(`${[CSV_HEADER, ...documents.map(csvLine)].join("\n")}\n`);
