import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leastCost } from "../../../tests/reference/least-cost.ts";
import { anyPositionOf } from "../../../tests/support/any-position.ts";
import { arbitraryRollLevel } from "../../../tests/support/arbitrary-roll-the-block.ts";
import { endOf } from "../../../tests/support/method-session.ts";
import { rollLevel, stateAfter } from "../../../tests/support/roll-level.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import { type RollLevel, type RollMove, type RollState, rollTheBlock } from "../../puzzles/roll-the-block/index.ts";
import { startingAt } from "../../puzzles/roll-the-block/rules.ts";
import { SOLVED, UNLIMITED } from "../../search/run.ts";
import { essentialLevel, hasHalves } from "./essential-level.ts";
import { halves } from "./halves/index.ts";

/** The names of the bridges that are left. */
function left(rows: readonly string[], legend: Record<string, string>): string {
  return essentialLevel(rollLevel(rows, legend))
    .bridges.map(({ name }) => name)
    .join("");
}

/** What moves cost that must be legal and solve the level. */
function costOfMoves(level: RollLevel, start: RollState, moves: readonly RollMove[], model: CostModel): number {
  let state = start;
  let cost = 0;
  for (const move of moves) {
    cost += rollTheBlock.moveCost(level, state, move, model);
    const { refused, state: after } = rollTheBlock.applyMove(level, state, move);
    if (refused !== undefined) throw new Error(refused.en);
    state = after;
  }
  expect(rollTheBlock.isSolved(level, state)).toBe(true);
  return cost;
}

/** The board of what is left, one character a kind of tile. */
function drawn({ rows, columns, tiles, kinds }: RollLevel): string[] {
  const texts = { void: "#", floor: ".", fragile: "~", target: "T", bridge: "b", switch: "s", split: "P" };
  const characters = Array.from(tiles, (kind) => texts[kinds[kind]?.kind ?? "void"]);
  return Array.from({ length: rows }, (_, row) => characters.slice(row * columns, (row + 1) * columns).join(""));
}

describe("what is left of a level", () => {
  test("a level with neither bridges nor splits is left as it is", () => {
    const level = rollLevel(["S...T", ".1..."], { 1: "soft" });
    expect(essentialLevel(level)).toBe(level);
  });

  test("it is worked out once for each level", () => {
    const level = rollLevel(["S.ab..T", "......."], { a: "bridge open", b: "bridge closed" });
    expect(essentialLevel(level)).toBe(essentialLevel(level));
  });

  test("a bridge that no switch changes is floor or void", () => {
    const level = rollLevel(["S.ab..T", "......."], { a: "bridge open", b: "bridge closed" });
    expect(drawn(essentialLevel(level))).toEqual(["...#..T", "......."]);
  });

  test("an open bridge that switches only open is floor, and its switch too", () => {
    const level = rollLevel(["S1a...T", "......."], { a: "bridge open", 1: "soft open a" });
    expect(drawn(essentialLevel(level))).toEqual(["......T", "......."]);
  });

  test("on a very large board only the legend is looked at", () => {
    const floor = new Array(1100).fill(".".repeat(1000));
    const rows = [`Sab12${".".repeat(994)}T`, ...floor];
    const legend = { a: "bridge closed", b: "bridge open", 2: "soft open b" };
    expect(left(rows, { ...legend, 1: "soft close a" })).toBe("");
    expect(left(rows, { ...legend, 1: "soft open a" })).toBe("a");
  });

  test("a bridge that is needed stays, with its switch", () => {
    const rows = ["S..a..T", "1..#..."];
    expect(left(rows, { a: "bridge closed", 1: "soft open a" })).toBe("a");
  });

  test("a heavy switch where no block can stand up is floor", () => {
    const rows = ["S..a..T", "###1###"];
    expect(left(rows, { a: "bridge open", 1: "heavy close a" })).toBe("");
    expect(left(rows, { a: "bridge open", 1: "soft close a" })).toBe("");
    expect(left(["S..a..T", "...1..."], { a: "bridge open", 1: "soft close a" })).toBe("a");
  });

  test("a bridge that nothing lands on is void, and its switch floor", () => {
    const rows = ["S.....T", "....1..", "#######", "aaaaaaa"];
    expect(drawn(essentialLevel(rollLevel(rows, { a: "bridge open", 1: "soft toggle a" })))).toEqual([
      "......T",
      ".......",
      "#######",
      "#######",
    ]);
  });

  test("what lies behind a bridge that stays closed is void too, and so on", () => {
    const rows = ["S..T...", "......#", "###a###", "...1...", "...b...", "...2..."];
    const legend = { a: "bridge closed", b: "bridge closed", 1: "soft open b", 2: "soft toggle b" };
    expect(drawn(essentialLevel(rollLevel(rows, legend))).slice(2)).toEqual([
      "#######",
      ".......",
      "...#...",
      ".......",
    ]);
  });

  test("what lies where no way leads to the target from is not looked at", () => {
    const rows = ["S..P..T", "#######", "..1..a."];
    const legend = { a: "bridge open", 1: "soft toggle a", P: "split 2,0 2,4" };
    const level = essentialLevel(rollLevel(rows, legend));
    expect(level.bridges).toEqual([]);
    expect(drawn(level)).toEqual(["...~..T", "#######", ".....#."]);
  });

  test("bridges that start alike and change alike are one", () => {
    const rows = ["S..a..b..T", "12.a..b..."];
    const alike = { a: "bridge closed", b: "bridge closed", 1: "soft toggle ab", 2: "soft open b, open a" };
    expect(left(rows, alike)).toBe("a");
    expect(left(rows, { ...alike, b: "bridge open" })).toBe("ab");
    expect(left(rows, { ...alike, 2: "soft open a" })).toBe("ab");
  });

  test("several actions on one bridge are taken together", () => {
    const rows = ["S..a..T", "1..a..."];
    expect(left(rows, { a: "bridge open", 1: "soft toggle a, toggle a" })).toBe("");
    expect(left(rows, { a: "bridge open", 1: "soft close a, toggle a" })).toBe("");
    expect(left(rows, { a: "bridge open", 1: "soft open a, toggle a" })).toBe("a");
  });

  test("a split is kept only where a whole block can use it", () => {
    const usable = essentialLevel(rollLevel(["S..P..", "#.....", "...T.."], { P: "split 2,0 2,5" }));
    expect(hasHalves(usable)).toBe(true);
    const unusable = essentialLevel(rollLevel(["S..T#P", "....##"], { P: "split 0,0 1,3" }));
    expect(drawn(unusable)).toEqual(["...T#~", "....##"]);
    const useless = essentialLevel(rollLevel(["S..P..T", "#######", ".#.####"], { P: "split 2,0 2,2" }));
    expect(hasHalves(useless)).toBe(false);
  });
});

