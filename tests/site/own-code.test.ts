// Code that a person writes on the built page: where it runs and what it cannot reach there, what is believed of it, what is said
// of its mistakes, and that it is kept.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserName } from "../../tools/browsers.js";
import { builtSite, failuresOf, SITE, visit } from "../support/built-site.ts";
import { serve } from "../support/static-server.ts";

const site = builtSite();
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const LEVEL = "#/roll-the-block/first/1?solvers=astar/own.mjs";
const WIDE = { viewport: { width: 1280, height: 900 } };

/** The solver of a level, with the field for code. */
async function fieldOn(page: Page): Promise<Locator> {
  const solver = page.locator("fourfold-solver");
  await solver.locator("#code").waitFor();
  return solver;
}

/** What the check says of a text: what is wrong with it, or what was found. */
async function checked(solver: Locator, text: string): Promise<string> {
  await solver.locator("#code").fill(text);
  await solver.locator("#check-own").click();
  const said = solver.locator("#code-problem .refused, [part=checked]");
  await said.first().waitFor();
  return said.first().innerText();
}

/** What a search with a text ends with. */
async function solved(solver: Locator, text: string): Promise<string> {
  await solver.locator("#code").fill(text);
  await solver.evaluate(async (element) => {
    const { solve, updateComplete } = element as unknown as {
      solve(): Promise<unknown>;
      updateComplete: Promise<unknown>;
    };
    await updateComplete;
    await solve.call(element);
  });
  return solver.locator(".sentence, p.refused").filter({ visible: true }).first().innerText();
}

test("it runs in a document with a policy of its own, which asks for nothing, and which is kept for when there is no network", () => {
  const document = readFileSync(join(SITE, "own.html"), "utf8");
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(document) ?? [];
  expect(policy).toBe("default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:");
  expect(document).not.toMatch(/<(?:script|link|img|iframe)[^>]*\s(?:src|href)=/);
  expect(readFileSync(join(SITE, "service-worker.js"), "utf8")).toContain('"own.html"');
});

/** Tries to get out, each in its own way; what came of it. */
const ATTEMPTS = `
const tried = async (name, attempt) => {
  try { return name + ": " + (await attempt()); } catch { return name + ": refused"; }
};
const heard = (target, good, bad) => new Promise((resolve, reject) => { target[good] = () => resolve("REACHED"); target[bad] = reject; });
const attempts = (origin) => [
  tried("fetch", () => fetch(origin + "/leak-fetch").then(() => "REACHED")),
  tried("fetch without cors", () => fetch(origin + "/leak-no-cors", { mode: "no-cors" }).then(() => "REACHED")),
  tried("XMLHttpRequest", () => { const x = new XMLHttpRequest(); x.open("GET", origin + "/leak-xhr"); x.send(); return heard(x, "onload", "onerror"); }),
  tried("WebSocket", () => heard(new WebSocket(origin.replace("http", "ws") + "/leak-ws"), "onopen", "onerror")),
  tried("EventSource", () => heard(new EventSource(origin + "/leak-events"), "onopen", "onerror")),
  tried("importScripts", () => { importScripts(origin + "/leak-scripts.js"); return "REACHED"; }),
  tried("import", () => import(origin + "/leak-import.js").then(() => "REACHED")),
  tried("import of data", () => import("data:text/javascript,export default 1").then(() => "REACHED")),
  tried("Worker", () => heard(new Worker(origin + "/leak-worker.js"), "onmessage", "onerror")),
  tried("Worker that fetches", () => {
    const source = "fetch('" + origin + "/leak-nested').then(() => postMessage('REACHED'), () => postMessage('refused'))";
    const worker = new Worker(URL.createObjectURL(new Blob([source])));
    return new Promise((resolve, reject) => { worker.onmessage = ({ data }) => resolve(data); worker.onerror = reject; });
  }),
];
const stores = [
  tried("indexedDB", () => heard(indexedDB.open("levels"), "onsuccess", "onerror")),
  tried("caches", () => caches.keys().then(() => "REACHED")),
  tried("files", () => navigator.storage.getDirectory().then(() => "REACHED")),
];
const names = ["document", "window", "parent", "top", "localStorage", "sessionStorage", "Image", "RTCPeerConnection"]
  .filter((name) => typeof globalThis[name] !== "undefined");
const beacon = typeof navigator.sendBeacon;
const results = await Promise.all([...ORIGINS.flatMap(attempts), ...stores]);
export function estimate() {
  throw new Error(JSON.stringify({ origin: self.origin, names, beacon, results }));
}
`;

