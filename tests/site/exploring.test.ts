// A person explores a search on the built page: from a level's page, with a second search beside it, by keys and by touch, with everything
// that was chosen in the address; a level that is too large, and an address that leads nowhere.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { builtSite, dropFile, TWO_LEVELS, visit } from "../support/built-site.ts";

const site = builtSite();

const step = (page: Page, name = "Step") => page.getByRole("button", { name, exact: true }).first();
const happened = (page: Page, which = 0): Promise<string> =>
  page.locator("fourfold-explorer [part=happened]").nth(which).innerText();
const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash);

test("it begins with a small level, and one steps to the goal by keys alone", async () => {
  const { page, failures, close } = await site.open("#/explore");
  await step(page).waitFor();
  expect(await page.title()).toBe("Explore · Fourfold");
  expect(await happened(page)).toBe("The start waits: g 0 + h 6 = f 6.");
  await step(page).focus();
  while (await step(page).isEnabled()) await page.keyboard.press("Enter");
  expect(await happened(page)).toMatch(/^The goal is taken: solved, with g 7/);
  await page.waitForFunction(() => location.hash === "#/explore?at=38");
  expect(failures).toEqual([]);
  await close();
});

test("what is chosen is in the address, and reload leads to it again", async () => {
  const { page, failures, close } = await site.open("#/explore");
  await step(page).waitFor();
  await page.getByRole("button", { name: "A second search beside it" }).click();
  await page.waitForFunction(() => location.hash === "#/explore?solvers=astar/distance,bfs");
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
  await page.waitForFunction(() => /&at=\d+&at2=\d+$/.test(location.hash));
  await page.getByRole("button", { name: "Only one search" }).click();
  await page.waitForFunction(() =>
    /^#\/explore\/roll-the-block\/first\/2[?]solvers=astar\/distance&at=\d+$/.test(location.hash),
  );
  expect(failures).toEqual([]);
  await close();
});

test("the chosen node, the zoom of the tree and the map are in the address; what cannot be is taken out of it", async () => {
  const about = "#/explore/roll-the-block/first/1?solvers=astar/distance";
  const { page, failures, close } = await site.open(`${about}&grain=huge&stop=q%207&at=5&zoom=wide&heat=warm&node=-1`);
  await step(page).waitFor();
  await page.waitForFunction((said) => location.hash === said, `${about}&at=5`);
  await page.locator("[data-node='2']").click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.locator("#heat").selectOption("visits");
  await page.waitForFunction((said) => location.hash === said, `${about}&at=5&node=2&zoom=1.25&heat=visits`);
  await page.reload();
  await step(page).waitFor();
  await expect.poll(() => page.locator("#state-title").innerText()).toBe("Chosen state");
  expect(await page.locator("#heat").inputValue()).toBe("visits");
  await step(page).click();
  await page.waitForFunction(() => !location.hash.includes("node="));
  expect(failures).toEqual([]);
  await close();
});

test("where one stands and how one goes is in the address, and reload, back and a new tab lead there", async () => {
  const { page, context, failures, close } = await site.open(
    "#/explore/roll-the-block/first/1?solvers=astar/distance,bfs",
  );
  await step(page).waitFor();
  await page.getByLabel("Step by").first().selectOption("event");
  for (let i = 0; i < 5; i++) await step(page).click();
  const about = "#/explore/roll-the-block/first/1?solvers=astar/distance,bfs";
  await page.waitForFunction((said) => location.hash === said, `${about}&grain=event&at=5&at2=5`);
  const before = [await happened(page, 0), await happened(page, 1)];
  const there = async (on: Page): Promise<void> => {
    await step(on).waitFor();
    await expect.poll(async () => [await happened(on, 0), await happened(on, 1)]).toEqual(before);
    expect(await on.getByLabel("Step by").first().inputValue()).toBe("event");
  };
  await page.reload();
  await there(page);
  const copy = await context.newPage();
  await copy.goto(page.url());
  await there(copy);
  await copy.close();
  await page.getByRole("link", { name: "Play this level" }).click();
  await page.locator("fourfold-player").waitFor();
  await page.goBack();
  await there(page);
  await page.getByRole("button", { name: "Predict" }).first().click();
  await page.getByRole("button", { name: "Solution only" }).nth(1).click();
  await page.getByRole("button", { name: "Run to ..." }).first().click();
  await page.getByLabel("Stop where").selectOption("g");
  await page.getByLabel("Value").fill("3");
  await page.getByRole("button", { name: "Go", exact: true }).click();
  await page.waitForFunction(
    (said) =>
      location.hash.startsWith(said) &&
      ["stop=g+3", "predict=1", "solution2=1"].every((each) => location.hash.includes(each)),
    about,
  );
  await page.reload();
  await page.getByText("Which of these is taken next?").waitFor();
  expect(await page.locator("fourfold-explorer").nth(1).locator("[part=solution]").count()).toBe(1);
  await page.getByRole("button", { name: "Run to ..." }).first().click();
  expect(await page.getByLabel("Value").inputValue()).toBe("3");
  // Another search begins at its start.
  await page.getByLabel("Level", { exact: true }).selectOption("2");
  await page.waitForFunction(
    () => location.hash.startsWith("#/explore/roll-the-block/first/2") && !/at=/.test(location.hash),
  );
  expect(failures).toEqual([]);
  await close();
});

