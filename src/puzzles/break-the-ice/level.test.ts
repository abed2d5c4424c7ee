import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { writtenLevel } from "../../../tests/support/written-level.ts";
import { type Problem, ProblemList } from "../../levels/problem.ts";
import { breakTheIce, type IceLevel } from "./index.ts";

function read(
  rows: readonly string[],
  header: Readonly<Record<string, string>> = {},
): { level: IceLevel | undefined; problems: readonly Problem[] } {
  const problems = new ProblemList();
  const level = breakTheIce.readLevel(writtenLevel("break-the-ice", rows, { header }), problems);
  return { level, problems: problems.sorted() };
}

describe("the format", () => {
  test("has the id, the header keys and the alias of the level files, and neither legend nor second grid", () => {
    expect(breakTheIce.format).toMatchObject({
      id: "break-the-ice",
      headerKeys: ["moves", "burst"],
      hasLegend: false,
      hasSecondGrid: false,
      aliases: { _: "." },
    });
  });
});

describe("a right level", () => {
  test("has its board, size, burst rule and budget", () => {
    const { level, problems } = read([".A.#", "AB.B"], { moves: "3", burst: "lines" });
    expect(level).toMatchObject({ rows: 2, columns: 4, board: [".A.#", "AB.B"], burst: "lines", budget: 3 });
    expect(problems).toEqual([]);
  });

  test("bursts connected blocks and has no budget where the header does not say otherwise", () => {
    expect(read(["A"]).level).toMatchObject({ burst: "connected", budget: null });
    expect(read(["A"], { burst: "connected" }).level?.burst).toBe("connected");
  });

  test("has walls where rows are short", () => {
    expect(read([".", "AB"]).level?.board).toEqual([".#", "AB"]);
  });

  test("may be as large as 16 x 16 with 15 colours, whichever letters they are", () => {
    const rows = [...Array<string>(15).fill(".".repeat(16)), "ZYXWVUTSRQPONMLZ"];
    expect(read(rows).problems).toEqual([]);
    expect(read(rows).level).toMatchObject({ rows: 16, columns: 16 });
  });

  test("may have colours that can never burst: it is for the search to say that nothing solves it", () => {
    expect(read(["AB"]).problems).toEqual([]);
  });
});

