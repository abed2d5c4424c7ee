// The built page on a plain server, in one browser for a file of tests. What goes wrong on a page, what its policy had to
// refuse, and what it asks of anybody else is collected: nothing is what is wanted.
//
// To start the process of a page takes Chromium as long as all that most tests ask. So pages that are opened alike one after the
// other are of one context, in which a page that does nothing keeps the process alive; what a test left there is forgotten before
// the next.
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { browserName, launchBrowser } from "../../tools/browsers.js";
import { build } from "../../tools/build.js";
import { type StaticServer, serve } from "./static-server.ts";

export const SITE = join(import.meta.dirname, "../../site");

export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly failures: string[];
  /** With all other pages of its context, and forgets what they kept. */
  close(): Promise<void>;
}

export interface BuiltSite {
  readonly origin: string;
  readonly browser: Browser;
  /** A page at an address behind the `#`, with whom no other that is open shares anything. */
  open(hash: string, options?: BrowserContextOptions): Promise<OpenPage>;
}

/** Nothing of the site, of its origin. */
const KEEPER = "/keeper";

export function builtSite(): BuiltSite {
  let browser: Browser;
  let server: StaticServer;
  /** By how they were asked for. */
  let idle: Map<string, BrowserContext>;
  beforeAll(async () => {
    await build("site");
    browser = await launchBrowser();
    idle = new Map();
    server = await serve({ folder: SITE, pages: { [KEEPER]: "<!doctype html><title>Keeper</title>" } });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await browser.newContext({ serviceWorkers: "block", locale: "en", ...options });
    if (browserName === "chromium") await (await context.newPage()).goto(`${server.origin}${KEEPER}`);
    return context;
  }

  /** Only where all is as it was when it began may another test have it. */
  async function leave(context: BrowserContext, asked: string): Promise<void> {
    const [keeper, ...others] = context.pages();
    if (browserName !== "chromium" || idle.has(asked) || keeper === undefined) return context.close();
    for (const page of others) await page.close();
    await keeper.evaluate(forgetAll);
    idle.set(asked, context);
  }

  return {
    get origin() {
      return server.origin;
    },
    get browser() {
      return browser;
    },
    async open(hash, options = {}) {
      const asked = JSON.stringify(options);
      const context = idle.get(asked) ?? (await newContext(options));
      idle.delete(asked);
      const page = await context.newPage();
      const failures = failuresOf(page, server.origin);
      await page.goto(`${server.origin}/${hash}`);
      await page.locator("h1").first().waitFor();
      return { page, context, failures, close: () => leave(context, asked) };
    },
  };
}

/** On a page: what others of its origin kept. */
async function forgetAll(): Promise<void> {
  localStorage.clear();
  for (const { name = "" } of await indexedDB.databases()) {
    await new Promise((resolve, reject) => {
      const asked = indexedDB.deleteDatabase(name);
      asked.onsuccess = resolve;
      asked.onerror = reject;
    });
  }
}

export const TWO_LEVELS =
  "game: roll-the-block\ntitle: Mine\n\nS..T\n---\ngame: match-the-tiles\ntitle: Yours\n\nA..a\n";

/** Drops level files of this name on the page. */
export async function dropFile(page: Page, name: string, ...texts: readonly string[]): Promise<void> {
  await page.evaluate(
    ({ name, texts }) => {
      const dataTransfer = new DataTransfer();
      for (const text of texts) dataTransfer.items.add(new File([text], name, { type: "text/plain" }));
      dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
    },
    { name, texts },
  );
}

/** What was copied, as a person finds it: into a field of its own on the page. Firefox lets no page read it. */
export async function pasted(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const area = document.body.appendChild(document.createElement("textarea"));
    // What is modal lets nothing have the focus that is not in it.
    document.querySelector("dialog:modal")?.append(area);
    area.focus();
    return area;
  });
  await page.keyboard.press("ControlOrMeta+V");
  return field.evaluate((area) => {
    area.remove();
    return area.value;
  });
}

/** Goes on to another address, as a link does, and waits until its page is there with its levels, and its boards are drawn. */
export async function visit(page: Page, hash: string): Promise<void> {
  await page.evaluate(async (address) => {
    const before = document.querySelector("main > *");
    if (address !== location.hash) location.hash = address;
    const isThere = (): boolean => {
      const [shown, heading] = [document.querySelector("main > *"), document.querySelector("h1")];
      const boards = [...document.querySelectorAll("fourfold-player, fourfold-board")].flatMap((each) => [
        each.shadowRoot?.querySelector("fourfold-board") ?? each,
      ]);
      const isDrawn = boards.every(({ shadowRoot }) => shadowRoot?.querySelector("svg, canvas, .problems") !== null);
      const races = [...document.querySelectorAll("fourfold-race, fourfold-compare")];
      const explorers = [...document.querySelectorAll("fourfold-explorer")];
      const editor = document.querySelector("fourfold-editor");
      const hasEditor = editor === null || editor.shadowRoot?.querySelector("[role=grid]") != null;
      const hasLevels =
        hasEditor &&
        explorers.every(({ shadowRoot }) => shadowRoot?.querySelector("#step") != null) &&
        document.querySelector(".make:not(:has(fourfold-editor))") === null &&
        document.querySelector(".level.empty") === null &&
        document.querySelector(".compare.waiting") === null &&
        races.every(({ shadowRoot }) => shadowRoot?.querySelector("#start:enabled, #run:enabled") != null);
      return shown !== null && (shown !== before || address === "") && heading !== null && isDrawn && hasLevels;
    };
    while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 20));
  }, hash);
}

export function failuresOf(page: Page, origin: string): string[] {
  const failures: string[] = [];
  page.on("request", (request) => {
    if (/^(?:http|ws)/.test(request.url()) && !request.url().startsWith(`${origin}/`)) failures.push(request.url());
  });
  page.on("pageerror", (error) => failures.push(String(error)));
  page.on("console", (message) => {
    const isOurs = !message.text().includes("blocked by Playwright");
    if (isOurs && ["error", "warning"].includes(message.type())) failures.push(message.text());
  });
  return failures;
}

/** Of the player or board of a page. */
export function movesOn(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector("fourfold-player, fourfold-board")?.getAttribute("moves") ?? "");
}

/** The middle of a cell of the board. */
export async function cellOn(page: Page, row: number, column: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(`fourfold-board [data-cell="${row} ${column}"]`).boundingBox();
  if (box === null) throw new Error(`no cell ${row} ${column}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
