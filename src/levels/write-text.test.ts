import { expect, test } from "vitest";
import { FAKE_GAMES } from "../../tests/support/fake-games.ts";
import type { LevelDocument } from "./document.ts";
import { readLevelText } from "./read-text.ts";
import { writeLevelText } from "./write-text.ts";

function rewritten(text: string): string {
  const documents = readLevelText(text, FAKE_GAMES).map(({ document }) => document as LevelDocument);
  return writeLevelText(documents, FAKE_GAMES);
}

test("`game`, the known keys in their order, the game's own, unknown keys, the legend, then the padded grids", () => {
  const typed = `; a comment
zoo: 1
burst: lines
solution:r r
difficulty: easy
optimal-weighted: 9
moves:   3
title: One  \r
alpha: 2
source: book
author: Ana
optimal: 5
game: pair-game

A
..#

.

`;
  expect(rewritten(typed)).toBe(`game: pair-game
title: One
author: Ana
source: book
difficulty: easy
optimal: 5
optimal-weighted: 9
solution: r r
moves: 3
burst: lines
zoo: 1
alpha: 2

A##
..#

.
`);
});

test("the legend stands behind the header, in the order read", () => {
  expect(rewritten("2: x\ngame: legend-game\nb: y\nqu: z\n1:\n😀: e\n\n2b1😀")).toBe(
    "game: legend-game\nqu: z\n2: x\nb: y\n1:\n😀: e\n\n2b1😀\n",
  );
});

test("a value that is empty leaves no blank behind", () => {
  expect(rewritten("game: plain-game\nsolution:\n\nA")).toBe("game: plain-game\nsolution:\n\nA\n");
});

test("every level names its game, and `---` stands between two", () => {
  expect(rewritten("game: plain-game\n\nA\n---\ntitle: 2\n\nB\n---\n")).toBe(
    "game: plain-game\n\nA\n---\ngame: plain-game\ntitle: 2\n\nB\n",
  );
});

test("no levels are no text", () => {
  expect(writeLevelText([], FAKE_GAMES)).toBe("");
});
