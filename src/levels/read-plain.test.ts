import { describe, expect, test } from "vitest";
import { legendGame, plainGame, said } from "../../tests/support/fake-games.ts";
import type { GameFormat } from "./document.ts";
import type { GridText } from "./grid-text.ts";
import { type PlainForm, readPlainLevel } from "./read-plain.ts";

function grid(form: PlainForm, text: string, game: GameFormat = plainGame): GridText {
  const level = readPlainLevel(text, form, game);
  expect(said(level)).toEqual([]);
  expect(level).toMatchObject({ index: 1, game: game.id, document: { game: game.id, header: [], legend: [] } });
  return level.document?.grid as GridText;
}

const saidOf = (form: PlainForm, text: string | Uint8Array, game: GameFormat = plainGame): string[] =>
  said(readPlainLevel(text, form, game));

describe("a grid of numbers", () => {
  test.each([
    ["commas", "1,0,-1\n0,2,0\n"],
    ["spaces", "1 0 -1\n0 2 0"],
    ["both", " 1, 0, -1\r\n 0,\t2 ,  0 \r\n"],
    ["commas at the ends of lines", "1,0,-1,\n0,2,0, \n"],
    ["blank lines around it and a byte order mark", "\uFEFF\n\n1 0 -1\n0 2 0\n\n  \n"],
  ])("with %s between them", (_, text) => {
    expect(grid("numbers", text).paddedRows()).toEqual(["A.#", ".B."]);
  });

  test("a cell stands where its number does", () => {
    const numbers = grid("numbers", "\n1,  0,-1\n  7 2\n");
    expect(numbers.paddedRows()).toEqual(["A.#", "😀B#"]);
    expect([0, 1, 2].map((column) => numbers.position(0, column).column)).toEqual([1, 5, 7]);
    expect(numbers.position(1, 1)).toEqual({ line: 3, column: 5 });
    expect(numbers.position(1, 2)).toEqual({ line: 3, column: 5 });
  });

  test("what is no number, or none that the game knows, is told where it stands, all of it", () => {
    const level = readPlainLevel("1 x 0\n4,1.5,,2\n- é 9", "numbers", plainGame);
    expect(said(level)).toEqual([
      "1:3 `x` is not a cell of plain-game.",
      "2:1 `4` is not a cell of plain-game.",
      "2:3 `1.5` is not a cell of plain-game.",
      "2:7 A number is missing.",
      "3:1 `-` is not a cell of plain-game.",
      "3:3 `é` is not a cell of plain-game.",
      "3:5 `9` is not a cell of plain-game.",
    ]);
    expect(level.problems.sorted()[0]?.expected).toBe("one of -1 to 3, 7");
    expect(level.document?.grid.paddedRows()).toEqual(["A#.#", "###B", "####"]);
  });

  test("a line may end in a comma, and not begin with one", () => {
    expect(saidOf("numbers", "0 0\n  ,0,\n")).toEqual(["2:3 A number is missing."]);
  });

  test("a blank line inside of it is told", () => {
    expect(saidOf("numbers", "1 0\n\n\n0 0\n0 0\n\n0 0\n")).toEqual([
      "4:1 A blank line stands inside the grid.",
      "7:1 A blank line stands inside the grid.",
    ]);
  });

  test("a game that has no number grids says so once", () => {
    const level = readPlainLevel("1 0\n0 1", "numbers", legendGame);
    expect(said(level)).toEqual(["1:1 Numbers mean nothing to legend-game."]);
    expect(level.document).toBeUndefined();
  });

  test.each(["", "\n \n"])("nothing is no grid: %j", (text) => {
    expect(saidOf("numbers", text)).toEqual(["1:1 The file has no cells."]);
  });
});

describe("a JSON array of rows", () => {
  test("that are strings", () => {
    const rows = grid("rows", '["a.b",\n "é"]', legendGame);
    expect(rows.paddedRows()).toEqual(["a.b", "é##"]);
    expect(rows.position(1, 0)).toEqual({ line: 2, column: 3 });
  });

  test("characters that a game reads as another are that other", () => {
    expect(grid("rows", '["A0_"]').paddedRows()).toEqual(["A.#"]);
  });

  test("that are arrays of numbers, of characters, or of both", () => {
    const rows = grid("rows", '[[1, 0, -1],\n [".",\n "B", 7], []]');
    expect(rows.paddedRows()).toEqual(["A.#", ".B😀", "###"]);
    expect(rows.position(0, 2)).toEqual({ line: 1, column: 9 });
    expect(rows.position(1, 1)).toEqual({ line: 3, column: 3 });
    expect(rows.position(1, 2)).toEqual({ line: 3, column: 7 });
  });

  test("what is no cell is told where it stands", () => {
    expect(saidOf("rows", '[[1, 99, 0.5, "ab", ""]]')).toEqual([
      "1:6 `99` is not a cell of plain-game.",
      "1:10 `0.5` is not a cell of plain-game.",
      "1:16 A cell is not a single character.",
      "1:22 A cell is not a single character.",
    ]);
    expect(saidOf("rows", "[[1, 0]]", legendGame)).toEqual(["1:3 Numbers mean nothing to legend-game."]);
  });

  test.each([
    ['{"grid": []}', "1:1 This is not a grid."],
    ["5", "1:1 This is not a grid."],
    ["", "1:1 The JSON text ends too early."],
    ["[5]", "1:2 This is not a row."],
    ['["A", {}]', "1:7 This is not a row."],
    ["[[[1]]]", "1:3 This is not a cell."],
    ["[[null]]", "1:3 This is not a cell."],
    ['["A"', "1:5 The JSON text ends too early."],
    ['["A"] 1', "1:7 This is not JSON."],
    ["[]", "1:1 The file has no cells."],
    ['["", []]', "1:1 The file has no cells."],
  ])("%s", (text, problem) => {
    expect(saidOf("rows", text)).toEqual([problem]);
  });
});

test("bytes that are not UTF-8 are told", () => {
  expect(saidOf("numbers", new Uint8Array([0x31, 0x0a, 0xff]))).toEqual([
    "2:1 The text is not UTF-8 here.",
    "2:1 `\uFFFD` is not a cell of plain-game.",
  ]);
});
