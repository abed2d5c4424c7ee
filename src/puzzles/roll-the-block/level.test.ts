import { describe, expect, test } from "vitest";
import { rollLevel, rollProblems } from "../../../tests/support/roll-level.ts";
import { writtenLevel } from "../../../tests/support/written-level.ts";
import { GridText } from "../../levels/grid-text.ts";
import { ProblemList } from "../../levels/problem.ts";
import { isOnBoard, MAX_NAMES, readLevel, tileAt } from "./level.ts";
import { coveredCells } from "./state.ts";

/** Line and column, severity, message, found, expected: of the only problem there is. */
function onlyProblem(rows: readonly string[], legend: Readonly<Record<string, string>> = {}) {
  const problems = rollProblems(rows, legend);
  expect(problems).toHaveLength(1);
  return problems[0];
}

describe("the board", () => {
  test("gives every cell its tile", () => {
    const level = rollLevel(["S.~#", "aTbP"], { a: "bridge closed", b: "soft toggle a", P: "split 0,0 1,1" });
    const kinds = [0, 1].map((row) => [0, 1, 2, 3].map((column) => tileAt(level, { row, column }).kind));
    expect(kinds).toEqual([
      ["floor", "floor", "fragile", "void"],
      ["bridge", "target", "switch", "split"],
    ]);
    expect([level.rows, level.columns]).toEqual([2, 4]);
    expect(level.target).toEqual({ row: 1, column: 1 });
  });

  test("fills ragged rows with void", () => {
    const level = rollLevel(["S.T.", "."]);
    expect(tileAt(level, { row: 1, column: 0 }).kind).toBe("floor");
    expect(tileAt(level, { row: 1, column: 1 }).kind).toBe("void");
  });

  test.each([
    [0, 0, true],
    [1, 3, true],
    [-1, 0, false],
    [0, -1, false],
    [2, 0, false],
    [0, 4, false],
  ])("knows whether (%i, %i) is on a board of 2 x 4", (row, column, expected) => {
    expect(isOnBoard({ rows: 2, columns: 4 }, { row, column })).toBe(expected);
  });

  test("takes hundreds of names, also beyond the basic plane", () => {
    const names = Array.from({ length: 700 }, (_, i) => String.fromCodePoint(i < 350 ? 0x4e00 + i : 0x1f300 + i));
    const legend = Object.fromEntries(
      names.map((name, i) => [name, i < 64 ? "bridge open" : `soft toggle ${names[0]}`]),
    );
    const level = rollLevel([`ST${names.join("")}`], legend);
    expect(level.bridges).toHaveLength(64);
    expect(tileAt(level, { row: 0, column: 701 })).toMatchObject({ kind: "switch", name: names[699] });
  });

  test("may be 4096 x 4096", () => {
    const row = ".".repeat(4096);
    const rows = new Array<string>(4096).fill(row);
    rows[4095] = `ST${row.slice(2)}`;
    const level = rollLevel(rows);
    expect(level.tiles).toHaveLength(4096 * 4096);
    expect(level.target).toEqual({ row: 4095, column: 1 });
  });

  test.each([
    [4097, 1],
    [1, 4097],
    [2, 10_000_000],
  ])("may not be %i x %i, and no cell of it is looked at", (rows, columns) => {
    class UnwalkableGrid extends GridText {
      override forEachCell(): void {
        throw new Error("the grid was walked");
      }
    }
    const grid = new UnwalkableGrid(new Array(rows).fill("S".repeat(columns)), new Array(rows).fill(7));
    const problems = new ProblemList();
    expect(readLevel({ ...writtenLevel("roll-the-block", []), grid }, problems)).toBeUndefined();
    expect(problems.sorted()).toEqual([
      {
        severity: "error",
        line: 7,
        column: 1,
        message: `The board is too large: ${rows} x ${columns} cells (rows x columns).`,
        found: `${rows} x ${columns}`,
        expected: "at most 4096 x 4096",
      },
    ]);
  });

  test("may have no more names than fit into 16 bits", () => {
    const field = writtenLevel("roll-the-block", [], { legend: { a: "soft" } }).legend[0];
    const document = writtenLevel("roll-the-block", ["ST"]);
    const problems = new ProblemList();
    readLevel({ ...document, legend: new Array(MAX_NAMES + 1).fill(field) }, problems);
    expect(problems.sorted()[0]).toMatchObject({
      severity: "error",
      message: "The legend has too many names: 65533.",
      expected: "at most 65532",
    });
  });
});

