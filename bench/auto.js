// `npm run bench:auto`: `auto` against the eight algorithms, level by level. Each of those that prove has as much time as it
// would need to win by far; of those that do not prove, the time of their solution is set against the first solution of auto.
import { solve } from "../dist/solving/solve.js";
import { chosen } from "./chosen.js";
import { hardLevels } from "./hard.js";
import { median } from "./median.js";
import { levelsIn, levelsMade } from "./sets.js";

const PROVING = /** @type {const} */ (["astar", "bfs", "ucs", "idastar", "iddfs"]);
const QUICK = /** @type {const} */ (["greedy", "dfs", "dls"]);
/** What a rival may take longer than auto before it is stopped, in milliseconds. */
const PATIENCE = 5;
/** A level is measured again where so much was lost, in milliseconds: another program may have had the machine. */
const DOUBTFUL = 2;

/** @param {import("./sets.js").Measured} measured @param {number} rounds */
async function timesOf({ id, level, optimal }, rounds) {
  /** @type {number[]} */
  const proofs = [];
  /** @type {number[]} */
  const firsts = [];
  let method = "";
  for (let round = 0; round <= rounds; round++) {
    let first = Number.POSITIVE_INFINITY;
    const onSolution = (/** @type {{ timeMs: number }} */ { timeMs }) => {
      first = Math.min(first, timeMs);
    };
    const result = await solve(level, { onSolution });
    const found = result.status === "unsolvable" ? "unsolvable" : result.cost;
    if (optimal !== undefined && found !== optimal) throw new Error(`${id}: ${found}, and ${optimal} is right`);
    if (round === 0) continue;
    proofs.push(result.timeMs);
    firsts.push(Math.min(first, result.timeMs));
    method = result.method;
  }
  return { method, proof: median(proofs), solution: median(firsts) };
}

/** The time of a rival, or Infinity where it takes too long. @param {import("./sets.js").Measured} measured
 *  @param {typeof PROVING[number] | typeof QUICK[number]} algorithm @param {number} most @param {number} rounds */
async function rivalTime({ level }, algorithm, most, rounds) {
  const depth = algorithm === "dls" ? { depth: 60 } : {};
  const times = [];
  for (let round = 0; round <= rounds; round++) {
    const result = await solve(level, { algorithm, ...depth, limits: { timeMs: most + PATIENCE } });
    const isOver = result.status === "solved" || result.status === "unsolvable";
    if (!isOver) return Number.POSITIVE_INFINITY;
    if (round > 0) times.push(result.timeMs);
  }
  return median(times);
}

/** @param {import("./sets.js").Measured} measured @param {readonly (typeof PROVING[number] | typeof QUICK[number])[]} algorithms
 *  @param {number} most @param {number} rounds */
async function bestOf(measured, algorithms, most, rounds) {
  let best = { name: "none", time: Number.POSITIVE_INFINITY };
  for (const name of algorithms) {
    const time = await rivalTime(measured, name, most, rounds);
    if (time < best.time) best = { name, time };
  }
  return best;
}

/** @param {import("./sets.js").Measured} measured @param {number} rounds */
async function compare(measured, rounds) {
  const auto = await timesOf(measured, rounds);
  const prover = await bestOf(measured, PROVING, auto.proof, rounds);
  const quick = await bestOf(measured, QUICK, auto.solution, rounds);
  return { id: measured.id, ...auto, prover, quick, loss: auto.proof - prover.time, wait: auto.solution - quick.time };
}

/** @param {number} ms */
function shown(ms) {
  return ms === Number.POSITIVE_INFINITY ? "longer" : ms.toFixed(2);
}

/** @param {readonly string[]} cells */
function row(cells) {
  const [id = "", ...rest] = cells;
  console.log(id.padEnd(44) + rest.map((cell) => cell.padStart(16)).join(""));
}

/** @param {Pick<import("./start.js").Wishes, "only" | "rounds" | "all">} wishes */
export async function run({ only, rounds, all }) {
  const sets = [...levelsIn("tests/golden"), ...levelsIn("levels"), ...levelsMade(hardLevels())];
  const measuring = chosen(sets, only);
  row(["level", "method", "proof ms", "best prover", "ms", "solution ms", "best other", "ms"]);
  let worst = 0;
  let longest = 0;
  let sum = 0;
  for (const measured of measuring) {
    let figures = await compare(measured, rounds);
    if (figures.loss > DOUBTFUL) {
      const again = await compare(measured, rounds);
      if (again.loss < figures.loss) figures = again;
    }
    const { id, method, proof, solution, prover, quick, loss, wait } = figures;
    sum += proof;
    worst = Math.max(worst, loss);
    longest = Math.max(longest, wait);
    if (!all && only === "" && loss < 1 && proof < 50) continue;
    row([id, method, shown(proof), prover.name, shown(prover.time), shown(solution), quick.name, shown(quick.time)]);
  }
  console.log(`\n${measuring.length} levels, ${sum.toFixed(0)} ms together.`);
  console.log(`At worst the proof comes ${worst.toFixed(2)} ms later than that of the best of ${PROVING.join(", ")},`);
  console.log(`and the first solution ${longest.toFixed(2)} ms later than that of the best of ${QUICK.join(", ")}.`);
}
