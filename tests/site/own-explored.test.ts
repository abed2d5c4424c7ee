// A heuristic that a person writes, in Explore on the built page: it leads a search that is followed as any other, what it answers is
// judged, what is written anew is explored anew, and one comes there from a level and from Compare. In Race there is none.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { builtSite } from "../support/built-site.ts";

const site = builtSite();

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const LEVEL = "#/explore/roll-the-block/first/1?solvers=astar/own.mjs";
const WIDE = { viewport: { width: 1280, height: 900 } };

const happened = (page: Page): Locator => page.locator("fourfold-explorer [part=happened]").first();

/** The explorer, with what stands in its field. */
async function explorerWith(page: Page, text: string): Promise<Locator> {
  const explorer = page.locator("fourfold-explorer").first();
  await explorer.locator("#code").fill(text);
  return explorer;
}

test("from a level it goes along to Explore, where it leads the search; address, trace and Predict are those of any search", async () => {
  const { page, failures, close } = await site.open("#/roll-the-block/first/1?solvers=astar/own.mjs", WIDE);
  await page.getByRole("link", { name: "Explore a search on it" }).click();
  await page.waitForFunction((hash) => location.hash === hash, LEVEL);
  await expect.poll(() => happened(page).innerText()).toMatch(/^The start waits: g 0 \+ h [1-9]\d* = f \d+\.$/);
  const explorer = page.locator("fourfold-explorer");
  await explorer.getByText("Nothing shows here against it").waitFor();
  await page.getByRole("button", { name: "Step", exact: true }).click();
  expect(await happened(page).innerText()).toMatch(/^The start is expanded: g 0 \+ h \d+ = f \d+\. \d successors?: /);
  await page.waitForFunction(() => /own\.mjs&at=\d+$/.test(location.hash));
  await page.reload();
  await expect.poll(() => happened(page).innerText()).toContain("The start is expanded");
  expect(await explorer.locator("[part=frontier] .small, [role=treeitem]").count()).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Predict" }).click();
  await explorer.locator("[part=question]").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save trace" }).click(),
  ]);
  const file = await download.path();
  const { events } = JSON.parse(readFileSync(file, "utf8")) as { events: { type: string; h: number | null }[] };
  const told = await explorer.evaluate((element) => Reflect.get(element, "tour").chronicle.events as number);
  expect(events.length).toBe(told);
  expect(events[0]).toMatchObject({ type: "source", h: expect.any(Number) });
  await page.locator("fourfold-explorer input[type=file]").setInputFiles(file);
  await page.getByText(/^This is the trace of /).waitFor();
  expect(failures).toEqual([]);
  await close();
});

test("what is written anew is explored anew; a mistake is told with its place, and where h is not consistent it shows", async () => {
  const { page, failures, close } = await site.open(LEVEL, WIDE);
  const explorer = await explorerWith(page, "export const estimate = () => 3.5;\n");
  await expect.poll(() => happened(page).innerText()).toBe("The start waits: g 0 + h 3.50 = f 3.50.");
  await explorerWith(page, "export function estimate() {\n  throw new TypeError('none');\n}\n");
  await explorer.getByRole("button", { name: "Go to line 2, column 9" }).waitFor();
  expect(await explorer.locator("#code-problem").innerText()).toContain("TypeError");
  expect(await explorer.locator("p.refused").filter({ hasText: "TypeError" }).count()).toBe(1);
  expect(await happened(page).count()).toBe(0);
  await explorerWith(page, "export const estimate = ({ block }) => block.shape === 'upright' ? 9 : 1;\n");
  await explorer.getByText("Not admissible: at state 0 h is 9, and 7 is enough.").waitFor();
  const falling = /By \w, f falls from \d+ to \d+: h is not consistent\./;
  const shown = explorer.locator("[part=flaws] li").filter({ hasText: falling });
  await shown.getByRole("button").click();
  expect(await happened(page).innerText()).toMatch(falling);
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const found = await Reflect.get(window, "axe").run(document, { resultTypes: ["violations"] });
    return (found.violations as { id: string }[]).map(({ id }) => id);
  });
  expect(violations).toEqual([]);
  await page.getByLabel("Language").selectOption("pt");
  expect(await happened(page).innerText()).toMatch(/Por \w, f desce de \d+ para \d+: h não é consistente\./);
  await explorer.getByText("Não admissível: no estado 0 h é 9, e 7 chega.").waitFor();
  expect(failures).toEqual([]);
  await close();
});

