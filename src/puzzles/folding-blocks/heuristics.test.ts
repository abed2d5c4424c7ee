// What is said of the heuristics: worked examples, and what is claimed of them on every state of many small levels.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryFoldingLevel } from "../../../tests/support/arbitrary-folding-blocks.ts";
import { foldingLevel } from "../../../tests/support/folding-level.ts";
import { type PackedSpace, packedSpace } from "../../../tests/support/packed-space.ts";
import { NEVER } from "../../search/game.ts";
import { ORDERS } from "../../solving/options.ts";
import type { Order } from "../packed.ts";
import type { FoldingLevel, FoldingState } from "./index.ts";
import { packedFoldingBlocks } from "./packed.ts";

const { puzzle, heuristics } = packedFoldingBlocks;

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

describe.each(ORDERS)("on every state of a few hundred small levels, in order %s", (order) => {
  const MOST_STATES = 3000;

  interface Explored {
    readonly level: FoldingLevel;
    readonly space: PackedSpace;
    readonly estimates: ReadonlyMap<string, readonly number[]>;
  }

  const levels = [
    ...fc.sample(arbitraryFoldingLevel(), { numRuns: 350, seed: 11 }),
    ...fc.sample(arbitraryFoldingLevel({ maxRows: 14, maxColumns: 14, maxGroups: 4 }), { numRuns: 120, seed: 12 }),
  ];
  const provenNames = heuristics.filter(({ admissible }) => admissible).map(({ name }) => name);
  const explored = levels.flatMap((level) => explore(level) ?? []);

  function explore(level: FoldingLevel): Explored | undefined {
    const plain = packedFoldingBlocks.prepare(level, { heuristic: undefined, costModel: "moves", order });
    const space = packedSpace(packedFoldingBlocks.game(plain), MOST_STATES);
    if (space === undefined) return undefined;
    const estimates = new Map(
      provenNames.map((heuristic) => {
        const tables = packedFoldingBlocks.prepare(level, { heuristic, costModel: "moves", order });
        const game = packedFoldingBlocks.game(tables);
        return [
          heuristic,
          Array.from({ length: space.count }, (_, i) => game.estimate(space.states, i * game.words, 0)),
        ];
      }),
    );
    return { level, space, estimates };
  }

  test("there are enough of them, solvable and not, narrow and wide", () => {
    expect(explored.length).toBeGreaterThan(350);
    expect(explored.filter(({ space }) => Number.isFinite(space.costs[0])).length).toBeGreaterThan(100);
    expect(explored.filter(({ level }) => level.board.split(".").length > 65).length).toBeGreaterThan(10);
  });

  test.each(provenNames)("%s never overestimates", (name) => {
    for (const { space, estimates } of explored) {
      const values = estimates.get(name) as readonly number[];
      const wrong = values.findIndex((value, i) => {
        const cost = space.costs[i] as number;
        return value === NEVER ? Number.isFinite(cost) : value > cost;
      });
      expect(wrong).toBe(-1);
    }
  });

  test.each(heuristics.filter(({ consistent }) => consistent).map(({ name }) => name))("%s is consistent", (name) => {
    for (const { space, estimates } of explored) {
      const values = estimates.get(name) as readonly number[];
      expect(space.edges.find(({ from, to, cost }) => (values[from] as number) > cost + (values[to] as number))).toBe(
        undefined,
      );
    }
  });

  test("partition is never less than doubling, and recognises nearly all states that cannot be solved", () => {
    let hopeless = 0;
    let recognised = 0;
    for (const { space, estimates } of explored) {
      const doubling = estimates.get("doubling") as readonly number[];
      const partition = estimates.get("partition") as readonly number[];
      expect(partition.every((value, i) => value >= (doubling[i] as number))).toBe(true);
      hopeless += space.costs.filter((cost) => !Number.isFinite(cost)).length;
      recognised += partition.filter((value) => value === NEVER).length;
    }
    expect(recognised / hopeless).toBeGreaterThan(0.98);
  });
});
