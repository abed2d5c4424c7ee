// Every default, every refusal and what it says, and the keys that searches order states by.
import { describe, expect, test } from "vitest";
import { graphPuzzle } from "../../tests/support/graph-puzzle.ts";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import type { PackedPuzzle } from "../puzzles/packed.ts";
import type { Puzzle } from "../puzzles/puzzle.ts";
import { type AlgorithmName, checkOptions, ORDERS, planFor, type SolveOptions, WrongOption } from "./options.ts";
import { packedOwnPuzzle } from "./own-puzzle.ts";

function packedOf(id: string): PackedPuzzle {
  const found = PACKED_PUZZLES.find(({ puzzle }) => puzzle.format.id === id);
  if (found === undefined) throw new Error(`no engine knows ${id}`);
  return found;
}

const roll = packedOf("roll-the-block");
const folding = packedOf("folding-blocks");
const own = packedOwnPuzzle(graphPuzzle as unknown as Puzzle);

function refusal(options: unknown, packed?: PackedPuzzle): string {
  try {
    if (packed === undefined) checkOptions(options as SolveOptions);
    else planFor(packed, options as SolveOptions);
  } catch (reason) {
    expect(reason).toBeInstanceOf(WrongOption);
    return (reason as WrongOption).message;
  }
  return "nothing is refused";
}

describe("what is not given", () => {
  test("is astar with the strongest heuristic that never overestimates, in Wasm, with moves that cost 1", () => {
    for (const packed of PACKED_PUZZLES) {
      expect(planFor(packed, {})).toMatchObject({
        algorithm: "astar",
        engine: "wasm",
        costModel: "moves",
        weight: 1,
        order: "canonical",
        own: undefined,
        depth: undefined,
        proves: true,
        heuristic: { name: packed.strongest, admissible: true },
      });
    }
  });

  test("auto is the same", () => {
    expect(planFor(roll, { algorithm: "auto" })).toEqual(planFor(roll, {}));
  });

  test("leaves the choice of a method to auto, which a heuristic, a weight, an order or a trace takes away", () => {
    expect(planFor(folding, {}).isFree).toBe(true);
    expect(planFor(folding, { algorithm: "auto", trace: 0, limits: { nodes: 1 } }).isFree).toBe(true);
    for (const asked of [{ heuristic: "doubling" }, { weight: 1 }, { order: "canonical" }, { trace: 1 }] as const) {
      expect(planFor(folding, asked).isFree).toBe(false);
    }
    expect(planFor(folding, { algorithm: "astar" }).isFree).toBe(false);
  });

  test("a search that looks at no heuristic has none, whatever is asked for", () => {
    for (const algorithm of ["bfs", "dfs", "iddfs", "ucs"] as const) {
      expect(planFor(roll, { algorithm }).heuristic).toBeUndefined();
      expect(planFor(roll, { algorithm, heuristic: "distance" }).heuristic).toBeUndefined();
    }
  });

  test("a weight is for astar alone", () => {
    expect(planFor(roll, { algorithm: "astar", weight: 3 }).weight).toBe(3);
    expect(planFor(roll, { weight: 3 }).weight).toBe(3);
    for (const algorithm of ["ucs", "greedy", "idastar"] as const) {
      expect(planFor(roll, { algorithm, weight: 3 }).weight).toBe(1);
    }
  });
});

describe("a plan promises the optimum", () => {
  const promises = (options: SolveOptions, packed = folding): boolean => planFor(packed, options).proves;

  test.each<[AlgorithmName, boolean]>([
    ["auto", true],
    ["bfs", true],
    ["iddfs", true],
    ["ucs", true],
    ["astar", true],
    ["idastar", true],
    ["dfs", false],
    ["greedy", false],
  ])("with %s: %s", (algorithm, promised) => {
    expect(promises({ algorithm })).toBe(promised);
  });

  test("never within a depth, with a heuristic that may overestimate, or with a weight above 1", () => {
    expect(promises({ algorithm: "dls", depth: 5 })).toBe(false);
    expect(promises({ algorithm: "astar", heuristic: "filled" })).toBe(false);
    expect(promises({ algorithm: "idastar", heuristic: "filled" })).toBe(false);
    expect(promises({ algorithm: "ucs", heuristic: "filled" })).toBe(true);
    expect(promises({ weight: 1.01 })).toBe(false);
    expect(promises({ weight: 0.5 })).toBe(true);
  });

  test("with a heuristic of one's own as far as that says so", () => {
    const estimate = () => 0;
    expect(promises({ engine: "ts", heuristic: { name: "mine", estimate } })).toBe(false);
    expect(promises({ engine: "ts", heuristic: { name: "mine", estimate, admissible: true } })).toBe(true);
  });
});

const everyAlgorithm = "auto, bfs, dfs, dls, iddfs, ucs, greedy, astar, idastar";

