import { describe, expect, test } from "vitest";
import { writtenLevel } from "../../../tests/support/written-level.ts";
import { type Problem, ProblemList } from "../../levels/problem.ts";
import { colourOf, type MatchLevel, readLevel } from "./level.ts";

function read(rows: readonly string[], goals?: readonly string[]): MatchLevel | readonly Problem[] {
  const problems = new ProblemList();
  const document = writtenLevel("match-the-tiles", rows, goals === undefined ? {} : { goals });
  const level = readLevel(document, problems);
  if (level !== undefined) expect(problems.sorted()).toEqual([]);
  return level ?? problems.sorted();
}

function boardOf(rows: readonly string[], goals?: readonly string[]) {
  const { board, goals: allGoals, rows: rowCount, columns } = read(rows, goals) as MatchLevel;
  return { board, goals: allGoals, size: [rowCount, columns] };
}

/** Each problem as `line:column found`; the first row of a written level is line 3. */
function problemsOf(rows: readonly string[], goals?: readonly string[]): string[] {
  const problems = read(rows, goals) as readonly Problem[];
  for (const { severity, message, expected } of problems) {
    expect(severity).toBe("error");
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(expected).not.toBe("");
  }
  return problems.map(({ line, column, found }) => `${line}:${column} ${found}`);
}

function messageOf(rows: readonly string[], goals?: readonly string[]): string {
  const problems = read(rows, goals) as readonly Problem[];
  expect(problems).toHaveLength(1);
  const { message, expected } = problems[0] as Problem;
  return `${message} Expected: ${expected}`;
}

describe("a level that is right", () => {
  test("one grid holds tiles, obstacles and goals", () => {
    expect(boardOf(["#..A", "..#.", "B..b", "a..."])).toEqual({
      board: "#..A..#.B.......",
      goals: "...........ba...",
      size: [4, 4],
    });
  });

  test("a second grid gives goals, also under tiles", () => {
    expect(boardOf(["AB#", "..."], ["ba.", "..."])).toEqual({ board: "AB#...", goals: "ba....", size: [2, 3] });
  });

  test("`#` and `.` mean nothing in the second grid", () => {
    expect(boardOf(["A.#", "..."], ["#a.", "#.#"])).toEqual({ board: "A.#...", goals: ".a....", size: [2, 3] });
  });

  test("goals may stand in both grids", () => {
    expect(boardOf(["AAa"], ["a.."])).toEqual({ board: "AA.", goals: "a.a", size: [1, 3] });
  });

  test("the same goal in both grids counts once", () => {
    expect(boardOf(["A.a"], ["..a"])).toEqual({ board: "A..", goals: "..a", size: [1, 3] });
    expect(problemsOf(["AAa"], ["..a"])).toEqual(["3:1 2 tiles `A`, 1 goal `a`"]);
  });

  test("a missing cell of a ragged row is an obstacle in the first grid", () => {
    expect(boardOf(["A", "..a"])).toEqual({ board: "A##...", goals: ".....a", size: [2, 3] });
  });

  test("sizes are compared after ragged rows are padded", () => {
    expect(boardOf(["A", "..."], ["...", "a"])).toEqual({ board: "A##...", goals: "...a..", size: [2, 3] });
  });

  test("a colour may have more goals than tiles, and goals without any tile", () => {
    expect(boardOf(["A.aaz"])).toEqual({ board: "A....", goals: "..aaz", size: [1, 5] });
  });

  test("the largest board has 16 x 16 cells, 26 colours and 64 tiles", () => {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const tiles = (letters + letters + letters).slice(0, 64);
    const empty = ".".repeat(16);
    const rows = (text: string) => [0, 16, 32, 48].map((start) => text.slice(start, start + 16));
    const grid = [...rows(tiles), ...rows(tiles.toLowerCase()), ...new Array<string>(8).fill(empty)];
    expect(boardOf(grid)).toMatchObject({ size: [16, 16], board: tiles + empty.repeat(12) });
  });

  test("a colour is counted from 0, alike for a tile and its goal", () => {
    expect(["A", "a", "B", "Z", "z"].map(colourOf)).toEqual([0, 0, 1, 25, 25]);
  });
});

