import { expect, test } from "vitest";
import { loadLevels } from "../../playing/load-levels.ts";
import { gamesOf, namedLevels, problemsOf, puzzlesOf } from "./compared-levels.ts";

const ROLL = "game: roll-the-block\ntitle: One\n\nS..T\n";
const TILES = "game: match-the-tiles\n\nA..a\n";

test("texts of several levels, loaded ones and those of files come in their order; what has no file is numbered", () => {
  const [loaded] = loadLevels(TILES);
  const levels = namedLevels([`${ROLL}---\n${TILES}`, loaded as never, { file: "a.txt", loaded: loaded as never }]);
  expect(levels.map(({ file, loaded: { index, game } }) => [file, index, game])).toEqual([
    ["", 1, "roll-the-block"],
    ["", 2, "match-the-tiles"],
    ["", 3, "match-the-tiles"],
    ["a.txt", 1, "match-the-tiles"],
  ]);
  expect(gamesOf(levels)).toEqual(["roll-the-block", "match-the-tiles"]);
  expect(puzzlesOf(levels).map(({ puzzle }) => puzzle.format.id)).toEqual(gamesOf(levels));
});

test.each([[undefined], [null], [7], [{}], [{ file: "a.txt" }], [[]]])("%j is no level, and says so", (given) => {
  const levels = namedLevels([given as never, ROLL]);
  expect(problemsOf(levels).map(({ message }) => message)).toEqual(["This is no level."]);
  expect(gamesOf(levels)).toEqual(["roll-the-block"]);
});

test("a level that is wrong has its own problems", () => {
  expect(problemsOf(namedLevels(["game: roll-the-block\n\nS?.\n"]))).not.toEqual([]);
});
