import { describe, expect, test } from "vitest";
import { FAKE_GAMES, said } from "../../tests/support/fake-games.ts";
import { readLevelText } from "./read-text.ts";
import type { WrittenLevel } from "./written-level.ts";

/** Reads these lines as the rest of a header, after `game`; the first of them is line 2. */
function read(game: string, ...lines: string[]): WrittenLevel {
  return readLevelText(`game: ${game}-game\n${lines.join("\n")}\n\nA\n`, FAKE_GAMES)[0] as WrittenLevel;
}

const saidOf = (game: string, ...lines: string[]): string[] => said(read(game, ...lines));

const fields = (level: WrittenLevel, part: "header" | "legend"): unknown =>
  level.document?.[part].map(({ key, value, valueAt }) => [key, value, valueAt.column]);

describe("a header line is `key: value`", () => {
  test("with any number of blanks before the value, and a colon in it", () => {
    const level = read("plain", "title:One", "author: \t  Ana", "source: https://example.org/a:b", "solution:");
    expect(said(level)).toEqual([]);
    expect(fields(level, "header")).toEqual([
      ["title", "One", 7],
      ["author", "Ana", 12],
      ["source", "https://example.org/a:b", 9],
      ["solution", "", 10],
    ]);
  });

  test.each(["title", "title One", "a b: c", ": value", "title One: two", "2x: y", "-x: y", "t,u: v", ":"])(
    "%j is not",
    (line) => {
      const level = read("legend", "title: before", line, "author: after");
      expect(said(level)).toEqual(["3:1 This header line is not `key: value`."]);
      expect(level.problems.sorted()[0]?.found).toBe(line);
      expect(fields(level, "header")).toEqual([
        ["title", "before", 8],
        ["author", "after", 9],
      ]);
    },
  );

  test("every line that is not is told", () => {
    expect(saidOf("plain", "one thing", "title: x", "and another")).toEqual([
      "2:1 This header line is not `key: value`.",
      "4:1 This header line is not `key: value`.",
    ]);
  });

  test.each([" title: x", "title : x", "\ttitle\t: x"])("white space around the key is a problem: %j", (line) => {
    const level = read("plain", line);
    expect(said(level)).toEqual(["2:1 There is white space around the key `title`."]);
    expect(level.title).toBe("x");
  });

  test.each([
    ["title: a\0b", 9, "U+0000"],
    ["title: é\u001B[31m", 9, "U+001B"],
    ["title: a\u0085", 9, "U+0085"],
    ["ti\u0007tle: a", 3, "U+0007"],
    ["\0\0\0\0", 1, "U+0000"],
  ])("a control character is a problem: %j", (line, column, shown) => {
    expect(saidOf("plain", line)).toEqual([`2:${column} The header has the control character ${shown}.`]);
  });

  test("a tab inside a value is none", () => {
    expect(fields(read("plain", "title: a\tb"), "header")).toEqual([["title", "a\tb", 8]]);
  });
});

describe("keys", () => {
  test("those that every game knows, and those of the game", () => {
    const common = [
      "title",
      "author",
      "source",
      "difficulty",
      "note",
      "note-pt",
      "optimal",
      "optimal-weighted",
      "solution",
    ];
    expect(saidOf("plain", ...common.map((key) => `${key}: 1`))).toEqual([]);
    expect(saidOf("pair", "moves: 1", "burst: 2")).toEqual([]);
  });

  test("an unknown word key is kept, with a warning", () => {
    const level = read("plain", "colour: red", "größe: 3", "Stage_2: x");
    expect(said(level)).toEqual([
      "2:1 warning: `colour` is not a header key.",
      "3:1 warning: `größe` is not a header key.",
      "4:1 warning: `Stage_2` is not a header key.",
    ]);
    expect(fields(level, "header")).toEqual([
      ["colour", "red", 9],
      ["größe", "3", 8],
      ["Stage_2", "x", 10],
    ]);
    expect(level.problems.hasErrors).toBe(false);
  });

  test("the warning names the key that was most likely meant, and what there is", () => {
    const level = read("pair", "Title: x", "move: 3");
    expect(said(level)).toEqual([
      "2:1 warning: `Title` is not a header key. Did you mean `title`?",
      "3:1 warning: `move` is not a header key. Did you mean `moves`?",
    ]);
    expect(level.problems.sorted()[0]?.expected).toBe(
      "one of game, title, author, source, difficulty, note, note-pt, optimal, optimal-weighted, solution, moves, burst",
    );
  });

  test("the key of another game is unknown here, and the warning says whose it is", () => {
    expect(saidOf("plain", "moves: 3")).toEqual([
      "2:1 warning: `moves` belongs to pair-game and means nothing to plain-game.",
    ]);
  });

  test("a key given twice is a problem, and the first counts", () => {
    const level = read("plain", "title: a", "author: b", "title: c", "title: d");
    expect(said(level)).toEqual([
      "4:1 `title` is given twice; line 2 has it already.",
      "5:1 `title` is given twice; line 2 has it already.",
    ]);
    expect(level.title).toBe("a");
    expect(fields(level, "header")).toHaveLength(2);
  });

  test("so is an unknown key, and `game`", () => {
    expect(saidOf("plain", "colour: a", "colour: b")).toEqual([
      "2:1 warning: `colour` is not a header key.",
      "3:1 `colour` is given twice; line 2 has it already.",
    ]);
    const level = read("plain", "game: pair-game");
    expect(said(level)).toEqual(["2:1 `game` is given twice in one level."]);
    expect(level.document?.game).toBe("plain-game");
  });

  test("a word longer than anybody's key is not taken for one", () => {
    expect(saidOf("plain", `${"k".repeat(65)}: x`)).toEqual(["2:1 This header line is not `key: value`."]);
    expect(saidOf("plain", `${"k".repeat(64)}: x`)).toEqual([
      `2:1 warning: \`${"k".repeat(40)}…\` is not a header key.`,
    ]);
  });
});

