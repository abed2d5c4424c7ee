// `npm run bench:answers`: how soon a player says what the moves are worth after a move, on the levels of levels/; and how soon
// a worker is free for another search when its own is cancelled, while it prepares tables as while it searches. Both go by the
// clock, on a page with workers as a page has them: run it where nothing else runs.
import { readdirSync, readFileSync } from "node:fs";
import { onBundlePage } from "./bundle-page.js";
import { chosen } from "./chosen.js";
import { bridgedRoll, iceLevel, matchLevel, plainRoll, walledMatch } from "./levels.js";
import { median, quantile } from "./median.js";

/** @typedef {import("playwright-core").Page} Page */

const LEVELS = new URL("../levels/", import.meta.url);
/** Of each level so many positions: one move that is best, one at random, and so on. */
const MOVES = 6;
const SOON_MS = 200;
/** Nobody waits longer. */
const PATIENCE_MS = 3_000;

/** Files of one name are one row, whatever the puzzle. */
function packs() {
  const files = readdirSync(LEVELS, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".txt"));
  const names = [...new Set(files.map((file) => file.replace(/^.*[/\\]/, "").replace(".txt", "")))].sort();
  return names.map((name) => {
    const own = files.filter((file) => file.endsWith(`${name}.txt`)).sort();
    const levels = own.flatMap((file) => readFileSync(new URL(file, LEVELS), "utf8").split(/^---$/m));
    return { id: `analysis ${name}`, levels };
  });
}

/** On the page: milliseconds from each move until all moves from there are known, at most so many.
 *  @param {{ level: string, moves: number, patience: number }} asked @returns {Promise<number[]>} */
async function analysed({ level, moves, patience }) {
  const player = document.createElement("fourfold-player");
  Object.assign(player, { level, tempo: 0 });
  player.setAttribute("controls", "analysis");
  document.body.replaceChildren(player);
  await player.updateComplete;
  const isKnown = () => player.analysis.every(({ status }) => status === "exact" || status === "lost");
  const wait = async () => {
    const from = performance.now();
    while (player.analysis.length === 0 || !isKnown()) {
      if (performance.now() - from > patience) return patience;
      await new Promise((later) => setTimeout(later));
    }
    return performance.now() - from;
  };
  const buttons = [...(player.shadowRoot?.querySelectorAll("button") ?? [])];
  buttons.find((button) => button.textContent?.trim() === "Analysis")?.click();
  await wait();
  const took = [];
  let seed = 1;
  for (let i = 0; i < moves && !player.solved && player.analysis.length > 0; i++) {
    seed = (seed * 48_271) % 2_147_483_647;
    const best = i % 2 === 0 ? player.analysis.find((value) => value.best) : undefined;
    const word = (best ?? player.analysis[seed % player.analysis.length])?.move ?? "";
    player.move(word);
    // Where nothing can be moved there is nothing to be said.
    if (player.solved || player.analysis.length === 0) break;
    took.push(await wait());
  }
  return took;
}

/** @param {Page} page @param {{ id: string, levels: readonly string[] }} pack */
async function analysisOf(page, { id, levels }) {
  const took = [];
  for (const level of levels)
    took.push(...(await page.evaluate(analysed, { level, moves: MOVES, patience: PATIENCE_MS })));
  const soon = took.filter((ms) => ms <= SOON_MS).length / took.length;
  const figures = [median(took), quantile(took, 0.95), Math.max(...took)].map((ms) => ms.toFixed(0));
  console.log(`| ${[id, took.length, ...figures, `${(100 * soon).toFixed(1)}%`].join(" | ")} |`);
}

/** Searches that never end of themselves soon, and what a worker does when they are cancelled. */
const CANCELLED = [
  { id: "cancel prepares roll 4096x4096", level: () => plainRoll(4096) },
  { id: "cancel prepares roll with a bridge 1000x1000", level: () => bridgedRoll(1000) },
  { id: "cancel prepares roll with a bridge 4096x4096", level: () => bridgedRoll(4096) },
  { id: "cancel prepares match 16x16, 26 colours", level: () => matchLevel(16, 64, 26) },
  { id: "cancel searches match 16 tiles", level: () => walledMatch(12, 25, 16, 8, 1) },
  { id: "cancel searches ice 40 blocks", level: () => iceLevel(16, 16, 40, 5) },
];
/** How long after its beginning each is cancelled. */
const CANCEL_AFTER_MS = [20, 60, 150, 400, 1_000, 2_500];
const NEXT = "game: roll-the-block\n\nS....\n.....\n....T\n";

/** On the page: milliseconds from the cancelling until a small search that waits for the same worker is done; and for
 *  comparison of such a search that starts a worker.
 *  @param {{ level: string, next: string, after: readonly number[] }} asked
 *  @returns {Promise<{ freed: number[], started: number[] }>} */
async function freed({ level, next, after }) {
  const address = "./fourfold.js";
  const { SolverPool, loadLevels } = await import(address);
  const [loaded] = loadLevels(level);
  /** @type {{ freed: number[], started: number[] }} */
  const took = { freed: [], started: [] };
  for (const ms of after) {
    const pool = new SolverPool({ size: 1 });
    const begin = performance.now();
    await pool.solve(next);
    took.started.push(performance.now() - begin);
    const ending = new AbortController();
    const search = pool.solve(loaded, { signal: ending.signal }).catch(() => undefined);
    const isOver = await Promise.race([search.then(() => true), new Promise((later) => setTimeout(later, ms))]);
    if (isOver !== true) {
      const from = performance.now();
      ending.abort();
      await pool.solve(next);
      took.freed.push(performance.now() - from);
    }
    await pool.close();
  }
  return took;
}

/** @param {Page} page @param {(typeof CANCELLED)[number]} search @param {number} rounds */
async function cancelled(page, { id, level }, rounds) {
  const free = [];
  const started = [];
  const asked = { level: level(), next: NEXT, after: CANCEL_AFTER_MS };
  for (let round = 0; round < rounds; round++) {
    const took = await page.evaluate(freed, asked);
    free.push(...took.freed);
    started.push(...took.started);
  }
  if (free.length === 0) return;
  const figures = [median(free), Math.max(...free), median(started)].map((ms) => ms.toFixed(0));
  console.log(`| ${[id, free.length, ...figures].join(" | ")} |`);
}

/** @param {Pick<import("./start.js").Wishes, "only" | "rounds">} wishes */
export async function run({ only, rounds }) {
  const cases = chosen([...packs(), ...CANCELLED], only);
  await onBundlePage(async (page) => {
    console.log(`| milliseconds until all moves are known | positions | median | 95% | most | <= ${SOON_MS} ms |`);
    console.log("| --- | ---: | ---: | ---: | ---: | ---: |");
    for (const each of cases) if ("levels" in each) await analysisOf(page, each);
    console.log("\n| milliseconds until the worker is free | times | median | most | a worker that is started |");
    console.log("| --- | ---: | ---: | ---: | ---: |");
    for (const each of cases) if ("level" in each) await cancelled(page, each, rounds);
  });
}
