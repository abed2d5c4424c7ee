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

test("every page that the navigation names is named in full, from a small phone to a laptop, with large letters too", async () => {
  for (const locale of ["en", "pt"]) {
    const { page, failures, close } = await site.open("#/explore", { locale, hasTouch: true, isMobile: true });
    for (const [width, height, letters] of [
      [320, 640, 100],
      [320, 640, 200],
      [390, 844, 100],
      [540, 900, 100],
      [568, 320, 100],
      [640, 400, 100],
      [820, 1180, 100],
      [1366, 768, 100],
      [1366, 768, 200],
    ] as const) {
      await page.setViewportSize({ width, height });
      // Firefox may find what is under a point where it was before the window had this size.
      const cut = (): Promise<readonly (string | null)[]> =>
        page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}%`;
          const links = [...document.querySelectorAll("header nav a")];
          if (links.length !== 5) return ["not five"];
          const isWhole = (link: Element): boolean => {
            const text = document.createRange();
            text.selectNodeContents(link);
            const { left, right, top, bottom } = text.getBoundingClientRect();
            return [left + 1, right - 1].every((x) => document.elementFromPoint(x, (top + bottom) / 2) === link);
          };
          return links.filter((link) => !isWhole(link)).map((link) => link.textContent);
        }, letters);
      await expect.poll(cut, { message: `${locale} ${width} x ${height}, ${letters}%` }).toEqual([]);
    }
    expect(failures).toEqual([]);
    await close();
  }
});

test("on a phone the first screen of the gallery has the board, that of a puzzle its first rule and then where its levels are", async () => {
  for (const [locale, width, height] of [
    ["en", 390, 844],
    ["pt", 390, 844],
    ["en", 320, 640],
    ["pt", 320, 640],
  ] as const) {
    const phone = { viewport: { width, height }, hasTouch: true, isMobile: true, locale };
    const { page, failures, close } = await site.open("", phone);
    const which = `${locale} ${width} x ${height}`;
    const bottomOf = async (what: string): Promise<number> => {
      const box = await page.locator(what).first().boundingBox();
      return (box?.y ?? height) + (box?.height ?? 1);
    };
    await page.locator("fourfold-board [data-cell]").first().waitFor();
    expect(await bottomOf(".try fourfold-board [part=board]"), which).toBeLessThanOrEqual(height);
    for (const puzzle of ["folding-blocks", "match-the-tiles", "roll-the-block", "break-the-ice"]) {
      await page.goto(`${site.origin}/#/${puzzle}`);
      await page.locator("moving-rule fourfold-board svg").first().waitFor();
      const rule = await bottomOf("moving-rule");
      const packs = await bottomOf("#packs");
      expect(packs, `${puzzle} ${which}`).toBeGreaterThan(rule);
      expect(packs, `${puzzle} ${which}`).toBeLessThanOrEqual(height);
      const said = await page.locator("moving-rule figcaption").all();
      const tops = await Promise.all(said.map(async (each) => (await each.boundingBox())?.y));
      expect(new Set(tops).size, `the sentences of ${puzzle} begin side by side, ${which}`).toBe(1);
    }
    expect(failures).toEqual([]);
    await close();
  }
});

test.each([
  "#/embed/roll-the-block/first/1",
  "#/embed/roll-the-block/first/1?controls=undo,restart",
  "#/embed/roll-the-block/tutorial/3?controls=undo,restart&lang=pt",
])("in a frame %s has no banner, and board and toolbar fit without scrolling", async (hash) => {
  const { page, failures, close } = await site.open(hash);
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
  await close();
});

test("where one left off is in the first picture of the gallery, and what is played there moves nothing", async () => {
  const { page, failures, close } = await site.open("#/roll-the-block/first/1", {
    viewport: { width: 390, height: 844 },
  });
  await page.locator("fourfold-player").evaluate((player) => Reflect.get(player, "move").call(player, "r"));
  await page.waitForURL(/moves=r$/);
  // Nothing that is kept is ever read.
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => Object.create(EventTarget.prototype);
  });
  await page.goto(`${site.origin}/`);
  await page.reload();
  await page.getByRole("link", { name: /Go on where you left off/ }).waitFor();
  await close();

  const fresh = await site.open("", { viewport: { width: 390, height: 844 } });
  const tried = fresh.page.locator(".try");
  await fresh.page.getByRole("heading", { name: "The puzzles" }).waitFor();
  const before = await tried.boundingBox();
  await fresh.page.getByRole("button", { name: "Roll the Block" }).click();
  await fresh.page.locator("fourfold-board").evaluate((board) => Reflect.get(board, "move").call(board, "r"));
  await fresh.page.waitForURL(/moves=r$/);
  await fresh.page.getByRole("button", { name: "Folding Blocks" }).click();
  await fresh.page.getByRole("button", { name: "Folding Blocks", pressed: true }).waitFor();
  expect((await tried.boundingBox())?.y).toBe(before?.y);
  expect([...failures, ...fresh.failures]).toEqual([]);
  await fresh.close();
});

