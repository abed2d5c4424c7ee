// How states are packed. That they are the readable ones, and that both engines expand them by the rules, is asked of every
// puzzle alike (tests/contract.test.ts).
import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryFoldingLevel } from "../../../tests/support/arbitrary-folding-blocks.ts";
import { foldingLevel } from "../../../tests/support/folding-level.ts";
import type { FoldingLevel } from "./index.ts";
import { packedFoldingBlocks } from "./packed.ts";
import type { FoldingTables } from "./tables.ts";

function prepare(level: FoldingLevel): FoldingTables {
  return packedFoldingBlocks.prepare(level, { heuristic: undefined, costModel: "moves", order: "any" });
}

test("the first state is all zeros", () => {
  fc.assert(
    fc.property(arbitraryFoldingLevel({ maxRows: 10, maxColumns: 10, maxGroups: 9 }), (level) => {
      const tables = prepare(level);
      const words = new Uint32Array(tables.words).fill(7);
      packedFoldingBlocks.game(tables).writeRoot(words, 0);
      expect(words.every((word) => word === 0)).toBe(true);
    }),
  );
});

test("the groups that can fold share words, those that cannot take no bit", () => {
  expect(prepare(foldingLevel("A.....B.....C")).words).toBe(1);
  expect(prepare(foldingLevel("AB#C", "####", "DE#F"))).toMatchObject({
    words: 1,
    denseStates: 1,
    mostSuccessors: 0,
  });
});

test("a group alone on the largest board has 1024 shapes: 32 intervals of rows by 32 of columns", () => {
  const rows = Array.from({ length: 32 }, (_, row) =>
    row === 16 ? `${".".repeat(16)}A${".".repeat(15)}` : ".".repeat(32),
  );
  const { shapes, denseStates } = prepare(foldingLevel(...rows));
  expect(shapes.groups.map(({ count }) => count)).toEqual([1024]);
  expect(denseStates).toBe(1024);
});
