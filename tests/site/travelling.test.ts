// Addresses, links, files and what is kept: back, forward, reload and new pages lead to the same state; a level goes to a
// friend and comes back; what is broken says so; what was solved is exported, forgotten and imported.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { builtSite, dropFile, movesOn, pasted, SITE, visit } from "../support/built-site.ts";
import { serve } from "../support/static-server.ts";

const site = builtSite();

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Presses keys on the board, which has the focus then. */
async function play(page: Page, ...keys: readonly string[]): Promise<void> {
  await page.locator("fourfold-board [data-cell]").first().waitFor();
  await page.evaluate(() => document.querySelector<HTMLElement>("fourfold-player")?.focus());
  for (const key of keys) await page.keyboard.press(key);
}

test("from the gallery to a level and back; titles, focus, and moves in the address", async () => {
  const { page, context, failures, close } = await site.open("");
  expect(await page.title()).toBe("Fourfold");
  await page.getByRole("main").getByRole("link", { name: "Roll the Block", exact: true }).click();
  await heading(page, "Roll the Block").waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Roll the Block");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^First rolls/ })
    .click();
  await heading(page, "First rolls").waitFor();
  await page.getByRole("link", { name: /First steps/ }).click();
  await heading(page, "First steps").waitFor();
  expect(await page.title()).toBe("First steps · Fourfold");
  await play(page, "ArrowRight", "ArrowRight");
  await page.waitForURL(/#\/roll-the-block\/first\/1\?moves=r\+r$/);
  await page.reload();
  await page.waitForFunction(() => document.querySelector("fourfold-player")?.getAttribute("moves") === "r r");
  const copy = await context.newPage();
  await copy.goto(page.url());
  await copy.waitForFunction(() => document.querySelector("fourfold-player")?.getAttribute("moves") === "r r");
  await copy.close();
  await page.getByRole("link", { name: "Next level" }).click();
  await heading(page, "Round the pond").waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Round the pond");
  await page.goBack();
  await heading(page, "First steps").waitFor();
  expect(page.url()).toMatch(/moves=r\+r$/);
  await page.goBack();
  await heading(page, "First rolls").waitFor();
  await page.goForward();
  await heading(page, "First steps").waitFor();
  // The game that is not finished is found again from the gallery.
  await page.goto(`${site.origin}/`);
  await page.getByRole("link", { name: /Go on where you left off/ }).click();
  await page.waitForFunction(() => document.querySelector("fourfold-player")?.getAttribute("moves") === "r r");
  expect(failures).toEqual([]);
  await close();
});

test("a page that was left before its levels came has no say in the title any more", async () => {
  const { page, failures, close } = await site.open("#/about");
  let deliver = (): void => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(/[.]txt$/, async (route) => {
    await delivered;
    await route.continue();
  });
  await page.evaluate(() => {
    location.hash = "#/match-the-tiles/classic";
  });
  await heading(page, "Classic").waitFor();
  await visit(page, "#/about");
  await page.evaluate(() => {
    const titles: (string | null)[] = [];
    Object.assign(window, { titles });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) titles.push(...[...addedNodes].map(({ textContent }) => textContent));
    }).observe(document.querySelector("title") as Element, { childList: true });
  });
  deliver();
  // A page of one of those levels: when it is there, they have come.
  await visit(page, "#/match-the-tiles/classic/1");
  expect(await page.evaluate(() => Reflect.get(window, "titles"))).not.toContain("Classic · Fourfold");
  expect(await page.title()).toBe("Trading places · Fourfold");
  expect(failures).toEqual([]);
  await close();
});

