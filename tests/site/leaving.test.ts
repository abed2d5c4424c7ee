// A page that is left at any moment, by a reload, by another page or by a browser that hides it: what a person did last is
// there again, also where the address could not say it yet, or never can.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { unpacked } from "../../src/site/share.ts";
import { builtSite, visit } from "../support/built-site.ts";

const site = builtSite();

const textArea = (page: Page) => page.getByRole("textbox", { name: "Level file" });
const grid = (page: Page) => page.getByRole("grid", { name: /to be painted/ });

/** Whatever waits longer than a person notices is not done any more: time stands still. */
async function stopWaiting(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { setTimeout } = window;
    const now = performance.now();
    performance.now = () => now;
    Object.assign(window, { setTimeout: (act: () => void, ms = 0) => (ms > 100 ? 0 : setTimeout(act, ms)) });
  });
}

/** Two edits one after the other: the second has to wait for its place in the address. */
async function editTwice(page: Page): Promise<void> {
  await grid(page).waitFor();
  await stopWaiting(page);
  await page.getByLabel("Title").fill("First");
  await page.waitForURL(/#\/make\/[\w-]+$/);
  await page.getByLabel("Title").fill("Second");
  expect(await unpacked(page.url().split("/").at(-1) ?? "")).toContain("title: First");
}

test("an edit that is not in the address yet is there after a reload, and on the way back", async () => {
  const { page, failures, close } = await site.open("#/make?puzzle=break-the-ice");
  await editTwice(page);
  await page.reload();
  await page.getByRole("grid", { name: /Break the Ice, Second/ }).waitFor();
  await expect.poll(() => unpacked(page.url().split("/").at(-1) ?? "")).toContain("title: Second");
  await page.goto(`${site.origin}/#/make`);
  await page.reload();
  await editTwice(page);
  await visit(page, "#/about");
  await page.goBack();
  await page.getByRole("grid", { name: /Folding Blocks, Second/ }).waitFor();
  // It is used up: what a page of this address has later is its own.
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await page.reload();
  await page.getByRole("grid", { name: /Folding Blocks, Second/ }).waitFor();
  expect(failures).toEqual([]);
  await close();
});

test("a level that no address can hold is there after a reload", async () => {
  const { page, failures, close } = await site.open("#/make?puzzle=roll-the-block");
  await grid(page).waitFor();
  // What no compression makes small.
  let state = 1;
  const note = Array.from({ length: 60_000 }, () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(33 + (state % 90));
  }).join("");
  await textArea(page).fill(`game: roll-the-block\nnote: ${note}\n\nS..T\n`);
  await page.getByText("This level is too large for an address").waitFor();
  await page.reload();
  await expect.poll(async () => (await textArea(page).inputValue()).includes(note)).toBe(true);
  await page.getByText("This level is too large for an address").waitFor();
  await visit(page, "#/about");
  await page.goBack();
  await expect.poll(async () => (await textArea(page).inputValue()).includes(note)).toBe(true);
  // It is forgotten with everything else.
  await visit(page, "#/about");
  await page.getByRole("button", { name: "Forget", exact: true }).click();
  await page.getByRole("button", { name: "Forget everything" }).click();
  await page.getByText("Forgotten.").waitFor();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(failures).toEqual([]);
  await close();
});

