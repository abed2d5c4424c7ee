// The bundle on the pages of others: one script tag, from another origin, under strict policies; it requests no other file.
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../tools/browsers.js";
import { build } from "../tools/build.js";
import { type StaticServer, serve } from "./support/static-server.ts";

await build("bundle");

const LEVEL = "game: roll-the-block\n\nS....\n.....\n....T\n";

let browser: Browser;
/** Where the bundle lies. */
let cdn: StaticServer;

beforeAll(async () => {
  browser = await launchBrowser();
  const folder = join(import.meta.dirname, "../dist/bundle");
  cdn = await serve({ folder, headers: { "access-control-allow-origin": "*" } });
});

afterAll(async () => {
  await browser.close();
  await cdn.close();
});

interface Outcome {
  readonly results: readonly string[];
  readonly warnings: readonly string[];
  /** The files that were asked for. */
  readonly requests: readonly string[];
}

async function outcomeUnder(policy: string): Promise<Outcome> {
  const script = `<script type="text/plain">${LEVEL}</script>`;
  const html = `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">
    <script type="module" src="${cdn.origin}/fourfold.js"></script>
    <fourfold-board id="board" tempo="0">${script}</fourfold-board>
    <fourfold-solver for="board" auto-start></fourfold-solver>
    <fourfold-race rounds="1">${script}</fourfold-race>
    <fourfold-compare solvers="bfs,astar">${script}</fourfold-compare>
    <fourfold-player tempo="0">${script}</fourfold-player>`;
  const headers = policy === "" ? {} : { "content-security-policy": policy };
  const host = await serve({ folder: "/nowhere", pages: { "/": html }, headers });
  const page = await browser.newPage();
  const warnings: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  page.on("request", (request) => {
    if (request.url().startsWith("http")) requests.push(new URL(request.url()).pathname);
  });
  await page.goto(`${host.origin}/`, { waitUntil: "load" });
  const results = await page.evaluate<string[]>(OUTCOME);
  await page.close();
  await host.close();
  return { results, warnings, requests };
}

/** Runs on the page: what the solver found, how the race ended, whether the board is there, what the player says, and
 *  what a comparison came to. */
const OUTCOME = `(async () => {
  const [board, solver, race] = ["board", "solver", "race"].map((name) => document.querySelector("fourfold-" + name));
  while (solver.result === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
  const raced = await race.start();
  await race.updateComplete;
  const player = document.querySelector("fourfold-player");
  await player.check();
  await player.updateComplete;
  const said = [".notice p", ".remark"].map((part) => player.shadowRoot.querySelector(part)?.textContent.trim());
  const compared = await document.querySelector("fourfold-compare").run();
  const svg = board.shadowRoot.querySelector("svg");
  return [
    solver.result.engine + " " + solver.result.cost,
    raced === undefined ? race.shadowRoot.querySelector("[role=alert]").textContent.trim() : "raced, equal: " + raced.equal,
    "drawn: " + (svg.getBoundingClientRect().height > 50),
    said.join(" "),
    compared.map(({ engine, solver, cost }) => [solver, engine, cost].join(" ")).join(", "),
  ];
})()`;

const FILES = ["/", "/fourfold.js"];
const CHECKED = "Still solvable, 7 more moves.";
const ALL_WELL: Outcome = {
  results: ["wasm 7", "raced, equal: true", "drawn: true", `${CHECKED} `, "bfs wasm 7, astar wasm 7"],
  warnings: [],
  requests: FILES,
};

test("from another origin everything works, and nothing else is requested", async () => {
  expect(await outcomeUnder("")).toEqual(ALL_WELL);
});

test("an editor generates a level, in a worker that is inside", async () => {
  const html = `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">
    <script type="module" src="${cdn.origin}/fourfold.js"></script>
    <fourfold-editor level="game: match-the-tiles\n\nA.a\n"></fourfold-editor>`;
  const host = await serve({ folder: "/nowhere", pages: { "/": html } });
  const page = await browser.newPage();
  const [warnings, requests]: [string[], string[]] = [[], []];
  page.on("console", (message) => warnings.push(message.text()));
  page.on("request", (request) => request.url().startsWith("http") && requests.push(new URL(request.url()).pathname));
  await page.goto(`${host.origin}/`, { waitUntil: "load" });
  await page.getByRole("button", { name: "Generate" }).click();
  await page.getByText("Generated from the seed").first().waitFor({ timeout: 60_000 });
  await page
    .getByText(/^Best possible: .* proven\.$/)
    .first()
    .waitFor();
  expect([warnings, requests]).toEqual([[], FILES]);
  await page.close();
  await host.close();
});

