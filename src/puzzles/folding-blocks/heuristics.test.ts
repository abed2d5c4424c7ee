// Worked examples of the heuristics, and what the strongest recognises. What is claimed of them is tested on every state of
// hundreds of small levels with all puzzles (tests/contract.test.ts).
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryFoldingLevel } from "../../../tests/support/arbitrary-folding-blocks.ts";
import { foldingLevel } from "../../../tests/support/folding-level.ts";
import { packedSpace } from "../../../tests/support/packed-space.ts";
import { NEVER } from "../../search/game.ts";
import { ORDERS } from "../../solving/check-options.ts";
import type { Order } from "../packed.ts";
import type { FoldingLevel, FoldingState } from "./index.ts";
import { packedFoldingBlocks } from "./packed.ts";

const { puzzle } = packedFoldingBlocks;

/** The estimate after some folds in any order, by the heuristic's game in the TypeScript engine. */
function estimate(heuristic: string, level: FoldingLevel, ...folds: readonly string[]): number {
  return estimateIn("any", heuristic, level, folds);
}

function estimateIn(order: Order, heuristic: string, level: FoldingLevel, folds: readonly string[]): number {
  const tables = packedFoldingBlocks.prepare(level, { heuristic, costModel: "moves", order });
  const words = new Uint32Array(tables.words);
  packedFoldingBlocks.pack(level, tables, after(level, folds), words, 0);
  const last = folds.at(-1);
  const number = last === undefined ? -1 : level.groups.indexOf(last.charAt(0)) * 4 + "udlr".indexOf(last.charAt(2));
  return packedFoldingBlocks.game(tables).estimate(words, 0, number);
}

function after(level: FoldingLevel, folds: readonly string[]): FoldingState {
  return folds.reduce((state, word) => {
    const { move } = puzzle.parseMove(word);
    const outcome = puzzle.applyMove(level, state, move as NonNullable<typeof move>);
    if (outcome.refused !== undefined) throw new Error(outcome.refused.en);
    return outcome.state;
  }, puzzle.initialState(level));
}

describe("filled", () => {
  test("is the number of empty cells", () => {
    expect(estimate("filled", foldingLevel("A..#", "...B"))).toBe(5);
    expect(estimate("filled", foldingLevel("A..#", "...B"), "A:r", "B:l")).toBe(3);
  });

  test("is neither admissible nor consistent: one fold can fill several cells", () => {
    expect(estimate("filled", foldingLevel("AA.."))).toBe(2);
    expect(estimate("filled", foldingLevel("AA.."), "A:r")).toBe(0);
  });
});

describe("pieces", () => {
  test("is log2(capacity / filled) * groups in units of 1 / 1024, rounded down", () => {
    expect(estimate("pieces", foldingLevel("A...", "####", "B..."))).toBe(4 * 1024);
    expect(estimate("pieces", foldingLevel("A...", "####", "B..."), "A:r")).toBe(
      Math.floor(1024 * 2 * Math.log2(8 / 3)),
    );
    expect(estimate("pieces", foldingLevel("A..."), "A:r", "A:r")).toBe(0);
  });

  test("is neither admissible nor consistent: groups that need not fold count too", () => {
    expect(estimate("pieces", foldingLevel("A.#B"))).toBe(1198);
    expect(estimate("pieces", foldingLevel("A.#B"), "A:r")).toBe(0);
  });
});

describe("doubling", () => {
  test.each([
    [["A"], 0],
    [["A."], 1],
    [["A.."], 2],
    [["A..."], 2],
    [["A....#"], 3],
    [["AB......"], 2],
    [["AB.......#"], 3],
  ])("of %j is %i", (rows, value) => {
    expect(estimate("doubling", foldingLevel(...rows))).toBe(value);
  });
});

describe("largest", () => {
  // Alone A can get to 4 cells and B to 2; the capacity is 6, so M is 10.
  const level = foldingLevel("A...#B.");

  test("is 0 at the root, and then M - reach of the group folded last - filled", () => {
    expect(estimate("largest", level)).toBe(0);
    expect(estimate("largest", level, "A:r")).toBe(10 - 4 - 3);
    expect(estimate("largest", level, "B:r")).toBe(10 - 2 - 3);
    expect(estimate("largest", level, "A:r", "B:r")).toBe(10 - 2 - 4);
    expect(estimate("largest", level, "B:r", "A:r")).toBe(10 - 4 - 4);
  });

  test("is neither admissible nor consistent: on a full board it can be above 0, and one fold can take more than 1", () => {
    expect(estimate("largest", level, "B:r") - estimate("largest", level, "B:r", "A:r")).toBe(3);
    expect(estimate("largest", level, "B:r", "A:r", "A:r")).toBe(0);
    expect(estimate("largest", level, "A:r", "A:r", "B:r")).toBe(2);
  });
});