describe("a key that is a single code point says what that character means", () => {
  test("any code point that is not reserved, in the order read", () => {
    const level = read("legend", "b: two words", "1: x", "title: t", "😀: y", "_:", '": z', "é: 1", "\u200D: 2");
    expect(said(level)).toEqual([]);
    expect(fields(level, "legend")).toEqual([
      ["b", "two words", 4],
      ["1", "x", 4],
      ["😀", "y", 4],
      ["_", "", 3],
      ['"', "z", 4],
      ["é", "1", 4],
      ["\u200D", "2", 4],
    ]);
    expect(fields(level, "header")).toEqual([["title", "t", 8]]);
  });

  test("a level can have hundreds of them", () => {
    const lines = Array.from({ length: 900 }, (_, i) => `${String.fromCodePoint(0x4e00 + i)}: no. ${i}`);
    const level = read("legend", ...lines);
    expect(said(level)).toEqual([]);
    expect(level.document?.legend).toHaveLength(900);
  });

  test.each([
    [".", "`.`"],
    ["#", "`#`"],
    ["S", "`S`"],
    ["T", "`T`"],
    ["~", "`~`"],
    [":", "`:`"],
    ["-", "`-`"],
    [" ", "a space"],
    ["\t", "a tab"],
    ["\u00A0", "U+00A0"],
    ["\u3000", "U+3000"],
  ])("but a reserved one is a problem: %j", (key, shown) => {
    const level = read("legend", `${key}: bridge open`);
    expect(said(level)).toEqual([`2:1 A legend cannot define ${shown}: it is reserved.`]);
    expect(level.document?.legend).toEqual([]);
  });

  test("a `;` begins a comment", () => {
    expect(fields(read("legend", ";: bridge open"), "legend")).toEqual([]);
  });

  test("elsewhere it is a problem", () => {
    const level = read("plain", "a: bridge open");
    expect(said(level)).toEqual(["2:1 The key `a` belongs into a legend, and plain-game has none."]);
    expect(level.document?.legend).toEqual([]);
  });

  test("one character defined twice is a problem, and the first counts", () => {
    const level = read("legend", "a: 1", "b: 2", "a: 3");
    expect(said(level)).toEqual(["4:1 `a` is given twice; line 2 has it already."]);
    expect(fields(level, "legend")).toEqual([
      ["a", "1", 4],
      ["b", "2", 4],
    ]);
  });

  test.each([
    ["⚠\uFE0F", "2 code points", "`⚠`, U+FE0F"],
    ["👩\u200D🚀", "3 code points", "`👩`, U+200D, `🚀`"],
    ["e\u0301", "2 code points", "`e`, U+0301"],
  ])("of a longer character, %s, the message says what it is made of", (key, count, found) => {
    const level = read("legend", `${key}: bridge open`);
    expect(said(level)).toEqual([
      `2:1 \`${key}\` looks like one character but is ${count}; only a single one can name a cell.`,
    ]);
    expect(level.problems.sorted()[0]?.found).toBe(found);
  });
});
