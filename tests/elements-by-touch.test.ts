// A phone, with fingers alone: a board, a solver, a race, a comparison and an explorer from the bundle, in both languages, both themes, with motion and without.
// Whatever can be pressed is large enough, nothing is wider than the phone, and everything that a mouse does a finger does.
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserName, launchBrowser } from "../tools/browsers.js";
import { build } from "../tools/build.js";
import { draw, type Point } from "./support/finger.ts";
import { type StaticServer, serve } from "./support/static-server.ts";

await build("bundle");

const LEVEL = "game: roll-the-block\n\nS....\n.....\n....T\n";
const LEAST_TARGET = 44;

const WORDS = {
  en: {
    solve: "Solve",
    watch: "Watch",
    start: "Start",
    algorithm: "Algorithm",
    cold: "WebAssembly, cold",
    run: "Run",
    step: "Step",
    runTo: "Run to ...",
    goal: "Next goal",
    predict: "Predict",
    brush: /^Void/,
    move: "Move",
    paint: "Paint",
  },
  pt: {
    solve: "Resolver",
    watch: "Ver",
    start: "Começar",
    algorithm: "Algoritmo",
    cold: "WebAssembly, a frio",
    run: "Correr",
    step: "Passo",
    runTo: "Correr até ...",
    goal: "Próximo objetivo",
    predict: "Prever",
    brush: /^Vazio/,
    move: "Mover",
    paint: "Pintar",
  },
} as const;

let browser: Browser;
let server: StaticServer;

function pageIn(language: string): string {
  const script = `<script type="text/plain">${LEVEL}</script>`;
  return `<!doctype html><html lang="${language}"><title>A page</title><link rel="icon" href="data:,">
    <meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
    <script type="module" src="fourfold.js"></script>
    <fourfold-board id="board">${script}</fourfold-board>
    <fourfold-solver for="board" algorithm="dfs"></fourfold-solver>
    <fourfold-race rounds="1">${script}</fourfold-race>
    <fourfold-compare solvers="all,auto">${script}</fourfold-compare>
    <fourfold-explorer algorithm="idastar" heuristic="distance">${script}</fourfold-explorer>
    <fourfold-editor max-time="0">${script}</fourfold-editor>`;
}

