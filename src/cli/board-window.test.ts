import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sayIn } from "../language/words.ts";
import { type BoardLook, headLines } from "./board-view.ts";
import { windowOn } from "./board-window.ts";
import { COLORED } from "./painter.ts";

const look: BoardLook = { painter: COLORED, isNumbered: true, dim: (text) => text, say: sayIn("en") };

describe("the window on a board", () => {
  test("is all of a board that fits", () => {
    const part = windowOn({ rows: 6, columns: 9 }, { rows: 10, columns: 80 }, [{ row: 5, column: 8 }], look);
    expect(part).toMatchObject({ top: 0, left: 0, rows: 6, columns: 9 });
  });

  test("stays where it is while what happens is well inside of it", () => {
    const before = { moves: true, top: 10, left: 20, rows: 12, columns: 38 };
    const room = { rows: 15, columns: 80 };
    expect(windowOn({ rows: 100, columns: 100 }, room, [{ row: 15, column: 40 }], look, before)).toEqual(before);
  });

  test("has what happens in it, lies on the board, and fits into the room with its numbers and its line", () => {
    const board = fc.record({ rows: fc.integer({ min: 1, max: 200 }), columns: fc.integer({ min: 1, max: 200 }) });
    const room = fc.record({ rows: fc.integer({ min: 6, max: 50 }), columns: fc.integer({ min: 20, max: 120 }) });
    const share = fc.float({ min: 0, max: Math.fround(0.99), noNaN: true });
    fc.assert(
      fc.property(board, room, share, share, share, (size, free, down, across, was) => {
        const cell = { row: Math.floor(down * size.rows), column: Math.floor(across * size.columns) };
        const first = windowOn(size, free, [{ row: Math.floor(was * size.rows), column: 0 }], look);
        const { top, left, rows, columns } = windowOn(size, free, [cell], look, first);
        expect(cell.row).toBeGreaterThanOrEqual(top);
        expect(cell.row).toBeLessThan(top + rows);
        expect(cell.column).toBeGreaterThanOrEqual(left);
        expect(cell.column).toBeLessThan(left + columns);
        expect([top >= 0, left >= 0, top + rows <= size.rows, left + columns <= size.columns]).not.toContain(false);
        const cutLine = rows < size.rows || columns < size.columns ? 1 : 0;
        expect(rows + headLines(size, look) + cutLine).toBeLessThanOrEqual(free.rows);
      }),
    );
  });
});
