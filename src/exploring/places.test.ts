// A map of where a search has been, for a puzzle in which one thing goes from place to place.
import { expect, test } from "vitest";
import { loadLevels } from "../playing/load-levels.ts";
import { explore } from "./explore.ts";
import { Places } from "./places.ts";

const [level] = loadLevels("game: roll-the-block\n\nS...T\n.....\n");
const [ice] = loadLevels("game: break-the-ice\n\nA.B.A\nABBAB\n");

test("each cell has the moves after which it was first reached, and how often it was looked at", async () => {
  const exploration = await explore(level, { algorithm: "bfs" });
  const places = new Places(exploration);
  expect(places.heatAt(0)?.depth).toEqual([0, ...Array<null>(9).fill(null)]);
  expect(places.heatAt(0)?.visits).toEqual(Array<number>(10).fill(0));
  const { last } = exploration.chronicle;
  const heat = places.heatAt(last);
  // It lies down, stands up one further, lies down and stands up: cells 1 and 2 by one roll, 3 by two.
  expect(heat?.depth.slice(0, 4)).toEqual([0, 1, 1, 2]);
  expect(heat?.visits[0]).toBeGreaterThan(0);
});

test("the first depth is that of any path, and never grows", async () => {
  const exploration = await explore(level, { algorithm: "dfs" });
  const places = new Places(exploration);
  let before: readonly (number | null)[] = [];
  for (let position = 0; position <= exploration.chronicle.last; position++) {
    const { depth = [] } = places.heatAt(position) ?? {};
    for (const [cell, had] of before.entries()) {
      if (had !== null) expect(depth[cell]).toBeLessThanOrEqual(had);
    }
    before = depth;
  }
  expect(before.some((depth) => depth !== null && depth > 0)).toBe(true);
});

test("a puzzle of many pieces has no places", async () => {
  expect(new Places(await explore(ice, { algorithm: "bfs" })).heatAt(0)).toBeUndefined();
});