/** Of text. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    dispatchEvent(Object.assign(new Event("paste"), { clipboardData }));
  }, text);
}

test("a level goes to a friend as a link, is solved there, and comes back with the moves", async () => {
  const { page, context, failures } = await site.open("#/roll-the-block/tutorial/1");
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByText("Copied.").waitFor();
  const link = await page.getByLabel("Link").inputValue();
  expect(link).toMatch(/#\/level\/[\w-]+$/);
  expect(await pasted(page)).toBe(link);
  const friend = await site.browser.newContext({ serviceWorkers: "block", locale: "en" });
  const theirs = await friend.newPage();
  await theirs.goto(link);
  await heading(theirs, "Roll twice").waitFor();
  await play(theirs, "ArrowRight", "ArrowRight");
  await theirs.locator("fourfold-player[solved]").waitFor();
  await theirs.getByRole("button", { name: "Share" }).click();
  await theirs.getByText("With my moves").click();
  const back = await theirs.getByLabel("Link").inputValue();
  expect(back).toBe(`${link}?moves=r+r`);
  await friend.close();
  await page.keyboard.press("Escape");
  await paste(page, `Look (${back}).`);
  await page.locator("fourfold-player[solved]").waitFor();
  expect(await movesOn(page)).toBe("r r");
  // What a friend found is nobody else's own solution.
  await page.locator(".level-head .best").getByText("The link solves it in 2.").waitFor();
  await page.getByRole("button", { name: "Watch", exact: true }).first().click();
  await page.locator("fourfold-player:not([solved])").waitFor();
  await page.locator("fourfold-player[solved]").waitFor();
  expect(await movesOn(page)).toBe("r r");
  expect(await page.locator(".level-head .best").textContent()).not.toContain("You solved it");
  expect(failures).toEqual([]);
  await context.close();
});

test("what is said in an address is there: controls, the whole search, and what is chosen comes into it", async () => {
  const { page, failures, close } = await site.open(
    "#/roll-the-block/first/1?controls=undo,restart&solvers=dls:9+weighted@ts&maxTime=7",
  );
  await page.getByRole("button", { name: "Restart" }).waitFor();
  expect(await page.getByRole("button", { name: "Hint" }).count()).toBe(0);
  const solver = page.locator("fourfold-solver");
  const said = (name: string) => solver.getAttribute(name);
  expect(await Promise.all(["algorithm", "depth", "cost", "engine", "max-time"].map(said))).toEqual([
    ...["dls", "9", "weighted", "ts", "7"],
  ]);
  await solver.getByLabel("Cost").selectOption("moves");
  await page.waitForFunction(() => location.hash.endsWith("&solvers=dls:9@ts&maxTime=7"));
  await solver.getByLabel("Algorithm").first().selectOption("auto");
  await solver.getByLabel("Engine").first().selectOption("wasm");
  await page.waitForFunction(() => location.hash.includes("solvers=auto:9&"));
  await visit(page, "#/embed/match-the-tiles/tutorial/1?controls=undo+restart&lang=pt&theme=dark");
  await page.getByRole("button", { name: "Recomeçar" }).waitFor();
  expect(await page.getByRole("button", { name: "Dica" }).count()).toBe(0);
  expect(await page.getByRole("navigation").count()).toBe(0);
  await play(page, "ArrowRight");
  await page.waitForURL(/&moves=r$/);
  await page.reload();
  await page.waitForFunction(() => document.querySelector("fourfold-player")?.getAttribute("moves") === "r");
  expect(failures).toEqual([]);
  await close();
});

test("back leads to where a long page was left", async () => {
  const { page, failures, close } = await site.open("#/roll-the-block/classic");
  await page.locator("a.level").nth(30).click();
  await page.locator("fourfold-board [data-cell]").first().waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await heading(page, "Classic").waitFor();
  await page.waitForFunction(() => scrollY > 200);
  expect(failures).toEqual([]);
  await close();
});

test("what leads nowhere, a broken link, a broken file and a text that is none say so, and the way on", async () => {
  const { page, close } = await site.open("#/roll-the-block/first/99");
  for (const hash of [
    "#/roll-the-block/first/99",
    "#/roll-the-block/none",
    "#/none",
    "#/a/b/c/d",
    "#/about/us",
    "#/opened/1",
  ]) {
    await page.goto(`${site.origin}/${hash}`);
    await heading(page, /Nothing is here|No file is open/).waitFor();
    expect(await page.getByRole("link", { name: "To the gallery" }).getAttribute("href")).toBe("#/");
  }
  await page.goto(`${site.origin}/#/level/AAAA`);
  await heading(page, "This link is broken").waitFor();
  await visit(page, "#/embed/level/AAAA");
  await heading(page, "This link is broken").waitFor();
  await dropFile(page, "levels.txt", "game: roll-the-block\n\nS?.\n");
  await page
    .locator("fourfold-player .problems")
    .getByText(/line 3|3:2/i)
    .first()
    .waitFor();
  for (let i = 0; i < 2; i++) await paste(page, "a shopping list");
  await page.getByText("That is no level file").waitFor();
  await page.getByRole("button", { name: "Dismiss" }).click();
  expect(await page.getByRole("button", { name: "Dismiss" }).count()).toBe(0);
  // A link that somebody pulled at, and let go again.
  await page.evaluate(() => {
    const home = document.querySelector(".home");
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", location.origin);
    home?.dispatchEvent(new DragEvent("dragstart", { dataTransfer, bubbles: true }));
    dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
    home?.dispatchEvent(new DragEvent("dragend", { dataTransfer, bubbles: true }));
  });
  expect(await page.getByRole("button", { name: "Dismiss" }).count()).toBe(0);
  await paste(page, "another one");
  await page.getByText("That is no level file").waitFor();
  await paste(page, "Try https://example.org/fourfold/#/roll-the-block/tutorial/1?moves=r, it is short");
  await heading(page, "Roll twice").waitFor();
  await page.waitForFunction(() => document.querySelector("fourfold-player")?.getAttribute("moves") === "r");
  expect(await page.getByText("That is no level file").count()).toBe(0);
  await close();
});

test("the heading of a page that one comes to by keys shows its focus; with a dropped file or by pointer it does not", async () => {
  const { page, failures, close } = await site.open("");
  const isRinged = (name: string): Promise<boolean> =>
    heading(page, name).evaluate((each) => document.activeElement === each && each.matches(":focus-visible"));
  await dropFile(
    page,
    "levels.txt",
    "game: roll-the-block\ntitle: One\n\nS.T\n---\ngame: roll-the-block\ntitle: Two\n\nS.T\n",
  );
  await heading(page, "levels.txt").waitFor();
  expect(await isRinged("levels.txt")).toBe(false);
  await page.getByRole("link", { name: /One/ }).click();
  await heading(page, "One").waitFor();
  expect(await isRinged("One")).toBe(false);
  await page.keyboard.press("Tab");
  await page.getByRole("link", { name: "Next level" }).press("Enter");
  await heading(page, "Two").waitFor();
  expect(await isRinged("Two")).toBe(true);
  expect(failures).toEqual([]);
  await close();
});

test("a dropped file of several levels is a pack that is there after a reload; a huge level is a map, and goes as a file", async () => {
  const { page, failures, close } = await site.open("");
  const pack = readFileSync(new URL("../../levels/match-the-tiles/first-slides.txt", import.meta.url), "utf8");
  await dropFile(page, "levels.txt", pack, "game: roll-the-block\n\nS.T\n");
  await heading(page, "levels.txt").waitFor();
  await page.getByText("Only levels.txt was opened").waitFor();
  expect(await page.locator("a.level").count()).toBe(pack.split(/^---/m).length);
  await visit(page, "#/opened/1");
  expect(await page.locator(".notices").textContent()).not.toContain("was opened");
  await visit(page, "#/opened");
  await page.reload();
  await page.locator("a.level").nth(1).click();
  await page.locator("fourfold-board [data-cell]").first().waitFor();
  expect(page.url()).toMatch(/#\/opened\/2$/);
  await paste(page, "no level");
  await page.getByText("That is no level file").waitFor();
  // Without any order in it, so that it does not become small.
  const cell = (i: number): string => ((i * 2_654_435_761) % 4_294_967_296 > 3_000_000_000 ? "#" : ".");
  const rows = Array.from({ length: 600 }, (_, row) =>
    Array.from({ length: 600 }, (_, column) => cell(row * 600 + column * column * 31 + column)).join(""),
  );
  rows[0] = `S${rows[0]?.slice(1)}`;
  rows[599] = `${rows[599]?.slice(1)}T`;
  await dropFile(page, "levels.txt", `game: roll-the-block\ntitle: Vast\n\n${rows.join("\n")}\n`);
  await heading(page, "Vast").waitFor();
  await page.locator("fourfold-board canvas").first().waitFor();
  expect(await page.locator(".notices").textContent()).not.toMatch(/level file|was opened/u);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByText("too large for a link").waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByText("Download the file").click()]);
  expect(file.suggestedFilename()).toBe("Vast.txt");
  expect(failures).toEqual([]);
  await close();
});

test("what was solved is exported, forgotten, and imported again", async () => {
  const { page, failures, close } = await site.open("#/match-the-tiles/tutorial/1");
  await play(page, "ArrowRight");
  await page.getByText("You solved it in 1.").waitFor();
  await dropFile(page, "levels.txt", "game: roll-the-block\n\nS.T\n---\ngame: roll-the-block\n\nS..T\n");
  await heading(page, "levels.txt").waitFor();
  await page.goto(`${site.origin}/#/about`);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  const path = await file.path();
  expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ fourfold: 1 });
  await page.getByRole("button", { name: "Forget", exact: true }).click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Forget everything");
  await page.keyboard.press("Enter");
  await page.getByText("Forgotten.").waitFor();
  await page.goto(`${site.origin}/#/opened`);
  await page.reload();
  await heading(page, "No file is open").waitFor();
  await page.goto(`${site.origin}/#/match-the-tiles/tutorial`);
  await page.getByText("0 of 9 solved").waitFor();
  await page.goto(`${site.origin}/#/about`);
  const files = page.getByLabel("Import");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Import" }).click(),
  ]);
  expect(chooser.isMultiple()).toBe(false);
  await files.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from('{"a":1}') });
  await page.getByText("was not exported by Fourfold").waitFor();
  await files.setInputFiles(path);
  await page.getByText("Imported: 1 level.").waitFor();
  await page.getByLabel("Language").selectOption("pt");
  await page.getByText("Importado: 1 nível.").waitFor();
  await page.getByLabel("Idioma").selectOption("en");
  await page.reload();
  await page.goto(`${site.origin}/#/match-the-tiles/tutorial`);
  await page.getByText("1 of 9 solved").waitFor();
  expect(failures).toEqual([]);
  await close();
});

/** On the page: there is no place to keep anything. */
function forbidKeeping(): void {
  const forbidden: PropertyDescriptor = {
    get() {
      throw new Error("forbidden");
    },
  };
  Object.defineProperties(window, { indexedDB: forbidden, localStorage: forbidden });
}

