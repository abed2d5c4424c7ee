// The levels of a day: the same for everyone on that day, today by the clock on the wall, kept when they are solved.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { loadLevels } from "../../src/playing/load-levels.ts";
import { ofDay, textsIn } from "../../src/site/daily/day-in-pool.ts";
import { numberOf } from "../../src/site/daily/days.ts";
import { solve } from "../../src/solving/solve.ts";
import { builtSite, visit } from "../support/built-site.ts";

const site = builtSite();
const GAMES = ["folding-blocks", "match-the-tiles", "roll-the-block", "break-the-ice"];
const KEYS: Readonly<Record<string, string>> = { u: "ArrowUp", d: "ArrowDown", l: "ArrowLeft", r: "ArrowRight" };

function levelOf(game: string, day: string) {
  const pool = readFileSync(join(import.meta.dirname, `../../src/site/daily/${game}.txt`), "utf8");
  const [level] = loadLevels(ofDay(textsIn(pool), numberOf(day) as number));
  if (level === undefined) throw new Error(`${game} has no level on ${day}`);
  return level;
}

const cards = (page: Page) => page.locator("ol.levels a.level");

test("a day has one level a puzzle, the same for everyone, and leads to the days around it", async () => {
  const titles = GAMES.map((game) => levelOf(game, "2026-11-18").title as string);
  for (const [locale, timezoneId] of [
    ["en", "Pacific/Kiritimati"],
    ["pt", "Pacific/Pago_Pago"],
  ] as const) {
    const { page, failures, close } = await site.open("#/daily/2026-11-18", { locale, timezoneId });
    await cards(page).first().waitFor();
    const told = await cards(page).locator(".title").allInnerTexts();
    expect(told.map((text) => titles.findIndex((title) => text.includes(title)))).toEqual([0, 1, 2, 3]);
    await page.getByRole("link", { name: locale === "en" ? "The day before" : "O dia anterior" }).click();
    await page.waitForURL(/#\/daily\/2026-11-17$/);
    await page.waitForFunction(() => document.title.includes("17"));
    expect(failures).toEqual([]);
    await close();
  }
});

test("today is what the clock on the wall says, and tomorrow is not offered", async () => {
  for (const [timezoneId, today] of [
    ["Pacific/Kiritimati", "21 November 2026"],
    ["Pacific/Pago_Pago", "20 November 2026"],
  ] as const) {
    const { page, context } = await site.open("#/about", { timezoneId, locale: "en" });
    await page.clock.setFixedTime(new Date("2026-11-21T09:00:00Z"));
    await visit(page, "#/daily");
    await cards(page).first().waitFor();
    expect(await page.title()).toContain(today);
    expect(await page.getByRole("link", { name: "The day after" }).count()).toBe(0);
    await visit(page, "#/daily/2026-12-24");
    await page.getByText("This day is still to come.").waitFor();
    // Its clock is that of all pages there, so no other test has it.
    await context.close();
  }
});

test("a level of the day is played, solved and kept; the others of the day follow it", async () => {
  const { moves } = await solve(levelOf("match-the-tiles", "2026-11-16"));
  const { page, failures, close } = await site.open("#/daily/2026-11-16");
  await cards(page).nth(1).click();
  await page.waitForURL(/#\/daily\/2026-11-16\/match-the-tiles$/);
  await page.locator("fourfold-board [data-cell]").first().waitFor();
  await page.evaluate(() => document.querySelector<HTMLElement>("fourfold-player")?.focus());
  for (const move of (moves as string).split(" ")) await page.keyboard.press(KEYS[move] as string);
  await page.getByText(/You solved it in \d/).waitFor();
  await page.locator("nav.crumbs a").last().click();
  await page.getByText("1 of 4 solved").waitFor();
  expect(await cards(page).evaluateAll((all) => all.map((card) => card.classList.contains("solved")))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  await visit(page, "#/daily/2026-11-16/match-the-tiles");
  await page.getByRole("link", { name: "Next level" }).click();
  await page.waitForURL(/#\/daily\/2026-11-16\/roll-the-block$/);
  expect(failures).toEqual([]);
  await close();
});

test("nothing comes before the first day that can be written, and nothing after the last", async () => {
  const { page, failures, close } = await site.open("#/daily/0001-01-01");
  await cards(page).first().waitFor();
  expect(await page.getByRole("link", { name: "The day before" }).count()).toBe(0);
  await page.getByRole("link", { name: "The day after" }).click();
  await page.waitForURL(/#\/daily\/0001-01-02$/);
  await visit(page, "#/daily/9999-12-31");
  expect(await page.getByRole("link", { name: "The day after" }).count()).toBe(0);
  await page.getByRole("link", { name: "The day before" }).click();
  await page.waitForURL(/#\/daily\/9999-12-30$/);
  expect(failures).toEqual([]);
  await close();
});

test("what is no day, and no puzzle, leads nowhere", async () => {
  const { page, close } = await site.open("#/daily/2026-02-30");
  for (const hash of [
    "#/daily/2026-02-30",
    "#/daily/today",
    "#/daily/0000-01-01",
    "#/daily/2026-11-18/chess",
    "#/daily/2026-11-18/roll-the-block/1",
  ]) {
    await page.goto(`${site.origin}/${hash}`);
    await page.getByRole("heading", { level: 1, name: "Nothing is here" }).waitFor();
  }
  await close();
});
