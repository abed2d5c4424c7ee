import { describe, expect, test } from "vitest";
import { FAKE_GAMES } from "../../tests/support/fake-games.ts";
import type { LevelDocument } from "./document.ts";
import { readLevelText } from "./read-text.ts";
import { writeLevelJson } from "./write-json.ts";

function asJson(text: string): string {
  const documents = readLevelText(text, FAKE_GAMES).map(({ document }) => document as LevelDocument);
  return writeLevelJson(documents, FAKE_GAMES);
}

describe("one level is an object", () => {
  test("with a line for every field and row, in the order of canonical text", () => {
    expect(asJson("game: legend-game\nzoo: 1\ntitle: One\nb: x\na: y\n\nab\n.\n")).toBe(`{
  "game": "legend-game",
  "header": {
    "title": "One",
    "zoo": "1"
  },
  "legend": [
    ["b", "x"],
    ["a", "y"]
  ],
  "grid": [
    "ab",
    ".#"
  ]
}
`);
  });

  test("without a legend and a second grid where there is none", () => {
    expect(JSON.parse(asJson("game: plain-game\n\nA"))).toEqual({ game: "plain-game", header: {}, grid: ["A"] });
    expect(JSON.parse(asJson("game: pair-game\n\nA\n\na"))).toEqual({
      game: "pair-game",
      header: {},
      grid: ["A"],
      goals: ["a"],
    });
  });

  test("with the escapes of JSON", () => {
    const json = asJson('game: legend-game\ntitle: a "b" \\ c\td\n": x\n\n"');
    expect(JSON.parse(json)).toEqual({
      game: "legend-game",
      header: { title: 'a "b" \\ c\td' },
      legend: [['"', "x"]],
      grid: ['"'],
    });
  });
});

test("several levels are an array, none is an empty one", () => {
  const levels = JSON.parse(asJson("game: plain-game\n\nA\n---\ntitle: 2\n\nB"));
  expect(levels).toEqual([
    { game: "plain-game", header: {}, grid: ["A"] },
    { game: "plain-game", header: { title: "2" }, grid: ["B"] },
  ]);
  expect(JSON.parse(writeLevelJson([], FAKE_GAMES))).toEqual([]);
});
