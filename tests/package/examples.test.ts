// The examples that are pages, copied from the packed package. The components for React and Vue, in a page of that framework:
// properties go in, events come out, and a player goes with its component. And the page of ten lines. None says a word.
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launched, outcomeOf, page } from "./pages.ts";
import { run, WORKSPACE } from "./stranger.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launched();
  cpSync(join(WORKSPACE, "node_modules/fourfold/examples"), join(WORKSPACE, "examples"), { recursive: true });
});

afterAll(() => browser?.close());

const PLAYED = ["loaded folding-blocks", "solved true", "2 buttons", "loaded match-the-tiles", "the same player: true"];

test("the page of ten lines", async () => {
  const packed = (path: string): string => readFileSync(join(WORKSPACE, "node_modules/fourfold", path), "utf8");
  const loaded = `new Promise((tell) => addEventListener("fourfold-load", ({ detail }) => tell([detail.title])))`;
  const pages = {
    "/": packed("examples/page/index.html").replace("<body>", `<body><script>outcome = ${loaded}</script>`),
    "/fourfold.js": packed("dist/bundle/fourfold.js"),
    "/favicon.ico": "",
    "/levels.txt": packed("levels/roll-the-block/first.txt"),
  };
  expect(await outcomeOf(browser, { pages })).toMatchObject({ results: ["Round the pond"], said: [] });
});

test.each(["react", "vue"])("%s", async (framework) => {
  const component = readFileSync(join(WORKSPACE, "examples", framework, "player.js"), "utf8");
  expect(component.trimEnd().split("\n").length).toBeLessThanOrEqual(20);
  expect(await run("node", "bundle.js", framework)).toEqual({ code: 0, stdout: "", stderr: "" });
  const folder = join(WORKSPACE, "out", framework);
  const pages = { "/": page('<script type="module" src="/page.js"></script>') };
  expect(await outcomeOf(browser, { folder, pages })).toMatchObject({ results: PLAYED, said: [] });
});
