// What of the search that is chosen on a page goes along to Explore.
import { expect, test } from "vitest";
import { exploredAs } from "./solver-address.ts";

test.each([
  ["astar/own.mjs", "astar/own.mjs"],
  // With that `auto` is A*.
  ["auto/own.mjs", "astar/own.mjs"],
  ["astar/relaxed*2@ts", "astar/relaxed*2"],
  ["dls:9", "dls:9"],
  ["ucs+weighted", "ucs+weighted"],
  // The usual one is in no address, and these are none that could be followed.
  ["astar", undefined],
  ["auto@ts", undefined],
  ["greedy-child", undefined],
  ["no such", undefined],
  [undefined, undefined],
])("%s is explored as %s", (solvers, explored) => {
  expect(exploredAs({ solvers })).toBe(explored);
});
