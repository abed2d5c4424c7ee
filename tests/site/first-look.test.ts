// What is seen before the script of the app is there, and how a level fits into a frame on another page.
import { expect, test } from "vitest";
import { browserName } from "../../tools/browsers.js";
import { builtSite } from "../support/built-site.ts";

const site = builtSite();

test("before the script is there, the banner stands in the theme that was chosen or is said; a frame has none", async () => {
  const context = await site.browser.newContext({ serviceWorkers: "block", colorScheme: "light" });
  const page = await context.newPage();
  await page.route(/assets\/.*[.]js$/u, (route) => route.abort());
  const seen = async (hash: string): Promise<readonly unknown[]> => {
    await page.goto("about:blank");
    await page.goto(`${site.origin}/${hash}`);
    const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    return [scheme, await page.getByRole("link", { name: "Fourfold" }).isVisible()];
  };
  expect(await seen("")).toEqual(["light dark", true]);
  expect(await seen("#/roll-the-block?theme=dark")).toEqual(["dark", true]);
  await page.evaluate(() => localStorage.setItem("fourfold settings", '{"theme":"dark"}'));
  expect(await seen("")).toEqual(["dark", true]);
  expect(await seen("#/embed/match-the-tiles/tutorial/1?theme=light")).toEqual(["light", false]);
  await page.evaluate(() => localStorage.setItem("fourfold settings", "{broken"));
  expect(await seen("")).toEqual(["light dark", true]);
  await context.close();
});

test.each([
  "#/embed/roll-the-block/first/1",
  "#/embed/roll-the-block/first/1?controls=undo,restart",
  "#/embed/roll-the-block/tutorial/3?controls=undo,restart&lang=pt",
])("in a frame %s has no banner, and board and toolbar fit without scrolling", async (hash) => {
  const { page, context, failures } = await site.open(hash);
  await page.locator("fourfold-board [data-cell]").first().waitFor();
  expect(await page.getByRole("banner").count()).toBe(0);
  for (const [width, height] of [
    [420, 560],
    [320, 400],
    // Chromium hides the scrollbar in tests, beside which a page is as wide as this.
    [browserName === "chromium" ? 314 : 320, 400],
    [900, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    const bottom = async (): Promise<number> => {
      const box = await page.getByRole("button", { name: /^(Undo|Anular)$/u }).boundingBox();
      return (box?.y ?? height) + (box?.height ?? 1);
    };
    await expect.poll(bottom, { message: `${width} x ${height}` }).toBeLessThanOrEqual(height);
    expect((await page.locator("fourfold-board").boundingBox())?.height, `${width} x ${height}`).toBeGreaterThan(140);
  }
  expect(failures).toEqual([]);
  await context.close();
});