test("levels of one's own, of a link and of a day lead there and back as well", async () => {
  const { page, failures, close } = await site.open("");
  await dropFile(page, "course.txt", TWO_LEVELS);
  await page.getByRole("link", { name: "Yours" }).click();
  await page.getByRole("link", { name: "Explore a search on it" }).click();
  await step(page).click();
  await page.waitForFunction(() => location.hash.startsWith("#/explore/opened/2?at="));
  await page.reload();
  await page.getByText(/· 1 of \d+ expanded/).waitFor();
  const chosen = (name: string) => page.getByLabel(name, { exact: true }).locator("option:checked");
  expect([
    await chosen("Puzzle").innerText(),
    await chosen("Pack").innerText(),
    await chosen("Level").innerText(),
  ]).toEqual([...["Match the Tiles", "course.txt", "2. Yours"]]);
  await page.getByLabel("Level", { exact: true }).selectOption({ label: "1. Mine" });
  await page.waitForFunction(() => location.hash === "#/explore/opened/1");
  expect(await chosen("Puzzle").innerText()).toBe("Roll the Block");
  await page.getByRole("link", { name: "Play this level" }).click();
  await page.getByRole("heading", { level: 1, name: "Mine" }).waitFor();
  for (const [address, from] of [
    ["level/S0_MTbVSyE0sSc7QLclI1S3JzEkt5uJy1EvkAgA", "From a link"],
    ["daily/2026-11-18/match-the-tiles", "18 November 2026"],
  ] as const) {
    await visit(page, `#/${address}`);
    await page.getByRole("link", { name: "Explore a search on it" }).click();
    await step(page).click();
    await page.waitForFunction((said) => location.hash.startsWith(said), `#/explore/${address}?at=`);
    expect(await chosen("Pack").innerText()).toContain(from);
    await page.getByRole("link", { name: "Play this level" }).click();
    await page.waitForFunction((said) => location.hash === said, `#/${address}`);
  }
  await visit(page, "#/explore/daily/2026-11-18/match-the-tiles");
  await page.getByLabel("Puzzle").selectOption("break-the-ice");
  await page.waitForFunction(() => /^#\/explore\/break-the-ice\/[\w-]+\/1$/.test(location.hash));
  expect(failures).toEqual([]);
  await close();
});

test("on a phone one sees where to step at once, and the level can be chosen above it", async () => {
  const { page, failures, close } = await site.open("#/explore", { viewport: { width: 390, height: 844 } });
  const { y = 0, height = 0 } = (await step(page).boundingBox()) ?? {};
  expect(y + height).toBeLessThan(500);
  await page.getByRole("button", { name: "Roll the Block · First rolls · 1. First steps" }).click();
  await page.getByLabel("Level", { exact: true }).selectOption("2");
  await page.waitForFunction(() => location.hash.startsWith("#/explore/roll-the-block/first/2"));
  expect(failures).toEqual([]);
  await close();
});

test("on a laptop, also at 150%, one sees where to step and the board at once", async () => {
  const { page, failures, close } = await site.open("#/explore", { viewport: { width: 911, height: 512 } });
  const bottomOf = async (what: string): Promise<number> => {
    const { y = 512, height = 1 } = (await page.locator(`fourfold-explorer ${what}`).first().boundingBox()) ?? {};
    return y + height;
  };
  await step(page).click();
  expect(await bottomOf("#step")).toBeLessThanOrEqual(512);
  await expect.poll(() => bottomOf(".board .picture")).toBeLessThanOrEqual(512);
  await page.getByRole("button", { name: "Roll the Block · First rolls · 1. First steps" }).click();
  await page.getByLabel("Level", { exact: true }).selectOption("2");
  await page.waitForFunction(() => location.hash.startsWith("#/explore/roll-the-block/first/2"));
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(() => bottomOf(".board .picture")).toBeGreaterThan(512);
  await expect.poll(() => bottomOf(".board .picture")).toBeLessThanOrEqual(768);
  expect(failures).toEqual([]);
  await close();
});

test.each([1024, 1280, 1920])("two searches stand line by line beside each other, %i px", async (width) => {
  const address = "#/explore/roll-the-block/first/1?solvers=astar/distance,iddfs";
  const { page, close } = await site.open(address, { viewport: { width, height: 900 } });
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
  await close();
});

test("a level leads to it and back, and a large one as well", async () => {
  const { page, failures, close } = await site.open("#/match-the-tiles/tiny/6");
  await page.getByRole("link", { name: "Explore a search on it" }).click();
  await step(page).waitFor();
  expect(await hash(page)).toBe("#/explore/match-the-tiles/tiny/6");
  await page.getByRole("link", { name: "Play this level" }).click();
  await page.locator("fourfold-player").waitFor();
  expect(await hash(page)).toBe("#/match-the-tiles/tiny/6");
  await visit(page, "#/match-the-tiles/large/1");
  const link = page.getByRole("link", { name: "Explore a search on it" });
  expect(await link.getAttribute("href")).toBe("#/explore/match-the-tiles/large/1");
  expect(failures).toEqual([]);
  await close();
});

test("a search that is too large says so and offers smaller levels, and the page stays alive meanwhile", async () => {
  const { page, failures, close } = await site.open("#/explore/break-the-ice/large/1?solvers=bfs");
  await page.getByText(/^Searching: [\d,]+ states so far/).waitFor();
  await page.getByText("This search is too large for all of it to be followed.").waitFor({ timeout: 100_000 });
  await page.getByText(/What is shown are its first 20\d,\d{3} states/).waitFor();
  await step(page).click();
  expect(await happened(page)).toMatch(/^The start is expanded/);
  await page.getByRole("link", { name: "Tiny" }).click();
  await page.waitForFunction(() => location.hash === "#/explore/break-the-ice/tiny/1");
  expect(failures).toEqual([]);
  await close();
});

test("a trace is saved as a file, and opened", async () => {
  const { page, failures, close } = await site.open("#/explore");
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
  await close();
});

test("an address of no level leads nowhere", async () => {
  const { page, failures, close } = await site.open("#/explore");
  for (const address of [
    "roll-the-block/first/99",
    "roll-the-block/none/1",
    "chess/first/1",
    "roll-the-block/first/x",
    "roll-the-block/first",
    "daily/2026-02-30/match-the-tiles",
    "daily/2026-11-18/chess",
  ]) {
    await visit(page, `#/explore/${address}`);
    await page.getByRole("heading", { name: "Nothing is here" }).waitFor();
  }
  await visit(page, "#/explore/level/AAAA");
  await page.getByRole("heading", { name: "This link is broken" }).waitFor();
  expect(failures).toEqual([]);
  await close();
});

test("a level of the opened file where none is open says how one is opened", async () => {
  const { page, failures, close } = await site.open("#/explore/opened/1");
  await page.getByRole("heading", { level: 1, name: "No file is open" }).waitFor();
  expect(failures).toEqual([]);
  await close();
});

test("with another puzzle a heuristic that only the one before has is over, also in a race", async () => {
  const { page, failures, close } = await site.open("#/explore");
  await step(page).waitFor();
  await page.getByLabel("Puzzle", { exact: true }).selectOption("Folding Blocks");
  await page.waitForFunction(() => location.hash === "#/explore/folding-blocks/tutorial/1");
  expect(await page.getByLabel("Heuristic").inputValue()).toBe("");
  await visit(page, "#/race?levels=roll-the-block/first/1&solvers=astar/distance");
  await page.getByLabel("Puzzle", { exact: true }).selectOption("Folding Blocks");
  await page.waitForFunction(() => location.hash === "#/race?levels=folding-blocks/tutorial/1");
  expect(failures).toEqual([]);
  await close();
});
