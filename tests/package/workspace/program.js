// What a program of Node does with the package, by import or by require: it solves the levels that it is given, in threads, and makes some.
import { loadLevels } from "fourfold";
import { SolverPool } from "fourfold/worker";
import { made } from "./making.js";

const pool = new SolverPool();

async function solve(text) {
  const [level] = loadLevels(text);
  const { engine, cost } = await pool.solve(level);
  return `${level.game} ${engine} ${cost}`;
}

Promise.all(JSON.parse(process.env.LEVELS).map(solve)).then(async (told) =>
  console.log([...told, ...(await made())].join("\n")),
);