test("a bridge that a split puts a half onto stays, though it never opens", () => {
  const rows = ["S..P....", "#######a", "...T...."];
  expect(left(rows, { a: "bridge closed", P: "split 0,6 1,7" })).toBe("a");
});

describe("from a position", () => {
  /** What is left after these moves, and what a solution costs from there: by the rules, and by `halves`. */
  async function reducedAfter(rows: readonly string[], legend: Record<string, string>, moves: string) {
    const level = rollLevel(rows, legend);
    const start = stateAfter(level, moves);
    const essential = essentialLevel(level, start);
    const { cost } = leastCost(rollTheBlock, startingAt(level, start));
    expect(leastCost(rollTheBlock, essential).cost).toBe(cost);
    return { essential, start, level, cost };
  }

  test("it is worked out once for each position", () => {
    const level = rollLevel(["S.1ab.T", "......."], { a: "bridge open", b: "bridge closed", 1: "soft toggle a" });
    const start = stateAfter(level, "r");
    expect(essentialLevel(level, start)).toBe(essentialLevel(level, stateAfter(level, "r")));
    expect(essentialLevel(level, start)).not.toBe(essentialLevel(level));
    expect(essentialLevel(level).start).toEqual(level.start);
  });

  test("a bridge stays as it is by now", async () => {
    const { essential } = await reducedAfter(["S1.a..T"], { a: "bridge closed", 1: "soft open a" }, "r l");
    expect(drawn(essential)).toEqual(["......T"]);
  });

  test("a bridge that has closed under the block stays one", async () => {
    const { essential, cost } = await reducedAfter(["Sa1T", "####"], { a: "bridge open", 1: "soft close a" }, "r");
    expect(drawn(essential)).toEqual([".bsT", "####"]);
    expect(cost).toBe(1);
  });

  test("a bridge that has closed under a waiting half stays one", async () => {
    const rows = ["S..P..", "######", "a.1..T"];
    const legend = { a: "bridge open", 1: "soft close a", P: "split 2,3 2,0" };
    const { level, start, essential, cost } = await reducedAfter(rows, legend, "r r l");
    expect(drawn(essential)).toEqual(["...~..", "######", "b.s..T"]);
    expect(await endOf(halves, level, { engine: "wasm", costModel: "moves", maxCost: UNLIMITED, start })).toMatchObject(
      {
        status: SOLVED,
        lowerBound: cost,
      },
    );
  });

  test("a switch that only halves come to stays one, though no split is of use any more", async () => {
    // Beyond `c`, which is void from the first round on, there is nothing; the second round knows no split any more.
    const rows = ["S..P....", "########", "....bTc.", "##.#####", "##.1####"];
    const legend = { b: "bridge closed", c: "bridge closed", 1: "soft open b", P: "split 2,2 2,0" };
    const { level, start, essential, cost } = await reducedAfter(rows, legend, "r r");
    expect(drawn(essential)).toEqual(["...~....", "########", "....bT#.", "##.#####", "##.s####"]);
    expect(await endOf(halves, level, { engine: "wasm", costModel: "moves", maxCost: UNLIMITED, start })).toMatchObject(
      {
        status: SOLVED,
        lowerBound: cost,
      },
    );
  });
});

describe("a level and what is left of it", () => {
  test.each(["moves", "weighted"] as const)("have the same solutions (%s)", (model) => {
    const levels = fc.oneof(
      arbitraryRollLevel(),
      arbitraryRollLevel({ bridges: 6, switches: 6, splits: 0 }),
      arbitraryRollLevel({ maxRows: 4, maxColumns: 9, bridges: 4, switches: 5 }),
    );
    fc.assert(
      fc.property(anyPositionOf(rollTheBlock, levels), ({ level, state }) => {
        const found = leastCost(rollTheBlock, essentialLevel(level, state), model);
        const { cost } = leastCost(rollTheBlock, startingAt(level, state), model);
        expect(found.cost).toBe(cost);
        if (cost !== undefined) expect(costOfMoves(level, state, found.moves, model)).toBe(cost);
      }),
      { numRuns: 200 },
    );
  });

  test("simplifying once is enough", () => {
    fc.assert(
      fc.property(arbitraryRollLevel({ bridges: 6, switches: 6 }), (level) => {
        const once = essentialLevel(level);
        expect(essentialLevel(once).bridges).toEqual(once.bridges);
      }),
    );
  });
});