describe("the start", () => {
  test("of one cell is upright", () => {
    expect(rollLevel(["..", "ST"]).start).toEqual({ shape: "upright", cell: { row: 1, column: 0 } });
  });

  test.each([
    ["in a row", ["TSS"], [0, 1], [0, 2]],
    ["in a column", ["T.S", "..S"], [0, 2], [1, 2]],
  ])("of two cells %s is lying, in reading order", (_, rows, first, second) => {
    const { start } = rollLevel(rows);
    expect(start.shape).toBe("lying");
    expect(coveredCells(start).map(({ row, column }) => [row, column])).toEqual([first, second]);
  });

  test("must be there", () => {
    expect(onlyProblem(["..T"])).toEqual({
      severity: "error",
      line: 1,
      column: 1,
      message: "The level has no start.",
      found: "",
      expected: "one `S` (upright) or two `S` side by side (lying)",
    });
  });

  test.each([
    ["far apart", ["S.S", "..T"], "(0,0) and (0,2)", 3, 3],
    ["corner to corner", ["S..", ".ST"], "(0,0) and (1,1)", 4, 2],
    ["at a line's end and the next one's begin", ["..S", "S.T"], "(0,2) and (1,0)", 4, 1],
  ])("of two cells must touch: %s", (_, rows, cells, line, column) => {
    expect(onlyProblem(rows)).toMatchObject({
      line,
      column,
      message: `The start cells ${cells} do not touch: that is two starts.`,
    });
  });

  test("of three cells or more is a problem", () => {
    expect(onlyProblem(["SSS", "S.T"])).toMatchObject({
      line: 3,
      column: 3,
      message: "There are 4 start cells; the third is at (0,2).",
    });
  });
});

describe("the target", () => {
  test("must be there", () => {
    expect(onlyProblem(["S.."])).toMatchObject({ line: 1, column: 1, message: "The level has no target." });
  });

  test("must be the only one", () => {
    expect(onlyProblem(["S.T", "T.T"])).toMatchObject({
      line: 4,
      column: 1,
      found: "T",
      message: "There are 3 targets; the second is at (1,0).",
    });
  });
});

describe("a name of the grid", () => {
  test("must be in the legend, and is told once with its first cell", () => {
    expect(onlyProblem(["S.q", "q.T"])).toEqual({
      severity: "error",
      line: 3,
      column: 3,
      message: "The legend does not say what `q` is, at (0,2) and at 1 more.",
      found: "q",
      expected: "one of . # S T ~ or a name of the legend (a line like `q: bridge open`)",
    });
  });

  test("that nobody can see is told by its number", () => {
    expect(onlyProblem(["S\u00a0T"])).toMatchObject({
      message: "The legend does not say what U+00A0 is, at (0,1).",
      found: "\u00a0",
      expected: "one of . # S T ~ or a name of the legend",
    });
  });

  test("that is reserved cannot be put into the legend, and nobody is told to", () => {
    expect(onlyProblem(["S:T"])?.expected).toBe("one of . # S T ~ or a name of the legend");
  });
});

describe("a name of the legend", () => {
  test.each([["bridge open"], ["soft"], ["split 0,0 0,1"]])("that the grid does not use is a warning (%s)", (value) => {
    expect(onlyProblem(["S.T"], { q: value })).toEqual({
      severity: "warning",
      line: 2,
      column: 1,
      message: "No cell of the grid has the name `q`.",
      found: "q",
      expected: "a name that the grid uses",
    });
  });

  test("may be a bridge that a switch names and the grid does not use: still only a warning", () => {
    expect(onlyProblem(["SxT"], { q: "bridge open", x: "soft toggle q" })).toMatchObject({ severity: "warning" });
    expect(rollLevel(["SxT"], { q: "bridge open", x: "soft toggle q" }).bridges).toHaveLength(1);
  });
});

describe("a split", () => {
  test("may send halves to anything that is not void, and to cells that touch", () => {
    const legend = { a: "bridge closed", x: "heavy", P: "split 0,3 0,4", Q: "split 1,0 0,0", R: "split 1,2 1,1" };
    expect(rollProblems(["S.Ta~", "xPQR"], legend)).toEqual([]);
  });

  test("may not send a half to void", () => {
    expect(onlyProblem(["SPT#"], { P: "split 0,3 0,0" })).toEqual({
      severity: "error",
      line: 2,
      column: 10,
      message: "A half would go to (0,3), which is void.",
      found: "0,3",
      expected: "a cell that is not void",
    });
  });

  test.each(["1,0", "0,3", "-1,0", "99999999999999999999,0"])("may not send a half outside the board: %s", (cell) => {
    expect(onlyProblem(["SPT"], { P: `split 0,0 ${cell}` })).toMatchObject({
      column: 14,
      message: `A half would go to ${cell}, which is outside the board.`,
      expected: "a cell from (0,0) to (0,2)",
    });
  });
});

test("all problems of a level are reported at once", () => {
  const legend = { a: "bridge maybe", x: "soft toggle q", P: "split 0,0 5,5" };
  const lines = rollProblems(["S.S", "axP", "?.."], legend).map(({ line, message }) => `${line} ${message}`);
  expect(lines).toEqual([
    "1 The level has no target.",
    "2 It is not said whether the bridge `a` is open or closed at the start.",
    "3 `q` is not a bridge of the legend.",
    "4 A half would go to 5,5, which is outside the board.",
    "6 The start cells (0,0) and (0,2) do not touch: that is two starts.",
    "8 The legend does not say what `?` is, at (2,0).",
  ]);
});
