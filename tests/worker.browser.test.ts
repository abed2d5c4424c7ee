// The pool in a browser, with Web Workers of the sources.
import { expect, test, vi } from "vitest";
import { loadLevels } from "../src/playing/load-levels.ts";
import { describePool, poolOf, SMALL } from "./support/pool-behaviour.ts";

const texts = import.meta.glob<string>("./golden/*.txt", { query: "?raw", import: "default", eager: true });
const levels = Object.values(texts).flatMap((text) => loadLevels(text));

describePool({
  sound: {},
  odd: { url: new URL("./support/odd-worker-of-browser.ts", import.meta.url) },
  levels: levels.filter((_, i) => i % 40 === 0),
});

test("the page goes on while a worker searches: a search that blocks its worker is stopped by the page", async () => {
  const pool = poolOf({ url: new URL("./support/odd-worker-of-browser.ts", import.meta.url), size: 1 });
  const stop = new AbortController();
  const hanging = pool.solve(SMALL.replace("moves:", "title: hang\nmoves:"), { stop: stop.signal });
  for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
  stop.abort();
  expect(await hanging).toMatchObject({ status: "cancelled" });
});

test("where the script of the worker is missing, the search is done on the page, and one warning says so", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const pool = poolOf({ url: new URL("./nowhere/worker.js", import.meta.url) });
  const results = await Promise.all([pool.solve(SMALL), pool.solve(SMALL), pool.solve(SMALL)]);
  for (const { cost } of results) expect(cost).toBe(6);
  expect(warn.mock.calls).toEqual([[expect.stringContaining("on the page itself")]]);
  warn.mockRestore();
});
