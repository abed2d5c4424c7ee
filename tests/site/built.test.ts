// What is asked of every page of the built site: its policy, its size, that nothing jumps, that it is read out rightly in both
// languages and themes, and that it fits 320 pixels and twice the size. One page goes from address to address.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { share } from "../support/breadth.ts";
import { builtSite, SITE, visit } from "../support/built-site.ts";

const site = builtSite();
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const MOST_BYTES = 150 * 1024;
/** Every third one has boards, or tables. */
const PAGES = [
  "#/",
  "#/folding-blocks",
  "#/race",
  "#/make",
  "#/roll-the-block/classic/1",
  "#/about",
  "#/explore?solvers=idastar/distance,bfs",
  "#/nowhere",
  "#/break-the-ice/tutorial",
  "#/level/AAAA",
  "#/embed/match-the-tiles/classic/1",
  "#/compare",
] as const;

/** Like others of these: one of them in `npm test`. */
const LIKE_OTHERS = [
  "#/opened",
  "#/daily/2026-11-18",
  "#/level/S0_MTbVSyE0sSc7QLclI1S3JzEkt5uJy1EvkAgA",
  "#/match-the-tiles",
] as const;

/** Others, on which everything is said in a language. */
const SPOKEN = [
  "#/",
  "#/compare",
  "#/race",
  "#/explore",
  "#/make?puzzle=roll-the-block",
  "#/about",
  "#/opened",
  "#/daily/2026-11-18",
  "#/match-the-tiles/classic",
  "#/level/S0_MTbVSyE0sSc7QLclI1S3JzEkt5uJy1EvkAgA",
] as const;

/** What opens them, and where. */
const DIALOGS = [
  ["#/match-the-tiles/tutorial/1", "button.share"],
  ["#/", "button[aria-haspopup=dialog]"],
] as const;

const LOOKS = [
  ["en", "light", "no-preference"],
  ["pt", "dark", "reduce"],
] as const;

test("its policy allows nothing inline and nothing from elsewhere", () => {
  const page = readFileSync(join(SITE, "index.html"), "utf8");
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  expect(policy?.replaceAll("&#39;", "'")).toBe(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' blob: data:; worker-src 'self' blob:",
  );
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|\sstyle=|<style|\son\w+=|https?:/);
});

test("what the gallery requests is at most 150 kB", async () => {
  const { page, failures, close } = await site.open("#/none");
  await page.goto("about:blank");
  const bodies: Promise<readonly [path: string, bytes: number]>[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    bodies.push(response.body().then((body) => [pathname, gzipSync(body).length]));
  });
  await page.goto(`${site.origin}/`, { waitUntil: "networkidle" });
  await page.locator("fourfold-board [data-cell]").first().waitFor();
  const bytes = await Promise.all(bodies);
  const sum = bytes.reduce((all, [, each]) => all + each, 0);
  expect(sum, JSON.stringify(bytes)).toBeGreaterThan(50_000);
  expect(sum, JSON.stringify(bytes)).toBeLessThanOrEqual(MOST_BYTES);
  expect(failures).toEqual([]);
  await close();
});

test("nothing jumps when boards arrive", async () => {
  const { page, failures, close } = await site.open("#/none");
  await page.addInitScript(countShifts);
  for (const hash of share(PAGES, 3)) {
    await page.goto("about:blank");
    await page.goto(`${site.origin}/${hash}`, { waitUntil: "networkidle" });
    await page.locator("h1").first().waitFor();
    expect(await page.evaluate(() => Reflect.get(window, "shifted")), hash).toBeLessThan(0.01);
  }
  expect(failures).toEqual([]);
  await close();
});

test.each(["#/embed/roll-the-block/first/1", "#/roll-the-block/first/1"])(
  "nothing jumps on a phone: %s",
  async (hash) => {
    const { page, close } = await site.open("#/none", { viewport: { width: 320, height: 568 } });
    await page.addInitScript(countShifts);
    await page.goto("about:blank");
    await page.goto(`${site.origin}/${hash}`, { waitUntil: "networkidle" });
    await page.locator("fourfold-board [data-cell]").first().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBeLessThan(0.001);
    await close();
  },
);

test("in a low frame the board has the height", async () => {
  const { page, close } = await site.open("#/embed/break-the-ice/tutorial/2", {
    viewport: { width: 600, height: 320 },
  });
  const board = page.locator("fourfold-board [part=board]");
  await board.waitFor();
  expect((await board.boundingBox())?.height).toBeGreaterThan(250);
  await close();
});

test.each(["roll-the-block/first/1", "match-the-tiles/classic/1", "folding-blocks/tiny/1"])(
  "in a very large frame the board of %s fills its place",
  async (level) => {
    const { page, close } = await site.open(`#/embed/${level}`, { viewport: { width: 3840, height: 2160 } });
    const board = page.locator("fourfold-board [part=board]");
    await board.waitFor();
    expect((await board.boundingBox())?.height).toBeGreaterThan(1300);
    await close();
  },
);

