// No algorithm is forgotten: each has its file beside this one.
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { SEARCH_NUMBERS } from "../../src/search/search.ts";

test("every algorithm has its file", () => {
  const files = Object.keys(SEARCH_NUMBERS).map((algorithm) => `${algorithm}.test.ts`);
  expect(readdirSync(import.meta.dirname).sort()).toEqual(["every-algorithm.test.ts", ...files].sort());
});
