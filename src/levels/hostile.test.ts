// Files that somebody made to break a reader: no stack overflows, no memory runs out, and the work grows with the file
// and not with its square. The work is counted in characters that are looked at (tests/support/string-work.ts).
import { describe, expect, test } from "vitest";
import { isLong, runs } from "../../tests/support/breadth.ts";
import { FAKE_GAMES, plainGame, said } from "../../tests/support/fake-games.ts";
import { stringWork } from "../../tests/support/string-work.ts";
import { detectForm } from "./detect-form.ts";
import type { LevelDocument } from "./document.ts";
import { readLevelJson } from "./read-json.ts";
import { readPlainLevel } from "./read-plain.ts";
import { readLevelText } from "./read-text.ts";
import type { Source } from "./source-text.ts";
import { writeLevelText } from "./write-text.ts";

/** Characters: far more than a stack or a list of arguments holds. */
const SIZE = isLong ? 10_000_000 : runs(2_000_000, 4);
/** The same of levels and lines. */
const MANY = isLong ? 1_000_000 : runs(200_000, 4);

/** Files of about `n` characters. */
const SHAPES: readonly (readonly [string, (n: number) => string])[] = [
  ["one line", (n) => "x".repeat(n)],
  ["one line of colons", (n) => ":".repeat(n)],
  ["one line of spaces", (n) => `x${" ".repeat(n)}x`],
  ["a key that does not end", (n) => `${"k".repeat(n)}: x`],
  ["a value that does not end", (n) => `game: plain-game\ntitle:${" ".repeat(n / 2)}${"x".repeat(n / 2)}\n\nA`],
  ["an optimum that does not end", (n) => `game: plain-game\noptimal: ${"1".repeat(n)}\n\nA`],
  ["a row that does not end", (n) => `game: plain-game\n\n${"A0_".repeat(n / 3)}`],
  ["rows without end", (n) => `game: plain-game\n\n${"A\n".repeat(n / 2)}`],
  ["header lines that are none", (n) => `${"x y\n".repeat(n / 4)}`],
  ["one key again and again", (n) => "title: x\n".repeat(n / 9)],
  ["key after key", (n) => Array.from({ length: n / 12 }, (_, i) => `title${i}: x`).join("\n")],
  [
    "name after name",
    (n) =>
      `game: legend-game\n${Array.from({ length: n / 5 }, (_, i) => `${String.fromCodePoint(0x4e00 + (i % 20_000))}: x`).join("\n")}`,
  ],
  ["comments", (n) => ";\n".repeat(n / 2)],
  ["blank lines", (n) => "\n".repeat(n)],
  ["grids", (n) => "x\n\n".repeat(n / 3)],
  ["levels", (n) => `game: plain-game\n\nA\n---\n${"title: x\n\nA\n---\n".repeat(n / 16)}`],
  ["separators", (n) => "---\n".repeat(n / 4)],
  ["separators without an end of line", (n) => "---".repeat(n / 3)],
  ["carriage returns", (n) => "\r".repeat(n)],
  ["NUL", (n) => "\0".repeat(n)],
  ["marks on marks", (n) => `a${"\u0301".repeat(n)}: x`],
  ["joined emojis", (n) => "👩\u200D🚀: x\n".repeat(n / 9)],
  ["byte order marks", (n) => "\uFEFF".repeat(n)],
  ["half pairs", (n) => "\ud83d".repeat(n)],
  ["half pairs, each on a line", (n) => "\ud83d\n".repeat(n / 2)],
  ["brackets", (n) => "[".repeat(n)],
  ["objects in objects", (n) => '{"a":'.repeat(n / 5)],
  ["a string that does not end", (n) => `{"game":"${"x".repeat(n)}`],
  ["escapes", (n) => `{"game":"plain-game","grid":["${"\\u0041".repeat(n / 6)}"]}`],
  ["JSON rows", (n) => `{"game":"plain-game","grid":[${'"A",'.repeat(n / 4)}"A"]}`],
  ["JSON levels", (n) => `[${'{"game":"plain-game","grid":["A"]},'.repeat(n / 36)}{}]`],
  ["JSON fields", (n) => `{${'"x":1,'.repeat(n / 6)}"x":1}`],
  ["JSON header keys", (n) => `{"header":{${'"xy":1,'.repeat(n / 7)}"xy":1}}`],
  ["JSON white space", (n) => `{${" \n".repeat(n / 2)}}`],
  ["numbers", (n) => "1,".repeat(n / 2)],
  ["commas", (n) => ",".repeat(n)],
  ["digits", (n) => "1".repeat(n)],
  ["lines of numbers that mean nothing", (n) => "9 9\n".repeat(n / 4)],
  ["a JSON row of cells", (n) => `[[${"1,".repeat(n / 2)}1]]`],
];

const READERS: readonly (readonly [string, (source: Source) => unknown])[] = [
  ["text", (source) => readLevelText(source, FAKE_GAMES)],
  ["JSON", (source) => readLevelJson(source, FAKE_GAMES)],
  ["numbers", (source) => readPlainLevel(source, "numbers", plainGame)],
  ["rows", (source) => readPlainLevel(source, "rows", plainGame)],
  ["any form", (source) => detectForm(String(source))],
];

