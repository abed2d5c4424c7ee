import { describe, expect, test } from "vitest";
import { contentOf, FAKE_GAMES, said } from "../../tests/support/fake-games.ts";
import type { LevelDocument } from "./document.ts";
import { readLevelJson } from "./read-json.ts";
import type { Source } from "./source-text.ts";
import type { WrittenLevel } from "./written-level.ts";

const read = (source: Source): WrittenLevel[] => readLevelJson(source, FAKE_GAMES);
const saidOf = (source: Source): string[][] => read(source).map(said);

/** A right level with these fields put in or replaced. */
const level = (fields: object): string => JSON.stringify({ game: "plain-game", grid: ["A."], ...fields });

/** A problem of a text of one line, at the place where the text has `found`. */
const at = (text: string, found: string, message: string): string => `1:${text.indexOf(found) + 1} ${message}`;

function document(source: Source): LevelDocument {
  const levels = read(source);
  expect(levels.map(said)).toEqual([[]]);
  return levels[0]?.document as LevelDocument;
}

describe("one level is an object, several are an array", () => {
  test("with everything a level has, in any order", () => {
    const text = `{
      "legend": [["b", "bridge open"], ["a", ""]],
      "grid": ["a.b", "é"],
      "header": {"title": "One", "optimal": 5, "colour": "red"},
      "game": "legend-game"
    }`;
    const [only, ...others] = read(text);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ index: 1, at: { line: 1, column: 1 }, game: "legend-game", title: "One" });
    expect(only?.document && contentOf(only.document)).toEqual({
      game: "legend-game",
      header: [
        ["title", "One"],
        ["optimal", "5"],
        ["colour", "red"],
      ],
      legend: [
        ["b", "bridge open"],
        ["a", ""],
      ],
      grid: ["a.b", "é##"],
      goals: undefined,
    });
    expect(only && said(only)).toEqual(["4:49 warning: `colour` is not a header key."]);
  });

  test("header and legend may be left out", () => {
    expect(contentOf(document(level({})))).toMatchObject({ header: [], legend: [], grid: ["A."] });
  });

  test("a second grid is `goals`", () => {
    expect(contentOf(document(level({ game: "pair-game", goals: ["a"] }))).goals).toEqual(["a"]);
    const text = level({ goals: ["a"] });
    expect(saidOf(text)).toEqual([[at(text, 'a"]', "There is a second grid, and plain-game has one only.")]]);
  });

  test("levels of an array count from 1, and each names its game", () => {
    const text = `[${level({})},\n {"grid": ["B"]},\n ${level({ header: { title: "3" } })}]`;
    expect(saidOf(text)).toEqual([[], ["2:2 The level does not say which game it is for."], []]);
    expect(read(text).map(({ index, at }) => [index, at.line, at.column])).toEqual([
      [1, 1, 2],
      [2, 2, 2],
      [3, 3, 2],
    ]);
  });

  test("characters that a game reads as another are that other", () => {
    expect(document(level({ grid: ["0_A"] })).grid.paddedRows()).toEqual([".#A"]);
  });
});

describe("places are those of the JSON text", () => {
  test("of keys, values and cells", () => {
    const { header, legend, grid } = document(
      '{"game": "legend-game",\r\n "header": {"title":\n  "x"},\n "legend": [["é", "y"]], "grid": [\n  "ab",\n"cd"]}',
    );
    expect(header[0]).toMatchObject({ keyAt: { line: 2, column: 14 }, valueAt: { line: 3, column: 4 } });
    expect(legend[0]).toMatchObject({ keyAt: { line: 4, column: 15 }, valueAt: { line: 4, column: 20 } });
    expect(grid.position(0, 1)).toEqual({ line: 5, column: 5 });
    expect(grid.position(1, 0)).toEqual({ line: 6, column: 2 });
  });

  test("columns are code points, also before and in a row with longer ones", () => {
    const { grid } = document('{"header": {"title": "😀"}, "game": "legend-game", "grid": ["😀é日x"]}');
    expect(grid.position(0, 0)).toEqual({ line: 1, column: 61 });
    expect(grid.position(0, 3)).toEqual({ line: 1, column: 64 });
  });

  test("cells behind escapes stand behind them", () => {
    const { grid } = document(String.raw`{"game": "legend-game", "grid": ["\u0041\"\\x\ud83d\ude00y😀z"]}`);
    expect(grid.paddedRows()).toEqual(['A"\\x😀y😀z']);
    const columns = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => grid.position(0, cell).column);
    expect(columns).toEqual([35, 41, 43, 45, 46, 58, 59, 60, 61]);
  });

  test("of a cell that is missing: behind its row", () => {
    expect(document(level({ grid: ["A", "..."] })).grid.position(0, 2).column).toBe(33);
  });
});

