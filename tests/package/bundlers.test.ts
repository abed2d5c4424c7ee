// The packed package in bundles, made as each bundler's documentation begins, with nothing set for the package. Every page
// solves a level of each puzzle in workers and draws it in players, or makes levels; neither bundler nor page says a word.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ALL_WELL, launched, MADE_WELL, outcomeOf, page } from "./pages.ts";
import { made, run, solvedAnd, WORKSPACE } from "./stranger.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launched();
});

afterAll(() => browser?.close());

async function bundled(way: string): Promise<string> {
  expect(await run("node", "bundle.js", way)).toEqual({ code: 0, stdout: "", stderr: "" });
  return join(WORKSPACE, "out", way);
}

const POLICY =
  "default-src 'none'; img-src data:; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'";

test("Vite, also under a strict policy", async () => {
  const folder = await bundled("vite");
  const [index, making] = ["index", "making"].map((name) => readFileSync(join(folder, `${name}.html`), "utf8"));
  const pages = { "/": index ?? "", "/making": making ?? "" };
  expect(await outcomeOf(browser, { folder, pages })).toEqual(ALL_WELL);
  expect(await outcomeOf(browser, { folder, pages, headers: { "content-security-policy": POLICY } })).toEqual(ALL_WELL);
  expect(await outcomeOf(browser, { folder, pages }, "making")).toEqual(MADE_WELL);
});

test.each([
  ["webpack", ["module", "text/javascript"]],
  ["esbuild", ["module"]],
  ["esbuild-script", ["text/javascript"]],
  ["rollup", ["module"]],
])("%s, in scripts of the types %j", async (way, types) => {
  const folder = await bundled(way);
  for (const type of types) {
    const [index, making] = ["page", "making"].map((name) =>
      page(`<script type="${type}" src="/${name}.js"></script>`),
    );
    const pages = { "/": index ?? "", "/making": making ?? "" };
    expect(await outcomeOf(browser, { folder, pages })).toEqual(ALL_WELL);
    expect(await outcomeOf(browser, { folder, pages }, "making")).toEqual(MADE_WELL);
  }
});

test("esbuild, for Node", async () => {
  await bundled("esbuild-node");
  for (const program of ["program.mjs", "program.cjs"]) {
    const { code, stdout, stderr } = await run("node", `out/esbuild-node/${program}`);
    expect([code, stdout.trimEnd().split("\n"), stderr]).toEqual([0, [...solvedAnd(""), ...made()], ""]);
  }
});
