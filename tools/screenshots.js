// `npm run screenshots`: takes pictures of the elements, to be looked at. A film is one picture with the moments of a move
// side by side; a still is a board as it stands; a state is one of the gallery. They are written to screenshots/, which git does not keep. Words behind
// the command choose those whose name holds one of them: npm run screenshots -- folding dark
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { createServer } from "vite";
import { chromiumPath } from "./chromium.js";
import { FILMS, LOOKS, STILLS } from "./screenshots-list.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const out = join(root, "screenshots");
const wanted = argv.slice(2);
const ROOM = 22;
/** What is lifted rises above the board. */
const ROOM_IN_FILMS = 90;
const PAGE = `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/src/site/styles/site.css"><style>body { padding: 100px 24px 24px; max-width: none; background: var(--card) }</style>
<script type="module" src="/src/elements/board/define.ts"></script>`;

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./screenshots-list.js").Shown} Shown */
/** @typedef {import("./screenshots-list.js").Act} Act */

/** @param {Page} page @param {Shown} shown */
async function showBoard(page, { level, moves = "", view = "scene" }) {
  await page.evaluate(
    async ({ level, moves, view }) => {
      const board = document.createElement("fourfold-board");
      board.level = level;
      board.setAttribute("view", view);
      if (moves !== "") board.setAttribute("moves", moves);
      document.body.replaceChildren(board);
      await board.updateComplete;
    },
    { level, moves, view },
  );
  await page.clock.runFor(5000);
}

/** @param {Page} page @param {Act} act */
async function perform(page, act) {
  const board = page.locator("fourfold-board");
  if ("call" in act)
    await board.evaluate(
      (element, [name, ...given]) => void Reflect.get(element, name).apply(element, given),
      act.call,
    );
  if ("set" in act) await board.evaluate((element, properties) => void Object.assign(element, properties), act.set);
  if ("keys" in act) {
    await board.evaluate((element) => element.focus());
    for (const key of act.keys) await page.keyboard.press(key);
  }
  if ("tap" in act) await page.mouse.click(...(await middleOf(page, act.tap)));
  if ("drag" in act) {
    const [x, y] = await middleOf(page, act.drag);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + act.by[0], y + act.by[1], { steps: 4 });
  }
}

/** @param {Page} page @param {readonly [number, number]} cell @returns {Promise<[number, number]>} */
async function middleOf(page, [row, column]) {
  const box = await page.locator(`fourfold-board [data-cell="${row} ${column}"]`).boundingBox();
  if (box === null) throw new Error(`no cell ${row} ${column}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** What is seen of the board, with some room around it. @param {Page} page */
async function picture(page, above = ROOM) {
  const box = await page.locator("fourfold-board").boundingBox();
  if (box === null) throw new Error("no board");
  const clip = {
    x: Math.max(0, box.x - ROOM),
    y: Math.max(0, box.y - above),
    width: box.width + 2 * ROOM,
    height: box.height + above + ROOM,
  };
  return page.screenshot({ clip });
}

/** @param {Page} page @param {readonly Buffer[]} frames */
async function sideBySide(page, frames) {
  const images = frames.map((frame) => `<img src="data:image/png;base64,${frame.toString("base64")}">`).join("");
  const sheet = await page.context().newPage();
  await sheet.setContent(
    `<body style="margin:0;background:#888"><div style="display:inline-grid;gap:4px;grid-template-columns:repeat(${Math.min(4, frames.length)},max-content)">${images}</div>`,
  );
  const strip = await sheet.locator("div").screenshot();
  await sheet.close();
  return strip;
}

/** @param {string} name @param {() => Promise<Buffer>} take */
async function write(name, take) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) return;
  writeFileSync(join(out, `${name}.png`), await take());
  console.log(`screenshots/${name}.png`);
}

/** Every state of the gallery, on a page that is as wide as a screen or a phone. @param {import("playwright-core").Browser} browser @param {string} address @param {import("./screenshots-list.js").Look} look */
async function gallery(browser, address, { name: look, scheme, language, touch = false }) {
  const viewport = touch ? { width: 390, height: 844 } : { width: 1200, height: 800 };
  const page = await browser.newPage({ viewport, colorScheme: scheme, hasTouch: touch });
  const at = (/** @type {string} */ state) =>
    new URL(`gallery/?state=${state}&theme=${scheme}&lang=${language}`, address).href;
  await page.goto(at("none"));
  const links = await page.locator("nav a").evaluateAll((all) => all.map((link) => Reflect.get(link, "search")));
  const states = links
    .map((query) => new URLSearchParams(query).get("state") ?? "none")
    .filter((state) => state !== "none");
  for (const state of states) {
    await write(`${state}-${look}`, async () => {
      await page.goto(at(state));
      await page.waitForSelector("html[data-ready]", { state: "attached" });
      await page.waitForTimeout(500);
      return page.screenshot({ fullPage: true });
    });
  }
  await page.close();
}

mkdirSync(out, { recursive: true });
const server = await createServer({ root, logLevel: "warn", server: { port: 0, host: "127.0.0.1" } });
await server.listen();
const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const look of LOOKS) {
    const { width, height, scheme, touch = false } = look;
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, hasTouch: touch });
    const page = await context.newPage();
    page.on("pageerror", (error) => console.error(error));
    await page.route("**/boards.html", (route) => route.fulfill({ contentType: "text/html", body: PAGE }));
    await page.clock.install();
    await page.goto(new URL("boards.html", server.resolvedUrls?.local[0]).href);
    await page.waitForFunction(() => customElements.get("fourfold-board") !== undefined);
    // From here on time stands still, and goes only as far as a picture needs.
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const { name, acts = [], ...shown } of STILLS) {
      await write(`${name}-${look.name}`, async () => {
        await showBoard(page, shown);
        for (const act of acts) await perform(page, act);
        await page.clock.runFor(100);
        const taken = await picture(page);
        await page.mouse.up();
        return taken;
      });
    }
    for (const { name, act, frames, everyMs, ...shown } of FILMS) {
      await write(`film-${name}-${look.name}`, async () => {
        await showBoard(page, shown);
        const taken = [await picture(page, ROOM_IN_FILMS)];
        await perform(page, act);
        while (taken.length < frames) {
          await page.clock.runFor(everyMs);
          taken.push(await picture(page, ROOM_IN_FILMS));
        }
        return sideBySide(page, taken);
      });
    }
    await context.close();
    await gallery(browser, String(server.resolvedUrls?.local[0]), look);
  }
} finally {
  await browser.close();
  await server.close();
}