describe("what is refused before any level is read", () => {
  test.each<[unknown, string]>([
    [{ algorithm: "dijkstra" }, `There is no algorithm dijkstra; there is ${everyAlgorithm}.`],
    [{ engine: "gpu" }, "There is no engine gpu; there is wasm, ts."],
    [{ order: "random" }, "There is no order random; there is canonical, any."],
    [{ weight: -1 }, "The weight is -1; it can be a number from 0 to 1000."],
    [{ weight: 1001 }, "The weight is 1001; it can be a number from 0 to 1000."],
    [{ weight: Number.NaN }, "The weight is NaN; it can be a number from 0 to 1000."],
    [{ algorithm: "bfs", depth: 3 }, 'A depth of 3 is for dfs and dls, not for bfs; "budget" may bound any algorithm.'],
    [{ depth: 3 }, 'A depth of 3 is for dfs and dls, not for astar; "budget" may bound any algorithm.'],
    [{ algorithm: "dls" }, "dls needs a depth: a number of moves, or budget."],
    [{ algorithm: "dls", depth: -1 }, "The depth is -1; it must be a whole number, 0 or more."],
    [{ algorithm: "dfs", depth: 1.5 }, "The depth is 1.5; it must be a whole number, 0 or more."],
    [
      { algorithm: "bfs", costModel: "weighted" },
      "bfs proves the optimum only where every move costs 1; with weighted costs use one of auto, dfs, dls, ucs, greedy, astar, idastar.",
    ],
    [
      { algorithm: "iddfs", costModel: "weighted" },
      "iddfs proves the optimum only where every move costs 1; with weighted costs use one of auto, dfs, dls, ucs, greedy, astar, idastar.",
    ],
    [
      { heuristic: { name: "mine", estimate: () => 0 } },
      "The heuristic mine is not one of Fourfold's; it needs the engine ts.",
    ],
    [{ trace: -1 }, "The trace is -1; it must be a whole number, 0 or more."],
    [{ trace: 0.5 }, "The trace is 0.5; it must be a whole number, 0 or more."],
    [{ limits: { nodes: -1 } }, "The limit on nodes is -1; it must be a whole number, 0 or more."],
    [{ limits: { nodes: 1.5 } }, "The limit on nodes is 1.5; it must be a whole number, 0 or more."],
    [{ limits: { timeMs: -1 } }, "The limit on time is -1; it must be 0 or more."],
    [{ limits: { timeMs: Number.NaN } }, "The limit on time is NaN; it must be 0 or more."],
    [{ limits: { memoryBytes: -1 } }, "The limit on memory is -1; it must be 0 or more."],
  ])("%j", (options, message) => {
    expect(refusal(options)).toBe(message);
  });

  test("nothing else: limits of 0, a depth of 0 and the largest weight are possible", () => {
    checkOptions({ limits: { nodes: 0, timeMs: 0, memoryBytes: 0 }, trace: 0, weight: 1000 });
    checkOptions({ algorithm: "dls", depth: 0 });
    checkOptions({ algorithm: "bfs", depth: "budget" });
    checkOptions({ weight: 0 });
    expect(refusal({})).toBe("nothing is refused");
  });
});

describe("what is refused for a puzzle", () => {
  test("a heuristic that it does not have", () => {
    const names = roll.heuristics.map(({ name }) => name).join(", ");
    expect(refusal({ heuristic: "doubling" }, roll)).toBe(`roll-the-block has no heuristic doubling; it has ${names}.`);
    expect(refusal({ algorithm: "bfs", heuristic: "nonsense" }, roll)).toMatch(/^roll-the-block has no heuristic/);
  });

  test("a cost model that it does not have", () => {
    expect(refusal({ costModel: "weighted" }, folding)).toBe(
      "The cost model weighted is not for folding-blocks, which has moves.",
    );
    expect(planFor(roll, { costModel: "weighted" }).costModel).toBe("weighted");
  });

  test.each(ORDERS)("the order %s where it has no orders", (order) => {
    for (const packed of [...PACKED_PUZZLES.filter((puzzle) => puzzle !== folding), own]) {
      expect(refusal({ order, engine: "ts" }, packed)).toBe(
        `The order ${order} is not for ${packed.puzzle.format.id}; only folding-blocks has orders.`,
      );
      expect(planFor(packed, { engine: "ts" }).order).toBe("canonical");
    }
    expect(planFor(folding, { order }).order).toBe(order);
  });

  test("every heuristic of Fourfold where the puzzle is one's own", () => {
    expect(refusal({ heuristic: "filled", engine: "ts" }, own)).toBe("graph has no heuristic filled; it has none.");
    expect(planFor(own, { engine: "ts" })).toMatchObject({ heuristic: { name: "none" }, proves: true });
  });
});