describe("missing, unknown and repeated fields", () => {
  test("`game` and `grid` must be there, and all that is missing is told", () => {
    expect(saidOf("{}")).toEqual([["1:1 The level has no grid.", "1:1 The level does not say which game it is for."]]);
  });

  test("an unknown field is not read, with a warning", () => {
    const text = level({ id: { deep: [1, { x: null }] }, gird: [] });
    const [only] = read(text);
    expect(only && said(only)).toEqual([
      at(text, 'id":{', "warning: `id` is not a field of a level and is not read."),
      at(text, "gird", "warning: `gird` is not a field of a level and is not read."),
    ]);
    expect(only?.problems.sorted()[0]?.expected).toBe("one of game, header, legend, grid, goals");
    expect(only?.document).toBeDefined();
  });

  test("a header key outside of the header is a problem", () => {
    const text = level({ title: "One", moves: 3 });
    expect(saidOf(text)).toEqual([
      [
        at(text, "title", "`title` stands outside of `header`."),
        at(text, "moves", "`moves` stands outside of `header`."),
      ],
    ]);
  });

  test("a field given twice is a problem, and the first counts", () => {
    const [only] = read('{"game": "plain-game", "grid": ["A"], "grid": ["B"], "game": "x"}');
    expect(only && said(only)).toEqual([
      "1:40 `grid` is given twice in one level.",
      "1:55 `game` is given twice in one level.",
    ]);
    expect(only?.document?.grid.paddedRows()).toEqual(["A"]);
  });

  test("so is a header key, and a character of the legend", () => {
    expect(saidOf('{"game": "plain-game", "header": {"title": "a", "title": "b"}, "grid": ["A"]}')).toEqual([
      ["1:50 `title` is given twice; line 1 has it already."],
    ]);
    expect(
      saidOf(
        level({
          game: "legend-game",
          legend: [
            ["a", "1"],
            ["a", "2"],
          ],
        }),
      ),
    ).toEqual([["1:59 `a` is given twice; line 1 has it already."]]);
  });
});

describe("wrong types", () => {
  test.each([
    [{ game: 5 }, "5", "There is no game `5`."],
    [{ game: null }, "null", "There is no game `null`."],
    [{ header: "x" }, "x", "`header` is a string."],
    [{ header: ["title", "x"] }, '["title', "`header` is an array."],
    [{ header: { title: null } }, "null", "The value of `title` is `null`."],
    [{ header: { title: ["x"] } }, '["x', "The value of `title` is an array."],
    [{ legend: {} }, "{}", "`legend` is an object."],
    [{ legend: [{ a: "b" }] }, '{"a', "An entry of `legend` is not a pair of strings."],
    [{ legend: [["a"]] }, '["a', "An entry of `legend` is not a pair of strings."],
    [{ legend: [["a", 1]] }, '["a', "An entry of `legend` is not a pair of strings."],
    [{ legend: [["a", "b", "c"]] }, '["a', "An entry of `legend` is not a pair of strings."],
    [{ grid: "A." }, "A.", "`grid` is a string."],
    [{ grid: {} }, "{}", "`grid` is an object."],
    [{ grid: true }, "true", "`grid` is `true`."],
    [{ grid: [] }, "[]", "`grid` has no cells."],
    [{ grid: ["", ""] }, "[", "`grid` has no cells."],
    [{ grid: ["A", 1] }, "1", "A row of `grid` is a number."],
    [{ grid: [["A"], "."] }, '["A', "A row of `grid` is an array."],
    [{ game: "pair-game", goals: null }, "null", "`goals` is `null`."],
  ])("%j", (fields, found, message) => {
    const text = level(fields);
    expect(saidOf(text)).toEqual([[at(text, found, message)]]);
  });

  test("all of them are told at once", () => {
    const text = level({ grid: ["A", 1, "B", null], header: { title: {}, author: [] }, legend: 0 });
    expect(saidOf(text)).toEqual([
      [
        at(text, "1", "A row of `grid` is a number."),
        at(text, "null", "A row of `grid` is `null`."),
        at(text, "{}", "The value of `title` is an object."),
        at(text, "[]", "The value of `author` is an array."),
        at(text, "0", "`legend` is a number."),
      ],
    ]);
  });
});