test("it reaches neither the page nor what is kept nor the network", async () => {
  const asked: string[] = [];
  const elsewhere = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(200, { "access-control-allow-origin": "*", "content-type": "text/javascript" }).end("");
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const { page, context, close } = await site.open(LEVEL, WIDE);
  // What a policy refuses is a request that fails before it is sent.
  page.on("requestfinished", (request) => asked.push(request.url()));
  const solver = await fieldOn(page);
  asked.length = 0;
  const said = await checked(solver, `const ORIGINS = ${JSON.stringify([origin, site.origin])};\n${ATTEMPTS}`);
  const [json = ""] = /\{.*\}/s.exec(said) ?? [];
  const { results, ...rest } = JSON.parse(json) as { results: string[] };
  expect(rest).toEqual({ origin: "null", names: [], beacon: "undefined" });
  expect(results).toHaveLength(23);
  expect(results.filter((result) => !result.endsWith(": refused"))).toEqual([]);
  expect(asked.filter((url) => url.includes("leak"))).toEqual([]);
  // What refuses is the policy: without it the same server is reached.
  const other = await context.newPage();
  await other.evaluate((address) => fetch(`${address}/leak-from-a-page`), origin);
  expect(asked.some((url) => url.includes("leak-from-a-page"))).toBe(true);
  await close();
  elsewhere.closeAllConnections();
  await new Promise((resolve) => elsewhere.close(resolve));
});

test("the example is searched with, proves what it may, and is checked on every state", async () => {
  const { page, failures, close } = await site.open("#/roll-the-block/first/1", WIDE);
  const solver = page.locator("fourfold-solver");
  await solver.locator("#algorithm").selectOption("astar");
  await solver.locator("#heuristic").selectOption("own.mjs");
  await page.waitForURL(/solvers=astar\/own\.mjs$/);
  await solver.locator("#solve").click();
  expect(await solver.locator(".sentence").innerText()).toMatch(
    /^Solved in 7 moves, optimal if your heuristic never overestimates, as it says, \d+ states/,
  );
  await solver.getByText("That rests on the word of your heuristic; Check asks it").waitFor();
  await solver.locator("#check-own").click();
  const found = await solver.locator("[part=checked]").innerText();
  expect(found).toContain("Admissible: it never says more");
  expect(found).toMatch(/The worst board, furthest below: h = \d+, h\* = \d+/);
  expect(await solver.locator("figure svg path").count()).toBeGreaterThan(3);
  // Now it is known to keep its word.
  expect(await solver.locator(".sentence").innerText()).toContain(
    "optimal with a heuristic that Check found admissible",
  );
  expect(await solver.getByText("rests on the word of your heuristic").count()).toBe(0);
  const blind = "export const estimate = () => 0;";
  expect(await solved(solver, blind)).toContain("not proven optimal");
  const boastful = "export const admissible = true;\nexport const estimate = () => 50;";
  expect(await solved(solver, boastful)).toContain("not proven optimal");
  await solver.getByText("The heuristic overestimates and proves nothing: at the start it says 50").waitFor();
  const hopeless = "export const admissible = true;\nexport const estimate = () => Infinity;";
  expect(await solved(solver, hopeless)).toContain("No moves solve this if your heuristic");
  await solver.getByText("That rests on the word of your heuristic").waitFor();
  expect(await checked(solver, boastful)).toContain("It says of itself that it is");
  await visit(page, "#/roll-the-block/large/2?solvers=astar/own.mjs");
  await fieldOn(page);
  expect(await checked(solver, "export const estimate = () => 0;")).toMatch(/^Asked on a sample of \d+ states/);
  expect(failures).toEqual([]);
  await close();
});