test("who plays by finger is told how before the first move, on the gallery and on a level, and the board stays where it is", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, failures, close } = await site.open("", phone);
  await page.getByText("Drag a shape to unfold it.").waitFor();
  await page.goto(`${site.origin}/#/roll-the-block/tutorial/1`);
  const told = page.getByRole("status").getByText("Drag anywhere to roll the block.");
  await told.waitFor();
  await page.getByRole("button", { name: "Study" }).tap();
  await page.getByText("Your moves will be listed here.").waitFor();
  await page.getByText("Backspace").waitFor({ state: "attached" });
  expect(await page.getByText("Backspace").isVisible()).toBe(false);
  await page.getByRole("button", { name: "Study" }).tap();
  const board = page.locator("fourfold-player fourfold-board");
  const before = await board.boundingBox();
  await board.evaluate((element) => Reflect.get(element, "move").call(element, "r"));
  await told.waitFor({ state: "hidden" });
  expect(await board.boundingBox()).toEqual(before);
  expect(failures).toEqual([]);
  await close();
});

test("where colours are forced, what is chosen is told from the rest", async () => {
  const { page, failures, close } = await site.open("", { forcedColors: "active" });
  const grounds = (name: RegExp) =>
    page
      .getByRole("button", { name })
      .or(page.getByRole("radio", { name }))
      .evaluateAll((all) => {
        const isChosen = (each: Element): boolean =>
          [each.getAttribute("aria-pressed"), each.getAttribute("aria-checked")].includes("true");
        const groundsOf = (chosen: boolean): string[] => [
          ...new Set(
            all.filter((each) => isChosen(each) === chosen).map((each) => getComputedStyle(each).backgroundColor),
          ),
        ];
        return { chosen: groundsOf(true), rest: groundsOf(false) };
      });
  for (const [hash, name] of [
    ["", /^(Folding Blocks|Match the Tiles|Roll the Block|Break the Ice)$/],
    ["#/make", /^(Paint|Fill)$/],
    ["#/make", /^(Empty|Hole)/],
  ] as const) {
    await page.goto(`${site.origin}/${hash}`);
    await page.getByRole("button", { name }).or(page.getByRole("radio", { name })).first().waitFor();
    const { chosen, rest } = await grounds(name);
    expect([chosen.length, rest.length], `${hash} ${name}`).toEqual([1, 1]);
    expect(chosen, `${hash} ${name}`).not.toEqual(rest);
  }
  expect(failures).toEqual([]);
  await close();
});

test("Tab goes through the banner in the order in which it is seen, in one row and in two", async () => {
  const { page, failures, close } = await site.open("#/about", { viewport: { width: 390, height: 844 } });
  const rowsInTurn = () =>
    page.locator(".banner :is(a, select, button)").evaluateAll((all) => {
      const places = all.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
      const isBehind = (a: DOMRect, b: DOMRect): boolean => (b.top >= a.bottom - 1 ? true : b.left >= a.right - 1);
      const isInOrder = places.every((place, i) => i === 0 || isBehind(places[i - 1] as DOMRect, place));
      const isBack = places.some((place, i) => i > 0 && place.bottom <= (places[i - 1]?.top ?? 0) + 1);
      return { count: places.length, rows: new Set(places.map(({ top }) => Math.round(top))).size, isInOrder, isBack };
    });
  for (const [width, rows] of [
    [390, 2],
    [1200, 1],
    [320, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(rowsInTurn, { message: `${width}` }).toEqual({ count: 9, rows, isInOrder: true, isBack: false });
  }
  expect(failures).toEqual([]);
  await close();
});