function countShifts(): void {
  Reflect.set(window, "shifted", 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      Reflect.set(window, "shifted", Reflect.get(window, "shifted") + entry.value);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

const LAPTOP = { width: 1280, height: 720 };
const WALL = { width: 3840, height: 2160 };
/** A small phone, a laptop at twice the size, and a wall, which takes long to paint. */
const VIEWPORTS = [{ width: 320, height: 640 }, { width: 640, height: 400 }, ...share([LAPTOP, WALL], 2)];

test.each(LOOKS)(
  "in %s, %s: every page has its landmarks, axe-core finds nothing, nothing is wider than the window, and what is pressed is as large as a finger",
  async (locale, colorScheme, reducedMotion) => {
    const touch = { hasTouch: true, isMobile: true };
    const { page, failures, close } = await site.open("", { locale, colorScheme, reducedMotion, ...touch });
    const isForAxe = share(LOOKS, 2).some(([language]) => language === locale);
    const hasNoViolations = async (what: string): Promise<void> => {
      if (isForAxe) expect(await violationsOn(page), what).toEqual([]);
    };
    await page.evaluate(axe);
    for (const hash of [...PAGES, ...share(LIKE_OTHERS, 3)]) {
      await page.setViewportSize(LAPTOP);
      await visit(page, hash);
      expect(await page.locator("h1").count(), hash).toBe(1);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale === "pt" ? "pt-PT" : "en");
      if (!hash.startsWith("#/embed")) {
        for (const landmark of ["banner", "main", "contentinfo"] as const) {
          expect(await page.getByRole(landmark).count(), `${hash} ${landmark}`).toBe(1);
        }
      }
      await hasNoViolations(hash);
      for (const viewport of VIEWPORTS) {
        await page.setViewportSize(viewport);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, hash).toBeLessThanOrEqual(viewport.width);
        expect(await smallTargetsOn(page), hash).toEqual([]);
      }
      expect(await smallFieldsOn(page), hash).toEqual([]);
    }
    for (const [hash, button] of DIALOGS) {
      await visit(page, hash);
      await page.locator(button).first().click();
      await page.locator("dialog[open]").waitFor();
      await hasNoViolations(button);
      await page.keyboard.press("Escape");
    }
    expect(failures).toEqual([]);
    await close();
  },
);

test("board and toolbar are in sight at once, without scrolling, from a small phone to a laptop, tall boards and maps too", async () => {
  const { page, close } = await site.open("", { hasTouch: true, isMobile: true });
  const hashes = ["match-the-tiles/expert/12", "roll-the-block/tutorial/4", "folding-blocks/tutorial/10"];
  for (const hash of [...hashes, "roll-the-block/large/5"].map((level) => `#/${level}`)) {
    await visit(page, hash);
    for (const [width, height] of [
      [320, 640],
      [390, 740],
      [844, 390],
      [720, 450],
      [1000, 600],
      [1366, 640],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const bottom = async (): Promise<number> => {
        const box = await page.getByRole("button", { name: "Undo" }).boundingBox();
        return (box?.y ?? 0) + (box?.height ?? height);
      };
      await expect.poll(bottom, { message: `${hash} ${width} x ${height}` }).toBeLessThanOrEqual(height);
      const least = width < 1000 ? 140 : 0.3 * height;
      expect((await page.locator("fourfold-board").boundingBox())?.height, hash).toBeGreaterThan(least);
    }
  }
  await close();
});

test("what has nothing but a sign on it has that in its middle", async () => {
  for (const width of [360, 1200]) {
    const { page, close } = await site.open("#/roll-the-block/tutorial/1", { viewport: { width, height: 740 } });
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "Close" }).waitFor();
    const aside = await page.evaluate(() => {
      const alone = [...document.querySelectorAll(":is(button, a):has(> svg.icon)")].filter(
        (each) => each instanceof HTMLElement && each.offsetWidth > 0 && each.innerText.trim() === "",
      );
      const off = alone.filter((each) => {
        const [outer, inner] = [each, each.firstElementChild as Element].map((one) => one.getBoundingClientRect());
        if (outer === undefined || inner === undefined) return true;
        return Math.abs(outer.x + outer.width / 2 - inner.x - inner.width / 2) > 1;
      });
      return { found: alone.length, off: off.map((each) => each.getAttribute("aria-label")) };
    });
    expect(aside.found).toBeGreaterThan(1);
    expect(aside.off).toEqual([]);
    await close();
  }
});

test("on paper a pack has the pictures of all its levels", async () => {
  const { page, failures, close } = await site.open("#/folding-blocks/classic");
  await page.locator("level-thumbnail img").first().waitFor();
  // Some browsers take the page as it is when all have heard of it.
  const [before, after] = await page.evaluate(() => {
    const undrawn = () => document.querySelectorAll("level-thumbnail:not(:has(img))").length;
    const before = undrawn();
    dispatchEvent(new Event("beforeprint"));
    return [before, undrawn()];
  });
  expect(before).toBeGreaterThan(0);
  expect(after).toBe(0);
  expect(failures).toEqual([]);
  await close();
});

