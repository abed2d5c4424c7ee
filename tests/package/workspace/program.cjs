// The same as program.js, by require.
const { loadLevels } = require("fourfold");
const { SolverPool } = require("fourfold/worker");

const pool = new SolverPool();

async function solve(text) {
  const [level] = loadLevels(text);
  const { engine, cost } = await pool.solve(level);
  return `${level.game} ${engine} ${cost}`;
}

Promise.all(JSON.parse(process.env.LEVELS).map(solve)).then((told) => console.log(told.join("\n")));