test("a text that was emptied begins anew with the same puzzle", async () => {
  const { page, failures, close } = await site.open("#/make?puzzle=match-the-tiles");
  await grid(page).waitFor();
  await page.getByLabel("Title").fill("Another");
  await page.waitForURL(/#\/make\/[\w-]+$/);
  // A reload may come after any of them.
  await page.evaluate(() => {
    const { replaceState } = history;
    history.replaceState = (...given: Parameters<History["replaceState"]>) => {
      replaceState.apply(history, given);
      document.documentElement.dataset.written = `${document.documentElement.dataset.written ?? ""} ${location.hash}`;
    };
  });
  await textArea(page).fill("");
  await page.waitForURL(/#\/make\?puzzle=match-the-tiles$/);
  expect(await page.locator("html").getAttribute("data-written")).toBe(" #/make?puzzle=match-the-tiles");
  await page.reload();
  await page.getByRole("grid", { name: /Match the Tiles/ }).waitFor();
  expect(failures).toEqual([]);
  await close();
});

test("moves that are not in the address yet are there after a reload, and on the way back", async () => {
  const { page, failures, close } = await site.open("#/roll-the-block/first/1");
  const moves = () => page.evaluate(() => document.querySelector("fourfold-player")?.getAttribute("moves") ?? "");
  const play = async (...keys: readonly string[]): Promise<void> => {
    await page.locator("fourfold-board [data-cell]").first().waitFor();
    await stopWaiting(page);
    await page.evaluate(() => document.querySelector<HTMLElement>("fourfold-player")?.focus());
    for (const key of keys) await page.keyboard.press(key);
  };
  // As many changes of the address as browsers allow.
  const fast = Array.from({ length: 42 }, () => ["ArrowRight", "Backspace"]).flat();
  await play(...fast, "ArrowRight", "ArrowRight");
  expect(await moves()).toBe("r r");
  expect(page.url()).not.toContain("r+r");
  await page.reload();
  await page.locator('fourfold-player[moves="r r"]').waitFor();
  await page.waitForURL(/moves=r\+r$/);
  await play(...fast, "Home");
  expect(await moves()).toBe("");
  expect(page.url()).toContain("moves=");
  await visit(page, "#/about");
  await page.goBack();
  await page.locator("fourfold-board [data-cell]").first().waitFor();
  await page.waitForURL(/#\/roll-the-block\/first\/1$/);
  expect(await moves()).toBe("");
  expect(failures).toEqual([]);
  await close();
});

/** Goes to a page that is on its way for as long as `meanwhile` lasts. */
async function leaveSlowly(page: Page, to: string, file: string, meanwhile: () => Promise<void>): Promise<void> {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`**/${file}-*.js`, async (route) => {
    await arrived;
    await route.continue();
  });
  const asked = page.waitForRequest(`**/${file}-*.js`);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, to);
  await asked;
  await meanwhile();
  expect(await page.evaluate(() => location.hash)).toBe(to);
  arrive();
}

test("what is done while another page is on its way is not written into the address of that page, and is there on the way back", async () => {
  const { page, failures, close } = await site.open("#/roll-the-block/first/1");
  await page.locator("fourfold-board [data-cell]").first().waitFor();
  await page.evaluate(() => document.querySelector<HTMLElement>("fourfold-player")?.focus());
  await leaveSlowly(page, "#/about", "about-page", () => page.keyboard.press("ArrowRight"));
  await page.getByRole("heading", { level: 1, name: "About Fourfold" }).waitFor();
  expect(page.url()).toMatch(/#\/about$/);
  await page.goBack();
  await page.locator('fourfold-player[moves="r"]').waitFor();
  await visit(page, "#/make?puzzle=roll-the-block");
  await page.getByLabel("Title").fill("First");
  await page.waitForURL(/#\/make\/[\w-]+$/);
  await leaveSlowly(page, "#/compare", "compare-page", async () => {
    await page.getByLabel("Title").fill("Second");
    await page.getByRole("grid", { name: /Roll the Block, Second/ }).waitFor();
  });
  await page.locator("fourfold-compare").waitFor();
  expect(page.url()).toMatch(/#\/compare$/);
  await page.goBack();
  await page.getByRole("grid", { name: /Roll the Block, Second/ }).waitFor();
  expect(failures).toEqual([]);
  await close();
});

test("what is modal is closed when the address changes, and the focus is on the heading", async () => {
  const { page, context, failures } = await site.open("#/match-the-tiles/tutorial/1");
  const open = () => page.locator("dialog[open]").count();
  const focus = () => page.evaluate(() => document.activeElement?.localName);
  await visit(page, "#/match-the-tiles/tutorial/2");
  await page.getByRole("button", { name: "Settings" }).click();
  expect(await open()).toBe(1);
  await page.goBack();
  await expect.poll(focus).toBe("h1");
  expect(await open()).toBe(0);
  await page.getByRole("button", { name: "Share" }).click();
  await expect.poll(open).toBe(1);
  // Not only when the other page is there.
  await leaveSlowly(page, "#/about", "about-page", () => expect.poll(open).toBe(0));
  await expect.poll(focus).toBe("h1");
  expect(failures).toEqual([]);
  await context.close();
});
