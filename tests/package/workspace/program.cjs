// The same as program.js, by require.
const { loadLevels } = require("fourfold");
const { SolverPool } = require("fourfold/worker");
const { made } = require("./making.js");

const pool = new SolverPool();

async function solve(text) {
  const [level] = loadLevels(text);
  const { engine, cost } = await pool.solve(level);
  return `${level.game} ${engine} ${cost}`;
}

Promise.all(JSON.parse(process.env.LEVELS).map(solve)).then(async (told) =>
  console.log([...told, ...(await made())].join("\n")),
);