describe("a level that is wrong", () => {
  test.each([
    ["1", "`1`"],
    ["_", "`_`"],
    ["-", "`-`"],
    ["é", "`é`"],
    ["😀", "`😀`"],
    [" ", "a space"],
    ["\u0000", "U+0000"],
    ["\ud800", "U+D800"],
  ])("unknown character %j", (character, found) => {
    expect(problemsOf(["A.a", `.${character}.`])).toEqual([`4:2 ${found}`]);
    expect(messageOf(["A.a", `.${character}.`])).toBe(
      "Cell (1,1) has a character that Match the Tiles does not know. " +
        "Expected: `.` for floor, `#` for an obstacle, `A`-`Z` for a tile, `a`-`z` for a goal",
    );
  });

  test("unknown character in the second grid", () => {
    expect(problemsOf(["A.a"], ["*.a"])).toEqual(["5:1 `*`"]);
    expect(messageOf(["A.a"], ["*.a"])).toBe(
      "Cell (0,0) of the second grid has a character that Match the Tiles does not know. " +
        "Expected: `a`-`z` for a goal, `.` or `#` for none",
    );
  });

  test("a tile in the second grid", () => {
    expect(problemsOf(["A.a"], [".A."])).toEqual(["5:2 `A`"]);
    expect(messageOf(["A.a"], [".A."])).toBe(
      "Cell (0,1) of the second grid has a tile, but the second grid gives goals only. " +
        "Expected: `a` for a goal of that colour, or the tile in the first grid",
    );
  });

  test("a second grid of another size", () => {
    expect(problemsOf(["A..", "a.."], ["..", ".."])).toEqual(["6:1 2 rows, 2 columns"]);
    expect(problemsOf(["A..", "a.."], ["..."])).toEqual(["6:1 1 row, 3 columns"]);
    expect(messageOf(["A..", "a.."], ["..."])).toBe(
      "The second grid, which gives goals, is not of the same size as the first. " +
        "Expected: 2 rows, 3 columns, as in the first grid",
    );
  });

  test("a second grid of another size is still looked through for what it may not hold", () => {
    expect(problemsOf(["A..", "a.."], [".A?"])).toEqual(["6:1 1 row, 3 columns", "6:2 `A`", "6:3 `?`"]);
  });

  test("a second grid of another size places no goal, so no goal is said to be missing or misplaced", () => {
    expect(problemsOf(["A.#", "..."], ["..a"])).toEqual(["6:1 1 row, 3 columns"]);
  });

  test("goals of two colours in one cell", () => {
    expect(problemsOf(["ABab"], ["..ba"])).toEqual(["5:3 `b`", "5:4 `a`"]);
    expect(messageOf(["AaBb"], [".b.."])).toBe(
      "Cell (0,1) has goals of two colours: `a` in the first grid, `b` in the second. " +
        "Expected: `a` in both grids, or a goal in one of them only",
    );
  });

  test("a goal on an obstacle", () => {
    expect(problemsOf(["A#a"], [".a."])).toEqual(["5:2 `a`"]);
    expect(messageOf(["A#a"], [".a."])).toBe(
      "The goal at cell (0,1) lies on an obstacle of the first grid. Expected: a goal on floor or under a tile",
    );
  });

  test("a goal on the padding of a ragged row", () => {
    expect(problemsOf(["Aa", "..."], ["..b", "..."])).toEqual(["6:3 `b`"]);
  });

  test("a colour with fewer goals than tiles, at its first tile", () => {
    expect(problemsOf([".ABBA", "..bab"])).toEqual(["3:2 2 tiles `A`, 1 goal `a`"]);
    expect(problemsOf(["C.", ".."])).toEqual(["3:1 1 tile `C`, 0 goals `c`"]);
    expect(messageOf([".ABBA", "..bab"])).toBe(
      "Colour A has fewer goals than tiles, so not every tile can rest on one. Expected: at least 2 goals `a`",
    );
  });

  test.each([[["..a"]], [["#"]], [[""]], [[]]])("no tile, nothing to play: %j", (rows) => {
    expect(problemsOf(rows)).toEqual([expect.stringMatching(/^\d:1 $/)]);
    expect(messageOf(rows)).toBe("The board has nothing to play: it has no tile. Expected: a tile, `A`-`Z`");
  });

  test("65 tiles are too many", () => {
    const rows = ["A".repeat(13), ...new Array<string>(4).fill("A".repeat(13)), ...new Array(5).fill("a".repeat(13))];
    expect(problemsOf(rows)).toEqual(["7:13 65 tiles"]);
    expect(messageOf(rows)).toBe("The board has too many tiles for Match the Tiles. Expected: at most 64 tiles");
  });

  test("a board over the limits", () => {
    expect(problemsOf(["A.a".padEnd(17, ".")])).toEqual(["3:1 1 row, 17 columns"]);
    expect(problemsOf(new Array<string>(17).fill("Aa"))).toEqual(["3:1 17 rows, 2 columns"]);
    expect(messageOf(["A.a".padEnd(17, ".")])).toBe(
      "The board is too large for Match the Tiles. Expected: at most 16 rows and 16 columns",
    );
  });

  test("a board over the limits is refused before a cell is looked at", () => {
    const document = writtenLevel("match-the-tiles", ["?".repeat(17)], { goals: ["?".repeat(20)] });
    let visits = 0;
    for (const grid of [document.grid, document.goals]) {
      if (grid !== undefined) grid.forEachCell = () => visits++;
    }
    const problems = new ProblemList();
    expect(readLevel(document, problems)).toBeUndefined();
    expect(visits).toBe(0);
    expect(problems.sorted().map(({ line, found }) => `${line} ${found}`)).toEqual([
      "3 1 row, 17 columns",
      "5 1 row, 20 columns",
    ]);
  });

  test("a second grid over the limits is not looked at either", () => {
    expect(problemsOf(["A.a"], ["?".repeat(17)])).toEqual(["5:1 1 row, 17 columns"]);
  });

  test("all problems of a level are reported at once, in the order of the file", () => {
    expect(problemsOf(["A1#", "BBb", "c.."], ["a.a", "aA ", "d.?"])).toEqual([
      "3:2 `1`",
      "4:1 2 tiles `B`, 1 goal `b`",
      "7:3 `a`",
      "8:2 `A`",
      "8:3 a space",
      "9:1 `d`",
      "9:3 `?`",
    ]);
  });
});
