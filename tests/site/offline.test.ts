// The page without a network, and a new version of it: on a server of its own that goes away.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { builtSite, failuresOf, movesOn, SITE } from "../support/built-site.ts";
import { serve } from "../support/static-server.ts";

const site = builtSite();

async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test("after the first visit all of it works without a network: packs, solver, links, reload", async () => {
  const server = await serve({ folder: SITE });
  const context = await site.browser.newContext({ locale: "en", viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${server.origin}/`);
  await isKept(page);
  await server.close();
  const failures = failuresOf(page);
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Fourfold" }).waitFor();
  await page.goto(`${server.origin}/#/break-the-ice/first-cracks/2`);
  const solver = page.locator("fourfold-solver");
  await solver.getByRole("button", { name: "Solve", exact: true }).click();
  await solver
    .getByText(/Solved in 1 move, proven optimal/)
    .first()
    .waitFor();
  await page.goto(`${server.origin}/#/match-the-tiles/tutorial/1`);
  await page.getByRole("heading", { level: 1, name: "Give it a push" }).waitFor();
  await page.locator("fourfold-board [data-cell]").first().waitFor();
  await page.evaluate(() => document.querySelector<HTMLElement>("fourfold-player")?.focus());
  await page.keyboard.press("ArrowRight");
  await page.locator("fourfold-player[solved]").waitFor();
  await page.waitForURL(/moves=r$/);
  await page.reload();
  await page.waitForFunction(() => document.querySelector("fourfold-player")?.getAttribute("moves") === "r");
  expect(failures).toEqual([]);
  await context.close();
});

test("a new version is offered, and taken only when the person says so", async () => {
  const script = readFileSync(join(SITE, "service-worker.js"), "utf8");
  const pages: Record<string, string> = {};
  const server = await serve({ folder: SITE, pages });
  const context = await site.browser.newContext({ locale: "en" });
  const page = await context.newPage();
  await page.goto(`${server.origin}/#/match-the-tiles/tutorial/2`);
  await isKept(page);
  await page.locator("fourfold-board [data-cell]").first().waitFor();
  await page.evaluate(() => document.querySelector<HTMLElement>("fourfold-player")?.focus());
  await page.keyboard.press("ArrowRight");
  pages["/service-worker.js"] = script.replace(/"VERSION":"\w+"/, '"VERSION":"another"');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const reload = page.getByRole("button", { name: "Reload for the new version" });
  await reload.waitFor();
  expect(await movesOn(page)).toBe("r");
  await page.waitForFunction(() => location.hash.includes("moves=r"));
  await Promise.all([page.waitForEvent("load"), reload.click()]);
  await page.waitForFunction(() => document.querySelector("fourfold-player")?.getAttribute("moves") === "r");
  expect(await page.evaluate(() => caches.keys())).toEqual(["fourfold another"]);
  await context.close();
  await server.close();
});