beforeAll(async () => {
  browser = await launchBrowser();
  const folder = join(import.meta.dirname, "../dist/bundle");
  server = await serve({ folder, pages: { "/en": pageIn("en"), "/pt": pageIn("pt") } });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Every two of language, theme and motion come together. */
const CASES = [
  ["en", "light", "no-preference"],
  ["en", "dark", "reduce"],
  ["pt", "light", "reduce"],
  ["pt", "dark", "no-preference"],
] as const;

describe.each(CASES)("in %s, %s, with motion: %s", (language, colorScheme, reducedMotion) => {
  const words = WORDS[language];
  let page: Page;

  beforeAll(async () => {
    const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const context = await browser.newContext({ ...phone, colorScheme, reducedMotion });
    page = await context.newPage();
    await page.goto(`${server.origin}/${language}`);
    await page.getByRole("button", { name: words.solve, exact: true }).waitFor();
  });

  afterAll(() => page.context().close());

  const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

  /** Names of what is smaller than a finger. */
  const small = (tagName: string): Promise<string[]> =>
    page.evaluate(
      ([tag, least]) => {
        const root = document.querySelector(tag as string)?.shadowRoot;
        const targets = [
          ...(root?.querySelectorAll<HTMLElement>("button, select, input:not([type=checkbox]), label.check, summary") ??
            []),
        ];
        const seen = targets.filter((target) => target.checkVisibility());
        const isSmall = (target: Element): boolean => target.getBoundingClientRect().height < (least as number);
        return seen.filter(isSmall).map((target) => target.textContent ?? "");
      },
      [tagName, LEAST_TARGET] as const,
    );

  test("what depth-first search found is watched on the board", async () => {
    await page.getByLabel(words.algorithm).first().waitFor();
    await page.getByRole("button", { name: words.solve, exact: true }).tap();
    const watch = page.getByRole("button", { name: words.watch, exact: true });
    await watch.waitFor();
    expect(await small("fourfold-solver")).toEqual([]);
    expect(await wide()).toBe(390);
    await watch.tap();
    await page.waitForFunction(() => document.querySelector("fourfold-board")?.getAttribute("moves") != null);
  });

  test("a search is explored", async () => {
    const explorer = page.locator("fourfold-explorer");
    await explorer.getByRole("button", { name: words.step, exact: true }).tap();
    await explorer.getByRole("button", { name: words.runTo, exact: true }).tap();
    expect(await small("fourfold-explorer")).toEqual([]);
    await explorer.getByRole("button", { name: words.goal, exact: true }).tap();
    await explorer.locator("[part=frontier] button").first().tap();
    await explorer.getByRole("treeitem").first().tap();
    await explorer.getByRole("button", { name: words.predict, exact: true }).tap();
    expect(await small("fourfold-explorer")).toEqual([]);
    expect(await wide()).toBe(390);
  });

  test("the engines race", async () => {
    await page.getByRole("button", { name: words.start, exact: true }).tap();
    await page.getByRole("img", { name: words.cold }).waitFor();
    await page.waitForFunction(
      () => document.querySelector("fourfold-race")?.shadowRoot?.querySelector("table") != null,
    );
    expect(await small("fourfold-race")).toEqual([]);
    expect(await wide()).toBe(390);
  });

  test("solvers are compared, and a table that is wider than the phone scrolls within itself", async () => {
    const element = page.locator("fourfold-compare");
    await element.getByRole("button", { name: words.run, exact: true }).tap();
    await element.locator("[part=sentence]").waitFor();
    await element.evaluate(({ shadowRoot }) => {
      for (const details of shadowRoot?.querySelectorAll("details") ?? []) details.open = true;
    });
    expect(await small("fourfold-compare")).toEqual([]);
    expect(await wide()).toBe(390);
  });

  test("a level is painted", async () => {
    await page.evaluate(() => {
      const root = document.querySelector("fourfold-editor")?.shadowRoot;
      for (const details of root?.querySelectorAll("details") ?? []) details.open = true;
    });
    await page.locator("fourfold-editor #make-rows").waitFor();
    await page.getByRole("radio", { name: words.brush }).tap();
    await page.locator('fourfold-editor [data-cell="1 2"]').tap();
    const rows = () => page.evaluate(() => Reflect.get(document.querySelector("fourfold-editor") as Element, "level"));
    await expect.poll(rows).toContain("\n..#..\n");
    expect(await small("fourfold-editor")).toEqual([]);
    expect(await wide()).toBe(390);
  });

  test("a finger draws on a board that is larger than the phone, and with Move it moves it", async () => {
    const rows = Array.from({ length: 40 }, (_, row) => `${row === 0 ? "S" : row === 39 ? "T" : "."}${".".repeat(39)}`);
    await page.evaluate(
      (level) => {
        Reflect.set(document.querySelector("fourfold-editor") as Element, "level", level);
      },
      `game: roll-the-block\n\n${rows.join("\n")}\n`,
    );
    await page.getByRole("button", { name: words.move, exact: true }).tap();
    const frame = page.locator("fourfold-editor .scroller");
    await frame.evaluate((each) => each.scrollIntoView({ block: "start", behavior: "instant" }));
    const place = await frame.boundingBox();
    if (place === null) throw new Error("no board");
    const painted = () =>
      page.evaluate(() => {
        const level: string = Reflect.get(document.querySelector("fourfold-editor") as Element, "level");
        return level.split("#").length - 1;
      });
    const left = () => frame.evaluate(({ scrollLeft }) => scrollLeft);
    const [from, y] = [place.x + 250, place.y + 100];
    expect(await left()).toBe(0);
    // It rolls out.
    const isOver =
      browserName === "chromium" &&
      frame.evaluate((each) => new Promise<void>((over) => each.addEventListener("scrollend", () => over())));
    await draw(page, line({ x: from, y }, 150));
    expect(await painted()).toBe(0);
    if (browserName === "chromium") {
      await isOver;
      expect(await left()).toBeGreaterThan(50);
    }
    await page.getByRole("button", { name: words.paint, exact: true }).tap();
    await frame.evaluate((each) => each.scrollIntoView({ block: "start", behavior: "instant" }));
    const { x = 0, y: top = 0 } = (await frame.boundingBox()) ?? {};
    const before = await left();
    await draw(page, line({ x: x + 200, y: top + 100 }, 100));
    await expect.poll(painted).toBeGreaterThan(3);
    expect(await left()).toBe(before);
  });
});

/** To the left. */
function line({ x, y }: Point, length: number): Point[] {
  return Array.from({ length: 11 }, (_, step) => ({ x: x - (length * step) / 10, y }));
}