describe("what no level file could hold", () => {
  test.each(["x\ny", "x\0", " x", "x\t", "\ud83d"])("a value such as %j", (value) => {
    const typed = JSON.stringify(value).slice(1, -1);
    const header = level({ header: { title: value } });
    expect(saidOf(header)).toEqual([
      [at(header, typed, "The value of `title` does not fit into a line of a level file.")],
    ]);
    const legend = level({ game: "legend-game", legend: [["a", value]] });
    expect(saidOf(legend)).toEqual([[at(legend, typed, "The value of `a` does not fit into a line of a level file.")]]);
  });

  test.each([
    ["game", "`game` stands inside of `header`."],
    ["a", "`a` is a single character, as a legend has it."],
    ["two words", "`two words` is not one word."],
    ["", "`` is not one word."],
    ["a:b", "`a:b` is not one word."],
    ["x\ny", "`x\uFFFDy` is not one word."],
  ])("a header key such as %j", (key, message) => {
    const text = level({ header: { [key]: "value" } });
    expect(saidOf(text)).toEqual([[`1:${text.indexOf('"header":{"') + 12} ${message}`]]);
  });

  test.each([
    ["ab", "`ab` is more than one character."],
    ["", "`` is not one character."],
    ["S", "A legend cannot define `S`: it is reserved."],
    [";", "A legend cannot define `;`: it is reserved."],
    ["\n", "A legend cannot define U+000A: it is reserved."],
    ["\ud83d", "A legend cannot define U+D83D: it is reserved."],
    ["⚠\uFE0F", "`⚠\uFE0F` looks like one character but is 2 code points; only a single one can name a cell."],
  ])("a character of the legend such as %j", (key, message) => {
    const text = level({ game: "legend-game", legend: [[key, "x"]] });
    expect(saidOf(text)).toEqual([[`1:${text.indexOf('[["') + 4} ${message}`]]);
  });

  test("a legend in a game that has none", () => {
    const text = level({ legend: [["q", "x"]] });
    const message = "The key `q` belongs into a legend, and plain-game has none.";
    expect(saidOf(text)).toEqual([[at(text, "q", message)]]);
  });
});

