// A person explores a search on the built page: from a level's page, with a second search beside it, by keys and by touch, with everything
// that was chosen in the address; a level that is too large, and an address that leads nowhere.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { builtSite, visit } from "../support/built-site.ts";

const site = builtSite();

const step = (page: Page, name = "Step") => page.getByRole("button", { name, exact: true }).first();
const happened = (page: Page, which = 0): Promise<string> =>
  page.locator("fourfold-explorer [part=happened]").nth(which).innerText();
const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash);

test("it begins with a small level, and one steps to the goal by keys alone", async () => {
  const { page, context, failures } = await site.open("#/explore");
  await step(page).waitFor();
  expect(await page.title()).toBe("Explore · Fourfold");
  expect(await happened(page)).toBe("The start waits: g 0 + h 6 = f 6.");
  await step(page).focus();
  while (await step(page).isEnabled()) await page.keyboard.press("Enter");
  expect(await happened(page)).toMatch(/^The goal is taken: solved, with g 7/);
  expect(await hash(page)).toBe("#/explore");
  expect(failures).toEqual([]);
  await context.close();
});

test("what is chosen is in the address, and reload leads to it again", async () => {
  const { page, context, failures } = await site.open("#/explore");
  await step(page).waitFor();
  await page.getByRole("button", { name: "A second search beside it" }).click();
  await page.waitForFunction(() => location.hash === "#/explore?solvers=astar/distance,bfs");
  await page.getByRole("button", { name: "Search: Breadth-first (bfs)" }).click();
  await page.getByLabel("Algorithm").nth(1).selectOption("dfs");
  await page.waitForFunction(() => location.hash === "#/explore?solvers=astar/distance,dfs");
  await page.getByLabel("Level", { exact: true }).selectOption("2");
  await page.waitForFunction(() => location.hash === "#/explore/roll-the-block/first/2?solvers=astar/distance,dfs");
  await page.reload();
  await step(page).waitFor();
  const algorithms = page.getByLabel("Algorithm");
  expect([await algorithms.nth(0).inputValue(), await algorithms.nth(1).inputValue()]).toEqual(["astar", "dfs"]);
  await step(page).click();
  await step(page).click();
  expect([await happened(page, 0), await happened(page, 1)]).toEqual([
    expect.stringMatching(/^State \d+, by \w, is expanded/),
    expect.stringMatching(/^State \d+, by \w, is expanded/),
  ]);
  await page.getByRole("button", { name: "Only one search" }).click();
  await page.waitForFunction(() => location.hash === "#/explore/roll-the-block/first/2?solvers=astar/distance");
  expect(failures).toEqual([]);
  await context.close();
});

test("on a phone one sees where to step at once, and the level can be chosen above it", async () => {
  const { page, context, failures } = await site.open("#/explore", { viewport: { width: 390, height: 844 } });
  const { y = 0, height = 0 } = (await step(page).boundingBox()) ?? {};
  expect(y + height).toBeLessThan(500);
  await page.getByRole("button", { name: "Roll the Block · First rolls · 1. First steps" }).click();
  await page.getByLabel("Level", { exact: true }).selectOption("2");
  await page.waitForFunction(() => location.hash.startsWith("#/explore/roll-the-block/first/2"));
  expect(failures).toEqual([]);
  await context.close();
});

test.each([1024, 1280, 1920])("two searches stand line by line beside each other, %i px", async (width) => {
  const address = "#/explore/roll-the-block/first/1?solvers=astar/distance,iddfs";
  const { page, context } = await site.open(address, { viewport: { width, height: 900 } });
  const boxes = () =>
    page.locator("fourfold-explorer").evaluateAll((explorers) =>
      explorers.map(({ shadowRoot }) => {
        const parts = ["toolbar", "happened", "state", "frontier", "tree", "heat", "counts"];
        const found = [".ways", ...parts.map((part) => `[part=${part}]`)].map((each) =>
          shadowRoot?.querySelector(each),
        );
        const boxes = found.map((each) => each?.getBoundingClientRect());
        return boxes.map((box) => [Math.round(box?.top ?? -1), Math.round(box?.width ?? -1)]);
      }),
    );
  await step(page).waitFor();
  for (let i = 0; i < 4; i++) {
    const [first, second] = await boxes();
    expect(first).toEqual(second);
    await step(page).click();
  }
  await context.close();
});

test("a level leads to it and back, but not a large one", async () => {
  const { page, context, failures } = await site.open("#/match-the-tiles/tiny/6");
  await page.getByRole("link", { name: "Explore a search on it" }).click();
  await step(page).waitFor();
  expect(await hash(page)).toBe("#/explore/match-the-tiles/tiny/6");
  await page.getByRole("link", { name: "Play this level" }).click();
  await page.locator("fourfold-player").waitFor();
  expect(await hash(page)).toBe("#/match-the-tiles/tiny/6");
  await visit(page, "#/match-the-tiles/large/1");
  expect(await page.getByRole("link", { name: "Explore a search on it" }).count()).toBe(0);
  expect(failures).toEqual([]);
  await context.close();
});

test("a search that is too large says so and offers smaller levels, and the page stays alive meanwhile", async () => {
  const { page, context, failures } = await site.open("#/explore/break-the-ice/large/1?solvers=bfs");
  await page.getByText(/^Searching: [\d,]+ states so far/).waitFor();
  await page.getByText("This search is too large for all of it to be followed.").waitFor({ timeout: 100_000 });
  await page.getByText(/What is shown are its first 20\d,\d{3} states/).waitFor();
  await step(page).click();
  expect(await happened(page)).toMatch(/^The start is expanded/);
  await page.getByRole("link", { name: "Tiny" }).click();
  await page.waitForFunction(() => location.hash === "#/explore/break-the-ice/tiny/1");
  expect(failures).toEqual([]);
  await context.close();
});

test("a trace is saved as a file, and opened", async () => {
  const { page, context, failures } = await site.open("#/explore");
  await step(page).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save trace" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("First-steps-astar.trace.json");
  const path = await download.path();
  expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ version: "1.4.0" });
  await page.locator("fourfold-explorer input[type=file]").setInputFiles(path);
  await page.getByText(/^This is the trace of /).waitFor();
  await step(page).click();
  expect(await happened(page)).toMatch(/^The start is expanded: g 0, h 6, f 6/);
  expect(failures).toEqual([]);
  await context.close();
});

test("an address of no level leads nowhere", async () => {
  const { page, context, failures } = await site.open("#/explore");
  for (const address of [
    "roll-the-block/first/99",
    "roll-the-block/none/1",
    "chess/first/1",
    "roll-the-block/first/x",
  ]) {
    await visit(page, `#/explore/${address}`);
    await page.getByRole("heading", { name: "Nothing is here" }).waitFor();
  }
  expect(failures).toEqual([]);
  await context.close();
});
