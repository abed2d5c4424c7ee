import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writtenLevel } from "../../../tests/support/written-level.ts";
import { GridText } from "../../levels/grid-text.ts";
import { type Problem, ProblemList } from "../../levels/problem.ts";
import { foldingBlocks } from "./index.ts";
import { type FoldingLevel, GROUP_LETTERS } from "./level.ts";

function read(...rows: readonly string[]): { level: FoldingLevel | undefined; problems: readonly Problem[] } {
  const problems = new ProblemList();
  const level = foldingBlocks.readLevel(writtenLevel("folding-blocks", rows), problems);
  return { level, problems: problems.sorted() };
}

describe("a right level", () => {
  test("has its size, its cells row by row and its document", () => {
    const document = writtenLevel("folding-blocks", ["A.#", "..b"]);
    const level = foldingBlocks.readLevel(document, new ProblemList());
    expect(level).toEqual({ document, rows: 2, columns: 3, board: "A.#..b", groups: ["A", "b"] });
  });

  test("has any subset of the letters as its groups, A to Z before a to z", () => {
    expect(read("zaQ", "ZA.", "aQ.").level?.groups).toEqual(["A", "Q", "Z", "a", "z"]);
  });

  test("takes an upper and a lower case letter for two groups", () => {
    expect(read("Aa").level?.groups).toEqual(["A", "a"]);
  });

  test("has holes where ragged rows lack cells", () => {
    expect(read("A", "...", "..").level?.board).toBe("A##.....#");
  });

  test("may be full from the start", () => {
    const { level, problems } = read("A#");
    expect(problems).toEqual([]);
    expect(level && foldingBlocks.isSolved(level, foldingBlocks.initialState(level))).toBe(true);
  });

  test("may have all 52 groups", () => {
    expect(read(GROUP_LETTERS.slice(0, 26), GROUP_LETTERS.slice(26)).level?.groups.join("")).toBe(GROUP_LETTERS);
  });

  test("may have 32 x 32 cells", () => {
    const { level, problems } = read(...Array.from({ length: 32 }, () => `A${".".repeat(31)}`));
    expect(problems).toEqual([]);
    expect(level).toMatchObject({ rows: 32, columns: 32 });
  });
});

describe("a wrong level", () => {
  test("an unknown character is reported with its place, what was found and what would be right", () => {
    const { level, problems } = read("A.", ".7");
    expect(level).toBeUndefined();
    expect(problems).toEqual([
      {
        severity: "error",
        line: 4,
        column: 2,
        message: "Cell (1,1) has a character that Folding Blocks does not know.",
        found: "`7`",
        expected: '"." for an empty cell, "#" for a hole, or a letter A-Z or a-z for a group',
      },
    ]);
  });

  test("an unknown character that cannot be seen is named", () => {
    expect(read("A.\t.\u0000. .").problems.map(({ found }) => found)).toEqual(["a tab", "U+0000", "a space"]);
  });

  test("every unknown character is reported, not only the first", () => {
    const { problems } = read("A!.", "Á .", "..🙂");
    expect(problems.map(({ line, column, found }) => [line, column, found])).toEqual([
      [3, 2, "`!`"],
      [4, 1, "`Á`"],
      [4, 2, "a space"],
      [5, 3, "`🙂`"],
    ]);
  });

  test("aliases are the format's business: the puzzle knows canonical characters only", () => {
    expect(foldingBlocks.format.aliases).toEqual({ "0": ".", _: "#" });
    expect(read("A0_").problems.map(({ found }) => found)).toEqual(["`0`", "`_`"]);
  });

  test("a board without a group has nothing to play", () => {
    const { level, problems } = read("..#", "...");
    expect(level).toBeUndefined();
    expect(problems).toEqual([
      {
        severity: "error",
        line: 3,
        column: 1,
        message: "The board has nothing to play: it has no group.",
        found: "no letter",
        expected: "at least one cell with a letter, A-Z or a-z",
      },
    ]);
  });

  test("unknown characters and a missing group are reported together", () => {
    expect(read(".1").problems.map(({ found }) => found)).toEqual(["no letter", "`1`"]);
  });

  test.each([
    ["a row too many", Array.from({ length: 33 }, () => "A"), "33 x 1"],
    ["a column too many", [`A${".".repeat(32)}`, "."], "2 x 33"],
  ])("%s is over the size limit", (_, rows, found) => {
    const { level, problems } = read(...rows);
    expect(level).toBeUndefined();
    expect(problems).toEqual([
      {
        severity: "error",
        line: 3,
        column: 1,
        message: "The board is too large for Folding Blocks.",
        found,
        expected: "at most 32 x 32 cells (rows x columns)",
      },
    ]);
  });

  test("no cell of a board over the size limit is looked at", () => {
    class Unwalkable extends GridText {
      override forEachCell(): void {
        throw new Error("walked");
      }
    }
    const grid = new Unwalkable([".".repeat(10_000_000)], [3]);
    const problems = new ProblemList();
    expect(foldingBlocks.readLevel({ ...writtenLevel("folding-blocks", []), grid }, problems)).toBeUndefined();
    expect(problems.sorted().map(({ found }) => found)).toEqual(["1 x 10000000"]);
  });

  test("errors of another level in the same list do not make a level wrong", () => {
    const problems = new ProblemList();
    problems.error({ line: 1, column: 1 }, "Some other error.", "", "");
    expect(foldingBlocks.readLevel(writtenLevel("folding-blocks", ["A."]), problems)).toBeDefined();
  });
});

describe("a number grid", () => {
  test.each([
    [0, "."],
    [-1, "#"],
    [1, "A"],
    [26, "Z"],
    [27, "a"],
    [52, "z"],
  ])("%i means %s", (n, character) => {
    expect(foldingBlocks.format.numbers?.(n)).toBe(character);
  });

  test.each([-2, 53, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("%d means nothing", (n) => {
    expect(foldingBlocks.format.numbers).toBeDefined();
    expect(foldingBlocks.format.numbers?.(n)).toBeUndefined();
  });
});

test("any text is either a level or has a problem, and nothing throws", () => {
  const character = fc.oneof(fc.constantFrom("A", "z", ".", "#"), fc.string({ unit: "binary", maxLength: 1 }));
  const rows = fc.array(
    fc.array(character, { maxLength: 6 }).map((cells) => cells.join("")),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(rows, (texts) => {
      const { level, problems } = read(...texts);
      expect(level === undefined).toBe(problems.length > 0);
      expect(level?.board.length).toBe(level && level.rows * level.columns);
    }),
  );
});
