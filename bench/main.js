// `npm run bench`: WebAssembly against TypeScript on the same work, side by side in one process and taking turns (warm),
// and each in a fresh process (cold). Medians; equal counts are checked.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { arch, cpus, platform } from "node:os";
import { execPath, version } from "node:process";
import { fileURLToPath } from "node:url";
import { CASES, levelOf } from "./cases.js";
import { chosen } from "./chosen.js";
import { measure } from "./measure.js";
import { median } from "./median.js";

/** @param {readonly number[]} numbers */
function geometricMean(numbers) {
  return Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);
}

/** @param {string} id @param {"wasm" | "ts"} engine */
function coldTime(id, engine) {
  const program = fileURLToPath(new URL("measure.js", import.meta.url));
  return Number(execFileSync(execPath, [program, id, engine], { encoding: "utf8" }));
}

/** @param {import("./cases.js").Case} benchCase @param {number} rounds */
async function runCase(benchCase, rounds) {
  const level = levelOf(benchCase);
  /** @type {Record<"wasm" | "ts", number[]>} */
  const warm = { wasm: [], ts: [] };
  /** @type {Record<"wasm" | "ts", number[]>} */
  const cold = { wasm: [], ts: [] };
  /** @type {Record<string, import("../dist/solving/result.js").SolveResult>} */
  const results = {};
  for (let round = 0; round <= rounds; round++) {
    for (const engine of /** @type {const} */ (["wasm", "ts"])) {
      const { ms, result } = await measure(benchCase, level, engine);
      results[engine] = result;
      // The first round warms up.
      if (round > 0) {
        warm[engine].push(ms);
        cold[engine].push(coldTime(benchCase.id, engine));
      }
    }
  }
  const [wasm, ts] = [results.wasm, results.ts];
  if (wasm === undefined || ts === undefined) throw new Error("a case needs a round");
  for (const count of /** @type {const} */ (["status", "cost", "expanded", "generated", "stored", "fingerprint"])) {
    if (wasm[count] !== ts[count]) throw new Error(`${benchCase.id}: ${count} is ${wasm[count]} and ${ts[count]}`);
  }
  const states = Math.max(wasm.stored, wasm.expanded);
  const nsAState = { wasm: (median(warm.wasm) * 1e6) / states, ts: (median(warm.ts) * 1e6) / states };
  return {
    id: benchCase.id,
    status: wasm.status,
    states,
    nsAState,
    bytesAState: { wasm: wasm.memoryBytes / wasm.stored, ts: ts.memoryBytes / ts.stored },
    warmRatio: median(warm.ts) / median(warm.wasm),
    coldRatio: median(cold.ts) / median(cold.wasm),
  };
}

/** @param {string[]} cells */
function row(cells) {
  const [id = "", ...rest] = cells;
  console.log(id.padEnd(36) + rest.map((cell) => cell.padStart(11)).join(""));
}

/** @param {Pick<import("./start.js").Wishes, "only" | "rounds" | "json">} wishes */
export async function run({ only, rounds, json }) {
  const cases = chosen(CASES, only);
  const figures = [];
  console.log(`Node ${version}, ${platform()} ${arch()}, ${cpus()[0]?.model}, medians of ${rounds}\n`);
  row(["case", "states", "wasm ns", "ts ns", "wasm st/s", "wasm B", "ts B", "warm x", "cold x"]);
  for (const benchCase of cases) {
    const figure = await runCase(benchCase, rounds);
    figures.push(figure);
    const { id, states, nsAState, bytesAState, warmRatio, coldRatio } = figure;
    const decimals = [nsAState.wasm, nsAState.ts].map((ns) => ns.toFixed(1));
    const bytes = [bytesAState.wasm, bytesAState.ts].map((number) => number.toFixed(1));
    const aSecond = `${(1e3 / nsAState.wasm).toFixed(1)}M`;
    row([id, String(states), ...decimals, aSecond, ...bytes, warmRatio.toFixed(2), coldRatio.toFixed(2)]);
  }
  const warmMean = geometricMean(figures.map((figure) => figure.warmRatio));
  const coldMean = geometricMean(figures.map((figure) => figure.coldRatio));
  row(["geometric mean", "", "", "", "", "", "", warmMean.toFixed(2), coldMean.toFixed(2)]);
  if (json !== undefined) {
    const machine = { node: version, platform: platform(), arch: arch(), cpu: cpus()[0]?.model };
    writeFileSync(json, `${JSON.stringify({ machine, rounds, warmMean, coldMean, figures }, null, 2)}\n`);
  }
}