describe("a heuristic that a person writes", () => {
  let other: StaticServer;
  beforeAll(async () => {
    other = await serve({ folder: join(import.meta.dirname, "../dist") });
  });
  afterAll(() => other.close());

  /** Under a policy that allows this for frames: what is offered, told and found. */
  async function searchedUnder(frames: string, sandbox: string): Promise<unknown> {
    const html = `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">
      <script type="module" src="${cdn.origin}/fourfold.js"></script>
      <fourfold-solver algorithm="astar" ${sandbox}><script type="text/plain">${LEVEL}</script></fourfold-solver>`;
    const policy = `default-src 'none'; img-src data:; script-src ${cdn.origin}; worker-src blob:; frame-src ${frames}`;
    const host = await serve({
      folder: "/nowhere",
      pages: { "/": html },
      headers: { "content-security-policy": policy },
    });
    const page = await browser.newPage();
    await page.goto(`${host.origin}/`, { waitUntil: "load" });
    const outcome = await page.evaluate<unknown>(OWN_OUTCOME);
    await page.close();
    await host.close();
    return outcome;
  }

  test("runs in own.html, wherever that lies, under a strict policy that lets in its frame", async () => {
    const { origin } = other;
    const found = { isOffered: true, told: ["roll-the-block"], cost: 7, heuristic: "own.mjs", optimal: true, said: "" };
    expect(await searchedUnder(origin, `sandbox="${origin}/own.html"`)).toEqual(found);
  });

  test("is not offered where nobody says where, and where it is refused that is told", async () => {
    expect(await searchedUnder("'none'", "")).toMatchObject({ isOffered: false });
    const sandbox = `${other.origin}/own.html`;
    expect(await searchedUnder("'none'", `sandbox="${sandbox}"`)).toMatchObject({
      isOffered: true,
      said: `The search failed: The document ${sandbox}, in which code of one's own runs, does not answer.`,
    });
  });
});

/** Runs on the page: chooses the heuristic and writes one. */
const OWN_OUTCOME = `(async () => {
  const solver = document.querySelector("fourfold-solver");
  await customElements.whenDefined("fourfold-solver");
  const shown = async (selector) => {
    for (;;) {
      await solver.updateComplete;
      const found = solver.shadowRoot.querySelector(selector);
      if (found !== null) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await shown("#solve:enabled");
  const select = await shown("#heuristic");
  const isOffered = [...select.options].some(({ value }) => value === "own.mjs");
  if (!isOffered) return { isOffered };
  const told = [];
  document.addEventListener("fourfold-own", ({ detail }) => told.push(detail.game));
  select.value = "own.mjs";
  select.dispatchEvent(new Event("change"));
  const field = await shown("#code");
  field.value = "export const admissible = true;\\nexport const estimate = () => 0;";
  field.dispatchEvent(new Event("input"));
  const { cost, heuristic, optimal } = (await solver.solve()) ?? {};
  await solver.updateComplete;
  const said = solver.shadowRoot.querySelector("p.refused[role=alert]")?.textContent ?? "";
  return { isOffered, told, cost, heuristic, optimal, said };
})()`;

describe("under a strict policy", () => {
  const strict = (): string => `default-src 'none'; img-src data:; script-src ${cdn.origin}`;

  test("that allows WebAssembly and blob workers, everything works", async () => {
    expect(await outcomeUnder(`${strict()} 'wasm-unsafe-eval'; worker-src blob:`)).toEqual(ALL_WELL);
  });

  test("that forbids workers, searches run on the page in slices", async () => {
    const { results, warnings, requests } = await outcomeUnder(`${strict()} 'wasm-unsafe-eval'`);
    expect([results, requests]).toEqual([ALL_WELL.results, FILES]);
    expect(warnings).toEqual([expect.stringContaining("on the page itself")]);
  });

  test("that forbids WebAssembly, TypeScript takes over, and the race says so", async () => {
    const { results, warnings, requests } = await outcomeUnder(`${strict()}; worker-src blob:`);
    expect(results).toEqual([
      "ts 7",
      expect.stringContaining("WebAssembly is blocked on this page"),
      "drawn: true",
      expect.stringContaining(`${CHECKED} WebAssembly is not allowed on this page, so the TypeScript engine searches.`),
      "bfs ts 7, astar ts 7",
    ]);
    expect(warnings).toEqual([expect.stringContaining("TypeScript engine takes over")]);
    expect(requests).toEqual(FILES);
  });

  test("that forbids both, TypeScript searches on the page", async () => {
    const { results, warnings } = await outcomeUnder(strict());
    expect(results[0]).toBe("ts 7");
    expect(warnings).toEqual([
      expect.stringContaining("on the page itself"),
      expect.stringContaining("TypeScript engine takes over"),
    ]);
  });
});