/** It says too much where no shortest solution goes by. */
const SLY = `export const admissible = true;
  export const estimate = ({ block }) => block.shape === "upright" && block.cell.row === 0 && block.cell.column > 0 ? 99 : 0;`;

test("what was found stays of the text that it was found with; what a check refutes is proven no more", async () => {
  const { page, failures, close } = await site.open(LEVEL, WIDE);
  const solver = await fieldOn(page);
  const changed = solver.getByText("Your heuristic has changed since");
  expect(await solved(solver, SLY)).toContain("optimal if your heuristic never overestimates");
  expect(await changed.count()).toBe(0);
  await solver.locator("#check-own").click();
  await solver.getByText("Not admissible").waitFor();
  expect(await solver.locator(".sentence").innerText()).toContain("not proven optimal");
  await solver.getByText("Your heuristic overestimates, as Check has found: it proves nothing.").waitFor();
  const result = (): Promise<unknown> => solver.evaluate((element) => Reflect.get(element, "result"));
  expect(await result()).toMatchObject({ optimal: false, lowerBound: 0 });
  // Another text: the result is marked, until the first one is back.
  await solver.locator("#code").fill("export const estimate = () => 0.1 + 0.2;");
  await changed.waitFor();
  await solver.locator("#code").fill(SLY);
  await changed.waitFor({ state: "detached" });
  expect(await solved(solver, "export const estimate = () => 0.1 + 0.2;")).toContain("not proven optimal");
  expect(await changed.count()).toBe(0);
  await solver.getByRole("rowheader", { name: "A*, own.mjs, an earlier text" }).waitFor();
  // What is wrong is said once, beside the code; and with other code nothing is wrong.
  const mistake = await solved(solver, "export const estimate = () => none.such;");
  expect(mistake).toContain("none is not defined");
  expect(await solver.locator("p.refused").filter({ hasText: "none is not defined" }).count()).toBe(1);
  expect(await solver.locator(".sentence").count()).toBe(0);
  const much = "export const admissible = true;\nexport const estimate = () => 20 / 3 + 1;";
  await solved(solver, much);
  await solver.getByText("at the start it says 7.67, and 7 is enough").waitFor();
  expect(failures).toEqual([]);
  await close();
});