describe("what is wrong is said with its place", () => {
  test("a character that the game does not know", () => {
    const { level, problems } = read(["....", "A a\u0007"]);
    expect(level).toBeUndefined();
    expect(problems).toEqual([
      {
        severity: "error",
        line: 4,
        column: 2,
        message: "The cell at (1,1) has a character that Break the Ice does not know.",
        found: "a space",
        expected: "`.` empty, `#` a wall, `A`-`Z` a block",
      },
      expect.objectContaining({ line: 4, column: 3, found: "`a`" }),
      expect.objectContaining({ line: 4, column: 4, found: "U+0007" }),
    ]);
  });

  test("a board without blocks", () => {
    const { level, problems } = read(["...", ".#."]);
    expect(level).toBeUndefined();
    expect(problems).toEqual([
      {
        severity: "error",
        line: 1,
        column: 1,
        message: "There is nothing to play: the board has no block.",
        found: "",
        expected: "a block, `A`-`Z`",
      },
    ]);
  });

  test.each([
    [17, 16],
    [16, 17],
  ])("a board of %i x %i", (rows, columns) => {
    const { level, problems } = read(Array<string>(rows).fill("A".repeat(columns)));
    expect(level).toBeUndefined();
    expect(problems).toEqual([
      {
        severity: "error",
        line: 3,
        column: 1,
        message: "The board is too large for Break the Ice.",
        found: `${rows} rows, ${columns} columns`,
        expected: "at most 16 rows and 16 columns",
      },
    ]);
  });

  test("a board that is far too large, without a look at its cells", () => {
    const document = writtenLevel("break-the-ice", [".".repeat(10_000_000)]);
    const walk = vi.spyOn(document.grid, "forEachCell");
    const problems = new ProblemList();
    expect(breakTheIce.readLevel(document, problems)).toBeUndefined();
    expect(problems.sorted()).toHaveLength(1);
    expect(walk).not.toHaveBeenCalled();
  });

  test("a sixteenth colour", () => {
    const { level, problems } = read(["ABCDEFGH", "IJKLMNOA", "YZAAAAAA"]);
    expect(level).toBeUndefined();
    expect(problems).toEqual([
      {
        severity: "error",
        line: 5,
        column: 1,
        message: "The block at (2,0) is of one colour too many.",
        found: "17 colours",
        expected: "at most 15 colours",
      },
    ]);
  });

  test("every block that floats, also one that lies on a floating block", () => {
    const { level, problems } = read(["BA..", "#B..", "..CD", "D#.D"]);
    expect(level).toBeUndefined();
    expect(problems.map(({ line, column, message, found }) => ({ line, column, message, found }))).toEqual([
      { line: 3, column: 2, message: "The block at (0,1) floats.", found: "A" },
      { line: 4, column: 2, message: "The block at (1,1) floats.", found: "B" },
      { line: 5, column: 3, message: "The block at (2,2) floats.", found: "C" },
    ]);
    expect(problems[0]?.expected).toBe("blocks that lie on the floor, on a wall or on blocks that do");
  });

  test.each(["", "0", "-1", "+3", "2.5", "1e3", "many", "3 moves", "1000000", "9".repeat(400)])(
    "moves: %s",
    (moves) => {
      const { level, problems } = read(["A"], { moves });
      expect(level).toBeUndefined();
      expect(problems).toEqual([
        {
          severity: "error",
          line: 2,
          column: 8,
          message: "The budget of moves cannot be read.",
          found: moves.length > 40 ? `${"9".repeat(40)}…` : moves,
          expected: "a whole number from 1 to 999999",
        },
      ]);
    },
  );

  test.each(["", "line", "Lines", "connected, lines"])("burst: %s", (burst) => {
    const { level, problems } = read(["A"], { burst });
    expect(level).toBeUndefined();
    expect(problems).toEqual([
      {
        severity: "error",
        line: 2,
        column: 8,
        message: "This does not say what bursts.",
        found: burst,
        expected:
          "`connected` (a run takes every block of its colour that hangs together with it) or `lines` (runs alone burst)",
      },
    ]);
  });

  test("all at once", () => {
    const { problems } = read(["A.", "?."], { moves: "few", burst: "all" });
    expect(problems.map(({ line }) => line)).toEqual([2, 3, 6]);
    const colours = read(["A.......", ".BCDEFGH", "IJKLMNOP"], { moves: "0" });
    expect(colours.problems.map(({ message }) => message)).toEqual([
      "The budget of moves cannot be read.",
      "The block at (0,0) floats.",
      "The block at (2,7) is of one colour too many.",
    ]);
  });
});

describe("a run at the start", () => {
  test("is a warning, which stops nothing", () => {
    const { level, problems } = read(["B...", "BAAA", "BCCB"]);
    expect(level?.board).toEqual(["B...", "BAAA", "BCCB"]);
    expect(problems).toEqual([
      {
        severity: "warning",
        line: 3,
        column: 1,
        message: "The blocks from (0,0) to (2,0) are a run already: it bursts at the first move.",
        found: "BBB",
        expected: "a start without a run, unless it is meant",
      },
      expect.objectContaining({ severity: "warning", line: 4, column: 2, found: "AAA" }),
    ]);
  });
});

test("any text is a level or has a problem, and nothing throws", () => {
  const text = fc.string({ unit: fc.constantFrom(".", "#", "A", "B", "_", "a", " ", "😀", "\u0000"), maxLength: 18 });
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 18 }),
      fc.dictionary(fc.constantFrom("moves", "burst"), fc.string({ maxLength: 60 })),
      (rows, header) => {
        const { level, problems } = read(rows, header);
        expect(level === undefined).toBe(problems.some(({ severity }) => severity === "error"));
      },
    ),
  );
});