/** Looks at a character that a reader may need: its line's end, blanks, kinds of character, length, a copy, a message. */
const MOST_LOOKS = 100;

describe("work is linear", () => {
  test.each(SHAPES)("in a file of %s", (_, shape) => {
    for (const [, read] of READERS) {
      const text = shape(30_000);
      expect(stringWork(() => read(text))).toBeLessThan(MOST_LOOKS * text.length);
    }
  });

  test("the bound is one that square work would break", () => {
    const text = "x".repeat(30_000);
    const work = stringWork(() => {
      for (let i = 0; i < text.length; i++) text.indexOf("y", i);
    });
    expect(work).toBeGreaterThan(MOST_LOOKS * text.length);
  });
});

describe("millions of characters", () => {
  test("of one line", () => {
    const levels = readLevelText("x".repeat(SIZE), FAKE_GAMES);
    expect(levels.map(said)).toEqual([
      ["1:1 The level has no header: it begins with its grid.", "1:1 The level does not say which game it is for."],
    ]);
    expect(levels[0]?.problems.sorted()[0]?.found).toBe(`${"x".repeat(40)}…`);
  });

  test("of a row", () => {
    const [level] = readLevelText(`game: plain-game\n\n${"A".repeat(SIZE)}`, FAKE_GAMES);
    expect(level && said(level)).toEqual([]);
    expect(level?.document?.grid).toMatchObject({ rows: 1, columns: SIZE });
  });

  test("of a key with marks upon marks", () => {
    const [level] = readLevelText(`a${"\u0301".repeat(SIZE)}: x\n\nA`, FAKE_GAMES);
    expect(level && said(level)).toContain("1:1 This header line is not `key: value`.");
  });

  test("of a value, which is kept", () => {
    const text = `game: plain-game\ntitle: ${"😀".repeat(SIZE / 2)}\n\nA\n`;
    const documents = readLevelText(text, FAKE_GAMES).map(({ document }) => document as LevelDocument);
    expect(writeLevelText(documents, FAKE_GAMES) === text).toBe(true);
  });

  test("of NUL", () => {
    expect(readLevelText(new Uint8Array(SIZE), FAKE_GAMES).map(said)[0]).toContain(
      "1:1 The level does not say which game it is for.",
    );
  });

  test("of bytes that are not UTF-8", () => {
    const [level] = readLevelText(new Uint8Array(SIZE).fill(0xff, 2), FAKE_GAMES);
    expect(level && said(level)).toContain("1:3 The text is not UTF-8 here.");
  });

  test("of brackets", () => {
    expect(readLevelJson("[".repeat(SIZE), FAKE_GAMES).map(said)).toEqual([["1:2 This is not a level."]]);
    expect(said(readPlainLevel("[".repeat(SIZE), "rows", plainGame))).toEqual(["1:3 This is not a cell."]);
  });

  test("of objects in objects", () => {
    const problems = readLevelJson('{"a":'.repeat(SIZE / 5), FAKE_GAMES)[0]?.problems.sorted();
    expect(problems?.at(-1)?.expected).toBe("at most 64 brackets inside each other");
  });

  test("of header lines that are none: the first thousand are told", () => {
    const [level] = readLevelText("x y\n".repeat(SIZE / 4), FAKE_GAMES);
    const problems = level?.problems.sorted() ?? [];
    expect(problems).toHaveLength(1001);
    expect(problems.at(-1)?.message).toBe(`There are ${SIZE / 4 + 2 - 1000} more problems in this level.`);
  });
});

describe("very many", () => {
  test("levels", () => {
    const levels = readLevelText(`game: plain-game\n\nA\n${"---\ntitle: x\n\nA\n".repeat(MANY - 1)}`, FAKE_GAMES);
    expect(levels.length).toBe(MANY);
    expect(levels.at(-1)).toMatchObject({ index: MANY, game: "plain-game", at: { line: 4 * MANY - 3 } });
    expect(levels.every(({ document }) => document?.grid.rows === 1)).toBe(true);
  });

  test("separators are one missing level", () => {
    expect(readLevelText("---\n".repeat(MANY), FAKE_GAMES).map(said)).toEqual([
      ["1:1 There is no level before this `---`."],
    ]);
  });

  test("grids are one too many", () => {
    expect(readLevelText(`game: plain-game\n\n${"A\n\n".repeat(MANY)}`, FAKE_GAMES).map(said)).toEqual([
      [
        "5:1 There is a second grid, and plain-game has one only.",
        "7:1 A further grid stands here, after a blank line.",
      ],
    ]);
  });
});

test.each([
  ["half a sequence of UTF-8 at the end", [0xf0, 0x9f]],
  ["half a byte order mark", [0xef, 0xbb]],
  ["a byte order mark alone", [0xef, 0xbb, 0xbf]],
  ["a NUL", [0]],
  ["nothing", []],
])("a file of %s is one wrong level", (_, bytes) => {
  const levels = readLevelText(new Uint8Array(bytes), FAKE_GAMES);
  expect(levels.map(({ problems }) => problems.hasErrors)).toEqual([true]);
});