test("the chosen heuristic goes along to the next level, and to Compare, where its field is seen", async () => {
  const { page, failures, close } = await site.open(LEVEL, WIDE);
  await fieldOn(page);
  await page.getByRole("link", { name: "Next level" }).click();
  await page.waitForURL(/roll-the-block\/first\/2\?solvers=astar\/own\.mjs$/);
  const solver = await fieldOn(page);
  await page.getByRole("link", { name: "Compare algorithms on it" }).click();
  await page.waitForURL(/#\/compare\?.*auto,bfs@ts,astar\/own\.mjs$/);
  await page.locator("fourfold-compare #code").filter({ visible: true }).waitFor();
  await page.goBack();
  await fieldOn(page);
  // What is chosen later too; what is usual is left out.
  await solver.locator("#algorithm").selectOption("greedy");
  await solver.locator("#heuristic").selectOption("");
  const next = page.getByRole("link", { name: "Next level" });
  await expect.poll(() => next.getAttribute("href")).toBe("#/roll-the-block/first/3?solvers=greedy");
  const compare = page.getByRole("link", { name: "Compare algorithms on it" });
  expect(await compare.getAttribute("href")).toBe("#/compare?levels=roll-the-block/first/2");
  expect(failures).toEqual([]);
  await close();
});

/** What is wrong, what is said of it, and where it is. */
/** What browsers say in words, and at a place, of their own. */
const SAID_BY = {
  chromium: {
    missing: ["reading 'such') (line 2, column 19)", [2, 19]],
    unreadable: ["SyntaxError: Unexpected token '=' (line 2, column 10)", [2, 10]],
    nowhere: ["cannot be loaded: TypeError", undefined],
    frozen: ["Cannot assign to read only property 'rows' of object '#<Object>' (line 2, column 14)", [2, 14]],
  },
  firefox: {
    missing: ["state.no is undefined (line 2, column 3)", [2, 3]],
    unreadable: ["SyntaxError: expected expression, got '=' (line 2, column 10)", [2, 10]],
    nowhere: ["cannot be loaded: TypeError", [1, 16]],
    frozen: ['TypeError: "rows" is read-only (line 2, column 3)', [2, 3]],
  },
} as const;
const SAID = SAID_BY[browserName];

const MISTAKES = [
  ["export function estimate(state) {\n  return state.no.such;\n}", ...SAID.missing],
  ["export function estimate(state) {\n  return = 3;\n}", ...SAID.unreadable],
  ["\n throw new Error('at once');", "Error: at once (line 2, column 8)", [2, 8]],
  ["export const estimate = () => NaN;", "answered NaN; it must be 0 or more", undefined],
  ["export const estimate = () => -1;", "answered -1; it must be 0 or more", undefined],
  ["export const estimate = () => '3';", "answered a string; it must be a number, 0 or more", undefined],
  ["export const estimate = async () => 3;", "answered a promise; it must be a number", undefined],
  ["export const estimates = () => 3;", "exports no function estimate(state, level)", undefined],
  ["export const admissible = 1; export const estimate = () => 3;", "neither true nor false", undefined],
  ["import it from './other.mjs'; export const estimate = () => 3;", ...SAID.nowhere],
  ["export function estimate(state, level) {\n  level.rows = 0;\n}", ...SAID.frozen],
  ["self.close(); throw new Error('and gone');", "Error: and gone", [1, 21]],
] as const;

test("of a mistake it says what is wrong, and where", async () => {
  const { page, failures, close } = await site.open(LEVEL, WIDE);
  const solver = await fieldOn(page);
  for (const [text, said, place] of MISTAKES) {
    expect(await checked(solver, text)).toContain(said);
    expect(await solver.locator("#code").getAttribute("aria-invalid")).toBe("true");
    expect(await solved(solver, text)).toContain(said);
    const button = solver.getByRole("button", { name: "Go to line" });
    expect(await button.count(), text).toBe(place === undefined ? 0 : 1);
    if (place === undefined) continue;
    await button.click();
    const at = await solver.locator("#code").evaluate((area: HTMLTextAreaElement) => {
      const lines = area.value.slice(0, area.selectionStart).split("\n");
      return [lines.length, (lines.at(-1) ?? "").length + 1];
    });
    expect(at).toEqual(place);
  }
  expect(failures).toEqual([]);
  await close();
});

test("a function that never ends is ended, whether it is searched with or checked, and the page goes on", async () => {
  const { page, failures, close } = await site.open(LEVEL, WIDE);
  const solver = await fieldOn(page);
  for (const text of ["for (;;);", "export const estimate = () => { for (;;); };"]) {
    await solver.locator("#code").fill(text);
    await solver.locator("#solve").click();
    await solver.getByText("Your function has not come back for a while").waitFor();
    await solver.locator("#cancel").click();
    await solver
      .getByText(/^Cancelled after/)
      .first()
      .waitFor();
    await solver.locator("#check-own").click();
    await solver.locator("#cancel-check:enabled").click();
    await solver.getByText("The check was cancelled.").waitFor();
  }
  expect(await solved(solver, "export const estimate = () => 0;")).toMatch(/^Solved in 7 moves/);
  expect(failures).toEqual([]);
  await close();
});

test("at its limit on time a search that waits for it is ended too, and said to be", async () => {
  const { page, close } = await site.open(`${LEVEL}&maxTime=1`, WIDE);
  const solver = await fieldOn(page);
  expect(await solved(solver, "export const estimate = () => { for (;;); };")).toMatch(/^Stopped by the limit on time/);
  await solver.getByText("It did not stop at its limit by itself").waitFor();
  await close();
});

test("where what it runs in ends by itself, as for want of memory, that is said, and one can begin again", async () => {
  const { page, failures, close } = await site.open(LEVEL, WIDE);
  const solver = await fieldOn(page);
  await solver.locator("#code").fill("export const estimate = () => { for (;;); };");
  await solver.locator("#solve").click();
  await solver.getByText("Your function has not come back for a while").waitFor();
  const frame = page.frames().find((each) => each.url().endsWith("/own.html"));
  await frame?.evaluate(() => document.querySelector("iframe")?.remove());
  await solver.getByText("what your code runs in has ended, likely for want of memory").waitFor();
  expect(await solved(solver, "export const estimate = () => 0;")).toMatch(/^Solved in 7 moves/);
  expect(failures).toEqual([]);
  await close();
});

test("what it says in the place of the search is not believed", async () => {
  const { page, failures, close } = await site.open(LEVEL, WIDE);
  const solver = await fieldOn(page);
  const lie = (moves: string): string => `
    const result = { status: "solved", moves: "${moves}", cost: 1, optimal: true, lowerBound: 1, saysAdmissible: false };
    export function estimate() {
      for (let search = 0; search < 100; search++) postMessage({ kind: "result", search, result });
      return 0;
    }`;
  expect(await solved(solver, lie("r"))).toContain("says that it solved the level, and its moves do not");
  // What is true of it is that these moves solve the level.
  const honest = await solved(solver, lie("r r d r r r d"));
  expect(honest).toContain("Solved in 7 moves, not proven optimal");
  // Nor does the word of one that may say too much prove that there is no solution.
  expect(await solved(solver, lie("r").replace('"solved"', '"unsolvable"'))).toContain(
    "No solution found: only a heuristic that says it never overestimates",
  );
  // On a busy machine the frame may drown before it has counted so far.
  const flooded = await solved(solver, "for (;;) postMessage('more');\n");
  expect(flooded).toMatch(/more than anybody can hear|what your code runs in has ended/);
  // A worst board that would fill the memory of the page is not drawn.
  const state = '{ block: { shape: "lying", cells: new Array(1e5).fill({ row: 0, column: 0 }) }, open: [] }';
  const check = `{ states: 1, solvable: 1, worst: { state: ${state}, h: 0, exact: 3 } }`;
  const board = `postMessage({ kind: "checked", check: ${check} });\nexport const estimate = () => 0;`;
  expect(await checked(solver, board)).toContain("The worst board, furthest below: h = 0, h* = 3");
  expect(await solver.locator("figure svg").count()).toBe(0);
  expect(await solved(solver, "export const estimate = () => 0;")).toMatch(/^Solved in 7 moves/);
  expect(failures).toEqual([]);
  await close();
});

test("what is written is kept for each puzzle, goes along with what is exported, and is forgotten with the rest", async () => {
  const { page, failures, close } = await site.open(LEVEL, WIDE);
  const solver = await fieldOn(page);
  const mine = "export const estimate = () => 1;\n";
  await solver.locator("#code").fill(mine);
  await page.reload();
  await fieldOn(page);
  expect(await solver.locator("#code").inputValue()).toBe(mine);
  await visit(page, "#/match-the-tiles/tutorial/1?solvers=astar/own.mjs");
  await fieldOn(page);
  expect(await solver.locator("#code").inputValue()).toContain("level.goals");
  // The example, and back.
  await visit(page, LEVEL);
  await fieldOn(page);
  await solver.getByRole("button", { name: "Begin with the example" }).click();
  expect(await solver.locator("#code").inputValue()).toContain("state.block");
  await solver.getByRole("button", { name: "Back to what was there" }).click();
  expect(await solver.locator("#code").inputValue()).toBe(mine);

  await visit(page, "#/about");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  const file = await download.path();
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ fourfold: 1, heuristics: { "roll-the-block": mine } });
  const kept = (): Promise<string | null> => page.evaluate(() => localStorage.getItem("fourfold own heuristics"));
  await page.getByRole("button", { name: "Forget", exact: true }).click();
  await page.getByRole("button", { name: "Forget everything" }).click();
  await page.getByText("Forgotten.").waitFor();
  expect(await kept()).toBeNull();
  await page.locator("input[type=file]").last().setInputFiles(file);
  await page.getByText(/^Imported/).waitFor();
  expect(JSON.parse((await kept()) ?? "")).toEqual({ "roll-the-block": mine });
  // Nothing that is written here is overwritten unasked.
  const later = "export const estimate = () => 2;\n";
  await visit(page, LEVEL);
  await fieldOn(page);
  await solver.locator("#code").fill(later);
  await visit(page, "#/about");
  const give = (): Promise<void> => page.locator("input[type=file]").last().setInputFiles(file);
  await give();
  await page.getByText("another heuristic for Roll the Block than the one that is here. Yours was kept.").waitFor();
  expect(JSON.parse((await kept()) ?? "")).toEqual({ "roll-the-block": later });
  await page.getByRole("button", { name: "Keep mine" }).click();
  expect(await page.getByRole("button", { name: "Take those of the file" }).count()).toBe(0);
  await give();
  await page.getByRole("button", { name: "Take those of the file" }).click();
  await page.getByText("The heuristic for Roll the Block is the one of the file now.").waitFor();
  expect(JSON.parse((await kept()) ?? "")).toEqual({ "roll-the-block": mine });
  expect(failures).toEqual([]);
  await close();
});

