// What is said of a level without a solution: by hand, and that it is never said where there is one.

import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryMatchLevel } from "../../../tests/support/arbitrary-match-the-tiles.ts";
import { matchLevel } from "../../../tests/support/match-level.ts";
import { loadedLevel } from "../../playing/loaded-level.ts";
import { solve } from "../../solving/solve.ts";
import { type MatchLevel, matchTheTiles } from "./index.ts";
import { whyUnsolvable } from "./why.ts";

const cases: readonly (readonly [rows: string[], goals: string[] | undefined, en: string])[] = [
  [
    ["A....", ".....", "..a..", ".....", "....."],
    undefined,
    "Nothing can stop a tile on the goal at (2,2), and colour A needs every one of its goals.",
  ],
  [
    ["A....", ".....", ".a...", "...a.", "....."],
    undefined,
    "Whichever way the last slide goes, it cannot leave every tile of colour A on a goal.",
  ],
  [
    ["A....B", ".#####", ".#....", "a#b..."],
    undefined,
    "No slide can bring the tile B at (0,5) to a goal of its colour, wherever other tiles might stop it.",
  ],
];

const whyAtStart = (level: MatchLevel) => whyUnsolvable(level, level.board);

test.each(cases)("%j", (rows, goals, en) => {
  expect(whyAtStart(matchLevel(rows, goals))?.en).toBe(en);
});

test("a level that is solved at the start needs no reason", () => {
  expect(whyAtStart(matchLevel(["A#.", "..#", ".#B"], ["a..", "...", "..b"]))).toBe(null);
});

test("it is certain, and such a level is proven without an expansion", async () => {
  let said = 0;
  await fc.assert(
    fc.asyncProperty(arbitraryMatchLevel(), async (level) => {
      const why = whyAtStart(level);
      if (why === null) return;
      said++;
      const target = loadedLevel(matchTheTiles, level);
      expect((await solve(target, { algorithm: "bfs" })).status).toBe("unsolvable");
      expect(await solve(target)).toMatchObject({ status: "unsolvable", expanded: 0, why });
      expect(why.en).toMatch(/^[A-Z].*\.$/);
      expect(why.pt).toMatch(/^[A-Z].*\.$/);
    }),
    { numRuns: 600 },
  );
  expect(said).toBeGreaterThan(20);
});
