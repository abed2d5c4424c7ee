// The packed package on pages that nothing was bundled for: of Vite's server, with an import map on a plain static server,
// and as one file of another origin. Every page solves a level of each puzzle in workers and draws it in players.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serve } from "../support/static-server.ts";
import { ALL_WELL, launched, MADE_WELL, outcomeAt, outcomeOf, page } from "./pages.ts";
import { WORKSPACE } from "./stranger.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launched();
});

afterAll(() => browser?.close());

test("Vite's server", async () => {
  const vite = join(WORKSPACE, "node_modules/vite/dist/node/index.js");
  const { createServer } = (await import(vite)) as typeof import("vite");
  const server = await createServer({ root: WORKSPACE, configFile: false, logLevel: "silent", server: { port: 0 } });
  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? "";
  expect(await outcomeAt(browser, address)).toEqual(ALL_WELL);
  expect(await outcomeAt(browser, `${address}making.html`)).toEqual(MADE_WELL);
  await server.close();
});

test("a plain static server, with an import map", async () => {
  const at = (path: string): string => `/node_modules/${path}`;
  const imports = {
    fourfold: at("fourfold/dist/index.js"),
    "fourfold/generating": at("fourfold/dist/generating/index.js"),
    "fourfold/worker": at("fourfold/dist/worker/solver-pool.js"),
    "fourfold/elements": at("fourfold/dist/elements/index.js"),
    lit: at("lit/index.js"),
    "lit/": at("lit/"),
    "lit-html": at("lit-html/lit-html.js"),
    "lit-html/": at("lit-html/"),
    "lit-element/": at("lit-element/"),
    "@lit/reactive-element": at("@lit/reactive-element/reactive-element.js"),
    "@lit/reactive-element/": at("@lit/reactive-element/"),
    "@assemblyscript/loader": at("@assemblyscript/loader/index.js"),
  };
  const withMap = (script: string): string =>
    page(
      `<script type="importmap">${JSON.stringify({ imports })}</script><script type="module" src="${script}"></script>`,
    );
  const pages = { "/": withMap("/page.js"), "/making": withMap("/making.js") };
  expect(await outcomeOf(browser, { pages })).toEqual(ALL_WELL);
  expect(await outcomeOf(browser, { pages }, "making")).toEqual(MADE_WELL);
});

test("one file of another origin, also under a strict policy", async () => {
  const folder = join(WORKSPACE, "node_modules/fourfold/dist/bundle");
  const cdn = await serve({ folder, headers: { "access-control-allow-origin": "*" } });
  const script = readFileSync(join(WORKSPACE, "page.js"), "utf8")
    .replace('import "fourfold/elements";', "")
    .replace(/import (.*) from "fourfold.*";/g, `import $1 from "${cdn.origin}/fourfold.js";`);
  const pages = { "/": page('<script type="module" src="/of-cdn.js"></script>') };
  writeFileSync(join(WORKSPACE, "of-cdn.js"), script);
  const policy = `default-src 'none'; img-src data:; script-src 'self' ${cdn.origin} 'wasm-unsafe-eval'; worker-src blob:`;
  expect(await outcomeOf(browser, { pages })).toEqual(ALL_WELL);
  expect(await outcomeOf(browser, { pages, headers: { "content-security-policy": policy } })).toEqual(ALL_WELL);
  await cdn.close();
});
