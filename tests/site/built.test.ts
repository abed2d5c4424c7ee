// What is asked of every page of the built site: its policy, its size, that nothing jumps, that it is read out rightly in both
// languages and themes, and that it fits 320 pixels and twice the size.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { builtSite, SITE } from "../support/built-site.ts";

const site = builtSite();
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const LONG = process.env.FOURFOLD_LONG === "1";
const MOST_BYTES = 150 * 1024;
const PAGES = [
  "#/",
  "#/folding-blocks",
  "#/break-the-ice/tutorial",
  "#/roll-the-block/classic/1",
  "#/race",
  "#/about",
  "#/nowhere",
  "#/level/AAAA",
  "#/embed/match-the-tiles/classic/1",
] as const;

/** Where the width is asked in Portuguese too, whose words are longer, short of test:long: pages with the most of them. */
const WORDY: readonly (typeof PAGES)[number][] = ["#/", "#/roll-the-block/classic/1", "#/about"];

test("its policy allows nothing inline and nothing from elsewhere", () => {
  const page = readFileSync(join(SITE, "index.html"), "utf8");
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  expect(policy?.replaceAll("&#39;", "'")).toBe(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' blob: data:; worker-src 'self' blob:",
  );
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|\sstyle=|<style|\son\w+=|https?:/);
});

test("what the gallery requests is at most 150 kB, and its board is there without a jump", async () => {
  const { page, context, failures } = await site.open("#/none");
  const bytes: Record<string, number> = {};
  page.on("response", async (response) => {
    bytes[new URL(response.url()).pathname] = gzipSync(await response.body()).length;
  });
  await page.addInitScript(countShifts);
  await page.goto("about:blank");
  await page.goto(`${site.origin}/`, { waitUntil: "networkidle" });
  await page.locator("fourfold-board [data-cell]").first().waitFor();
  const sum = Object.values(bytes).reduce((a, b) => a + b, 0);
  expect(sum, JSON.stringify(bytes)).toBeGreaterThan(50_000);
  expect(sum, JSON.stringify(bytes)).toBeLessThanOrEqual(MOST_BYTES);
  for (const hash of PAGES) {
    await page.goto("about:blank");
    await page.goto(`${site.origin}/${hash}`, { waitUntil: "networkidle" });
    await page.locator("h1").first().waitFor();
    expect(await page.evaluate(() => Reflect.get(window, "shifted")), hash).toBeLessThan(0.01);
  }
  expect(failures).toEqual([]);
  await context.close();
});

function countShifts(): void {
  Reflect.set(window, "shifted", 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      Reflect.set(window, "shifted", Reflect.get(window, "shifted") + entry.value);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

describe.each([
  ["en", "light", "no-preference"],
  ["pt", "dark", "reduce"],
] as const)("in %s, %s", (locale, colorScheme, reducedMotion) => {
  test("every page has its landmarks and axe-core finds nothing", async () => {
    const { page, context, failures } = await site.open("", { locale, colorScheme, reducedMotion });
    for (const hash of PAGES) {
      await page.goto("about:blank");
      await page.goto(`${site.origin}/${hash}`, { waitUntil: "networkidle" });
      await page.locator("h1").first().waitFor();
      expect(await page.locator("h1").count(), hash).toBe(1);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale === "pt" ? "pt-PT" : "en");
      if (!hash.startsWith("#/embed")) {
        for (const landmark of ["banner", "main", "contentinfo"] as const) {
          expect(await page.getByRole(landmark).count(), `${hash} ${landmark}`).toBe(1);
        }
      }
      await page.evaluate(axe);
      const found = await page.evaluate(async () => {
        const { violations } = await Reflect.get(window, "axe").run(document, { resultTypes: ["violations"] });
        return (violations as { id: string; nodes: { target: unknown }[] }[]).flatMap(({ id, nodes }) =>
          nodes.map(({ target }) => `${id}: ${String(target)}`),
        );
      });
      expect(found, hash).toEqual([]);
    }
    expect(failures).toEqual([]);
    await context.close();
  });

  test.each([
    ["320 pixels", { width: 320, height: 640 }, 1],
    ["twice the size", { width: 640, height: 400 }, 2],
  ] as const)(
    "nothing is wider than %s, and what is pressed is as large as a finger",
    async (_, viewport, deviceScaleFactor) => {
      const phone = { viewport, deviceScaleFactor, hasTouch: true, isMobile: true };
      const { page, context } = await site.open("", { locale, colorScheme, reducedMotion, ...phone });
      for (const hash of LONG || locale === "en" ? PAGES : WORDY) {
        await page.goto("about:blank");
        await page.goto(`${site.origin}/${hash}`, { waitUntil: "networkidle" });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBeLessThanOrEqual(
          viewport.width,
        );
        const small = await page.evaluate(() => {
          const targets = [
            ...document.querySelectorAll<HTMLElement>("button, select, nav a, .button, .packs a, a.level"),
          ];
          const boxes = targets
            .filter((each) => each.checkVisibility())
            .map((each) => ({ each, box: each.getBoundingClientRect() }));
          return boxes.filter(({ box }) => box.height < 43.5 || box.width < 40).map(({ each }) => each.outerHTML);
        });
        expect(small, hash).toEqual([]);
      }
      await context.close();
    },
  );
});

test("language and theme are chosen in the banner, kept, and said by an address", async () => {
  const { page, context, failures } = await site.open("");
  await page.getByLabel("Language").selectOption("pt");
  await page.getByRole("link", { name: "Jogar" }).waitFor();
  await page.getByLabel("Tema").selectOption("dark");
  await page.reload();
  await page.getByRole("link", { name: "Jogar" }).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
  await page.goto(`${site.origin}/#/about?lang=en&theme=light`);
  await page.getByRole("heading", { level: 1, name: "About Fourfold" }).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
  expect(failures).toEqual([]);
  await context.close();
});