test("on paper there is a level, a pack, a race or a comparison and nothing to press, in light even where the page is dark", async () => {
  const { page, close } = await site.open("", { colorScheme: "dark" });
  for (const hash of ["#/roll-the-block/classic/1?theme=dark", "#/roll-the-block/large/5", "#/race", "#/compare"]) {
    await visit(page, hash);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("button:visible, fourfold-player .panel:visible, footer:visible").count(), hash).toBe(0);
    expect(await page.locator("h1").isVisible(), hash).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
    await page.emulateMedia({ media: "screen" });
  }
  await visit(page, "#/match-the-tiles/tutorial?theme=dark");
  const pictures = () =>
    page.locator("level-thumbnail img:visible").evaluateAll((all) => all.map((each) => each.className));
  await expect.poll(async () => (await pictures()).length).toBeGreaterThan(3);
  expect(await pictures()).not.toContain("on-paper");
  await page.emulateMedia({ media: "print" });
  expect(new Set(await pictures())).toEqual(new Set(["on-paper"]));
  await close();
});

function violationsOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, "axe").run(document, { resultTypes: ["violations"] });
    return (violations as { id: string; nodes: { target: unknown }[] }[]).flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${String(target)}`),
    );
  });
}

function smallTargetsOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, select, nav a, .button, .packs a, a.level")]
      .filter((each) => each.checkVisibility())
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 40)
      .map(({ each }) => each.outerHTML),
  );
}

/** Phones zoom in on a field that is written smaller than 16 pixels. */
function smallFieldsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const within = (root: ParentNode): Element[] =>
      [...root.querySelectorAll("*")].flatMap((each) => [each, ...(each.shadowRoot ? within(each.shadowRoot) : [])]);
    return within(document)
      .filter((each) =>
        each.matches("select, textarea, input:not([type=checkbox], [type=color], [type=file], [type=range])"),
      )
      .filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < 16)
      .map(({ outerHTML }) => outerHTML);
  });
}

/** What is read on a page, boards of rules aside, which move. */
function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const read = (node: Node): void => {
      if (node instanceof Text) texts.push(node.data.trim());
      if (!(node instanceof Element || node instanceof ShadowRoot)) return;
      if (node instanceof Element) {
        if (node.matches("style, moving-rule fourfold-board")) return;
        for (const name of ["aria-label", "title"]) texts.push(node.getAttribute(name) ?? "");
        if (node.shadowRoot !== null) read(node.shadowRoot);
      }
      for (const child of node.childNodes) read(child);
    };
    read(document.body);
    return [document.title, ...texts.filter((text) => text !== "")];
  });
}

/** When nothing more comes. */
async function allTextsOn(page: Page): Promise<string[]> {
  let [before, now] = [[""], await textsOn(page)];
  while (before.join() !== now.join()) {
    await page.waitForTimeout(200);
    [before, now] = [now, await textsOn(page)];
  }
  return now;
}

test("a language that is chosen is at once that of everything on a page", async () => {
  const { page, failures, close } = await site.open("", { locale: "pt" });
  for (const hash of ["#/folding-blocks", "#/roll-the-block/classic/1", "#/level/AAAA", ...share(SPOKEN, 9)]) {
    await visit(page, "#/no/where");
    await page.getByRole("combobox", { name: "Idioma" }).waitFor();
    await visit(page, hash);
    const portuguese = await allTextsOn(page);
    await visit(page, "#/no/where");
    await page.getByLabel("Idioma").selectOption("en");
    await visit(page, hash);
    await page.getByLabel("Language").selectOption("pt");
    await expect.poll(() => textsOn(page), { message: hash }).toEqual(portuguese);
  }
  expect(failures).toEqual([]);
  await close();
});

test("language and theme are chosen in the banner, kept, and said by an address", async () => {
  const { page, failures, close } = await site.open("");
  await page.getByLabel("Language").selectOption("pt");
  await page.getByRole("link", { name: "Jogar" }).waitFor();
  await page.getByLabel("Tema").selectOption("dark");
  await page.reload();
  await page.getByRole("link", { name: "Jogar" }).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
  await visit(page, "#/about?lang=en&theme=light");
  await page.getByRole("heading", { level: 1, name: "About Fourfold" }).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
  expect(failures).toEqual([]);
  await close();
});

test("the banner shows the language and the theme that are seen, whatever was chosen there before", async () => {
  const { page, close } = await site.open("");
  const [language, theme] = [page.locator(".choices select").first(), page.locator(".choices select").nth(1)];
  for (const chosen of ["pt", "en", "pt"]) await language.selectOption(chosen);
  for (const chosen of ["dark", "light", "dark"]) await theme.selectOption(chosen);
  await visit(page, "#/about?lang=en&theme=light");
  await page.getByRole("heading", { level: 1, name: "About Fourfold" }).waitFor();
  expect([await language.inputValue(), await theme.inputValue()]).toEqual(["en", "light"]);
  await close();
});
