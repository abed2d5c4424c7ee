// The estimates by hand, and where one is exact. What is claimed of them is tested on every state of hundreds of small
// levels with all puzzles (tests/contract.test.ts).
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryRollLevel } from "../../../tests/support/arbitrary-roll-the-block.ts";
import { packedSpace } from "../../../tests/support/packed-space.ts";
import { rollLevel, stateAfter } from "../../../tests/support/roll-level.ts";
import { widened } from "../../../tests/support/roll-states.ts";
import { type Game, NEVER } from "../../search/game.ts";
import type { CostModel } from "../puzzle.ts";
import type { RollLevel } from "./index.ts";
import { packedRollTheBlock as packed } from "./packed.ts";

const MODELS: readonly CostModel[] = ["moves", "weighted"];
const MOST_STATES = 4000;

function estimated(level: RollLevel, heuristic: string, costModel: CostModel, moves = ""): number {
  const tables = packed.prepare(level, { heuristic, costModel });
  const game = packed.game(tables);
  const state = new Uint32Array(game.words);
  packed.pack(level, tables, stateAfter(level, moves), state, 0);
  return game.estimate(state, 0, -1);
}

function gameOf(level: RollLevel, heuristic: string, costModel: CostModel): Game {
  return packed.game(packed.prepare(level, { heuristic, costModel }));
}

function estimatedSpace(game: Game, most: number) {
  const space = packedSpace(game, most);
  if (space === undefined) return undefined;
  const estimates = Array.from({ length: space.count }, (_, i) => game.estimate(space.states, i * game.words, -1));
  return { ...space, estimates };
}

/** Without holes nearly every level is solvable, and its halves roll about. */
const withSplits = fc.oneof(
  arbitraryRollLevel({ bridges: 1, switches: 2, splits: 3 }),
  arbitraryRollLevel({ bridges: 1, switches: 2, splits: 3, holes: false, maxRows: 5, maxColumns: 5 }),
);

describe("`relaxed` is exact", () => {
  const untouched: Readonly<Record<string, fc.Arbitrary<RollLevel>>> = {
    "where there is nothing but floor": arbitraryRollLevel({ bridges: 0, switches: 0, splits: 0 }),
    "with splits on a small board": withSplits.filter((level) => level.bridges.length === 0),
  };

  test.each(Object.entries(untouched))("%s", (_, levels) => {
    fc.assert(
      fc.property(levels, fc.constantFrom(...MODELS), (level, model) => {
        const game = gameOf(level, "relaxed", model);
        const { costs, estimates } = estimatedSpace(game, MOST_STATES) ?? { costs: [], estimates: [] };
        expect(estimates).toEqual(costs.map((cost) => (cost === Number.POSITIVE_INFINITY ? NEVER : cost)));
      }),
      { numRuns: 200 },
    );
  });

  test("with every bridge open and every switch idle", () => {
    const legend = { a: "bridge closed", b: "bridge open", 1: "soft close b" };
    const level = rollLevel(["S1.ab.T"], legend);
    const open = rollLevel(["S.....T"]);
    for (const model of MODELS) expect(estimated(level, "relaxed", model)).toBe(estimated(open, "relaxed", model));
    expect(estimated(level, "relaxed", "moves")).toBe(4);
    expect(estimated(level, "relaxed", "weighted")).toBe(30);
  });

  test("and NEVER where not even that helps", () => {
    const level = rollLevel(["S.a.#T"], { a: "bridge closed" });
    expect(estimated(level, "relaxed", "moves")).toBe(NEVER);
    expect(estimated(level, "relaxed", "weighted")).toBe(NEVER);
  });

  test("but not for halves on a large board, which are worth the farther of the two", () => {
    const level = rollLevel(["SSP......T", "..........", ".........."], { P: "split 2,0 0,6" });
    const wide = widened(level, 200);
    expect(estimated(level, "relaxed", "moves", "r")).toBe(10);
    expect(estimated(wide, "relaxed", "moves", "r")).toBe(8);
  });
});

describe("`manhattan`", () => {
  const level = rollLevel(["S.....", "......", "...T..", "......"]);

  test.each([
    ["", 5],
    ["r", 3],
    ["d", 3],
    ["r d", 2],
    ["r r", 2],
    ["r r d", 0],
  ])("after %j is %d by hand, whatever a roll costs", (moves, cells) => {
    for (const model of MODELS) expect(estimated(level, "manhattan", model, moves)).toBe(cells);
  });

  test("of halves is that of the nearer", () => {
    const split = rollLevel(["SSP......T", "..........", ".........."], { P: "split 2,0 0,6" });
    const nearest = [
      ["", 8],
      ["r", 3],
      ["r u", 3],
      ["r x l", 4],
      ["r x d", 4],
    ] as const;
    for (const [moves, cells] of nearest) {
      for (const model of MODELS) expect(estimated(split, "manhattan", model, moves)).toBe(cells);
    }
  });

  test("is not admissible: two rolls bring the block three cells on", () => {
    const { costs, estimates } = estimatedSpace(gameOf(rollLevel(["S..T"]), "manhattan", "moves"), MOST_STATES) ?? {};
    expect([costs?.[0], estimates?.[0]]).toEqual([2, 3]);
  });

  test("nor is it where rolls are weighted: one that ends on a split brings halves anywhere", () => {
    const far = rollLevel([`SSP${".".repeat(33)}T`], { P: "split 0,33 0,35" });
    const { costs, estimates } = estimatedSpace(gameOf(far, "manhattan", "weighted"), MOST_STATES) ?? {};
    expect([costs?.[0], estimates?.[0]]).toEqual([30, 35]);
  });
});

describe("`distance` by hand", () => {
  test.each([
    ["", 5, 4, 25],
    ["r", 3.5, 3, 20],
    ["d", 3.5, 3, 20],
    ["r d", 2.5, 2, 15],
    ["r r", 2, 2, 10],
    ["r r d", 0.5, 1, 5],
  ])("after %j the centre is %d away", (moves, away, inMoves, weighted) => {
    const level = rollLevel(["S.....", "......", "...T..", "......"]);
    expect(Math.ceil(away / 1.5)).toBe(inMoves);
    expect(estimated(level, "distance", "moves", moves)).toBe(inMoves);
    expect(estimated(level, "distance", "weighted", moves)).toBe(weighted);
  });

  test("a split may be nearer than the target: then what its halves are worth counts", () => {
    const rows = ["SSP.................", "................T..."];
    const level = rollLevel(rows, { P: "split 0,15 0,18" });
    // Doubled: 3 from the block to the split, 3 from the middle of the halves to the target, 4 for their 3 cells apart.
    expect(estimated(level, "distance", "moves")).toBe(Math.ceil(10 / 3));
    expect(estimated(level, "distance", "moves", "r")).toBe(Math.ceil(7 / 3));
    // And 7 for those 3 cells, and 1 because the block lies.
    expect(estimated(level, "distance", "weighted")).toBe(5 * (14 / 2));
    expect(estimated(level, "distance", "weighted", "r")).toBe(5 * (10 / 2));
  });
});