describe("partition", () => {
  test.each([
    ["sizes fill the board exactly", ["A..B"], 2],
    ["4 = 2 + 2 of groups of one, where doubling says 1", ["A#", ".#", "#B", "#."], 2],
    ["an odd board cannot be filled by doubling one cell", ["A.."], NEVER],
    ["a group folds no further than it can on the board: A must be 2, so B must be 4", ["A.##", "####", "B..."], 3],
    ["a cell that no group can get to", ["A.#."], NEVER],
    ["a cell that only one group can get to must be its own", ["A..B#C..."], 4],
    ["a full board", ["AB", "#C"], 0],
  ])("%s", (_, rows, value) => {
    expect(estimate("partition", foldingLevel(...rows))).toBe(value);
  });

  test("groups that are in the way now count, not only those at the start", () => {
    const level = foldingLevel(".A.B");
    expect(estimate("partition", level)).toBe(2);
    expect(estimate("partition", level, "A:l")).toBe(1);
    expect(estimate("partition", level, "A:r")).toBe(NEVER);
  });

  test("what a group is sure to have is out of bounds for the others, though it is still empty", () => {
    // Only A gets to the first cell, and so it must fill the second one too, which B could fill as well.
    const level = foldingLevel("..A.B.");
    expect(estimate("partition", level)).toBe(3);
    expect(estimate("partition", level, "B:l")).toBe(NEVER);
  });

  test("in the canonical order, a group before the last folded one does nothing more", () => {
    const level = foldingLevel("A.##", "##B.");
    expect(estimateIn("any", "partition", level, ["B:r"])).toBe(1);
    expect(estimateIn("canonical", "partition", level, ["B:r"])).toBe(NEVER);
    expect(estimateIn("canonical", "partition", level, ["A:r"])).toBe(1);
  });

  test("in the canonical order, a group that is folded right is not folded down any more", () => {
    const level = foldingLevel("A.", "..");
    expect(estimateIn("any", "partition", level, ["A:r"])).toBe(1);
    expect(estimateIn("canonical", "partition", level, ["A:r"])).toBe(NEVER);
    expect(estimateIn("canonical", "partition", level, ["A:d"])).toBe(1);
  });

  test("is the same on narrow and wide boards: one more group that must fold once costs one more", () => {
    fc.assert(
      fc.property(arbitraryFoldingLevel({ maxGroups: 4 }), fc.array(fc.nat(1000), { maxLength: 8 }), (level, picks) => {
        const rows = level.board.match(new RegExp(`.{${level.columns}}`, "g")) ?? [];
        const wide = foldingLevel(
          ...rows,
          "#",
          ...Array.from({ length: 7 }, () => `${"z".repeat(10)}${".".repeat(10)}`),
        );
        const folds: string[] = [];
        for (const pick of [...picks, 0]) {
          const narrowValue = estimate("partition", level, ...folds);
          const wideValue = estimate("partition", wide, ...folds);
          expect(wideValue).toBe(narrowValue === NEVER ? NEVER : narrowValue + 1);
          const moves = puzzle.listMoves(level, after(level, folds));
          if (moves.length === 0) return;
          folds.push(puzzle.formatMove(moves[pick % moves.length] as (typeof moves)[number]));
        }
      }),
    );
  });
});

test.each(ORDERS)(
  "partition is never less than doubling, and recognises nearly all hopeless states, in order %s",
  (order) => {
    const levels = [
      ...fc.sample(arbitraryFoldingLevel(), { numRuns: 350, seed: 11 }),
      ...fc.sample(arbitraryFoldingLevel({ maxRows: 14, maxColumns: 14, maxGroups: 4 }), { numRuns: 120, seed: 12 }),
    ];
    let explored = 0;
    let hopeless = 0;
    let recognised = 0;
    for (const level of levels) {
      const gameOf = (heuristic: string) =>
        packedFoldingBlocks.game(packedFoldingBlocks.prepare(level, { heuristic, costModel: "moves", order }));
      const [partition, doubling] = [gameOf("partition"), gameOf("doubling")];
      const space = packedSpace(partition, 3000);
      if (space === undefined) continue;
      explored++;
      for (let i = 0; i < space.count; i++) {
        const value = partition.estimate(space.states, i * partition.words, 0);
        expect(value).toBeGreaterThanOrEqual(doubling.estimate(space.states, i * doubling.words, 0));
        if (value === NEVER) recognised++;
        if (!Number.isFinite(space.costs[i])) hopeless++;
      }
    }
    expect(explored).toBeGreaterThan(350);
    expect(recognised / hopeless).toBeGreaterThan(0.98);
  },
);
