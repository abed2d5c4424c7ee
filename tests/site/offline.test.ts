// The page without a network, and a new version of it: on a server of its own that goes away.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { packed } from "../../src/elements/common/shared-text.ts";
import { browserName } from "../../tools/browsers.js";
import { builtSite, cellOn, failuresOf, movesOn, pasted, SITE } from "../support/built-site.ts";
import { draw } from "../support/finger.ts";
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
  // Only Chromium says whether it would install it. What tests open is never to be; nothing else stands in the way.
  if (browserName === "chromium") {
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  }
  await server.close();
  const failures = failuresOf(page, server.origin);
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

test("a level from a friend is opened on a phone without a network, solved, and sent back", async () => {
  const server = await serve({ folder: SITE });
  const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };
  const context = await site.browser.newContext({ locale: "en", ...phone });
  const before = await context.newPage();
  await before.goto(`${server.origin}/`);
  await isKept(before);
  await before.close();
  await server.close();
  const page = await context.newPage();
  const failures = failuresOf(page, server.origin);
  await page.goto(`${server.origin}/#/level/${await packed("game: match-the-tiles\ntitle: For you\n\nA.a\n")}`);
  await page.getByRole("heading", { level: 1, name: "For you" }).waitFor();
  const { x, y } = await cellOn(page, 0, 0);
  await draw(
    page,
    [0, 40, 90].map((right) => ({ x: x + right, y })),
  );
  await page.getByText("You solved it in 1.").waitFor();
  await page.getByText("It cannot be done for less").waitFor();
  // After a finger that is as quick as only a machine's, Chromium at times makes no click of a tap, on any page.
  const share = page.getByRole("dialog", { name: "Share this level" });
  while (!(await share.isVisible())) {
    await page.getByRole("button", { name: "Share" }).tap();
    await share.waitFor({ timeout: 5_000 }).catch(() => undefined);
  }
  await page.getByText("With my moves").tap();
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>(".share .link")?.value.endsWith("?moves=r"),
  );
  await page.getByText("Copied.").waitFor();
  expect(await pasted(page)).toBe(await page.getByLabel("Link").inputValue());
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
  pages["/service-worker.js"] = script.replace(/"url":"\.\/","revision":"\w+"/, '"url":"./","revision":"another"');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const reload = page.getByRole("button", { name: "Reload for the new version" });
  await reload.waitFor();
  expect(await movesOn(page)).toBe("r");
  await page.waitForFunction(() => location.hash.includes("moves=r"));
  await Promise.all([page.waitForEvent("load"), reload.click()]);
  await page.waitForFunction(() => document.querySelector("fourfold-player")?.getAttribute("moves") === "r");
  // Nothing is left of the version before.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().flatMap(({ url }) => (new URL(url).pathname === "/" ? [url] : []));
  });
  expect(kept).toEqual([`${server.origin}/?__WB_REVISION__=another`]);
  await context.close();
  await server.close();
});
