// The estimates by hand, and a counter-example for each that is not proven. What is claimed of them is tested on every
// state of hundreds of small levels with all puzzles (tests/contract.test.ts).
import { describe, expect, test } from "vitest";
import { packedSpace } from "../../../tests/support/packed-space.ts";
import { boardAfter, iceLevel } from "../../../tests/support/playable-ice.ts";
import { NEVER } from "../../search/game.ts";
import type { IceLevel } from "./index.ts";
import { packedBreakTheIce as packed } from "./packed.ts";

function estimated(level: IceLevel, heuristic: string, moves?: string): number {
  const tables = packed.prepare(level, { heuristic, costModel: "moves" });
  const game = packed.game(tables);
  const state = new Uint32Array(game.words);
  packed.pack(level, tables, moves === undefined ? level.board : boardAfter(level, moves), state, 0);
  return game.estimate(state, 0, -1);
}

/** The estimates and exact costs of all states, and every fall of the estimate by more than a move costs. */
function measured(level: IceLevel, heuristic: string, most: number) {
  const game = packed.game(packed.prepare(level, { heuristic, costModel: "moves" }));
  const space = packedSpace(game, most);
  if (space === undefined) return undefined;
  const estimates = Array.from({ length: space.count }, (_, i) => game.estimate(space.states, i * game.words, -1));
  const falls = space.edges.filter(({ from, to }) => (estimates[from] as number) - (estimates[to] as number) > 1);
  return { estimates, costs: space.costs, falls };
}

describe("`columns`", () => {
  test("by hand", () => {
    expect(estimated(iceLevel(["A.A.A"]), "columns")).toBe(1 + 1);
    expect(estimated(iceLevel(["A.....", "AB.BAB"]), "columns")).toBe(3);
    expect(estimated(iceLevel(["AB", "AB", "BA", "AB"]), "columns")).toBe(1);
    expect(estimated(iceLevel(["AB.", "AB.", "BA."], { burst: "lines" }), "columns")).toBe(1);
    expect(estimated(iceLevel(["...", "AAA"]), "columns")).toBe(1);
  });

  test("is 0 when solved, and NEVER where a colour is dead or cannot come together", () => {
    expect(estimated(iceLevel(["...B", "AABA", "CCBC"]), "columns")).not.toBe(NEVER);
    expect(estimated(iceLevel(["...A", "AA.B"]), "columns", "0,3:l")).toBe(NEVER);
    expect(estimated(iceLevel(["A.#.A", "A.#.A"]), "columns")).toBe(NEVER);
    expect(estimated(iceLevel(["....", "AA.A"]), "columns", "1,3:l")).toBe(0);
  });

  test("colours of more than fifteen blocks are left out", () => {
    const level = iceLevel(["BBBBB...", "AAAAA...", "BBBBB...", "AAAAA...", "AAAAA..A"]);
    expect(estimated(level, "columns")).toBe(1);
    const fewer = iceLevel(["BBB......", "AAA......", "BBB......", "AAA......", "AAA.....A"]);
    expect(estimated(fewer, "columns")).toBe(5);
  });
});

describe("`blocks`", () => {
  test("counts blocks", () => {
    expect(estimated(iceLevel(["A..", "BBA", "AB#"]), "blocks")).toBe(6);
    expect(estimated(iceLevel(["....", "AA.A"]), "blocks", "1,3:l")).toBe(0);
  });
});

describe("`colors`", () => {
  const rows = ["............", "AA.ABB.BCCDC"];
  const colorsLeft = (moves: string): number => estimated(iceLevel(rows, { moves }), "colors", "1,3:l");

  test("is the shares of colours and blocks that are left, of the budget, rounded down", () => {
    expect(estimated(iceLevel(rows), "colors")).toBe(10 * 1024);
    expect(estimated(iceLevel(rows, { moves: "7" }), "colors")).toBe(7 * 1024);
    expect(colorsLeft("1")).toBe(Math.floor((1024 * 3 * 7) / (4 * 10)));
    expect(colorsLeft("999999")).toBe(Math.floor((1024 * 999999 * 3 * 7) / (4 * 10)));
    expect(estimated(iceLevel(["...B..", "AA.ABB"]), "colors", "1,3:l")).toBe(0);
  });
});

describe("`chains`", () => {
  test("is 0 when solved, 2 where no move makes a run, whatever the budget", () => {
    expect(estimated(iceLevel(["....", "AA.A"]), "chains", "1,3:l")).toBe(0);
    expect(estimated(iceLevel(["A.A.A"], { moves: "1" }), "chains")).toBe(2);
    expect(estimated(iceLevel(["A"]), "chains")).toBe(2);
  });

  test("is the blocks by those of the best first burst, rounded up, at most the budget", () => {
    const rows = ["B..B..", "AA.AB."];
    expect(estimated(iceLevel(rows), "chains")).toBe(2);
    expect(estimated(iceLevel(["......", "AA.ABC"]), "chains")).toBe(2);
    expect(estimated(iceLevel(["........", "AA.ABCDE"]), "chains")).toBe(3);
    expect(estimated(iceLevel(["........", "AA.ABCDE"], { moves: "2" }), "chains")).toBe(2);
  });

  test("counts what hangs together with a run where that bursts too", () => {
    const rows = ["A....", "AA.AB"];
    expect(estimated(iceLevel(rows), "chains")).toBe(Math.ceil(5 / 4));
    expect(estimated(iceLevel([...rows], { burst: "lines" }), "chains")).toBe(Math.ceil(5 / 3));
    expect(estimated(iceLevel(["A...", "AA.A"]), "chains")).toBe(1);
    expect(estimated(iceLevel(["A...", "AA.A"], { burst: "lines" }), "chains")).toBe(2);
  });
});

describe("not admissible, not consistent", () => {
  // One move takes the three A away, and the B upon them falls into a run.
  const cascade = iceLevel(["...B..", "AA.ABB"]);

  test.each(["blocks", "colors", "chains"])("`%s`", (heuristic) => {
    const found = measured(cascade, heuristic, 20000);
    expect(found).toBeDefined();
    const unit = packed.heuristics.find(({ name }) => name === heuristic)?.unit as number;
    expect(found?.costs.some((cost, i) => (found.estimates[i] as number) > cost * unit)).toBe(true);
    expect(found?.falls).not.toEqual([]);
  });
});
