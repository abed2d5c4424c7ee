// `npm run screenshots:site`: takes pictures of every page of the built app, to be looked at: three widths, light and dark,
// and some in Portuguese. They are written to screenshots/, which git does not keep. Words behind the command choose those
// whose name holds all of them: npm run screenshots:site -- level phone. With `readme` the picture of README.md is taken anew.
// FOURFOLD_BROWSER=firefox takes them in Firefox, into a folder of its own.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { preview } from "vite";
import { browserName, launchBrowser } from "./browsers.js";
import { build } from "./build.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const out = join(root, "screenshots", browserName === "chromium" ? "" : browserName);
const wanted = argv.slice(2);

/** @typedef {import("playwright-core").Page} Page */

/** @type {readonly { name: string, hash: string, whole?: boolean, act?: (page: Page) => Promise<void> }[]} */
const PAGES = [
  { name: "gallery", hash: "#/" },
  { name: "puzzle", hash: "#/roll-the-block" },
  { name: "puzzle-folding", hash: "#/folding-blocks" },
  { name: "pack", hash: "#/match-the-tiles/classic" },
  { name: "level", hash: "#/roll-the-block/classic/5" },
  { name: "level-ice", hash: "#/break-the-ice/classic/1?moves=" },
  {
    name: "level-solved",
    hash: "#/roll-the-block/tutorial/1",
    act: async (page) => {
      await page
        .locator("fourfold-board [role=grid]")
        .focus()
        .catch(() => undefined);
      await page.evaluate(() => document.querySelector("fourfold-player")?.focus());
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await page.waitForTimeout(1200);
    },
  },
  {
    name: "level-found",
    hash: "#/break-the-ice/first-cracks/2",
    act: async (page) => {
      const solver = page.locator("details.solver");
      if ((await solver.getAttribute("open")) === null) await solver.locator("> summary").click();
      await solver.getByRole("button", { name: "Solve", exact: true }).click();
      await page.waitForTimeout(1500);
    },
  },
  {
    name: "share",
    hash: "#/match-the-tiles/classic/7",
    act: async (page) => {
      await page.getByRole("button", { name: "Share" }).click();
      await page.waitForTimeout(300);
    },
  },
  {
    name: "settings",
    hash: "#/",
    act: async (page) => {
      await page.getByRole("button", { name: "Settings" }).click();
      await page.waitForTimeout(300);
    },
  },
  { name: "daily", hash: "#/daily/2026-11-18" },
  { name: "compare", hash: "#/compare" },
  {
    name: "compared",
    hash: "#/compare",
    whole: true,
    act: async (page) => {
      await page.locator("fourfold-compare").getByRole("button", { name: "Run", exact: true }).click();
      await page.locator("fourfold-compare [part=sentence]").first().waitFor();
    },
  },
  { name: "race", hash: "#/race" },
  { name: "explore", hash: "#/explore" },
  { name: "make", hash: "#/make" },
  { name: "make-roll", hash: "#/make?puzzle=roll-the-block" },
  { name: "make-copy", hash: "#/make?levels=match-the-tiles/classic/7" },
  { name: "about", hash: "#/about" },
  { name: "nowhere", hash: "#/no/such/page" },
  { name: "broken-link", hash: "#/level/AAAA" },
  { name: "embed", hash: "#/embed/folding-blocks/classic/1" },
];

/** @type {readonly { name: string, width: number, height: number, touch?: boolean }[]} */
const WIDTHS = [
  { name: "phone", width: 390, height: 844, touch: true },
  { name: "tablet", width: 820, height: 1180, touch: true },
  { name: "desktop", width: 1440, height: 900 },
];

/** Pictures are drawn and rules are shown when they come into sight. @param {Page} page */
async function scrollThrough(page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(500);
}

await build("site");
mkdirSync(out, { recursive: true });
const server = await preview({ root, logLevel: "warn", preview: { port: 0, host: "127.0.0.1" } });
const address = server.resolvedUrls?.local[0] ?? "";
const browser = await launchBrowser();
/** A level on which somebody plays, with what each move is worth and what the solver found. */
async function takeReadme() {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en",
    colorScheme: "light",
  });
  const page = await context.newPage();
  await page.goto(`${address}#/roll-the-block/classic/5?moves=d`, { waitUntil: "networkidle" });
  const press = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true }).first().click();
  await press("Study");
  await press("Analysis");
  await page.locator("fourfold-solver").getByRole("button", { name: "Solve", exact: true }).click();
  await page
    .locator("fourfold-solver")
    .getByText(/proven optimal/)
    .first()
    .waitFor();
  await page.waitForTimeout(1500);
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, 0));
  writeFileSync(join(root, "docs/images/app.png"), await page.screenshot());
  await context.close();
}

try {
  if (wanted.includes("readme")) await takeReadme();
  for (const { name: size, width, height, touch = false } of WIDTHS) {
    for (const [scheme, language] of /** @type {const} */ ([
      ["light", "en"],
      ["dark", "en"],
      ["light", "pt"],
    ])) {
      const look = language === "pt" ? `${size}-pt` : `${size}-${scheme}`;
      if (wanted.includes("readme")) continue;
      const chosen = PAGES.filter(({ name }) => wanted.every((word) => `${name}-${look}`.includes(word)));
      if (chosen.length === 0 || (language === "pt" && wanted.length === 0 && size !== "phone")) continue;
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: scheme,
        hasTouch: touch,
        isMobile: touch,
        locale: language,
        serviceWorkers: "block",
      });
      const page = await context.newPage();
      page.on("pageerror", (error) => console.error(error));
      page.on("console", (message) => message.type() === "error" && console.error(message.text()));
      for (const { name, hash, act, whole = false } of chosen) {
        await page.goto("about:blank");
        await page.goto(`${address}${hash}`, { waitUntil: "networkidle" });
        await scrollThrough(page);
        if (act !== undefined && language === "en") await act(page);
        const file = `site-${name}-${look}.png`;
        writeFileSync(join(out, file), await page.screenshot({ fullPage: whole || act === undefined }));
        console.log(`screenshots/${file}`);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
