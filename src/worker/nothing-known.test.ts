// A search that was stopped before anything was heard of it says what `solve` says of one that is stopped before it begins.
import { expect, test } from "vitest";
import { loadLevels } from "../playing/load-levels.ts";
import type { SolveOptions } from "../solving/options.ts";
import { solve } from "../solving/solve.ts";
import { nothingKnown } from "./nothing-known.ts";

const TEXT = "title: a game: chess\ngame:  match-the-tiles\n\nA..#\n....\n#..a\n";
const JSON_TWIN = '[{"header": {"title": "a game"}, "game": "match-the-tiles", "grid": ["A..#", "....", "#..a"]}]';
const OPTIONS: readonly SolveOptions[] = [
  {},
  { algorithm: "bfs", engine: "ts" },
  { algorithm: "astar", weight: 3 },
  { algorithm: "idastar", weight: 3 },
  { limits: { nodes: 3 } },
];

test.each([
  ["a text", TEXT],
  ["its JSON twin", JSON_TWIN],
])("%s", async (_, text) => {
  const loaded = loadLevels(text)[0];
  for (const options of OPTIONS) {
    const stopped = await solve(loaded, { ...options, stop: AbortSignal.abort() });
    expect(nothingKnown(text, options)).toEqual(stopped);
    expect(nothingKnown(loaded, options)).toEqual(stopped);
  }
});

test("what names no game has none", () => {
  expect(nothingKnown("A..\n..a\n", {}).game).toBe("");
});
