// A person compares on the built page: what is there at once, levels and solvers chosen by hand and found again in the address,
// files, links that lead there, and what is said of an address that is wrong.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { CSV_HEADER } from "../../src/comparing/csv.ts";
import { builtSite, dropFile, SITE, TWO_LEVELS, visit } from "../support/built-site.ts";
import { serve } from "../support/static-server.ts";

const site = builtSite();

const compare = (page: Page) => page.locator("fourfold-compare");
const press = (page: Page, name: string) => compare(page).getByRole("button", { name, exact: true }).click();
const sentence = (page: Page) => compare(page).locator("[part=sentence]").first();
const query = (page: Page): string => decodeURIComponent(new URL(page.url()).hash.split("?")[1] ?? "");

/** What is saved by the button of this name. */
async function saved(page: Page, name: string): Promise<{ readonly file: string; readonly content: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent("download"), press(page, name)]);
  return { file: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

test("what is there at once is run by one press, and saved as CSV, JSON, Markdown and PNG", async () => {
  const { page, failures, close } = await site.open("#/compare");
  expect(await page.title()).toBe("Compare · Fourfold");
  expect(
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Compare" })
      .getAttribute("aria-current"),
  ).toBe("true");
  await press(page, "Run");
  await sentence(page)
    .getByText(/^All solvers settled all 5 levels[.] .* proved every optimum[.] Of these, astar needed the fewest/)
    .waitFor();
  expect(await compare(page).locator("figure svg.lines").count()).toBe(2);
  const csv = await saved(page, "CSV");
  const [header, ...lines] = csv.content.toString().trimEnd().split("\n");
  expect([csv.file, header, lines.length]).toEqual(["comparison.csv", CSV_HEADER, 40]);
  expect(lines[0]).toMatch(/^levels\/match-the-tiles\/classic[.]txt,1,Trading places,match-the-tiles,bfs,/);
  const json = await saved(page, "JSON");
  const documents = json.content
    .toString()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(documents).toHaveLength(40);
  expect(documents.at(-1)).toMatchObject({ solver: "bfs@ts", medal: "gold", repeat: { n: 1 } });
  expect((await saved(page, "Markdown")).content.toString()).toMatch(/^## Match the Tiles/);
  const png = await saved(page, "PNG");
  expect(png.content.subarray(1, 4).toString()).toBe("PNG");
  expect(query(page)).toBe("");
  expect(failures).toEqual([]);
  await close();
});

test("levels and solvers are chosen by hand, stand in the address, and are there again after a reload and back", async () => {
  const { page, failures, close } = await site.open("#/compare");
  await page.getByRole("button", { name: "Remove Four of a kind" }).click();
  await expect
    .poll(() => query(page))
    .toBe([1, 7, 12, 18].map((n) => `${n === 1 ? "levels=" : ""}match-the-tiles/classic/${n}`).join());
  const last = page.locator(".chosen button").last();
  await last.press("Enter");
  await expect.poll(() => page.locator(".chosen button").count()).toBe(3);
  await expect.poll(() => last.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByText("Choose levels").click();
  await page.getByRole("button", { name: "None of it" }).click();
  await page.getByText("No level is chosen.").waitFor();
  await page.getByLabel("Puzzle").selectOption("roll-the-block");
  await page.getByLabel("Pack", { exact: true }).selectOption("first");
  await page.getByRole("checkbox", { name: /Round the pond/ }).check();
  await expect.poll(() => query(page)).toBe("levels=roll-the-block/first/2");
  await page.getByRole("button", { name: "All of this pack" }).click();
  await expect.poll(() => query(page)).toBe("levels=roll-the-block/first");
  await compare(page).getByText("Add a solver").click();
  await compare(page).getByLabel("Heuristic").selectOption("relaxed");
  await compare(page).getByLabel("Weight").fill("2");
  await press(page, "Add astar/relaxed*2");
  await press(page, "Remove Iterative deepening (iddfs)");
  const solvers = "solvers=bfs,dfs,greedy,astar,idastar,auto,bfs@ts,astar/relaxed*2";
  await expect.poll(() => query(page)).toBe(`levels=roll-the-block/first&${solvers}`);
  await compare(page).getByText("Limits and repeats").click();
  await compare(page).getByLabel("Seconds for each cell").pressSequentially("3");
  await compare(page).getByLabel("Run each cell once before").uncheck();
  await compare(page).getByRole("checkbox", { name: "memory (MiB)" }).uncheck();
  await expect
    .poll(() => query(page))
    .toBe(`levels=roll-the-block/first&${solvers}&maxTime=3&warm=0&show=time,expanded,cost`);
  await page.reload();
  await press(page, "Run");
  await sentence(page)
    .getByText(/^All solvers settled all 3 levels/)
    .waitFor();
  expect(await compare(page).locator("[part=table] thead code").allTextContents()).toContain("astar/relaxed*2");
  await visit(page, "#/about");
  await page.goBack();
  await compare(page).getByText("3 levels, 8 solvers: 24 cells to run.").waitFor();
  expect(await compare(page).getAttribute("max-time")).toBe("3");
  expect(failures).toEqual([]);
  await close();
});

test("a level and a puzzle lead there, with what belongs to them", async () => {
  const { page, failures, close } = await site.open("#/roll-the-block/first/2");
  await page.getByRole("link", { name: "Compare algorithms on it" }).click();
  await compare(page).getByText("1 level, 8 solvers: 8 cells to run.").waitFor();
  expect(query(page)).toBe("levels=roll-the-block/first/2");
  await page.getByRole("link", { name: "Round the pond" }).click();
  await page.getByRole("heading", { level: 1, name: "Round the pond" }).waitFor();
  await visit(page, "#/break-the-ice");
  await page.getByRole("link", { name: "Compare algorithms on it" }).click();
  await compare(page)
    .getByText(/^5 levels/)
    .waitFor();
  expect(query(page)).toBe("levels=break-the-ice/lessons");
  expect(failures).toEqual([]);
  await close();
});

test("so do levels of one's own, a file that was opened and a link, and the level of a day", async () => {
  const { page, failures, close } = await site.open("");
  await dropFile(page, "course.txt", TWO_LEVELS);
  await page.getByRole("link", { name: "Compare algorithms on them" }).click();
  await compare(page).getByText("2 levels, 8 solvers: 16 cells to run.").waitFor();
  await page.getByRole("button", { name: "Remove Yours" }).click();
  await expect.poll(() => query(page)).toBe("levels=opened/1");
  await page.reload();
  await press(page, "Run");
  await sentence(page)
    .getByText(/^All solvers settled the level/)
    .waitFor();
  expect((await saved(page, "CSV")).content.toString()).toContain("\ncourse.txt,1,Mine,roll-the-block,bfs,");
  await visit(page, "#/level/S0_MTbVSyE0sSc7QLclI1S3JzEkt5uJy1EvkAgA");
  await page.getByRole("link", { name: "Compare algorithms on it" }).click();
  await compare(page)
    .getByText(/^1 level, 8 solvers/)
    .waitFor();
  expect(query(page)).toBe("levels=level/S0_MTbVSyE0sSc7QLclI1S3JzEkt5uJy1EvkAgA");
  await visit(page, "#/daily/2026-11-18/match-the-tiles");
  await page.getByRole("link", { name: "Compare algorithms on it" }).click();
  await compare(page)
    .getByText(/^1 level, 8 solvers/)
    .waitFor();
  expect(query(page)).toBe("levels=daily/2026-11-18/match-the-tiles");
  await page.goto(`${site.origin}/#/compare?levels=daily/2026-02-30/match-the-tiles,level/AAAA`);
  await page.getByText("There is no level daily/2026-02-30/match-the-tiles, level/AAAA here").waitFor();
  expect(failures).toEqual([]);
  await close();
});

test("what is wrong in an address is told, and the rest is compared", async () => {
  const { page, failures, close } = await site.open(
    "#/compare?levels=roll-the-block/first/1,roll-the-block/none,first&solvers=bfs,bsf,cmd:ls,ucs+weighted",
  );
  await page.getByText("There is no level roll-the-block/none, first here; it is left out.").waitFor();
  await compare(page).getByText("did you mean bfs?").waitFor();
  await compare(page).getByText("on the command line alone").waitFor();
  await press(page, "Run");
  await sentence(page)
    .getByText(/^All solvers settled the level/)
    .waitFor();
  expect(await compare(page).locator("[part=table] tbody code").allTextContents()).toEqual(["bfs", "ucs+weighted"]);
  expect(failures).toEqual([]);
  await close();
});

test("what is wrong in an address is told again after a reload, until something else is chosen", async () => {
  const hash = "levels=roll-the-block/first/1,roll-the-block/none&solvers=dfs";
  const { page, failures, close } = await site.open(`#/compare?${hash},bfs`);
  await press(page, "Remove Breadth-first (bfs)");
  await expect.poll(() => query(page)).toBe(hash);
  await page.reload();
  await page.getByText("There is no level roll-the-block/none here; it is left out.").waitFor();
  await page.getByRole("button", { name: "Remove First steps" }).click();
  await press(page, "Remove Depth-first (dfs)");
  // Nothing is chosen, and that is not the usual.
  await expect.poll(() => query(page)).toBe("levels=&solvers=");
  await page.reload();
  await page.getByText("No level is chosen.").waitFor();
  await compare(page).getByText("There is no level to compare on yet.").waitFor();
  expect(await compare(page).locator(".chip").count()).toBe(0);
  expect(failures).toEqual([]);
  await close();
});

test("a long comparison is cancelled, keeps what it has, and is left without a trace", async () => {
  const { page, failures, close } = await site.open("#/compare?levels=break-the-ice/expert/20&solvers=dfs,ucs,bfs");
  await press(page, "Run");
  await compare(page).locator(".at-work", { hasText: "states" }).first().waitFor();
  await expect
    .poll(() =>
      compare(page)
        .locator("progress")
        .evaluate((bar) => (bar as HTMLProgressElement).value),
    )
    .toBe(1);
  await press(page, "Cancel");
  await compare(page).getByText("2 of 3 cells are not measured yet.").waitFor();
  expect(await compare(page).locator("[part=table] tbody tr").first().locator("td.number").count()).toBe(4);
  await press(page, "Run what is missing");
  await compare(page).locator(".at-work").first().waitFor();
  await visit(page, "#/about");
  expect(failures).toEqual([]);
  await close();
});

test("where a policy forbids WebAssembly, TypeScript searches and the page says so", async () => {
  const server = await serve({ folder: SITE, headers: { "content-security-policy": "script-src 'self'" } });
  const context = await site.browser.newContext({ serviceWorkers: "block", locale: "en" });
  const page = await context.newPage();
  await page.goto(`${server.origin}/#/compare?levels=roll-the-block/first/1&solvers=bfs`);
  await press(page, "Run");
  await compare(page)
    .getByText("WebAssembly is blocked here, so the slower TypeScript engine did all searches.")
    .waitFor();
  await context.close();
  await server.close();
});