describe("JSON that is broken is told once, with its place", () => {
  test.each([
    ['{"game": "plain-game",\n "grid": ["A"', "2:14 The JSON text ends too early."],
    ['{"game": "plain-game" "grid": ["A"]}', "1:23 This is not JSON."],
    ['{"game": "plain-game", "grid": ["A"],}', "1:38 This is not JSON."],
    ['{"game": "plain-game", "grid": ["A",]}', "1:37 This is not JSON."],
    ['{"game": "plain-game", "grid": ["A"}', "1:36 This is not JSON."],
    ["{game: 1}", "1:2 This is not JSON."],
    ["{'game': 1}", "1:2 This is not JSON."],
    ['{"game" 1}', "1:9 This is not JSON."],
    ['{"game": }', "1:10 This is not JSON."],
    ['{"game": plain}', "1:10 This is not JSON."],
    ['{"game": "a\nb"}', "1:10 This is not JSON."],
    [String.raw`{"game": "\x"}`, "1:10 This is not JSON."],
    [String.raw`{"game": "\u12"}`, "1:10 This is not JSON."],
    ['{"game": "\u0001"}', "1:10 This is not JSON."],
    ['{"game": 1.}', "1:10 This is not JSON."],
    ['{"game": 01}', "1:10 This is not JSON."],
    ['{"game": -}', "1:10 This is not JSON."],
    ['{"game": 1 // one\n}', "1:12 This is not JSON."],
    ['{"game": /* which? */ "x"}', "1:10 This is not JSON."],
    ['"', "1:1 This is not JSON."],
  ])("%s", (text, problem) => {
    expect(saidOf(text)).toEqual([[problem]]);
  });

  test.each([
    ["", "1:1 The JSON text ends too early."],
    ["5", "1:1 This is not a level."],
    ["null", "1:1 This is not a level."],
    ['["A.", ".."]', "1:2 This is not a level."],
    ["[[0]]", "1:2 This is not a level."],
    ["[]", "1:1 The file has no level."],
    ["[", "1:2 The JSON text ends too early."],
    ["]", "1:1 This is not a level."],
  ])("what is no level at all: %s", (text, problem) => {
    expect(saidOf(text)).toEqual([[problem]]);
  });

  test("the levels before it are still read, and it is a level of its own", () => {
    const A = level({});
    const column = A.length + 2;
    expect([`[${A} ${A}]`, `[${A}, 5, ${A}]`, `[${A}`].map(saidOf)).toEqual([
      [[], [`1:${column + 1} This is not JSON.`]],
      [[], [`1:${column + 2} This is not a level.`]],
      [[], [`1:${column} The JSON text ends too early.`]],
    ]);
  });

  test("what follows the last level is told", () => {
    expect([`${level({})} {}`, `[${level({})}] 5`].map((text) => saidOf(text).at(-1))).toEqual([
      [`1:${level({}).length + 2} This is not JSON.`],
      [`1:${level({}).length + 4} This is not JSON.`],
    ]);
  });

  test("what is too deep is refused, however deep it is", () => {
    const deep = "[".repeat(100_000);
    expect(saidOf(`[${deep}`)).toEqual([["1:2 This is not a level."]]);
    const [problem, ...others] = read(`{"header": {"x": ${deep}`)[0]?.problems.sorted() ?? [];
    expect(problem).toMatchObject({ column: 18, message: "The value of `x` is an array." });
    expect(others).toMatchObject([{ column: 80, expected: "at most 64 brackets inside each other" }]);
  });

  test("what was wrong before it in the same level is told, too", () => {
    expect(saidOf('{"grid": 5, "header": {"a": ]}')).toEqual([["1:10 `grid` is a number.", "1:29 This is not JSON."]]);
  });
});

test("bytes that are not UTF-8 are a problem of the level they stand in", () => {
  const text = `[${level({})},\n${level({ header: { title: "Jo?o" } })}]`;
  const bytes = new TextEncoder().encode(text);
  bytes[text.indexOf("?")] = 0xe3;
  const column = text.indexOf("?") - text.indexOf("\n");
  expect(saidOf(bytes)).toEqual([[], [`2:${column} The text is not UTF-8 here.`]]);
});

test("bytes that stand in the place of a level are a problem of that one", () => {
  const text = new TextEncoder().encode('[{"game": "plain-game", "grid": ["A"]},\n ?]');
  text[text.length - 2] = 0xff;
  expect(saidOf(text)).toEqual([[], ["2:2 This is not JSON.", "2:2 The text is not UTF-8 here."]]);
});

test("one byte order mark at the start is dropped", () => {
  expect(document(`\uFEFF${level({})}`).grid.position(0, 0)).toEqual({ line: 1, column: 31 });
});