test("in a comparison it is a solver like others, in the table, the files and the address", async () => {
  const { page, failures, close } = await site.open(
    "#/compare?levels=roll-the-block/first/1,match-the-tiles/tutorial/2&solvers=ucs",
    WIDE,
  );
  const compare = page.locator("fourfold-compare");
  await compare.getByText("Add a solver", { exact: true }).click();
  await compare.locator("#add-heuristic").selectOption("own.mjs");
  await compare.locator("#code").waitFor();
  await compare.locator("#add").click();
  await page.waitForURL(/solvers=ucs,astar\/own\.mjs$/);
  const run = async (): Promise<Record<string, unknown>[]> => {
    const begun = compare.evaluate((element) => (element as unknown as { run(): Promise<never[]> }).run());
    return begun;
  };
  const results = await run();
  expect(results.map(({ solver, status, cost, medal }) => [solver, status, cost, medal])).toEqual([
    ["ucs", "solved", 7, "gold"],
    ["astar/own.mjs", "solved", 7, "gold"],
    ["ucs", "solved", 2, "gold"],
    ["astar/own.mjs", "solved", 2, "gold"],
  ]);
  await compare.getByRole("rowheader", { name: "astar/own.mjs" }).first().waitFor();
  expect(await compare.evaluate((element) => (element as unknown as { toCsv(): string }).toCsv())).toContain(
    "astar/own.mjs",
  );
  // Another text is another heuristic: what was measured with the first one says nothing of it.
  await compare.locator("#own-puzzle").selectOption("match-the-tiles");
  const [choice, field] = [
    await compare.locator("#own-puzzle").boundingBox(),
    await compare.locator(".own").boundingBox(),
  ];
  expect((field?.y ?? 0) - (choice?.y ?? 0) - (choice?.height ?? 0)).toBeGreaterThan(8);
  await compare.locator("#code").fill("export const estimate = () => no;");
  const [first, second] = (await run()).filter(({ solver }) => solver === "astar/own.mjs");
  expect(first).toMatchObject({ status: "solved" });
  expect(second).toMatchObject({
    status: "failed",
    reason: expect.stringContaining("no is not defined (line 1, column 31)"),
  });
  expect(failures).toEqual([]);
  await close();
});

