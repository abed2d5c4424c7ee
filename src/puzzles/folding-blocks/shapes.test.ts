// The shapes of every group against plain play in which only that group folds.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryFoldingLevel } from "../../../tests/support/arbitrary-folding-blocks.ts";
import { foldingLevel } from "../../../tests/support/folding-level.ts";
import { DIRECTIONS } from "../direction.ts";
import { type FoldingLevel, type FoldingState, foldingBlocks } from "./index.ts";
import { findShapes, type Shapes } from "./shapes.ts";

/** The board on which one group has one of its shapes and all others are as at the start. */
function boardWith(level: FoldingLevel, shapes: Shapes, group: number, shape: number): string {
  const { filled } = shapes.groups[group] as Shapes["groups"][number];
  const board = [...level.board];
  for (const [number, cell] of shapes.empty.entries()) {
    const word = filled[shape * shapes.words + (number >> 5)] as number;
    if ((word >>> (number & 31)) & 1) board[cell] = level.groups[group] as string;
  }
  return board.join("");
}

/** The boards that only folds of one group lead to, with the number of folds. */
function reachedAlone(level: FoldingLevel, group: string): Map<string, number> {
  const folds = new Map([[level.board, 0]]);
  for (const [board, made] of folds) {
    for (const next of foldsOf(level, group, board)) if (!folds.has(next)) folds.set(next, made + 1);
  }
  return folds;
}

function foldsOf(level: FoldingLevel, group: string, board: string): string[] {
  return DIRECTIONS.flatMap((direction) => afterFold(level, group, board, direction) ?? []);
}

function afterFold(level: FoldingLevel, group: string, board: string, direction: (typeof DIRECTIONS)[number]) {
  const outcome = foldingBlocks.applyMove(level, { board }, { group, direction });
  return outcome.refused === undefined ? (outcome.state satisfies FoldingState).board : undefined;
}

const anyLevel = fc.oneof(
  arbitraryFoldingLevel(),
  arbitraryFoldingLevel({ maxRows: 12, maxColumns: 12, maxGroups: 4 }),
  arbitraryFoldingLevel({ maxRows: 32, maxColumns: 32, maxGroups: 52 }),
);

describe("the shapes of a group", () => {
  test("are those that it gets to alone on the starting board, each with the number of its folds", () => {
    fc.assert(
      fc.property(anyLevel, (level) => {
        const shapes = findShapes(level);
        for (const [i, letter] of level.groups.entries()) {
          const { count, folds } = shapes.groups[i] as Shapes["groups"][number];
          const found = new Map(Array.from({ length: count }, (_, s) => [boardWith(level, shapes, i, s), folds[s]]));
          expect(found.size).toBe(count);
          expect(found).toEqual(reachedAlone(level, letter));
        }
      }),
    );
  });

  test("are joined by the folds of the rules", () => {
    fc.assert(
      fc.property(anyLevel, (level) => {
        const shapes = findShapes(level);
        for (const [i, letter] of level.groups.entries()) {
          const { count, next } = shapes.groups[i] as Shapes["groups"][number];
          for (let shape = 0; shape < count; shape++) {
            const board = boardWith(level, shapes, i, shape);
            for (const [d, direction] of DIRECTIONS.entries()) {
              const after = next[shape * 4 + d] as number;
              const expected = afterFold(level, letter, board, direction);
              expect(after < 0 ? undefined : boardWith(level, shapes, i, after)).toBe(expected);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test("begin with the start, and a group that cannot fold has no other", () => {
    const { groups, empty, words } = findShapes(foldingLevel("AB.", "##C"));
    expect(groups.map(({ size, count }) => [size, count])).toEqual([
      [1, 1],
      [1, 2],
      [1, 2],
    ]);
    expect([...empty]).toEqual([2]);
    expect(words).toBe(2);
    expect([...(groups[1]?.filled ?? [])]).toEqual([0, 0, 1, 0]);
  });
});
