import { expect, test } from "vitest";
import { GridText } from "./grid-text.ts";

function cells(grid: GridText): string[] {
  const seen: string[] = [];
  grid.forEachCell((codePoint, row, column) => seen.push(`${row},${column}:${String.fromCodePoint(codePoint)}`));
  return seen;
}

test("missing cells of ragged rows are `#`", () => {
  const grid = new GridText(["A", "BCD", ""], [1, 2, 3]);
  expect([grid.rows, grid.columns]).toEqual([3, 3]);
  expect(grid.paddedRows()).toEqual(["A##", "BCD", "###"]);
  expect(cells(grid)).toEqual("0,0:A 0,1:# 0,2:# 1,0:B 1,1:C 1,2:D 2,0:# 2,1:# 2,2:#".split(" "));
});

test("cells are code points, not code units", () => {
  const grid = new GridText(["😀a", "bcd"], [1, 2]);
  expect(grid.columns).toBe(3);
  expect(grid.paddedRows()).toEqual(["😀a#", "bcd"]);
  expect(cells(grid).slice(0, 3)).toEqual(["0,0:😀", "0,1:a", "0,2:#"]);
});

test("a cell stands at its column of the line of its row, or where a rule says", () => {
  expect(new GridText(["ab", "cd"], [7, 9]).position(1, 1)).toEqual({ line: 9, column: 2 });
  const twiceAsWide = new GridText(["ab"], (row, column) => ({ line: row + 1, column: 2 * column + 1 }));
  expect(twiceAsWide.position(0, 1)).toEqual({ line: 1, column: 3 });
});

test("a game may pad with a character of its own", () => {
  const grid = new GridText(["AB", "C"], [1, 2], "😀");
  expect(grid.paddedRows()).toEqual(["AB", "C😀"]);
  const cells: string[] = [];
  grid.forEachCell((codePoint) => cells.push(String.fromCodePoint(codePoint)));
  expect(cells).toEqual(["A", "B", "C", "😀"]);
});