/** On the page: what is kept is locked for good. */
function lockUp(): void {
  const forever = (): object => new EventTarget();
  Object.assign(IDBFactory.prototype, { open: forever });
}

/** On the page: there is no room for more. */
function fillUp(): void {
  const put = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  IDBObjectStore.prototype.put = put;
  Storage.prototype.setItem = put;
}

test("where what is kept never answers one plays on, and what is to be forgotten is not waited for", async () => {
  const { page, failures, close } = await site.open("");
  await page.addInitScript(lockUp);
  await page.goto(`${site.origin}/#/match-the-tiles/tutorial/1`);
  await page.reload();
  await play(page, "ArrowRight");
  await page.getByText("You solved it in 1.").waitFor();
  await page.getByText("This browser keeps nothing").waitFor();
  await visit(page, "#/about");
  await page.getByRole("button", { name: "Forget", exact: true }).click();
  await page.getByRole("button", { name: "Forget everything" }).click();
  await page.getByText("Forgotten.").waitFor();
  await page.evaluate(() => {
    location.hash = "#/opened/1";
  });
  await page.getByRole("heading", { level: 1, name: "No file is open" }).waitFor();
  expect(failures).toEqual([]);
  await close();
});

test.each([
  ["keeps nothing", forbidKeeping],
  ["is full", fillUp],
] as const)("a browser that %s is told once, and one plays on", async (_, forbid) => {
  const { page, close } = await site.open("");
  await page.addInitScript(forbid);
  await page.goto(`${site.origin}/#/match-the-tiles/tutorial/1`);
  await page.reload();
  await play(page, "ArrowRight");
  await page.getByText("You solved it in 1.").waitFor();
  await page.getByText("This browser keeps nothing").waitFor();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.getByLabel("Theme").selectOption("dark");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
  expect(await page.getByText("This browser keeps nothing").count()).toBe(0);
  await close();
});

test("where a policy forbids WebAssembly, TypeScript searches and the page says so", async () => {
  const server = await serve({ folder: SITE, headers: { "content-security-policy": "script-src 'self'" } });
  const context = await site.browser.newContext({ serviceWorkers: "block", locale: "en" });
  const page = await context.newPage();
  await page.goto(`${server.origin}/#/break-the-ice/first-cracks/2`);
  const solver = page.locator("fourfold-solver");
  await solver.getByRole("button", { name: "Solve", exact: true }).click();
  await solver
    .getByText(/Solved in 1 move, proven optimal/)
    .first()
    .waitFor();
  await solver.getByText("the slower TypeScript engine did the search").first().waitFor();
  await context.close();
  await server.close();
});