test("in a comparison its proof is marked as its word, and is none once Check has refuted it", async () => {
  const { page, failures, close } = await site.open(
    "#/compare?levels=roll-the-block/first/1&solvers=ucs,astar/own.mjs",
    WIDE,
  );
  const compare = page.locator("fourfold-compare");
  await compare.locator("#code").fill(SLY);
  await compare.evaluate((element) => (element as unknown as { run(): Promise<unknown> }).run());
  const said = compare.getByText("optimal if its heuristic never overestimates, as it says");
  expect([await said.count(), await compare.getByText("proven by this solver", { exact: true }).count()]).toEqual([
    1, 1,
  ]);
  await compare.locator("#check-own").click();
  await compare.getByText("Not admissible").waitFor();
  await said.waitFor({ state: "detached" });
  const results = await compare.evaluate((element) => Reflect.get(element, "results") as { optimal: boolean }[]);
  expect(results.map(({ optimal }) => optimal)).toEqual([true, false]);
  expect(failures).toEqual([]);
  await close();
});

test.each([
  ["en", "light", { width: 1280, height: 900 }],
  ["pt", "dark", { width: 320, height: 640 }],
] as const)(
  "in %s, %s: axe-core finds nothing, it fits, and it is left by keyboard",
  async (locale, colorScheme, viewport) => {
    const { page, failures, close } = await site.open(LEVEL, {
      locale,
      colorScheme,
      viewport,
      hasTouch: viewport.width < 400,
    });
    const sheet = page.locator("details.solver:not([open]) > summary");
    if ((await sheet.count()) > 0) await sheet.click();
    const solver = await fieldOn(page);
    const isFine = async (what: string): Promise<void> => {
      const violations = await page.evaluate(async () => {
        const found = await Reflect.get(window, "axe").run(document, { resultTypes: ["violations"] });
        return (found.violations as { id: string; nodes: { html: string }[] }[]).map(({ id, nodes }) => [
          id,
          nodes[0]?.html,
        ]);
      });
      expect(violations, what).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, what).toBeLessThanOrEqual(viewport.width);
    };
    await page.evaluate(axe);
    await isFine("the field");
    await checked(solver, "export const estimate = () => nothing;");
    await isFine("a mistake");
    await checked(solver, "export const admissible = true;\nexport const estimate = () => 9;");
    const found = await solver.locator("[part=checked]").boundingBox();
    expect(found?.y).toBeLessThan(viewport.height - 100);
    await isFine("what a check has found");
    await solver.locator("#resize").click();
    await solver.locator("dialog.own[open]").waitFor();
    await isFine("the larger field");
    const focused = (): Promise<string | undefined> =>
      page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.id);
    expect(await focused()).toBe("code");
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Tab");
    expect(await solver.locator("#code").inputValue()).toMatch(/^ {2}export/);
    await page.keyboard.press("Control+Z");
    expect(await solver.locator("#code").inputValue()).toMatch(/^export/);
    await page.keyboard.press("Escape");
    expect(await focused()).toBe("code");
    await page.keyboard.press("Tab");
    expect(await focused()).not.toBe("code");
    await page.keyboard.press("Escape");
    await solver.locator("section.own").waitFor();
    expect(await focused()).toBe("resize");
    expect(failures).toEqual([]);
    await close();
  },
);

test("without a network it runs as with one", async () => {
  const server = await serve({ folder: SITE });
  const context = await site.browser.newContext({ locale: "en", ...WIDE });
  const first = await context.newPage();
  await first.goto(`${server.origin}/`);
  await first.evaluate(async () => void (await navigator.serviceWorker.ready));
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.close();
  const page = await context.newPage();
  const failures = failuresOf(page, server.origin);
  await page.goto(`${server.origin}/${LEVEL}`);
  const solver = await fieldOn(page);
  expect(await checked(solver, "export const estimate = () => 0;")).toContain("Admissible");
  expect(failures).toEqual([]);
  await context.close();
});
