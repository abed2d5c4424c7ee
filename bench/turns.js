// `npm run bench:turns`: how long a search lets nobody in: so long a page stands still, and so far beyond its limit on time a
// search can go. Tables of tens of millions of states that grow, and levels whose preparation takes long.
import { loadLevels } from "../dist/playing/load-levels.js";
import { solve } from "../dist/solving/solve.js";
import { chosen } from "./chosen.js";
import { formulaLevel } from "./hard-roll-formulas.js";
import { wingsRoll } from "./hard-roll-splits.js";
import { bridgedRoll, bridgeRoll, iceLevel, matchLevel, plainRoll, walledMatch } from "./levels.js";

/** @typedef {import("../dist/solving/options.js").SolveOptions} SolveOptions */

const ALL_MEMORY = 2 ** 32;
const FORMULA = { seed: 1, quantifiers: "E".repeat(20), clauses: 32 };
const WINGS = { rooms: 5, side: 8, seed: 1 };

/** @type {readonly { id: string, level: () => string, options: SolveOptions }[]} */
const CASES = [
  { id: "grows: roll 40 bridges bfs", level: () => bridgeRoll(20, 40, false), options: { algorithm: "bfs" } },
  { id: "grows: roll 40 bridges ucs", level: () => bridgeRoll(20, 40, false), options: { algorithm: "ucs" } },
  { id: "grows: roll 40 bridges dfs", level: () => bridgeRoll(20, 40, false), options: { algorithm: "dfs" } },
  { id: "grows: roll formula of 20 variables auto", level: () => formulaLevel(FORMULA), options: {} },
  { id: "grows: roll 40 bridges bfs ts", level: () => bridgeRoll(20, 40, false), options: ts("bfs") },
  { id: "grows: roll 40 bridges ucs ts", level: () => bridgeRoll(20, 40, false), options: ts("ucs") },
  { id: "grows: roll wings auto, without ghosts", level: () => wingsRoll(WINGS), options: { without: ["ghosts"] } },
  { id: "grows: match 16 tiles auto", level: () => walledMatch(12, 25, 16, 8, 1), options: {} },
  { id: "grows: match 20 tiles, millions of patterns, auto", level: () => walledMatch(16, 40, 20, 10, 1), options: {} },
  { id: "grows: ice 40 blocks auto", level: () => iceLevel(16, 16, 40, 5), options: {} },
  { id: "prepares: roll plain 4096x4096", level: () => plainRoll(4096), options: { limits: { nodes: 1 } } },
  { id: "prepares: roll bridges 1000x1000", level: () => bridgedRoll(1000), options: { limits: { nodes: 1 } } },
  { id: "prepares: roll bridges 4096x4096", level: () => bridgedRoll(4096), options: { limits: { nodes: 1 } } },
  {
    id: "prepares: match 16x16 26 colours",
    level: () => matchLevel(16, 64, 26),
    options: { limits: { nodes: 1 } },
  },
];

/** @param {"bfs" | "ucs"} algorithm @returns {SolveOptions} */
function ts(algorithm) {
  return { algorithm, engine: "ts" };
}

/** @param {Pick<import("./start.js").Wishes, "only" | "seconds">} wishes */
export async function run({ only, seconds }) {
  console.log(`at most ${seconds} s each; milliseconds without a turn for others, of the clock and of the processor\n`);
  console.log("| | ended by | time | stored | memory | longest | of the processor |");
  console.log("| --- | --- | ---: | ---: | ---: | ---: | ---: |");
  for (const { id, level, options } of chosen(CASES, only)) {
    const [loaded] = loadLevels(level());
    if (loaded?.playable === undefined) throw new Error(`${id}: ${loaded?.problems[0]?.message}`);
    const waits = { longest: 0, ofProcessor: 0 };
    let [at, used] = [performance.now(), processorMs()];
    const turn = () => {
      const [now, usedNow] = [performance.now(), processorMs()];
      waits.longest = Math.max(waits.longest, now - at);
      waits.ofProcessor = Math.max(waits.ofProcessor, usedNow - used);
      [at, used] = [now, usedNow];
    };
    const limits = { timeMs: seconds * 1000, memoryBytes: ALL_MEMORY, ...options.limits };
    const result = await solve(loaded, { ...options, limits, onProgress: turn });
    turn();
    const { status, limit, timeMs, stored, memoryBytes } = result;
    const figures = [`${(timeMs / 1000).toFixed(2)} s`, `${stored}`, `${Math.round(memoryBytes / 2 ** 20)} MiB`];
    const longest = [waits.longest.toFixed(0), waits.ofProcessor.toFixed(0)];
    console.log(`| ${[id, limit ?? status, ...figures, ...longest].join(" | ")} |`);
  }
}

function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