test("one that never answers is ended, and what it says in the place of answers is not believed", async () => {
  const { page, failures, close } = await site.open(LEVEL, WIDE);
  const explorer = await explorerWith(page, "export const estimate = () => { for (;;); };\n");
  await explorer.getByText("Your function has not come back for a while").waitFor();
  await explorer.getByRole("button", { name: "Cancel", exact: true }).click();
  await explorer.getByText("The search was cancelled.").waitFor();
  const lie = (values: string): string =>
    `postMessage({ kind: "answered", saysAdmissible: true, values: ${values} });\nexport const estimate = () => 0;\n`;
  for (const [values, said] of [
    ["new Float64Array(500).fill(-1)", "answered -1; it must be 0 or more"],
    ["new Float64Array([0, 0])", "comes to a state of which nothing was told"],
  ] as const) {
    await explorerWith(page, lie(values));
    await explorer.locator("#code-problem").getByText(said).waitFor();
    expect(await happened(page).count()).toBe(0);
  }
  // Another text ends one that runs.
  await explorerWith(page, "for (;;);");
  await explorer.getByRole("button", { name: "Cancel", exact: true }).waitFor();
  await explorerWith(page, "export const estimate = () => 0;\n");
  await expect.poll(() => happened(page).innerText()).toBe("The start waits: g 0 + h 0 = f 0.");
  expect(failures).toEqual([]);
  await close();
});

test("two searches side by side share the text, and another puzzle has another", async () => {
  const { page, failures, close } = await site.open(`${LEVEL},greedy/own.mjs`, WIDE);
  const both = page.locator("fourfold-explorer [part=happened]");
  await explorerWith(page, "export const estimate = () => 2;\n");
  await expect
    .poll(() => both.allInnerTexts())
    .toEqual(["The start waits: g 0 + h 2 = f 2.", "The start waits: h 2, g 0."]);
  await page.getByLabel("Puzzle", { exact: true }).selectOption("match-the-tiles");
  await page.waitForFunction(() =>
    /^#\/explore\/match-the-tiles\/.*solvers=astar\/own\.mjs,greedy\/own\.mjs/.test(location.hash),
  );
  await expect.poll(() => page.locator("#code").first().inputValue()).toContain("level.goals");
  await both.first().waitFor();
  expect(failures).toEqual([]);
  await close();
});

test("what is written explores no search anew that is with another heuristic by now; a field that was folded away opens where something is wrong", async () => {
  const { page, context, failures } = await site.open(`${LEVEL},greedy/own.mjs`, WIDE);
  const [first, second] = [0, 1].map((i) => page.locator("fourfold-explorer").nth(i)) as [Locator, Locator];
  await second.locator("[part=happened]").waitFor();
  await second.locator("#heuristic").selectOption("distance");
  await second.locator("[part=happened]").waitFor();
  await page.evaluate(() => {
    const explored: number[] = [];
    const all = [...document.querySelectorAll<Element>("fourfold-explorer")];
    document.addEventListener("fourfold-explored", ({ target }) => explored.push(all.indexOf(target as Element)));
    Reflect.set(window, "explored", explored);
  });
  await explorerWith(page, "export const estimate = () => 2;\n");
  await expect.poll(() => happened(page).innerText()).toBe("The start waits: g 0 + h 2 = f 2.");
  expect(await page.evaluate(() => Reflect.get(window, "explored"))).toEqual([0]);
  await second.locator("#heuristic").selectOption("own.mjs");
  await second.getByText("Your heuristic", { exact: true }).click();
  await second.locator("#code").waitFor({ state: "hidden" });
  await explorerWith(page, "export const estimate = () => -1;\n");
  for (const each of [first, second]) await each.locator("#code-problem").getByText("answered -1").waitFor();
  expect(failures).toEqual([]);
  await context.close();
});

test("from Compare it is followed on the first level; in Race it is said that there is none", async () => {
  const { page, failures, close } = await site.open("#/compare?levels=roll-the-block/first/1&solvers=ucs", WIDE);
  const follow = page.getByRole("link", { name: "Follow your heuristic step by step on" });
  await page.locator("fourfold-compare").getByText("Add a solver", { exact: true }).click();
  expect(await follow.count()).toBe(0);
  await page.locator("fourfold-compare #add-heuristic").selectOption("own.mjs");
  await page.locator("fourfold-compare #add").click();
  expect(await follow.getAttribute("href")).toBe(LEVEL);
  await page.evaluate(() => {
    location.hash = "#/race?levels=roll-the-block/first/1&solvers=astar/own.mjs";
  });
  const race = page.locator("fourfold-race");
  await race.getByText("runs in the TypeScript engine alone, so with it there is no race.").waitFor();
  expect(await race.getByRole("button", { name: "Start" }).isDisabled()).toBe(true);
  expect(await race.locator("#heuristic").inputValue()).toBe("own.mjs");
  await race.locator("#heuristic").selectOption("");
  expect(await race.getByRole("button", { name: "Start" }).isEnabled()).toBe(true);
  expect(failures).toEqual([]);
  await close();
});
