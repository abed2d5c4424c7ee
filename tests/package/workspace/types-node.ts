// A program of Node: no types of a page are there.
import { readFileSync } from "node:fs";
import { loadLevels, type SolveResult, solve } from "fourfold";
import { compare } from "fourfold/comparing";
import { SolverPool } from "fourfold/worker";

const levels = loadLevels(readFileSync("levels.txt", "utf8"));
export const results: Promise<SolveResult>[] = levels.flatMap((level) => [solve(level), new SolverPool().solve(level)]);
export { compare };
