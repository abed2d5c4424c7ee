// `npm run bench:frames`: what a frame of an animation costs on the largest boards, were the processor four times slower, and
// how soon the largest map is there. What is measured is the processor time of the page's own thread, times four: unlike the
// clock, and unlike Chromium's own slowing down, it hardly depends on what else runs. That is what decides how smooth a
// board is wherever there is a graphics card; without one other threads make the pixels, and what they need for a frame is
// told beside it. The first row is the least that a frame costs there. `npm test` installs Chromium.
import { onBundlePage } from "./bundle-page.js";
import { chosen } from "./chosen.js";
import { CASES, largest, MAP_SIDE } from "./frame-levels.js";
import { rasterOf, traced, workOfFrames } from "./frame-trace.js";
import { median, quantile } from "./median.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").CDPSession} Session */

const SLOWER = 4;
const BUDGET_MS = 20;
const MAP = { id: "map", what: `${MAP_SIDE} x ${MAP_SIDE}` };
/** What is seen when nothing of ours is on the page. */
const LEAST = { id: "nothing of ours", what: "a square that moves" };
const LEAST_MS = 1000;
/** What takes no longer than this to begin is refused, or moves a cursor. */
const BEGINS_MS = 250;

/** Puts a board on the page, and the focus on it; how long it took, in ms. @param {Page} page @param {string} level */
function show(page, level) {
  return page.evaluate(async (level) => {
    const before = performance.now();
    const board = document.createElement("fourfold-board");
    Object.assign(board, { level });
    document.body.replaceChildren(board);
    await Reflect.get(board, "updateComplete");
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    board.focus();
    return performance.now() - before;
  }, level);
}

/** Presses a key, and waits until what it did has been shown. @param {Page} page @param {string} key */
async function press(page, key) {
  await page.evaluate((begins) => {
    const board = document.querySelector("fourfold-board");
    const shown = new Promise((resolve) => {
      let isMoving = false;
      const begin = () => {
        isMoving = true;
      };
      board?.addEventListener("fourfold-move", begin, { once: true });
      board?.addEventListener("fourfold-move-end", resolve, { once: true });
      setTimeout(() => isMoving || resolve(undefined), begins);
    });
    Reflect.set(globalThis, "shown", shown);
  }, BEGINS_MS);
  await page.keyboard.press(key);
  await page.evaluate(() => Reflect.get(globalThis, "shown"));
}

/** Moves a square for so long, as simply as a page can. @param {Page} page */
function moveSquare(page) {
  return page.evaluate(async (lastsMs) => {
    const square = document.createElement("div");
    square.style.cssText = "width: 50px; height: 50px; background: red";
    document.body.replaceChildren(square);
    const start = performance.now();
    for (let time = 0; time < lastsMs; time = performance.now() - start) {
      square.style.transform = `translateX(${time / 5}px)`;
      await new Promise(requestAnimationFrame);
    }
  }, LEAST_MS);
}

/** @param {Session} session @param {() => Promise<void>} act */
async function framesOf(session, act) {
  const events = await traced(session, act);
  return { work: workOfFrames(events).map((ms) => SLOWER * ms), raster: SLOWER * rasterOf(events) };
}

/** @param {readonly string[]} cells */
function row([id = "", what = "", ...rest]) {
  console.log(id.padEnd(28) + what.padEnd(30) + rest.map((cell) => cell.padStart(10)).join(""));
}

/** @param {Pick<import("./start.js").Wishes, "only" | "rounds">} wishes */
export async function run({ only, rounds }) {
  const none = { level: "", keys: [] };
  const map = { ...MAP, level: "", keys: ["ArrowRight", "ArrowDown"] };
  const cases = chosen([{ ...LEAST, ...none }, ...CASES, map], only);
  await onBundlePage(async (page) => {
    const session = await page.context().newCDPSession(page);
    console.log(`Milliseconds of work a frame, were the processor ${SLOWER} times slower; ${rounds} rounds.\n`);
    row(["", "", "frames", "median", "95%", "most", `<= ${BUDGET_MS} ms`, "pixels"]);
    for (const each of cases) await measure(page, session, each, rounds);
  });
}

/** @param {Page} page @param {Session} session @param {import("./frame-levels.js").Case} measured @param {number} rounds */
async function measure(page, session, { id, what, level, keys }, rounds) {
  const [isLeast, isMap] = [id === LEAST.id, id === MAP.id];
  /** @type {number[]} */
  const opened = [];
  const frames = [];
  let raster = 0;
  for (let round = 0; round < rounds; round++) {
    if (!isLeast) opened.push(await show(page, isMap ? largest() : level));
    if (!isMap) for (const key of keys) await press(page, key);
    const seen = await framesOf(session, async () => {
      if (isLeast) await moveSquare(page);
      for (const key of keys) await press(page, key);
    });
    frames.push(...seen.work);
    raster += seen.raster;
  }
  const within = frames.filter((ms) => ms <= BUDGET_MS).length / frames.length;
  const figures = [median(frames), quantile(frames, 0.95), Math.max(...frames)].map((ms) => ms.toFixed(1));
  row([
    id,
    what,
    String(frames.length),
    ...figures,
    `${Math.round(100 * within)}%`,
    (raster / frames.length).toFixed(1),
  ]);
  if (isMap)
    console.log(`  opened in ${(median(opened) / 1000).toFixed(2)} s by the clock, as fast as the processor is`);
}
